# Lernen, Regeln und Wiederholungen.
learn-title = Lernen
learn-way = Wo du bist
learn-rules = Regeln
learn-about = Fünf Minuten für jedes Spiel: ein paar Züge auf einem vorbereiteten Tisch, und du weißt, wie es geht. Die Regeln sind da, wann immer du etwas nachsehen willst.
learn-cat-box = Karten überlappen, Gruppen von Katzen wachsen und verschwinden, und niemand weiß, für welche Katze du spielst.
learn-if-it-fits = Baue Kartons aus Pappe, leg dich in die mit dem besten Spielzeug und schließ sie, bevor andere sie verderben.
learn-here-kitty-kitty = Zwei Aktionen im Zug: Locke die Katzen der Nachbarschaft vom Yard auf die Porch ins House und behalte sie dort.

# Eine Lektion
lesson-first = Erste Lektion
lesson-again = Die Lektion noch einmal
lesson-learned = Du hast diese Lektion abgeschlossen.
lesson-of = Erste Lektion: { $game }
lesson-step = Schritt { $n } von { $count }
lesson-you = Du
lesson-board = Der Tisch dieser Lektion
lesson-moves = Was du tun kannst
lesson-next = Weiter
lesson-skip = Diesen Schritt überspringen
lesson-finish = Fertig
lesson-finished = Mehr musst du nicht wissen
lesson-play = Spiel dein erstes Spiel

# Regeln und Karten
rules-title = Die Regeln von { $game }
rules-search = In den Regeln suchen
rules-search-for = ein Wort oder eine Nummer
rules-found = { $count ->
    [0] Nichts gefunden
    [one] Eines gefunden
   *[other] { $count } gefunden
}
rules-none = In keiner Regel stehen diese Wörter. Versuche es mit weniger oder anderen.
rules-contents = Inhalt
rules-cards = Alle Karten
rules-about = Ein Buchstabe hinter einer Nummer bezeichnet eine Festlegung: unsere Entscheidung, wo das Regelheft schweigt.
rules-about-cat-box = Das Spiel ist von Second Gate Games; diese Worte sind unsere.
rules-about-if-it-fits = Das Spiel ist von Jolly Dutch; diese Worte sind unsere.
rules-about-here-kitty-kitty = Das Spiel ist von Fireside Games; diese Worte sind unsere.
cards-copies = { $count ->
    [one] einmal
   *[other] { $count } davon
}
cards-sides = Eine Karte: { $front }, auf der Rückseite { $back }
cards-cardboard-of = Pappkarte, offene Seiten { $open }, Symbole { $icons }
cards-deck = Kartensatz
cards-deck-mirror = Gespiegelte Rückseiten (der übliche)
cards-deck-secret = Andere Katzen auf der Rückseite
cards-card = { $count } Karten, beide Seiten
cards-cat = { $count } Katzenkarten
cards-princess = { $count } Princess-Karten
cards-toy = { $count } besondere Spielzeuge
cards-start = { $count } Startkarten
cards-cardboard = { $count } Pappkarten
cards-instant = { $count } Sofortkarten
cards-standard = { $count } Standardkarten
cards-defensive = { $count } Abwehrkarten
cards-type-instant = Sofortkarte
cards-type-standard = Standardkarte
cards-type-defensive = Abwehrkarte
cards-type-lasting = bleibend

