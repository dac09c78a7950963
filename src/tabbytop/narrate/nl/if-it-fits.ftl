# If It Fits: regels, geweigerde zetten en het spelverloop.
#
# Woordenlijst: box doos · cardboard dooskaart · start card startkaart · side zijde · wall wand
# open side open zijde · closed gesloten · cell vak · spot plek · across dwars over · awake/asleep wakker/slapend
# icon symbool · toy speeltje · special toy speciaal speeltje · spray bottle waterspuit · draw pile trekstapel
# stack deelstapel · hand hand · discard afleggen. Namen blijven Engels: Lilly, Charlie, Milo, Jack, Izzy, Princess.

if-it-fits = If It Fits
lilly = Lilly
charlie = Charlie
milo = Milo
jack = Jack
izzy = Izzy
princess = Princess
paw = speciaal speeltje
icon-mouse = muis
icon-yarn = bolletje wol
icon-feather = veer
icon-bell = belletje
icon-spray = waterspuit
side-N = N
side-E = O
side-S = Z
side-W = W

# De regels
rule-IIF-1-1 = Het spel is voor twee tot vijf spelers. Er zijn vijf katten: Lilly, Charlie, Milo, Jack en Izzy. Elke kat heeft vijf kaarten, met een wakkere en een slapende kant.
rule-IIF-1-2 = Er zijn ook 5 Princess-kaarten (een zwarte kat), 5 startkaarten, 72 dooskaarten en 3 speciale speeltjes.
rule-IIF-1-3 = Een dooskaart is hoger dan breed: de noord- en zuidzijde zijn kort, de oost- en westzijde lang. Elke zijde is open of een wand. Er kunnen symbolen op staan: verschillende soorten speeltjes en waterspuiten.
rule-IIF-1-4 = Afspraak: de kaarten in ons deck hebben we zelf ontworpen. Er zijn vier soorten speeltjes met elk 14 symbolen, en 12 waterspuiten; op 18 kaarten staat niets; geen enkele kaart heeft vier wanden. Als je het spel hebt, kun je met een deckbestand van die kaarten spelen.
rule-IIF-1-5 = Afspraak: een speciaal speeltje telt als één symbool van elke soort speeltje. Als dooskaart gelegd, heeft het vier open zijden.
rule-IIF-2-1 = Elke speler heeft een van de katten, met de vijf kaarten open voor zich. Zo ziet iedereen hoeveel er over zijn.
rule-IIF-2-2 = In het basisspel gebruik je evenveel Princess-kaarten als er spelers zijn. De rest gaat uit het spel.
rule-IIF-2-3 = Schud de dooskaarten en de speciale speeltjes. Elke speler krijgt twee kaarten.
rule-IIF-2-3a = Afspraak: een speciaal speeltje in een beginhand wordt vervangen. Na het delen wordt het door de trekstapel geschud.
rule-IIF-2-4 = De trekstapel wordt verdeeld in evenveel deelstapels als er spelers zijn, zo gelijk mogelijk. In elke deelstapel wordt één Princess geschud, en de deelstapels worden op elkaar gelegd.
rule-IIF-2-4a = Afspraak: de grotere deelstapels komen bovenop.
rule-IIF-2-5 = De startspeler kiest een startkaart en legt die midden op tafel. Daarna kiest elke andere speler, met de klok mee, een van de overgebleven startkaarten en legt die aan een van de uiteinden van de rij, korte zijde tegen korte zijde, in een van beide richtingen. Ongebruikte startkaarten gaan uit het spel. Dan begint de startspeler met de eerste beurt.
rule-IIF-2-5a = Afspraak: de startspeler wordt geloot of voor het spel gekozen.
rule-IIF-2-5b = Afspraak: een speler die geen startkaart kan leggen, wordt overgeslagen.
rule-IIF-3-1 = In je beurt trek je een kaart en speel je er een uit je hand, of je legt een slapende kat zonder te trekken.
rule-IIF-3-2 = De kaart die je trekt, komt in je hand zonder dat anderen hem zien, ook een Princess. Een speciaal speeltje wordt meteen gespeeld.
rule-IIF-3-3 = Speel uit je hand een dooskaart, waarna je een wakkere kat mag leggen, of een Princess, waarna dat niet mag.
rule-IIF-3-4 = Afspraak: als je geen van je kaarten kunt spelen, laat je er een naar keuze zien en leg je die af. Je beurt is dan voorbij.
rule-IIF-4-1 = De tafel is een raster van vakken. Alle kaarten liggen verticaal; je mag een kaart 180 graden draaien. Lange zijden raken lange zijden, korte zijden raken korte zijden.
rule-IIF-4-1a = Afspraak: kaarten liggen precies rand tegen rand.
rule-IIF-4-2 = Een kaart moet helemaal op tafel liggen, in een leeg vak. Kaarten op tafel worden nooit verplaatst.
rule-IIF-4-2a = Afspraak: tafels hebben 9 bij 7 vakken (salontafel), 13 bij 9 (keukentafel, de standaard), 17 bij 11 (eettafel) of 31 bij 21 (vloer van de woonkamer). De eerste startkaart komt in het middelste vak.
rule-IIF-4-3 = Een kaart moet minstens één rand delen met iets wat al in een vak ligt.
rule-IIF-4-4 = Bij het leggen maken wanden niet uit: wand tegen wand en wand tegen open zijde mogen allebei.
rule-IIF-4-5 = Twee aangrenzende kaarten zijn verbonden als de zijden die elkaar raken allebei open zijn. Alle verbonden kaarten vormen samen één doos.
rule-IIF-4-6 = Een doos is gesloten als geen enkele kaart erin een open zijde heeft aan een leeg vak of aan de rand van de tafel.
rule-IIF-4-6a = Afspraak: de wand van een buurkaart sluit een open zijde af. Een open zijde aan de rand van de tafel blijft open.
rule-IIF-5-1 = Meteen nadat je een dooskaart hebt gespeeld (of een speciaal speeltje als dooskaart), mag je een van je katten wakker neerleggen. Je mag meerdere katten in één doos hebben.
rule-IIF-5-2 = Een wakkere kat ligt dwars over twee kaarten die via hun lange zijden verbonden zijn. Een van de twee moet de kaart zijn die je net hebt gespeeld.
rule-IIF-5-3 = Over geen van beide kaarten mag al een kat, een Princess of een speciaal speeltje liggen.
rule-IIF-5-3a = Afspraak: geen van beide kaarten mag zelf een slapende kat of een Princess zijn.
rule-IIF-5-4 = Je mag de kat niet in een doos leggen met een kat van een ander, wakker of slapend, tenzij er ook een kat van jezelf in zit. Bepalend is de doos met de net gespeelde kaart erbij. Princess telt niet mee.
rule-IIF-6-1 = In plaats van te trekken en te spelen, mag je een van je katten slapend in een leeg vak leggen, alsof het een dooskaart is. Er staan geen symbolen op.
rule-IIF-6-1a = Afspraak: een slapende kat heeft vier open zijden.
rule-IIF-6-2 = Een slapende kat bezet de doos waar die bij komt.
rule-IIF-6-2a = Afspraak: je mag de kat niet leggen als in de doos waar die bij komt, met alles wat de kat verbindt, wel een kat van een ander zit maar geen andere kat van jou.
rule-IIF-6-3 = Een slapende kat levert niets op, tenzij de eigenaar ook een wakkere kat in dezelfde doos heeft. Dan telt de kat als wakker.
rule-IIF-7-1 = Een Princess speel je uit je hand in plaats van een dooskaart. Ze vervangt een kat op tafel van welke speler dan ook, wakker of slapend, maar geen andere Princess. De kat gaat terug naar de eigenaar.
rule-IIF-7-2 = Ze ligt precies waar de kat lag: dwars over de twee kaarten, of als kaart in het vak, met vier open zijden.
rule-IIF-7-3 = Ze is van niemand. Een doos met alleen een Princess mag weer worden bezet, maar haar plek blijft bezet.
rule-IIF-7-4 = Ze kan niet worden gespeeld als er geen katten op tafel zijn.
rule-IIF-8-1 = Een speciaal speeltje wordt gespeeld zodra het is getrokken: dwars over twee vrije kaarten van één doos die via hun lange zijden verbonden zijn. Elke doos mag, wie er ook in zit.
rule-IIF-8-2 = Alleen als er nergens zo'n plek is, wordt het als dooskaart gelegd.
rule-IIF-8-2a = Afspraak: dan moet je het ook leggen. Is er helemaal geen plek, dan wordt het afgelegd en is de beurt voorbij.
rule-IIF-8-3 = Afspraak: het telt als de kaart die je deze beurt speelt. Daarna mag je alleen een wakkere kat leggen als het speeltje als dooskaart is gelegd.
rule-IIF-9-1 = Het speleinde wordt ingeluid zodra de trekstapel leeg is of een speler de laatste eigen kat heeft gelegd. Die beurt wordt gewoon afgemaakt. Een kat die later door Princess naar huis gaat, verandert daar niets aan.
rule-IIF-9-2 = Vanaf de volgende beurt trekt niemand meer en legt niemand nog slapende katten. Elke beurt speel je één kaart uit je hand; daarna mag je nog steeds een wakkere kat leggen. Spelers zonder kaarten worden overgeslagen. Als alle handen leeg zijn, worden de punten geteld.
rule-IIF-9-2a = Afspraak: een speler die geen enkele kaart kan spelen, legt er ook nu een af.
rule-IIF-10-1 = Tel doos voor doos. Tel van elke speler de wakkere katten, plus de slapende als die speler er ook een wakkere in heeft. De speler met het hoogste aantal boven nul krijgt de punten van de doos; bij een gelijke stand krijgen ze allemaal de volle punten.
rule-IIF-10-2 = Een doos is zoveel punten waard als er symbolen van het meest voorkomende speeltje in zitten, min één per waterspuit, bedekt of niet. Een speciaal speeltje telt één keer. In een gesloten doos tellen speeltjes en waterspuiten dubbel.
rule-IIF-10-3 = Elke speler krijgt één punt voor elke getelde kat na de eerste in een doos. Die punten worden nooit verdubbeld.
rule-IIF-10-3a = Afspraak: dat geldt ook voor spelers die de punten van de doos niet krijgen.
rule-IIF-10-4 = De speler met de meeste punten wint. Bij een gelijke stand wint de speler met de minste minpunten door waterspuiten.
rule-IIF-10-4a = Afspraak: is het dan nog gelijk, dan delen die spelers de overwinning.
rule-IIF-11-1 = Voor gevorderden: alle Princess-kaarten worden door de hele trekstapel geschud, zonder deelstapels.
rule-IIF-11-1a = Afspraak: alle vijf doen mee, ongeacht het aantal spelers.
rule-IIF-11-2 = Voor gevorderden: een wand mag geen andere wand raken, ook niet bij startkaarten. Slapende katten en speciale speeltjes hebben geen wanden.
rule-IIF-11-3 = Voor gevorderden: er zijn geen punten voor extra katten in een doos.
rule-IIF-11-4 = Voor gevorderden: een slapende kat telt half mee om te bepalen wie de punten van een doos krijgt.

