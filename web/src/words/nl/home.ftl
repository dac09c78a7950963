# Home, lobby, big screen, account.
tagline = Drie kattenspellen om samen te spelen, waar je ook bent.
guest-names = Snorretje, Pluis, Stamppot, Augurk, Sokje, Beschuit, Stroopwafel, Muis
language-en = English
language-nl = Nederlands
language-de = Deutsch
main-menu = Hoofdmenu
learn = Leren
you-are = Jij
offline-about = Je bent offline. Je kunt weer spelen zodra je verbinding hebt.
request-failed = Dat is niet gelukt. Probeer het nog eens.
try-again = Opnieuw proberen
one-moment = Een moment…
yes = ja
no = nee

## Choosing a game
choose-game = Kies een spel
about-cat-box = Leg kaarten over elkaar, breng je katten bij elkaar en houd je kleur geheim.
about-if-it-fits = Leg dooskaarten, sluit dozen en bemachtig de beste voor je katten.
about-here-kitty-kitty = Lok de katten uit de buurt naar je huis voordat de buren dat doen.
how-many = { $from } tot { $to } spelers
way = Hoe wil je spelen?
way-bots = Tegen bots
way-friends = Met vrienden
way-one-screen = Op één scherm
way-phones = Groot scherm en telefoons
way-bots-about = Begin meteen een spel tegen bots.
way-friends-about = Maak een tafel aan en stuur de link naar je vrienden. Bots kunnen lege plaatsen innemen.
way-one-screen-about = Geef dit apparaat aan elkaar door. Tussen de beurten zijn geheime kaarten verborgen.
way-phones-about = Het bord staat op dit scherm en iedereen heeft de eigen kaarten op de telefoon. Meedoen gaat met een code; een lokaal netwerk is genoeg.
your-name = Je naam
player-count = Aantal spelers
rules-kind = Regels
rules-basic = Basisregels
rules-advanced = Regels voor gevorderden
level = Niveau van de bots
level-kitten = Kitten – makkelijk
level-house-cat = Huiskat – gemiddeld
level-alley-cat = Straatkat – moeilijk
level-tiger = Tijger – expert
bots-too = Bots
bots = { $count ->
    [0] geen bots
    [one] { $count } bot
   *[other] { $count } bots
}
play-now = Nu spelen
create-table = Tafel aanmaken
pass-and-play = Spel starten
big-screen = Groot scherm openen
first-lesson = Eerste les
read-rules = Spelregels
local-players = Wie spelen er mee?
name-of = Naam van speler { $number }
remove-player = Speler { $number } verwijderen
add-player = Speler toevoegen
player-number = Speler { $number }

## More about a table
more-choices = Meer opties
random-choice = willekeurig
deck = Deck
deck-mirror = Mirror: niets verborgen op de achterkant
deck-secret = Secret: andere katten op de achterkant
choice-table = Tafel
choice-table-coffee = Salontafel (9 × 7)
choice-table-kitchen = Keukentafel (13 × 9)
choice-table-dining = Eettafel (17 × 11)
choice-table-floor = Vloer (31 × 21)
choice-cats = Jouw kat
choice-first = Startspeler
option-you = Jij
seat-number = Plaats { $number }
clock = Klok
clock-none = Geen klok
clock-live = Live: iedereen is online
clock-slow = Dagen per zet
clock-move = Per zet
clock-reserve = Extra tijd voor het hele spel
seconds = { $count } seconden
minutes = { $count } minuten
days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}
listed = In de lijst met open tafels tonen
watchers = Meekijken toestaan
with-chat = Chat toestaan
long-windows = Drie keer zoveel tijd om te reageren

## Lists
my-games = Mijn spellen
your-turn-here = jij bent aan de beurt
others-turn = wacht op anderen
waiting = wacht op spelers
open-tables = Open tafels
no-open-tables = Er zijn geen tafels die op spelers wachten. Maak er een aan en stuur de link.
free-seats = { $count ->
    [0] vol
    [one] { $count } vrije plaats
   *[other] { $count } vrije plaatsen
}
replays = Gespeelde spellen
watch-replay = terugkijken
show-all = Alle { $count } tonen
new-here = Nieuw hier?
new-here-about = Leer in vijf minuten je eerste zetten.

## Lobby
setup-no-clock = geen klok
setup-live = { $seconds } seconden per zet, { $minutes ->
    [one] 1 minuut
   *[other] { $minutes } minuten
    } extra
setup-slow = { $days ->
    [one] { $days } dag per zet
   *[other] { $days } dagen per zet
}
setup-private = alleen via de link
setup-public = openbaar
setup-no-spectators = zonder toeschouwers
host-is = Host: { $name }
players-heading = Spelers
empty-seat = Lege plaats
is-ready = klaar
is-bot = bot
not-yet-ready = nog niet klaar
sit = Plaatsnemen
add-local-player = Speler op dit apparaat
local-player-name = Naam
add-this-player = Speler toevoegen
add-bot = Bot toevoegen
ready = Ik ben klaar
not-ready = Nog niet klaar
leave-seat = Plaats verlaten
remove = Verwijderen
remove-who = { $name } verwijderen
swap-down = { $name } met de volgende plaats wisselen
start = Starten
cancel-table = Tafel opheffen
cancel-table-sure = Deze tafel opheffen? Iedereen die hier wacht, krijgt bericht.
table-canceled = Deze tafel is opgeheven.
seats-are-empty = { $count ->
    [one] Er is nog 1 lege plaats.
   *[other] Er zijn nog { $count } lege plaatsen.
}
waits-for = Nog niet klaar: { $names }.
everyone-here = Iedereen is er.
waiting-for-host = Iedereen is er. We wachten tot { $name } het spel start.
invitation = Uitnodiging
invite = Stuur deze link
qr = QR-code voor deze tafel
copy-link = Link kopiëren
localhost-only = Dit adres werkt alleen op deze computer. Wil je met telefoons spelen, start de server dan met “tabbytop serve --lan”.
on-big-screen = Op groot scherm tonen

