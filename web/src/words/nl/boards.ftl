# Borden, kaarten en handen: namen en uitleg.
board = Tafel
hand = Je hand
hand-of = Hand van { $name }
pile = { $count } in de trekstapel
tokens = Je fiches
thing-at = Kolom { $x }, rij { $y }: { $what }
thing-across = Kolom { $x } en { $next }, rij { $y }, dwars eroverheen: { $what }
place-at = Kolom { $x }, rij { $y }: leeg
place-on = Kolom { $x }, rij { $y }: op { $on }
place-on-beside = Kolom { $x }, rij { $y }: op { $on }; ernaast: { $beside }
place-beside = Kolom { $x }, rij { $y }: leeg, { $beside }
place-across = Kolom { $x }, rij { $y }: over { $left } en { $right }

# Cat Box
catbox-black = zwarte kat
catbox-pink = roze kat
catbox-purple = paarse kat
catbox-blue = blauwe kat
catbox-yellow = gele kat
catbox-box = lege doos
catbox-card = Boven: { $top }; onder: { $bottom }
catbox-covered = bedekt
catbox-card-at = Kolom { $x }, rij { $y }. { $card }
catbox-unknown = Een kant die je niet kunt zien
identity-black = Zwarte kat
identity-pink = Roze kat
identity-purple = Paarse kat
identity-blue = Blauwe kat
identity-yellow = Gele kat
identity-chihuahua = Chihuahua
identity-you = Dit ben jij: { $identity }. Alleen jij ziet dit.
identity-short = Dit ben jij
guard = Cat Box van { $name }
guard-at = Cat Box van { $name }, kolom { $x }, rij { $y }
token-cat-paw = Cat Paw
token-cat-box = Cat Box
token-dried-fish = Dried Fish
token-stacking = Stacking
token-toy-mouse = Toy Mouse
about-token-cat-paw = Speel na je kaart meteen nog een kaart.
about-token-cat-box = Tot je volgende beurt mag niemand anders dit vak of de acht eromheen bedekken.
about-token-dried-fish = Pak een kaart uit een hand naar keuze. Vanaf dat moment kun alleen jij die spelen.
about-token-stacking = Je volgende kaart mag één tot vier vakken bedekken, waarvan maximaal drie met een kat.
about-token-toy-mouse = Verplaats na je kaart een kaart die helemaal onbedekt is.
about-catbox-cat = Eén punt voor de speler die stiekem deze kat is, en nog één punt als hij in de grootste groep zit.
about-catbox-box = Een lege doos. De Chihuahua krijgt één punt voor elke die zichtbaar is.
about-identity = Alleen jij weet dit. Je krijgt een punt voor elke zichtbare kat in jouw kleur, en nog een voor elke kat in je grootste groep.
about-chihuahua = Alleen jij weet dit. Je krijgt één punt voor elke lege doos en twee voor elke groep van precies drie katten van dezelfde kleur.
about-own-card = Een van jouw kaarten. Je speelt hem met deze kant boven. De anderen zien de andere kant.
about-their-card = Een kaart van een andere speler. Je kunt hem spelen met deze kant boven.

