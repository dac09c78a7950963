# The table.
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-fit = Einpassen
off-screen = Zeigen, was außerhalb des Bildes passiert ist
board-more = In dieser Richtung mehr zeigen
joining = Einen Moment …
to-home = Startseite
close = Schließen
panels = Bereiche
actions = Deine Möglichkeiten
tab-hand = Hand
tab-log = Verlauf
tab-score = Stand
tab-cards = Karten
tab-more = Mehr
tab-result = Ergebnis
fold-seats = Spieler ausblenden
unfold-seats = Spieler einblenden
fold-side = Verlauf und Stand ausblenden
unfold-side = Verlauf und Stand einblenden
skip = { $count ->
    [one] Vorspulen (1 Zug)
   *[other] Vorspulen ({ $count } Züge)
}

# The banner: who must do what
your-turn = Du bist am Zug
your-turn-to = Du bist am Zug: { $what }
their-turn = { $name } überlegt
nobody-asked = Einen Moment …
over = Die Partie ist beendet
you-won = Du hast gewonnen!
wins = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } teilen sich den Sieg
}
watching = Du schaust zu
actions-left = { $count ->
    [one] noch 1 Aktion
   *[other] noch { $count } Aktionen
}
final-round = Schlussrunde
final-round-yours = Letzter Zug
last-rounds = Letzte Runden
ask-something = wähle
ask-sure = bestätige oder geh zurück
ask-card = leg eine Karte
ask-card-token = leg eine Karte oder setz ein Plättchen ein
ask-card-for-token = wähle eine Karte
ask-card-for-play = wähle eine Karte
ask-token = setz ein Plättchen ein
ask-done-token = setz ein Plättchen ein oder beende deinen Zug
ask-done = beende deinen Zug
ask-pass = du kannst keine Karte spielen, also musst du passen
ask-at = wähle eine Stelle
ask-at-turned = wähle eine Stelle
ask-at-over = wähle die Katze, die ersetzt wird
ask-over = wähle die Katze, die ersetzt wird
ask-turned = wähle eine Stelle
ask-start = wähle eine Startkarte
ask-draw = zieh eine Karte
ask-draw-sleep = zieh eine Karte oder leg eine schlafende Katze
ask-sleep = leg eine schlafende Katze
ask-play = spiel eine Karte
ask-cat-done = leg eine wache Katze oder beende deinen Zug
ask-toy = leg das Spezialspielzeug über zwei Karten
ask-discard = leg eine Karte ab
ask-discard-enough = leg weitere Karten ab oder beende die Auswahl
ask-discard-toy = für das Spielzeug ist kein Platz, also leg es ab
ask-move = beweg eine Katze
ask-move-play = beweg eine Katze oder spiel eine Karte
ask-discard-move = beweg eine Katze oder leg Karten ab
ask-discard-play = spiel eine Karte oder leg Karten ab
ask-discard-move-play = beweg eine Katze, spiel eine Karte oder leg Karten ab
ask-target = wähle einen Spieler
ask-color = wähle eine Katze
ask-cat = wähle eine Katze
ask-yard = wähle eine Katze aus einem Yard
ask-count = wie viele?
ask-spaces = wie weit?
ask-direction = nach innen oder nach außen?
ask-left = welche Katze geht nach links?
ask-right = welche Katze geht nach rechts?
ask-enough = wähle noch etwas oder beende die Auswahl
ask-several = { $what } ({ $count }{"\u00A0"}von{"\u00A0"}{ $most })

# Words of a move as buttons
say-draw = Karte ziehen
say-done = Zug beenden
say-pass = Passen
say-enough = Fertig
say-none = Keine
picked = { $count } von { $most }
say-discard-toy = Spielzeug ablegen
say-play = { $card } spielen
say-discard = { $card } ablegen
say-cancel = Mit { $card } verhindern
say-shield = Mit { $card } schützen
say-copy = Mit { $card } kopieren
say-land = { $card } spielen
say-move = { $cat }: { $from } → { $to }
say-cat = { $cat } { $zone ->
    [house] im House
    [porch] auf der Porch
    [yard] im Yard
   *[neighborhood] in der Neighborhood
}
say-yard = { $cat } aus dem Yard von { $name }
say-count = { $count ->
    [one] 1 Katze
   *[other] { $count } Katzen
}
say-spaces = { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
}
say-inward = Nach innen
say-outward = Nach außen
say-left = Links{ $name ->
    [none] {""}
   *[other] {" "}({ $name })
}: { $cat }
say-right = Rechts{ $name ->
    [none] {""}
   *[other] {" "}({ $name })
}: { $cat }
say-no-cat = keine Katze
say-coat-black = Schwarze Katze
say-coat-gray = Graue Katze
say-coat-orange = Orange Katze
say-coat-white = Weiße Katze
say-zone-neighborhood = Neighborhood
say-zone-yard = Yard
say-zone-porch = Porch
say-zone-house = House

