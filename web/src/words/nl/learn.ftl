# Leren, regels en herhalingen.
learn-title = Leren
learn-way = Waar je bent
learn-rules = Regels
learn-about = Vijf minuten per spel: een paar zetten op een klaargezette tafel, en je weet hoe het gaat. De regels zijn er voor als je iets wilt nakijken.
learn-cat-box = Kaarten overlappen, groepen katten groeien en verdwijnen, en niemand weet voor welke kat je speelt.
learn-if-it-fits = Bouw dozen van karton, ga in de dozen met het beste speelgoed liggen, en sluit ze voordat anderen ze bederven.
learn-here-kitty-kitty = Twee acties per beurt: lok de katten van de buurt van Yard naar Porch naar House, en houd ze daar.

# Een les
lesson-first = Eerste les
lesson-again = De les nog een keer
lesson-learned = Je hebt deze les afgerond.
lesson-of = Eerste les: { $game }
lesson-step = Stap { $n } van { $count }
lesson-you = Jij
lesson-board = De tafel van deze les
lesson-moves = Wat je kunt doen
lesson-next = Verder
lesson-skip = Deze stap overslaan
lesson-finish = Klaar
lesson-finished = Meer hoef je niet te weten
lesson-play = Speel je eerste spel

# Regels en kaarten
rules-title = De regels van { $game }
rules-search = Zoek in de regels
rules-search-for = een woord of een nummer
rules-found = { $count ->
    [0] Niets gevonden
    [one] Eén gevonden
   *[other] { $count } gevonden
}
rules-none = In geen regel staan deze woorden. Probeer er minder, of andere.
rules-contents = Inhoud
rules-cards = Alle kaarten
rules-about = Een letter achter een nummer is een afspraak: ons besluit waar het spelregelboekje zwijgt.
rules-about-cat-box = Het spel is van Second Gate Games; deze woorden zijn van ons.
rules-about-if-it-fits = Het spel is van Jolly Dutch; deze woorden zijn van ons.
rules-about-here-kitty-kitty = Het spel is van Fireside Games; deze woorden zijn van ons.
cards-copies = { $count ->
    [one] één daarvan
   *[other] { $count } daarvan
}
cards-sides = Een kaart: { $front }, op de achterkant { $back }
cards-cardboard-of = Kartonkaart, open zijden { $open }, symbolen { $icons }
cards-deck = Stapel
cards-deck-mirror = Gespiegelde achterkanten (de gewone)
cards-deck-secret = Andere katten op de achterkant
cards-card = { $count } kaarten, beide kanten
cards-cat = { $count } kattenkaarten
cards-princess = { $count } Princess-kaarten
cards-toy = { $count } bijzondere speeltjes
cards-start = { $count } startkaarten
cards-cardboard = { $count } kartonkaarten
cards-instant = { $count } directe kaarten
cards-standard = { $count } standaardkaarten
cards-defensive = { $count } verdedigingskaarten
cards-type-instant = Directe kaart
cards-type-standard = Standaardkaart
cards-type-defensive = Verdedigingskaart
cards-type-lasting = blijvend

# Een herhaling
replay-title = Herhaling
replay-of = Herhaling: { $game }
replay-table = Naar de tafel
replay-board = De tafel bij deze stap
replay-hands = Ieders kaarten
replay-controls = Vooruit en terug
replay-scrub = Stap van het spel
replay-step = { $n } van { $count }
replay-begin = Begin
replay-end = Einde
replay-now = Nu
replay-first = Naar het begin
replay-previous = Eén stap terug
replay-play = Afspelen
replay-pause = Pauze
replay-next = Eén stap verder
replay-last = Naar het einde
replay-eyes = Gezien door
replay-eyes-open = iedereen, alles open
replay-eyes-watcher = iemand die toekijkt
replay-steps = Wat er gebeurde
replay-started = Het spel begint.
replay-moved = Een zet
replay-undone = Een zet is teruggenomen.
replay-ended = Het spel is afgelopen.
replay-copy = Kopieer de link naar deze zet
replay-link = Link naar deze zet
replay-copied = Gekopieerd
replay-copy-yourself = Kopieer hem uit het veld.
replay-record = Verslag downloaden
replay-not-over = Het spel is nog bezig, dus je ziet het zoals je het toen zag, en verder niets.
replay-fair = Was het eerlijk?
replay-fair-about = Voor de eerste kaart liet de deler de hash van een geheim zien. Daarna voegden de apparaten van de spelers eigen willekeurige getallen toe (nonces). Alle kaarten volgen uit het geheim en de nonces. Nu het spel voorbij is, is het geheim openbaar: iedereen kan het hele spel opnieuw delen.
replay-fair-commitment = Het zegel, getoond voor het spel
replay-fair-secret = Het geheim, onthuld na het spel
replay-fair-nonce = Nonce van { $name }
replay-fair-no-nonce = geen
replay-fair-own = Jouw nonce zit in deze deal.
replay-fair-not-own = Jouw nonce ontbreekt in deze deal: de server heeft hem weggelaten.
replay-fair-check = Controleer het nu
replay-fair-yes = Alles was eerlijk.
replay-fair-no = Er klopt iets niet.
replay-fair-yourself = Om het op je eigen computer te controleren: download het verslag en zeg:

# Cat Box, de eerste les
lesson-cat-box-you-title = Jij bent de zwarte kat
lesson-cat-box-you = Iedereen speelt voor één kat, en niemand zegt welke. Jij bent zwart, en Mia weet dat niet. Je twee kaarten liggen hieronder: jij ziet ze zoals je ze zou spelen, Mia ziet ze van de andere kant. In onze gewone stapel is de andere kant van een kaart het spiegelbeeld.
lesson-cat-box-overlap-title = Kaarten overlappen
lesson-cat-box-overlap = Een kaart ligt nooit los: ze bedekt iets van wat er al ligt, en ze wordt nooit gedraaid. Op je linkerkaart staan vier katten, dus ze moet precies één vak bedekken. Pak haar en leg haar aan een hoek.
lesson-cat-box-overlap-right = Precies zo: één vak bedekt, drie nieuwe katten ernaast.
lesson-cat-box-overlap-hint = Neem de linkerkaart van je eigen hand, en kies een van de plekken die oplichten.
lesson-cat-box-overlap-theirs = Je mag ook kaarten van Mia spelen, en dat komt zo. Neem nu je eigen linkerkaart.
lesson-cat-box-overlap-right-card = Dat is je rechterkaart. Neem de linker, met de vier katten.
lesson-cat-box-box-title = Een lege doos geeft ruimte
lesson-cat-box-box = Op je rechterkaart staat een lege doos. Zo’n kaart mag één of twee vakken bedekken. Wat bedekt is, telt niet meer. Bedek er twee vakken mee, en laat de zwarte kat zichtbaar: die is van jou.
lesson-cat-box-box-right = Twee vakken zijn weg, en nu staan er drie zwarte katten bij elkaar.
lesson-cat-box-box-hint = Neem je rechterkaart, die met de lege doos.
lesson-cat-box-box-covers = Dat zou de zwarte kat bedekken die daar ligt. Die is van jou, dus laat haar zichtbaar.
lesson-cat-box-box-one = Dat mag, maar het bedekt maar één vak. Bedek er twee.
lesson-cat-box-area-title = Eén groep, dubbele vreugde
lesson-cat-box-area = Een kat krijgt 1 punt voor elke zichtbare kat van haar kleur, en nog 1 voor elke kat in haar grootste groep. Hoeken verbinden niet. Vier zwarte katten in twee paren zijn 4 + 2 = 6 punten. Verbind de paren met je linkerkaart.
lesson-cat-box-area-right = Zes zwarte katten in één groep: 6 + 6 = 12 punten. Met één kaart heb je je score verdubbeld.
lesson-cat-box-area-hint = Op je linkerkaart staan de twee zwarte katten die de brug kunnen slaan.
lesson-cat-box-area-apart = Vanaf daar verbindt ze niet beide paren. Kijk naar het gat onder het linkerpaar: wie de gele kat bedekt, slaat de brug.
lesson-cat-box-theirs-title = Speel een kaart van een ander
lesson-cat-box-theirs = In plaats van je eigen kaart mag je er een uit de hand van een ander spelen, met de kant boven die iedereen ziet. Op Mia’s linkerkaart staan twee zwarte katten. Neem haar en leg haar waar je wilt.
lesson-cat-box-theirs-right = Mia trekt een nieuwe kaart, en de zwarte katten tellen voor jou. Nu weet ze dat iemand van zwart houdt. Dat jij dat bent weet ze niet, als je het niet elke keer doet.
lesson-cat-box-theirs-hint = Neem de linkerkaart van Mia.
lesson-cat-box-theirs-own = Dat is een kaart van jezelf. Neem er deze keer een uit de hand van Mia.
lesson-cat-box-theirs-left-card = Dat is Mia’s andere kaart. De zwarte katten staan op haar linker.
lesson-cat-box-chihuahua-title = De Chihuahua
lesson-cat-box-chihuahua = Met vier of vijf spelers kan iemand de Chihuahua zijn, en nu ben jij dat. Die krijgt 1 punt voor elke zichtbare lege doos, en 2 voor elke groep van precies drie katten van één kleur, welke dan ook. Er zijn twee blauwe katten: voeg een derde toe, en laat beide zichtbaar.
lesson-cat-box-chihuahua-right = Twee lege dozen en een groep van precies drie: 2 + 2 = 4 punten. Een vierde blauwe kat zou het bederven.
lesson-cat-box-chihuahua-hint = Op je eigen kaart staat linksboven een blauwe kat. Leg die onder een van de blauwe katten.
lesson-cat-box-chihuahua-two = Dan zijn de blauwe katten niet met drie in één groep. Leg de blauwe van je kaart recht onder een van de andere.
lesson-cat-box-end-title = Als alle kaarten liggen
lesson-cat-box-end = Het spel eindigt als alle kaarten gespeeld zijn; dan zegt iedereen wie hij is. Zwart heeft hier 12 punten, blauw heeft twee katten die elkaar niet raken: 2 + 1 = 3. De meeste punten winnen. Bij gelijke stand wint de Chihuahua, en anders de grootste groep.
lesson-cat-box-finished = Bedek, verbind, en laat niet te vroeg zien welke kat de jouwe is. De fiches van het spel voor gevorderden kunnen wachten tot je tweede avond.

