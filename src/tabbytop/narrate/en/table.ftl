# Tables on a server: table news and refused commands.

news-sat = { $who } takes a seat.
news-stood-up = { $who } leaves their seat.
news-swapped = Seats { $first } and { $second } were swapped.
news-host = { $who } is now the host.
news-chat = { $who }: { $text }
news-chat-on = The host turned chat on.
news-chat-off = The host turned chat off.
news-long-windows-on = From the next turn on, everyone has three times as long to respond.
news-long-windows-off = From the next turn on, everyone has the usual time to respond again.
news-stood-in-left = { $who } left. A bot takes over for now.
news-stood-in-time = { $who } ran out of time. A bot takes over for now.
news-stood-in-resigned = { $who } resigns.
news-back = { $who } is back.
news-undo-asked = { $who } asks to undo the last move.
news-undo-agreed = { $who } agrees to the undo.
news-undo-declined = { $who } declines the undo.
news-end-wanted = { $who } wants to end the game now.
news-end-unwanted = { $who } wants to keep playing.
news-ended-played = The game is over.
news-ended-resigned = The game is over.
news-ended-agreed = Everyone agreed to end the game.
news-ended-abandoned = Everyone left, so the game was closed.
news-canceled = This table was canceled.
news-resumed = The server is back. The downtime doesn't count against your clock.
news-rematch = The next game is ready at a new table.

why-late = The game moved on before your action arrived (you saw entry { $n }, it's now at { $moved }). Please try again.
why-not-yet = Entry { $n } doesn't exist yet; the last one is { $last }.
why-bot-plays = A bot is playing for this seat. Take your seat back first.
why-not-started = The game hasn't started yet.
why-not-your-seat = This isn't your seat.
why-not-here = You can't do that here.
why-has-begun = The game has already started.
why-seat-taken = This seat is taken.
why-nonce-set = This seat has already sent its nonce.
why-has-resigned = You resigned from this game.
why-not-the-host = Only the host can do that.
why-long-windows-not-yours = Only the host and the player who asked for more time can switch it off.
why-not-next = You can't choose your next move yet: something else has to happen first.
why-no-such-seat = That seat doesn't exist: this table has { $count } seats.
why-seats-empty = There are still empty seats.
why-not-ready = Not everyone is ready: { $names }.
why-no-undo-asked = Nobody has asked for an undo.
why-undo-pending = { $who } has already asked for an undo. Wait for the answers first.
why-undo-needs-people = Since your move, a card was drawn or someone else acted. Now everyone must agree to an undo, and bots never do. Bots play for: { $names }.
why-chat-is-off = Chat is off at this table.
why-which-window = A window is open. Include its number in your response (window { $number }).
why-bad-message = This message isn't valid: { $reason }.
why-no-such-table = This table doesn't exist or has closed.
why-not-over = The game isn't over yet.
why-no-watchers = This table doesn't allow spectators.
why-only-slow = Automatic responses are only available in turn-based games.
why-too-many-tables = You already have { $most } open tables. Finish or leave one first.
why-log-full = This table's log is full. You can still make moves, but nothing else.
why-talks-too-much = You've reached this table's limit for chat and changes. You can still make moves.
why-no-time = Set a time limit per move or for the whole game.
why-rather-slow = A live game allows at most one day per move. For more time, choose a turn-based game.
why-deck-too-large = A custom deck can be at most { $most } KiB.
why-window-too-short = A window must stay open for at least { $least ->
    [one] 1 second
   *[other] { $least } seconds
    }.
why-no-such-window = This game has no window { $found }. { $count ->
    [0] It has no windows.
   *[other] Choose from: { $names }.
    }
why-too-many-undos = Undo limit reached ({ $most }).

# Players who are away, and players whom the host removed.

news-removed = The host removed { $who } from the table.
news-stood-in-away = { $who } is away. { $by } let a bot take over until { $who } comes back.
why-removed = The host removed you from this table, so you can't sit down here again.
why-not-away = This player hasn't been away for { $seconds } seconds yet.
why-not-another-player = Pick the seat of another player who is away.
why-clock-decides = This table has a clock, so a bot takes over when the time is up.
