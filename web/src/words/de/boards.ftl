# Bretter, Karten und Hände: wie jeder Platz und jede Karte heißt.
board = Der Tisch
hand = Deine Hand
hand-of = Hand von { $name }
pile = { $count } im Stapel
tokens = Deine Marker
thing-at = Spalte { $x }, Reihe { $y }: { $what }
thing-across = Spalte { $x } und { $next }, Reihe { $y }: { $what } liegt darüber
place-at = Spalte { $x }, Reihe { $y }: leer
place-on = Spalte { $x }, Reihe { $y }: auf { $on }
place-on-beside = Spalte { $x }, Reihe { $y }: auf { $on }; neben { $beside }
place-beside = Spalte { $x }, Reihe { $y }: leer; { $beside }
place-across = Spalte { $x }, Reihe { $y }: über { $left }, und { $right }

# Cat Box
catbox-black = schwarze Katze
catbox-pink = rosa Katze
catbox-purple = lila Katze
catbox-blue = blaue Katze
catbox-yellow = gelbe Katze
catbox-box = leere Schachtel
catbox-card = Oben { $top }; unten { $bottom }
catbox-card-at = Spalte { $x }, Reihe { $y }. { $card }
catbox-unknown = Eine Seite, die du nicht sehen kannst
identity-black = Schwarze Katze
identity-pink = Rosa Katze
identity-purple = Lila Katze
identity-blue = Blaue Katze
identity-yellow = Gelbe Katze
identity-chihuahua = Chihuahua
identity-you = Das bist du, heimlich: { $identity }
identity-short = Das bist du
guard = Cat Box von { $name }
guard-at = Cat Box von { $name }, Spalte { $x }, Reihe { $y }
token-cat-paw = Cat Paw
token-cat-box = Cat Box
token-dried-fish = Dried Fish
token-stacking = Stacking
token-toy-mouse = Toy Mouse
about-token-cat-paw = Nach deiner Karte spielst du sofort noch eine.
about-token-cat-box = Bis zu deinem nächsten Zug darf niemand sonst dieses Feld oder die acht darum herum bedecken.
about-token-dried-fish = Nimm eine Karte aus einer Hand; von nun an kannst nur du sie spielen.
about-token-stacking = Deine nächste Karte darf ein bis vier Felder bedecken, höchstens drei davon mit Katzen.
about-token-toy-mouse = Nach deiner Karte hebst du eine auf, von der nichts bedeckt ist, und legst sie woanders hin.
about-catbox-cat = Eine sichtbare Katze ist ein Punkt für die Person, die heimlich diese Katze ist, und noch einer im größten Gebiet.
about-catbox-box = Eine leere Schachtel. Der Chihuahua liebt sie: ein Punkt für jede, die man sieht.
about-identity = Nur du weißt es. Jede sichtbare Katze deiner Farbe ist ein Punkt, jede in deinem größten Gebiet noch einer.
about-chihuahua = Nur du weißt es. Jede leere Schachtel ist ein Punkt, jedes Gebiet von genau drei Katzen einer Farbe zwei. Du zitterst vor Wichtigkeit.
about-own-card = Eine eigene Karte: Du spielst sie mit dieser Seite nach oben. Die anderen sehen die andere.
about-their-card = Die Karte von jemand anderem. Du darfst sie spielen, mit dieser Seite nach oben.

# If It Fits
turn = Drehen
supply = Katzen übrig
supply-of = { $name }: { $cat }, noch { $count }
start-cards = Startkarten
cardboard-open = Karton, offen nach { $sides }, mit { $icons }
cardboard-shut = Karton mit Wänden ringsum, mit { $icons }
side-N = Norden
side-E = Osten
side-S = Süden
side-W = Westen
toy-mouse = einer Maus
toy-yarn = einem Wollknäuel
toy-feather = einer Feder
toy-bell = einem Glöckchen
toy-spray = einer Sprühflasche
toy-special = das besondere Spielzeug
fits-nothing = nichts darauf
fits-unknown = Eine Karte, die du nicht sehen kannst
fits-asleep = { $cat } schläft
fits-awake = { $cat } ist wach
fits-beside-open = im { $side } eine offene Seite von { $what }
fits-beside-wall = im { $side } eine Wand von { $what }
fits-box-open = Offene Schachtel von { $names }, Wert { $worth }
fits-box-closed = Geschlossene Schachtel von { $names }, Wert { $worth }
about-box-open = Eine offene Schachtel aus { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
  }, im Moment { $worth } wert.
about-box-closed = Eine geschlossene Schachtel aus { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
  }: Alles zählt doppelt, also { $worth }.
about-cardboard = Wände schließen eine Schachtel ab, offene Seiten führen weiter. Spielzeuge einer Art sind Punkte, jede Sprühflasche kostet einen.
about-princess = Sie nimmt den Platz einer Katze auf dem Tisch ein, die nach Hause geht. Sie gehört niemandem.
about-toy = Es zählt als ein Spielzeug jeder Art.

# Here, Kitty, Kitty!
house = House
porch = Porch
yard = Yard
neighborhood = Neighborhood
property-of = Grundstück von { $name }
zone-of = { $zone } von { $name }
cards-held = { $count ->
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
  }
kitty-black = schwarz
kitty-gray = grau
kitty-orange = orange
kitty-white = weiß
kitty-cats = { $zone }: { $count } { $color }
kitty-cats-of = { $zone } von { $name }: { $count } { $color }
kitty-move = Katze ({ $color }) nach: { $to }
kitty-type-instant = Sofort
kitty-type-standard = Standard
kitty-type-defensive = Abwehr
discard-card = { $card } ablegen
card-hidden = Eine verdeckte Karte
about-house = Jede Katze hier ist am Ende 5 Punkte.
about-porch = Jede Katze hier ist am Ende 3 Punkte.
about-yard = Katzen hier sind noch keine Punkte.
about-neighborhood = Katzen, die niemandem gehören. Sie kommen Schritt für Schritt in einen Yard.
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
