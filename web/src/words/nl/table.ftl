# The table.
zoom-in = Inzoomen
zoom-out = Uitzoomen
zoom-fit = Passend maken
off-screen = Tonen wat er buiten beeld gebeurde
board-more = Meer tonen in deze richting
joining = Een moment…
to-home = Home
close = Sluiten
panels = Panelen
actions = Je mogelijkheden
tab-hand = Hand
tab-log = Verloop
tab-score = Stand
tab-cards = Kaarten
tab-more = Meer
tab-result = Uitslag
fold-seats = Spelers verbergen
unfold-seats = Spelers tonen
fold-side = Verloop en stand verbergen
unfold-side = Verloop en stand tonen
skip = { $count ->
    [one] Vooruitspoelen (1 zet)
   *[other] Vooruitspoelen ({ $count } zetten)
}

# The banner: who must do what
your-turn = Jij bent aan de beurt
your-turn-to = Jij bent aan de beurt: { $what }
their-turn = { $name } denkt na
nobody-asked = Een moment…
over = Het spel is afgelopen
you-won = Je hebt gewonnen!
wins = { $count ->
    [one] { $names } heeft gewonnen
   *[other] { $names } delen de overwinning
}
watching = Je kijkt mee
actions-left = { $count ->
    [one] nog 1 actie
   *[other] nog { $count } acties
}
final-round = Slotronde
final-round-yours = Laatste beurt
last-rounds = Laatste rondes
ask-something = kies
ask-sure = bevestig of ga terug
ask-card = leg een kaart
ask-card-token = leg een kaart of gebruik een fiche
ask-card-for-token = kies een kaart
ask-card-for-play = kies een kaart
ask-token = gebruik een fiche
ask-done-token = gebruik een fiche of beëindig je beurt
ask-done = beëindig je beurt
ask-pass = je kunt geen kaart spelen, dus je moet passen
ask-at = kies een plek
ask-at-turned = kies een plek
ask-at-over = kies de kat die moet wijken
ask-over = kies de kat die moet wijken
ask-turned = kies een plek
ask-start = kies een startkaart
ask-draw = trek een kaart
ask-draw-sleep = trek een kaart of leg een slapende kat
ask-sleep = leg een slapende kat
ask-play = speel een kaart
ask-cat-done = leg een wakkere kat of beëindig je beurt
ask-toy = leg het speciale speeltje over twee kaarten
ask-discard = leg een kaart af
ask-discard-enough = leg nog meer kaarten af of rond af
ask-discard-toy = er is geen plek voor het speeltje, dus leg het af
ask-move = verplaats een kat
ask-move-play = verplaats een kat of speel een kaart
ask-discard-move = verplaats een kat of leg kaarten af
ask-discard-play = speel een kaart of leg kaarten af
ask-discard-move-play = verplaats een kat, speel een kaart of leg kaarten af
ask-target = kies een speler
ask-color = kies een kat
ask-cat = kies een kat
ask-yard = kies een kat uit een Yard
ask-count = hoeveel?
ask-spaces = hoe ver?
ask-direction = naar binnen of naar buiten?
ask-left = welke kat gaat naar links?
ask-right = welke kat gaat naar rechts?
ask-enough = kies of rond af
ask-several = { $what } ({ $count }{"\u00A0"}van{"\u00A0"}{ $most })

# Words of a move as buttons
say-draw = Kaart trekken
say-done = Beurt beëindigen
say-pass = Passen
say-enough = Klaar
say-none = Geen
picked = { $count } van { $most }
say-discard-toy = Speeltje afleggen
say-play = { $card } spelen
say-discard = { $card } afleggen
say-cancel = Tegenhouden met { $card }
say-shield = Beschermen met { $card }
say-copy = Kopiëren met { $card }
say-land = { $card } spelen
say-move = { $cat }: { $from } → { $to }
say-cat = { $cat } { $zone ->
    [house] in het House
    [porch] op de Porch
    [yard] in de Yard
   *[neighborhood] in de Neighborhood
}
say-yard = { $cat } uit de Yard van { $name }
say-count = { $count ->
    [one] 1 kat
   *[other] { $count } katten
}
say-spaces = { $count ->
    [one] 1 stap
   *[other] { $count } stappen
}
say-inward = Naar binnen
say-outward = Naar buiten
say-left = Links{ $name ->
    [none] {""}
   *[other] {" "}({ $name })
}: { $cat }
say-right = Rechts{ $name ->
    [none] {""}
   *[other] {" "}({ $name })
}: { $cat }
say-no-cat = geen kat
say-coat-black = Zwarte kat
say-coat-gray = Grijze kat
say-coat-orange = Oranje kat
say-coat-white = Witte kat
say-zone-neighborhood = Neighborhood
say-zone-yard = Yard
say-zone-porch = Porch
say-zone-house = House

