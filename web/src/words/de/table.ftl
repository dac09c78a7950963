# The table.
zoom-in = Näher
zoom-out = Weiter weg
zoom-fit = Alles sehen
joining = Einen Moment …
cancelled = Dieser Tisch wurde abgesagt.
to-home = Zur Haustür
close = Schließen
panels = Bereiche
actions = Was du tun kannst
tab-hand = Hand
tab-log = Verlauf
tab-score = Stand
tab-cards = Karten
tab-more = Mehr
tab-result = Ergebnis
fold-seats = Mitspieler einklappen
unfold-seats = Mitspieler zeigen
fold-side = Das einklappen
unfold-side = Verlauf und Stand zeigen
skip = { $count ->
    [one] Einen Zug sofort zeigen
   *[other] { $count } Züge sofort zeigen
}

# The banner: who must do what
your-turn = Du bist dran
your-turn-to = Du bist dran: { $what }
their-turn = { $name } überlegt
nobody-asked = Einen Moment
over = Das Spiel ist zu Ende
you-won = Du hast gewonnen!
wins = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gemeinsam gewonnen
}
looking-on = Du schaust zu
actions-left = { $count ->
    [one] noch eine Aktion
   *[other] noch { $count } Aktionen
}
ask-something = wähle
ask-sure = bestätige, oder geh zurück
ask-card = leg eine Karte
ask-card-token = leg eine Karte, oder setz ein Plättchen ein
ask-card-for-token = wähle eine Karte
ask-card-for-play = wähle eine Karte
ask-token = setz ein Plättchen ein
ask-done-token = setz ein Plättchen ein, oder beende deinen Zug
ask-done = beende deinen Zug
ask-pass = nichts passt, also pass
ask-at = wähle einen Platz
ask-at-turned = wähle einen Platz
ask-at-over = welche Katze muss weichen?
ask-over = welche Katze muss weichen?
ask-turned = wähle einen Platz
ask-start = wähle eine Startkarte
ask-draw = zieh eine Karte
ask-draw-sleep = zieh eine Karte, oder leg eine schlafende Katze hin
ask-sleep = leg eine schlafende Katze hin
ask-play = spiel eine Karte
ask-cat-done = leg eine wache Katze hin, oder beende deinen Zug
ask-toy = leg das besondere Spielzeug über zwei Karten
ask-discard = leg eine Karte ab
ask-discard-enough = leg noch mehr ab, oder es ist genug
ask-discard-toy = für das Spielzeug ist kein Platz: leg es ab
ask-move = beweg eine Katze
ask-move-play = beweg eine Katze, oder spiel eine Karte
ask-discard-move = beweg eine Katze, oder leg ab
ask-discard-play = spiel eine Karte, oder leg ab
ask-discard-move-play = beweg eine Katze, spiel eine Karte, oder leg ab
ask-target = wähle jemanden aus
ask-color = wähle eine Katze
ask-cat = wähle eine Katze
ask-yard = wähle eine Katze aus einem Yard
ask-count = wie viele?
ask-spaces = wie weit?
ask-direction = nach innen oder nach außen?
ask-left = welche Katze geht nach links?
ask-right = welche Katze geht nach rechts?
ask-enough = wähle, oder es ist genug

# Words of a move as buttons
say-draw = Karte ziehen
say-done = Fertig
say-pass = Geschehen lassen
say-enough = Das genügt
say-discard-toy = Spielzeug ablegen
say-play = { $card } spielen
say-discard = { $card } ablegen
say-cancel = Mit { $card } verhindern
say-shield = Mit { $card } schützen
say-copy = Mit { $card } kopieren
say-land = { $card } spielen
say-move = { $color }: { $from } → { $to }
say-color = { $color }
say-cat = { $color } ({ $zone })
say-yard = { $color }, { $name }
say-count = { $count ->
    [one] eine Katze
   *[other] { $count } Katzen
}
say-spaces = { $count ->
    [one] ein Schritt
   *[other] { $count } Schritte
}
say-inward = Nach innen
say-outward = Nach außen
say-left = { $color } nach links
say-right = { $color } nach rechts
say-no-cat-left = Keine nach links
say-no-cat-right = Keine nach rechts
say-coat-black = Schwarz
say-coat-gray = Grau
say-coat-orange = Orange
say-coat-white = Weiß
say-zone-neighborhood = Neighborhood
say-zone-yard = Yard
say-zone-porch = Porch
say-zone-house = House

