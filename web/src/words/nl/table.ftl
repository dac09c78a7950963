# The table.
zoom-in = Dichterbij
zoom-out = Verder weg
zoom-fit = Alles zien
joining = Een ogenblik …
cancelled = Deze tafel is afgezegd.
to-home = Naar de voordeur
close = Sluiten
panels = Panelen
actions = Wat je kunt doen
tab-hand = Hand
tab-log = Verloop
tab-score = Stand
tab-cards = Kaarten
tab-more = Meer
tab-result = Uitslag
fold-seats = Spelers inklappen
unfold-seats = Spelers tonen
fold-side = Dit inklappen
unfold-side = Verloop en stand tonen
skip = { $count ->
    [one] Toon nog één zet meteen
   *[other] Toon { $count } zetten meteen
}

# The banner: who must do what
your-turn = Jouw beurt
your-turn-to = Jouw beurt: { $what }
their-turn = { $name } denkt na
nobody-asked = Een ogenblik
over = Het spel is afgelopen
you-won = Je hebt gewonnen!
wins = { $count ->
    [one] { $names } heeft gewonnen
   *[other] { $names } hebben samen gewonnen
}
looking-on = Je kijkt toe
actions-left = { $count ->
    [one] nog één actie
   *[other] nog { $count } acties
}
ask-something = kies
ask-sure = bevestig, of ga terug
ask-card = leg een kaart
ask-card-token = leg een kaart, of gebruik een fiche
ask-card-for-token = kies een kaart
ask-card-for-play = kies een kaart
ask-token = gebruik een fiche
ask-done-token = gebruik een fiche, of rond af
ask-done = rond je beurt af
ask-pass = niets past, dus pas
ask-at = kies een plek
ask-at-turned = kies een plek
ask-at-over = welke kat moet weg?
ask-over = welke kat moet weg?
ask-turned = kies een plek
ask-start = kies een startkaart
ask-draw = trek een kaart
ask-draw-sleep = trek een kaart, of leg een slapende kat neer
ask-sleep = leg een slapende kat neer
ask-play = speel een kaart
ask-cat-done = leg een wakkere kat neer, of rond af
ask-toy = leg het bijzondere speeltje over twee kaarten
ask-discard = leg een kaart af
ask-discard-enough = leg nog meer af, of zo is het genoeg
ask-discard-toy = er is geen plek voor het speeltje: leg het af
ask-move = verplaats een kat
ask-move-play = verplaats een kat, of speel een kaart
ask-discard-move = verplaats een kat, of leg af
ask-discard-play = speel een kaart, of leg af
ask-discard-move-play = verplaats een kat, speel een kaart, of leg af
ask-target = kies een speler
ask-color = kies een kat
ask-cat = kies een kat
ask-yard = kies een kat uit een Yard
ask-count = hoeveel?
ask-spaces = hoe ver?
ask-direction = naar binnen of naar buiten?
ask-left = welke kat gaat naar links?
ask-right = welke kat gaat naar rechts?
ask-enough = kies, of zo is het genoeg

# Words of a move as buttons
say-draw = Trek een kaart
say-done = Klaar
say-pass = Laat maar gaan
say-enough = Zo is het genoeg
say-discard-toy = Leg het speeltje af
say-play = Speel { $card }
say-discard = Leg { $card } af
say-cancel = Houd het tegen met { $card }
say-shield = Bescherm met { $card }
say-copy = Kopieer het met { $card }
say-land = Speel { $card }
say-move = { $color }: { $from } → { $to }
say-color = { $color }
say-cat = { $color } ({ $zone })
say-yard = { $color }, { $name }
say-count = { $count ->
    [one] één kat
   *[other] { $count } katten
}
say-spaces = { $count ->
    [one] één stap
   *[other] { $count } stappen
}
say-inward = Naar binnen
say-outward = Naar buiten
say-left = { $color } naar links
say-right = { $color } naar rechts
say-no-cat-left = Geen naar links
say-no-cat-right = Geen naar rechts
say-coat-black = Zwart
say-coat-gray = Grijs
say-coat-orange = Oranje
say-coat-white = Wit
say-zone-neighborhood = Neighborhood
say-zone-yard = Yard
say-zone-porch = Porch
say-zone-house = House

# Windows
window-title = Reageer je?
window-open = Reageert er iemand?
window-cancel = Houd je het tegen?
window-copy = Kopieer je het?
window-shield = Bescherm je iemand?
window-land = Speel je Land on Your Feet?
window-answered = Je hebt gereageerd; zo sluit het
window-kept = Gereageerd
standing = Als anderen spelen, vraag mij
standing-ask = altijd
standing-target = alleen als het om mij gaat
standing-turn = niet vóór mijn beurt
standing-ask-more = Er wordt altijd op je gewacht.
standing-target-more = Al het andere laat je gaan. De anderen kunnen dit zien.
standing-turn-more = Je laat elke ronde alles gaan tot je aan de beurt bent. De anderen kunnen dit zien.
order = Terwijl ik weg ben (niemand ziet het)
order-pass = Laat alles gaan
order-defend = Verdedig mij

# Seats
seats = Aan tafel
to-move = aan zet
seat-away = weg
seat-resigned = heeft opgegeven
seat-stand-in = { $level } speelt voor hen
bot-thinking = denkt na …
cards-in-hand = { $count ->
    [one] één kaart in de hand
   *[other] { $count } kaarten in de hand
}
time-left = Resterende tijd
days-and-hours = { $days } d { $hours } u

