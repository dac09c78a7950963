# The table in the terminal.

welcome = { $game }, { $players } players{ $variant ->
    [advanced] , advanced game
    [basic] , basic game
   *[only] {""}
    }, deck "{ $deck }".
at-the-table = You're playing with { $bots }.
bot-seat = { $name } ({ $level })
bot-replaced = { $name } was { $found }, which isn't available here. A House Cat takes over.
kitten = Kitten
house-cat = House Cat
alley-cat = Alley Cat
tiger = Tiger
level-tries = { $level }, { $tries ->
    [one] 1 iteration
   *[other] { $tries } iterations
    } per move
level-seconds = { $level }, { $seconds } s per move
thinks = { $name } is thinking…
thinks-so-far = { $name } is thinking… { $share }%, { $tries ->
    [one] 1 iteration
   *[other] { $tries } iterations
    }
commitment = The cards are shuffled. Commitment: { $commitment }
you-are-cat = You are { $name }. Your secret identity is the { $identity } cat ({ $letter }).
you-are-chihuahua = You are { $name }. Your secret identity is the Chihuahua: collect empty boxes and groups of exactly three cats.
yours = yours
your-fish = your fish
their-fish = { $who }'s fish
they-see = The other players see these sides of your cards: { $faces }
the-pile = pile { $count }
score-now = You: { $identity }. Current points:
your-turn = Your turn. Choose a card to play.
your-turn-stacking = Stacking: choose a card to play. It may cover up to four quadrants, at most three of them cats.
your-turn-again = Cat Paw: choose another card to play.
your-turn-after = You may still use a token. Enter: end turn.
choose-place = { $face }: where? Type the number at its upper left corner, or x,y. b: back.
choose-fish = Choose a card to take with Dried Fish. b: back.
choose-guard = Choose a quadrant to protect. Type its number, or x,y. b: back.
choose-lift = Choose a card to move. Type the number at its upper left corner, or x,y. b: back.
option-token = { $token }
option-done = done
option-pass = pass
standing = { $choice ->
    [target] You're asked to respond only when a card targets you.
    [turn] You pass automatically until your turn, every round.
    [always] You're asked in every window, even if you can only pass.
   *[ask] You're asked whenever you can respond.
    }
hint = Type h for help.
board-cropped = Only part of the table fits on the screen (columns { $left } to { $right }, rows { $up } to { $down }).
belief = { $share }%
belief-small = <1%
beliefs-from = Estimated from what you've seen, assuming players mostly play for themselves.
no-beliefs = There are no secret identities in this game.
not-understood = { $word } isn't an option here. Type h for help.
left-over = Nothing was played because of the extra input after the move: { $words }. Type a spot with a comma, such as 1,0.
no-refusal = No move has been refused yet. Type ? and the number of a rule or part of a name (? 4.2), or r for all rules.
no-such-rule = There's no rule { $found }. Type r for all rules.
lookup-cards = Several cards match { $found }: { $cards }. Type more of the name.
lookup-rules = { $count } rules mention { $found }: { $rules }. Add a word, or type ? and one of these numbers.
lookup-none = No card or rule matches { $found }. Type ? and the number of a rule or part of a name, or r for all rules.
rule-line = { $rule }: { $text }
saved = Saved. Continue with --continue. File: { $file }
saved-elsewhere = Saved. Continue with --resume { $file }
final = The game is over.
record-kept = Game record: { $file }
resumed = Continuing where you left off.

# At a server's table
join-table = { $game }, { $players } players{ $variant ->
    [advanced] , advanced game
    [basic] , basic game
   *[only] {""}
    }.
join-link = Link to this table: { $link }
join-seat = { $seat }  { $kind ->
    [empty] empty
    [bot] { $name }, a bot ({ $level })
    [ready] { $name }, ready
   *[waits] { $name }, not ready yet
    }{ $yours ->
    [yes] {" "}(you)
   *[no] {""}
    }
join-lobby = { $host ->
    [yes] You're the host. Type start to begin.
   *[no] { $who } is the host and starts the game.
    } Type h for help.
join-lobby-help = sit, sit 2: take a seat · ready: you're ready · wait: not ready yet · c TEXT: chat · r: rules · ? NAME: a card or rule · q: leave
    start: start the game (host) · bot 2, bot 2 tiger: add a bot (host) · remove 2: empty a seat (host) · cancel: cancel the table (host)
join-open = { $number }  { $game }, { $players } players, { $free ->
    [one] 1 free seat
   *[other] { $free } free seats
    }, host: { $host }.
join-which = Which table? Type its number. q: quit.
not-understood-table = { $word } isn't one of these tables.
join-watching = You're watching. Enter: show the table.
join-waits = It's { $who }'s turn.
join-window = You have { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
    } to respond. Responses stay hidden until the window closes.
join-clock = You have { $time } for this move.
join-time-up = Time's up: you passed.
join-closed = The window has closed.
join-time-answer = { $time } to respond
join-time-window = window closes in { $time }
join-time-move = { $time } to move
join-kept = Your response is in. The window is still open.
join-next = If everyone passes, this is the table, and it's your turn in { $time }. You can choose your move now. It's played when the window closes, unless someone responds.
join-next-set = Your next move is set: { $move }
join-next-change = Type another one to replace it, or u to withdraw it.
join-next-withdrawn = Your next move is withdrawn.
join-next-now = Everyone passed: it's your turn.
join-next-lost = Your next move wasn't played. You choose again on your turn.
join-next-draft = Someone responded, so your move wasn't played: { $move }
join-next-enter = Enter: { $when ->
    [next] set it again.
   *[now] play it now.
    } Any other move replaces it.
join-not-asked = It isn't your turn. Type h for help.
join-not-here = That isn't needed here: the server saves the game. Type l for the log.
join-help = c TEXT: chat · agree, decline: answer an undo request · end: offer to end the game now
    back: take your seat back from the bot · m: three times as long to respond from the next turn on, or switch that off again · in a window: if you're next, choose your move already; u withdraws it · q: leave
join-undo = Type agree or decline.
join-leave = b: let a bot play for you · a: just leave; come back with the same link and name · anything else: stay
join-away = You left the table.
join-lost = Connection lost. Reconnecting…
join-found = Reconnected.
join-winner = { $who } wins.
join-nonce-counts = Your nonce is part of this deal. Check it with: tabbytop verify
join-nonce-missing = Your nonce is missing from this deal: the server left it out.