# Windows
window-title = Möchtest du reagieren?
window-open = Warten auf Reaktionen
window-cancel = Möchtest du das verhindern?
window-copy = Möchtest du das kopieren?
window-shield = Möchtest du jemanden schützen?
window-land = Möchtest du Land on Your Feet spielen?
window-answered = Du hast reagiert. Warten auf die anderen.
window-kept = Reaktion gesendet
window-missed = Die Zeit ist um: Du hast gepasst.
standing = Frag mich, ob ich reagieren will
standing-always = immer
standing-ask = wenn ich reagieren kann
standing-target = nur wenn ich das Ziel bin
standing-turn = nicht vor meinem Zug
standing-always-more = Du wirst auch gefragt, wenn du nur passen kannst. Niemand sonst kann das sehen.
standing-ask-more = Du wirst nur gefragt, wenn du reagieren kannst. Sonst passt du automatisch. Niemand sonst kann das sehen.
standing-target-more = Sonst passt du automatisch, in jeder Runde, bis du das änderst. Niemand sonst kann das sehen.
standing-turn-more = In jeder Runde passt du automatisch, bis du am Zug bist. Niemand sonst kann das sehen.
order = Während ich weg bin (für andere verborgen)
order-pass = Immer passen
order-defend = Mich verteidigen

# Seats
seats = Spieler
to-move = am Zug
seat-away = abwesend
seat-resigned = aufgegeben
seat-stand-in = { $level } springt ein
bot-thinking = überlegt …
cards-in-hand = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
time-left = Verbleibende Zeit
days-and-hours = { $days } T { $hours } Std

# Questions
undo = Rückgängig
undo-ask = Um Zugrücknahme bitten
undo-asked = { $name } möchte den letzten Zug rückgängig machen.
undo-waiting = Du hast darum gebeten, deinen Zug rückgängig zu machen.
undo-withdraw = Zurückziehen
agree = Zustimmen
decline = Ablehnen
end-asked = Vorschlag von { $names }: die Partie jetzt ohne Sieger beenden.
end-waiting = Du hast vorgeschlagen, die Partie jetzt zu beenden.
end-withdraw = Zurückziehen
keep-playing = Weiterspielen
offer-end = Spielende vorschlagen
offer-end-sure = Wenn alle zustimmen, endet die Partie jetzt ohne Sieger.
resign = Aufgeben
resign-sure = Zu zweit gewinnt der andere Spieler. Sonst übernimmt ein Bot für dich. Das kannst du nicht rückgängig machen.
leave = Verlassen
leave-sure = Ein Bot spielt für dich, bis du wiederkommst.
bot-plays-for-you = Ein Bot spielt für dich.
take-back-seat = Ich bin wieder da

# The log
since-turn = Seit deinem letzten Zug
since-left = Während du weg warst
since-earlier = { $count } davor
since-all = Alles zeigen, was passiert ist
since-replay = Noch einmal abspielen
since-turn-said = Seit deinem letzten Zug: { $count ->
    [0] {""}
   *[other] zuerst noch { $count }, dann:{" "}
    }{ $what }.
since-left-said = Während du weg warst: { $count ->
    [0] {""}
   *[other] zuerst noch { $count }, dann:{" "}
    }{ $what }.
turn-replay-before = So sah der Tisch vorher aus
turn-replay-end = Wiedergabe beenden
log = Verlauf
log-show = Auf dem Tisch zeigen
log-newest = Zum Neuesten
log-quiet-pass = { $count }× gepasst
log-quiet-draw = { $count } gezogen
log-quiet-pile = { $count } aufgedeckt
chat = Nachricht schreiben
chat-off = Der Chat ist an diesem Tisch ausgeschaltet.
send = Senden

