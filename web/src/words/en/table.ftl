# The table.
zoom-in = Closer
zoom-out = Further away
zoom-fit = See everything
joining = One moment …
cancelled = This table was called off.
to-home = To the front door
close = Close
panels = Panels
actions = What you can do
tab-hand = Hand
tab-log = Log
tab-score = Score
tab-cards = Cards
tab-more = More
tab-result = Result
fold-seats = Fold the players away
unfold-seats = Show the players
fold-side = Fold this away
unfold-side = Show log and score
skip = { $count ->
    [one] Show one more move at once
   *[other] Show { $count } moves at once
}

# The banner: who must do what
your-turn = Your turn
your-turn-to = Your turn: { $what }
their-turn = { $name } is thinking
nobody-asked = One moment
over = The game is over
you-won = You won!
wins = { $count ->
    [one] { $names } won
   *[other] { $names } won together
}
looking-on = You are looking on
actions-left = { $count ->
    [one] one action left
   *[other] { $count } actions left
}
ask-something = choose
ask-sure = confirm, or go back
ask-card = place a card
ask-card-token = place a card, or use a token
ask-card-for-token = choose a card
ask-card-for-play = choose a card
ask-token = use a token
ask-done-token = use a token, or be done
ask-done = finish your turn
ask-pass = nothing fits, so pass
ask-at = choose a place
ask-at-turned = choose a place
ask-at-over = which cat must go?
ask-over = which cat must go?
ask-turned = choose a place
ask-start = choose a start card
ask-draw = draw a card
ask-draw-sleep = draw a card, or lay down a sleeping cat
ask-sleep = lay down a sleeping cat
ask-play = play a card
ask-cat-done = lay down a cat awake, or be done
ask-toy = lay the special toy across two cards
ask-discard = discard a card
ask-discard-enough = discard more, or that is enough
ask-discard-toy = there is no place for the toy: discard it
ask-move = move a cat
ask-move-play = move a cat, or play a card
ask-discard-move = move a cat, or discard
ask-discard-play = play a card, or discard
ask-discard-move-play = move a cat, play a card, or discard
ask-target = choose a player
ask-color = choose a cat
ask-cat = choose a cat
ask-yard = choose a cat from a Yard
ask-count = how many?
ask-spaces = how far?
ask-direction = inward or outward?
ask-left = which cat goes to the left?
ask-right = which cat goes to the right?
ask-enough = choose, or that is enough

# Words of a move as buttons
say-draw = Draw a card
say-done = Done
say-pass = Let it pass
say-enough = That is enough
say-discard-toy = Discard the toy
say-play = Play { $card }
say-discard = Discard { $card }
say-cancel = Cancel it with { $card }
say-shield = Shield with { $card }
say-copy = Copy it with { $card }
say-land = Play { $card }
say-move = { $color }: { $from } → { $to }
say-color = { $color }
say-cat = { $color } ({ $zone })
say-yard = { $color }, { $name }
say-count = { $count ->
    [one] one cat
   *[other] { $count } cats
}
say-spaces = { $count ->
    [one] one space
   *[other] { $count } spaces
}
say-inward = Inward
say-outward = Outward
say-left = { $color } to the left
say-right = { $color } to the right
say-no-cat-left = None to the left
say-no-cat-right = None to the right
say-coat-black = Black
say-coat-gray = Gray
say-coat-orange = Orange
say-coat-white = White
say-zone-neighborhood = Neighborhood
say-zone-yard = Yard
say-zone-porch = Porch
say-zone-house = House

# Windows
window-title = Do you answer?
window-open = Does anybody answer?
window-cancel = Do you cancel it?
window-copy = Do you copy it?
window-shield = Do you shield somebody?
window-land = Do you land on your feet?
window-answered = You have answered; it closes in a moment
window-kept = Answered
standing = When others play, ask me
standing-ask = always
standing-target = only if it is aimed at me
standing-turn = not before my turn
standing-ask-more = Every window waits for you.
standing-target-more = Everything else you let pass. The others can see this.
standing-turn-more = You let everything pass until it's your turn, every round. The others can see this.
order = While I am away (nobody sees it)
order-pass = Let everything pass
order-defend = Defend me

# Seats
seats = At the table
to-move = to move
seat-away = away
seat-resigned = gave up
seat-stand-in = { $level } plays for them
bot-thinking = thinking …
cards-in-hand = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
time-left = Time left
days-and-hours = { $days } d { $hours } h