# Eine Wiederholung
replay-title = Wiederholung
replay-of = Wiederholung: { $game }
replay-table = Zum Tisch
replay-board = Der Tisch bei diesem Schritt
replay-hands = Alle Karten auf den Händen
replay-controls = Vor und zurück
replay-scrub = Schritt des Spiels
replay-step = { $n } von { $count }
replay-begin = Anfang
replay-end = Ende
replay-now = Jetzt
replay-first = Zum Anfang
replay-previous = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-eyes = Gesehen von
replay-eyes-open = allen, alle Karten offen
replay-eyes-watcher = jemandem, der zusieht
replay-steps = Was geschah
replay-started = Das Spiel beginnt.
replay-moved = Ein Zug
replay-undone = Ein Zug wird zurückgenommen.
replay-ended = Das Spiel ist zu Ende.
replay-copy = Link zu diesem Zug kopieren
replay-link = Link zu diesem Zug
replay-copied = Kopiert
replay-copy-yourself = Kopiere ihn aus dem Feld.
replay-record = Aufzeichnung herunterladen
replay-not-over = Das Spiel läuft noch; darum siehst du es, wie du es damals gesehen hast, und nichts weiter.
replay-fair = War es fair?
replay-fair-about = Vor der ersten Karte hat der Geber den Hash eines Geheimnisses veröffentlicht. Danach haben die Geräte der Spielenden eigene Zufallszahlen (Nonces) beigesteuert. Alle Karten folgen aus dem Geheimnis und den Nonces. Jetzt, nach dem Spiel, ist das Geheimnis offen: Alle können das ganze Spiel noch einmal geben.
replay-fair-commitment = Das Siegel, vor dem Spiel gezeigt
replay-fair-secret = Das Geheimnis, nach dem Spiel aufgedeckt
replay-fair-nonce = Nonce von { $name }
replay-fair-no-nonce = keine
replay-fair-own = Deine Nonce steckt in dieser Kartenverteilung.
replay-fair-not-own = Deine Nonce fehlt in dieser Kartenverteilung: Der Server hat sie weggelassen.
replay-fair-check = Jetzt prüfen
replay-fair-yes = Alles war fair.
replay-fair-no = Etwas passt nicht.
replay-fair-yourself = Um es auf deinem eigenen Rechner zu prüfen, lade die Aufzeichnung herunter und sage:

# Cat Box, die erste Lektion
lesson-cat-box-you-title = Du bist die schwarze Katze
lesson-cat-box-you = Alle spielen für eine Katze, und niemand sagt, für welche. Du bist schwarz, und Mia weiß es nicht. Deine zwei Karten liegen unten: Du siehst sie so, wie du sie spielen würdest, Mia sieht sie von der anderen Seite. In unserem üblichen Kartensatz ist die andere Seite einer Karte ihr Spiegelbild.
lesson-cat-box-overlap-title = Karten überlappen
lesson-cat-box-overlap = Eine Karte liegt nie allein: Sie bedeckt etwas von dem, was da ist, und wird nie gedreht. Deine linke Karte zeigt vier Katzen, also muss sie genau ein Feld bedecken. Nimm sie und leg sie an eine Ecke.
lesson-cat-box-overlap-right = Genau so: ein Feld bedeckt, drei neue Katzen daneben.
lesson-cat-box-overlap-hint = Nimm die linke Karte deiner eigenen Hand und wähle einen der Plätze, die leuchten.
lesson-cat-box-overlap-theirs = Du darfst auch Mias Karten spielen, und das kommt gleich. Nimm jetzt deine eigene linke Karte.
lesson-cat-box-overlap-right-card = Das ist deine rechte Karte. Nimm die linke, mit den vier Katzen.
lesson-cat-box-box-title = Ein leerer Karton gibt Raum
lesson-cat-box-box = Deine rechte Karte zeigt einen leeren Karton. So eine Karte darf ein Feld oder zwei bedecken. Was bedeckt ist, zählt nicht mehr. Bedecke mit ihr zwei Felder und lass die schwarze Katze sichtbar: Sie gehört dir.
lesson-cat-box-box-right = Zwei Felder sind weg, und jetzt stehen drei schwarze Katzen beisammen.
lesson-cat-box-box-hint = Nimm deine rechte Karte, die mit dem leeren Karton.
lesson-cat-box-box-covers = Das würde die schwarze Katze bedecken, die dort liegt. Sie gehört dir, lass sie also sichtbar.
lesson-cat-box-box-one = Das ist erlaubt, bedeckt aber nur ein Feld. Bedecke zwei.
lesson-cat-box-area-title = Eine Gruppe, doppelte Freude
lesson-cat-box-area = Eine Katze bekommt 1 Punkt für jede sichtbare Katze ihrer Farbe und noch 1 für jede in ihrer größten Gruppe. Ecken verbinden nicht. Vier schwarze Katzen in zwei Paaren sind 4 + 2 = 6 Punkte. Verbinde die Paare mit deiner linken Karte.
lesson-cat-box-area-right = Sechs schwarze Katzen in einer Gruppe: 6 + 6 = 12 Punkte. Mit einer Karte hast du deine Punkte verdoppelt.
lesson-cat-box-area-hint = Auf deiner linken Karte sind die zwei schwarzen Katzen, die die Brücke bauen können.
lesson-cat-box-area-apart = Von dort verbindet sie nicht beide Paare. Sieh dir die Lücke unter dem linken Paar an: Wer die gelbe Katze bedeckt, baut die Brücke.
lesson-cat-box-theirs-title = Spiel die Karte von jemand anderem
lesson-cat-box-theirs = Statt einer eigenen Karte darfst du eine aus einer anderen Hand spielen, mit der Seite nach oben, die alle sehen. Mias linke Karte zeigt zwei schwarze Katzen. Nimm sie und leg sie, wohin du willst.
lesson-cat-box-theirs-right = Mia zieht eine neue Karte, und die schwarzen Katzen zählen für dich. Jetzt weiß sie, dass jemand Schwarz mag. Dass du es bist, weiß sie nicht, wenn du es nicht jedes Mal tust.
lesson-cat-box-theirs-hint = Nimm Mias linke Karte.
lesson-cat-box-theirs-own = Das ist eine eigene Karte. Nimm diesmal eine aus Mias Hand.
lesson-cat-box-theirs-left-card = Das ist Mias andere Karte. Die schwarzen Katzen sind auf ihrer linken.
lesson-cat-box-chihuahua-title = Der Chihuahua
lesson-cat-box-chihuahua = Zu viert oder zu fünft kann jemand der Chihuahua sein, und jetzt bist du es. Er bekommt 1 Punkt für jeden sichtbaren leeren Karton und 2 für jede Gruppe von genau drei Katzen einer Farbe, egal welcher. Es gibt zwei blaue Katzen: Leg eine dritte dazu und lass beide sichtbar.
lesson-cat-box-chihuahua-right = Zwei leere Kartons und eine Gruppe von genau drei: 2 + 2 = 4 Punkte. Eine vierte blaue Katze würde es verderben.
lesson-cat-box-chihuahua-hint = Auf deiner eigenen Karte ist links oben eine blaue Katze. Leg die unter eine der blauen Katzen.
lesson-cat-box-chihuahua-two = Dann sind die blauen Katzen nicht zu dritt in einer Gruppe. Leg die blaue deiner Karte direkt unter eine der anderen.
lesson-cat-box-end-title = Wenn alle Karten liegen
lesson-cat-box-end = Das Spiel endet, wenn alle Karten gespielt sind; dann sagen alle, wer sie sind. Schwarz hat hier 12 Punkte, Blau hat zwei Katzen, die sich nicht berühren: 2 + 1 = 3. Die meisten Punkte gewinnen. Bei Gleichstand gewinnt der Chihuahua, sonst die größte Gruppe.
lesson-cat-box-finished = Bedecke, verbinde und zeig nicht zu früh, welche Katze deine ist. Die Plättchen des Spiels für Fortgeschrittene können bis zum zweiten Abend warten.