# Waarom niet
why-open-sides = De open zijden zijn letters uit NESW in die volgorde, elk maximaal één keer, niet { $found }.
why-toy-name = Een soort speeltje heeft een korte, eenvoudige en unieke naam nodig, niet { $found }.
why-no-toys = Er moet minstens één soort speeltje zijn.
why-id-reserved = Een kaart in een deck mag niet { $id } heten.
why-start-cards = Een deck heeft { $wanted } startkaarten, niet { $count }.
why-table-size = Een tafel is [kolommen, rijen], niet { $found }.
why-cat-twice = Maar één speler kan { $cat } hebben.
why-not-two-cells = Dit moeten twee vakken zijn, het linker eerst, niet { $found }.
why-not-side-by-side = Deze twee vakken liggen niet naast elkaar met het linker eerst.
why-no-such-card-id = Het deck heeft geen kaart die { $found } heet.
why-not-cardboard = Dit moet een dooskaart zijn, niet { $found }.
why-toy-in-hand = Een speciaal speeltje kan niet in een hand zitten: het wordt gespeeld zodra het is getrokken.
why-too-many-origins = Hier staan { $count } onderdelen, maar er zijn minder Princess-kaarten in de hand.
why-stack-princess = "princess" klopt niet met de kaarten van deelstapel { $stack }.
why-stack-cards = De deelstapels hebben samen { $cards } kaarten, maar de trekstapel heeft er { $deck }.
why-cell-twice = In vak { $at } ligt al iets.
why-only-true = Dit kan alleen true zijn. Laat het anders weg.
why-one-of = Geef hier precies één van { $names } op, niet { $count }.
why-no-setup = Alleen in fase "setup" kunnen er startkaarten over zijn.
why-too-many-start-cards = Er zijn { $count } startkaarten; het spel heeft er { $most }.
why-too-many-cats = { $cat } ligt { $count } keer op tafel; een speler heeft maar { $most } katten.
why-too-many-princesses = Er zijn { $count } Princess-kaarten; het spel heeft er { $most }.
why-too-many-toys = Er zijn { $count } speciale speeltjes; het spel heeft er { $most }.
why-just-played = "just_played" mag alleen in fase "cat".
why-off-table = { $at } ligt buiten de tafel, die { $columns } kolommen en { $rows } rijen heeft.
why-cell-has-cat = Deze plek is bezet: daar slaapt een kat van { $seat }.
why-cell-taken = Deze plek is bezet: daar ligt een kaart.
why-touches-nothing = Een kaart moet aan een kaart op tafel grenzen.
why-turned-same = Deze kaart ziet er gedraaid hetzelfde uit.
why-wall-to-wall = De wand aan de { $side ->
    [north] noordzijde
    [east] oostzijde
    [south] zuidzijde
   *[west] westzijde
    } van { $at } zou een andere wand raken.