# The score
tally-cat-box = Aktuelle Punkte jeder Farbe. Wer welche Farbe spielt, ist geheim.
tally-if-it-fits = Aktuelle Punkte jeder Kiste.
tally-here-kitty-kitty = Aktuelle Punkte aller Spieler, ohne verdeckte Karten.
tally-nothing = Es gibt noch nichts zu zählen.
tally-id-black = Schwarz
tally-id-pink = Rosa
tally-id-purple = Lila
tally-id-blue = Blau
tally-id-yellow = Gelb
tally-id-chihuahua = Chihuahua
line-cats = { $count ->
    [one] 1 sichtbare Katze
   *[other] { $count } sichtbare Katzen
}
line-largest = { $count ->
    [one] größte Gruppe: 1 Katze
   *[other] größte Gruppe: { $count } Katzen
}
line-boxes = { $count ->
    [one] 1 leerer Karton
   *[other] { $count } leere Kartons
}
line-three = Gruppe aus genau drei Katzen
line-tokens = { $count ->
    [one] 1 unbenutztes Plättchen
   *[other] { $count } unbenutzte Plättchen
}
line-house = { $count ->
    [one] 1 Katze im House
   *[other] { $count } Katzen im House
}
line-porch = { $count ->
    [one] 1 Katze auf der Porch
   *[other] { $count } Katzen auf der Porch
}
line-five-of-a-color = { $count ->
    [one] fünf Katzen einer Farbe
   *[other] je fünf Katzen in { $count } Farben
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
    [one] 1 Karte
   *[other] { $count } Karten
}
box-toys = { $count } × { $toy }
box-no-toys = kein Spielzeug
box-tie = { $first } (oder { $others })
icons-mouse = { $count ->
    [one] 1 Maus
   *[other] { $count } Mäuse
}
icons-yarn = { $count } Wollknäuel
icons-feather = { $count ->
    [one] 1 Feder
   *[other] { $count } Federn
}
icons-bell = { $count } Glöckchen
icons-spray = { $count ->
    [one] 1 Sprühflasche
   *[other] { $count } Sprühflaschen
}
box-sum-open = { $toys } = { $worth }
box-sum-open-sprays = { $toys } − { $sprays } = { $worth }
box-sum-closed = { $toys } × { $times } = { $worth }
box-sum-closed-sprays = ({ $toys } − { $sprays }) × { $times } = { $worth }
box-closed = geschlossen
box-further = { $name }: +{ $count } für zusätzliche Katzen
box-behind = { $count ->
    [one] { $names } hat darin mehr Katzen
   *[other] { $names } haben darin mehr Katzen
}
box-nobody = Noch niemand: nur schlafende Katzen

# The end
score-sheet = Wertungsblatt
score-lines = Zeile für Zeile
sheet-was = { $name } ({ $identity })
sheet-begins = Punkte werden gezählt …
winner = Sieger
ended-played = Die Partie ist beendet.
ended-resigned = Jemand hat aufgegeben.
ended-agreed = Alle wollten aufhören.
ended-abandoned = Alle sind gegangen.
step-back = Vorherige Zeile
step-next = Nächste Zeile
step-play = Abspielen
step-pause = Pause
step-skip = Zum Ende
rematch = Noch einmal spielen
rematch-go = Zur nächsten Partie
rematch-watch = Nächste Partie ansehen
replay = Partie ansehen
share = Teilen
record = Aufzeichnung herunterladen

# Cards and piles
pile-title = Nachziehstapel
pile-left = { $count ->
    [one] noch 1 Karte
   *[other] noch { $count } Karten
}
all-cards = Alle Karten
discard-title = Ablagestapel
discard-empty = Leer
unseen-title = Karten, die du noch nicht gesehen hast
unseen-nothing = Du hast alle Karten gesehen.
unseen-princess = Princess
unseen-toy = Spezialspielzeug

# More
rules-of = Spielregeln von { $game }
sounds = Ton
theme-auto = Automatisch
theme-light = Hell
theme-dark = Dunkel
keys = Tastenkürzel
key-digits = Handkarte auswählen
key-arrows = zwischen Stellen und Karten wechseln
key-enter = eine Stelle wählen oder den Zug bestätigen
key-escape = einen Schritt zurück
key-turn = gewählte Karte drehen, ohne Auswahl alle
key-tab = nächster Bereich: Aktionen, Hand, Tisch und so weiter
key-zoom = vergrößern, verkleinern, einpassen
key-pan = Tisch verschieben
key-undo = Zug rückgängig machen, wenn möglich
key-skip = vorspulen
key-replay = noch einmal zeigen, was seit deinem letzten Zug geschah
key-space = Leertaste
key-replay-pause = bei der Wiedergabe: anhalten und fortsetzen
key-replay-step = bei der Wiedergabe: einen Schritt zurück oder vor
key-replay-end = Wiedergabe beenden
key-help = diese Hilfe anzeigen
copy = Kopieren
copied = Kopiert.
copy-yourself = Automatisch kopieren hat nicht geklappt. Der Text ist markiert, du kannst ihn selbst kopieren.
copy-position = Stellung kopieren
copy-position-about = Der Tisch, wie du ihn siehst, zum Speichern oder für andere Programme.
report = Problem melden
report-about = Die Meldung enthält nur, auf welcher Seite du bist und was du von der Partie sehen kannst. Schick sie an den Betreiber dieses Servers.
download = Herunterladen

