# Home, lobby, big screen, account.
tagline = Three cat games to play together, wherever you are.
guest-names = Whiskers, Mittens, Biscuit, Pickle, Noodle, Socks, Waffle, Clementine
language-en = English
language-nl = Nederlands
language-de = Deutsch
main-menu = Main menu
learn = Learn
you-are = You
offline-about = You’re offline. You can play again as soon as you’re connected.
request-failed = That didn’t work. Please try again.
try-again = Try again
one-moment = One moment…
yes = yes
no = no

## Choosing a game
choose-game = Choose a game
about-cat-box = Overlap cards, group your cats, and keep your color secret.
about-if-it-fits = Place cardboard, close boxes, and claim the best ones for your cats.
about-here-kitty-kitty = Lure the neighborhood cats to your house before your neighbors do.
how-many = { $from } to { $to } players
way = How do you want to play?
way-bots = Against bots
way-friends = With friends
way-one-screen = On one screen
way-phones = Big screen and phones
way-bots-about = Start a game against bots right away.
way-friends-about = Create a table and send the link to your friends. Bots can fill empty seats.
way-one-screen-about = Pass this device around. Secret cards are hidden between turns.
way-phones-about = The board is on this screen, and each player’s cards are on their phone. Players join with a code. A local network is all you need.
your-name = Your name
player-count = Number of players
rules-kind = Rules
rules-basic = Basic rules
rules-advanced = Advanced rules
level = Bot level
level-kitten = Kitten – easy
level-house-cat = House Cat – medium
level-alley-cat = Alley Cat – hard
level-tiger = Tiger – expert
bots-too = Bots
bots = { $count ->
    [0] no bots
    [one] { $count } bot
   *[other] { $count } bots
}
play-now = Play now
create-table = Create table
pass-and-play = Start game
big-screen = Open big screen
first-lesson = First lesson
read-rules = Rules
local-players = Who’s playing?
name-of = Name of player { $number }
remove-player = Remove player { $number }
add-player = Add player
player-number = Player { $number }

## More about a table
more-choices = More options
random-choice = random
deck = Deck
deck-mirror = Mirror: nothing hidden on the back
deck-secret = Secret: different cats on the back
choice-table = Table
choice-table-coffee = Coffee table (9 × 7)
choice-table-kitchen = Kitchen table (13 × 9)
choice-table-dining = Dining table (17 × 11)
choice-table-floor = Floor (31 × 21)
choice-cats = Your cat
choice-first = Starting player
option-you = You
seat-number = Seat { $number }
clock = Clock
clock-none = No clock
clock-live = Live: everyone is online
clock-slow = Turn-based: days per move
clock-move = Per move
clock-reserve = Extra time for the whole game
seconds = { $count } seconds
minutes = { $count } minutes
days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
listed = Show in the list of open tables
watchers = Allow spectators
with-chat = Allow chat
long-windows = Three times as long to respond

## Lists
my-games = My games
your-turn-here = your turn
others-turn = waiting for others
waiting = waiting for players
open-tables = Open tables
no-open-tables = No tables are waiting for players. Create one and send the link.
free-seats = { $count ->
    [0] full
    [one] { $count } free seat
   *[other] { $count } free seats
}
replays = Finished games
watch-replay = watch replay
show-all = Show all { $count }
new-here = New here?
new-here-about = Learn your first moves in five minutes.

## Lobby
setup-no-clock = no clock
setup-live = { $seconds } seconds per move, { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
    } extra
setup-slow = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
}
setup-private = link only
setup-public = public
setup-no-spectators = no spectators
host-is = Host: { $name }
players-heading = Players
empty-seat = Empty seat
is-ready = ready
is-bot = bot
not-yet-ready = not ready yet
sit = Sit here
add-local-player = Add local player
local-player-name = Their name
add-this-player = Add player
add-bot = Add bot
ready = I’m ready
not-ready = Not ready
leave-seat = Leave seat
remove = Remove
remove-who = Remove { $name }
swap-down = Swap { $name } with the next seat
start = Start
cancel-table = Cancel table
cancel-table-sure = Cancel this table? Everyone waiting here will be notified.
table-canceled = This table was canceled.
seats-are-empty = { $count ->
    [one] 1 seat is still empty.
   *[other] { $count } seats are still empty.
}
waits-for = Waiting for { $names } to get ready.
everyone-here = Everyone’s here.
waiting-for-host = Everyone’s here. Waiting for { $name } to start the game.
invitation = Invitation
invite = Send this link
qr = QR code for this table
copy-link = Copy link
localhost-only = This address only works on this computer. To play with phones, start the server with “tabbytop serve --lan”.
on-big-screen = Show on a big screen

