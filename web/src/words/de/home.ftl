# Home, lobby, big screen, people.
tagline = Drei Katzenspiele für einen Tisch, wo auch immer alle sitzen.
guest-names = Schnurri, Mieze, Keks, Gürkchen, Nudel, Söckchen, Waffel, Klementine
language-en = English
language-nl = Nederlands
language-de = Deutsch
around-the-house = Rund ums Haus
learn = Lernen
you-are = Du
cats-wait = Die Katzen warten auf das Netz. Die Kartons gehen auf, sobald es wieder da ist.
not-now = Das hat gerade nicht geklappt. Versuch es noch einmal.
try-again = Noch einmal versuchen
one-moment = Einen Moment …
yes = ja
no = nein

## Choosing a game
choose-game = Welchen Karton machen wir auf?
about-cat-box = Karten überlappen, Katzen sammeln sich, und niemand weiß, für welche Katze du bist.
about-if-it-fits = Leg Pappe, schließ Kartons und leg dich in den besten.
about-here-kitty-kitty = Locke die Katzen der Nachbarschaft in dein Haus. Die Nachbarn tun es auch.
how-many = { $from } bis { $to } Personen
way = Mit wem?
way-bots = Gegen Bots
way-friends = Mit Freunden
way-one-screen = An einem Bildschirm
way-phones = Großbild und Handys
way-bots-about = Die Katzen sind wach und warten. Es geht gleich los.
way-friends-about = Deck einen Tisch und verschick den Link. Freunde setzen sich, wo sie auch sind; Bots können freie Plätze füllen.
way-one-screen-about = Reicht dieses Gerät herum. Zwischen den Zügen verbirgt ein Vorhang, was geheim ist.
way-phones-about = Das Spielfeld ist hier auf dem großen Bildschirm; alle haben ihre Karten auf dem eigenen Handy. Dazu kommt man mit einem Code, auch über das lokale Netz.
your-name = Dein Name
how-many-play = Wie viele spielen mit?
rules-kind = Regeln
rules-basic = Grundregeln
rules-advanced = Regeln für Fortgeschrittene
level = Wie gut sind die Bots?
level-kitten = Kätzchen – verspielt
level-house-cat = Hauskatze – solide
level-alley-cat = Straßenkatze – gerissen
level-tiger = Tiger – stark
bots-too = Bots am Tisch
bots = { $count ->
    [0] keine Bots
    [one] { $count } Bot
   *[other] { $count } Bots
}
play-now = Jetzt spielen
make-table = Tisch decken
pass-and-play = Zusammen hinsetzen
big-screen = Großbild öffnen
first-lesson = Eine erste Lektion
read-rules = Die Regeln
who-plays-here = Wer sitzt um diesen Bildschirm?
name-of = Name von Spieler { $number }
not-here = Spieler { $number } ist nicht da
one-more = Noch jemand
somebody = Spieler { $number }

## More about a table
more-choices = Mehr Einstellungen
as-it-comes = wie es kommt
deck = Karten
deck-mirror = Mirror: auf der Rückseite ist nichts verborgen
deck-secret = Secret: andere Katzen auf der Rückseite
choice-table = Tisch
choice-table-coffee = Couchtisch (9 × 7)
choice-table-kitchen = Küchentisch (13 × 9)
choice-table-dining = Esstisch (17 × 11)
choice-table-floor = Der Fußboden (31 × 21)
choice-cats = Deine Katze
choice-first = Wer beginnt
you-yourself = Du
seat-number = Platz { $number }
clock = Uhr
clock-none = Keine Uhr
clock-live = Live: alle zur selben Zeit
clock-slow = Gemütlich: Tage für jeden Zug
clock-move = Für jeden Zug
clock-reserve = Reserve für das ganze Spiel
seconds = { $count } Sekunden
minutes = { $count } Minuten
days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
listed = Alle dürfen diesen Tisch finden und sich setzen
watchers = Andere dürfen zuschauen
with-chat = Am Tisch kann man chatten

