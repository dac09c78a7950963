# The table in the terminal.

welcome = Cat Box, { $players } players, { $variant ->
    [advanced] advanced game
   *[basic] basic game
    }, deck "{ $deck }". The commitment to this deal: { $commitment }
you-are-cat = You are { $name }, and secretly the { $identity } cat ({ $letter }).
you-are-chihuahua = You are { $name }, and secretly the Chihuahua: you love empty boxes, and areas of exactly three.
your-secret = { $number }: yours, secret
your-public = what they see
your-fish = your fish
their-fish = { $who }, fish
the-pile = pile ({ $count })
score-now = On the table now:
your-turn = Your turn: choose a card.
your-turn-stacking = Stacking: choose a card to lay on up to four quadrants.
your-turn-again = Cat Paw: choose another card.
your-turn-after = You may use a token, or be done.
choose-place = Where to? Type a number from the board, or x,y.
choose-card = Which card?
choose-lift = Which card do you take up? Type a number from the board, or x,y.
option-own = your card { $number }: { $face }
option-other = { $who }'s card: { $face }
option-fish = your card under Dried Fish: { $face }
option-token = use { $token }
option-done = done
option-pass = pass
prompt = { "> " }
hint = h for help
help = Type the number of a card or token, then of a place; or both at once: 1 7, or 1 3,-2.
    b goes back a question, u takes your last move back while that is honest, ? tells the rule
    behind the last refusal (or ? CB-4.2 any rule), t shows tokens and score, l the log,
    r all rules, s saves, q saves and leaves.
not-understood = That is not one of the choices; h tells what you can type.
no-refusal = Nothing was refused; ? CB-4.2 tells any rule, r all of them.
no-such-rule = There is no rule { $found }.
rule-line = { $rule }: { $text }
saved = Saved. Go on with: tabbytop play cat-box --resume { $file }
undone = Taken back.
thinking = { $who } is thinking…
final = The game is over.
record-kept = The record of this game: { $file }
resumed = Going on where you left.
place-number = { $count ->
    [one] one place
   *[other] { $count } places
    }
