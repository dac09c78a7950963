# Home, lobby, big screen, people.
tagline = Drie kattenspellen voor één tafel, waar iedereen ook zit.
guest-names = Snorretje, Pluis, Stamppot, Augurk, Sokje, Beschuit, Stroopwafel, Muis
language-en = English
language-nl = Nederlands
language-de = Deutsch
around-the-house = Rond het huis
learn = Leren
you-are = Jij
cats-wait = De katten wachten op het netwerk. De dozen gaan open zodra het terug is.
not-now = Dat lukte nu even niet. Probeer het nog eens.
try-again = Probeer opnieuw
one-moment = Een ogenblik …
yes = ja
no = nee

## Choosing a game
choose-game = Welke doos gaat open?
about-cat-box = Kaarten overlappen, katten groeperen, en niemand weet voor welke kat jij bent.
about-if-it-fits = Leg karton, sluit dozen, en ga in de beste liggen.
about-here-kitty-kitty = Lok de katten van de buurt naar je huis. De buren doen dat ook.
how-many = { $from } tot { $to } spelers
way = Met wie?
way-bots = Tegen bots
way-friends = Met vrienden
way-one-screen = Op één scherm
way-phones = Groot scherm en telefoons
way-bots-about = De katten zijn wakker en wachten. Het begint meteen.
way-friends-about = Dek een tafel en stuur de link. Vrienden gaan zitten waar ze ook zijn; bots kunnen lege plaatsen innemen.
way-one-screen-about = Geef dit apparaat door. Tussen de beurten verbergt een gordijn ieders geheimen.
way-phones-about = Het bord staat hier, op het grote scherm; iedereen heeft de eigen kaarten op de telefoon. Meedoen gaat met een code, ook via het lokale netwerk.
your-name = Je naam
how-many-play = Hoeveel spelen er mee?
rules-kind = Regels
rules-basic = Basisregels
rules-advanced = Regels voor gevorderden
level = Hoe goed zijn de bots?
level-kitten = Kitten – speels
level-house-cat = Huiskat – degelijk
level-alley-cat = Straatkat – sluw
level-tiger = Tijger – sterk
bots-too = Bots aan tafel
bots = { $count ->
    [0] geen bots
    [one] { $count } bot
   *[other] { $count } bots
}
play-now = Nu spelen
make-table = Tafel dekken
pass-and-play = Samen gaan zitten
big-screen = Groot scherm openen
first-lesson = Een eerste les
read-rules = De regels
who-plays-here = Wie zit er rond dit scherm?
name-of = Naam van speler { $number }
not-here = Speler { $number } is er niet
one-more = Nog een speler
somebody = Speler { $number }

## More about a table
more-choices = Meer keuzes
as-it-comes = zoals het valt
deck = Kaarten
deck-mirror = Mirror: niets verborgen op de achterkant
deck-secret = Secret: andere katten op de achterkant
choice-table = Tafel
choice-table-coffee = Salontafel (9 × 7)
choice-table-kitchen = Keukentafel (13 × 9)
choice-table-dining = Eettafel (17 × 11)
choice-table-floor = De vloer (31 × 21)
choice-cats = Jouw kat
choice-first = Wie begint
you-yourself = Jij
seat-number = Plaats { $number }
clock = Klok
clock-none = Geen klok
clock-live = Live: allemaal tegelijk
clock-slow = Rustig: dagen per zet
clock-move = Per zet
clock-reserve = Reserve voor het hele spel
seconds = { $count } seconden
minutes = { $count } minuten
days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}
listed = Iedereen mag deze tafel vinden en gaan zitten
watchers = Anderen mogen toekijken
with-chat = Aan tafel kan gechat worden

## Lists
my-games = Mijn spellen
your-turn-here = jouw beurt
others-turn = anderen denken na
waiting = wacht op spelers
open-tables = Open tafels
no-open-tables = Niemand wacht nu op spelers. Dek een tafel en stuur de link.
free-seats = { $count ->
    [0] vol
    [one] { $count } vrije plaats
   *[other] { $count } vrije plaatsen
}
replays = Gespeelde spellen
look-again = terugkijken
all-of-them = Alle { $count }
new-here = Nieuw hier?
new-here-about = Een geduldige kat laat je de eerste zetten zien, in vijf minuten.

