# Cat Box: de regels in onze woorden, weigeringen, en wat er aan tafel gebeurt.
#
# Woordenlijst: quadrant vak · place plek · public/secret side openbare/geheime kant · identity identiteit · token fiche
# pile stapel · play area speelveld · cover bedekken · area gebied · empty box lege doos · guard bewaken
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
rule-CB-1-1 = Je speelt met twee tot vijf spelers en zes identiteiten: vijf katten en de Chihuahua. Er zijn 48 kaarten met twee kanten van twee bij twee vakken, elk met een kat in een van vijf kleuren of een lege doos, en voor het spel voor gevorderden vijf fiches per speler.
rule-CB-1-2 = In ons gewone deck is de achterkant van een kaart haar voorkant in spiegelbeeld, zodat er niets achter verborgen zit; het deck "secret" heeft andere katten op de achterkant, en je mag een eigen deck meebrengen.
rule-CB-2-1 = Iedereen krijgt één identiteit, dicht; de rest gaat ongezien uit het spel. Met twee of drie spelers blijft de Chihuahua in de doos.
rule-CB-2-2 = In het basisspel gaan er met 2, 3, 4 of 5 spelers 1, 2, 3 of 2 kaarten uit, en trekt iedereen er 2, 2, 1 of 1. De volgende kaart wordt omgedraaid en begint het speelveld. Zo heeft iedereen even veel beurten.
rule-CB-2-2a = Afspraak: niemand ziet welke kaarten eruit gaan.
rule-CB-2-3 = Van een kaart in de hand kent iedereen de openbare kant en alleen wie haar vasthoudt de geheime kant. Van de stapel ziet iedereen de openbare kant van de bovenste kaart.
rule-CB-2-4 = Eén speler begint; de beurt gaat naar links.
rule-CB-2-4a = Afspraak: wie begint, wordt geloot, of voor het spel bepaald.
rule-CB-3-1 = In je beurt speel je één kaart: een van jezelf met de geheime kant boven, of een uit de hand van een ander met de openbare kant boven.
rule-CB-3-2 = De speler van wie de kaart gespeeld is, trekt een nieuwe, zolang er een stapel is. Dan gaat de beurt naar links.
rule-CB-4-1 = Kaarten worden nooit gedraaid. Een kaart beslaat twee bij twee plekken van een raster zonder rand.
rule-CB-4-2 = Een kaart moet minstens één vak bedekken dat er al ligt: precies één als ze vier katten toont, één of twee als ze een lege doos toont. Een plek telt één keer, hoeveel kaarten er ook liggen.
rule-CB-4-3 = Wat bovenop ligt, telt.
rule-CB-5-1 = Het spel eindigt als alle kaarten gespeeld zijn en de laatste beurt klaar is. Dan worden alle identiteiten onthuld.
rule-CB-5-2 = Een kat scoort 1 voor elke zichtbare kat van haar kleur, en 1 voor elke kat in haar grootste aaneengesloten gebied; hoeken verbinden niet.
rule-CB-5-3 = De Chihuahua scoort 1 voor elke zichtbare lege doos, en 2 voor elk gebied van precies drie verbonden katten van één kleur.
rule-CB-5-4 = De meeste punten winnen. Bij gelijke stand wint de Chihuahua als die erbij hoort, anders het grootste gebied van de eigen kleur.
rule-CB-5-4a = Afspraak: is het dan nog gelijk, dan is de overwinning gedeeld.
rule-CB-6-1 = In het spel voor gevorderden gaat er geen kaart uit.
rule-CB-6-2 = Iedereen heeft vijf fiches, van elke soort één, en mag er in een beurt één gebruiken naast het spelen van een kaart. Een gebruikt fiche is weg; elk ongebruikt fiche is aan het eind een punt.
rule-CB-6-3 = Cat Paw: heb je een kaart gespeeld, dan speel je meteen nog een kaart.
rule-CB-6-3a = Afspraak: alleen als er nog een kaart is die je kunt spelen.
rule-CB-6-3b = Afspraak: handen worden aan het eind van de beurt aangevuld, in de volgorde waarin er kaarten uit gingen.
rule-CB-6-4 = Cat Box: leg het op een vak naar keuze, voor of na het spelen. Tot je volgende beurt begint, mag niemand anders dat vak of de acht eromheen bedekken.
rule-CB-6-4a = Afspraak: bedekken is op een vak liggen dat er al ligt; lege plekken rond het fiche mogen gebruikt worden.
rule-CB-6-4b = Afspraak: niemand anders mag een kaart oppakken die een vak onder het fiche heeft.
rule-CB-6-4c = Afspraak: het fiche blijft op zijn plek van het raster.
rule-CB-6-4d = Afspraak: laten fiches van anderen geen plek voor welke kaart ook die je mag spelen, dan mag je bedekken wat ze bewaken.
rule-CB-6-5 = Dried Fish: pak voor of na het spelen een kaart uit een hand naar keuze en leg haar voor je neer onder het fiche. Van nu af kun alleen jij haar spelen, als een kaart van jezelf. Iedereen ziet nog haar openbare kant; jij ziet de geheime, en wie haar eerst vasthield ook.
rule-CB-6-5a = Afspraak: de hand waar ze uit kwam, wordt aan het eind van de beurt aangevuld.
rule-CB-6-5b = Afspraak: haar later spelen vult niets aan; het is een beurt als elke andere.
rule-CB-6-5c = Afspraak: het spel is niet afgelopen voordat ze gespeeld is.
rule-CB-6-6 = Stacking: voordat je een kaart speelt. Die kaart mag één tot vier vakken bedekken, hoogstens drie ervan katten, wat ze ook toont.
rule-CB-6-7 = Toy Mouse: heb je een kaart gespeeld, pak dan één kaart waarvan niets bedekt is en leg haar ergens anders neer volgens de regels van het leggen. Wat ze bedekte, is weer te zien.
rule-CB-6-7a = Afspraak: dezelfde kant blijft boven.
rule-CB-6-7b = Afspraak: haar nieuwe plek ontziet de Cat Box-fiches van anderen.
rule-CB-6-7c = Afspraak: het speelveld mag uit elkaar vallen.
rule-CB-6-7d = Afspraak: ze mag niet terug naar waar ze lag.
rule-CB-6-7e = Afspraak: het mag de kaart zijn die net gespeeld is.
rule-CB-6-8 = Wie geen kaart kan spelen, past.
rule-CB-6-8a = Afspraak: dan kun je alleen passen, en er wordt geen fiche gebruikt.
rule-CB-6-8b = Onze afspraak, voor opgezette stellingen: is er aan het eind van een beurt in geen hand en onder geen vis nog een kaart, dan is het spel afgelopen, ook als er een stapel over is.

