# Here, Kitty, Kitty!: de regels in onze woorden, weigeringen, kaarten, en wat er aan tafel gebeurt.
#
# Woordenlijst: property erf · Instant directe kaart · Standard standaardkaart · Defensive verdedigingskaart · lasting blijvend
# action actie · space stap · inward/outward naar binnen/naar buiten · draw up de hand aanvullen · deck trekstapel
# discard pile aflegstapel · window venster · cancel tegenhouden · shield beschermen · copy kopiëren · final round slotronde
# Namen blijven Engels: House, Porch, Yard, Neighborhood, en die van alle kaarten.

here-kitty-kitty = Here, Kitty, Kitty!
gray = grijs
orange = oranje
white = wit
neighborhood = de Neighborhood
yard = de Yard
porch = de Porch
house = het House
instant = Direct
standard = Standaard
defensive = Verdediging

# De regels
rule-HKK-1-1 = Je speelt met twee tot zes spelers. Er zijn 40 katten, tien zwarte, tien grijze, tien oranje en tien witte, en 51 kaarten. Iedereen heeft een erf met een House, een Porch en een Yard; de Neighborhood ligt in het midden.
rule-HKK-1-2 = Je buren zijn de spelers direct links en rechts van je; met twee spelers is dat een en dezelfde.
rule-HKK-2-1 = Alle katten beginnen in de Neighborhood. Een volle hand is 3 kaarten, met 2 of 6 spelers 2.
rule-HKK-2-2 = Met 6 spelers gaan Cat in Heat, The Cat's Pajamas, Fireworks, Hairball, One Cool Cat en Tuna uit de trekstapel; met 2 spelers Alarm System, drie keer Cat Burglar, Can Opener, Cat Fight, Catnap, Catnip!, één keer Foster Kittens, Hairball en Stray Dog.
rule-HKK-2-3 = Iedereen krijgt een volle hand zonder directe kaarten; dan worden de directe kaarten door de trekstapel geschud.
rule-HKK-2-3a = Afspraak: wie begint, wordt geloot, of voor het spel bepaald.
rule-HKK-3-1 = In je beurt neem je twee acties, en dan vul je je hand aan. Een actie is één kat één stap verplaatsen, één kaart spelen, of afleggen; je mag twee keer hetzelfde doen.
rule-HKK-3-1a = Afspraak: met één actie mag je zoveel kaarten afleggen als je wilt.
rule-HKK-3-2 = Een kat gaat tussen Neighborhood en Yard, Yard en Porch, of Porch en House, heen of terug, op je eigen erf.
rule-HKK-3-2a = Afspraak: je neemt beide acties zolang er een mogelijk is; wat er anders van over is, vervalt.
rule-HKK-3-3 = Vul je hand aan tot ze vol is, kaart voor kaart, zolang er een trekstapel is. Een directe kaart wordt afgehandeld zodra ze getrokken is; dan trek je verder.
rule-HKK-3-4 = Afspraak: heeft drie hele ronden niemand een kaart gespeeld of afgelegd, dan begint aan het eind van die beurt de slotronde.
rule-HKK-4-1 = Directe kaarten gebeuren als ze getrokken worden en raken iedereen. Standaardkaarten kosten een actie. Verdedigingskaarten zijn gratis en worden buiten je beurt gespeeld, in het venster dat ze noemen; blijvende kosten een actie.
rule-HKK-4-2 = Blijvende kaarten liggen zichtbaar voor iedereen onder het erf. Alle andere gaan open op de aflegstapel.
rule-HKK-4-3 = De getallen op een kaart zijn maxima voor wie haar speelt. Wie katten afstaat of verplaatst, kiest welke, behalve bij Cat Burglar. Bij directe kaarten is wat je krijgt een maximum, en wat je verliest precies zoveel, of zoveel als je hebt.
rule-HKK-4-3a = Afspraak: er wordt minstens één gevraagd, en zoveel moeten er gaan, of zoveel als er zijn.
rule-HKK-4-4 = Zijn er voor een kaart niet genoeg katten in de Neighborhood, dan mogen de ontbrekende uit de Yard van anderen komen.
rule-HKK-4-4a = Afspraak: wat ontbreekt, is het getal van de kaart min de katten in de Neighborhood, of die nu genomen worden of niet. Dit opent geen venster.
rule-HKK-4-5 = Afspraak: een kaart die op een speler gericht is, heeft een ander nodig met een kat die ze kan verplaatsen; "een erf naar keuze" mag je eigen zijn. Een kaart zonder doel mag je spelen, ook als ze niets doet.
rule-HKK-5-1 = Een aangekondigde verplaatsing of een gespeelde standaardkaart wacht terwijl de anderen haar, met de klok mee, mogen tegenhouden; wie dat als eerste doet, sluit het venster. Wat tegengehouden is, doet niets; de kaart wordt afgelegd en de actie is op.
rule-HKK-5-1a = Afspraak: er gaat geen venster open als elke kaart die kan antwoorden zichtbaar voor iedereen uit het spel is.
rule-HKK-5-2 = Nadat een standaardkaart die niet blijvend is gewerkt heeft, mag iedereen haar één keer kopiëren, wie haar speelde als allerlaatste. Een kopie kan tegengehouden worden zoals de kaart, en wordt niet nog eens gekopieerd.
rule-HKK-5-2a = Afspraak: verdedigingskaarten kunnen niet gekopieerd worden.
rule-HKK-5-3 = Voordat een directe kaart afgehandeld wordt, mag iedereen, vanaf wie haar trok met de klok mee, één speler beschermen. De keuzes die ze vraagt, worden in dezelfde volgorde gemaakt.
rule-HKK-5-4 = Elke keer nadat een hand is aangevuld, mag iedereen, vanaf wie trok met de klok mee, Land on Your Feet spelen. Blijvende verdedigingskaarten kunnen tegengehouden worden zoals standaardkaarten.
rule-HKK-5-5 = Niets aan een venster verraadt wie wat in de hand heeft: iedereen wordt gevraagd, of ze nu kunnen antwoorden of niet.
rule-HKK-6-1 = Als de laatste kaart getrokken is, wordt de beurt afgemaakt; daarna krijgt iedereen, vanaf de volgende speler, nog één beurt van twee acties, zonder aanvullen.
rule-HKK-7-1 = Een kat in het House is 5 punten, op de Porch 3, in de Yard geen. Katten op Foster Kittens en Special Needs Kitty zijn op het erf.
rule-HKK-7-2 = Voor elke kleur waarvan je er vijf of meer hebt: 5 punten.
rule-HKK-7-3 = Voor minstens één kat van elke kleur: 5 punten.
rule-HKK-7-4 = Voor elke kleur waarvan niemand er meer heeft dan jij: 3 punten, voor allen die gelijk staan.
rule-HKK-7-4a = Afspraak: daar is minstens één kat voor nodig.
rule-HKK-7-5 = Zijn alle katten in je House van één kleur: 10 punten.
rule-HKK-7-5a = Afspraak: daar is minstens één kat voor nodig.
rule-HKK-7-6 = Elke Best in Show in de hand: 2 punten.
rule-HKK-7-7 = De meeste punten winnen. Bij gelijke stand winnen de meeste katten op het erf, dan de meeste van één kleur.
rule-HKK-7-7a = Afspraak: is het dan nog gelijk, dan is de overwinning gedeeld.
rule-HKK-8 = Het deck heeft 51 kaarten van 28 soorten; wat elk doet, staat op de kaart. De aantallen en de meeste effecten zijn van ons.

