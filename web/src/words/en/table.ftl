# The table.
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Fit to screen
off-screen = Show what happened out of view
board-more = Show more in this direction
joining = One moment…
to-home = Home
close = Close
panels = Panels
actions = Your options
tab-hand = Hand
tab-log = Log
tab-score = Score
tab-cards = Cards
tab-more = More
tab-result = Result
fold-seats = Hide players
unfold-seats = Show players
fold-side = Hide log and score
unfold-side = Show log and score
skip = { $count ->
    [one] Skip ahead (1 move)
   *[other] Skip ahead ({ $count } moves)
}

# The banner: who must do what
your-turn = Your turn
your-turn-to = Your turn: { $what }
their-turn = { $name } is thinking
nobody-asked = One moment…
over = Game over
you-won = You won!
wins = { $count ->
    [one] { $names } won
   *[other] { $names } share the win
}
watching = You’re watching
actions-left = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
}
final-round = Final round
final-round-yours = Last turn
last-rounds = Last rounds
ask-something = choose
ask-sure = confirm or go back
ask-card = place a card
ask-card-token = place a card or use a token
ask-card-for-token = choose a card
ask-card-for-play = choose a card
ask-token = use a token
ask-done-token = use a token or end your turn
ask-done = end your turn
ask-pass = you can’t play a card, so pass
ask-at = choose a spot
ask-at-turned = choose a spot
ask-at-over = choose the cat to replace
ask-over = choose the cat to replace
ask-turned = choose a spot
ask-start = choose a start card
ask-draw = draw a card
ask-draw-sleep = draw a card or place a sleeping cat
ask-sleep = place a sleeping cat
ask-play = play a card
ask-cat-done = place an awake cat or end your turn
ask-toy = place the special toy across two cards
ask-discard = discard a card
ask-discard-enough = discard more cards or finish
ask-discard-toy = there’s no room for the toy, so discard it
ask-move = move a cat
ask-move-play = move a cat or play a card
ask-discard-move = move a cat or discard
ask-discard-play = play a card or discard
ask-discard-move-play = move a cat, play a card, or discard
ask-target = choose a player
ask-color = choose a cat
ask-cat = choose a cat
ask-yard = choose a cat from a Yard
ask-count = how many?
ask-spaces = how far?
ask-direction = inward or outward?
ask-left = which cat goes left?
ask-right = which cat goes right?
ask-enough = choose or finish
ask-several = { $what } ({ $count }{"\u00A0"}of{"\u00A0"}{ $most })

# Words of a move as buttons
say-draw = Draw a card
say-done = End turn
say-pass = Pass
say-enough = Done
say-none = None
picked = { $count } of { $most }
say-discard-toy = Discard the toy
say-play = Play { $card }
say-discard = Discard { $card }
say-cancel = Cancel with { $card }
say-shield = Shield with { $card }
say-copy = Copy with { $card }
say-land = Play { $card }
say-move = { $cat }: { $from } → { $to }
say-cat = { $cat } { $zone ->
    [house] in the House
    [porch] on the Porch
    [yard] in the Yard
   *[neighborhood] in the Neighborhood
}
say-yard = { $cat } from { $name }’s Yard
say-count = { $count ->
    [one] 1 cat
   *[other] { $count } cats
}
say-spaces = { $count ->
    [one] 1 space
   *[other] { $count } spaces
}
say-inward = Inward
say-outward = Outward
say-left = Left{ $name ->
    [none] {""}
   *[other] {" "}({ $name })
}: { $cat }
say-right = Right{ $name ->
    [none] {""}
   *[other] {" "}({ $name })
}: { $cat }
say-no-cat = no cat
say-coat-black = Black cat
say-coat-gray = Gray cat
say-coat-orange = Orange cat
say-coat-white = White cat
say-zone-neighborhood = Neighborhood
say-zone-yard = Yard
say-zone-porch = Porch
say-zone-house = House

# Windows
window-title = Respond?
window-open = Waiting for responses
window-cancel = Cancel it?
window-copy = Copy it?
window-shield = Shield someone?
window-land = Play Land on Your Feet?
window-answered = You’ve responded. Waiting for the others.
window-kept = Response sent
window-missed = Time’s up: you passed.
standing = Ask me to respond
standing-always = always
standing-ask = when I can respond
standing-target = only when I’m the target
standing-turn = not before my turn
standing-always-more = You’re asked even if you can only pass. Nobody else can see this.
standing-ask-more = You’re asked only when you can respond. Otherwise you pass automatically. Nobody else can see this.
standing-target-more = Otherwise you pass automatically, every round until you change this. Nobody else can see it.
standing-turn-more = Every round, you pass automatically until it’s your turn. Nobody else can see this.
order = While I’m away (hidden from others)
order-pass = Always pass
order-defend = Defend me