# If It Fits, die erste Lektion
lesson-if-it-fits-draw-title = Zieh eine Karte
lesson-if-it-fits-draw = Du spielst Lilly, Mia spielt Milo. In deinem Zug ziehst du eine Karte und spielst eine Karte. Zwei Startkarten liegen schon auf dem Tisch. Zieh eine Karte.
lesson-if-it-fits-draw-right = Du hast jetzt drei Karten auf der Hand, und nur du siehst sie.
lesson-if-it-fits-draw-hint = Zieh zuerst eine Karte.
lesson-if-it-fits-draw-sleep = Damit würdest du dort eine schlafende Katze hinlegen, statt zu ziehen. Das kommt noch; zieh jetzt eine Karte.
lesson-if-it-fits-lay-title = Leg Pappe
lesson-if-it-fits-lay = Eine Karte liegt Kante an Kante neben einer anderen. Wo zwei offene Seiten sich treffen, werden beide Böden ein Karton. Leg deine Karte mit der Maus rechts neben die Maus auf dem Tisch.
lesson-if-it-fits-lay-right = Beide Karten sind zueinander offen: Mit der Startkarte darunter sind sie ein Karton, mit zwei Mäusen.
lesson-if-it-fits-lay-hint = Nimm die erste Karte deiner Hand, die mit der Maus.
lesson-if-it-fits-lay-place = Gute Karte, anderer Platz. Leg sie rechts neben die Maus, die auf dem Tisch liegt.
lesson-if-it-fits-cat-title = Wenn es passt, lieg ich drin
lesson-if-it-fits-cat = Gleich nach dem Legen einer Karte darfst du eine deiner Katzen wach quer über sie und eine Nachbarkarte legen: Beide müssen über ihre langen Seiten zueinander offen sein. Leg Lilly dorthin.
lesson-if-it-fits-cat-right = Lilly liegt jetzt im Karton. Niemand anderes darf eine Katze hineinlegen, außer wer schon eine darin hat.
lesson-if-it-fits-cat-hint = Wähle den Platz über den beiden Karten mit den Mäusen.
lesson-if-it-fits-cat-done = Du darfst den Zug ohne Katze beenden, aber ein Karton ohne eine Katze von dir bringt dir nichts. Leg Lilly über die beiden Karten.
lesson-if-it-fits-close-title = Schließ den Karton
lesson-if-it-fits-close = Ein Karton ist so viele Punkte wert, wie Spielzeuge der häufigsten Art darin liegen, und doppelt so viele, wenn er geschlossen ist: wenn keine offene Seite mehr hinausführt. Deiner hat noch eine Öffnung, unten. Schließ ihn mit der Karte, die eine Maus und eine offene Seite hat.
lesson-if-it-fits-close-right = Drei Mäuse, und der Karton ist geschlossen: 2 × 3 = 6 Punkte.
lesson-if-it-fits-close-hint = Such die einzige Öffnung von Lillys Karton, unter ihrer linken Hälfte.
lesson-if-it-fits-close-turned = Gedreht schließt die Wand der Karte deinen Karton auch, aber ihre Maus bleibt draußen. Leg sie mit der offenen Seite zu Lilly.
lesson-if-it-fits-close-open = Das bringt eine Maus dazu, aber der Karton bleibt offen. Die andere Karte hat Wände, wo du sie brauchst.
lesson-if-it-fits-spray-title = Sprühflaschen
lesson-if-it-fits-spray = Jede Sprühflasche in einem Karton ist ein Punkt weniger, und Katzen hassen sie. Milo liegt bei zwei Glöckchen. Pappe darfst du in jeden Karton legen: Mach Mias Karton mit deiner Sprühflasche schlechter.
lesson-if-it-fits-spray-right = Zwei Glöckchen weniger eine Sprühflasche: nur noch 1 Punkt. Eine Katze konntest du dort nicht hinlegen, denn Milo liegt im Karton, aber Pappe darf überallhin.
lesson-if-it-fits-spray-hint = Nimm die Karte mit der Sprühflasche.
lesson-if-it-fits-spray-wall = Dort ist eine Wand dazwischen, also kommt die Sprühflasche nicht in Milos Karton. Leg sie über oder unter eine seiner Karten.
lesson-if-it-fits-spray-bell = Auf dieser Karte ist ein Glöckchen, und das würde Milo gefallen. Nimm die Sprühflasche.
lesson-if-it-fits-sleep-title = Eine schlafende Katze
lesson-if-it-fits-sleep = Lilly und Milo liegen im selben Karton: je eine Katze, also bekommen beide die Punkte. Statt zu ziehen darfst du eine schlafende Katze auf einen leeren Platz legen, wie eine Karte mit vier offenen Seiten. Wo du eine wache Katze hast, zählt eine schlafende mit. Leg eine in diesen Karton, durch eine seiner Öffnungen.
lesson-if-it-fits-sleep-right = Zwei Katzen gegen eine: Du allein bekommst die Punkte des Kartons und 1 Punkt mehr für deine zweite Katze.
lesson-if-it-fits-sleep-hint = Wähle einen Platz unter Lilly, wo ihr Karton offen ist.
lesson-if-it-fits-sleep-draw = Ziehen ist erlaubt, aber dann kannst du in diesem Zug keine schlafende Katze legen. Wähle einen Platz für sie.
lesson-if-it-fits-sleep-wall = Dort ist eine Wand dazwischen, also würde die Katze außerhalb des Kartons schlafen. Die Öffnungen sind unter Lilly.
lesson-if-it-fits-princess-title = Princess
lesson-if-it-fits-princess = Princess kommt aus dem Stapel, und niemand weiß, dass du sie hast. Statt Pappe gespielt, nimmt sie den Platz irgendeiner Katze auf dem Tisch ein und schickt sie nach Hause. Lass sie Milos Platz nehmen.
lesson-if-it-fits-princess-right = Milo geht nach Hause, und Princess liegt dort für niemanden. Der Karton gehört wieder Lilly allein.
lesson-if-it-fits-princess-hint = Nimm Princess und dann Milo.
lesson-if-it-fits-princess-own = Das ist Lilly, deine eigene Katze. Princess darf das, aber du behältst Lilly lieber.
lesson-if-it-fits-princess-cardboard = Das ist Pappe. Nimm Princess.
lesson-if-it-fits-end-title = Wann es endet
lesson-if-it-fits-end = Wenn der Stapel leer ist oder jemand alle fünf Katzen auf dem Tisch hat, zieht niemand mehr; die Karten auf der Hand werden noch gespielt. Dann bekommt jeden Karton, wer die meisten Katzen darin hat, bei Gleichstand alle, die gleich viele haben. Die meisten Punkte gewinnen.
lesson-if-it-fits-finished = Such Spielzeug einer Art, leg dich dazu und schließ den Karton, bevor die Sprühflaschen kommen.