why-not-a-cell = Kies een vak op tafel.
why-not-the-middle = De eerste startkaart komt in het middelste vak, { $at }.
why-not-the-line = Een startkaart moet aan een uiteinde van de rij; { $at } is dat niet.
why-choose-start-card = Eerst kiest iedereen een startkaart.
why-no-such-start-card = Startkaart { $card } is er niet: er zijn er nog { $count }, genummerd vanaf 0.
why-others-box = { $seat } heeft een kat in die doos en jij niet.
why-no-card-there = Op { $at } ligt geen kaart.
why-wall-between = De kaart op { $at } heeft een wand aan de { $side ->
    [east] oostzijde
   *[west] westzijde
    }, en over een wand kan niets liggen.
why-is-sleeper = Op { $at } ligt een slapende kat van { $seat }, en over een kat kan niets liggen.
why-is-princess = Op { $at } ligt een Princess, en over haar kan niets liggen.
why-cat-across = Over de kaart op { $at } ligt al een kat van { $seat }.
why-princess-across = Over de kaart op { $at } ligt al een Princess.
why-toy-across = Over de kaart op { $at } ligt al een speciaal speeltje.
why-cat-or-done = Je hebt je kaart gespeeld. Leg een wakkere kat of beëindig je beurt.
why-no-cat-left = Je hebt geen katten meer.
why-not-just-played = Een van de twee kaarten moet de kaart zijn die je net hebt gespeeld, op { $at }.
why-no-cat-there = Op { $at } ligt geen kat die Princess kan vervangen.
why-only-princess-there = Op { $at } ligt een Princess, en een Princess kan geen andere vervangen.
why-lies-across = De kat op { $at } ligt over twee kaarten. Kies ze allebei, de linker eerst.
why-lies-in-cell = De kat op { $at } slaapt in één vak. Kies alleen dat vak.
why-no-cat-named = Kies de kat die Princess vervangt.
why-toy-has-spot = Het speciale speeltje moet over twee kaarten liggen, en op { $at } is daar plek voor.
why-toy-has-place = Je kunt het speciale speeltje niet afleggen: er is een plek voor.
why-toy-first = Je moet eerst het speciale speeltje spelen.
why-draw-first = Trek eerst een kaart, of leg in plaats daarvan een slapende kat.
why-play-a-card = Je hebt een kaart getrokken. Speel er nu een uit je hand.
why-only-from-hand = Het spel loopt af: niet meer trekken en geen slapende katten meer. Speel een kaart uit je hand.
why-no-such-hand-card = Kaart { $card } zit niet in je hand: je hebt er { $count }, genummerd vanaf 0.
why-can-play = Je kunt niet afleggen: kaart { $card } in je hand kun je spelen.
why-no-cat-on-table = Er ligt geen kat op tafel die Princess kan vervangen.
why-no-place-for-card = Waar je deze kaart ook legt, een van de wanden zou een andere wand raken.
why-table-bare = Er ligt geen kaart op tafel om bij aan te leggen.
why-table-full = Er is geen leeg vak meer naast een kaart.
why-other-card = Dat is een andere kaart.
why-is-not-princess = Kaart { $card } in je hand is geen Princess.
why-is-her = Kaart { $card } in je hand is een Princess: kies een kat die ze vervangt.

