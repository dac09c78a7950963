# Leren, spelregels en terugkijken.
learn-title = Leren
learn-way = Kruimelpad
learn-rules = Spelregels
learn-about = Leer elk spel in vijf minuten met een paar zetten op een klaargezette tafel. De spelregels kun je altijd nalezen.
learn-cat-box = Kaarten overlappen elkaar, groepen katten groeien en krimpen, en niemand weet voor welke kat je speelt.
learn-if-it-fits = Bouw dozen, leg je katten bij de beste speeltjes en sluit de dozen voordat anderen ze verpesten.
learn-here-kitty-kitty = Twee acties per beurt: lok de katten uit de buurt van Yard naar Porch naar House, en houd ze daar.

# Een les
lesson-first = Eerste les
lesson-again = Les herhalen
lesson-learned = Je hebt deze les afgerond.
lesson-step = Stap { $n } van { $count }
lesson-you = Jij
lesson-board = Oefentafel
lesson-moves = Je mogelijkheden
lesson-next = Verder
lesson-skip = Stap overslaan
lesson-finish = Klaar
lesson-finished = Meer hoef je niet te weten
lesson-play = Speel je eerste spel

# Regels en kaarten
rules-title = Spelregels van { $game }
rules-search = Zoeken in de spelregels
rules-search-for = een woord of nummer
rules-found = { $count ->
    [0] Niets gevonden
    [one] 1 regel gevonden
   *[other] { $count } regels gevonden
}
rules-none = Er is geen regel met deze woorden. Probeer minder of andere woorden.
rules-contents = Inhoud
rules-cards = Alle kaarten
rules-about = Een letter achter een nummer staat voor een afspraak: een eigen keuze waar de spelregels niets zeggen.
rules-about-cat-box = Cat Box is uitgegeven door Second Gate Games. Deze regels hebben we in onze eigen woorden geschreven.
rules-about-if-it-fits = If It Fits is uitgegeven door Jolly Dutch. Deze regels hebben we in onze eigen woorden geschreven.
rules-about-here-kitty-kitty = Here, Kitty, Kitty! is uitgegeven door Fireside Games. Deze regels hebben we in onze eigen woorden geschreven.
cards-copies = { $count ->
    [one] 1 exemplaar
   *[other] { $count } exemplaren
}
cards-sides = Kaart: { $front }, achterkant: { $back }
cards-cardboard-of = Dooskaart, open zijden: { $open }, symbolen: { $icons }
cards-deck = Deck
cards-deck-mirror = Gespiegelde achterkanten (standaard)
cards-deck-secret = Andere katten op de achterkant
cards-card = { $count } kaarten, beide kanten
cards-cat = { $count } kattenkaarten
cards-princess = { $count } Princess-kaarten
cards-toy = { $count } speciale speeltjes
cards-start = { $count } startkaarten
cards-cardboard = { $count } dooskaarten
cards-instant = { $count } directe kaarten
cards-standard = { $count } standaardkaarten
cards-defensive = { $count } verdedigingskaarten
cards-type-instant = Directe kaart
cards-type-standard = Standaardkaart
cards-type-defensive = Verdedigingskaart
cards-type-lasting = blijvend

# Een herhaling
replay-title = Terugkijken
replay-of = Terugkijken: { $game }
replay-table = Naar de tafel
replay-board = Tafel bij deze stap
replay-hands = Ieders kaarten
replay-controls = Afspelen
replay-scrub = Stap
replay-step = { $n } van { $count }
replay-begin = Begin
replay-end = Einde
replay-now = Nu
replay-first = Naar het begin
replay-previous = Vorige stap
replay-play = Afspelen
replay-pause = Pauze
replay-next = Volgende stap
replay-last = Naar het einde
replay-eyes = Weergave
replay-eyes-open = alle kaarten open
replay-eyes-watcher = toeschouwer
replay-steps = Verloop
replay-started = Het spel begint.
replay-moved = Zet
replay-undone = Een zet is ongedaan gemaakt.
replay-ended = Het spel is afgelopen.
replay-copy = Link naar deze zet kopiëren
replay-link = Link naar deze zet
replay-copied = Gekopieerd
replay-copy-yourself = Kopieer de link uit het veld.
replay-record = Verslag downloaden
replay-not-over = Het spel is nog bezig, dus je ziet alleen wat je toen ook zag.
replay-fair = Is er eerlijk gedeeld?
replay-fair-about = Voor het delen heeft de deler de hash van een geheim gepubliceerd. Daarna hebben de apparaten van de spelers eigen willekeurige getallen (nonces) toegevoegd. Het geheim en de nonces bepalen alle kaarten. Nu het spel voorbij is, is het geheim openbaar en kan iedereen het delen controleren.
replay-fair-commitment = Controlecode, gepubliceerd voor het spel
replay-fair-secret = Geheim, onthuld na het spel
replay-fair-nonce = Nonce van { $name }
replay-fair-no-nonce = geen
replay-fair-own = Jouw nonce is gebruikt bij het delen.
replay-fair-not-own = Jouw nonce is niet gebruikt bij het delen: de server heeft hem weggelaten.
replay-fair-check = Nu controleren
replay-fair-yes = Er is eerlijk gedeeld.
replay-fair-no = Er klopt iets niet.
replay-fair-yourself = Wil je het op je eigen computer controleren, download dan het verslag en voer dit uit:

# Cat Box, de eerste les
lesson-cat-box-you-title = Jij bent de zwarte kat
lesson-cat-box-you = Iedereen speelt stiekem voor één kat. Jij bent zwart, en Mia weet dat niet. Je twee kaarten liggen hieronder. Jij ziet de kant die je zou spelen, Mia ziet de andere kant. In het standaarddeck is de achterkant van een kaart het spiegelbeeld.
lesson-cat-box-overlap-title = Kaarten overlappen elkaar
lesson-cat-box-overlap = Elke kaart moet iets bedekken van wat er al ligt, en kaarten worden nooit gedraaid. Op je linkerkaart staan vier katten, dus die moet precies één vak bedekken. Pak de kaart en leg hem op een hoek.
lesson-cat-box-overlap-right = Goed zo: één vak bedekt, drie nieuwe katten ernaast.
lesson-cat-box-overlap-hint = Pak de linkerkaart uit je eigen hand en kies een van de plekken die oplichten.
lesson-cat-box-overlap-theirs = Je mag ook kaarten van Mia spelen; dat komt zo. Pak nu je eigen linkerkaart.
lesson-cat-box-overlap-right-card = Dat is je rechterkaart. Pak de linker, met vier katten.
lesson-cat-box-box-title = Met een lege doos bedek je meer
lesson-cat-box-box = Op je rechterkaart staat een lege doos. Zo’n kaart mag één of twee vakken bedekken. Bedekte katten tellen niet meer. Bedek er twee vakken mee, maar laat de zwarte kat zichtbaar: die levert jou punten op.
lesson-cat-box-box-right = Twee vakken zijn bedekt, en nu zitten er drie zwarte katten bij elkaar.
lesson-cat-box-box-hint = Pak je rechterkaart, die met de lege doos.
lesson-cat-box-box-covers = Dat zou de zwarte kat bedekken. Die levert jou punten op, dus laat hem zichtbaar.
lesson-cat-box-box-one = Dat mag, maar je bedekt maar één vak. Bedek er twee.
lesson-cat-box-area-title = Je grootste groep telt dubbel
lesson-cat-box-area = Je krijgt 1 punt voor elke zichtbare kat in jouw kleur, plus 1 voor elke kat in de grootste groep. Hoeken die elkaar raken, tellen niet. Vier zwarte katten in twee paren zijn 4 + 2 = 6 punten waard. Verbind de paren met je linkerkaart.
lesson-cat-box-area-right = Zes zwarte katten in één groep: 6 + 6 = 12 punten. Met één kaart heb je je score verdubbeld.
lesson-cat-box-area-hint = Op je linkerkaart staan twee zwarte katten waarmee je de paren kunt verbinden.
lesson-cat-box-area-apart = Zo zijn de twee paren niet verbonden. Kijk naar het gat onder het linkerpaar: bedek de gele kat om de paren te verbinden.
lesson-cat-box-theirs-title = Speel een kaart van een ander
lesson-cat-box-theirs = In plaats van een eigen kaart mag je een kaart uit de hand van een andere speler spelen, met de kant boven die iedereen ziet. Op de linkerkaart van Mia staan twee zwarte katten. Pak die en leg hem waar je wilt.
lesson-cat-box-theirs-right = Mia trekt een nieuwe kaart, en de zwarte katten leveren jou punten op. Nu weet ze dat iemand van zwart houdt. Zolang je het niet elke keer doet, weet ze niet dat jij dat bent.
lesson-cat-box-theirs-hint = Pak de linkerkaart van Mia.
lesson-cat-box-theirs-own = Dat is je eigen kaart. Pak er deze keer een uit de hand van Mia.
lesson-cat-box-theirs-left-card = Dat is de andere kaart van Mia. De zwarte katten staan op haar linkerkaart.
lesson-cat-box-chihuahua-title = De Chihuahua
lesson-cat-box-chihuahua = Met vier of vijf spelers kan iemand de Chihuahua zijn. Nu ben jij dat. Je krijgt 1 punt voor elke zichtbare lege doos en 2 voor elke groep van precies drie katten van dezelfde kleur. Er zijn twee blauwe katten: leg er een derde bij en laat ze allebei zichtbaar.
lesson-cat-box-chihuahua-right = Twee lege dozen en een groep van precies drie: 2 + 2 = 4 punten. Een vierde blauwe kat zou het verpesten.
lesson-cat-box-chihuahua-hint = Op je kaart staat linksboven een blauwe kat. Leg die onder een van de blauwe katten.
lesson-cat-box-chihuahua-two = Zo krijg je geen groep van drie blauwe katten. Leg de blauwe kat van je kaart direct onder een van de andere.
lesson-cat-box-end-title = Einde van het spel
lesson-cat-box-end = Het spel eindigt als alle kaarten zijn gespeeld. Dan onthult iedereen zijn kat. Zwart heeft hier 12 punten. Blauw heeft twee katten die elkaar niet raken: 2 + 1 = 3. Wie de meeste punten heeft, wint. Bij een gelijke stand wint de Chihuahua, en anders de grootste groep.
lesson-cat-box-finished = Bedek, verbind en laat niet te vroeg zien welke kat van jou is. Ken je het spel, probeer dan de fiches van het spel voor gevorderden.

