# If It Fits: de regels in onze woorden, weigeringen, en wat er aan tafel gebeurt.
#
# Woordenlijst: box doos · cardboard karton · card of cardboard kartonkaart · start card startkaart · side zijde · wall wand
# open side open zijde · closed dicht · cell vak · spot plek · across dwars over · awake/asleep wakker/slapend
# icon symbool · toy speeltje · special toy bijzonder speeltje · spray bottle plantenspuit · draw pile trekstapel
# stack deelstapel · hand hand · discard afleggen. Namen blijven Engels: Lilly, Charlie, Milo, Jack, Izzy, Princess.

if-it-fits = If It Fits
lilly = Lilly
charlie = Charlie
milo = Milo
jack = Jack
izzy = Izzy
princess = Princess
paw = bijzonder speeltje
icon-mouse = muis
icon-yarn = bol wol
icon-feather = veer
icon-bell = belletje
icon-spray = plantenspuit
side-N = N
side-E = O
side-S = Z
side-W = W

# De regels
rule-IIF-1-1 = Je speelt met twee tot vijf spelers. Er zijn vijf katten, Lilly, Charlie, Milo, Jack en Izzy, elk met vijf kaarten: de ene kant wakker, de andere slapend.
rule-IIF-1-2 = Er zijn ook 5 Princess-kaarten (de zwarte kat), 5 startkaarten, 72 kartonkaarten en 3 bijzondere speeltjes.
rule-IIF-1-3 = Een kartonkaart is hoger dan breed: de noord- en zuidzijde zijn kort, de oost- en westzijde lang. Elke zijde is open of een wand. Er kunnen symbolen op staan: speeltjes van verschillende soorten, en plantenspuiten.
rule-IIF-1-4 = Afspraak: de kaarten van ons deck zijn van onszelf. Het heeft vier soorten speeltjes, van elk 14 symbolen, en 12 plantenspuiten; 18 kaarten tonen niets; geen kaart heeft vier wanden. Wie het spel bezit, kan met een deckbestand van die kaarten spelen.
rule-IIF-1-5 = Afspraak: een bijzonder speeltje telt als één symbool van elke soort speeltje; ligt het als karton, dan heeft het vier open zijden.
rule-IIF-2-1 = Iedereen heeft een kat en de vijf kaarten daarvan open voor zich: iedereen ziet hoeveel er over zijn.
rule-IIF-2-2 = In het basisspel zijn er evenveel Princess-kaarten als spelers; de rest gaat uit het spel.
rule-IIF-2-3 = Karton en bijzondere speeltjes worden geschud, en iedereen krijgt twee kaarten.
rule-IIF-2-3a = Afspraak: een bijzonder speeltje in een eerste hand gaat terug en wordt vervangen; het wordt na het delen door de trekstapel geschud.
rule-IIF-2-4 = De trekstapel wordt verdeeld in evenveel deelstapels als spelers, zo gelijk als het kan; in elk wordt één Princess geschud, en de deelstapels worden op elkaar gelegd.
rule-IIF-2-4a = Afspraak: de grotere deelstapels liggen bovenop.
rule-IIF-2-5 = De startspeler kiest een startkaart en legt die midden op tafel. Met de klok mee kiest ieder ander een van de overgebleven kaarten en legt die aan de rij, korte zijde tegen korte zijde, aan een van beide uiteinden en in een van beide richtingen. Startkaarten die over zijn, gaan uit het spel. Dan neemt de startspeler de eerste beurt.
rule-IIF-2-5a = Afspraak: wie begint, wordt geloot, of voor het spel bepaald.
rule-IIF-2-5b = Afspraak: wie geen toegestane plek voor een startkaart heeft, past.
rule-IIF-3-1 = In je beurt trek je een kaart en speel je er een uit je hand, of je legt een slapende kat neer en trekt niets.
rule-IIF-3-2 = Wat je trekt, komt in je hand, ook Princess, en niemand anders ziet het; maar een bijzonder speeltje wordt meteen gespeeld.
rule-IIF-3-3 = Uit je hand speel je een kartonkaart, waarna je een wakkere kat mag leggen; of een Princess, waarna dat niet mag.
rule-IIF-3-4 = Afspraak: kun je geen van je kaarten spelen, dan toon je er een naar keuze en leg je die af, en je beurt eindigt.
rule-IIF-4-1 = De tafel is een raster van vakken voor kaarten, allemaal rechtop; een kaart mag een halve slag gedraaid worden. Lange zijden raken lange zijden en korte zijden korte zijden.
rule-IIF-4-1a = Afspraak: rand tegen rand, zonder te verspringen.
rule-IIF-4-2 = Een kaart ligt helemaal op tafel, in een leeg vak. Kaarten op tafel verschuiven nooit.
rule-IIF-4-2a = Afspraak: de tafels zijn 9 bij 7 vakken (salontafel), 13 bij 9 (keukentafel, de gewone), 17 bij 11 (eettafel) en 31 bij 21 (vloer van de woonkamer). De eerste startkaart ligt in het middelste vak.
rule-IIF-4-3 = Een kaart deelt minstens één rand met iets dat in een vak van de tafel ligt.
rule-IIF-4-4 = Wanden bepalen niet waar een kaart mag liggen: wand tegen wand en wand tegen open zijde mogen allebei.
rule-IIF-4-5 = Twee buren waarvan de zijden die elkaar raken allebei open zijn, zijn verbonden. Alle kaarten die verbonden zijn, vormen één doos.
rule-IIF-4-6 = Een doos is dicht als geen van haar kaarten een open zijde heeft aan een leeg vak of aan de rand van de tafel.
rule-IIF-4-6a = Afspraak: een open zijde tegen de wand van een buur wordt door die wand afgesloten; een open zijde aan de rand van de tafel blijft open.
rule-IIF-5-1 = Meteen nadat je karton gespeeld hebt, of een bijzonder speeltje als karton, mag je een van je katten leggen, wakker. Je mag er meer in één doos hebben.
rule-IIF-5-2 = Ze ligt dwars over twee kaarten die via hun lange zijden verbonden zijn; een ervan is de kaart die net gespeeld is.
rule-IIF-5-3 = Over geen van beide kaarten mag al iets liggen: geen kat, geen Princess, geen bijzonder speeltje.
rule-IIF-5-3a = Afspraak: geen van beide mag zelf een slapende kat of een Princess zijn.
rule-IIF-5-4 = Ze mag niet in een doos liggen met een kat van een ander, wakker of slapend, tenzij er ook een van jezelf in die doos is. De doos wordt beoordeeld met de net gespeelde kaart erin. Princess telt niet mee.
rule-IIF-6-1 = In plaats van trekken en spelen mag je een van je katten slapend in een leeg vak leggen, alsof het karton was. Ze toont geen symbolen.
rule-IIF-6-1a = Afspraak: een slapende kat heeft vier open zijden.
rule-IIF-6-2 = Ze bezet de doos waar ze bij komt.
rule-IIF-6-2a = Afspraak: ze mag niet bij een doos komen die, met alles wat ze verbindt, een kat van een ander bevat en geen andere kat van jou.
rule-IIF-6-3 = Een slapende kat scoort niets, tenzij haar eigenaar ook een wakkere kat in die doos heeft; dan telt ze als een wakkere.
rule-IIF-7-1 = Princess wordt uit de hand gespeeld in plaats van karton en vervangt een kat op tafel van wie dan ook, wakker of slapend, maar geen andere Princess. De kat gaat terug naar haar eigenaar.
rule-IIF-7-2 = Ze ligt waar de kat lag: dwars over de twee kaarten, of als de kaart in het vak, met vier open zijden.
rule-IIF-7-3 = Ze is niemands kat, en een doos met alleen Princess erin mag weer bezet worden. Haar plek blijft bezet.
rule-IIF-7-4 = Zonder kat op tafel kan ze niet gespeeld worden.
rule-IIF-8-1 = Een bijzonder speeltje wordt gespeeld zodra het getrokken wordt: dwars over twee vrije kaarten van één doos die via hun lange zijden verbonden zijn, in welke doos ook, wie er ook in zit.
rule-IIF-8-2 = Alleen als er nergens zo'n plek is, wordt het als karton gelegd.
rule-IIF-8-2a = Afspraak: dan moet dat ook; is er helemaal geen plek, dan wordt het afgelegd en eindigt de beurt.
rule-IIF-8-3 = Afspraak: het is de kaart die deze beurt gespeeld wordt. Een wakkere kat mag alleen volgen als het als karton gelegd is.
rule-IIF-9-1 = Het einde begint als de trekstapel leeg is, of als een speler de laatste eigen kat gelegd heeft. Die beurt wordt gewoon afgemaakt. Een kat die Princess later naar huis stuurt, verandert daar niets aan.
rule-IIF-9-2 = Vanaf de volgende beurt trekt niemand meer en legt niemand nog slapende katten: elke beurt wordt er één kaart uit de hand gespeeld, en wakkere katten mogen nog volgen. Wie geen kaart heeft, wordt overgeslagen. Als alle handen leeg zijn, worden de punten geteld.
rule-IIF-9-2a = Afspraak: wie dan geen eigen kaart kan spelen, legt er een af, zoals eerder.
rule-IIF-10-1 = Doos voor doos: een speler telt daar wakkere katten, en slapende naast een wakkere. Wie het hoogste aantal boven nul heeft, krijgt de punten van de doos; hebben meer spelers dat, dan krijgen ze allemaal de volle punten.
rule-IIF-10-2 = Een doos is de symbolen van haar meest voorkomende soort speeltje waard, min één voor elke plantenspuit, bedekt of niet. Een bijzonder speeltje telt één keer. In een dichte doos telt allebei dubbel.
rule-IIF-10-3 = Voor elke getelde kat na de eerste in een doos krijgt de speler één punt, nooit verdubbeld.
rule-IIF-10-3a = Afspraak: of die speler de punten van de doos nu krijgt of niet.
rule-IIF-10-4 = De meeste punten winnen. Bij gelijke stand wint wie minder strafpunten van plantenspuiten heeft.
rule-IIF-10-4a = Afspraak: is het dan nog gelijk, dan is de overwinning gedeeld.
rule-IIF-11-1 = Voor gevorderden: alle Princess-kaarten worden door de hele trekstapel geschud; er zijn geen deelstapels.
rule-IIF-11-1a = Afspraak: alle vijf, met hoeveel spelers je ook bent.
rule-IIF-11-2 = Voor gevorderden: geen wand mag een wand raken, ook niet bij startkaarten. Slapende katten en bijzondere speeltjes hebben geen wanden.
rule-IIF-11-3 = Voor gevorderden: er zijn geen punten voor meer katten in een doos.
rule-IIF-11-4 = Voor gevorderden: een slapende kat telt half als bepaald wordt wie de punten van een doos krijgt.

