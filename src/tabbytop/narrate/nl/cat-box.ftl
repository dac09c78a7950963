# Cat Box: regels, geweigerde zetten en het spelverloop.
#
# Woordenlijst: quadrant vak · place plek · public/secret side openbare/geheime kant · identity identiteit · token fiche
# pile trekstapel · play area speelveld · cover bedekken · area groep · empty box lege doos · guard beschermen
# Namen blijven Engels: Chihuahua, Cat Paw, Cat Box, Dried Fish, Stacking, Toy Mouse.

cat-box = Cat Box
black = zwart
pink = roze
purple = paars
blue = blauw
yellow = geel
chihuahua = Chihuahua
empty-box = lege doos
cat-paw = Cat Paw
cat-box-token = Cat Box
dried-fish = Dried Fish
stacking = Stacking
toy-mouse = Toy Mouse

# De regels
rule-CB-1-1 = Het spel is voor twee tot vijf spelers. Er zijn zes identiteiten: vijf katten en de Chihuahua. Er zijn 48 dubbelzijdige kaarten; elke kant heeft twee bij twee vakken, en elk vak toont een kat in een van vijf kleuren of een lege doos. In het spel voor gevorderden heeft elke speler ook vijf fiches.
rule-CB-1-2 = In het standaarddeck is de achterkant van een kaart het spiegelbeeld van de voorkant, dus de achterkanten verbergen niets. Het deck "secret" heeft andere katten op de achterkant. Je kunt ook een eigen deck gebruiken.
rule-CB-2-1 = Elke speler krijgt één gedekte identiteit. De overige identiteiten gaan ongezien uit het spel. Met twee of drie spelers doet de Chihuahua niet mee.
rule-CB-2-2 = In het basisspel verwijder je met 2 spelers 1 kaart, met 3 spelers 2, met 4 spelers 3 en met 5 spelers 2. Met 2 of 3 spelers trekt iedereen 2 kaarten, met 4 of 5 spelers 1. De volgende kaart wordt omgedraaid en vormt het begin van het speelveld. Zo krijgt iedereen evenveel beurten.
rule-CB-2-2a = Afspraak: niemand ziet de verwijderde kaarten.
rule-CB-2-3 = Iedereen kent de openbare kant van elke kaart in de hand; alleen de speler die de kaart heeft, kent de geheime kant. Iedereen ziet de openbare kant van de bovenste kaart van de trekstapel.
rule-CB-2-4 = Eén speler begint. Daarna gaat de beurt naar links.
rule-CB-2-4a = Afspraak: de startspeler wordt geloot of voor het spel gekozen.
rule-CB-3-1 = Speel in je beurt één kaart: een eigen kaart met de geheime kant boven, of een kaart uit de hand van een ander met de openbare kant boven.
rule-CB-3-2 = De speler van wie de kaart is gespeeld, trekt een nieuwe zolang de trekstapel niet leeg is. Daarna is de volgende speler links aan de beurt.
rule-CB-4-1 = Kaarten worden nooit gedraaid. Een kaart beslaat twee bij twee plekken op een raster zonder rand.
rule-CB-4-2 = Een kaart moet minstens één vak van het speelveld bedekken: precies één als er vier katten op staan, één of twee als er een lege doos op staat. Een plek telt één keer, hoeveel kaarten er ook liggen.
rule-CB-4-3 = Alleen wat bovenop ligt, telt.
rule-CB-5-1 = Het spel eindigt als alle kaarten zijn gespeeld en de laatste beurt is afgerond. Daarna worden alle identiteiten onthuld.
rule-CB-5-2 = Een kat scoort 1 punt voor elke zichtbare kat in de eigen kleur, plus 1 voor elke kat in de grootste aaneengesloten groep daarvan. Katten die elkaar alleen met een hoek raken, zijn niet verbonden.
rule-CB-5-3 = De Chihuahua scoort 1 punt voor elke zichtbare lege doos en 2 voor elke groep van precies drie verbonden katten van dezelfde kleur.
rule-CB-5-4 = De speler met de meeste punten wint. Bij een gelijke stand wint de Chihuahua als die erbij zit; anders wint de speler met de grootste groep in de eigen kleur.
rule-CB-5-4a = Afspraak: is het dan nog gelijk, dan delen die spelers de overwinning.
rule-CB-6-1 = In het spel voor gevorderden worden er geen kaarten verwijderd.
rule-CB-6-2 = Elke speler heeft vijf fiches, van elke soort één, en mag er per beurt één gebruiken naast het spelen van een kaart. Gebruikte fiches gaan uit het spel. Elk ongebruikt fiche levert aan het eind een punt op.
rule-CB-6-3 = Cat Paw: speel na je kaart meteen nog een kaart.
rule-CB-6-3a = Afspraak: dit kan alleen als er nog een kaart is die je kunt spelen.
rule-CB-6-3b = Afspraak: handen worden aan het eind van de beurt aangevuld, in de volgorde waarin de kaarten eruit gingen.
rule-CB-6-4 = Cat Box: leg het fiche voor of na het spelen op een vak naar keuze. Tot je volgende beurt begint, mag niemand anders dat vak of de acht vakken eromheen bedekken.
rule-CB-6-4a = Afspraak: je kunt alleen vakken bedekken die er al zijn. Op lege plekken rond het fiche mag je gewoon een kaart leggen.
rule-CB-6-4b = Afspraak: niemand anders mag een kaart verplaatsen waarvan een vak onder het fiche ligt.
rule-CB-6-4c = Afspraak: het fiche blijft op zijn plek op het raster.
rule-CB-6-4d = Afspraak: als je door fiches van anderen geen enkele speelbare kaart meer kwijt kunt, mag je bedekken wat ze beschermen.
rule-CB-6-5 = Dried Fish: pak voor of na het spelen een kaart uit een willekeurige hand en leg die voor je neer onder het fiche. Vanaf dat moment kun alleen jij die kaart spelen, als een kaart van jezelf. Iedereen ziet nog steeds de openbare kant. Jij ziet de geheime kant, en de speler die de kaart eerst had, kent die ook nog.
rule-CB-6-5a = Afspraak: de hand waar de kaart uit kwam, wordt aan het eind van de beurt aangevuld.
rule-CB-6-5b = Afspraak: de kaart later spelen is een gewone beurt, waarna niets wordt aangevuld.
rule-CB-6-5c = Afspraak: het spel eindigt pas als deze kaart is gespeeld.
rule-CB-6-6 = Stacking: gebruik dit voordat je een kaart speelt. Die kaart mag één tot vier vakken bedekken, waarvan maximaal drie met een kat, wat er ook op staat.
rule-CB-6-7 = Toy Mouse: pak na je kaart één kaart die helemaal onbedekt is en leg die volgens de legregels ergens anders neer. Wat eronder lag, is weer zichtbaar.
rule-CB-6-7a = Afspraak: dezelfde kant blijft boven.
rule-CB-6-7b = Afspraak: op de nieuwe plek mag de kaart niets bedekken wat een Cat Box-fiche van een ander beschermt.
rule-CB-6-7c = Afspraak: het speelveld mag daardoor in stukken uiteenvallen.
rule-CB-6-7d = Afspraak: de kaart mag niet terug naar de oude plek.
rule-CB-6-7e = Afspraak: het mag de kaart zijn die je net hebt gespeeld.
rule-CB-6-8 = Een speler die geen kaart kan spelen, past.
rule-CB-6-8a = Afspraak: passen is dan de enige mogelijkheid, en je mag geen fiche gebruiken.
rule-CB-6-8b = Afspraak voor zelfgemaakte stellingen: als er aan het eind van een beurt in geen enkele hand en onder geen enkele vis nog een kaart is, is het spel afgelopen, ook als er nog kaarten in de trekstapel zijn.

