# The table in the browser and on the wire: who comes and goes, and why not.

news-sat = { $who } sits down.
news-stood-up = { $who } stands up.
news-swapped = Seats { $first } and { $second } change places.
news-host = { $who } is the host now.
news-chat = { $who }: { $text }
news-chat-on = The host has switched the chat on.
news-chat-off = The host has switched the chat off.
news-stood-in-left = { $who } has left; a bot plays on for now.
news-stood-in-time = { $who } has run out of time; a bot plays on for now.
news-stood-in-resigned = { $who } gives up.
news-back = { $who } is back.
news-undo-asked = { $who } would like to take the last move back.
news-undo-agreed = { $who } agrees.
news-undo-declined = { $who } would rather not.
news-end-wanted = { $who } would end the game now.
news-end-unwanted = { $who } would rather play on.
news-ended-played = The game is over.
news-ended-resigned = The game is over.
news-ended-agreed = The game ends, as everybody agreed.
news-ended-abandoned = Everybody has gone; the game is closed.
news-cancelled = The table is called off.
news-resumed = The server is back. The time it was away does not count.
news-rematch = The next game is laid at another table.

why-late = The table has moved on since (you had seen entry { $n }, it is at { $moved }).
why-not-yet = There is no entry { $n } yet; the last is { $last }.
why-bot-plays = A bot plays for this seat; take it back first.
why-not-started = The game has not begun.
why-not-your-seat = This is not your seat.
why-not-here = That cannot be done here.
why-has-begun = The game has begun.
why-seat-taken = Somebody sits there.
why-nonce-set = This seat has sent its nonce already.
why-has-resigned = You have given this game up.
why-not-the-host = Only the host can do that.
why-no-such-seat = There are { $count } seats, numbered from 0.
why-seats-empty = There are still empty seats.
why-not-ready = Not everybody is ready: { $names }.
why-no-undo-asked = Nobody asks to take a move back.
why-undo-pending = { $who } has already asked to undo a move. Wait for the answers first.
why-undo-needs-people = A card was drawn or someone else has acted since your move. To undo it, everyone has to agree, and bots never do. Played by a bot: { $names }.
why-chat-is-off = There is no chat at this table.
why-which-window = A window is open; an answer must name it (it is number { $number }).
why-bad-message = This message cannot be read: { $reason }.
why-no-such-table = There is no such table, or no longer.
why-not-over = The game is not over.
why-no-watchers = The players of this table would rather not be watched.
why-only-slow = Orders are for slow games.
why-too-many-tables = You have { $most } tables open or in play already; finish or leave one first.
why-log-full = So much has been said and done at this table that only the game goes on.
why-talks-too-much = You have said and changed so much at this table that only your moves count now.
why-no-time = With a clock there must be some time, for every move or for the whole game.
why-rather-slow = A live game gives a day for a move at most; a slow one gives more.
why-deck-too-large = A deck of one's own has at most { $most } KiB.
why-window-too-short = A window must stay open for at least { $least ->
    [one] one second
   *[other] { $least } seconds
    }.
why-no-such-window = This game has no window { $found }; { $count ->
    [0] it has none at all
   *[other] there are { $names }
    }.
why-too-many-undos = { $most } moves have been taken back at this table; that must do.