# Waarom niet
why-open-sides = De open zijden zijn letters uit NESW in die volgorde, elk één keer, niet { $found }.
why-toy-name = Een soort speeltje is een kort, eenvoudig woord dat nog niet voorkomt, niet { $found }.
why-no-toys = Er moet minstens één soort speeltje zijn.
why-id-reserved = Geen kaart van een deck mag { $id } heten.
why-start-cards = In een deck zijn { $wanted } startkaarten, niet { $count }.
why-table-size = Een tafel is [kolommen, rijen], niet { $found }.
why-cat-twice = Maar één speler kan { $cat } hebben.
why-not-two-cells = Hier horen twee vakken te staan, het linker eerst, niet { $found }.
why-not-side-by-side = Deze twee vakken liggen niet naast elkaar, het linker eerst.
why-no-such-card-id = Het deck heeft geen kaart die { $found } heet.
why-not-cardboard = Dit moet karton zijn, niet { $found }.
why-toy-in-hand = Een bijzonder speeltje zit nooit in een hand: het wordt gespeeld zodra het getrokken wordt.
why-too-many-origins = Hier staan { $count } onderdelen, meer dan er Princess-kaarten in de hand zijn.
why-stack-princess = Deelstapel { $stack } zegt niet goed of er nog een Princess in zit.
why-stack-cards = De deelstapels hebben { $cards } kaarten, maar de trekstapel heeft er { $deck }.
why-cell-twice = In vak { $at } ligt al iets.
why-only-true = Dit kan alleen true zijn; laat het weg waar het dat niet is.
why-one-of = Hier hoort precies één van { $names } te staan, niet { $count }.
why-no-setup = Startkaarten zijn er alleen nog in fase "setup".
why-too-many-start-cards = Er zijn { $count } startkaarten; het spel heeft er { $most }.
why-too-many-cats = { $cat } ligt { $count } keer op tafel; een speler heeft { $most } katten.
why-too-many-princesses = Er zijn { $count } Princess-kaarten; het spel heeft er { $most }.
why-too-many-toys = Er zijn { $count } bijzondere speeltjes; het spel heeft er { $most }.
why-just-played = De net gespeelde kaart hoort alleen bij fase "cat".
why-off-table = { $at } ligt voorbij de rand van de tafel, die { $columns } kolommen en { $rows } rijen heeft.
why-cell-has-cat = { $at } is bezet: daar slaapt een kat van { $seat }.
why-cell-taken = { $at } is bezet: daar ligt een kaart.
why-touches-nothing = Een kaart moet een rand delen met een kaart op tafel; op { $at } zou ze er geen raken.
why-turned-same = Deze kaart ziet er gedraaid hetzelfde uit; draaien is dus geen andere zet.
why-wall-to-wall = De wand aan de { $side ->
    [north] noordzijde
    [east] oostzijde
    [south] zuidzijde
   *[west] westzijde
    } van { $at } zou een wand raken.