# Waarom niet
why-face-rows = Een kant heeft twee rijen, niet { $count }.
why-face-row = Een rij van een kant is twee letters, niet { $found }.
why-face-letter = { $found } is geen K, P, V, B of Y, en ook geen punt voor een lege doos.
why-identity-twice = Maar één speler kan { $identity } zijn.
why-no-chihuahua = Met { $count } spelers doet de Chihuahua niet mee.
why-basic-game = In het basisspel zijn er geen fiches.
why-token-twice = Een speler heeft maar één fiche { $token }.
why-one-fish = Een speler heeft maar één fiche Dried Fish; daar kan dus maar één kaart onder liggen.
why-guard-gone = Het Cat Box-fiche van een speler is weg als diens beurt begint.
why-stacking-phase = Stacking hoort voor het spelen van een kaart, in fase "turn".
why-token-was-used = In deze fase is er een fiche gebruikt.
why-empty-table = Er moet een kaart op tafel liggen om op te spelen.
why-must-pass = Er is geen kaart die je kunt spelen; je kunt dus alleen passen.
why-may-not-pass = Je kunt een kaart spelen; passen kan dus niet.
why-must-play = Je moet eerst een kaart spelen.
why-has-played = Je hebt je kaart gespeeld; gebruik een fiche of zeg dat je klaar bent.
why-no-such-card = { $seat } heeft die kaart niet.
why-fish-of-another = Een kaart onder Dried Fish kan alleen de eigenaar spelen.
why-fish-stays = Een kaart onder Dried Fish blijft daar tot de eigenaar haar speelt.
why-name-a-card = Noem een kaart die in een hand zit.
why-other-face = De kaart toont iets anders.
why-guarded-card = Cat Box-fiches van anderen laten geen plek voor deze kaart.
why-one-token-a-turn = Je mag in een beurt maar één fiche gebruiken.
why-token-gone = Het fiche { $token } heb je niet meer.
why-token-after-playing = { $token } is voor nadat je een kaart gespeeld hebt.
why-token-before-playing = { $token } is voor voordat je een kaart speelt.
why-no-card-to-take = In geen enkele hand zit een kaart om te pakken.
why-no-card-to-play = Er is geen andere kaart die je kunt spelen.
why-nothing-to-move = Er is geen kaart die verlegd kan worden.
why-not-a-place = Noem een plek van het raster.
why-covers-nothing = Een kaart moet minstens één vak bedekken dat er al ligt.
why-covers-too-many-full = Een kaart met vier katten bedekt precies 1 vak; hier zouden het er { $covers } zijn.
why-covers-too-many = Een kaart met een lege doos bedekt 1 of 2 vakken; hier zouden het er { $covers } zijn.
why-covers-four-cats = Ook met Stacking bedek je hoogstens drie katten.
why-guarded-place = Een Cat Box-fiche van een ander bewaakt wat dit zou bedekken.
why-no-quadrant = Het fiche moet op een vak van het speelveld liggen.
why-not-uncovered = Hier ligt geen kaart waarvan niets bedekt is.
why-under-token = Op deze kaart ligt een Cat Box-fiche van een ander.
why-nowhere-else = Deze kaart kan nergens anders liggen.
why-back-where-it-was = De kaart mag niet terug naar waar ze lag.