# If It Fits, de eerste les
lesson-if-it-fits-draw-title = Trek een kaart
lesson-if-it-fits-draw = Jij speelt Lilly, Mia speelt Milo. In je beurt trek je een kaart en speel je een kaart. Er liggen al twee startkaarten op tafel. Trek een kaart.
lesson-if-it-fits-draw-right = Je hebt nu drie kaarten in je hand, en alleen jij ziet ze.
lesson-if-it-fits-draw-hint = Trek eerst een kaart.
lesson-if-it-fits-draw-sleep = Dan leg je daar een slapende kat in plaats van te trekken. Dat komt nog; trek nu een kaart.
lesson-if-it-fits-lay-title = Leg karton
lesson-if-it-fits-lay = Een kaart ligt kant aan kant naast een andere. Waar twee open zijden elkaar raken, worden beide vloeren één doos. Leg je kaart met de muis rechts van de muis op tafel.
lesson-if-it-fits-lay-right = Beide kaarten zijn naar elkaar open: samen met de startkaart eronder zijn ze één doos, met twee muizen.
lesson-if-it-fits-lay-hint = Neem de eerste kaart van je hand, die met de muis.
lesson-if-it-fits-lay-place = Goede kaart, andere plek. Leg haar rechts van de muis die op tafel ligt.
lesson-if-it-fits-cat-title = Past het, dan lig ik erin
lesson-if-it-fits-cat = Meteen na het leggen van een kaart mag je een wakkere kat van jou over die kaart en een buurkaart leggen: ze moeten via hun lange zijden naar elkaar open zijn. Leg Lilly daar.
lesson-if-it-fits-cat-right = Lilly ligt nu in de doos. Niemand anders mag er een kat in leggen, behalve wie er al een in heeft.
lesson-if-it-fits-cat-hint = Kies de plek over de twee kaarten met de muizen.
lesson-if-it-fits-cat-done = Je mag je beurt zonder kat eindigen, maar een doos zonder kat van jou levert je niets op. Leg Lilly over de twee kaarten.
lesson-if-it-fits-close-title = Sluit de doos
lesson-if-it-fits-close = Een doos is zoveel punten waard als er speeltjes van de meest voorkomende soort in liggen, en tweemaal zoveel als ze dicht is: als er geen open zijde meer naar buiten leidt. De jouwe heeft nog één opening, onderaan. Sluit haar met de kaart met een muis en één open zijde.
lesson-if-it-fits-close-right = Drie muizen, en de doos is dicht: 2 × 3 = 6 punten.
lesson-if-it-fits-close-hint = Zoek de enige opening van Lilly’s doos, onder haar linkerhelft.
lesson-if-it-fits-close-turned = Gedraaid sluit de wand van de kaart je doos ook, maar de muis blijft buiten. Leg haar met de open zijde naar Lilly.
lesson-if-it-fits-close-open = Dat geeft een muis erbij, maar de doos blijft open. De andere kaart heeft wanden waar je ze nodig hebt.
lesson-if-it-fits-spray-title = Plantenspuiten
lesson-if-it-fits-spray = Elke plantenspuit in een doos is een punt minder, en katten haten hem. Milo ligt bij twee belletjes. Karton mag je in ieders doos leggen: maak Mia’s doos slechter met je plantenspuit.
lesson-if-it-fits-spray-right = Twee belletjes min één plantenspuit: nog maar 1 punt. Een kat kon je daar niet leggen, want Milo ligt in de doos, maar karton mag overal heen.
lesson-if-it-fits-spray-hint = Neem de kaart met de plantenspuit.
lesson-if-it-fits-spray-wall = Daar zit een wand tussen, dus de plantenspuit komt niet in Milo’s doos. Leg hem boven of onder een van zijn kaarten.
lesson-if-it-fits-spray-bell = Op die kaart staat een belletje, en dat zou Milo leuk vinden. Neem de plantenspuit.
lesson-if-it-fits-sleep-title = Een slapende kat
lesson-if-it-fits-sleep = Lilly en Milo liggen in dezelfde doos: ieder één kat, dus beiden scoren haar. In plaats van te trekken mag je een slapende kat op een lege plek leggen, als een kaart met vier open zijden. Waar je een wakkere kat hebt, telt een slapende ook mee. Leg er een in deze doos, door een van haar openingen.
lesson-if-it-fits-sleep-right = Twee katten tegen één: jij alleen scoort de doos, en krijgt 1 punt extra voor je tweede kat.
lesson-if-it-fits-sleep-hint = Kies een plek onder Lilly, waar haar doos open is.
lesson-if-it-fits-sleep-draw = Trekken mag, maar dan kun je in deze beurt geen slapende kat leggen. Kies een plek voor haar.
lesson-if-it-fits-sleep-wall = Daar zit een wand tussen, dus de kat zou buiten de doos slapen. De openingen zijn onder Lilly.
lesson-if-it-fits-princess-title = Princess
lesson-if-it-fits-princess = Princess komt uit de stapel, en niemand weet dat jij haar hebt. In plaats van karton gespeeld neemt ze de plek in van een kat op tafel en stuurt die naar huis. Laat haar Milo’s plek innemen.
lesson-if-it-fits-princess-right = Milo gaat naar huis, en Princess ligt daar voor niemand. De doos is weer van Lilly alleen.
lesson-if-it-fits-princess-hint = Neem Princess, en dan Milo.
lesson-if-it-fits-princess-own = Dat is Lilly, je eigen kat. Princess mag dat, maar jij houdt Lilly liever.
lesson-if-it-fits-princess-cardboard = Dat is karton. Neem Princess.
lesson-if-it-fits-end-title = Wanneer het eindigt
lesson-if-it-fits-end = Als de stapel op is, of als iemand alle vijf katten op tafel heeft, trekt niemand meer; de kaarten in de hand worden nog gespeeld. Dan scoort elke doos voor wie er de meeste katten in heeft, en bij gelijke stand voor allen. De meeste punten winnen.
lesson-if-it-fits-finished = Zoek speeltjes van één soort, ga ertussen liggen, en sluit de doos voordat de plantenspuiten komen.