# Wat er gebeurt
fits-a-card = een kaart
fits-no-icon = geen symbolen
fits-card = { $icons }, wanden { $walls }
fits-whose = { $cat } ({ $who })
fits-nobody = nog niemand
fits-asleep = niemand (alleen slapende katten)
said-fits-dealt = { $who } krijgt een kaart: { $card }.
said-fits-dealt-hidden = { $who } krijgt een kaart.
said-fits-drawn = { $who } heeft { $card } getrokken.
said-fits-drawn-toy = Het is een speciaal speeltje: { $who } moet het meteen spelen.
said-fits-draw = { $who } trekt een kaart.
said-fits-start = { $who } legt een startkaart op { $at }: { $card }.
said-fits-place = { $who } legt een dooskaart op { $at }: { $card }.
said-fits-discard = { $who } kan geen kaart spelen en legt er een af: { $card }.
said-fits-discard-toy = Er is geen plek voor het speciale speeltje, dus { $who } legt het af.
said-fits-sleep = { $cat } van { $who } gaat slapen op { $at }.
said-fits-cat = { $cat } van { $who } nestelt zich op { $at } en de kaart ten oosten daarvan.
said-fits-toy = { $who } legt het speciale speeltje over { $at } en de kaart ten oosten daarvan.
said-fits-toy-cell = { $who } legt het speciale speeltje als dooskaart op { $at }.
said-fits-princess = { $who } speelt Princess op { $at }: { $cat } gaat naar huis.
said-fits-princess-across = { $who } speelt Princess over { $at }: { $cat } gaat naar huis.
fits-points-each = { $count ->
    [0] { "" }
    [one] { "" }
   *[other] elk{ " " }
    }{ $points ->
    [one] { $points } punt
   *[other] { $points } punten
    }
