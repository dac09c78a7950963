# The command line.

help-tabbytop = Three cat games with the complete rules: Cat Box, If It Fits, and Here, Kitty, Kitty!
help-play = Play against bots in the terminal.
help-join = Play at a table on a server. Give the link to a table, or the server's address to pick a table or create one.
help-moves = List all legal moves in a position file.
help-score = Score a position file as if the game ended now.
help-simulate = Play many games with random players and show statistics.
help-replay = Show a recorded game move by move.
help-export = Export a recorded game as positions with all their legal moves (JSON).
help-verify = Replay a record and check every deal against the published commitment.
help-deck = Show decks and check your own.
help-deck-check = Check a deck file for errors.
help-deck-show = Show all cards in a deck.
help-rules = Read the rules.

help-game = The game: cat-box, if-it-fits or here-kitty-kitty.
help-players = Number of players (2 to 5; Here, Kitty, Kitty! 2 to 6).
help-advanced = Play the advanced game.
help-deck-option = The deck: mirror or secret for cat-box, cardboard for if-it-fits, neighborhood for here-kitty-kitty, or your own deck file.
help-table = If It Fits: the table size, coffee (9x7), kitchen (13x9, default), dining (17x11), floor (31x21), or a custom size such as 5x5.
help-cat = If It Fits: your cat: lilly, charlie, milo, jack or izzy.
help-levels = Your opponents: kitten, house-cat (default), alley-cat or tiger. Give one for all seats or one per seat, such as kitten,tiger,house-cat. You can limit how long a bot thinks: tiger:400 (iterations) or tiger:0.5s.
help-beliefs = Cat Box: show on every turn who could be which cat, based on what you've seen.
help-position-deck = The deck that the card ids in the position refer to.
help-seed = A seed. The same seed deals the same cards.
help-resume = Continue a saved game.
help-link = Link to a table, or the address of a server.
help-join-game = Create a table for this game: cat-box, if-it-fits or here-kitty-kitty.
help-join-bots = Bots for the table you create: one level for all other seats, or several, such as kitten,tiger. The remaining seats are for people.
help-name = Your name at the table.
help-continue = Continue the last game you saved.
help-save = Where to save the game.
help-position = A position file (JSON), or - for standard input.
help-record = A game record (JSON).
help-json = Print JSON.
help-games = Number of games.
help-jobs = Number of parallel processes.
help-records = Write one record file per game to this folder.
help-policy = How the random players choose (cat-box: even (default), safe, hoards, spends, mouse, guards, fishes; if-it-fits: keen (default), even, steady, shy, sleepy, restless; here-kitty-kitty: plain (default), even, eager, shy, idle, wasteful). Separate several with /, or give weights such as play=3,done=1.
help-seat = Show only what this seat saw (0, 1, …). Without it, you see everything once the game is over.
help-step = Wait for Enter before each move.
help-board = Show the table after each move.
help-commitment = The commitment shown before the game, to compare with the record.
help-positions = Export positions and legal moves.
help-deck-file = A deck file (JSON).
help-deck-name = The deck: a name or a file.
help-language = The language: en, nl (Dutch) or de (German).
help-version = Show the version.

why-not-a-link = { $found } isn't a link to a table or the address of a server.
why-server-away = Can't reach a Tabbytop server at { $link }.
why-not-a-server = { $link } isn't a Tabbytop server.
why-server-says = The server says: { $text }
why-no-open-tables = There are no open tables on this server. Create one with --game.

error = tabbytop: { $text }
error-needs-extra = This command needs more packages. Install them with: pip install "tabbytop[{ $extra }]"
error-output = tabbytop: Can't write any more output: { $reason }.
error-usage = tabbytop: { $text } Try: tabbytop { $command }--help
why-no-export = Nothing to export. Add --positions.
moves-none = No moves: the game is over.
moves-skipped = No moves: the player to move has no action and is skipped.
moves-count = { $count ->
    [one] 1 move:
   *[other] { $count } moves:
    }
score-line = { $who }: { $points }
seat-name = Seat { $seat }
deck-good = Valid { $game } deck with { $cards } cards, { $kind ->
    [mirrored] with mirrored backs
   *[other] with different cats on the backs
    }.
deck-not-48 = The published game has 48 cards. With { $cards }, players may not get the same number of turns.
deck-counts = Fronts: { $cats } cats ({ $colors }) and { $boxes } empty boxes. Cards by number of empty boxes: none { $full }, one { $one }, two or more { $two }.
verified = Verified: all moves are legal and all deals match the commitment ({ $deals ->
    [one] 1 deal
   *[other] { $deals } deals
    }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
    }).
verified-open = All moves are legal ({ $moves ->
    [one] 1 move
   *[other] { $moves } moves
    }). The deals can't be verified until the dealer's secret is revealed.
replay-refused = This record doesn't follow the current rules from here on: { $text } The remaining entries, as recorded:
simulated = { $game }: { $games ->
    [one] 1 game
   *[other] { $games } games
    }, { $players } players, { $variant ->
    [advanced] advanced
   *[basic] basic
    }, policy { $policy }, seed { $seed }.
column-seat = seat
column-wins = wins (95%)
column-points = mean points (95%)
moves-a-game = Moves per game: { $mean } on average, { $longest } at most. Shared wins: { $shared }.
kinds = Moves by type: { $list }.
progress = games
bye = Stopped.
next-move = { "      " }(Enter: next move, q: stop) 
commitment-shown = Commitment: { $commitment }. Compare it with the one shown before the game, or pass that one with --commitment.
commitment-same = The commitment matches the one you gave ({ $commitment }).
nonces-of = Nonces used in the deal: { $names }.
nonces-none = No player added a nonce to the deal.
not-over-yet = The game isn't over yet.
ended-resigned = The game ended early: someone resigned.
ended-agreed = The game ended early because everyone agreed.
ended-abandoned = The game ended early because everyone left.