# Here, Kitty, Kitty!, de eerste les
lesson-here-kitty-kitty-move-title = Eén stap dichterbij
lesson-here-kitty-kitty-move = In je beurt doe je twee acties. De eenvoudigste verplaatst één kat één stap: uit de Neighborhood naar je Yard, op de Porch, in het House. Verplaats je oranje kat van de Yard naar de Porch.
lesson-here-kitty-kitty-move-right = Op de Porch is een kat 3 punten waard; in de Yard was ze niets waard.
lesson-here-kitty-kitty-move-hint = Kies de oranje kat in je Yard.
lesson-here-kitty-kitty-move-card = Kaarten zijn ook een actie, en straks speel je er een. Verplaats eerst de oranje kat.
lesson-here-kitty-kitty-house-title = Het House in
lesson-here-kitty-kitty-house = Je hebt nog één actie. In het House is een kat 5 punten waard en moeilijk te pakken. Verplaats een kat van je Porch naar het House.
lesson-here-kitty-kitty-house-right = Twee acties, en je beurt is voorbij: 3 punten op de Porch, 5 in het House, en meer als het daar de enige kleur blijft.
lesson-here-kitty-kitty-house-hint = Kies een kat op je Porch.
lesson-here-kitty-kitty-house-else = Die zet mag, maar hij brengt geen kat naar binnen. Kies er een op je Porch.
lesson-here-kitty-kitty-play-title = Speel een kaart
lesson-here-kitty-kitty-play = Ook een standaardkaart (paars) spelen kost één actie. Spay/Neuter Clinic haalt tot twee katten uit de Neighborhood meteen op je Porch. Eén kat van elke kleur op je erf is 5 punten waard, en oranje ontbreekt. Neem twee katten, waarvan één oranje.
lesson-here-kitty-kitty-play-right = Twee katten op de Porch, en alle vier kleuren: 6 punten en nog 5.
lesson-here-kitty-kitty-play-hint = Speel Spay/Neuter Clinic.
lesson-here-kitty-kitty-play-one = Minder mag, maar twee zijn beter dan één.
lesson-here-kitty-kitty-play-color = Daar zit geen oranje kat bij. Dat is de kleur die je mist.
lesson-here-kitty-kitty-burglar-title = De buren hebben ook katten
lesson-here-kitty-kitty-burglar = Een House met katten van maar één kleur is 10 punten extra waard. In Mia’s House zit één kat, en die is wit. Met Cat Burglar steel je een kat naar keuze naar je Yard. Neem die.
lesson-here-kitty-kitty-burglar-right = Mia’s House is leeg, dat kost haar 15 punten, en jij hebt er een witte kat bij. Ze zal het onthouden.
lesson-here-kitty-kitty-burglar-hint = Speel Cat Burglar.
lesson-here-kitty-kitty-burglar-where = Die doet minder pijn. Neem de witte kat uit Mia’s House.
lesson-here-kitty-kitty-answer-title = Antwoordt er iemand?
lesson-here-kitty-kitty-answer = Tom speelt Cat Burglar op jou: hij wil de zwarte kat in je House. Voordat het gebeurt gaat er een kort venster open waarin iedereen wordt gevraagd. Verdedigingskaarten (blauw) zijn gratis en antwoorden daar. Jij hebt Tuna, die Cat Burglar tegenhoudt.
lesson-here-kitty-kitty-answer-right = Tegengehouden: je kat blijft thuis, en Toms actie is op. Elk venster ziet er hetzelfde uit, of er nu iemand kon antwoorden of niet, dus niemand leert wat je hebt.
lesson-here-kitty-kitty-answer-hint = Antwoord met Tuna.
lesson-here-kitty-kitty-answer-pass = Je mag het laten gaan, maar dan is je zwarte kat weg. Antwoord met Tuna.
lesson-here-kitty-kitty-instant-title = Aanvullen, en bukken
lesson-here-kitty-kitty-instant = Na je twee acties vul je je hand aan tot drie kaarten. Een directe kaart (rood) die je trekt gebeurt meteen, voor iedereen. Eén actie is over: verplaats een oranje kat naar de Porch, en kijk wat je trekt.
lesson-here-kitty-kitty-instant-right = Raining Cats & Dogs! De helft van de katten in elke Yard, naar boven afgerond, rende de Porch op, de andere terug naar de Neighborhood. De jouwe haalde het, Mia verloor er een. Daarna trok je verder.
lesson-here-kitty-kitty-instant-hint = Dat mag. Verplaats nu een oranje kat van je Yard naar de Porch.
lesson-here-kitty-kitty-score-title = Vierenveertig punten
lesson-here-kitty-kitty-score = Als de laatste kaart getrokken is, heeft iedereen nog één beurt. Dan tel je: House 2 × 5, Porch 3 × 3, vijf oranje katten 5, alle vier kleuren 5, de meeste oranje katten 3, een House van één kleur 10, en Best in Show nog in je hand 2. Samen 44.
lesson-here-kitty-kitty-finished = Haal katten naar binnen, denk aan kleuren, en bewaar een blauwe kaart voor een regendag.
