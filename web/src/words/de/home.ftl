# Home, lobby, big screen, account.
tagline = Drei Katzenspiele zum gemeinsamen Spielen, egal wo ihr seid.
guest-names = Schnurri, Mieze, Keks, Gürkchen, Nudel, Söckchen, Waffel, Klementine
language-en = English
language-nl = Nederlands
language-de = Deutsch
main-menu = Hauptmenü
learn = Lernen
you-are = Du
offline-about = Du bist offline. Sobald du wieder verbunden bist, kannst du weiterspielen.
request-failed = Das hat nicht geklappt. Bitte versuch es noch einmal.
try-again = Erneut versuchen
one-moment = Einen Moment …
yes = ja
no = nein

## Choosing a game
choose-game = Wähle ein Spiel
about-cat-box = Leg Karten übereinander, bring deine Katzen zusammen und halte deine Farbe geheim.
about-if-it-fits = Leg Kistenkarten, schließ Kisten und sichere deinen Katzen die besten.
about-here-kitty-kitty = Locke die Katzen der Nachbarschaft zu dir, bevor es die Nachbarn tun.
how-many = { $from } bis { $to } Spieler
way = Wie möchtest du spielen?
way-bots = Gegen Bots
way-friends = Mit Freunden
way-one-screen = An einem Bildschirm
way-phones = Großer Bildschirm und Handys
way-bots-about = Starte sofort eine Partie gegen Bots.
way-friends-about = Erstelle einen Tisch und schick deinen Freunden den Link. Bots können freie Plätze übernehmen.
way-one-screen-about = Gebt dieses Gerät herum. Zwischen den Zügen sind geheime Karten verdeckt.
way-phones-about = Das Spielfeld ist auf diesem Bildschirm, die Karten hat jeder auf dem eigenen Handy. Mitspielen geht per Code; ein lokales Netzwerk genügt.
your-name = Dein Name
player-count = Anzahl der Spieler
rules-kind = Regeln
rules-basic = Grundregeln
rules-advanced = Regeln für Fortgeschrittene
level = Stärke der Bots
level-kitten = Kätzchen – leicht
level-house-cat = Hauskatze – mittel
level-alley-cat = Straßenkatze – schwer
level-tiger = Tiger – Experte
bots-too = Bots
bots = { $count ->
    [0] keine Bots
    [one] { $count } Bot
   *[other] { $count } Bots
}
play-now = Jetzt spielen
create-table = Tisch erstellen
pass-and-play = Partie starten
big-screen = Großen Bildschirm öffnen
first-lesson = Erste Lektion
read-rules = Spielregeln
local-players = Wer spielt mit?
name-of = Name von Spieler { $number }
remove-player = Spieler { $number } entfernen
add-player = Spieler hinzufügen
player-number = Spieler { $number }

## More about a table
more-choices = Mehr Optionen
random-choice = zufällig
deck = Deck
deck-mirror = Mirror: auf der Rückseite ist nichts verborgen
deck-secret = Secret: andere Katzen auf der Rückseite
choice-table = Tisch
choice-table-coffee = Couchtisch (9 × 7)
choice-table-kitchen = Küchentisch (13 × 9)
choice-table-dining = Esstisch (17 × 11)
choice-table-floor = Fußboden (31 × 21)
choice-cats = Deine Katze
choice-first = Startspieler
option-you = Du
seat-number = Platz { $number }
clock = Uhr
clock-none = Keine Uhr
clock-live = Live: alle sind online
clock-slow = Rundenbasiert: Tage pro Zug
clock-move = Pro Zug
clock-reserve = Zusatzzeit für die ganze Partie
seconds = { $count } Sekunden
minutes = { $count } Minuten
days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
listed = In der Liste offener Tische zeigen
watchers = Zuschauer erlauben
with-chat = Chat erlauben
long-windows = Dreimal so viel Zeit zum Reagieren