# If It Fits, de eerste les
lesson-if-it-fits-draw-title = Trek een kaart
lesson-if-it-fits-draw = Jij speelt Lilly, Mia speelt Milo. In je beurt trek je een kaart en speel je een kaart. Er liggen al twee startkaarten op tafel. Trek een kaart.
lesson-if-it-fits-draw-right = Nu heb je drie kaarten die alleen jij kunt zien.
lesson-if-it-fits-draw-hint = Trek eerst een kaart.
lesson-if-it-fits-draw-sleep = Dan leg je een slapende kat in plaats van te trekken. Dat komt nog; trek nu een kaart.
lesson-if-it-fits-lay-title = Leg een dooskaart
lesson-if-it-fits-lay = Kaarten liggen rand tegen rand. Waar twee open zijden elkaar raken, worden de kaarten één doos. Leg je kaart met de muis rechts van de muis op tafel.
lesson-if-it-fits-lay-right = Beide kaarten zijn naar elkaar toe open. Met de startkaart eronder vormen ze één doos met twee muizen.
lesson-if-it-fits-lay-hint = Pak de eerste kaart uit je hand, die met de muis.
lesson-if-it-fits-lay-place = Goede kaart, maar de verkeerde plek. Leg hem rechts van de muis op tafel.
lesson-if-it-fits-cat-title = Past het? Dan zit ik erin
lesson-if-it-fits-cat = Meteen nadat je een kaart hebt gelegd, mag je een van je katten wakker over die kaart en een buurkaart leggen. Ze moeten via hun lange zijden verbonden zijn. Leg Lilly daar.
lesson-if-it-fits-cat-right = Lilly ligt nu in de doos. Een andere speler mag er alleen een kat bij leggen als er al een eigen kat in ligt.
lesson-if-it-fits-cat-hint = Kies de plek over de twee kaarten met de muizen.
lesson-if-it-fits-cat-done = Je mag je beurt zonder kat beëindigen, maar een doos zonder kat van jou levert je niets op. Leg Lilly over de twee kaarten.
lesson-if-it-fits-close-title = Sluit de doos
lesson-if-it-fits-close = Een doos is één punt waard voor elk speeltje van de meest voorkomende soort. De punten tellen dubbel als de doos gesloten is: als er geen open zijde meer naar buiten leidt. Die van jou heeft nog één opening, onderaan. Sluit hem met de muiskaart met één open zijde.
lesson-if-it-fits-close-right = Drie muizen, en de doos is gesloten: 2 × 3 = 6 punten.
lesson-if-it-fits-close-hint = Zoek de enige opening van Lilly’s doos, onder haar linkerhelft.
lesson-if-it-fits-close-turned = Gedraaid sluit de kaart je doos ook, maar de muis blijft buiten. Leg hem met de open zijde naar Lilly.
lesson-if-it-fits-close-open = Dat levert een muis op, maar de doos blijft open. De andere kaart heeft wanden waar je ze nodig hebt.
lesson-if-it-fits-spray-title = Waterspuiten
lesson-if-it-fits-spray = Elke waterspuit kost een doos één punt. Milo ligt bij twee belletjes. Dooskaarten mag je bij elke doos aanleggen: maak Mia’s doos minder waard met je waterspuit.
lesson-if-it-fits-spray-right = Twee belletjes min één waterspuit: nog maar 1 punt. Een kat kon je daar niet leggen, want Milo ligt in de doos, maar dooskaarten mogen overal.
lesson-if-it-fits-spray-hint = Pak de kaart met de waterspuit.
lesson-if-it-fits-spray-wall = Daar zit een wand tussen, dus de waterspuit komt niet in Milo’s doos. Leg hem boven of onder een van zijn kaarten.
lesson-if-it-fits-spray-bell = Op die kaart staat een belletje; daar heeft Milo juist wat aan. Pak de waterspuit.
lesson-if-it-fits-sleep-title = Slapende katten
lesson-if-it-fits-sleep = Lilly en Milo liggen in dezelfde doos, met elk één kat, dus jullie krijgen allebei de punten. In plaats van te trekken mag je een slapende kat in een leeg vak leggen, als een kaart met vier open zijden. Heb je een wakkere kat in de doos, dan tellen slapende katten ook mee. Pak de kat naast je kaarten en leg hem bij een opening van deze doos.
lesson-if-it-fits-sleep-right = Twee katten tegen één: nu krijg alleen jij de punten van de doos, plus 1 punt voor je tweede kat.
lesson-if-it-fits-sleep-hint = Kies een plek onder Lilly, waar haar doos open is.
lesson-if-it-fits-sleep-draw = Trekken mag, maar dan kun je deze beurt geen slapende kat leggen. Kies een plek voor de kat.
lesson-if-it-fits-sleep-wall = Daar zit een wand tussen, dus de kat zou buiten de doos slapen. De openingen zijn onder Lilly.
lesson-if-it-fits-princess-title = Princess
lesson-if-it-fits-princess = Je hebt Princess getrokken, en dat weet niemand anders. Speel haar in plaats van een dooskaart om een kat op tafel te vervangen en naar huis te sturen. Vervang Milo.
lesson-if-it-fits-princess-right = Milo gaat naar huis, en Princess telt voor niemand. De doos is weer van Lilly alleen.
lesson-if-it-fits-princess-hint = Pak Princess en kies dan Milo.
lesson-if-it-fits-princess-own = Dat is Lilly, je eigen kat. Dat mag, maar je houdt haar liever.
lesson-if-it-fits-princess-cardboard = Dat is een dooskaart. Pak Princess.
lesson-if-it-fits-end-title = Einde van het spel
lesson-if-it-fits-end = Als de trekstapel leeg is of een speler alle vijf katten heeft gelegd, trekt niemand meer, maar iedereen speelt de kaarten in de hand nog uit. Daarna gaan de punten van elke doos naar de speler met de meeste katten erin, of bij een gelijke stand naar allemaal. Wie de meeste punten heeft, wint.
lesson-if-it-fits-finished = Verzamel speeltjes van dezelfde soort, leg je katten ertussen en sluit de doos voordat de waterspuiten komen.