# Wat kaarten doen
card-rain = Iedereen: de helft van de katten in de Yard, naar boven afgerond, gaat naar de Porch, de andere gaan terug naar de Neighborhood.
card-fewest-take = Iedereen met de minste katten in het House neemt er een uit de Neighborhood bij in het House.
card-each-takes = Vanaf wie haar trok naar links neemt iedereen één kat uit de Neighborhood naar { $to }.
card-each-sends = Iedereen verplaatst { $count ->
    [one] één kat
   *[other] { $count } katten
    } van { $from } naar { $to }.
card-pass-left = Iedereen kiest een kat in de Yard; ze gaan allemaal tegelijk naar de Yard links.
card-steal = Steel één kat naar keuze uit een zone naar keuze van een ander erf, naar { $to }.
card-lure = Hoogstens { $count } katten uit de Neighborhood naar { $to }.
card-startle = Op een erf naar keuze gaat één kat hoogstens { $spaces } stappen naar binnen of naar buiten, zoals jij zegt; de eigenaar kiest welke.
card-foster = Blijvend: hoogstens { $count } katten uit de Neighborhood komen op deze kaart. Als je volgende beurt begint, gaan ze naar { $to }.
card-adopt = Blijvend: één kat uit de Neighborhood komt op deze kaart, telt als in je House en wordt nooit verplaatst.
card-send = Een speler verplaatst { $count ->
    [one] één kat
   *[other] hoogstens { $count } katten
    } van { $from } naar { $to }.
