# Wat het huis zegt, welk spel het ook is: fouten in bestanden, weigeringen waar geen spelregel achter zit.
#
# Woordenlijst: card kaart · deck deck · draw pile trekstapel · discard afleggen · turn beurt · move zet · seat plaats
# table tafel · record verslag · position stelling · commitment zegel · secret geheim · window venster · policy speelwijze
# basic game basisspel · advanced game spel voor gevorderden · ruling afspraak · tie gelijke stand · shared victory gedeelde overwinning

at-place = { $where }: { $text }
by-rule = { $text } [{ $rule }]

# Gewone gegevens
why-wrong-type = Hier hoort { $wanted ->
    [object] een object
    [list] een lijst
    [number] een geheel getal
    [flag] true of false
    [card] een kaart
   *[text] een tekst
    } te staan, niet { $found }.
why-unknown-key = De sleutel { $key } bestaat hier niet.
why-missing-key = De sleutel "{ $key }" ontbreekt.
why-too-long = Deze lijst heeft { $count } onderdelen; { $most } is het meeste wat kan.
why-out-of-range = { $found } ligt niet tussen { $least } en { $most }.
why-unknown-name = { $found } hoort niet bij { $names }.
why-not-a-line = Hier hoort één regel te staan van hoogstens { $most } zichtbare tekens, niet { $found }.
why-players = Dit spel is voor { $least } tot { $most } spelers, niet voor { $count }.
why-deck-size = Een deck heeft { $least } tot { $most } kaarten; dit heeft er { $count }.
why-too-many-cards = Er zijn { $count } kaarten; het spel heeft er { $most }.
why-not-a-pair = Een plek is een paar [x, y], niet { $found }.
why-other-deck = Dat kun je aan een tafel met dit deck niet zien.
why-id-twice = De id { $id } staat er twee keer.

# Bestanden
why-cannot-read = { $file } is niet te lezen: { $reason }.
why-cannot-write = { $file } is niet te schrijven: { $reason }.
why-not-utf-8 = { $file } is geen tekst in UTF-8.
why-key-twice = { $file } is niet duidelijk: de sleutel { $key } staat twee keer in één object.
why-file-exists = { $file } is er al; kies een andere naam, of ga ermee verder met --resume.
why-no-saved-game = Er is geen bewaard spel om mee verder te gaan.
why-too-large = { $file } is groter dan { $most } MB; dat heeft geen spel nodig.
why-not-json = { $file } is geen JSON: { $reason }.
why-too-deep = { $file } is te diep genest.
why-no-such-deck = Er is geen deck { $found }; wel { $names }, of geef er zelf een.

# Verslagen
why-not-a-record = { $file } is geen verslag: { $reason }.
why-only-heard = { $file } is wat één plaats van een spel hoorde, met gaten waar die niets hoorde. Alleen het hele verslag is hier te lezen; dat geeft de tafel na afloop.
why-record-version = Dit verslag is van versie { $found }; te lezen is versie { $known }.
why-no-dealer = Alleen een spel met een deler heeft een verslag.
why-nonce-count = Er zijn { $count } nonces voor { $players } spelers.
why-no-secret-yet = Het geheim is nog niet onthuld; daarom is het delen nog niet na te gaan of te vertellen.
why-other-commitment = Dit verslag draagt het zegel { $found }, en dat is niet wat je te zien kreeg.
why-wrong-commitment = Het geheim past niet bij het zegel dat bekendgemaakt is.
why-not-hex = Hier horen { $count } bytes in hexadecimale cijfers te staan.
why-other-rules = Dit verslag is gespeeld met versie { $found } van de regels; nu is dat { $known }.
why-other-deal = Het verslag zegt "{ $said }", maar de deler trok "{ $drawn }".
why-line-number = Dit is regel { $wanted }, maar er staat { $found }.
why-wrong-author = Deze regel is van { $found }, maar hier is { $wanted ->
    [-1] het toeval
    [-2] niemand
   *[other] plaats { $wanted }
    } aan het woord.
why-wrong-audience = Volgens de regels horen anderen dit dan het verslag zegt.
why-unknown-word = { $found } is geen actie van dit spel met dit deck.
why-half-a-move = Het logboek houdt midden in een zet op.
why-wrong-undo = Hier wordt iets anders teruggenomen dan de laatste zet.
why-script-wrong = Het script van de deler klopt niet bij regel { $line }.

# Spelen
why-not-drawable = Dat kan het toeval hier niet zeggen.
why-window-closed = Venster { $number } is niet meer open.
why-not-asked = Er wordt je hier niets gevraagd.
why-no-such-answer = Dat is geen antwoord op wat er gevraagd wordt.
why-game-over = Het spel is afgelopen.
why-nobody-moves = Hier is niemand aan zet: het spel gaat vanzelf verder.
why-not-your-turn = { $seat } is aan de beurt.
why-sentence-too-long = Deze zet bevat meer dan nodig is.
why-sentence-too-short = Er ontbreekt iets aan deze zet.
why-too-late-to-undo = Je kunt nu niets meer terugnemen: dat kan alleen tot er een kaart getrokken wordt of een ander speelt.
why-nothing-to-undo = Je hebt nog geen zet gedaan.
why-no-such-policy = { $found } is geen speelwijze; wel { $names }, of gewichten zoals play=3,done=1.
why-bad-seed = Een seed is één regel zichtbare tekens, niet { $found }.
why-option-range = { $name } moet tussen { $least } en { $most } liggen, niet { $found }.
why-bots-and-seats = Er zijn { $count } bots genoemd, maar naast die van jou { $seats ->
    [one] is er één plaats
   *[other] zijn er { $seats } plaatsen
    }; noem er één voor alle, of voor elke plaats een.
why-bots-are-kept = Een bewaard spel houdt zijn bots; --bots is voor een nieuw spel.
why-no-place-to-keep = Een spel uit de standaardinvoer kan nergens bewaard worden; noem een plek met --save.
why-not-resumable = Met { $file } kun je niet verder spelen: één plaats moet van jou zijn, de andere van bots.

# Wat er in elk spel gebeurt
said-first = { $who } begint.
said-done = { $who } is klaar.
said-undo = { $who } neemt de laatste zet terug.
said-winner = { $who } wint.
said-winners = { $who } delen de overwinning.