# Windows
window-title = Wil je reageren?
window-open = Wachten op reacties
window-cancel = Wil je dit tegenhouden?
window-copy = Wil je dit kopiëren?
window-shield = Wil je iemand beschermen?
window-land = Wil je Land on Your Feet spelen?
window-answered = Je hebt gereageerd. Even wachten op de anderen.
window-kept = Reactie verstuurd
window-missed = De tijd is om: je hebt gepast.
standing = Vraag of ik wil reageren
standing-always = altijd
standing-ask = als ik kan reageren
standing-target = alleen als ik het doelwit ben
standing-turn = niet vóór mijn beurt
standing-always-more = Je krijgt de vraag ook als je alleen kunt passen. Niemand anders kan dit zien.
standing-ask-more = Je krijgt de vraag alleen als je kunt reageren. Anders pas je automatisch. Niemand anders kan dit zien.
standing-target-more = In andere gevallen pas je automatisch, elke ronde, tot je dit verandert. Niemand anders kan dit zien.
standing-turn-more = Elke ronde pas je automatisch tot je aan de beurt bent. Niemand anders kan dit zien.
order = Als ik weg ben (verborgen voor anderen)
order-pass = Altijd passen
order-defend = Mij verdedigen

# Seats
seats = Spelers
to-move = aan de beurt
seat-away = afwezig
seat-resigned = opgegeven
seat-stand-in = { $level } neemt het over
bot-thinking = denkt na…
cards-in-hand = { $count ->
    [one] 1 kaart in de hand
   *[other] { $count } kaarten in de hand
}
time-left = Resterende tijd
days-and-hours = { $days } d { $hours } u

# Questions
undo = Ongedaan maken
undo-ask = Vragen om zet ongedaan te maken
undo-asked = { $name } wil de laatste zet ongedaan maken.
undo-waiting = Je hebt gevraagd om je zet ongedaan te maken.
undo-withdraw = Intrekken
agree = Akkoord
decline = Niet akkoord
end-asked = Voorstel van { $names }: nu stoppen, zonder winnaar.
end-waiting = Je hebt voorgesteld om nu te stoppen.
end-withdraw = Intrekken
keep-playing = Verder spelen
offer-end = Voorstellen om te stoppen
offer-end-sure = Als iedereen akkoord gaat, stopt het spel nu zonder winnaar.
resign = Opgeven
resign-sure = Met twee spelers wint de ander. Met meer spelers neemt een bot het van je over. Je kunt dit niet ongedaan maken.
leave = Verlaten
leave-sure = Een bot speelt voor je tot je terugkomt.
bot-plays-for-you = Een bot speelt voor je.
take-back-seat = Ik ben terug

# The log
since-turn = Sinds je laatste beurt
since-left = Terwijl je weg was
since-earlier = { $count } eerder
since-all = Alles tonen wat er gebeurd is
since-replay = Opnieuw afspelen
since-turn-said = Sinds je laatste beurt: { $count ->
    [0] {""}
   *[other] eerst nog { $count }, dan:{" "}
    }{ $what }.
since-left-said = Terwijl je weg was: { $count ->
    [0] {""}
   *[other] eerst nog { $count }, dan:{" "}
    }{ $what }.
turn-replay-before = Zo zag de tafel er eerst uit
turn-replay-end = Stoppen met afspelen
log = Verloop
log-show = Op tafel tonen
log-newest = Naar het nieuwste
log-quiet-pass = { $count }× gepast
log-quiet-draw = { $count } getrokken
log-quiet-pile = { $count } opengelegd
chat = Schrijf een bericht
chat-off = De chat staat uit aan deze tafel.
send = Versturen

