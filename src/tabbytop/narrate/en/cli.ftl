# The command line.

help-tabbytop = Three cat games, whole and by the book. Cat Box, If It Fits, Here, Kitty, Kitty!
help-play = Play a game here in the terminal against bots.
help-join = Play at a server's table, by its link; or give the server's address, and choose a table or lay one.
help-moves = List every legal move of a position file.
help-score = Score a position file as if the game ended now.
help-simulate = Play many games of random players and say how they went.
help-replay = Tell a recorded game, move by move.
help-export = Write a recorded game as positions with all their legal moves (JSON).
help-verify = Play a record again and check every deal against the published commitment.
help-deck = Look at decks and check your own.
help-deck-check = Check a deck file and say what is wrong, and where.
help-deck-show = Show all cards of a deck.
help-rules = Read the rules in our words.

help-game = The game: cat-box, if-it-fits or here-kitty-kitty.
help-players = How many play (2 to 5; Here, Kitty, Kitty! 2 to 6).
help-advanced = Play the advanced game.
help-deck-option = The deck: mirror or secret for cat-box, cardboard for if-it-fits, neighborhood for here-kitty-kitty, or a deck file of your own.
help-table = If It Fits: the table, coffee (9x7), kitchen (13x9, the usual one), dining (17x11), floor (31x21), or any size such as 5x5.
help-cat = If It Fits: your cat, lilly, charlie, milo, jack or izzy.
help-levels = Your opponents: kitten, house-cat (the usual one), alley-cat or tiger, one for all or one for each, as in kitten,tiger,house-cat; with a budget tiger:400 (tries) or tiger:0.5s.
help-beliefs = Cat Box: show at every turn who could be which cat, from what you have seen.
help-position-deck = The deck whose card ids the position may use.
help-seed = A seed: the same seed deals the same game again.
help-resume = Go on with a saved game.
help-link = The link of a table, or the address of a server.
help-join-game = Lay a table for this game: cat-box, if-it-fits or here-kitty-kitty.
help-join-bots = Bots for the table you lay: one level for all other seats, or several, as in kitten,tiger; seats that are left are for people.
help-name = Your name at the table.
help-continue = Go on with the game you left last.
help-save = Where to keep the game.
help-position = A position file (JSON), or - for standard input.
help-record = A record of a game (JSON).
help-json = Print JSON.
help-games = How many games.
help-jobs = How many processes play at once.
help-records = Write one record file a game into this folder.
help-policy = How the random players choose (cat-box: even, the usual one, safe, hoards, spends, mouse, guards, fishes; if-it-fits: keen, the usual one, even, steady, shy, sleepy, restless; here-kitty-kitty: plain, the usual one, even, eager, shy, idle, wasteful), several separated by /, or weights such as play=3,done=1.
help-seat = Tell it as this seat heard it (0, 1, …); without, everything once the game is over.
help-step = Wait for Enter before each move.
help-board = Draw the table after each move.
help-commitment = The commitment that was shown before the game, to compare with.
help-positions = Write positions and legal moves.
help-deck-file = A deck file (JSON).
help-deck-name = The deck: its name, or a file.
help-language = The language: en, nl (Dutch) or de (German).
help-version = Say which version this is.

why-not-a-link = { $found } is no link to a table and no address of a server.
why-server-away = There is no Tabbytop to be reached at { $link }.
why-not-a-server = Whatever answers at { $link } is no Tabbytop.
why-server-says = The server says: { $text }
why-no-open-tables = No table is open there; lay one with --game.

error = tabbytop: { $text }
error-needs-extra = This command needs more packages. Install them with: pip install "tabbytop[{ $extra }]"
error-output = tabbytop: Nothing more can be printed: { $reason }.
error-usage = tabbytop: { $text } Try: tabbytop { $command }--help
why-no-export = Say what to export: --positions.
moves-none = No move: the game is over.
moves-passed-over = No move: whose turn it is has nothing to do and is passed over.
moves-count = { $count ->
    [one] One move:
   *[other] { $count } moves:
    }
score-line = { $who }: { $points }
seat-name = Seat { $seat }
deck-good = A deck of { $cards } cards for { $game }, { $kind ->
    [mirrored] the backs mirrored
   *[other] with other cats on the backs
    }.
deck-not-48 = The published game has 48 cards; with { $cards } the players may not have equally many turns.
deck-counts = Fronts: { $cats } cats ({ $colors }) and { $boxes } empty boxes; { $full } cards with no empty box, { $one } with one, { $two } with two or more.
verified = Every move is legal and every deal is the one that was committed to: { $deals } deals, { $moves } moves.
verified-open = Every move is legal. The secret is not revealed yet, so the deals cannot be checked: { $moves } moves.
replay-refused = Today's rules do not take this record any further: { $text } The rest as it was written:
simulated = { $games } games of { $game }, { $players } players, { $variant ->
    [advanced] advanced
   *[basic] basic
    }, policy { $policy }, seed { $seed }.
column-seat = seat
column-wins = wins (95 %)
column-points = mean points (95 %)
moves-a-game = Moves a game: { $mean } on average, { $longest } at most. Shared victories: { $shared }.
kinds = By kind of move: { $list }.
progress = games
bye = Stopped.
next-move = { "      " }(Enter: next move, q: stop) 
commitment-told = Committed to: { $commitment } Compare it with what was shown before the game, or give it by --commitment.
commitment-same = And it is the commitment you were shown: { $commitment }
nonces-of = Nonces in the deal: { $names }.
nonces-none = Nobody added a nonce to the deal.
not-over-yet = The game is not over yet.
ended-resigned = It ended early: somebody gave up.
ended-agreed = It ended early, as everybody agreed.
ended-abandoned = It ended early: everybody had gone.
