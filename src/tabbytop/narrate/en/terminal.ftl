# The table in the terminal.

welcome = { $game }, { $players } players{ $variant ->
    [advanced] , advanced game
    [basic] , basic game
   *[only] {""}
    }, deck "{ $deck }".
at-the-table = You play with { $bots }.
bot-seat = { $name } ({ $level })
bot-replaced = { $name } was { $found }, which cannot sit at this table; a House Cat takes the seat.
kitten = Kitten
house-cat = House Cat
alley-cat = Alley Cat
tiger = Tiger
level-tries = { $level }, { $tries ->
    [one] one try
   *[other] { $tries } tries
    } a move
level-seconds = { $level }, { $seconds } s a move
thinks = { $name } thinks …
thinks-so-far = { $name } thinks … { $share } %, { $tries ->
    [one] one try
   *[other] { $tries } tries
    }
promise = The deal is settled and sealed: { $commitment }
you-are-cat = You are { $name }, and secretly the { $identity } cat ({ $letter }).
you-are-chihuahua = You are { $name }, and secretly the Chihuahua: you love empty boxes, and areas of exactly three.
yours = yours
your-fish = your fish
their-fish = { $who } fish
they-see = The others see of yours: { $faces }
the-pile = pile { $count }
score-now = You: { $identity }. Points now:
your-turn = Your turn: which card do you play?
your-turn-stacking = Stacking: which card? It may cover up to four quadrants, at most three of them cats.
your-turn-again = Cat Paw: which card next?
your-turn-after = You may still use a token. Enter: done.
choose-place = { $face }: where to? Type the number at its upper left corner, or x,y; b goes back.
choose-fish = Which card do you take under Dried Fish? b goes back.
choose-guard = Which quadrant do you guard? Type its number, or x,y; b goes back.
choose-lift = Which card do you take up? Type the number at its upper left corner, or x,y; b goes back.
option-token = { $token }
option-done = done
option-pass = pass
standing = In windows: { $choice ->
    [target] you are asked only about what is aimed at you.
    [turn] you pass until your turn, every round.
   *[ask] you are asked whenever you could answer.
    }
hint = h tells what you can type.
help-cat-box = A move: the number of a card or token, then of a place, or both at once: 1 7, or 1 3,-2. Tokens also by name: cat paw.
    b: a question back · u: take your last move back, until a card is drawn or somebody else plays
    ?: the rule behind the last refusal · ? 4.2 or ? toy mouse: any rule, by number or by words in it · r: all rules · Enter: draw the table again
    t: who you are, tokens · w: who could be which cat · l: the log · s: save · q: save and leave
board-cropped = Of columns { $left } to { $right } and rows { $up } to { $down } the window has room for a part.
legend-cat-box = K black · P pink · V purple · B blue · Y yellow · □ or . empty box · ▣ a Cat Box token and its seat
belief = { $share } %
belief-small = <1 %
beliefs-from = Guessed from what you saw only; most play for themselves.
no-beliefs = There is nobody to guess in this game: everybody sees who is who.
not-understood = { $word } is not one of the choices; h tells what you can type.
left-over = { $words } was too much on that line, so nothing was played; a place has a comma: 1,0.
no-refusal = Nothing was refused yet. Type ? and a rule's number or part of a name (? 4.2), or r for all rules.
no-such-rule = There is no rule { $found }. r lists all rules.
lookup-cards = Several cards match { $found }: { $cards }. Type more of the name.
lookup-rules = { $count } rules mention { $found }: { $rules }. Add a word, or type ? and one of these numbers.
lookup-none = No card or rule matches { $found }. Type ? and a rule's number or part of a name, or r for all rules.
rule-line = { $rule }: { $text }
saved = Saved. To go on, play with --continue. The file: { $file }
saved-elsewhere = Saved. To go on, play with --resume { $file }
final = The game is over.
record-kept = The record of this game: { $file }
resumed = Going on where you left.

# At a server's table
join-table = { $game }, { $players } players{ $variant ->
    [advanced] , advanced game
    [basic] , basic game
   *[only] {""}
    }.
join-link = This table: { $link }
join-seat = { $seat }  { $kind ->
    [empty] empty
    [bot] { $name }, a bot
    [ready] { $name }, ready
   *[waits] { $name }, not ready yet
    }{ $yours ->
    [yes] {" "}(you)
   *[no] {""}
    }
join-lobby = { $host ->
    [yes] You are the host: start begins the game.
   *[no] { $who } is the host and starts the game.
    } h tells what you can type.
join-lobby-help = sit, or sit 2: take a seat · ready, wait: ready, or not yet · c TEXT: say something · r: the rules · ? NAME: a card or rule · q: leave
    The host: start · bot 2, or bot 2 tiger: seat a bot · remove 2: empty a seat · cancel: call it off
join-open = { $number }  { $game }, { $players } players, { $free ->
    [one] one free seat
   *[other] { $free } free seats
    }; the host is { $host }.
join-which = Which table? Type its number; q: none.
not-understood-table = { $word } is none of these tables.
join-watching = You look on. Enter draws the table.
join-waits = { $who } is to move.
join-window = You have { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
    } to answer. Nobody sees your answer before the window closes.
join-clock = You have { $time } for this move.
join-time-up = Time is up: you passed.
join-closed = The window has closed.
join-time-answer = { $time } to answer
join-time-window = window closes in { $time }
join-time-move = { $time } to move
join-kept = Your answer is kept until the window closes.
join-not-asked = You are not asked just now; h tells what you can type.
join-not-here = Not at a server's table: it keeps the game by itself, and what you saw is in the log (l).
join-help = At this table also: c TEXT: say something · agree, decline: may they take their move back? · end: you would end the game now
    back: take your seat back from a bot · q: leave, and say whether a bot plays on
join-undo = Type agree, or decline.
join-leave = b: a bot plays on for you · a: you only go away, and come back with the same link and name · anything else: stay
join-away = You have left the table.
join-lost = The connection is lost; it is tried again.
join-found = The connection is back.
join-winner = { $who } wins.
join-nonce-counts = Your nonce is in this deal: tabbytop verify checks it.
join-nonce-missing = Your nonce is missing from this deal: the server left it out.