# Wat er gebeurt
said-identity = { $who } is { $identity }.
said-identity-hidden = { $who } krijgt een identiteit.
said-revealed = { $who } wordt onthuld: { $identity }.
said-turn-up = De stapel toont { $face }.
said-learn = { $who } trekt { $public }; de geheime kant is { $face }.
said-learn-hidden = { $who } trekt { $public }.
said-turn-over = De eerste kaart wordt omgedraaid: { $face }.
said-peek = { $who } ziet de geheime kant: { $face }.
said-peek-hidden = { $who } ziet de geheime kant.
said-play-own = { $who } speelt een eigen kaart, { $face } op { $at }, en bedekt { $covers ->
    [one] 1 vak
   *[other] { $covers } vakken
    }.
said-play-fish = { $who } speelt de kaart onder Dried Fish, { $face } op { $at }, en bedekt { $covers ->
    [one] 1 vak
   *[other] { $covers } vakken
    }.
said-play-other = { $who } speelt de kaart { $face } van { $owner } op { $at } en bedekt { $covers ->
    [one] 1 vak
   *[other] { $covers } vakken
    }.
said-forced = { $text } Iets anders was niet vrij [CB-6.4d].
said-cat-paw = { $who } gebruikt Cat Paw en speelt nog een keer.
said-stacking = { $who } gebruikt Stacking.
said-cat-box = { $who } legt het Cat Box-fiche op { $at }.
said-dried-fish = { $who } pakt de kaart { $face } van { $owner } en legt haar onder Dried Fish.
said-dried-fish-own = { $who } legt een eigen kaart, { $face }, onder Dried Fish.
said-toy-mouse = { $who } gebruikt Toy Mouse: { $face } gaat van { $from } naar { $at }.
said-pass = { $who } kan geen kaart spelen en past.
said-points = { $who } ({ $identity }): { $points ->
    [one] 1 punt
   *[other] { $points } punten
    }, { $how }.
how-cat = { $cats } zichtbaar en { $area } in het grootste gebied
how-cat-tokens = { $cats } zichtbaar, { $area } in het grootste gebied en { $tokens } voor fiches
how-chihuahua = { $boxes ->
    [one] 1 lege doos
   *[other] { $boxes } lege dozen
    } en { $threes ->
    [one] 1 gebied van drie (2)
   *[other] { $threes } gebieden van drie ({ $twice })
    }
how-chihuahua-tokens = { $boxes ->
    [one] 1 lege doos
   *[other] { $boxes } lege dozen
    }, { $threes ->
    [one] 1 gebied van drie (2)
   *[other] { $threes } gebieden van drie ({ $twice })
    } en { $tokens } voor fiches
said-tie-chihuahua = Gelijke stand; die gaat naar de Chihuahua [CB-5.4].
said-tie-area = Gelijke stand; die gaat naar het grootste gebied van de eigen kleur [CB-5.4].
said-tie-shared = Gelijke stand die niets doorbreekt [CB-5.4].