# Windows
window-title = Antwortest du?
window-open = Antwortet jemand?
window-cancel = Verhinderst du es?
window-copy = Kopierst du es?
window-shield = Schützt du jemanden?
window-land = Spielst du Land on Your Feet?
window-answered = Du hast geantwortet; gleich ist es so weit
window-kept = Beantwortet
standing = Wenn andere spielen, frag mich
standing-ask = immer
standing-target = nur wenn es mich trifft
standing-turn = nicht vor meinem Zug
standing-ask-more = Es wird immer auf dich gewartet.
standing-target-more = Alles andere lässt du geschehen. Die anderen sehen das.
standing-turn-more = Du lässt in jeder Runde alles geschehen, bis du dran bist. Die anderen sehen das.
order = Während ich weg bin (niemand sieht es)
order-pass = Alles geschehen lassen
order-defend = Verteidige mich

# Seats
seats = Am Tisch
to-move = am Zug
seat-away = weg
seat-resigned = hat aufgegeben
seat-stand-in = { $level } spielt für sie
bot-thinking = überlegt …
cards-in-hand = { $count ->
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
time-left = Verbleibende Zeit
days-and-hours = { $days } T { $hours } Std

# Questions
undo = Zurücknehmen
undo-ask = Fragen, ob ich meinen Zug zurücknehmen darf
undo-asked = { $name } möchte den letzten Zug zurücknehmen.
undo-waiting = Du hast gefragt, ob du deinen Zug zurücknehmen darfst.
undo-never-mind = Schon gut
agree = Ist gut
rather-not = Lieber nicht
end-asked = { $names } würde das Spiel jetzt beenden, ohne Sieger.
end-waiting = Du hast angeboten, das Spiel jetzt zu beenden.
end-never-mind = Lieber weiterspielen
play-on = Weiterspielen
offer-end = Anbieten aufzuhören
offer-end-sure = Wenn alle einverstanden sind, endet das Spiel jetzt, ohne Sieger.
resign = Aufgeben
resign-sure = Zu zweit gewinnt die andere Person; mit mehreren spielt ein Bot für dich weiter. Das lässt sich nicht zurücknehmen.
leave = Gehen
leave-sure = Ein Bot spielt für dich, bis du wiederkommst.
bot-plays-for-you = Ein Bot spielt für dich.
take-back-seat = Ich bin wieder da

# The log
log = Was geschehen ist
passed = { $count ->
    [one] { $names } lässt es geschehen.
   *[other] { $names } lassen es geschehen.
}
chat = Sag etwas
chat-off = An diesem Tisch gibt es keinen Chat.
send = Senden

# The score
tally-cat-box = Was jede Farbe jetzt brächte. Wer welche Farbe ist, sagt niemand.
tally-if-it-fits = Was jeder Karton jetzt brächte.
tally-here-kitty-kitty = Was jetzt alle bekämen, soweit es alle sehen.
tally-nothing = Es gibt noch nichts zu zählen.
tally-id-black = Schwarz
tally-id-pink = Rosa
tally-id-purple = Lila
tally-id-blue = Blau
tally-id-yellow = Gelb
tally-id-chihuahua = Chihuahua
line-cats = { $count ->
    [one] eine Katze zu sehen
   *[other] { $count } Katzen zu sehen
}
line-largest = { $count ->
    [one] größte Gruppe: eine Katze
   *[other] größte Gruppe: { $count } Katzen
}
line-boxes = { $count ->
    [one] ein leerer Karton
   *[other] { $count } leere Kartons
}
line-three = eine Gruppe von genau drei Katzen
line-tokens = { $count ->
    [one] ein Plättchen übrig
   *[other] { $count } Plättchen übrig
}
line-house = { $count ->
    [one] eine Katze im House
   *[other] { $count } Katzen im House
}
line-porch = { $count ->
    [one] eine Katze auf der Porch
   *[other] { $count } Katzen auf der Porch
}
line-five-of-a-color = { $count ->
    [one] fünf einer Farbe
   *[other] fünf einer Farbe, { $count }-mal
}
line-each-color = eine Katze jeder Farbe
line-most-of-a-color = { $count ->
    [one] die meisten Katzen einer Farbe
   *[other] die meisten Katzen von { $count } Farben
}
line-one-color-in-house = ein House in einer Farbe
line-best-in-show = { $count ->
    [one] Best in Show auf der Hand
   *[other] { $count } × Best in Show auf der Hand
}
box-cards = { $count ->
    [one] Karton aus einer Karte
   *[other] Karton aus { $count } Karten
}
box-toys = { $count } × { $toy }
box-no-toys = kein Spielzeug
box-toy-mouse = Maus
box-toy-yarn = Wollknäuel
box-toy-feather = Feder
box-toy-bell = Glöckchen
box-sprays = { $count ->
    [one] eine Sprühflasche
   *[other] { $count } Sprühflaschen
}
box-closed = geschlossen: doppelt
box-further = { $name }: +{ $count } für weitere Katzen
box-nobody = Niemand

# The end
score-sheet = Der Punktezettel
score-lines = Zeile für Zeile
sheet-was = { $name } war { $identity }
sheet-begins = Jetzt wird gezählt.
winner = gewonnen
ended-played = Das war alles.
ended-resigned = Jemand hat aufgegeben.
ended-agreed = Alle wollten hier aufhören.
ended-abandoned = Alle waren gegangen.
step-back = Vorige Zeile
step-next = Nächste Zeile
step-play = Auszählen
step-pause = Warten
step-skip = Zum Ende
rematch = Noch einmal
rematch-go = Zum nächsten Spiel
rematch-watch = Nächstes Spiel ansehen
replay = Noch einmal ansehen
share = Teilen
record = Aufzeichnung laden

# Cards and piles
pile-title = Zum Ziehen
pile-left = { $count ->
    [one] eine Karte ist übrig
   *[other] { $count } Karten sind übrig
}
all-cards = Alle Karten des Spiels
discard-title = Abgelegt
discard-empty = Noch nichts.
unseen-title = Von dir noch nicht gesehen
unseen-nothing = Du hast alles gesehen.
unseen-princess = Princess
unseen-toy = besonderes Spielzeug

# More
rules-of = Regeln von { $game }
sounds = Leise Geräusche
theme-auto = Wie auf diesem Gerät
theme-light = Hell
theme-dark = Dunkel
keys = Tasten
key-digits = nimm eine Karte von der Hand
key-arrows = von Platz zu Platz, von Karte zu Karte
key-enter = wähle; noch einmal: tu es
key-escape = einen Schritt zurück
key-turn = dreh die Karte um
key-tab = weiter: Aktionen, Hand, Tisch, der Rest
key-zoom = näher, weiter weg, alles sehen
key-pan = verschieb den Tisch
key-undo = nimm deinen Zug zurück, wo das geht
key-skip = zeig die Züge der anderen sofort
key-help = diese Seite
copy = Kopieren
copied = Kopiert.
copy-yourself = Es ist ausgewählt: Kopier es mit deinem Gerät.
copy-position = Stellung kopieren
copy-position-about = Der Tisch, wie du ihn siehst, für Programme und für später.
report = Problem melden
report-about = Darin steht, wo du bist und was du vom Spiel sehen darfst, sonst nichts. Schick es an die Person, die diesen Server betreibt.
download = Herunterladen

# Several people at one screen
pass-to = Gib das Gerät an { $name }
pass-about = Alle anderen schauen kurz weg.
pass-open = Ich bin { $name }