# Questions
undo = Take it back
undo-ask = Ask to take my move back
undo-asked = { $name } would like to take the last move back.
undo-waiting = You asked to take your move back.
undo-never-mind = Never mind
agree = That is fine
rather-not = Rather not
end-asked = { $names } would end the game now, without a winner.
end-waiting = You offered to end the game now.
end-never-mind = Rather play on
play-on = Play on
offer-end = Offer to end the game
offer-end-sure = If everybody agrees, the game ends now, without a winner.
resign = Give up
resign-sure = With two players the other wins; with more a bot plays on for you. This cannot be taken back.
leave = Leave
leave-sure = A bot plays for you until you come back.
bot-plays-for-you = A bot plays for you.
take-back-seat = I am back

# The log
log = What happened
passed = { $count ->
    [one] { $names } lets it pass.
   *[other] { $names } let it pass.
}
chat = Say something
chat-off = There is no chat at this table.
send = Send

# The score
tally-cat-box = What each colour would score now. Who is which colour, nobody says.
tally-if-it-fits = What each box would score now.
tally-here-kitty-kitty = What everybody would score now, as far as all can see.
tally-nothing = There is nothing to count yet.
tally-id-black = Black
tally-id-pink = Pink
tally-id-purple = Purple
tally-id-blue = Blue
tally-id-yellow = Yellow
tally-id-chihuahua = Chihuahua
line-cats = { $count ->
    [one] one cat seen
   *[other] { $count } cats seen
}
line-largest = { $count ->
    [one] largest area: one cat
   *[other] largest area: { $count } cats
}
line-boxes = { $count ->
    [one] one empty box
   *[other] { $count } empty boxes
}
line-three = an area of exactly three cats
line-tokens = { $count ->
    [one] one token left
   *[other] { $count } tokens left
}
line-house = { $count ->
    [one] one cat in the House
   *[other] { $count } cats in the House
}
line-porch = { $count ->
    [one] one cat on the Porch
   *[other] { $count } cats on the Porch
}
line-five-of-a-color = { $count ->
    [one] five of a colour
   *[other] five of a colour, { $count } times
}
line-each-color = a cat of every colour
line-most-of-a-color = { $count ->
    [one] most cats of a colour
   *[other] most cats of { $count } colours
}
line-one-color-in-house = a House of one colour
line-best-in-show = { $count ->
    [one] Best in Show in hand
   *[other] { $count } × Best in Show in hand
}
box-cards = { $count ->
    [one] Box of one card
   *[other] Box of { $count } cards
}
box-toys = { $count } × { $toy }
box-no-toys = no toys
box-toy-mouse = mouse
box-toy-yarn = yarn
box-toy-feather = feather
box-toy-bell = bell
box-sprays = { $count ->
    [one] one spray bottle
   *[other] { $count } spray bottles
}
box-closed = closed: twice
box-further = { $name }: +{ $count } for further cats
box-nobody = Nobody

# The end
score-sheet = The score sheet
score-lines = Line by line
sheet-was = { $name } was { $identity }
sheet-begins = Now it is counted.
winner = won
ended-played = That was all of it.
ended-resigned = Somebody gave up.
ended-agreed = Everybody agreed to end here.
ended-abandoned = Everybody had gone.
step-back = The line before
step-next = The next line
step-play = Count it
step-pause = Wait
step-skip = To the end
rematch = Once more
rematch-go = To the next game
rematch-watch = See the next game
replay = See it again
share = Share
record = Download the record

# Cards and piles
pile-title = To draw
pile-left = { $count ->
    [one] one card is left
   *[other] { $count } cards are left
}
all-cards = All cards of the game
discard-title = Discarded
discard-empty = Nothing yet.
unseen-title = Not seen by you yet
unseen-nothing = You have seen everything.
unseen-princess = Princess
unseen-toy = special toy

# More
rules-of = Rules of { $game }
sounds = Soft sounds
theme-auto = As on this device
theme-light = Light
theme-dark = Dark
keys = Keys
key-digits = take a card from your hand
key-arrows = from place to place, from card to card
key-enter = choose; once more: do it
key-escape = a step back
key-turn = turn the card round
key-tab = onward: actions, hand, table, the rest
key-zoom = closer, further away, see everything
key-pan = move the table
key-undo = take your move back, where that is possible
key-skip = show the others’ moves at once
key-help = this page
copy = Copy
copied = Copied.
copy-yourself = It is selected: copy it with your device.
copy-position = Copy the position
copy-position-about = The table as you see it, for programs and for later.
report = Report a problem
report-about = This says where you are and what you may see of the game, nothing else. Send it to whoever runs this server.
download = Download

# Several people at one screen
pass-to = Pass the device to { $name }
pass-about = Everybody else looks away.
pass-open = I am { $name }