said-fits-taken = { $who } { $count ->
    [one] neemt
   *[other] nemen
    } { $whose ->
    [yours] jouw doos over
    [ours] jullie gezamenlijke doos over
    [shared] de doos over die je met { $whom } deelde,
    [joint] de met { $whom } gedeelde doos over
    [several] de dozen van { $whom } over
   *[theirs] de doos van { $whom } over
    } met { $count ->
    [one] { "" }
   *[other] elk{ " " }
    }{ $halves ->
    [2] { $cats } kat
   *[other] { $cats } katten
    }{ $against ->
    [0] { "" }
   *[other] { " " }tegen { $against }
    }: { $points }
said-fits-shared = { $whose ->
    [yours] Jij en { $whom } delen
   *[theirs] { $whom } delen
    } een doos met elk { $halves ->
    [2] { $cats } kat
   *[other] { $cats } katten
    }: { $points }
said-fits-closed = { $whose ->
    [yours] Jouw doos
    [nobodys] Een doos
   *[theirs] De doos van { $whom }
    } is dicht, { $points }
said-fits-worth-now = { $whose ->
    [yours] Jouw doos
    [shared] De doos die je met { $whom } deelt
   *[theirs] De doos van { $whom }
    } { $way ->
    [up] stijgt
   *[down] zakt
    } naar { $points }
said-fits-last-cat = { $who } heeft de laatste kat gelegd. Vanaf de volgende beurt trekt niemand meer en legt niemand nog slapende katten. Iedereen speelt de rest van de hand uit, één kaart per beurt; daarna mag nog steeds een wakkere kat [IIF-9.2].
said-fits-deck-empty = De trekstapel is leeg. Vanaf de volgende beurt trekt niemand meer en legt niemand nog slapende katten. Iedereen speelt de rest van de hand uit, één kaart per beurt; daarna mag nog steeds een wakkere kat [IIF-9.2].
fits-box = { $closed ->
    [yes] gesloten,
   *[no] open,
    } { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
    }, { $toys } × meest voorkomende speeltje, { $sprays } × waterspuit: { $value ->
    [one] { $value } punt
   *[other] { $value } punten
    } voor { $who }