## Big screen
scan = Scan om mee te doen
scan-about = Richt de camera van je telefoon op de code. Je kaarten verschijnen op je telefoon.
screen-turn = { $name }, jij bent aan de beurt
screen-turn-short = aan de beurt
screen-asked = mag reageren
screen-chooses = kiest
screen-window = Wachten op reacties: { $names }
screen-winners = { $count ->
    [one] { $names } wint!
   *[other] { $names } winnen!
}
screen-over = Het spel is afgelopen
screen-won = winnaar
screen-away = telefoon niet verbonden
scan-to-return = Je kaarten kwijt? Scan deze code.

## You
hello = Hallo, { $name }
hello-anonymous = Hallo!
you-are-nobody = Kies een naam om als gast te spelen, of log in.
you-are-guest = Je bent gast op dit apparaat. Maak een account aan om je spellen te bewaren en op elk apparaat te spelen.
you-are-account = Je bent ingelogd als { $login }.
name-and-language = Naam en taal
keep = Opslaan
kept = Opgeslagen.
other-device = Verdergaan op een ander apparaat
other-device-about = Scan de code met je telefoon om daar dezelfde naam en spellen te gebruiken. De code werkt één keer.
show-code = Code tonen
new-code = Nieuwe code
code-left = nog { $minutes }:{ $seconds }
qr-device = QR-code om op een ander apparaat in te loggen
device-link = Inloglink voor een ander apparaat
create-account = Account aanmaken
create-account-about = Een naam en een wachtwoord zijn genoeg. Je houdt je spellen.
log-in = Inloggen
log-in-about = Heb je al een account? Spellen die je als gast speelt, gaan mee naar je account.
login = Accountnaam
password = Wachtwoord
password-note = Minstens 8 tekens.
old-password = Huidig wachtwoord
new-password = Nieuw wachtwoord
change-password = Wachtwoord wijzigen
change-password-about = Je wordt op alle andere apparaten uitgelogd.
password-changed = Wachtwoord gewijzigd.
log-out = Uitloggen
log-out-about = Alleen op dit apparaat. Je spellen blijven bewaard.
delete-data = Mijn gegevens verwijderen
delete-data-about = Je verlaat al je tafels en je gegevens worden verwijderd. Alleen je naam, zetten en chatberichten in je spellen blijven bewaard.
delete-data-sure = Ja, definitief verwijderen
take-device = Ander apparaat
take-device-title = Hier verdergaan?
take-device-about = Dit apparaat krijgt dezelfde naam en spellen als je andere apparaat. Wie hier nu is ingelogd, wordt uitgelogd.
take-device-do = Hier verdergaan
take-device-leave = Plaatsen opgeven en doorgaan
no-device-link = Deze link is niet volledig. Toon een nieuwe code op je andere apparaat.

# Instellingen
settings = Instellingen
settings-about = Deze instellingen gelden alleen in deze browser. Je taal wordt ook in je account opgeslagen.
settings-look = Weergave en geluid
settings-play = Tijdens het spelen
settings-table = Verloop en bots
settings-animation = Snelheid van animaties
settings-animation-off = uit
settings-animation-fast = snel
settings-animation-normal = normaal
settings-animation-slow = langzaam
settings-confirm = Zetten bevestigen
settings-confirm-about = Met een muis doe je een zet meteen door op een plek te klikken. Vóór je klikt, zie je al wat er gebeurt.
settings-confirm-auto = bij tikken
settings-confirm-always = altijd
settings-confirm-never = nooit
settings-auto-draw = Automatisch trekken als niets anders kan
settings-windows = Vraag of ik wil reageren
settings-windows-about = Voor nieuwe tafels. Je kunt het aan elke tafel wijzigen.
settings-windows-ask = als ik kan reageren
settings-windows-target = alleen als ik het doelwit ben
settings-windows-turn = niet vóór mijn beurt
settings-windows-always = altijd
settings-log = Verloop
settings-log-about = Beknopt: passen en trekken worden samengevat tot een aantal. Tik erop voor de details.
settings-log-brief = beknopt
settings-log-full = elke regel
settings-remarks = Reacties van bots tonen
settings-all = Alle instellingen

# Resultaten
results = Je spellen
results-none = Nog geen gespeelde spellen.
results-runs = Op rij gewonnen: { $now }. Langste reeks: { $best }.
results-game = Spel
results-played = Gespeeld
results-won = Gewonnen
results-best = Beste score
results-against = tegen { $who }
results-people = mensen
results-winner = Winnaar
results-how-resigned = Iemand heeft opgegeven.
results-how-agreed = In overleg beëindigd, zonder winnaar.
results-how-abandoned = Afgebroken.
results-how-unknown = De uitslag is niet opgeslagen.
results-replay = Spel terugkijken
results-more = Meer tonen
results-save = Resultaten downloaden
results-forget = Mijn resultaten verwijderen
results-forget-sure = Je gespeelde spellen verdwijnen voorgoed uit deze lijst. Bij andere spelers blijven ze staan.
any-character = willekeurige kat
character = Personage
bot-character = { $count ->
    [one] Tegenstander
   *[other] Tegenstander { $number }
}
lesson-of = Eerste les: { $game }
