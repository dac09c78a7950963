# Spielfelder, Karten und Hände: Namen und Erklärungen.
board = Tisch
hand = Deine Hand
hand-of = Hand von { $name }
pile = { $count } im Nachziehstapel
tokens = Deine Plättchen
thing-at = Spalte { $x }, Reihe { $y }: { $what }
thing-across = Spalte { $x } und { $next }, Reihe { $y }, quer darüber: { $what }
place-at = Spalte { $x }, Reihe { $y }: leer
place-on = Spalte { $x }, Reihe { $y }, auf: { $on }
place-on-beside = Spalte { $x }, Reihe { $y }, auf: { $on }; daneben: { $beside }
place-beside = Spalte { $x }, Reihe { $y }: leer, { $beside }
place-across = Spalte { $x }, Reihe { $y }, quer über: { $left } und { $right }

# Cat Box
catbox-black = schwarze Katze
catbox-pink = rosa Katze
catbox-purple = lila Katze
catbox-blue = blaue Katze
catbox-yellow = gelbe Katze
catbox-box = leerer Karton
catbox-card = Oben: { $top }; unten: { $bottom }
catbox-covered = bedeckt
catbox-card-at = Spalte { $x }, Reihe { $y }. { $card }
catbox-unknown = Eine Seite, die du nicht sehen kannst
identity-black = Schwarze Katze
identity-pink = Rosa Katze
identity-purple = Lila Katze
identity-blue = Blaue Katze
identity-yellow = Gelbe Katze
identity-chihuahua = Chihuahua
identity-you = Das bist du: { $identity }. Nur du siehst das.
identity-short = Das bist du
guard = Cat Box von { $name }
guard-at = Cat Box von { $name }, Spalte { $x }, Reihe { $y }
token-cat-paw = Cat Paw
token-cat-box = Cat Box
token-dried-fish = Dried Fish
token-stacking = Stacking
token-toy-mouse = Toy Mouse
about-token-cat-paw = Spiel nach deiner Karte sofort noch eine.
about-token-cat-box = Bis zu deinem nächsten Zug darf niemand sonst dieses Feld oder die acht darum herum bedecken.
about-token-dried-fish = Nimm eine Karte aus einer beliebigen Hand. Danach kannst nur du sie spielen.
about-token-stacking = Deine nächste Karte darf ein bis vier Felder bedecken, davon höchstens drei mit Katzen.
about-token-toy-mouse = Verschieb nach deiner Karte eine Karte, die ganz unbedeckt ist.
about-catbox-cat = Ein Punkt für den Spieler, der heimlich diese Katze ist, und noch einer, wenn sie zur größten Gruppe gehört.
about-catbox-box = Ein leerer Karton. Der Chihuahua bekommt einen Punkt für jeden, der sichtbar ist.
about-identity = Das weißt nur du. Du bekommst einen Punkt für jede sichtbare Katze deiner Farbe und noch einen für jede in deiner größten Gruppe.
about-chihuahua = Das weißt nur du. Du bekommst einen Punkt für jeden leeren Karton und zwei für jede Gruppe aus genau drei Katzen derselben Farbe.
about-own-card = Eine deiner Karten. Du spielst sie mit dieser Seite nach oben. Die anderen sehen die andere Seite.
about-their-card = Die Karte eines anderen Spielers. Du kannst sie mit dieser Seite nach oben spielen.