# Questions
undo = Neem terug
undo-ask = Vraag om mijn zet terug te nemen
undo-asked = { $name } wil de laatste zet graag terugnemen.
undo-waiting = Je hebt gevraagd je zet terug te nemen.
undo-never-mind = Laat maar
agree = Dat is goed
rather-not = Liever niet
end-asked = { $names } wil het spel nu beëindigen, zonder winnaar.
end-waiting = Je hebt voorgesteld het spel nu te beëindigen.
end-never-mind = Liever doorspelen
play-on = Doorspelen
offer-end = Stel voor te stoppen
offer-end-sure = Als iedereen het ermee eens is, stopt het spel nu, zonder winnaar.
resign = Opgeven
resign-sure = Met twee spelers wint de ander; met meer speelt een bot voor je verder. Dit kun je niet terugnemen.
leave = Weggaan
leave-sure = Een bot speelt voor je tot je terugkomt.
bot-plays-for-you = Een bot speelt voor je.
take-back-seat = Ik ben terug

# The log
log = Wat er gebeurde
passed = { $count ->
    [one] { $names } laat het gaan.
   *[other] { $names } laten het gaan.
}
chat = Zeg iets
chat-off = Er is geen chat aan deze tafel.
send = Stuur

# The score
tally-cat-box = Wat elke kleur nu zou scoren. Wie welke kleur is, zegt niemand.
tally-if-it-fits = Wat elke doos nu zou opleveren.
tally-here-kitty-kitty = Wat iedereen nu zou scoren, voor zover iedereen het ziet.
tally-nothing = Er is nog niets te tellen.
tally-id-black = Zwart
tally-id-pink = Roze
tally-id-purple = Paars
tally-id-blue = Blauw
tally-id-yellow = Geel
tally-id-chihuahua = Chihuahua
line-cats = { $count ->
    [one] één kat te zien
   *[other] { $count } katten te zien
}
line-largest = { $count ->
    [one] grootste groep: één kat
   *[other] grootste groep: { $count } katten
}
line-boxes = { $count ->
    [one] één lege doos
   *[other] { $count } lege dozen
}
line-three = een groep van precies drie katten
line-tokens = { $count ->
    [one] één fiche over
   *[other] { $count } fiches over
}
line-house = { $count ->
    [one] één kat in het House
   *[other] { $count } katten in het House
}
line-porch = { $count ->
    [one] één kat op de Porch
   *[other] { $count } katten op de Porch
}
line-five-of-a-color = { $count ->
    [one] vijf van één kleur
   *[other] vijf van één kleur, { $count } keer
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
    [one] Doos van één kaart
   *[other] Doos van { $count } kaarten
}
box-toys = { $count } × { $toy }
box-no-toys = geen speeltjes
box-toy-mouse = muis
box-toy-yarn = bol wol
box-toy-feather = veer
box-toy-bell = belletje
box-sprays = { $count ->
    [one] één plantenspuit
   *[other] { $count } plantenspuiten
}
box-closed = dicht: dubbel
box-further = { $name }: +{ $count } voor meer katten
box-nobody = Niemand

# The end
score-sheet = Het scoreblad
score-lines = Regel voor regel
sheet-was = { $name } was { $identity }
sheet-begins = Nu wordt er geteld.
winner = gewonnen
ended-played = Dat was alles.
ended-resigned = Iemand heeft opgegeven.
ended-agreed = Iedereen wilde hier stoppen.
ended-abandoned = Iedereen was weg.
step-back = Vorige regel
step-next = Volgende regel
step-play = Tel het uit
step-pause = Wacht
step-skip = Naar het einde
rematch = Nog een keer
rematch-go = Naar het volgende spel
rematch-watch = Bekijk het volgende spel
replay = Terugkijken
share = Delen
record = Verslag opslaan

# Cards and piles
pile-title = Om te trekken
pile-left = { $count ->
    [one] er is nog één kaart
   *[other] er zijn nog { $count } kaarten
}
all-cards = Alle kaarten van het spel
discard-title = Afgelegd
discard-empty = Nog niets.
unseen-title = Nog niet door jou gezien
unseen-nothing = Je hebt alles gezien.
unseen-princess = Princess
unseen-toy = bijzonder speeltje

# More
rules-of = Regels van { $game }
sounds = Zachte geluiden
theme-auto = Zoals op dit apparaat
theme-light = Licht
theme-dark = Donker
keys = Toetsen
key-digits = pak een kaart uit je hand
key-arrows = van plek naar plek, van kaart naar kaart
key-enter = kies; nog een keer: doe het
key-escape = een stap terug
key-turn = draai de kaart om
key-tab = verder: acties, hand, tafel, de rest
key-zoom = dichterbij, verder weg, alles zien
key-pan = verschuif de tafel
key-undo = neem je zet terug, waar dat kan
key-skip = toon de zetten van anderen meteen
key-help = deze pagina
copy = Kopiëren
copied = Gekopieerd.
copy-yourself = Het is geselecteerd: kopieer het met je apparaat.
copy-position = Stelling kopiëren
copy-position-about = De tafel zoals jij die ziet, voor programma’s en voor later.
report = Meld een probleem
report-about = Hierin staat waar je bent en wat jij van het spel mag zien, verder niets. Stuur het naar wie deze server beheert.
download = Opslaan

# Several people at one screen
pass-to = Geef het apparaat aan { $name }
pass-about = Alle anderen kijken even weg.
pass-open = Ik ben { $name }
