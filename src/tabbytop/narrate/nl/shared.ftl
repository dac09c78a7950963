# Meldingen voor alle spellen: fouten in bestanden en verslagen, en zetten die zonder spelregel worden geweigerd.
#
# Woordenlijst: card kaart · deck deck · draw pile trekstapel · discard afleggen · discard pile aflegstapel · turn beurt
# move zet · table tafel · create a table tafel aanmaken · seat plaats · host host · bot bot · undo ongedaan maken · pass passen
# resign opgeven · watch meekijken · spectator toeschouwer · play again nog een keer spelen · replay terugkijken
# record verslag · position stelling · commitment controlecode · secret geheim · window venster · respond reageren
# live live · turn-based dagen per zet · sign in inloggen · sign out uitloggen · policy speelstijl · token fiche
# basic game basisspel · advanced game spel voor gevorderden · ruling afspraak · tie gelijke stand · shared victory gedeelde overwinning
# log verloop · entry stap · cancel a table opheffen · leave a table verlaten · spot plek

at-place = { $where }: { $text }
by-rule = { $text } [{ $rule }]

# Gewone gegevens
why-wrong-type = Hier hoort { $wanted ->
    [object] een object
    [list] een lijst
    [number] een geheel getal
    [flag] true of false
    [card] een kaart
   *[text] tekst
    } te staan, niet { $found }.
why-unknown-key = Onbekende sleutel { $key }.
why-missing-key = De sleutel "{ $key }" ontbreekt.
why-too-long = Deze lijst heeft { $count } elementen; het maximum is { $most }.
why-out-of-range = { $found } ligt niet tussen { $least } en { $most }.
why-unknown-name = { $found } is hier niet geldig. Kies uit: { $names }.
why-not-a-line = Dit moet één regel zijn van maximaal { $most } zichtbare tekens, niet { $found }.
why-players = Dit spel is voor { $least } tot { $most } spelers, niet voor { $count }.
why-deck-size = Een deck heeft { $least } tot { $most } kaarten; dit deck heeft er { $count }.
why-too-many-cards = Er zijn { $count } kaarten; het spel heeft er { $most }.
why-not-a-pair = Coördinaten moeten een paar zijn: [x, y], niet { $found }.
why-other-deck = Tabbytop kan deze tafel niet tonen: het deck is onbekend.
why-id-twice = De id { $id } komt twee keer voor.

# Bestanden
why-cannot-read = { $file } kan niet worden gelezen: { $reason }.
why-cannot-write = { $file } kan niet worden opgeslagen: { $reason }.
why-not-utf-8 = { $file } is geen UTF-8-tekst.
why-key-twice = In { $file } komt de sleutel { $key } twee keer voor in één object.
why-file-exists = { $file } bestaat al. Kies een andere naam, of ga verder met dat spel met --resume.
why-no-saved-game = Er is geen opgeslagen spel om mee verder te gaan.
why-too-large = { $file } is groter dan de limiet van { $most } MB.
why-not-json = { $file } is geen geldige JSON: { $reason }.
why-too-deep = { $file } is te diep genest.
why-no-such-deck = Onbekend deck { $found }. Kies uit: { $names }, of gebruik een eigen deck.

# Verslagen
why-not-a-record = { $file } is geen geldig verslag: { $reason }.
why-only-heard = { $file } bevat alleen wat één speler heeft gezien. Hier is het volledige verslag nodig; dat kun je na afloop bij de tafel downloaden.
why-record-version = Dit verslag heeft bestandsformaat { $found }; alleen formaat { $known } wordt ondersteund.
why-no-dealer = Alleen spellen met een deler hebben een verslag.
why-nonce-count = Het verslag heeft { $count ->
    [one] 1 nonce
   *[other] { $count } nonces
    } voor { $players } spelers.
why-no-secret-yet = Het geheim van de deler is nog niet onthuld, dus het delen kan nog niet worden gecontroleerd of getoond.
why-other-commitment = De controlecode van dit verslag is { $found }; je hebt een andere opgegeven.
why-wrong-commitment = Het geheim past niet bij de gepubliceerde controlecode.
why-not-hex = Dit moeten { $count } bytes in hexadecimale notatie zijn.
why-other-rules = Dit verslag is gespeeld met versie { $found } van de spelregels; de huidige versie is { $known }.
why-other-deal = In het verslag staat "{ $said }", maar de deler heeft "{ $drawn }" getrokken.
why-line-number = Dit is stap { $wanted }, maar er staat nummer { $found } bij.
why-wrong-author = Deze stap is van { $found }, maar hier hoort { $wanted ->
    [-1] een toevalsgebeurtenis
    [-2] niets meer
   *[other] een zet van plaats { $wanted }
    } te staan.
why-wrong-audience = Deze stap is zichtbaar voor andere plaatsen dan volgens de spelregels hoort.
why-unknown-word = { $found } is geen actie van dit spel met dit deck.
why-half-a-move = Het verslag stopt midden in een zet.
why-wrong-undo = Deze stap maakt iets anders ongedaan dan de laatste zet.
why-script-wrong = Het script van de deler klopt niet bij regel { $line }.

# Spelen
why-not-drawable = Dat kan hier niet worden gedeeld.
why-window-closed = Venster { $number } is al gesloten.
why-not-asked = Je kunt nu niet reageren.
why-no-such-answer = Zo kun je hier niet reageren.
why-game-over = Het spel is afgelopen.
why-nobody-moves = Er is nu niemand aan de beurt; het spel gaat vanzelf verder.
why-not-your-turn = { $seat } is aan de beurt.
why-sentence-too-long = Deze zet heeft te veel onderdelen.
why-sentence-too-short = Deze zet is niet volledig.
why-too-late-to-undo = Ongedaan maken kan alleen tot er een kaart wordt getrokken of iemand anders speelt.
why-nothing-to-undo = Je hebt nog geen zet gedaan.
why-no-such-policy = Onbekende speelstijl { $found }. Kies uit: { $names }, of geef gewichten op zoals play=3,done=1.
why-bad-seed = Een seed moet één regel met zichtbare tekens zijn, niet { $found }.
why-option-range = { $name } moet tussen { $least } en { $most } liggen, niet { $found }.
why-bots-and-seats = Je hebt { $count } bots opgegeven voor { $seats ->
    [one] één andere plaats
   *[other] { $seats } andere plaatsen
    }. Geef één bot op voor alle plaatsen, of één per plaats.
why-bots-are-kept = Een opgeslagen spel houdt zijn bots. Gebruik --bots alleen voor een nieuw spel.
why-no-place-to-keep = Een spel uit de standaardinvoer heeft een bestand nodig om in op te slaan: gebruik --save.
why-not-resumable = Met { $file } kun je niet verder spelen: er moet precies één menselijke speler zijn.

# Wat er in elk spel gebeurt
said-first = { $who } begint.
said-done = { $who } beëindigt de beurt.
said-undo = { $who } maakt de laatste zet ongedaan.
said-winner = { $who } wint.
said-winners = { $who } delen de overwinning.
