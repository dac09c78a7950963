# Here, Kitty, Kitty!: regels, geweigerde zetten, kaarten en het spelverloop.
#
# Woordenlijst: property erf · Instant directe kaart · Standard standaardkaart · Defensive verdedigingskaart · lasting blijvend
# action actie · space stap · inward/outward naar binnen/naar buiten · draw up de hand aanvullen · hand limit handlimiet · deck trekstapel
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
rule-HKK-1-1 = Het spel is voor twee tot zes spelers. Er zijn 40 katten, tien zwarte, tien grijze, tien oranje en tien witte, en 51 kaarten. Elke speler heeft een erf met een House, een Porch en een Yard. De Neighborhood ligt in het midden.
rule-HKK-1-2 = Je buren zijn de spelers direct links en rechts van je. Met twee spelers is dat dezelfde speler.
rule-HKK-2-1 = Alle katten beginnen in de Neighborhood. De handlimiet is 3 kaarten, of 2 met 2 of 6 spelers.
rule-HKK-2-2 = Met 6 spelers gaan Cat in Heat, The Cat's Pajamas, Fireworks, Hairball, One Cool Cat en Tuna uit de trekstapel. Met 2 spelers gaan Alarm System, drie keer Cat Burglar, Can Opener, Cat Fight, Catnap, Catnip!, één keer Foster Kittens, Hairball en Stray Dog eruit.
rule-HKK-2-3 = Elke speler krijgt een volle hand zonder directe kaarten. Daarna worden de directe kaarten door de trekstapel geschud.
rule-HKK-2-3a = Afspraak: de startspeler wordt geloot of voor het spel gekozen.
rule-HKK-3-1 = In je beurt doe je twee acties en vul je daarna je hand aan tot de handlimiet. Een actie is: één kat één stap verplaatsen, één kaart spelen of kaarten afleggen. Je mag twee keer dezelfde actie doen.
rule-HKK-3-1a = Afspraak: met één actie mag je zoveel kaarten afleggen als je wilt.
rule-HKK-3-2 = Op je eigen erf kun je een kat verplaatsen tussen Neighborhood en Yard, Yard en Porch, of Porch en House, in beide richtingen.
rule-HKK-3-2a = Afspraak: je moet beide acties doen als dat kan. Acties die je niet kunt doen, vervallen.
rule-HKK-3-3 = Vul je hand kaart voor kaart aan tot de handlimiet, zolang er kaarten in de trekstapel zijn. Trek je een directe kaart, voer die dan meteen uit en trek daarna verder.
rule-HKK-3-4 = Afspraak: als drie hele rondes lang niemand een kaart heeft gespeeld of afgelegd, begint aan het eind van de huidige beurt de slotronde.
rule-HKK-4-1 = Directe kaarten werken zodra ze worden getrokken en gelden voor iedereen. Standaardkaarten kosten een actie. Verdedigingskaarten zijn gratis, en je speelt ze buiten je beurt, in het reactievenster dat op de kaart staat; blijvende kosten een actie.
rule-HKK-4-2 = Blijvende kaarten liggen onder je erf, zichtbaar voor iedereen. Alle andere kaarten gaan open op de aflegstapel.
rule-HKK-4-3 = De getallen op een kaart zijn maxima voor de speler die de kaart speelt. De speler die katten afstaat of verplaatst, kiest welke, behalve bij Cat Burglar. Bij directe kaarten is wat je krijgt een maximum; wat je kwijtraakt is precies dat aantal, of alles wat je hebt als dat minder is.
rule-HKK-4-3a = Afspraak: je moet om minstens één kat vragen, en de speler moet er zoveel verplaatsen als je vraagt, of zoveel als er zijn.
rule-HKK-4-4 = Als er in de Neighborhood niet genoeg katten zijn voor een kaart, mag je de ontbrekende uit de Yard van andere spelers halen.
rule-HKK-4-4a = Afspraak: er ontbreken zoveel katten als het getal op de kaart min het aantal katten in de Neighborhood, of je die nu neemt of niet. Hiervoor gaat geen venster open.
rule-HKK-4-5 = Afspraak: een kaart die op een speler gericht is, kun je alleen spelen als een andere speler een kat heeft die je ermee kunt verplaatsen; "een erf naar keuze" mag je eigen erf zijn. Een kaart zonder doelwit mag je spelen, ook als er niets gebeurt.
rule-HKK-5-1 = Als een speler een verplaatsing aankondigt of een standaardkaart speelt, mogen de andere spelers die met de klok mee tegenhouden. Wie dat als eerste doet, sluit het venster. Een tegengehouden verplaatsing of kaart heeft geen effect; de kaart wordt afgelegd en de actie is verbruikt.
rule-HKK-5-1a = Afspraak: er gaat geen venster open als iedereen kan zien dat elke kaart waarmee je kunt reageren, uit het spel is.
rule-HKK-5-2 = Nadat een niet-blijvende standaardkaart is uitgevoerd, mag elke speler die één keer kopiëren; de speler die hem heeft gespeeld, komt als laatste. Een kopie kan net als de kaart zelf worden tegengehouden, maar niet nog eens worden gekopieerd.
rule-HKK-5-2a = Afspraak: verdedigingskaarten kunnen niet worden gekopieerd.
rule-HKK-5-3 = Voordat een directe kaart wordt uitgevoerd, mag elke speler één speler beschermen, met de klok mee vanaf de speler die de kaart heeft getrokken. De keuzes die de kaart vraagt, worden in dezelfde volgorde gemaakt.
rule-HKK-5-4 = Telkens als een speler de hand heeft aangevuld, mag elke speler Land on Your Feet spelen, met de klok mee vanaf die speler. Blijvende verdedigingskaarten kunnen net als standaardkaarten worden tegengehouden.
rule-HKK-5-5 = Een venster verraadt nooit wie wat in de hand heeft: iedereen krijgt de vraag, ook wie niet kan reageren.
rule-HKK-6-1 = Als de laatste kaart is getrokken, wordt de huidige beurt afgemaakt. Daarna krijgt iedereen, te beginnen met de volgende speler, nog één beurt van twee acties, zonder de hand aan te vullen.
rule-HKK-7-1 = Een kat is in het House 5 punten waard, op de Porch 3 en in de Yard niets. Katten op Foster Kittens en Special Needs Kitty zijn op het erf.
rule-HKK-7-2 = Voor elke kleur waarvan je vijf of meer katten hebt: 5 punten.
rule-HKK-7-3 = Als je van elke kleur minstens één kat hebt: 5 punten.
rule-HKK-7-4 = Voor elke kleur waarvan je de meeste katten hebt: 3 punten. Bij een gelijke stand krijgen alle betrokken spelers die.
rule-HKK-7-4a = Afspraak: daar is minstens één kat voor nodig.
rule-HKK-7-5 = Als alle katten in je House dezelfde kleur hebben: 10 punten.
rule-HKK-7-5a = Afspraak: daar is minstens één kat voor nodig.
rule-HKK-7-6 = Elke Best in Show in je hand: 2 punten.
rule-HKK-7-7 = De speler met de meeste punten wint. Bij een gelijke stand wint de speler met de meeste katten op het erf, en daarna de speler met de meeste katten van één kleur.
rule-HKK-7-7a = Afspraak: is het dan nog gelijk, dan delen die spelers de overwinning.
rule-HKK-8 = Het deck heeft 51 kaarten van 28 soorten; op elke kaart staat wat die doet. De aantallen en de meeste effecten hebben we zelf bedacht.

