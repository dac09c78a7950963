# Boards, cards and hands: what every place and card is called.
board = The table
hand = Your hand
hand-of = { $name }’s hand
pile = { $count } in the pile
tokens = Your tokens
thing-at = Column { $x }, row { $y }: { $what }
thing-across = Columns { $x } and { $next }, row { $y }: { $what } lies across
place-at = Column { $x }, row { $y }: empty
place-on = Column { $x }, row { $y }: on { $on }
place-on-beside = Column { $x }, row { $y }: on { $on }; beside { $beside }
place-beside = Column { $x }, row { $y }: empty; { $beside }
place-across = Column { $x }, row { $y }: across { $left }, and { $right }

# Cat Box
catbox-black = black cat
catbox-pink = pink cat
catbox-purple = purple cat
catbox-blue = blue cat
catbox-yellow = yellow cat
catbox-box = empty box
catbox-card = Above { $top }; below { $bottom }
catbox-card-at = Column { $x }, row { $y }. { $card }
catbox-unknown = A side that you cannot see
identity-black = Black cat
identity-pink = Pink cat
identity-purple = Purple cat
identity-blue = Blue cat
identity-yellow = Yellow cat
identity-chihuahua = Chihuahua
identity-you = That’s you, secretly: { $identity }
identity-short = That’s you
guard = { $name }’s Cat Box
guard-at = { $name }’s Cat Box, column { $x }, row { $y }
token-cat-paw = Cat Paw
token-cat-box = Cat Box
token-dried-fish = Dried Fish
token-stacking = Stacking
token-toy-mouse = Toy Mouse
about-token-cat-paw = After your card you play another one at once.
about-token-cat-box = Until your next turn nobody else may cover this quadrant or the eight around it.
about-token-dried-fish = Take a card from any hand; from now on only you can play it.
about-token-stacking = Your next card may cover one to four quadrants, at most three of them cats.
about-token-toy-mouse = After your card you lift one of which nothing is covered and lay it elsewhere.
about-catbox-cat = A visible cat is worth one point to whoever is secretly this cat, and one more in its largest area.
about-catbox-box = An empty box. The Chihuahua loves it: one point for each that can be seen.
about-identity = Only you know. Each cat of your colour that can be seen is a point, and so is each in your largest area.
about-chihuahua = Only you know. Each empty box is a point, each area of exactly three cats of one colour two. You tremble with importance.
about-own-card = One of your own: it is played with this side up. The others see the other one.
about-their-card = Another player’s card. You may play it, with this side up.

# If It Fits
turn = Turn it
supply = Cats left
supply-of = { $name }: { $cat }, { $count } left
start-cards = Start cards
cardboard-open = Cardboard, open to the { $sides }, with { $icons }
cardboard-shut = Cardboard with walls all around, with { $icons }
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
fits-nothing = nothing on it
fits-unknown = A card that you cannot see
fits-asleep = { $cat } asleep
fits-awake = { $cat } awake
fits-beside-open = to the { $side } an open side of { $what }
fits-beside-wall = to the { $side } a wall of { $what }
fits-box-open = Open box of { $names }, worth { $worth }
fits-box-closed = Closed box of { $names }, worth { $worth }
about-box-open = An open box of { $cards ->
    [one] one card
   *[other] { $cards } cards
  }, worth { $worth } as it stands.
about-box-closed = A closed box of { $cards ->
    [one] one card
   *[other] { $cards } cards
  }: everything counts double, so { $worth }.
about-cardboard = Walls end a box, open sides lead on. Toys of one kind are points, each spray bottle takes one away.
about-princess = She takes the place of any cat on the table, which goes home. She belongs to nobody.
about-toy = It counts as one toy of every kind.

# Here, Kitty, Kitty!
house = House
porch = Porch
yard = Yard
neighborhood = Neighborhood
property-of = { $name }’s property
zone-of = { $name }’s { $zone }
cards-held = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
  }
kitty-black = black
kitty-gray = gray
kitty-orange = orange
kitty-white = white
kitty-cats = { $zone }: { $count } { $color }
kitty-cats-of = { $name }’s { $zone }: { $count } { $color }
kitty-move = { $color } cat to: { $to }
kitty-type-instant = Instant
kitty-type-standard = Standard
kitty-type-defensive = Defensive
discard-card = Discard { $card }
card-hidden = A hidden card
about-house = Each cat here is 5 points at the end.
about-porch = Each cat here is 3 points at the end.
about-yard = Cats here are no points yet.
about-neighborhood = Cats that are nobody’s. They come to a Yard one space at a time.
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