why-not-a-cell = Noem een vak van de tafel.
why-not-the-middle = De eerste startkaart ligt in het middelste vak, { $at }.
why-not-the-line = Een startkaart komt aan een van de uiteinden van de rij startkaarten; { $at } is geen van beide.
why-choose-start-card = Eerst kiest iedereen een startkaart.
why-no-such-start-card = Er zijn nog { $count } startkaarten, genummerd vanaf 0; { $card } is er niet.
why-others-box = { $seat } heeft een kat in die doos, en jij niet.
why-no-card-there = Op { $at } ligt geen kaart.
why-wall-between = De kaart op { $at } heeft een wand aan de { $side ->
    [east] oostzijde
   *[west] westzijde
    }, en over een wand ligt niets.
why-is-sleeper = Op { $at } ligt een slapende kat van { $seat }, en over een kat ligt niets.
why-is-princess = Op { $at } ligt Princess, en over haar ligt niets.
why-cat-across = Over de kaart op { $at } ligt al een kat van { $seat }.
why-princess-across = Over de kaart op { $at } ligt Princess al.
why-toy-across = Over de kaart op { $at } ligt al een bijzonder speeltje.
why-cat-or-done = Je hebt je kaart gespeeld; leg een wakkere kat of zeg dat je klaar bent.
why-no-cat-left = Je hebt geen kat meer om te leggen.
why-not-just-played = Een van de twee kaarten moet de net gespeelde zijn, op { $at }.
why-no-cat-there = Op { $at } ligt geen kat van een speler.
why-only-princess-there = Op { $at } ligt Princess, en zichzelf vervangt ze niet.
why-lies-across = De kat op { $at } ligt over twee kaarten; noem ze allebei, de linker eerst.
why-lies-in-cell = De kat op { $at } slaapt in één vak; noem alleen dat.
why-no-cat-named = Noem de kat die Princess vervangt.
why-toy-has-spot = Voor het bijzondere speeltje is er een plek over twee kaarten, op { $at }; het moet dus over twee kaarten liggen.
why-toy-has-place = Er is een plek voor het bijzondere speeltje; het moet dus gelegd worden.
why-toy-first = Het bijzondere speeltje moet voor al het andere gespeeld worden.
why-draw-first = Trek eerst een kaart, of leg in plaats daarvan een slapende kat neer.
why-play-a-card = Je hebt getrokken; speel nu een kaart uit je hand.
why-only-from-hand = Het einde is nabij: niemand trekt nog, en er gaan geen katten meer slapen. Speel een kaart uit je hand.
why-no-such-hand-card = Je hebt { $count } kaarten in je hand, genummerd vanaf 0; { $card } is er niet.
why-can-play = Kaart { $card } uit je hand kan gespeeld worden; afleggen mag dus niet.
why-no-cat-on-table = Er is geen kat op tafel die Princess kan vervangen.
why-no-place-for-card = Waar je deze kaart ook legt, een wand ervan zou een wand raken.
why-table-bare = Er ligt geen kaart op tafel waar ze aan kan.
why-table-full = Er is geen leeg vak meer naast een kaart.
why-other-card = Het is een andere kaart.
why-is-not-princess = Kaart { $card } uit je hand is niet Princess.
why-is-her = Kaart { $card } uit je hand is Princess; zij vervangt een kat.