# Wat kaarten doen
card-rain = Elke speler verplaatst de helft van de katten in de Yard, naar boven afgerond, naar de Porch. De andere gaan terug naar de Neighborhood.
card-fewest-take = Elke speler met de minste katten in het House haalt één kat uit de Neighborhood naar het House.
card-each-takes = Elke speler haalt één kat uit de Neighborhood naar { $to }, te beginnen met de speler die deze kaart heeft getrokken en dan naar links.
card-each-sends = Elke speler verplaatst { $count ->
    [one] één kat
   *[other] { $count } katten
    } van { $from } naar { $to }.
card-pass-left = Elke speler kiest een kat in de eigen Yard. Al die katten gaan tegelijk naar de Yard van de speler links.
card-steal = Steel een kat naar keuze, waar dan ook op het erf van een andere speler. De kat gaat bij jou naar { $to }.
card-lure = Verplaats { $count ->
    [one] één kat
   *[other] maximaal { $count } katten
    } uit de Neighborhood naar { $to }.
card-startle = Op een erf naar keuze gaat één kat { $spaces ->
    [one] één stap
   *[other] maximaal { $spaces } stappen
    } naar binnen of naar buiten; jij bepaalt welke kant op. De eigenaar kiest de kat.
card-foster = Blijvend: zet { $count ->
    [one] één kat
   *[other] maximaal { $count } katten
    } uit de Neighborhood op deze kaart. Als je volgende beurt begint, gaan ze naar { $to }.
