# Borden, kaarten en handen: hoe elke plek en kaart heet.
board = De tafel
hand = Je hand
hand-of = Hand van { $name }
pile = { $count } op de stapel
tokens = Je fiches
thing-at = Kolom { $x }, rij { $y }: { $what }
thing-across = Kolom { $x } en { $next }, rij { $y }: { $what } ligt eroverheen
place-at = Kolom { $x }, rij { $y }: leeg
place-on = Kolom { $x }, rij { $y }: op { $on }
place-on-beside = Kolom { $x }, rij { $y }: op { $on }; naast { $beside }
place-beside = Kolom { $x }, rij { $y }: leeg; { $beside }
place-across = Kolom { $x }, rij { $y }: over { $left }, en { $right }

# Cat Box
catbox-black = zwarte kat
catbox-pink = roze kat
catbox-purple = paarse kat
catbox-blue = blauwe kat
catbox-yellow = gele kat
catbox-box = lege doos
catbox-card = Boven { $top }; onder { $bottom }
catbox-card-at = Kolom { $x }, rij { $y }. { $card }
catbox-unknown = Een kant die je niet kunt zien
identity-black = Zwarte kat
identity-pink = Roze kat
identity-purple = Paarse kat
identity-blue = Blauwe kat
identity-yellow = Gele kat
identity-chihuahua = Chihuahua
identity-you = Dat ben jij, stiekem: { $identity }
identity-short = Dat ben jij
guard = Cat Box van { $name }
guard-at = Cat Box van { $name }, kolom { $x }, rij { $y }
token-cat-paw = Cat Paw
token-cat-box = Cat Box
token-dried-fish = Dried Fish
token-stacking = Stacking
token-toy-mouse = Toy Mouse
about-token-cat-paw = Na je kaart speel je meteen nog een kaart.
about-token-cat-box = Tot je volgende beurt mag niemand anders dit vak of de acht eromheen bedekken.
about-token-dried-fish = Neem een kaart uit een hand; vanaf nu kun alleen jij die spelen.
about-token-stacking = Je volgende kaart mag een tot vier vakken bedekken, hoogstens drie met een kat.
about-token-toy-mouse = Na je kaart til je een kaart op waarvan niets bedekt is en leg je die ergens anders.
about-catbox-cat = Een zichtbare kat is één punt voor wie stiekem deze kat is, en nog één in het grootste gebied.
about-catbox-box = Een lege doos. De Chihuahua is er dol op: één punt voor elke die je kunt zien.
about-identity = Alleen jij weet het. Elke zichtbare kat van jouw kleur is een punt, en elke in je grootste gebied ook.
about-chihuahua = Alleen jij weet het. Elke lege doos is een punt, elk gebied van precies drie katten van één kleur twee. Je trilt van gewichtigheid.
about-own-card = Een eigen kaart: die speel je met deze kant boven. De anderen zien de andere kant.
about-their-card = Een kaart van een ander. Je mag die spelen, met deze kant boven.

# If It Fits
turn = Draaien
supply = Katten over
supply-of = { $name }: { $cat }, nog { $count }
start-cards = Startkaarten
cardboard-open = Karton, open naar het { $sides }, met { $icons }
cardboard-shut = Karton met rondom wanden, met { $icons }
side-N = noorden
side-E = oosten
side-S = zuiden
side-W = westen
toy-mouse = een muis
toy-yarn = een bol wol
toy-feather = een veer
toy-bell = een belletje
toy-spray = een plantenspuit
toy-special = het bijzondere speeltje
fits-nothing = niets erop
fits-unknown = Een kaart die je niet kunt zien
fits-asleep = { $cat }, slapend
fits-awake = { $cat }, wakker
fits-beside-open = in het { $side } een open kant van { $what }
fits-beside-wall = in het { $side } een wand van { $what }
fits-box-open = Open doos van { $names }, waarde { $worth }
fits-box-closed = Gesloten doos van { $names }, waarde { $worth }
about-box-open = Een open doos van { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
  }, nu { $worth } waard.
about-box-closed = Een gesloten doos van { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
  }: alles telt dubbel, dus { $worth }.
about-cardboard = Wanden sluiten een doos af, open kanten lopen door. Speeltjes van één soort zijn punten, elke plantenspuit kost er één.
about-princess = Ze neemt de plek in van een kat op tafel, die naar huis gaat. Ze is van niemand.
about-toy = Het telt als één speeltje van elke soort.

# Here, Kitty, Kitty!
house = House
porch = Porch
yard = Yard
neighborhood = Neighborhood
property-of = Erf van { $name }
zone-of = { $zone } van { $name }
cards-held = { $count ->
    [one] één kaart op hand
   *[other] { $count } kaarten op hand
  }
kitty-black = zwart
kitty-gray = grijs
kitty-orange = oranje
kitty-white = wit
kitty-cats = { $zone }: { $count } { $color }
kitty-cats-of = { $zone } van { $name }: { $count } { $color }
kitty-move = Kat ({ $color }) naar: { $to }
kitty-type-instant = Direct
kitty-type-standard = Standaard
kitty-type-defensive = Verdediging
discard-card = { $card } wegleggen
card-hidden = Een verborgen kaart
about-house = Elke kat hier is aan het eind 5 punten.
about-porch = Elke kat hier is aan het eind 3 punten.
about-yard = Katten hier zijn nog geen punten.
about-neighborhood = Katten van niemand. Ze komen stap voor stap naar een Yard.
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