# Wat er gebeurt
fits-a-card = een kaart
fits-no-icon = geen symbool
fits-card = { $icons }, wanden { $walls }
fits-whose = { $cat } ({ $who })
fits-nobody = nog niemand
fits-asleep = niemand: alleen slapende katten
said-fits-dealt = { $who } krijgt een kaart: { $card }.
said-fits-dealt-hidden = { $who } krijgt een kaart.
said-fits-drawn = { $who } heeft getrokken: { $card }.
said-fits-drawn-toy = Het is een bijzonder speeltje, en { $who } moet het meteen spelen.
said-fits-draw = { $who } trekt.
said-fits-start = { $who } legt een startkaart op { $at }: { $card }.
said-fits-place = { $who } speelt karton op { $at }: { $card }.
said-fits-discard = { $who } kan niets spelen en legt af: { $card }.
said-fits-discard-toy = Er is geen ruimte voor het bijzondere speeltje, en { $who } legt het af.
said-fits-sleep = { $cat } van { $who } gaat slapen op { $at }.
said-fits-cat = { $cat } van { $who } nestelt zich dwars over { $at } en de kaart ten oosten daarvan.
said-fits-toy = { $who } legt het bijzondere speeltje dwars over { $at } en de kaart ten oosten daarvan.
said-fits-toy-cell = { $who } legt het bijzondere speeltje op { $at }, als karton.
said-fits-princess = { $who } speelt Princess op { $at }: { $cat } gaat naar huis.
said-fits-princess-across = { $who } speelt Princess dwars over { $at }: { $cat } gaat naar huis.
said-fits-last-cat = { $who } heeft de laatste kat gelegd: vanaf de volgende beurt worden alleen de handen uitgespeeld [IIF-9.1].
said-fits-deck-empty = De trekstapel is leeg: vanaf de volgende beurt worden alleen de handen uitgespeeld [IIF-9.1].
fits-box = { $closed ->
    [yes] dicht,
   *[no] open,
    } { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
    }, beste speeltje { $toys }, plantenspuiten { $sprays }: { $value ->
    [one] 1 punt
   *[other] { $value } punten
    } voor { $who }
