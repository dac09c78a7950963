# Boards, cards and hands: names and descriptions.
board = Table
hand = Your hand
hand-of = { $name }’s hand
pile = { $count } in the draw pile
tokens = Your tokens
thing-at = Column { $x }, row { $y }: { $what }
thing-across = Columns { $x } and { $next }, row { $y }, lying across: { $what }
place-at = Column { $x }, row { $y }: empty
place-on = Column { $x }, row { $y }: on { $on }
place-on-beside = Column { $x }, row { $y }: on { $on }, next to { $beside }
place-beside = Column { $x }, row { $y }: empty, { $beside }
place-across = Column { $x }, row { $y }: across { $left } and { $right }

# Cat Box
catbox-black = black cat
catbox-pink = pink cat
catbox-purple = purple cat
catbox-blue = blue cat
catbox-yellow = yellow cat
catbox-box = empty box
catbox-card = Top: { $top }; bottom: { $bottom }
catbox-covered = covered
catbox-card-at = Column { $x }, row { $y }. { $card }
catbox-unknown = A side you can’t see
identity-black = Black cat
identity-pink = Pink cat
identity-purple = Purple cat
identity-blue = Blue cat
identity-yellow = Yellow cat
identity-chihuahua = Chihuahua
identity-you = This is you: { $identity }. Only you can see this.
identity-short = This is you
guard = { $name }’s Cat Box
guard-at = { $name }’s Cat Box, column { $x }, row { $y }
token-cat-paw = Cat Paw
token-cat-box = Cat Box
token-dried-fish = Dried Fish
token-stacking = Stacking
token-toy-mouse = Toy Mouse
about-token-cat-paw = After your card, play another one right away.
about-token-cat-box = Until your next turn, nobody else may cover this quadrant or the eight around it.
about-token-dried-fish = Take a card from any hand. From then on, only you can play it.
about-token-stacking = Your next card may cover one to four quadrants, at most three of them cats.
about-token-toy-mouse = After your card, move a completely uncovered card somewhere else.
about-catbox-cat = Worth one point to the player who is secretly this cat, and another if it’s in that player’s largest group.
about-catbox-box = An empty box. The Chihuahua scores one point for each one that’s visible.
about-identity = Only you know this. You score a point for each visible cat of your color, and another for each cat in your largest group.
about-chihuahua = Only you know this. You score one point for each empty box and two for each group of exactly three cats of the same color.
about-own-card = One of your cards. You play it with this side up. The others see the other side.
about-their-card = Another player’s card. You can play it with this side up.

# If It Fits
turn-one = Rotate card
turn-all = Rotate all
supply = Cats left
lay-cat = Sleeping cat
hint-awake = Awake cats score: whoever has the most in a box gets its points.
hint-asleep = Sleeping cats hold a box, but score only with an awake one of yours in it.
supply-of = { $name }: { $cat }, { $count } left
start-cards = Start cards
cardboard-open = Cardboard, open to the { $sides }, with { $icons }
cardboard-shut = Cardboard with walls on all sides, with { $icons }
side-N = north
side-E = east
side-S = south
side-W = west
toy-mouse = a mouse
toy-yarn = a ball of yarn
toy-feather = a feather
toy-bell = a bell
toy-spray = a spray bottle
toy-special = the special toy
fits-nothing = no icons
fits-unknown = A card you can’t see
fits-asleep = { $cat } asleep
fits-awake = { $cat } awake
fits-beside-open = open side of { $what } to the { $side }
fits-beside-wall = wall of { $what } to the { $side }
fits-box-open = Open box, { $names }: { $sum }
fits-box-closed = Closed box, { $names }: { $sum }
fits-box-open-asleep = Open box with only sleeping cats of { $names }, scores nothing yet: { $sum }
fits-box-closed-asleep = Closed box with only sleeping cats of { $names }, scores nothing: { $sum }
box-of = Box of { $names }
about-box-open = An open box of { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }.
about-box-closed = A closed box of { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }, so everything counts double.
about-box-asleep = Only sleeping cats are in it, so nobody scores it yet.
about-cardboard = Walls end a box; open sides continue it. Toys of the same kind score points, and each spray bottle takes one away.
about-princess = She replaces any cat on the table, which goes home. She belongs to nobody.
about-toy = Counts as one toy of every kind.

# Here, Kitty, Kitty!
house = House
porch = Porch
yard = Yard
neighborhood = Neighborhood
property-of = { $name }’s property
zone-of = { $name }’s { $zone }
cards-held = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }
kitty-black = black
kitty-gray = gray
kitty-orange = orange
kitty-white = white
kitty-cats = { $zone }: { $count ->
    [one] 1 { $color } cat
   *[other] { $count } { $color } cats
 }
kitty-cats-of = { $name }’s { $zone }: { $count ->
    [one] 1 { $color } cat
   *[other] { $count } { $color } cats
 }
kitty-move = Move { $color } cat to { $to }
kitty-type-instant = Instant
kitty-type-standard = Standard
kitty-type-defensive = Defensive
discard-card = Discard { $card }
card-hidden = Hidden card
about-house = Each cat here scores 5 points at the end.
about-porch = Each cat here scores 3 points at the end.
about-yard = Cats here don’t score yet.
about-neighborhood = Cats without an owner. Move them to your Yard one space at a time.
card-raining-cats-and-dogs = Raining Cats & Dogs
card-keeping-up-with-the-joneses = Keeping Up With the Joneses
card-the-cats-pajamas = The Cat's Pajamas
card-fireworks = Fireworks
card-hairball = Hairball
card-cat-in-heat = Cat in Heat
card-cat-burglar = Cat Burglar
card-spay-neuter-clinic = Spay/Neuter Clinic
card-catlike-reflexes = Catlike Reflexes
card-foster-kittens = Foster Kittens
card-special-needs-kitty = Special Needs Kitty
card-catting-around = Catting Around
card-fraidy-cats = Fraidy Cats
card-open-window = Open Window
card-famous-internet-cat = Famous Internet Cat
card-the-cat-came-back = The Cat Came Back
card-best-in-show = Best in Show
card-can-opener = Can Opener
card-catnip = Catnip!
card-cat-fight = Cat Fight
card-stray-dog = Stray Dog
card-alarm-system = Alarm System
card-pet-insurance = Pet Insurance
card-catnap = Catnap
card-one-cool-cat = One Cool Cat
card-tuna = Tuna
card-land-on-your-feet = Land on Your Feet
card-copy-cat = Copy Cat

# Boxes and the cats in them
see-through = Look under cats
see-through-about = See through the cats to the toys under them
key-see-through = hold to see the toys under cats
fits-asleep-of = { $cat } asleep, { $name }’s cat
fits-awake-of = { $cat } awake, { $name }’s cat

# Tokens on seat panels
tokens-of = Tokens: { $names }

# The log, with pictures for some of the variables
log-place = column { $x }, row { $y }
log-fits-start = { $name } places a start card: { $card }
log-fits-play = { $name } places { $card }
log-fits-discard = { $name } can’t play any card and discards { $card }
log-fits-drew = { $name } drew { $card }
log-fits-sleep = { $name }’s { $cat } goes to sleep
log-fits-cat = { $name }’s { $cat } settles across two cards
log-fits-toy = { $name } places { $toy } across two cards
log-kitty-move = { $name } wants to move { $cat }: { $from } → { $to }
kitty-cat-black = black cat
kitty-cat-gray = gray cat
kitty-cat-orange = orange cat
kitty-cat-white = white cat
kitty-cats-black = black cats
kitty-cats-gray = gray cats
kitty-cats-orange = orange cats
kitty-cats-white = white cats