# Seats
seats = Players
to-move = to move
seat-away = away
seat-resigned = resigned
seat-stand-in = { $level } fills in
bot-thinking = thinking…
cards-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
time-left = Time left
days-and-hours = { $days } d { $hours } h

# Questions
undo = Undo
undo-ask = Ask to undo
undo-asked = { $name } asks to undo the last move.
undo-waiting = You asked to undo your move.
undo-withdraw = Withdraw
agree = Agree
decline = Decline
end-asked = { $names } proposed ending the game now, without a winner.
end-waiting = You proposed ending the game now.
end-withdraw = Withdraw
keep-playing = Keep playing
offer-end = Propose ending the game
offer-end-sure = If everyone agrees, the game ends now without a winner.
resign = Resign
resign-sure = In a two-player game, the other player wins. Otherwise, a bot takes over for you. You can’t undo this.
leave = Leave
leave-sure = A bot plays for you until you come back.
bot-plays-for-you = A bot is playing for you.
take-back-seat = I’m back

# The log
since-turn = Since your last turn
since-left = While you were away
since-earlier = { $count } earlier
since-all = Show everything that happened
since-replay = Replay
since-turn-said = Since your last turn: { $count ->
    [0] {""}
   *[other] first { $count } more, then:{" "}
    }{ $what }.
since-left-said = While you were away: { $count ->
    [0] {""}
   *[other] first { $count } more, then:{" "}
    }{ $what }.
turn-replay-before = How the table looked before
turn-replay-end = End the replay
log = Game log
log-show = Show on the table
log-newest = Jump to newest
log-quiet-pass = { $count ->
    [one] 1 pass
   *[other] { $count } passes
}
log-quiet-draw = { $count } drawn
log-quiet-pile = { $count } revealed
chat = Write a message
chat-off = Chat is off at this table.
send = Send

# The score
tally-cat-box = Points for each color right now. Who plays which color is a secret.
tally-if-it-fits = Points for each box right now.
tally-here-kitty-kitty = Everyone’s points right now, without hidden cards.
tally-nothing = Nothing to count yet.
tally-id-black = Black
tally-id-pink = Pink
tally-id-purple = Purple
tally-id-blue = Blue
tally-id-yellow = Yellow
tally-id-chihuahua = Chihuahua
line-cats = { $count ->
    [one] 1 visible cat
   *[other] { $count } visible cats
}
line-largest = { $count ->
    [one] largest group: 1 cat
   *[other] largest group: { $count } cats
}
line-boxes = { $count ->
    [one] 1 empty box
   *[other] { $count } empty boxes
}
line-three = group of exactly three cats
line-tokens = { $count ->
    [one] 1 unused token
   *[other] { $count } unused tokens
}
line-house = { $count ->
    [one] 1 cat in the House
   *[other] { $count } cats in the House
}
line-porch = { $count ->
    [one] 1 cat on the Porch
   *[other] { $count } cats on the Porch
}
line-five-of-a-color = { $count ->
    [one] five cats of a color
   *[other] five cats in each of { $count } colors
}
line-each-color = a cat of every color
line-most-of-a-color = { $count ->
    [one] most cats of a color
   *[other] most cats in { $count } colors
}
line-one-color-in-house = a House of one color
line-best-in-show = { $count ->
    [one] Best in Show in hand
   *[other] { $count } × Best in Show in hand
}
box-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
box-toys = { $count } × { $toy }
box-no-toys = no toys
box-tie = { $first } (or { $others })
icons-mouse = { $count ->
    [one] 1 mouse
   *[other] { $count } mice
}
icons-yarn = { $count ->
    [one] 1 ball of yarn
   *[other] { $count } balls of yarn
}
icons-feather = { $count ->
    [one] 1 feather
   *[other] { $count } feathers
}
icons-bell = { $count ->
    [one] 1 bell
   *[other] { $count } bells
}
icons-spray = { $count ->
    [one] 1 spray bottle
   *[other] { $count } spray bottles
}
box-sum-open = { $toys } = { $worth }
box-sum-open-sprays = { $toys } − { $sprays } = { $worth }
box-sum-closed = { $toys } × { $times } = { $worth }
box-sum-closed-sprays = ({ $toys } − { $sprays }) × { $times } = { $worth }
box-closed = closed
box-further = { $name }: +{ $count } for extra cats
box-behind = { $count ->
    [one] { $names } has more cats in it
   *[other] { $names } have more cats in it
}
box-nobody = Nobody yet: only sleeping cats

# The end
score-sheet = Score sheet
score-lines = Line by line
sheet-was = { $name } ({ $identity })
sheet-begins = Counting points…
winner = winner
ended-played = The game is over.
ended-resigned = Someone resigned.
ended-agreed = Everyone agreed to end the game.
ended-abandoned = Everyone left.
step-back = Previous line
step-next = Next line
step-play = Play
step-pause = Pause
step-skip = Skip to the end
rematch = Play again
rematch-go = Go to the next game
rematch-watch = Watch the next game
replay = Watch replay
share = Share
record = Download record

