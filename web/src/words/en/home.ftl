# Home, lobby, big screen, people.
tagline = Three cat games for one table, wherever everybody sits.
guest-names = Whiskers, Mittens, Biscuit, Pickle, Noodle, Socks, Waffle, Clementine
language-en = English
language-nl = Nederlands
language-de = Deutsch
around-the-house = Around the house
learn = Learn
you-are = You
cats-wait = The cats wait for the network. The boxes open as soon as it is back.
not-now = That did not work just now. Please try again.
try-again = Try again
one-moment = One moment …
yes = yes
no = no

## Choosing a game
choose-game = Which box do we open?
about-cat-box = Cards overlap, cats gather, and nobody knows which cat you are for.
about-if-it-fits = Lay cardboard, close boxes, and lie in the best one.
about-here-kitty-kitty = Lure the neighbourhood’s cats to your house. The neighbours do, too.
how-many = { $from } to { $to } players
way = With whom?
way-bots = Against bots
way-friends = With friends
way-one-screen = On one screen
way-phones = Big screen and phones
way-bots-about = The cats are awake and waiting. It begins at once.
way-friends-about = Lay a table and send its link. Friends sit down wherever they are; bots can take the seats that stay empty.
way-one-screen-about = Pass this device around. Between turns a curtain hides everybody’s secrets.
way-phones-about = The board is here, on the big screen; everybody holds their own cards on their phone. They join by a code, over the local network too.
your-name = Your name
how-many-play = How many play?
rules-kind = Rules
rules-basic = Basic rules
rules-advanced = Advanced rules
level = How good are the bots?
level-kitten = Kitten – playful
level-house-cat = House Cat – solid
level-alley-cat = Alley Cat – cunning
level-tiger = Tiger – strong
bots-too = Bots at the table
bots = { $count ->
    [0] no bots
    [one] { $count } bot
   *[other] { $count } bots
}
play-now = Play now
make-table = Make a table
pass-and-play = Sit down together
big-screen = Open the big screen
first-lesson = A first lesson
read-rules = The rules
who-plays-here = Who sits around this screen?
name-of = Name of player { $number }
not-here = Player { $number } is not here
one-more = One more player
somebody = Player { $number }

## More about a table
more-choices = More choices
as-it-comes = as it comes
deck = Cards
deck-mirror = Mirror: nothing hidden on the back
deck-secret = Secret: other cats on the back
choice-table = Table
choice-table-coffee = Coffee table (9 × 7)
choice-table-kitchen = Kitchen table (13 × 9)
choice-table-dining = Dining table (17 × 11)
choice-table-floor = The floor (31 × 21)
choice-cats = Your cat
choice-first = Who begins
you-yourself = You
seat-number = Seat { $number }
clock = Clock
clock-none = No clock
clock-live = Live: all at the same time
clock-slow = Slow: days for every move
clock-move = For every move
clock-reserve = In reserve, for the whole game
seconds = { $count } seconds
minutes = { $count } minutes
days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
listed = Anybody may find this table and sit down
watchers = Others may look on
with-chat = One can chat at the table

## Lists
my-games = My games
your-turn-here = your turn
others-turn = others think
waiting = waits for players
open-tables = Open tables
no-open-tables = Nobody waits for players just now. Make a table and send its link.
free-seats = { $count ->
    [0] full
    [one] { $count } free seat
   *[other] { $count } free seats
}
replays = Finished games
look-again = look again
all-of-them = All { $count }
new-here = New here?
new-here-about = A patient cat shows you the first moves, in five minutes.

## Lobby
laid-none = no clock
laid-live = { $seconds } seconds a move, { $minutes } minutes in reserve
laid-slow = { $days ->
    [one] { $days } day a move
   *[other] { $days } days a move
}
laid-private = by link only
laid-listed = open to everybody
laid-unwatched = nobody looks on
host-is = { $name } laid this table.
who-sits = Who sits here
empty-seat = An empty seat
is-ready = ready
is-bot = bot
not-yet-ready = not ready yet
sit = Sit down
plays-here-too = Someone next to me
their-name = Their name
they-sit = They sit down
add-bot = Add a bot
ready = I am ready
not-ready = Wait for me
stand-up = Stand up
remove = Remove
remove-who = Remove { $name }
swap-down = { $name } changes places with the next seat
start = Start
call-off = Call it off
call-off-sure = Call this table off? Everybody who waits here will be told.
called-off = This table was called off.
seats-are-empty = { $count ->
    [one] One seat is still empty.
   *[other] { $count } seats are still empty.
}
waits-for = Not ready yet: { $names }.
all-there = Everybody is here.
host-begins = Everybody is here. { $name } begins the game.
invitation = Invitation
invite = Send this link
qr = QR code that leads to this table
copy-link = Copy the link
only-here = Only this computer can open this address. For phones, start the server with “tabbytop serve --lan”.
on-big-screen = Show this table on a big screen

## Big screen
scan = Scan this to sit down
scan-about = Point your phone’s camera at the code; your cards will be on your phone.
screen-turn = { $name }, it is your turn
screen-turn-short = to move
screen-asked = may answer
screen-window = { $names }: an answer?
screen-winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
screen-over = The game is over
screen-won = winner
screen-away = phone is away
come-back-here = Lost your hand? Scan this.

## You
hello = Hello, { $name }
hello-nobody = Hello, stranger
you-are-nobody = Nobody knows you here yet. Give us a name, or log in.
you-are-guest = You are a guest on this device. With an account you keep your games and come back from anywhere.
you-are-account = You are logged in as { $login }.
name-and-language = Name and language
keep = Keep
kept = Kept.
other-device = Go on with another device
other-device-about = Scan the code with your phone, and it is you there, too, with all your games. It works once.
show-code = Show the code
new-code = A new code
code-left = { $minutes }:{ $seconds } left
qr-device = QR code that lets one other device in
device-link = Link for one other device
make-account = Make an account
make-account-about = A name and a password are enough. Your games come along.
log-in = Log in
log-in-about = You have been here before? Come in. What you play as a guest comes along.
login = Account name
password = Password
password-note = At least eight characters.
old-password = Old password
new-password = New password
change-password = Change the password
change-password-about = All other devices must log in again.
password-changed = The password is changed.
log-out = Log out
log-out-about = Only on this device. Your games stay.
be-forgotten = Forget me
be-forgotten-about = You leave all your tables, and nothing about you is kept; only in your games your name, your moves and your chat stay.
be-forgotten-sure = Yes, forget me for good
take-device = Another device
take-device-title = Go on here?
take-device-about = This device will be you: the same name, the same games. Whoever was here before leaves.
take-device-do = Go on here
take-device-leave = Leave my seats and go on
no-device-link = This link is not whole. Make a new code on your other device.