card-draw = Trek { $count } kaarten, ook boven een volle hand; directe kaarten tellen niet mee.
card-return = Neem een kaart van de aflegstapel, maar geen directe kaart en geen met deze naam.
card-run = Een van je katten gaat hoogstens { $spaces } stappen naar binnen. Of houd deze kaart in de hand: { $points } punten aan het eind.
card-herd = Hoogstens { $count } verschillende katten gaan elk één stap naar binnen.
card-fight = Een speler verplaatst twee katten uit de Yard, één naar de Yard van elke buur.
card-ward = Blijvend: { $against } kan niet op jou gespeeld worden.
card-insure = Blijvend: telkens als door een kaart van een ander of een directe kaart katten je erf verlaten, neem je er een uit de Neighborhood in je Yard.
card-cancel = Houd een verplaatsing of kaart van een ander tegen.
card-cancel-some = Houd { $cancels } tegen; of bescherm een speler tegen { $shields }.
card-land = Nadat een hand is aangevuld: een van je katten gaat hoogstens { $spaces } stappen naar binnen.
card-copy = Als een standaardkaart gewerkt heeft, neem jij hetzelfde effect, met je eigen keuzes.

# Waarom niet
why-no-such-card-here = In dit deck is geen kaart { $found }.
why-effect-type = Het effect "{ $effect }" hoort niet bij een kaart van type { $type }.
why-effect-lasting = Of een kaart blijvend is, volgt uit haar effect, "{ $effect }".
why-zones-outward = Katten worden naar buiten gestuurd: "to" moet verder naar buiten liggen dan "from".
why-zones-inward = Katten komen op het erf: "to" kan niet de Neighborhood zijn.
why-no-target = Er is niemand op wie deze kaart gericht kan worden.
why-all-warded = Er is niemand op wie deze kaart gericht kan worden: { $seat } heeft een Alarm System.
why-warded = { $seat } heeft een Alarm System tegen deze kaart.
why-not-takable = { $card } neemt geen directe kaart en geen kaart met dezelfde naam, en alleen wat op de aflegstapel ligt.
why-not-missing = { $card } mag alleen katten uit de Yard van anderen nemen voor wat er in de Neighborhood ontbreekt, en alleen katten die er zijn.
why-not-a-target = { $seat } heeft geen kat die deze kaart kan verplaatsen.
why-too-many-asked = Dat zijn { $count } katten; de kaart staat er { $most } toe.
why-does-nothing = { $card } kan nu niets doen; er wordt dus niets gekozen.
why-not-to-pick = Dat is niet wat { $card } je laat kiezen.
why-not-so = Dat staat { $card } niet toe.
why-shield-whom = Noem de speler die beschermd wordt.
why-no-such-cat = Er is geen { $color ->
    [black] zwarte
    [gray] grijze
    [orange] oranje
   *[white] witte
    } kat { $zone ->
    [house] in je House
    [porch] op je Porch
    [yard] in je Yard
   *[neighborhood] in de Neighborhood
    }.