## Lists
my-games = Meine Spiele
your-turn-here = du bist dran
others-turn = andere überlegen
waiting = wartet auf Mitspieler
open-tables = Offene Tische
no-open-tables = Gerade wartet niemand auf Mitspieler. Deck einen Tisch und verschick den Link.
free-seats = { $count ->
    [0] voll
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
replays = Gespielte Spiele
look-again = noch einmal ansehen
all-of-them = Alle { $count }
new-here = Neu hier?
new-here-about = Eine geduldige Katze zeigt dir die ersten Züge, in fünf Minuten.

## Lobby
laid-none = keine Uhr
laid-live = { $seconds } Sekunden je Zug, { $minutes } Minuten Reserve
laid-slow = { $days ->
    [one] { $days } Tag je Zug
   *[other] { $days } Tage je Zug
}
laid-private = nur mit Link
laid-listed = offen für alle
laid-unwatched = niemand schaut zu
host-is = { $name } hat diesen Tisch gedeckt.
who-sits = Wer sitzt hier
empty-seat = Ein freier Platz
is-ready = bereit
is-bot = Bot
not-yet-ready = noch nicht bereit
sit = Hinsetzen
plays-here-too = Jemand neben mir
their-name = Name
they-sit = Hinsetzen lassen
add-bot = Bot dazu
ready = Ich bin bereit
not-ready = Wartet auf mich
stand-up = Aufstehen
remove = Wegnehmen
remove-who = { $name } wegnehmen
swap-down = { $name } tauscht mit dem nächsten Platz
start = Anfangen
call-off = Absagen
call-off-sure = Diesen Tisch absagen? Alle, die hier warten, erfahren es.
called-off = Dieser Tisch wurde abgesagt.
seats-are-empty = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
waits-for = Noch nicht bereit: { $names }.
all-there = Alle sind da.
host-begins = Alle sind da. { $name } beginnt das Spiel.
invitation = Einladung
invite = Verschick diesen Link
qr = QR-Code, der zu diesem Tisch führt
copy-link = Link kopieren
only-here = Diese Adresse kann nur dieser Rechner öffnen. Für Handys starte den Server mit „tabbytop serve --lan“.
on-big-screen = Diesen Tisch auf einem großen Bildschirm zeigen

## Big screen
scan = Scannen und hinsetzen
scan-about = Richte die Kamera deines Handys auf den Code; deine Karten sind dann auf deinem Handy.
screen-turn = { $name }, du bist dran
screen-turn-short = ist dran
screen-asked = darf antworten
screen-window = { $names }: eine Antwort?
screen-winners = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen!
}
screen-over = Das Spiel ist zu Ende
screen-won = gewonnen
screen-away = Handy ist weg
come-back-here = Karten verloren? Hier scannen.

## You
hello = Hallo, { $name }
hello-nobody = Hallo, wer auch immer du bist
you-are-nobody = Hier kennt dich noch niemand. Sag uns einen Namen oder melde dich an.
you-are-guest = Du bist Gast auf diesem Gerät. Mit einem Konto behältst du deine Spiele und kommst von überall zurück.
you-are-account = Du bist angemeldet als { $login }.
name-and-language = Name und Sprache
keep = Behalten
kept = Gemerkt.
other-device = Auf einem anderen Gerät weiter
other-device-about = Scanne den Code mit deinem Handy, dann bist auch dort du, mit all deinen Spielen. Der Code gilt einmal.
show-code = Code zeigen
new-code = Ein neuer Code
code-left = noch { $minutes }:{ $seconds }
qr-device = QR-Code, der ein anderes Gerät hereinlässt
device-link = Link für ein anderes Gerät
make-account = Konto anlegen
make-account-about = Ein Name und ein Passwort genügen. Deine Spiele kommen mit.
log-in = Anmelden
log-in-about = Du warst schon einmal hier? Komm herein. Was du als Gast spielst, kommt mit.
login = Name des Kontos
password = Passwort
password-note = Mindestens acht Zeichen.
old-password = Altes Passwort
new-password = Neues Passwort
change-password = Passwort ändern
change-password-about = Alle anderen Geräte müssen sich neu anmelden.
password-changed = Das Passwort ist geändert.
log-out = Abmelden
log-out-about = Nur auf diesem Gerät. Deine Spiele bleiben.
be-forgotten = Vergesst mich
be-forgotten-about = Du verlässt alle deine Tische, und nichts über dich bleibt gespeichert; nur in deinen Spielen bleiben dein Name, deine Züge und dein Chat.
be-forgotten-sure = Ja, vergesst mich für immer
take-device = Ein anderes Gerät
take-device-title = Hier weitermachen?
take-device-about = Dieses Gerät wird du: derselbe Name, dieselben Spiele. Wer vorher hier war, geht.
take-device-do = Hier weitermachen
take-device-leave = Meine Plätze verlassen und weiter
no-device-link = Dieser Link ist nicht vollständig. Zeig auf deinem anderen Gerät einen neuen Code an.