# Geweigerde zetten
why-face-rows = Een kant heeft twee rijen, niet { $count }.
why-face-row = Een rij van een kant heeft twee letters, niet { $found }.
why-face-letter = { $found } is geen K, P, V, B of Y, en ook geen punt voor een lege doos.
why-identity-twice = Maar één speler kan { $identity } zijn.
why-no-chihuahua = Met { $count } spelers doet de Chihuahua niet mee.
why-basic-game = In het basisspel zijn er geen fiches.
why-token-twice = Een speler heeft maar één { $token }-fiche.
why-one-fish = Een speler heeft maar één Dried Fish-fiche, dus er kan maar één kaart onder liggen.
why-guard-gone = Het Cat Box-fiche van een speler verdwijnt als die speler aan de beurt komt.
why-stacking-phase = Stacking kan alleen voor het spelen van een kaart, in fase "turn".
why-token-was-used = In deze fase is er al een fiche gebruikt.
why-empty-table = Er moet een kaart op tafel liggen om op te spelen.
why-must-pass = Je kunt geen kaart spelen, dus je moet passen.
why-may-not-pass = Je kunt niet passen: er is een kaart die je kunt spelen.
why-must-play = Je moet eerst een kaart spelen.
why-has-played = Je hebt je kaart al gespeeld. Gebruik een fiche of beëindig je beurt.
why-no-such-card = { $seat } heeft die kaart niet.
why-fish-of-another = Een kaart onder Dried Fish kan alleen door de eigenaar worden gespeeld.
why-fish-stays = Een kaart onder Dried Fish blijft daar tot de eigenaar die speelt.
why-name-a-card = Kies een kaart uit een hand.
why-other-face = Op die kaart staat iets anders.
why-guarded-card = Door Cat Box-fiches van anderen is er geen plek voor deze kaart.
why-one-token-a-turn = Je mag maar één fiche per beurt gebruiken.
why-token-gone = Je hebt het { $token }-fiche niet meer.
why-token-after-playing = { $token } kun je alleen gebruiken nadat je een kaart hebt gespeeld.
why-token-before-playing = { $token } kun je alleen gebruiken voordat je een kaart speelt.
why-no-card-to-take = Niemand heeft een kaart die je kunt pakken.
why-no-card-to-play = Er is geen andere kaart die je kunt spelen.
why-nothing-to-move = Er is geen kaart die je kunt verplaatsen.
why-not-a-place = Kies een plek op het raster.
why-covers-nothing = Een kaart moet minstens één vak van het speelveld bedekken.
why-covers-too-many-full = Een kaart met vier katten moet precies 1 vak bedekken; hier zouden het er { $covers } zijn.
why-covers-too-many = Een kaart met een lege doos moet 1 of 2 vakken bedekken; hier zouden het er { $covers } zijn.
why-covers-four-cats = Ook met Stacking bedek je maximaal drie katten.
why-guarded-place = Een Cat Box-fiche van een ander beschermt wat deze kaart zou bedekken.
why-no-quadrant = Het fiche moet op een vak van het speelveld liggen.
why-not-uncovered = Hier ligt geen kaart die helemaal onbedekt is.
why-under-token = Op deze kaart ligt een Cat Box-fiche van een ander.
why-nowhere-else = Deze kaart kan nergens anders heen.
why-back-where-it-was = De kaart mag niet terug naar de oude plek.