said-fits-points = { $who }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
    } – { $how }.
how-fits-box = { $value } voor de doos op { $at }
how-fits-box-sprays = { $value } voor de doos op { $at } ({ $toys } voor speeltjes − { $sprays } voor waterspuiten)
how-fits-box-closed = { $value } voor de gesloten doos op { $at } (2 × { $toys })
how-fits-box-closed-sprays = { $value } voor de gesloten doos op { $at } (2 × { $toys } − 2 × { $sprays })
how-fits-further = { $count } voor extra katten
how-fits-nothing = geen punten
said-fits-tie = Gelijke stand: de speler met de minste minpunten ({ $least }) wint [IIF-10.4].
said-fits-tie-shared = Gelijke stand: de overwinning wordt gedeeld [IIF-10.4].

# Aan tafel
fits-you = jij
fits-you-are = Je bent { $name }, en je kat is { $cat }.
fits-seat = { $who } { $cats } · { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
    } · { $points ->
    [one] { $points } punt
   *[other] { $points } punten
    }
fits-deck = Trekstapel: { $count }.
fits-deck-stacks = Trekstapel: { $count }, in deelstapels van { $stacks }.
fits-ending = Het spel loopt af: speel de rest van je hand uit. Wakkere katten mag je nog leggen.
fits-ask-start = Welke startkaart kies je?
fits-ask-turn = Jij bent aan de beurt. Enter: kaart trekken. Of typ het nummer van een vak om daar een slapende kat te leggen.
fits-ask-draw = Jij bent aan de beurt. Enter: kaart trekken.
fits-ask-play = Welke kaart speel je?
fits-ask-discard = Je kunt geen van deze kaarten spelen. Welke leg je af?
fits-ask-place = { $card }: waar? Typ het nummer van een vak, of x,y. b: terug.
fits-ask-place-turn = { $card }: waar? Typ het nummer van een vak, of x,y. Zet er een t achter om de kaart te draaien: 3t. b: terug.
fits-ask-cat = Wil je een kat leggen? Typ het nummer van een plek. Enter: beurt beëindigen.
fits-ask-toy = Een speciaal speeltje! Het moet over twee kaarten liggen. Typ het nummer van een plek.
fits-ask-toy-cell = Een speciaal speeltje! Er is geen plek over twee kaarten, dus typ het nummer van een vak.
fits-ask-princess = Welke kat stuurt Princess naar huis? Typ het nummer, of x,y. b: terug.
fits-option-discard-toy = afleggen
help-if-it-fits = Zetten: Enter om te trekken. Typ het nummer van een kaart en dan van een vak, of allebei tegelijk: 1 7, of 1 6,4. 7t draait de kaart.
    b: terug · u: laatste zet ongedaan maken, tot er een kaart wordt getrokken of getoond of iemand anders speelt
    ?: waarom je laatste zet niet mocht · ? 4.3 of ? princess: een regel naar keuze, op nummer of op woorden · r: alle regels · Enter: tafel opnieuw tekenen
    t: de dozen, wat ze waard zijn en voor wie · l: verloop · s: opslaan · q: opslaan en stoppen
fits-legend = { $letters } · (*) speciaal speeltje · zz slaapt · donkere lijnen zijn wanden

# Decks
fits-deck-good = Geldig deck voor { $game } met { $cards } kaarten en { $start } startkaarten.
fits-deck-not-72 = Het oorspronkelijke spel heeft 72 dooskaarten. Met { $cards } duurt een spel langer of korter.
fits-deck-counts = Symbolen: { $toys }, waterspuiten { $sprays }. Kaarten zonder symbolen: { $empty }. Kaarten naar aantal wanden: { $walls }.
fits-deck-cards = Dooskaarten: { $count }
fits-deck-start-cards = Startkaarten: { $count }
fits-deck-always = In elk deck

# Simulaties
fits-figures-boxes = Dozen per spel: { $boxes } ({ $boxes_closed } gesloten). Dozen met punten: { $scored_boxes } ({ $scored_boxes_closed } gesloten).
fits-figures-end = In { $deck } van de spellen raakte de trekstapel leeg, in { $cats } legde een speler zijn laatste kat.