card-adopt = Blijvend: zet één kat uit de Neighborhood op deze kaart. Die telt alsof hij in je House zit en kan nooit worden verplaatst.
card-send = Kies een speler; die verplaatst { $count ->
    [one] één kat
   *[other] maximaal { $count } katten
    } van { $from } naar { $to }.
card-draw = Trek { $count ->
    [one] een kaart
   *[other] { $count } kaarten
    }, ook boven je handlimiet. Directe kaarten tellen niet mee.
card-return = Neem een kaart van de aflegstapel in je hand, behalve directe kaarten en kaarten met deze naam.
card-run = Verplaats een van je katten { $spaces ->
    [one] één stap
   *[other] maximaal { $spaces } stappen
    } naar binnen. Of houd deze kaart in je hand voor { $points ->
    [one] 1 punt
   *[other] { $points } punten
    } aan het eind.
card-herd = Verplaats { $count ->
    [one] één kat één stap naar binnen.
   *[other] maximaal { $count } verschillende katten elk één stap naar binnen.
    }
card-fight = Kies een speler; die verplaatst twee katten uit de eigen Yard, één naar de Yard van elke buur.
card-ward = Blijvend: { $against } kan niet tegen jou worden gespeeld.
card-insure = Blijvend: telkens als door een kaart van een ander of een directe kaart katten je erf verlaten, haal je één kat uit de Neighborhood naar je Yard.
card-cancel = Houd een verplaatsing of kaart van een andere speler tegen.
card-cancel-some = Houd { $cancels } tegen. Of bescherm een speler tegen { $shields }.
card-land = Nadat een speler de hand heeft aangevuld: verplaats een van je katten { $spaces ->
    [one] één stap
   *[other] maximaal { $spaces } stappen
    } naar binnen.
card-copy = Gebruik het effect van een standaardkaart die net is uitgevoerd, met je eigen keuzes.

# Waarom niet
why-no-such-card-here = Er is geen kaart { $found } in dit deck.
why-effect-type = Een kaart van type { $type } kan het effect "{ $effect }" niet hebben.
why-effect-lasting = "lasting" past niet bij het effect van de kaart, "{ $effect }".
why-zones-outward = Katten worden naar buiten gestuurd: "to" moet verder naar buiten liggen dan "from".
why-zones-inward = Katten komen naar het erf: "to" kan niet de Neighborhood zijn.
why-no-target = Er is niemand tegen wie je deze kaart kunt spelen.
why-all-warded = Er is niemand tegen wie je deze kaart kunt spelen: { $seat } heeft een Alarm System.
why-warded = { $seat } heeft een Alarm System tegen deze kaart.
why-not-takable = Met { $card } pak je alleen kaarten van de aflegstapel, behalve directe kaarten en kaarten met dezelfde naam.
why-not-missing = Met { $card } mag je alleen katten uit de Yard van anderen nemen als er in de Neighborhood te weinig zijn.
why-not-a-target = { $seat } heeft geen kat die deze kaart kan verplaatsen.
why-too-many-asked = Dat zijn { $count } katten; de kaart staat er { $most } toe.
why-does-nothing = { $card } heeft nu geen effect, dus er valt niets te kiezen.
why-not-to-pick = Dat kun je voor { $card } niet kiezen.
why-not-so = Dat staat { $card } niet toe.
why-shield-whom = Kies de speler die je beschermt.
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
why-card-not-held = Die kaart heb je niet.
why-take-an-action = Doe een actie: verplaats een kat, speel een kaart of leg kaarten af.
why-copy-in-window = Copy Cat kun je alleen spelen vlak nadat een standaardkaart is uitgevoerd.
why-defensive-in-window = { $card } is een reactie. Je kunt die niet als actie spelen.
why-nothing-to-pick = Er hoeft nu niemand katten te kiezen.
why-not-one-space = Een kat gaat één stap per keer. Van { $from } naar { $to } is geen stap.
why-not-ascending = Noem de kaarten om af te leggen met hun plek in de hand, in oplopende volgorde, minstens één.
why-instant-played = { $card } is een directe kaart. Die werkt zodra hij wordt getrokken.
why-instant-in-hand = { $card } is een directe kaart en kan niet in een hand zitten.
why-not-lasting = { $card } is geen blijvende kaart.
why-too-many-cats-there = Op { $card } zitten te veel katten.
why-too-many-of-a-color = Er zijn { $count } { $color ->
    [black] zwarte
    [gray] grijze
    [orange] oranje
   *[white] witte
    } katten; het spel heeft er { $most }.