why-card-not-held = Die kaart heb je niet in de hand.
why-take-an-action = Neem een actie: verplaats een kat, speel een kaart, of leg af.
why-copy-in-window = Copy Cat is voor meteen nadat een standaardkaart gewerkt heeft.
why-defensive-in-window = { $card } speel je als antwoord op iets, niet als actie.
why-nothing-to-pick = Niemand wordt nu gevraagd katten te kiezen.
why-not-one-space = Een kat gaat één stap: van { $from } naar { $to } is dat niet.
why-not-ascending = Noem de kaarten om af te leggen bij hun plek in de hand, oplopend, minstens één.
why-instant-played = { $card } is een directe kaart; ze gebeurt als ze getrokken wordt.
why-instant-in-hand = { $card } is een directe kaart en zit nooit in een hand.
why-not-lasting = { $card } ligt niet onder een erf.
why-too-many-cats-there = Op { $card } zitten te veel katten.
why-too-many-of-a-color = Er zijn { $count } { $color ->
    [black] zwarte
    [gray] grijze
    [orange] oranje
   *[white] witte
    } katten; het spel heeft er { $most }.
why-too-many-copies = Er zijn { $count } kaarten { $card }; het spel heeft er { $most }.
why-pending-phase = Wat er wacht, hoort bij een venster of een keuze, en fase "{ $phase }" { $phase ->
    [turn] is dat niet
    [over] is dat niet
   *[other] is er een
    }.
why-agenda-base = Onder in de agenda ligt de rest van de beurt van wie aan de beurt is.
why-agenda-unsettled = De agenda past niet bij de effecten die bezig zijn.
why-agenda-step = Dit kan hier niet wachten.
why-agenda-top = Boven in deze agenda wordt niemand iets gevraagd.
why-agenda-other = De agenda zegt iets anders dan de rest van de stelling.
why-one-lander = Maar één soort kaart kan gespeeld worden nadat een hand is aangevuld.
why-agenda-short = Er ontbreekt iets aan deze stap.
why-not-an-instant = Alleen een directe kaart wacht op bescherming.
why-needs-agenda = Van een gekopieerde kaart moet de stelling ook de agenda hebben, zoals export die schrijft.
why-not-declared = Hier kan alleen een verplaatsing of een gespeelde kaart wachten.
why-asked-himself = Wie handelt, wordt niet gevraagd dat tegen te houden.

# Wat er gebeurt
kitty-a-card = een kaart
kitty-nothing = niets
kitty-cat-in = { $color } ({ $zone })
kitty-yard-of = { $color } uit de Yard van { $who }
kitty-spaces = { $count ->
    [one] één stap
   *[other] { $count } stappen
    }
said-kitty-dealt = { $who } krijgt { $card }.
said-kitty-dealt-hidden = { $who } krijgt een kaart.
said-kitty-drawn = { $who } trekt { $card }.
said-kitty-drawn-hidden = { $who } trekt een kaart.
said-kitty-instant = { $who } trekt een directe kaart: { $card }!
said-kitty-move = { $who } wil een { $color ->
    [zwart] zwarte
    [grijs] grijze
    [oranje] oranje
   *[wit] witte
    } kat verplaatsen van { $from } naar { $to }.
said-kitty-discard = { $who } legt { $cards } af.
said-kitty-play = { $who } speelt { $card }.
said-kitty-play-on = { $who } speelt { $card }: { $how }.
said-kitty-copy = { $who } kopieert { $card }.
said-kitty-copy-on = { $who } kopieert { $card }: { $how }.
said-kitty-cancel = { $who } houdt het tegen met { $card }.
said-kitty-shield = { $who } beschermt { $whom } met { $card }.
said-kitty-land = { $who } speelt { $card }.
said-kitty-land-on = { $who } speelt { $card }: { $how }.
said-kitty-pass = { $who } laat het gaan.
said-kitty-pick = { $who } kiest: { $how }.
said-kitty-final = De slotronde begint: nog één beurt voor iedereen [HKK-6.1].
said-kitty-points = { $who }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
    }: { $how }.
