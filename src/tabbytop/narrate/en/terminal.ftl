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
    [turn] you pass until your turn.
   *[ask] you are asked whenever you could answer.
    }
hint = h tells what you can type.
help-cat-box = A move: the number of a card or token, then of a place, or both at once: 1 7, or 1 3,-2. Tokens also by name: cat paw.
    b: a question back · u: take your last move back, until a card is drawn or somebody else plays
    ?: the rule behind the last refusal · ? 4.2: any rule · r: all rules · Enter: draw the table again
    t: who you are, tokens · w: who could be which cat · l: the log · s: save · q: save and leave
legend-cat-box = K black · P pink · V purple · B blue · Y yellow · □ or . empty box · ▣ a Cat Box token and its seat
belief = { $share } %
belief-small = <1 %
beliefs-from = Guessed from what you saw only; most play for themselves.
no-beliefs = There is nobody to guess in this game: everybody sees who is who.
not-understood = { $word } is not one of the choices; h tells what you can type.
left-over = { $words } was too much on that line, so nothing was played; a place has a comma: 1,0.
no-refusal = Nothing was refused; ? 4.2 tells a rule, r all of them.
no-such-rule = There is no rule { $found }.
rule-line = { $rule }: { $text }
saved = Saved. To go on, play with --continue. The file: { $file }
saved-elsewhere = Saved. To go on, play with --resume { $file }
final = The game is over.
record-kept = The record of this game: { $file }
resumed = Going on where you left.