# Here, Kitty, Kitty!, de eerste les
lesson-here-kitty-kitty-move-title = Een kat verplaatsen
lesson-here-kitty-kitty-move = In je beurt doe je twee acties. De eenvoudigste is een kat één stap verplaatsen: van de Neighborhood naar je Yard, naar de Porch, naar het House. Verplaats je oranje kat van de Yard naar de Porch.
lesson-here-kitty-kitty-move-right = Op de Porch is een kat 3 punten waard. In de Yard was hij niets waard.
lesson-here-kitty-kitty-move-hint = Kies de oranje kat in je Yard.
lesson-here-kitty-kitty-move-card = Een kaart spelen is ook een actie, en dat doe je zo. Verplaats eerst de oranje kat.
lesson-here-kitty-kitty-house-title = Het House in
lesson-here-kitty-kitty-house = Je hebt nog één actie. In het House is een kat 5 punten waard en moeilijker te stelen. Verplaats een kat van je Porch naar het House.
lesson-here-kitty-kitty-house-right = Je hebt beide acties gedaan, dus je beurt is voorbij: 3 punten op de Porch, 5 in het House, en meer zolang alle katten daar dezelfde kleur hebben.
lesson-here-kitty-kitty-house-hint = Kies een kat op je Porch.
lesson-here-kitty-kitty-house-else = Die zet mag, maar zo komt er geen kat in het House. Kies er een op je Porch.
lesson-here-kitty-kitty-play-title = Speel een kaart
lesson-here-kitty-kitty-play = Een standaardkaart (paars) spelen kost ook één actie. Spay/Neuter Clinic brengt maximaal twee katten uit de Neighborhood meteen naar je Porch. Eén kat van elke kleur is 5 punten waard, en oranje heb je nog niet. Neem twee katten, waarvan één oranje.
lesson-here-kitty-kitty-play-right = Twee katten op de Porch en alle vier de kleuren: 6 punten plus 5.
lesson-here-kitty-kitty-play-hint = Speel Spay/Neuter Clinic.
lesson-here-kitty-kitty-play-one = Eén mag ook, maar twee is beter.
lesson-here-kitty-kitty-play-color = Er zit geen oranje kat bij, de kleur die je nog niet hebt.
lesson-here-kitty-kitty-burglar-title = Een kat stelen
lesson-here-kitty-kitty-burglar = Een House met katten van maar één kleur is 10 punten extra waard. In Mia’s House zit één kat, een witte. Met Cat Burglar steel je een kat naar keuze; die komt in je Yard. Pak die witte kat.
lesson-here-kitty-kitty-burglar-right = Mia’s House is leeg, wat haar 15 punten kost, en jij hebt er een witte kat bij.
lesson-here-kitty-kitty-burglar-hint = Speel Cat Burglar.
lesson-here-kitty-kitty-burglar-where = Daar heeft ze minder last van. Neem de witte kat uit Mia’s House.
lesson-here-kitty-kitty-answer-title = Reageren op een kaart
lesson-here-kitty-kitty-answer = Tom speelt Cat Burglar tegen jou: hij wil de zwarte kat in je House. Voordat dat gebeurt, krijgt iedereen even de tijd om te reageren. Verdedigingskaarten (blauw) zijn gratis, en je speelt ze op dat moment. Jij hebt Tuna, die Cat Burglar tegenhoudt.
lesson-here-kitty-kitty-answer-right = Tegengehouden! Je kat blijft thuis, en Tom is zijn actie kwijt. Iedereen krijgt altijd de vraag, ook wie niet kan reageren. Zo komt niemand te weten wat je in je hand hebt.
lesson-here-kitty-kitty-answer-hint = Reageer met Tuna.
lesson-here-kitty-kitty-answer-pass = Je mag passen, maar dan ben je je zwarte kat kwijt. Reageer met Tuna.
lesson-here-kitty-kitty-instant-title = Kaarten trekken
lesson-here-kitty-kitty-instant = Na je twee acties vul je je hand aan tot drie kaarten. Trek je een directe kaart (rood), dan werkt die meteen, voor iedereen. Je hebt nog één actie: verplaats een oranje kat naar de Porch en kijk wat je trekt.
lesson-here-kitty-kitty-instant-right = Raining Cats & Dogs! De helft van de katten in elke Yard, naar boven afgerond, ging naar de Porch en de rest terug naar de Neighborhood. Die van jou haalde het, Mia raakte er een kwijt. Daarna trok je verder.
lesson-here-kitty-kitty-instant-hint = Dat mag, maar verplaats nu eerst een oranje kat van je Yard naar de Porch.
lesson-here-kitty-kitty-score-title = Punten tellen
lesson-here-kitty-kitty-score = Als de laatste kaart is getrokken, krijgt iedereen nog één beurt. Daarna tel je de punten: House 2 × 5, Porch 3 × 3, vijf oranje katten 5, alle vier de kleuren 5, de meeste oranje katten 3, een House in één kleur 10 en Best in Show in je hand 2. Samen 44 punten.
lesson-here-kitty-kitty-finished = Haal katten naar binnen, let op de kleuren en houd een blauwe kaart achter de hand.