# Cards and piles
pile-title = Draw pile
pile-left = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
all-cards = All cards
discard-title = Discard pile
discard-empty = Empty
unseen-title = Cards you haven’t seen
unseen-nothing = You’ve seen every card.
unseen-princess = Princess
unseen-toy = special toy

# More
rules-of = Rules of { $game }
sounds = Sounds
theme-auto = Automatic
theme-light = Light
theme-dark = Dark
keys = Keyboard shortcuts
key-digits = pick a card from your hand
key-arrows = move between spots and cards
key-enter = choose a spot, or confirm the move
key-escape = go back one step
key-turn = rotate the card in hand, or all if none is picked
key-tab = next area: actions, hand, table, and so on
key-zoom = zoom in, zoom out, fit to screen
key-pan = move the table
key-undo = undo your move, if possible
key-skip = skip ahead
key-replay = replay what happened since your last turn
key-space = Space
key-replay-pause = during that replay: pause and go on
key-replay-step = during that replay: one step back or forward
key-replay-end = during that replay: end it
key-help = show this help
copy = Copy
copied = Copied.
copy-yourself = Couldn’t copy automatically. The text is selected, so you can copy it yourself.
copy-position = Copy position
copy-position-about = The table as you see it, to save or to open in another program.
report = Report a problem
report-about = The report contains only the page you’re on and what you can see of the game. Send it to the person who runs this server.
download = Download

# Several people at one screen
pass-to = Pass the device to { $name }
pass-about = Everyone else, please look away.
pass-open = I’m { $name }

# What is asked, and the next move while a window is open
asked-about = { $title }: { $what }
asked-now = Your choice: { $what }
window-about = { $title }: waiting for responses
seat-asked = may respond
ahead-choose = You can already choose your next move. It’s played when the window closes.
ahead-set = Your next move is set. It’s played when the window closes, unless someone responds.
ahead-keep = Set as next move
ahead-kept = Your next move: { $move }
ahead-change = Change
ahead-withdraw = Withdraw
standing-turn-now = Not again before my turn
standing-target-now = Only when I’m the target
passing-turn = You pass until your turn
passing-target = You pass unless you’re the target
passing-change = Change
card-text = What this card does
question-text = Show the whole question
more-time = More time
more-time-on = More time: on
more-time-off-about = Gives everyone three times as long to respond, from the next turn on. Nobody sees who asked for it.
more-time-on-about = Everyone has three times as long to respond, from the next turn at the latest. Tap to switch this off.
more-time-on-others = Everyone has three times as long to respond. Only the host, or the player who asked for it, can switch this off.
auto-draw = Draw automatically when it’s the only option
windows-help = Response windows
windows-help-secret = When others may respond, everyone sees the same countdown. Only players who can respond are asked, and nobody else sees that. The game’s timing never reveals who can respond.
windows-help-tell = How long you think can still give you away. The game can’t hide that.
windows-help-ahead = While a window is open, the next player may already set a move. It’s played when the window closes, unless someone responded.

# The tally in a few words
short-cats = { $count ->
    [one] 1 cat
   *[other] { $count } cats
  }
short-largest = group of { $count }
short-boxes = { $count ->
    [one] 1 box
   *[other] { $count } boxes
  }
line-threes = { $count ->
    [one] 1 group of exactly three cats
   *[other] { $count } groups of exactly three cats
  }
short-threes = { $count ->
    [one] 1 trio: +{ $worth }
   *[other] { $count } trios: +{ $worth }
  }

# Questions to answer later, absent players, unread chat, unknown addresses
decide-later = Decide later
stand-in-ask = Let a bot play
stand-in-ask-for = Let a bot play for { $name }, who is away
unread = { $count ->
    [one] 1 unread message
   *[other] { $count } unread messages
  }
not-found-title = Page not found
not-found = There’s nothing at this address. The link may be old or have a typo.

# Bots' remarks, by occasion and temperament
remark-won-cheerful = What a lovely evening!
remark-won-grumpy = About time.
remark-won-proud = As expected.
remark-won-shy = Oh. I won?
remark-lost-cheerful = Well played!
remark-lost-grumpy = Hmph.
remark-lost-proud = I let you win.
remark-lost-shy = Well done…
remark-glad-cheerful = Purr!
remark-glad-grumpy = Finally.
remark-glad-proud = Naturally.
remark-glad-shy = Oh, nice.
remark-robbed-cheerful = Hey, that was mine!
remark-robbed-grumpy = I’ll remember that.
remark-robbed-proud = How dare you.
remark-robbed-shy = Oh no…