said-fits-points = { $who }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
    }: { $how }.
how-fits-box = { $value } voor de doos op { $at }
how-fits-box-sprays = { $value } voor de doos op { $at } ({ $toys } speeltjes min { $sprays })
how-fits-box-closed = { $value } voor de dichte doos op { $at } (twee keer { $toys })
how-fits-box-closed-sprays = { $value } voor de dichte doos op { $at } (twee keer { $toys } min { $sprays })
how-fits-further = { $count } voor meer katten
how-fits-nothing = geen punten
said-fits-tie = Gelijke stand; die gaat naar wie de minste strafpunten kreeg: { $least } [IIF-10.4].
said-fits-tie-shared = Gelijke stand die niets doorbreekt [IIF-10.4].

# Aan tafel
fits-you = jij
fits-you-are = Je bent { $name }, en je kat is { $cat }.
fits-seat = { $who } { $cats } · { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
    } · { $points ->
    [one] 1 punt
   *[other] { $points } punten
    }
fits-deck = Trekstapel: { $count }.
fits-deck-stacks = Trekstapel: { $count }, in deelstapels van { $stacks }.
fits-ending = Het einde is nabij: de handen worden uitgespeeld.
fits-ask-start = Welke startkaart kies je?
fits-ask-turn = Jouw beurt. Enter trekt een kaart; of leg in plaats daarvan een slapende kat neer: typ het nummer van een vak.
fits-ask-draw = Jouw beurt. Enter trekt een kaart.
fits-ask-play = Welke kaart speel je?
fits-ask-discard = Je kunt hier niets van spelen. Welke leg je af?
fits-ask-place = { $card }: waar naartoe? Typ het nummer van een vak, of x,y; b gaat terug.
fits-ask-place-turn = { $card }: waar naartoe? Typ het nummer van een vak, of x,y; met een t erachter wordt de kaart gedraaid: 3t. b gaat terug.
fits-ask-cat = Leg je een kat? Typ het nummer van een plek, of Enter: klaar.
fits-ask-toy = Een bijzonder speeltje! Het moet over twee kaarten liggen: typ het nummer van een plek.
fits-ask-toy-cell = Een bijzonder speeltje, en er is geen plek over twee kaarten: typ het nummer van een vak.
fits-ask-princess = Wiens kat stuurt Princess naar huis? Typ het nummer, of x,y; b gaat terug.
fits-option-discard-toy = leg het af
help-if-it-fits = Een zet: Enter om te trekken, het nummer van een kaart, dan van een vak, of allebei tegelijk: 1 7, of 1 6,4; 7t draait de kaart.
    b: een vraag terug · u: neem je laatste zet terug, tot er een kaart getrokken of getoond wordt of een ander speelt
    ?: de regel achter de laatste weigering · ? 4.3 of ? princess: een regel naar keuze, op nummer of op een woord · r: alle regels · Enter: teken de tafel opnieuw
    t: de dozen, wat elk nu waard is en voor wie · l: het logboek · s: bewaren · q: bewaren en weggaan
fits-legend = { $letters } · (*) bijzonder speeltje · zz slaapt · een donkere lijn is een wand

# Decks
fits-deck-good = Een deck van { $cards } kaarten en { $start } startkaarten voor { $game }.
fits-deck-not-72 = Het uitgegeven spel heeft 72 kartonkaarten; met { $cards } heeft een spel een andere lengte.
fits-deck-counts = Symbolen: { $toys }, plantenspuiten { $sprays }; { $empty } kaarten tonen niets. Kaarten naar aantal wanden: { $walls }.
fits-deck-cards = Karton: { $count }
fits-deck-start-cards = Startkaarten: { $count }
fits-deck-always = In elk deck

# Simulaties
fits-figures-boxes = Dozen per spel: { $boxes }, waarvan dicht { $boxes_closed }. Gescoorde dozen: { $scored_boxes }, dicht { $scored_boxes_closed }.
fits-figures-end = Het einde kwam door een lege trekstapel in { $deck }, door een laatste kat in { $cats } van de spellen.