# If It Fits
turn-one = Kaart draaien
turn-all = Alle draaien
supply = Katten over
lay-cat = Slapende kat
hint-awake = Wakkere katten tellen: wie er de meeste in een doos heeft, krijgt de punten.
hint-asleep = Slapende katten houden een doos bezet, maar tellen pas met een wakkere van jou erbij.
supply-of = { $name }: { $cat }, nog { $count }
start-cards = Startkaarten
cardboard-open = Dooskaart, open naar het { $sides }, symbolen: { $icons }
cardboard-shut = Dooskaart met aan alle kanten een wand, symbolen: { $icons }
side-N = noorden
side-E = oosten
side-S = zuiden
side-W = westen
toy-mouse = een muis
toy-yarn = een bolletje wol
toy-feather = een veer
toy-bell = een belletje
toy-spray = een waterspuit
toy-special = het speciale speeltje
fits-nothing = geen
fits-unknown = Een kaart die je niet kunt zien
fits-asleep = { $cat }, slapend
fits-awake = { $cat }, wakker
fits-beside-open = in het { $side } een open zijde: { $what }
fits-beside-wall = in het { $side } een wand: { $what }
fits-box-open = Open doos, { $names }: { $sum }
fits-box-closed = Gesloten doos, { $names }: { $sum }
fits-box-open-asleep = Open doos met alleen slapende katten van { $names }, levert nog niets op: { $sum }
fits-box-closed-asleep = Gesloten doos met alleen slapende katten van { $names }, levert niets op: { $sum }
box-of = Doos van { $names }
about-box-open = Een open doos van { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
  }.
about-box-closed = Een gesloten doos van { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
  }: alles telt dubbel.
about-box-asleep = Er liggen alleen slapende katten in, dus nog niemand krijgt de punten.
about-cardboard = Bij een wand houdt een doos op, bij een open zijde gaat hij door. Speeltjes van dezelfde soort leveren punten op, elke waterspuit kost er een.
about-princess = Ze vervangt een kat op tafel, die naar huis gaat. Ze is van niemand.
about-toy = Telt als één speeltje van elke soort.

# Here, Kitty, Kitty!
house = House
porch = Porch
yard = Yard
neighborhood = Neighborhood
property-of = Erf van { $name }
zone-of = { $zone } van { $name }
cards-held = { $count ->
    [one] 1 kaart in de hand
   *[other] { $count } kaarten in de hand
  }
kitty-black = zwart
kitty-gray = grijs
kitty-orange = oranje
kitty-white = wit
kitty-cats = { $zone }: { $count ->
    [one] 1 kat ({ $color })
   *[other] { $count } katten ({ $color })
 }
kitty-cats-of = { $zone } van { $name }: { $count ->
    [one] 1 kat ({ $color })
   *[other] { $count } katten ({ $color })
 }
kitty-move = Kat ({ $color }) naar: { $to }
kitty-type-instant = Direct
kitty-type-standard = Standaard
kitty-type-defensive = Verdediging
discard-card = { $card } afleggen
card-hidden = Verborgen kaart
about-house = Elke kat hier is aan het eind 5 punten waard.
about-porch = Elke kat hier is aan het eind 3 punten waard.
about-yard = Katten hier leveren nog geen punten op.
about-neighborhood = Katten zonder eigenaar. Haal ze stap voor stap naar je Yard.
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
see-through = Onder katten kijken
see-through-about = Door de katten heen kijken naar de speeltjes eronder
key-see-through = ingedrukt houden om de speeltjes onder katten te zien
fits-asleep-of = { $cat }, slapend, kat van { $name }
fits-awake-of = { $cat }, wakker, kat van { $name }

# Tokens on seat panels
tokens-of = Fiches: { $names }

# The log, with pictures for some of the variables
log-place = kolom { $x }, rij { $y }
log-fits-start = { $name } legt een startkaart: { $card }
log-fits-play = { $name } legt { $card }
log-fits-discard = { $name } kan geen kaart spelen en legt { $card } af
log-fits-drew = { $name } heeft { $card } getrokken
log-fits-sleep = { $cat } van { $name } gaat slapen
log-fits-cat = { $cat } van { $name } nestelt zich op twee kaarten
log-fits-toy = { $name } legt { $toy } over twee kaarten
log-kitty-move = { $name } wil { $cat } verplaatsen: { $from } → { $to }
kitty-cat-black = zwarte kat
kitty-cat-gray = grijze kat
kitty-cat-orange = oranje kat
kitty-cat-white = witte kat
kitty-cats-black = zwarte katten
kitty-cats-gray = grijze katten
kitty-cats-orange = oranje katten
kitty-cats-white = witte katten