## Lobby
laid-none = geen klok
laid-live = { $seconds } seconden per zet, { $minutes } minuten reserve
laid-slow = { $days ->
    [one] { $days } dag per zet
   *[other] { $days } dagen per zet
}
laid-private = alleen via de link
laid-listed = open voor iedereen
laid-unwatched = niemand kijkt toe
host-is = { $name } heeft deze tafel gedekt.
who-sits = Wie zit hier
empty-seat = Een lege plaats
is-ready = klaar
is-bot = bot
not-yet-ready = nog niet klaar
sit = Ga zitten
plays-here-too = Iemand naast mij
their-name = Hun naam
they-sit = Laat ze zitten
add-bot = Bot erbij
ready = Ik ben klaar
not-ready = Wacht op mij
stand-up = Opstaan
remove = Weghalen
remove-who = { $name } weghalen
swap-down = { $name } ruilt met de volgende plaats
start = Beginnen
call-off = Afblazen
call-off-sure = Deze tafel afblazen? Iedereen die hier wacht krijgt dat te horen.
called-off = Deze tafel is afgeblazen.
seats-are-empty = { $count ->
    [one] Er is nog één plaats leeg.
   *[other] Er zijn nog { $count } plaatsen leeg.
}
waits-for = Nog niet klaar: { $names }.
all-there = Iedereen is er.
host-begins = Iedereen is er. { $name } begint het spel.
invitation = Uitnodiging
invite = Stuur deze link
qr = QR-code die naar deze tafel leidt
copy-link = Link kopiëren
only-here = Alleen deze computer kan dit adres openen. Start de server voor telefoons met “tabbytop serve --lan”.
on-big-screen = Toon deze tafel op een groot scherm

## Big screen
scan = Scan dit om te gaan zitten
scan-about = Richt de camera van je telefoon op de code; je kaarten komen op je telefoon.
screen-turn = { $name }, jij bent aan de beurt
screen-turn-short = aan de beurt
screen-asked = mag antwoorden
screen-window = { $names }: een antwoord?
screen-winners = { $count ->
    [one] { $names } wint!
   *[other] { $names } winnen!
}
screen-over = Het spel is afgelopen
screen-won = winnaar
screen-away = telefoon is weg
come-back-here = Je hand kwijt? Scan dit.

## You
hello = Hallo, { $name }
hello-nobody = Hallo, vreemdeling
you-are-nobody = Niemand kent je hier nog. Geef ons een naam, of log in.
you-are-guest = Je bent gast op dit apparaat. Met een account houd je je spellen en kom je overal terug.
you-are-account = Je bent ingelogd als { $login }.
name-and-language = Naam en taal
keep = Bewaren
kept = Bewaard.
other-device = Verder op een ander apparaat
other-device-about = Scan de code met je telefoon, dan ben jij het daar ook, met al je spellen. De code werkt één keer.
show-code = Code tonen
new-code = Een nieuwe code
code-left = nog { $minutes }:{ $seconds }
qr-device = QR-code die één ander apparaat binnenlaat
device-link = Link voor één ander apparaat
make-account = Account maken
make-account-about = Een naam en een wachtwoord zijn genoeg. Je spellen gaan mee.
log-in = Inloggen
log-in-about = Was je hier al eens? Kom binnen. Wat je als gast speelt, gaat mee.
login = Accountnaam
password = Wachtwoord
password-note = Minstens acht tekens.
old-password = Oud wachtwoord
new-password = Nieuw wachtwoord
change-password = Wachtwoord wijzigen
change-password-about = Alle andere apparaten moeten opnieuw inloggen.
password-changed = Het wachtwoord is gewijzigd.
log-out = Uitloggen
log-out-about = Alleen op dit apparaat. Je spellen blijven.
be-forgotten = Vergeet mij
be-forgotten-about = Je verlaat al je tafels en er wordt niets over je bewaard; alleen in je spellen blijven je naam, je zetten en je chat staan.
be-forgotten-sure = Ja, vergeet mij voorgoed
take-device = Een ander apparaat
take-device-title = Hier verdergaan?
take-device-about = Dit apparaat wordt jou: dezelfde naam, dezelfde spellen. Wie hier eerst was, gaat weg.
take-device-do = Hier verdergaan
take-device-leave = Mijn plaatsen verlaten en doorgaan
no-device-link = Deze link is niet compleet. Maak een nieuwe code op je andere apparaat.