why-too-many-copies = Er zijn { $count } exemplaren van { $card }; het spel heeft er { $most }.
why-pending-phase = { $phase ->
    [turn] "pending" mag niet in fase "turn".
    [over] "pending" mag niet in fase "over".
   *[other] "pending" is verplicht in fase "{ $phase }".
    }
why-agenda-base = De agenda moet beginnen met de rest van de huidige beurt.
why-agenda-unsettled = De agenda past niet bij de lopende effecten.
why-agenda-step = Deze stap kan hier niet.
why-agenda-top = De agenda moet eindigen met een stap waarin een speler iets wordt gevraagd.
why-agenda-other = De agenda past niet bij de rest van de stelling.
why-one-lander = Een deck kan maar één soort kaart hebben die je na het aanvullen speelt.
why-agenda-short = Deze stap is niet volledig.
why-not-an-instant = Beschermen kan alleen tegen directe kaarten.
why-needs-agenda = Bij een gekopieerde kaart heeft de stelling ook de agenda nodig die export schrijft.
why-not-declared = Hier kan alleen een verplaatsing of een gespeelde kaart openstaan.
why-asked-himself = De speler die iets doet, kan dat niet zelf tegenhouden.

# Wat er gebeurt
kitty-a-card = een kaart
kitty-cat-in = { $color } ({ $zone })
kitty-yard-of = { $color } uit de Yard van { $who }
kitty-spaces = { $count ->
    [one] één stap
   *[other] { $count } stappen
    }
kitty-count = { $count ->
    [one] één kat
   *[other] { $count } katten
    }
kitty-cats = { $count ->
    [one] { $color ->
        [black] een zwarte kat
        [gray] een grijze kat
        [orange] een oranje kat
       *[white] een witte kat
    }
   *[other] { $color ->
        [black] { $count } zwarte katten
        [gray] { $count } grijze katten
        [orange] { $count } oranje katten
       *[white] { $count } witte katten
    }
    }
kitty-no-cat = geen kat
kitty-from = { $zone ->
    [porch] van
   *[other] uit
    } { $whose ->
    [you] je { $zone ->
        [house] House
        [porch] Porch
       *[yard] Yard
    }
   *[other] { $zone ->
        [house] het House
        [porch] de Porch
        [yard] de Yard
       *[neighborhood] de Neighborhood
    }
    }{ $whose ->
    [other] {" "}van { $who }
   *[nobody] {""}
    }
kitty-to = { $zone ->
    [card] op
   *[other] naar
    } { $whose ->
    [you] je { $zone ->
        [house] House
        [porch] Porch
        [card] kaart
       *[yard] Yard
    }
   *[other] { $zone ->
        [house] het House
        [porch] de Porch
        [yard] de Yard
        [card] de kaart
       *[neighborhood] de Neighborhood
    }
    }{ $whose ->
    [other] {" "}van { $who }
   *[nobody] {""}
    }
kitty-for-neighbor = { $cats } voor { $who } ({ $side ->
    [left] links
   *[right] rechts
    })
kitty-plan-cats = { $cats } { $count ->
    [one] gaat
   *[other] gaan
    } { $from } { $to }
kitty-plan-nothing = er worden geen katten verplaatst
kitty-plan-return = { $who } pakt { $card } van de aflegstapel
kitty-plan-startle = een van { $whom ->
    [you] je katten
   *[other] de katten van { $who }
    } gaat { $count ->
    [one] één stap
   *[other] { $count } stappen
    } naar { $way ->
    [in] binnen
   *[out] buiten
    }
kitty-plan-send = { $whom ->
    [you] jij verplaatst
   *[other] { $who } verplaatst
    } { $count ->
    [one] één kat
   *[other] { $count } katten
    } { $from } { $to }
