# What the house says whatever the game: faults in files, refusals that no game's rule is behind.

at-place = { $where }: { $text }
by-rule = { $text } [{ $rule }]

# Plain data
why-wrong-type = This should be { $wanted ->
    [object] an object
    [list] a list
    [number] a whole number
    [flag] true or false
    [card] a card
   *[text] a text
    }, not { $found }.
why-unknown-key = There is no such key as { $key } here.
why-missing-key = The key "{ $key }" is missing.
why-too-long = This list has { $count } entries; { $most } is the most.
why-out-of-range = { $found } is not between { $least } and { $most }.
why-unknown-name = { $found } is not one of { $names }.
why-not-a-line = This should be one line of at most { $most } printable letters, not { $found }.
why-players = This game is for { $least } to { $most } players, not { $count }.
why-deck-size = A deck has { $least } to { $most } cards; this one has { $count }.
why-too-many-cards = There are { $count } cards; the game has { $most }.
why-not-a-pair = A place is a pair [x, y], not { $found }.
why-other-deck = That cannot be seen at a table with this deck.
why-id-twice = The id { $id } stands twice.

# Files
why-cannot-read = { $file } cannot be read: { $reason }.
why-cannot-write = { $file } cannot be written: { $reason }.
why-not-utf-8 = { $file } is not text in UTF-8.
why-key-twice = { $file } is not clear: the key { $key } stands twice in one object.
why-file-exists = { $file } is there already; choose another name, or go on with it by --resume.
why-no-saved-game = There is no saved game to go on with.
why-too-large = { $file } is larger than { $most } MB, which no game needs.
why-not-json = { $file } is not JSON: { $reason }.
why-too-deep = { $file } is nested too deeply.
why-no-such-deck = There is no deck { $found }; there are { $names }, or give one of your own.

# Records
why-not-a-record = { $file } is not a record: { $reason }.
why-only-heard = { $file } is what one seat heard of a game, with holes where it heard nothing. Only the whole record can be read here; the table gives it after the end.
why-record-version = This record is of version { $found }; version { $known } can be read.
why-no-dealer = Only a match with a dealer has a record.
why-nonce-count = There are { $count } nonces for { $players } players.
why-no-secret-yet = The secret is not revealed yet, so the deals cannot be checked or told.
why-other-commitment = This record commits to { $found }, which is not what you were shown.
why-wrong-commitment = The secret does not fit the commitment that was published.
why-not-hex = This should be { $count } bytes in hexadecimal.
why-other-rules = This record was played by rules version { $found }; today's is { $known }.
why-other-deal = The record says "{ $said }", but the dealer drew "{ $drawn }".
why-line-number = This is entry { $wanted }, but it says { $found }.
why-wrong-author = This entry is by { $found }, but { $wanted ->
    [-1] chance
    [-2] nobody
   *[other] seat { $wanted }
    } must speak here.
why-wrong-audience = The record names another audience for this than the rules do.
why-unknown-word = { $found } is no action of this game with this deck.
why-half-a-move = The log stops in the middle of a move.
why-wrong-undo = This undo takes back something else than the last move.
why-script-wrong = The dealer's script does not fit at line { $line }.

# Play
why-not-drawable = Chance cannot say that here.
why-window-closed = Window { $number } is not open any more.
why-not-asked = You are not asked here.
why-no-such-answer = That is not an answer to what is asked.
why-game-over = The game is over.
why-nobody-moves = Nobody is to move here: the game goes on by itself.
why-not-your-turn = It is the turn of { $seat }.
why-sentence-too-long = There is more in this move than it needs.
why-sentence-too-short = Something is missing in this move.
why-too-late-to-undo = You cannot take anything back now: that goes only until a card is drawn or somebody else plays.
why-nothing-to-undo = You have not made a move yet.
why-no-such-policy = { $found } is not a policy; there are { $names }, or weights like play=3,done=1.
why-bad-seed = A seed is one line of printable letters, not { $found }.
why-option-range = { $name } should be between { $least } and { $most }, not { $found }.
why-bots-and-seats = { $count } bots are named, but there { $seats ->
    [one] is one seat
   *[other] are { $seats } seats
    } besides yours; name one for all, or one for each.
why-bots-are-kept = A saved game keeps its bots; --bots is for a new one.
why-no-place-to-keep = A game from standard input has no place to be kept; name one with --save.
why-not-resumable = { $file } is not a game that you could go on with: one seat must be yours, the others bots.

# What happens in any game
said-first = { $who } begins.
said-done = { $who } is done.
said-undo = { $who } takes the last move back.
said-winner = { $who } wins.
said-winners = { $who } share the victory.
