# The table in the terminal.

welcome = Cat Box, { $players } players, { $variant ->
    [advanced] advanced game
   *[basic] basic game
    }, deck "{ $deck }".
promise = The deal is settled and sealed: { $commitment }
you-are-cat = You are { $name }, and secretly the { $identity } cat ({ $letter }).
you-are-chihuahua = You are { $name }, and secretly the Chihuahua: you love empty boxes, and areas of exactly three.
yours = yours
with-fish = { $who }, fish
they-see = Of your card the others see { $face }.
the-pile = pile { $count }
score-now = On the table now:
your-turn = Your turn: which card do you play?
your-turn-stacking = Stacking: which card? It may cover up to four quadrants, three of them cats.
your-turn-again = Cat Paw: which card next?
your-turn-after = You may still use a token.
choose-place = Where to? Type the number at its upper left corner, or x,y; b goes back.
choose-card = Which card?
choose-lift = Which card do you take up? Type the number at its upper left corner, or x,y; b goes back.
option-token = { $token }
option-done = done
option-pass = pass
hint = h tells what you can type.
help = Type the number of a card or token, then of a place; or both at once: 1 7, or 1 3,-2.
    b goes back a question, u takes your last move back while that is honest, ? tells the rule
    behind the last refusal (or ? CB-4.2 any rule), t shows tokens and score, l the log,
    r all rules, s saves, q saves and leaves.
not-understood = That is not one of the choices; h tells what you can type.
no-refusal = Nothing was refused; ? CB-4.2 tells any rule, r all of them.
no-such-rule = There is no rule { $found }.
rule-line = { $rule }: { $text }
saved = Saved. Go on with: tabbytop play cat-box --resume { $file }
final = The game is over.
record-kept = The record of this game: { $file }
resumed = Going on where you left.
