# Messages shared by all games: errors in files and records, and refused moves that no game rule explains.
#
# Glossary: table, create a table · seat, take a seat, leave your seat · host · bot · turn, move, action · draw pile · deck (all cards),
# discard pile · undo · pass · resign · watch, spectator · play again (rematch) · replay · record (the file) · window,
# respond · live, turn-based (clock) · sign in, sign out, account · ruling

at-place = { $where }: { $text }
by-rule = { $text } [{ $rule }]

# Plain data
why-wrong-type = Expected { $wanted ->
    [object] an object
    [list] a list
    [number] a whole number
    [flag] true or false
    [card] a card
   *[text] a string
    }, not { $found }.
why-unknown-key = Unknown key { $key }.
why-missing-key = The key "{ $key }" is missing.
why-too-long = This list has { $count } entries; the maximum is { $most }.
why-out-of-range = { $found } isn't between { $least } and { $most }.
why-unknown-name = { $found } isn't valid here. Choose from: { $names }.
why-not-a-line = This must be a single line of at most { $most } printable characters, not { $found }.
why-players = This game is for { $least } to { $most } players, not { $count }.
why-deck-size = A deck has { $least } to { $most } cards; this one has { $count }.
why-too-many-cards = There are { $count } cards; the game has { $most }.
why-not-a-pair = Coordinates must be a pair [x, y], not { $found }.
why-other-deck = Tabbytop can't show this table: it uses an unknown deck.
why-id-twice = Duplicate id { $id }.

# Files
why-cannot-read = Can't read { $file }: { $reason }.
why-cannot-write = Can't write { $file }: { $reason }.
why-not-utf-8 = { $file } isn't UTF-8 text.
why-key-twice = { $file } has a duplicate key: { $key }.
why-file-exists = { $file } already exists. Choose another name, or continue that game with --resume.
why-no-saved-game = There's no saved game to continue.
why-too-large = { $file } is larger than the limit of { $most } MB.
why-not-json = { $file } isn't valid JSON: { $reason }.
why-too-deep = { $file } is nested too deeply.
why-no-such-deck = Unknown deck { $found }. Choose from: { $names }, or use your own deck.

# Records
why-not-a-record = { $file } isn't a valid record: { $reason }.
why-only-heard = { $file } contains only what one seat saw. This command needs the full record, which you can download from the table after the game.
why-record-version = This record has format version { $found }, but only version { $known } is supported.
why-no-dealer = Only games with a dealer have a record.
why-nonce-count = The record has { $count ->
    [one] 1 nonce
   *[other] { $count } nonces
    } for { $players } players.
why-no-secret-yet = The dealer's secret hasn't been revealed yet, so the deals can't be verified or shown.
why-other-commitment = This record's commitment is { $found }, which differs from the one you gave.
why-wrong-commitment = The secret doesn't match the published commitment.
why-not-hex = This must be { $count } bytes in hexadecimal.
why-other-rules = This record uses rules version { $found }; the current version is { $known }.
why-other-deal = The record says "{ $said }", but the dealer drew "{ $drawn }".
why-line-number = This is entry { $wanted }, but it's numbered { $found }.
why-wrong-author = This entry is by { $found }, but { $wanted ->
    [-1] chance comes next
    [-2] nobody can act here
   *[other] seat { $wanted } is next
    }.
why-wrong-audience = According to the rules, this entry should be visible to different seats.
why-unknown-word = { $found } isn't an action in this game with this deck.
why-half-a-move = The log ends in the middle of a move.
why-wrong-undo = This undo doesn't match the last move.
why-script-wrong = The dealer's script doesn't match at line { $line }.

# Play
why-not-drawable = That can't be dealt here.
why-window-closed = Window { $number } is already closed.
why-not-asked = You can't respond right now.
why-no-such-answer = You can't respond that way here.
why-game-over = The game is over.
why-nobody-moves = Nobody can move right now; the game continues on its own.
why-not-your-turn = It's { $seat }'s turn.
why-sentence-too-long = This move has too many parts.
why-sentence-too-short = This move is incomplete.
why-too-late-to-undo = You can undo only until a card is drawn or someone else plays.
why-nothing-to-undo = You haven't made a move yet.
why-no-such-policy = Unknown policy { $found }. Choose from: { $names }, or give weights like play=3,done=1.
why-bad-seed = A seed must be a single line of printable characters, not { $found }.
why-option-range = { $name } must be between { $least } and { $most }, not { $found }.
why-bots-and-seats = You named { $count } bots for { $seats ->
    [one] one other seat
   *[other] { $seats } other seats
    }. Name one bot for all seats, or one per seat.
why-bots-are-kept = A saved game keeps its bots. Use --bots only for a new game.
why-no-place-to-keep = A game read from standard input needs a file to save to: use --save.
why-not-resumable = You can't continue { $file }: it must have exactly one human player.

# What happens in any game
said-first = { $who } goes first.
said-done = { $who } ends their turn.
said-undo = { $who } undoes the last move.
said-winner = { $who } wins.
said-winners = { $who } share the win.