how-kitty-house = { $points } voor katten in het House
how-kitty-porch = { $points } voor katten op de Porch
how-kitty-many = { $points } voor vijf van een kleur
how-kitty-each = { $points } voor elke kleur
how-kitty-most = { $points } voor de meeste van een kleur
how-kitty-one = { $points } voor een House in één kleur
how-kitty-show = { $points } voor Best in Show
how-kitty-nothing = niets
said-kitty-tie = Gelijke stand; die gaat naar de meeste katten op het erf, dan naar de meeste van één kleur [HKK-7.7].
said-kitty-tie-shared = Gelijke stand die niets doorbreekt [HKK-7.7].
kitty-in = naar binnen
kitty-out = naar buiten
kitty-left = { $color } naar links
kitty-right = { $color } naar rechts

# Aan tafel
kitty-head-neighborhood = Neighborhood
kitty-head-house = House
kitty-head-porch = Porch
kitty-head-yard = Yard
kitty-seat = { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
    } · { $points ->
    [one] 1 punt
   *[other] { $points } punten
    }
kitty-deck = Trekstapel: { $count } · afgelegd: { $discarded }
kitty-final = Slotronde: { $count ->
    [one] de laatste beurt
   *[other] nog { $count } beurten
    }.
kitty-discards = Aflegstapel: { $cards }
kitty-you-are = Je bent { $name }.
kitty-legend = B zwart · G grijs · O oranje · W wit · ⌂ een blijvende kaart
kitty-ask-turn = Jouw beurt, { $count ->
    [one] nog één actie
   *[other] nog { $count } acties
    }: verplaats een kat, speel een kaart, of leg af.
kitty-ask-cancel = Houd je het tegen? Enter: laat het gaan.
kitty-ask-copy = Kopieer je { $card }? Enter: laat het gaan.
kitty-ask-shield = { $card }: bescherm je iemand? Enter: laat het gaan.
kitty-ask-land = De hand is aangevuld: speel je Land on Your Feet? Enter: laat het gaan.
kitty-ask-whom = Wie bescherm je? b gaat terug.
kitty-ask-discard = Wat leg je nog meer af? Enter: genoeg. b gaat terug.
kitty-ask-tell = { $card }: ga verder; b gaat terug.
kitty-ask-pick = { $card } laat je kiezen.
kitty-option-pass = laat gaan
kitty-option-enough = genoeg
kitty-option-discard = leg { $card } af
kitty-lasting = blijvend
kitty-deck-good = Een deck van { $cards } kaarten van { $kinds } soorten voor { $game }.
kitty-deck-counts = Direct { $instant }, standaard { $standard }, verdediging { $defensive }.
help-here-kitty-kitty = Een zet: het nummer van een actie of een kaart, dan van wat ze vraagt; meer tegelijk: 5, of 2 1 3.
    b: een vraag terug · u: neem je laatste zet terug, tot een ander iets gevraagd is of er een kaart getrokken wordt
    p: wanneer je in vensters gevraagd wordt: p ask, p target (alleen als het op jou gericht is), p turn (niet voor je beurt)
    ?: de regel achter de laatste weigering · ? spay: wat een kaart doet · ? 5.1: een regel naar keuze · r: alle regels · Enter: laat het gaan, of teken de tafel opnieuw
    t: de tafel met de aflegstapel · l: het logboek · s: bewaren · q: bewaren en weggaan

# Simulaties
kitty-figures-head = kaart                         getr.   gesp.   tegen  voorsprong (95 %)          wint  waard
kitty-figures-never = Voor een gulzige speler nooit de moeite van het spelen waard: { $cards }.
kitty-figures-often = Wint meer dan twee derde van de spellen waarin ze gespeeld wordt: { $cards }.