# Here, Kitty, Kitty!, die erste Lektion
lesson-here-kitty-kitty-move-title = Einen Schritt näher
lesson-here-kitty-kitty-move = In deinem Zug hast du zwei Aktionen. Die einfachste bewegt eine Katze einen Schritt weit: aus der Neighborhood in deinen Yard, auf die Porch, ins House. Beweg deine orange Katze vom Yard auf die Porch.
lesson-here-kitty-kitty-move-right = Auf der Porch ist eine Katze 3 Punkte wert; im Yard war sie nichts wert.
lesson-here-kitty-kitty-move-hint = Wähle die orange Katze in deinem Yard.
lesson-here-kitty-kitty-move-card = Karten sind auch eine Aktion, und bald spielst du eine. Beweg zuerst die orange Katze.
lesson-here-kitty-kitty-house-title = Ins House
lesson-here-kitty-kitty-house = Du hast noch eine Aktion. Im House ist eine Katze 5 Punkte wert und schwer zu erreichen. Beweg eine Katze von deiner Porch ins House.
lesson-here-kitty-kitty-house-right = Zwei Aktionen, und dein Zug ist vorbei: 3 Punkte auf der Porch, 5 im House, und mehr, wenn es dort die einzige Farbe bleibt.
lesson-here-kitty-kitty-house-hint = Wähle eine Katze auf deiner Porch.
lesson-here-kitty-kitty-house-else = Der Zug ist erlaubt, bringt aber keine Katze heim. Wähle eine auf deiner Porch.
lesson-here-kitty-kitty-play-title = Spiel eine Karte
lesson-here-kitty-kitty-play = Auch eine Standardkarte (lila) zu spielen kostet eine Aktion. Spay/Neuter Clinic bringt bis zu zwei Katzen aus der Neighborhood gleich auf deine Porch. Eine Katze jeder Farbe auf deinem Grundstück ist 5 Punkte wert, und Orange fehlt. Nimm zwei Katzen, davon eine orange.
lesson-here-kitty-kitty-play-right = Zwei Katzen auf der Porch und alle vier Farben: 6 Punkte und noch 5.
lesson-here-kitty-kitty-play-hint = Spiel Spay/Neuter Clinic.
lesson-here-kitty-kitty-play-one = Weniger ist erlaubt, aber zwei sind besser als eine.
lesson-here-kitty-kitty-play-color = Da ist keine orange Katze dabei. Das ist die Farbe, die dir fehlt.
lesson-here-kitty-kitty-burglar-title = Auch die Nachbarn haben Katzen
lesson-here-kitty-kitty-burglar = Ein House mit Katzen von nur einer Farbe ist 10 Punkte mehr wert. In Mias House ist eine Katze, und sie ist weiß. Mit Cat Burglar stiehlst du eine Katze deiner Wahl in deinen Yard. Nimm diese.
lesson-here-kitty-kitty-burglar-right = Mias House ist leer, das kostet sie 15 Punkte, und du hast eine weiße Katze mehr. Sie wird es sich merken.
lesson-here-kitty-kitty-burglar-hint = Spiel Cat Burglar.
lesson-here-kitty-kitty-burglar-where = Die tut weniger weh. Nimm die weiße Katze aus Mias House.
lesson-here-kitty-kitty-answer-title = Antwortet jemand?
lesson-here-kitty-kitty-answer = Tom spielt Cat Burglar gegen dich: Er will die schwarze Katze in deinem House. Bevor es geschieht, öffnet sich ein kurzes Fenster, in dem alle gefragt werden. Abwehrkarten (blau) sind umsonst und antworten dort. Du hast Tuna, und die verhindert Cat Burglar.
lesson-here-kitty-kitty-answer-right = Verhindert: Deine Katze bleibt daheim, und Toms Aktion ist verbraucht. Jedes Fenster sieht gleich aus, ob jemand antworten konnte oder nicht; so erfährt niemand, was du hast.
lesson-here-kitty-kitty-answer-hint = Antworte mit Tuna.
lesson-here-kitty-kitty-answer-pass = Du darfst es geschehen lassen, aber dann ist deine schwarze Katze weg. Antworte mit Tuna.
lesson-here-kitty-kitty-instant-title = Auffüllen und ducken
lesson-here-kitty-kitty-instant = Nach deinen zwei Aktionen füllst du die Hand auf drei Karten auf. Eine Sofortkarte (rot), die du ziehst, geschieht gleich, für alle. Eine Aktion ist übrig: Beweg eine orange Katze auf die Porch und sieh, was du ziehst.
lesson-here-kitty-kitty-instant-right = Raining Cats & Dogs! Die Hälfte der Katzen in jedem Yard, aufgerundet, lief auf die Porch, die anderen zurück in die Neighborhood. Deine hat es geschafft, Mia hat eine verloren. Dann hast du weitergezogen.
lesson-here-kitty-kitty-instant-hint = Das ist erlaubt. Beweg jetzt eine orange Katze von deinem Yard auf die Porch.
lesson-here-kitty-kitty-score-title = Vierundvierzig Punkte
lesson-here-kitty-kitty-score = Wenn die letzte Karte gezogen ist, haben alle noch einen Zug. Dann zählst du: House 2 × 5, Porch 3 × 3, fünf orange Katzen 5, alle vier Farben 5, die meisten orangen Katzen 3, ein House in einer Farbe 10, und Best in Show noch auf der Hand 2. Zusammen 44.
lesson-here-kitty-kitty-finished = Hol Katzen nach innen, denk an die Farben und heb dir eine blaue Karte für Regentage auf.