## Big screen
scan = Scan to join
scan-about = Point your phone’s camera at the code. Your cards will be on your phone.
screen-turn = { $name }, it’s your turn
screen-turn-short = to move
screen-asked = may respond
screen-chooses = chooses
screen-window = Waiting for responses: { $names }
screen-winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
screen-over = Game over
screen-won = winner
screen-away = phone disconnected
scan-to-return = Lost your cards? Scan this code.

## You
hello = Hello, { $name }
hello-anonymous = Hello!
you-are-nobody = Choose a name to play as a guest, or sign in.
you-are-guest = You’re a guest on this device. Create an account to keep your games and play on any device.
you-are-account = You’re signed in as { $login }.
name-and-language = Name and language
keep = Save
kept = Saved.
other-device = Continue on another device
other-device-about = Scan the code with your phone to use the same name and games there. The code works once.
show-code = Show code
new-code = New code
code-left = { $minutes }:{ $seconds } left
qr-device = QR code to sign in on another device
device-link = Sign-in link for another device
create-account = Create account
create-account-about = All you need is a name and a password. You keep your games.
log-in = Sign in
log-in-about = Already have an account? Games you play as a guest move to your account.
login = Account name
password = Password
password-note = At least 8 characters.
old-password = Current password
new-password = New password
change-password = Change password
change-password-about = You’ll be signed out on all other devices.
password-changed = Password changed.
log-out = Sign out
log-out-about = Only on this device. Your games are kept.
delete-data = Delete my data
delete-data-about = You leave all your tables, and your data is deleted. Only your name, moves and chat messages in your games remain.
delete-data-sure = Yes, delete my data for good
take-device = Another device
take-device-title = Continue here?
take-device-about = This device will use the same name and games as your other device. Anyone signed in here now will be signed out.
take-device-do = Continue here
take-device-leave = Give up my seats and continue
no-device-link = This link is incomplete. Show a new code on your other device.

# Settings
settings = Settings
settings-about = These settings apply only in this browser. Your language is also saved to your account.
settings-look = Appearance and sound
settings-play = Gameplay
settings-table = Log and bots
settings-animation = Animation speed
settings-animation-off = off
settings-animation-fast = fast
settings-animation-normal = normal
settings-animation-slow = slow
settings-confirm = Confirm moves
settings-confirm-about = With a mouse, clicking a spot makes the move right away. You see a preview before you click.
settings-confirm-auto = when tapping
settings-confirm-always = always
settings-confirm-never = never
settings-auto-draw = Draw automatically when it’s the only option
settings-windows = Ask me to respond
settings-windows-about = For new tables. You can change it at each table.
settings-windows-ask = when I can respond
settings-windows-target = only when I’m the target
settings-windows-turn = not before my turn
settings-windows-always = always
settings-log = Game log
settings-log-about = Brief: passes and draws are combined into a count. Tap it for details.
settings-log-brief = brief
settings-log-full = every line
settings-remarks = Show bot reactions
settings-all = All settings

# Results
results = Your games
results-none = No finished games yet.
results-runs = Wins in a row: { $now }. Longest streak: { $best }.
results-game = Game
results-played = Played
results-won = Won
results-best = Best score
results-against = against { $who }
results-people = people
results-winner = Winner
results-how-resigned = Someone resigned.
results-how-agreed = Ended by agreement, without a winner.
results-how-abandoned = Abandoned.
results-how-unknown = The result wasn’t saved.
results-replay = Watch replay
results-more = Show more
results-save = Download results
results-forget = Delete my results
results-forget-sure = This removes your finished games from this list for good. Other players keep theirs.
any-character = random cat
character = Character
bot-character = { $count ->
    [one] Opponent
   *[other] Opponent { $number }
}
lesson-of = First lesson: { $game }