kitty-plan-fight = { $whom ->
    [you] jij verplaatst
   *[other] { $who } verplaatst
    } één kat uit de Yard naar de Yard van { $left } { $count ->
    [one] of
   *[other] en één naar
    } die van { $right }
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
said-kitty-copy = { $who } kopieert { $card } met { $copier }.
said-kitty-copy-on = { $who } kopieert { $card } met { $copier }: { $how }.
said-kitty-cancel = { $who } houdt { $what ->
    [move] de zet
   *[other] { $what }
    } tegen met { $card }.
said-kitty-shield = { $who } beschermt { $whom } met { $card }.
said-kitty-land = { $who } speelt { $card }.
said-kitty-land-on = { $who } speelt { $card }: { $how }.
said-kitty-pass = { $who } past.
said-kitty-pick = { $who } kiest { $how }.
said-kitty-final = De slotronde begint: nog één beurt voor iedereen [HKK-6.1].
said-kitty-points = { $who }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
    } – { $how }.
how-kitty-house = { $points } voor katten in het House
how-kitty-porch = { $points } voor katten op de Porch
how-kitty-many = { $points } voor vijf katten van één kleur
how-kitty-each = { $points } voor een kat van elke kleur
how-kitty-most = { $points } voor de meeste katten van een kleur
how-kitty-one = { $points } voor een House in één kleur
how-kitty-show = { $points } voor Best in Show
how-kitty-nothing = geen punten
said-kitty-tie = Gelijke stand: de meeste katten op het erf geven de doorslag, daarna de meeste van één kleur [HKK-7.7].
said-kitty-tie-shared = Gelijke stand: de overwinning wordt gedeeld [HKK-7.7].
kitty-in = naar binnen
kitty-out = naar buiten

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
kitty-deck = Trekstapel: { $count } · aflegstapel: { $discarded }
kitty-final = Slotronde: { $count ->
    [one] laatste beurt
   *[other] nog { $count } beurten
    }.
kitty-discards = Aflegstapel: { $cards }
kitty-you-are = Je bent { $name }.
kitty-legend = B zwart · G grijs · O oranje · W wit · ⌂ blijvende kaart
kitty-ask-turn = Jij bent aan de beurt, { $count ->
    [one] nog 1 actie
   *[other] nog { $count } acties
    }: verplaats een kat, speel een kaart of leg kaarten af.
kitty-ask-cancel = Wil je dit tegenhouden? Enter: passen.
kitty-ask-copy = Wil je { $card } kopiëren? Enter: passen.
kitty-ask-shield = { $card }: wil je iemand beschermen? Enter: passen.
kitty-ask-land = Iemand heeft de hand aangevuld. Wil je Land on Your Feet spelen? Enter: passen.
kitty-ask-whom = Wie bescherm je? b: terug.
kitty-ask-discard = Nog meer kaarten afleggen? Enter: klaar. b: terug.
kitty-ask-tell = { $card }: maak je keuze. b: terug.
kitty-ask-pick = { $card }: maak je keuze.
kitty-option-pass = passen
kitty-option-enough = klaar
kitty-option-discard = { $card } afleggen
kitty-lasting = blijvend
kitty-deck-good = Geldig deck voor { $game } met { $cards } kaarten van { $kinds } soorten.
kitty-deck-counts = Direct { $instant }, standaard { $standard }, verdediging { $defensive }.
help-here-kitty-kitty = Zetten: typ het nummer van een actie of kaart en dan van elke keuze, of alles tegelijk: 5, of 2 1 3.
    b: terug · u: laatste zet ongedaan maken, tot iemand anders een vraag krijgt of er een kaart wordt getrokken
    p: wanneer je de vraag krijgt om te reageren: p ask (als je kunt reageren), p always (in elk venster), p target (alleen als een kaart op jou gericht is), p turn (niet vóór je beurt)
    ?: waarom je laatste zet niet mocht · ? spay: wat een kaart doet · ? 5.1: een regel naar keuze · r: alle regels · Enter: passen, of tafel opnieuw tekenen
    t: de tafel met de aflegstapel · l: verloop · s: opslaan · q: opslaan en stoppen

# Simulaties
kitty-figures-head = kaart                         getr.   gesp.   tegen  voorsprong (95%)          winst  waard
kitty-figures-never = Voor een gulzige speler nooit de moeite waard om te spelen: { $cards }.
kitty-figures-often = Wint meer dan twee derde van de spellen waarin deze kaart wordt gespeeld: { $cards }.