# The score
tally-cat-box = Punten per kleur op dit moment. Wie welke kleur speelt, is geheim.
tally-if-it-fits = Punten per doos op dit moment.
tally-here-kitty-kitty = Ieders punten op dit moment, zonder verborgen kaarten.
tally-nothing = Er valt nog niets te tellen.
tally-id-black = Zwart
tally-id-pink = Roze
tally-id-purple = Paars
tally-id-blue = Blauw
tally-id-yellow = Geel
tally-id-chihuahua = Chihuahua
line-cats = { $count ->
    [one] 1 zichtbare kat
   *[other] { $count } zichtbare katten
}
line-largest = { $count ->
    [one] grootste groep: 1 kat
   *[other] grootste groep: { $count } katten
}
line-boxes = { $count ->
    [one] 1 lege doos
   *[other] { $count } lege dozen
}
line-three = groep van precies drie katten
line-tokens = { $count ->
    [one] 1 ongebruikt fiche
   *[other] { $count } ongebruikte fiches
}
line-house = { $count ->
    [one] 1 kat in het House
   *[other] { $count } katten in het House
}
line-porch = { $count ->
    [one] 1 kat op de Porch
   *[other] { $count } katten op de Porch
}
line-five-of-a-color = { $count ->
    [one] vijf katten van één kleur
   *[other] vijf katten in elk van { $count } kleuren
}
line-each-color = een kat van elke kleur
line-most-of-a-color = { $count ->
    [one] de meeste katten van één kleur
   *[other] de meeste katten van { $count } kleuren
}
line-one-color-in-house = een House in één kleur
line-best-in-show = { $count ->
    [one] Best in Show in de hand
   *[other] { $count } × Best in Show in de hand
}
box-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
box-toys = { $count } × { $toy }
box-no-toys = geen speeltjes
box-tie = { $first } (of { $others })
icons-mouse = { $count ->
    [one] 1 muis
   *[other] { $count } muizen
}
icons-yarn = { $count ->
    [one] 1 bolletje wol
   *[other] { $count } bolletjes wol
}
icons-feather = { $count ->
    [one] 1 veer
   *[other] { $count } veren
}
icons-bell = { $count ->
    [one] 1 belletje
   *[other] { $count } belletjes
}
icons-spray = { $count ->
    [one] 1 waterspuit
   *[other] { $count } waterspuiten
}
box-sum-open = { $toys } = { $worth }
box-sum-open-sprays = { $toys } − { $sprays } = { $worth }
box-sum-closed = { $toys } × { $times } = { $worth }
box-sum-closed-sprays = ({ $toys } − { $sprays }) × { $times } = { $worth }
box-closed = gesloten
box-further = { $name }: +{ $count } voor extra katten
box-behind = { $count ->
    [one] { $names } heeft er meer katten in
   *[other] { $names } hebben er meer katten in
}
box-nobody = Nog niemand: alleen slapende katten

# The end
score-sheet = Scoreblad
score-lines = Regel voor regel
sheet-was = { $name } ({ $identity })
sheet-begins = Punten tellen…
winner = winnaar
ended-played = Het spel is afgelopen.
ended-resigned = Iemand heeft opgegeven.
ended-agreed = Iedereen wilde stoppen.
ended-abandoned = Iedereen is weggegaan.
step-back = Vorige regel
step-next = Volgende regel
step-play = Afspelen
step-pause = Pauze
step-skip = Naar het einde
rematch = Nog een keer spelen
rematch-go = Naar het volgende spel
rematch-watch = Volgende spel bekijken
replay = Spel terugkijken
share = Delen
record = Verslag downloaden

# Cards and piles
pile-title = Trekstapel
pile-left = { $count ->
    [one] nog 1 kaart
   *[other] nog { $count } kaarten
}
all-cards = Alle kaarten
discard-title = Aflegstapel
discard-empty = Leeg
unseen-title = Kaarten die je nog niet hebt gezien
unseen-nothing = Je hebt alle kaarten gezien.
unseen-princess = Princess
unseen-toy = speciaal speeltje

# More
rules-of = Spelregels van { $game }
sounds = Geluid
theme-auto = Automatisch
theme-light = Licht
theme-dark = Donker
keys = Sneltoetsen
key-digits = kaart uit je hand pakken
key-arrows = tussen plekken en kaarten bewegen
key-enter = een plek kiezen, of de zet bevestigen
key-escape = een stap terug
key-turn = gekozen kaart draaien, zonder keuze alle
key-tab = volgend onderdeel: acties, hand, tafel enzovoort
key-zoom = inzoomen, uitzoomen, passend maken
key-pan = tafel verschuiven
key-undo = zet ongedaan maken, als dat kan
key-skip = vooruitspoelen
key-replay = opnieuw afspelen wat er sinds je laatste beurt gebeurde
key-space = Spatie
key-replay-pause = tijdens het afspelen: pauzeren en verdergaan
key-replay-step = tijdens het afspelen: een stap terug of vooruit
key-replay-end = stoppen met afspelen
key-help = deze hulp tonen
copy = Kopiëren
copied = Gekopieerd.
copy-yourself = Automatisch kopiëren lukte niet. De tekst is geselecteerd, dus je kunt hem zelf kopiëren.
copy-position = Stelling kopiëren
copy-position-about = De tafel zoals jij die ziet, om te bewaren of in een ander programma te openen.
report = Probleem melden
report-about = In de melding staat alleen op welke pagina je bent en wat jij van het spel kunt zien. Stuur die naar de beheerder van deze server.
download = Downloaden