# If It Fits
turn-one = Karte drehen
turn-all = Alle drehen
supply = Übrige Katzen
lay-cat = Schlafende Katze
hint-awake = Wache Katzen zählen: Wer die meisten in einer Kiste hat, bekommt die Punkte.
hint-asleep = Schlafende Katzen besetzen eine Kiste, zählen aber nur mit einer wachen von dir.
supply-of = { $name }: { $cat }, noch { $count }
start-cards = Startkarten
cardboard-open = Kistenkarte, offen nach { $sides }, Symbole: { $icons }
cardboard-shut = Kistenkarte mit Wänden auf allen Seiten, Symbole: { $icons }
side-N = Norden
side-E = Osten
side-S = Süden
side-W = Westen
toy-mouse = Maus
toy-yarn = Wollknäuel
toy-feather = Feder
toy-bell = Glöckchen
toy-spray = Sprühflasche
toy-special = Spezialspielzeug
fits-nothing = keine
fits-unknown = Eine Karte, die du nicht sehen kannst
fits-asleep = { $cat }, schlafend
fits-awake = { $cat }, wach
fits-beside-open = im { $side } eine offene Seite: { $what }
fits-beside-wall = im { $side } eine Wand: { $what }
fits-box-open = Offene Kiste, { $names }: { $sum }
fits-box-closed = Geschlossene Kiste, { $names }: { $sum }
fits-box-open-asleep = Offene Kiste nur mit schlafenden Katzen von { $names }, bringt noch nichts: { $sum }
fits-box-closed-asleep = Geschlossene Kiste nur mit schlafenden Katzen von { $names }, bringt nichts: { $sum }
box-of = Kiste von { $names }
about-box-open = Eine offene Kiste aus { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }.
about-box-closed = Eine geschlossene Kiste aus { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }: Alles zählt doppelt.
about-box-asleep = Darin liegen nur schlafende Katzen, also bekommt noch niemand die Punkte.
about-cardboard = An einer Wand endet eine Kiste, an einer offenen Seite geht sie weiter. Spielzeug derselben Art bringt Punkte, jede Sprühflasche kostet einen.
about-princess = Sie ersetzt eine Katze auf dem Tisch, die nach Hause geht. Sie gehört niemandem.
about-toy = Zählt als ein Spielzeug jeder Art.

# Here, Kitty, Kitty!
house = House
porch = Porch
yard = Yard
neighborhood = Neighborhood
property-of = Grundstück von { $name }
zone-of = { $zone } von { $name }
cards-held = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
  }
kitty-black = schwarz
kitty-gray = grau
kitty-orange = orange
kitty-white = weiß
kitty-cats = { $zone }: { $count ->
    [one] 1 Katze ({ $color })
   *[other] { $count } Katzen ({ $color })
 }
kitty-cats-of = { $zone } von { $name }: { $count ->
    [one] 1 Katze ({ $color })
   *[other] { $count } Katzen ({ $color })
 }
kitty-move = Katze ({ $color }) nach: { $to }
kitty-type-instant = Sofort
kitty-type-standard = Standard
kitty-type-defensive = Abwehr
discard-card = { $card } ablegen
card-hidden = Verdeckte Karte
about-house = Jede Katze hier bringt am Ende 5 Punkte.
about-porch = Jede Katze hier bringt am Ende 3 Punkte.
about-yard = Katzen hier bringen noch keine Punkte.
about-neighborhood = Katzen ohne Besitzer. Hol sie Schritt für Schritt in deinen Yard.
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
see-through = Unter Katzen schauen
see-through-about = Durch die Katzen hindurch auf das Spielzeug darunter schauen
key-see-through = gedrückt halten, um das Spielzeug unter Katzen zu sehen
fits-asleep-of = { $cat }, schlafend, Katze von { $name }
fits-awake-of = { $cat }, wach, Katze von { $name }

# Tokens on seat panels
tokens-of = Plättchen: { $names }

# The log, with pictures for some of the variables
log-place = Spalte { $x }, Reihe { $y }
log-fits-start = { $name } legt eine Startkarte: { $card }
log-fits-play = { $name } legt { $card }
log-fits-discard = { $name } kann keine Karte spielen und legt { $card } ab
log-fits-drew = { $name } hat { $card } gezogen
log-fits-sleep = { $cat } von { $name } legt sich schlafen
log-fits-cat = { $cat } von { $name } macht es sich auf zwei Karten bequem
log-fits-toy = { $name } legt { $toy } über zwei Karten
log-kitty-move = { $name } möchte { $cat } bewegen: { $from } → { $to }
kitty-cat-black = schwarze Katze
kitty-cat-gray = graue Katze
kitty-cat-orange = orange Katze
kitty-cat-white = weiße Katze
kitty-cats-black = schwarze Katzen
kitty-cats-gray = graue Katzen
kitty-cats-orange = orange Katzen
kitty-cats-white = weiße Katzen