# Spelverloop
said-identity = Identiteit van { $who }: { $identity }.
said-identity-hidden = { $who } krijgt een identiteit.
said-revealed = { $who } onthult: { $identity }.
said-turn-up = De trekstapel toont { $face }.
said-learn = { $who } trekt { $public }. De geheime kant is { $face }.
said-learn-hidden = { $who } trekt { $public }.
said-turn-over = De eerste kaart wordt omgedraaid: { $face }.
said-peek = { $who } ziet de geheime kant: { $face }.
said-peek-hidden = { $who } ziet de geheime kant.
said-play-own = { $who } speelt een eigen kaart, { $face }, op { $at } en bedekt { $covers ->
    [one] 1 vak
   *[other] { $covers } vakken
    }.
said-play-fish = { $who } speelt de kaart onder Dried Fish, { $face }, op { $at } en bedekt { $covers ->
    [one] 1 vak
   *[other] { $covers } vakken
    }.
said-play-other = { $who } speelt de kaart { $face } van { $owner } op { $at } en bedekt { $covers ->
    [one] 1 vak
   *[other] { $covers } vakken
    }.
said-forced = { $text } Iets anders kon niet [CB-6.4d].
said-cat-paw = { $who } gebruikt Cat Paw en speelt nog een keer.
said-stacking = { $who } gebruikt Stacking.
said-cat-box = { $who } legt het Cat Box-fiche op { $at }.
said-dried-fish = { $who } pakt de kaart { $face } van { $owner } en legt die onder Dried Fish.
said-dried-fish-own = { $who } legt een eigen kaart, { $face }, onder Dried Fish.
said-toy-mouse = { $who } gebruikt Toy Mouse en verplaatst { $face } van { $from } naar { $at }.
said-pass = { $who } kan geen kaart spelen en past.
said-points = { $who } ({ $identity }): { $points ->
    [one] 1 punt
   *[other] { $points } punten
    } – { $how }.
how-cat = { $cats } zichtbaar, { $area } in de grootste groep
how-cat-tokens = { $cats } zichtbaar, { $area } in de grootste groep, { $tokens } voor fiches
how-chihuahua = { $boxes ->
    [one] 1 lege doos
   *[other] { $boxes } lege dozen
    }, { $threes ->
    [one] 1 groep van drie (2)
   *[other] { $threes } groepen van drie ({ $twice })
    }
how-chihuahua-tokens = { $boxes ->
    [one] 1 lege doos
   *[other] { $boxes } lege dozen
    }, { $threes ->
    [one] 1 groep van drie (2)
   *[other] { $threes } groepen van drie ({ $twice })
    }, { $tokens } voor fiches
said-tie-chihuahua = Gelijke stand: de Chihuahua wint [CB-5.4].
said-tie-area = Gelijke stand: de grootste groep in de eigen kleur wint [CB-5.4].
said-tie-shared = Gelijke stand: de overwinning wordt gedeeld [CB-5.4].

# Aan tafel
help-cat-box = Zetten: typ het nummer van een kaart of fiche en dan van een plek, of allebei tegelijk: 1 7, of 1 3,-2. Fiches mogen ook met hun naam: cat paw.
    b: terug · u: laatste zet ongedaan maken, tot er een kaart wordt getrokken of iemand anders speelt
    ?: waarom je laatste zet niet mocht · ? 4.2 of ? toy mouse: een regel naar keuze, op nummer of op woorden · r: alle regels · Enter: tafel opnieuw tekenen
    t: je identiteit en fiches · w: wie welke kat kan zijn · l: verloop · s: opslaan · q: opslaan en stoppen
legend-cat-box = K zwart · P roze · V paars · B blauw · Y geel · □ of . lege doos · ▣ een Cat Box-fiche en de plaats van de eigenaar