# Several people at one screen
pass-to = Geef het apparaat aan { $name }
pass-about = De anderen kijken even weg.
pass-open = Ik ben { $name }

# Wat er wordt gevraagd, en de volgende zet terwijl een venster open is
asked-about = { $title }: { $what }
asked-now = Jouw keuze: { $what }
window-about = { $title }: wachten op reacties
seat-asked = mag reageren
ahead-choose = Je kunt je volgende zet alvast kiezen. Die wordt gedaan zodra het venster sluit.
ahead-set = Je volgende zet staat klaar. Die wordt gedaan zodra het venster sluit, tenzij iemand reageert.
ahead-keep = Alvast klaarzetten
ahead-kept = Je volgende zet: { $move }
ahead-change = Wijzigen
ahead-withdraw = Intrekken
standing-turn-now = Niet meer vóór mijn beurt
standing-target-now = Alleen als ik het doelwit ben
passing-turn = Je past tot je beurt
passing-target = Je past, tenzij je het doelwit bent
passing-change = Wijzigen
card-text = Wat deze kaart doet
question-text = Hele vraag tonen
more-time = Meer tijd
more-time-on = Meer tijd: aan
more-time-off-about = Geeft iedereen drie keer zoveel tijd om te reageren, vanaf de volgende beurt. Niemand ziet wie erom heeft gevraagd.
more-time-on-about = Iedereen heeft drie keer zoveel tijd om te reageren, uiterlijk vanaf de volgende beurt. Tik om dit uit te zetten.
more-time-on-others = Iedereen heeft drie keer zoveel tijd om te reageren. Alleen de host of de speler die erom heeft gevraagd, kan dit uitzetten.
auto-draw = Automatisch trekken als niets anders kan
windows-help = Reactievensters
windows-help-secret = Als anderen mogen reageren, ziet iedereen dezelfde klok aftellen. Alleen wie kan reageren, krijgt de vraag, en niemand anders ziet dat. Aan de timing van het spel is nooit te merken wie kan reageren.
windows-help-tell = Hoelang je nadenkt, kan wel iets verraden. Dat kan het spel niet verbergen.
windows-help-ahead = Terwijl een venster open is, mag de volgende speler alvast een zet klaarzetten. Die wordt gedaan zodra het venster sluit, tenzij iemand heeft gereageerd.

# The tally in a few words
short-cats = { $count ->
    [one] 1 kat
   *[other] { $count } katten
  }
short-largest = groep van { $count }
short-boxes = { $count ->
    [one] 1 doos
   *[other] { $count } dozen
  }
line-threes = { $count ->
    [one] 1 groep van precies drie katten
   *[other] { $count } groepen van precies drie katten
  }
short-threes = { $count ->
    [one] 1 drietal: +{ $worth }
   *[other] { $count } drietallen: +{ $worth }
  }

# Questions to answer later, absent players, unread chat, unknown addresses
decide-later = Later beslissen
stand-in-ask = Laat een bot spelen
stand-in-ask-for = Laat een bot spelen voor { $name }, die weg is
unread = { $count ->
    [one] 1 ongelezen bericht
   *[other] { $count } ongelezen berichten
  }
not-found-title = Pagina niet gevonden
not-found = Op dit adres is niets te vinden. Misschien is de link verouderd of staat er een tikfout in.

# Opmerkingen van bots, per gelegenheid en temperament
remark-won-cheerful = Wat een heerlijke avond!
remark-won-grumpy = Dat werd tijd.
remark-won-proud = Zoals verwacht.
remark-won-shy = O. Heb ik gewonnen?
remark-lost-cheerful = Goed gespeeld!
remark-lost-grumpy = Hmpf.
remark-lost-proud = Ik heb je laten winnen.
remark-lost-shy = Knap gedaan…
remark-glad-cheerful = Prrr!
remark-glad-grumpy = Eindelijk.
remark-glad-proud = Natuurlijk.
remark-glad-shy = O, fijn.
remark-robbed-cheerful = Hé, dat was van mij!
remark-robbed-grumpy = Dat onthoud ik.
remark-robbed-proud = Hoe durf je.
remark-robbed-shy = O nee…