## Lists
my-games = Meine Partien
your-turn-here = du bist am Zug
others-turn = wartet auf andere
waiting = wartet auf Spieler
open-tables = Offene Tische
no-open-tables = Gerade wartet kein Tisch auf Spieler. Erstelle einen und verschick den Link.
free-seats = { $count ->
    [0] voll
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
replays = Beendete Partien
watch-replay = ansehen
show-all = Alle { $count } anzeigen
new-here = Neu hier?
new-here-about = Lerne in fünf Minuten deine ersten Züge.

## Lobby
setup-no-clock = keine Uhr
setup-live = { $seconds } Sekunden pro Zug, { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
    } Zusatzzeit
setup-slow = { $days ->
    [one] { $days } Tag pro Zug
   *[other] { $days } Tage pro Zug
}
setup-private = nur per Link
setup-public = öffentlich
setup-no-spectators = ohne Zuschauer
host-is = Host: { $name }
players-heading = Spieler
empty-seat = Freier Platz
is-ready = bereit
is-bot = Bot
not-yet-ready = noch nicht bereit
sit = Platz nehmen
add-local-player = Spieler an diesem Gerät
local-player-name = Name
add-this-player = Spieler hinzufügen
add-bot = Bot hinzufügen
ready = Ich bin bereit
not-ready = Noch nicht bereit
leave-seat = Platz verlassen
remove = Entfernen
remove-who = { $name } entfernen
swap-down = { $name } mit dem nächsten Platz tauschen
start = Starten
cancel-table = Tisch auflösen
cancel-table-sure = Diesen Tisch auflösen? Alle, die hier warten, werden benachrichtigt.
table-canceled = Dieser Tisch wurde aufgelöst.
seats-are-empty = { $count ->
    [one] 1 Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
waits-for = Noch nicht bereit: { $names }.
everyone-here = Alle sind da.
waiting-for-host = Alle sind da. { $name } startet die Partie.
invitation = Einladung
invite = Verschick diesen Link
qr = QR-Code für diesen Tisch
copy-link = Link kopieren
localhost-only = Diese Adresse funktioniert nur auf diesem Rechner. Um mit Handys zu spielen, starte den Server mit „tabbytop serve --lan“.
on-big-screen = Auf großem Bildschirm zeigen

## Big screen
scan = Zum Mitspielen scannen
scan-about = Richte die Kamera deines Handys auf den Code. Deine Karten erscheinen auf deinem Handy.
screen-turn = { $name }, du bist am Zug
screen-turn-short = am Zug
screen-asked = darf reagieren
screen-chooses = wählt
screen-window = Warten auf Reaktionen: { $names }
screen-winners = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen!
}
screen-over = Die Partie ist beendet
screen-won = Sieger
screen-away = Handy nicht verbunden
scan-to-return = Karten weg? Scanne diesen Code.

## You
hello = Hallo, { $name }
hello-anonymous = Hallo!
you-are-nobody = Wähle einen Namen, um als Gast zu spielen, oder melde dich an.
you-are-guest = Du bist Gast auf diesem Gerät. Mit einem Konto behältst du deine Partien und kannst auf jedem Gerät spielen.
you-are-account = Du bist angemeldet als { $login }.
name-and-language = Name und Sprache
keep = Speichern
kept = Gespeichert.
other-device = Auf einem anderen Gerät weiterspielen
other-device-about = Scanne den Code mit deinem Handy, um dort denselben Namen und dieselben Partien zu haben. Der Code gilt nur einmal.
show-code = Code anzeigen
new-code = Neuer Code
code-left = noch { $minutes }:{ $seconds }
qr-device = QR-Code zum Anmelden auf einem anderen Gerät
device-link = Anmeldelink für ein anderes Gerät
create-account = Konto erstellen
create-account-about = Ein Name und ein Passwort genügen. Deine Partien behältst du.
log-in = Anmelden
log-in-about = Du hast schon ein Konto? Partien, die du als Gast spielst, werden übernommen.
login = Kontoname
password = Passwort
password-note = Mindestens 8 Zeichen.
old-password = Aktuelles Passwort
new-password = Neues Passwort
change-password = Passwort ändern
change-password-about = Auf allen anderen Geräten wirst du abgemeldet.
password-changed = Passwort geändert.
log-out = Abmelden
log-out-about = Nur auf diesem Gerät. Deine Partien bleiben erhalten.
delete-data = Meine Daten löschen
delete-data-about = Du verlässt alle deine Tische, und deine Daten werden gelöscht. Nur dein Name, deine Züge und deine Chatnachrichten bleiben in deinen Partien erhalten.
delete-data-sure = Ja, endgültig löschen
take-device = Anderes Gerät
take-device-title = Hier weiterspielen?
take-device-about = Dieses Gerät bekommt denselben Namen und dieselben Partien wie dein anderes. Wer hier gerade angemeldet ist, wird abgemeldet.
take-device-do = Hier weiterspielen
take-device-leave = Plätze aufgeben und fortfahren
no-device-link = Dieser Link ist unvollständig. Zeig auf deinem anderen Gerät einen neuen Code an.

# Einstellungen
settings = Einstellungen
settings-about = Diese Einstellungen gelten nur in diesem Browser. Deine Sprache wird auch in deinem Konto gespeichert.
settings-look = Darstellung und Ton
settings-play = Spielablauf
settings-table = Verlauf und Bots
settings-animation = Tempo der Animationen
settings-animation-off = aus
settings-animation-fast = schnell
settings-animation-normal = normal
settings-animation-slow = langsam
settings-confirm = Züge bestätigen
settings-confirm-about = Mit der Maus machst du den Zug sofort, wenn du auf eine Stelle klickst. Die Vorschau siehst du schon vor dem Klick.
settings-confirm-auto = beim Tippen
settings-confirm-always = immer
settings-confirm-never = nie
settings-auto-draw = Automatisch ziehen, wenn nichts anderes möglich ist
settings-windows = Frag mich, ob ich reagieren will
settings-windows-about = Für neue Tische. Du kannst es an jedem Tisch ändern.
settings-windows-ask = wenn ich reagieren kann
settings-windows-target = nur wenn ich das Ziel bin
settings-windows-turn = nicht vor meinem Zug
settings-windows-always = immer
settings-log = Verlauf
settings-log-about = Kurz: Passen und Ziehen werden zu einer Zahl zusammengefasst. Antippen zeigt die Einzelheiten.
settings-log-brief = kurz
settings-log-full = jede Zeile
settings-remarks = Reaktionen der Bots zeigen
settings-all = Alle Einstellungen

# Ergebnisse
results = Deine Partien
results-none = Noch keine beendeten Partien.
results-runs = Siege in Folge: { $now }. Längste Serie: { $best }.
results-game = Spiel
results-played = Gespielt
results-won = Gewonnen
results-best = Bestes Ergebnis
results-against = gegen { $who }
results-people = Menschen
results-winner = Sieger
results-how-resigned = Jemand hat aufgegeben.
results-how-agreed = Einvernehmlich beendet, ohne Sieger.
results-how-abandoned = Abgebrochen.
results-how-unknown = Das Ergebnis wurde nicht gespeichert.
results-replay = Partie ansehen
results-more = Mehr anzeigen
results-save = Ergebnisse herunterladen
results-forget = Meine Ergebnisse löschen
results-forget-sure = Deine beendeten Partien verschwinden endgültig aus dieser Liste. Bei den anderen bleiben sie erhalten.
any-character = zufällige Katze
character = Figur
bot-character = { $count ->
    [one] Gegner
   *[other] Gegner { $number }
}
lesson-of = Erste Lektion: { $game }