# Several people at one screen
pass-to = Gib das Gerät an { $name } weiter
pass-about = Alle anderen schauen bitte kurz weg.
pass-open = Ich bin { $name }

# Was gefragt wird, und der nächste Zug, während ein Fenster offen ist
asked-about = { $title }: { $what }
asked-now = Deine Entscheidung: { $what }
window-about = { $title }: Warten auf Reaktionen
seat-asked = darf reagieren
ahead-choose = Du kannst deinen nächsten Zug schon wählen. Er wird gespielt, wenn das Fenster schließt.
ahead-set = Dein nächster Zug ist vorgemerkt. Er wird gespielt, wenn das Fenster schließt, außer jemand reagiert.
ahead-keep = Als nächsten Zug vormerken
ahead-kept = Dein nächster Zug: { $move }
ahead-change = Ändern
ahead-withdraw = Zurückziehen
standing-turn-now = Nicht mehr vor meinem Zug
standing-target-now = Nur wenn ich das Ziel bin
passing-turn = Du passt bis zu deinem Zug
passing-target = Du passt, außer du bist das Ziel
passing-change = Ändern
card-text = Was diese Karte tut
question-text = Ganze Frage zeigen
more-time = Mehr Zeit
more-time-on = Mehr Zeit: an
more-time-off-about = Gibt allen dreimal so viel Zeit zum Reagieren, ab dem nächsten Zug. Niemand sieht, wer darum gebeten hat.
more-time-on-about = Alle haben dreimal so viel Zeit zum Reagieren, spätestens ab dem nächsten Zug. Tippe, um das auszuschalten.
more-time-on-others = Alle haben dreimal so viel Zeit zum Reagieren. Nur der Host oder wer darum gebeten hat, kann das ausschalten.
auto-draw = Automatisch ziehen, wenn nichts anderes möglich ist
windows-help = Reaktionsfenster
windows-help-secret = Wenn andere reagieren dürfen, sehen alle denselben Countdown. Gefragt wird nur, wer reagieren kann, und das sieht sonst niemand. Am zeitlichen Ablauf lässt sich nie erkennen, wer reagieren kann.
windows-help-tell = Wie lange du überlegst, kann dich trotzdem verraten. Das kann das Spiel nicht verbergen.
windows-help-ahead = Während ein Fenster offen ist, darf der nächste Spieler seinen Zug schon vormerken. Er wird gespielt, wenn das Fenster schließt, außer jemand hat reagiert.

# The tally in a few words
short-cats = { $count ->
    [one] 1 Katze
   *[other] { $count } Katzen
  }
short-largest = { $count }er-Gruppe
short-boxes = { $count ->
    [one] 1 Karton
   *[other] { $count } Kartons
  }
line-threes = { $count ->
    [one] 1 Gruppe aus genau drei Katzen
   *[other] { $count } Gruppen aus genau drei Katzen
  }
short-threes = { $count ->
    [one] 1 Dreiergruppe: +{ $worth }
   *[other] { $count } Dreiergruppen: +{ $worth }
  }

# Questions to answer later, absent players, unread chat, unknown addresses
decide-later = Später entscheiden
stand-in-ask = Bot spielen lassen
stand-in-ask-for = Einen Bot für { $name } spielen lassen (gerade nicht da)
unread = { $count ->
    [one] 1 ungelesene Nachricht
   *[other] { $count } ungelesene Nachrichten
  }
not-found-title = Seite nicht gefunden
not-found = Unter dieser Adresse gibt es nichts. Vielleicht ist der Link veraltet oder enthält einen Tippfehler.

# Bemerkungen der Bots, nach Anlass und Temperament
remark-won-cheerful = Was für ein schöner Abend!
remark-won-grumpy = Wurde auch Zeit.
remark-won-proud = Wie erwartet.
remark-won-shy = Oh. Ich habe gewonnen?
remark-lost-cheerful = Gut gespielt!
remark-lost-grumpy = Hmpf.
remark-lost-proud = Ich habe dich gewinnen lassen.
remark-lost-shy = Gut gemacht …
remark-glad-cheerful = Schnurr!
remark-glad-grumpy = Na endlich.
remark-glad-proud = Natürlich.
remark-glad-shy = Oh, schön.
remark-robbed-cheerful = He, das war meins!
remark-robbed-grumpy = Das merke ich mir.
remark-robbed-proud = Was fällt dir ein.
remark-robbed-shy = Oh nein …
