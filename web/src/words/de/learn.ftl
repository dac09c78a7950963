# Lernen, Spielregeln und Partien ansehen.
learn-title = Lernen
learn-way = Navigationspfad
learn-rules = Spielregeln
learn-about = Lerne jedes Spiel in fünf Minuten mit ein paar Zügen an einem vorbereiteten Tisch. Die Regeln kannst du jederzeit nachlesen.
learn-cat-box = Karten überlappen sich, Katzengruppen wachsen und schrumpfen, und niemand weiß, für welche Katze du spielst.
learn-if-it-fits = Bau Kisten, leg deine Katzen zum besten Spielzeug und schließ die Kisten, bevor andere sie verderben.
learn-here-kitty-kitty = Zwei Aktionen pro Zug: Locke die Katzen der Nachbarschaft vom Yard auf die Porch und ins House, und behalte sie dort.

# Eine Lektion
lesson-first = Erste Lektion
lesson-again = Lektion wiederholen
lesson-learned = Du hast diese Lektion abgeschlossen.
lesson-step = Schritt { $n } von { $count }
lesson-you = Du
lesson-board = Übungstisch
lesson-moves = Deine Möglichkeiten
lesson-next = Weiter
lesson-skip = Schritt überspringen
lesson-finish = Fertig
lesson-finished = Mehr musst du nicht wissen
lesson-play = Spiel deine erste Partie

# Regeln und Karten
rules-title = Spielregeln von { $game }
rules-search = In den Regeln suchen
rules-search-for = ein Wort oder eine Nummer
rules-found = { $count ->
    [0] Nichts gefunden
    [one] 1 Regel gefunden
   *[other] { $count } Regeln gefunden
}
rules-none = Keine Regel enthält diese Wörter. Versuch es mit weniger oder anderen Wörtern.
rules-contents = Inhalt
rules-cards = Alle Karten
rules-about = Ein Buchstabe hinter einer Nummer steht für eine Festlegung: eine eigene Entscheidung, wo das Regelheft nichts sagt.
rules-about-cat-box = Cat Box erscheint bei Second Gate Games. Diese Regeln haben wir mit eigenen Worten geschrieben.
rules-about-if-it-fits = If It Fits erscheint bei Jolly Dutch. Diese Regeln haben wir mit eigenen Worten geschrieben.
rules-about-here-kitty-kitty = Here, Kitty, Kitty! erscheint bei Fireside Games. Diese Regeln haben wir mit eigenen Worten geschrieben.
cards-copies = { $count ->
    [one] 1 Exemplar
   *[other] { $count } Exemplare
}
cards-sides = Karte: { $front }, Rückseite: { $back }
cards-cardboard-of = Kistenkarte, offene Seiten: { $open }, Symbole: { $icons }
cards-deck = Deck
cards-deck-mirror = Gespiegelte Rückseiten (Standard)
cards-deck-secret = Andere Katzen auf der Rückseite
cards-card = { $count } Karten, beide Seiten
cards-cat = { $count } Katzenkarten
cards-princess = { $count } Princess-Karten
cards-toy = { $count } Spezialspielzeuge
cards-start = { $count } Startkarten
cards-cardboard = { $count } Kistenkarten
cards-instant = { $count } Sofortkarten
cards-standard = { $count } Standardkarten
cards-defensive = { $count } Abwehrkarten
cards-type-instant = Sofortkarte
cards-type-standard = Standardkarte
cards-type-defensive = Abwehrkarte
cards-type-lasting = bleibend

# Eine Wiederholung
replay-title = Partie ansehen
replay-of = Partie ansehen: { $game }
replay-table = Zum Tisch
replay-board = Tisch bei diesem Schritt
replay-hands = Karten aller Spieler
replay-controls = Wiedergabe
replay-scrub = Schritt
replay-step = { $n } von { $count }
replay-begin = Anfang
replay-end = Ende
replay-now = Jetzt
replay-first = Zum Anfang
replay-previous = Vorheriger Schritt
replay-play = Abspielen
replay-pause = Pause
replay-next = Nächster Schritt
replay-last = Zum Ende
replay-eyes = Ansicht
replay-eyes-open = alle Karten offen
replay-eyes-watcher = Zuschauer
replay-steps = Verlauf
replay-started = Die Partie beginnt.
replay-moved = Zug
replay-undone = Ein Zug wird rückgängig gemacht.
replay-ended = Die Partie ist beendet.
replay-copy = Link zu diesem Zug kopieren
replay-link = Link zu diesem Zug
replay-copied = Kopiert
replay-copy-yourself = Kopiere den Link aus dem Feld.
replay-record = Aufzeichnung herunterladen
replay-not-over = Die Partie läuft noch, deshalb siehst du nur, was du damals gesehen hast.
replay-fair = Wurde fair ausgeteilt?
replay-fair-about = Vor dem Austeilen hat der Kartengeber den Hash eines Geheimnisses veröffentlicht. Danach haben die Geräte der Spieler eigene Zufallszahlen (Nonces) beigesteuert. Das Geheimnis und die Nonces bestimmen alle Karten. Jetzt, nach der Partie, ist das Geheimnis öffentlich, und jeder kann das Austeilen prüfen.
replay-fair-commitment = Prüfcode, vor der Partie veröffentlicht
replay-fair-secret = Geheimnis, nach der Partie aufgedeckt
replay-fair-nonce = Nonce von { $name }
replay-fair-no-nonce = keine
replay-fair-own = Deine Nonce steckt in dieser Kartenverteilung.
replay-fair-not-own = Deine Nonce fehlt in dieser Kartenverteilung: Der Server hat sie weggelassen.
replay-fair-check = Jetzt prüfen
replay-fair-yes = Es wurde fair ausgeteilt.
replay-fair-no = Etwas stimmt nicht.
replay-fair-yourself = Um es auf deinem eigenen Rechner zu prüfen, lade die Aufzeichnung herunter und führe das hier aus:

# Cat Box, die erste Lektion
lesson-cat-box-you-title = Du bist die schwarze Katze
lesson-cat-box-you = Jeder spielt heimlich für eine Katze. Du bist schwarz, und Mia weiß das nicht. Deine zwei Karten liegen unten. Du siehst die Seite, die du spielen würdest, Mia sieht die andere. Im Standarddeck ist die Rückseite einer Karte ihr Spiegelbild.
lesson-cat-box-overlap-title = Karten überlappen sich
lesson-cat-box-overlap = Jede Karte muss etwas von dem bedecken, was schon da liegt, und Karten werden nie gedreht. Deine linke Karte zeigt vier Katzen, also muss sie genau ein Feld bedecken. Nimm sie und leg sie auf eine Ecke.
lesson-cat-box-overlap-right = Genau so: ein Feld bedeckt, drei neue Katzen daneben.
lesson-cat-box-overlap-hint = Nimm die linke Karte aus deiner eigenen Hand und wähle eine der leuchtenden Stellen.
lesson-cat-box-overlap-theirs = Du darfst auch Mias Karten spielen; das kommt gleich. Nimm jetzt deine eigene linke Karte.
lesson-cat-box-overlap-right-card = Das ist deine rechte Karte. Nimm die linke mit den vier Katzen.
lesson-cat-box-box-title = Mit einem leeren Karton bedeckst du mehr
lesson-cat-box-box = Deine rechte Karte zeigt einen leeren Karton. So eine Karte darf ein oder zwei Felder bedecken. Bedeckte Katzen zählen nicht mehr. Bedecke mit ihr zwei Felder, aber lass die schwarze Katze sichtbar: Sie bringt dir Punkte.
lesson-cat-box-box-right = Zwei Felder sind bedeckt, und jetzt sind drei schwarze Katzen beisammen.
lesson-cat-box-box-hint = Nimm deine rechte Karte, die mit dem leeren Karton.
lesson-cat-box-box-covers = Das würde die schwarze Katze bedecken. Sie bringt dir Punkte, also lass sie sichtbar.
lesson-cat-box-box-one = Das ist erlaubt, bedeckt aber nur ein Feld. Bedecke zwei.
lesson-cat-box-area-title = Deine größte Gruppe zählt doppelt
lesson-cat-box-area = Du bekommst 1 Punkt für jede sichtbare Katze deiner Farbe und noch 1 für jede Katze in der größten Gruppe. Ecken, die sich berühren, zählen nicht. Vier schwarze Katzen in zwei Paaren sind 4 + 2 = 6 Punkte. Verbinde die Paare mit deiner linken Karte.
lesson-cat-box-area-right = Sechs schwarze Katzen in einer Gruppe: 6 + 6 = 12 Punkte. Mit einer Karte hast du deine Punktzahl verdoppelt.
lesson-cat-box-area-hint = Auf deiner linken Karte sind zwei schwarze Katzen, mit denen du die Paare verbinden kannst.
lesson-cat-box-area-apart = So sind die beiden Paare nicht verbunden. Sieh dir die Lücke unter dem linken Paar an: Bedecke die gelbe Katze, um die Paare zu verbinden.
lesson-cat-box-theirs-title = Spiel die Karte eines anderen
lesson-cat-box-theirs = Statt einer eigenen Karte darfst du eine aus der Hand eines anderen Spielers spielen, mit der Seite nach oben, die alle sehen. Mias linke Karte zeigt zwei schwarze Katzen. Nimm sie und leg sie, wohin du willst.
lesson-cat-box-theirs-right = Mia zieht eine neue Karte, und die schwarzen Katzen bringen dir Punkte. Jetzt weiß sie, dass jemand Schwarz mag. Solange du es nicht jedes Mal tust, weiß sie nicht, dass du es bist.
lesson-cat-box-theirs-hint = Nimm Mias linke Karte.
lesson-cat-box-theirs-own = Das ist deine eigene Karte. Nimm diesmal eine aus Mias Hand.
lesson-cat-box-theirs-left-card = Das ist Mias andere Karte. Die schwarzen Katzen sind auf ihrer linken Karte.
lesson-cat-box-chihuahua-title = Der Chihuahua
lesson-cat-box-chihuahua = Zu viert oder zu fünft kann jemand der Chihuahua sein. Jetzt bist du es. Du bekommst 1 Punkt für jeden sichtbaren leeren Karton und 2 für jede Gruppe aus genau drei Katzen derselben Farbe. Es gibt zwei blaue Katzen: Leg eine dritte dazu und lass beide sichtbar.
lesson-cat-box-chihuahua-right = Zwei leere Kartons und eine Gruppe aus genau drei Katzen: 2 + 2 = 4 Punkte. Eine vierte blaue Katze würde das verderben.
lesson-cat-box-chihuahua-hint = Auf deiner Karte ist oben links eine blaue Katze. Leg sie unter eine der blauen Katzen.
lesson-cat-box-chihuahua-two = So entsteht keine Gruppe aus drei blauen Katzen. Leg die blaue Katze deiner Karte direkt unter eine der anderen.
lesson-cat-box-end-title = Spielende
lesson-cat-box-end = Die Partie endet, wenn alle Karten gespielt sind. Dann decken alle ihre Katze auf. Schwarz hat hier 12 Punkte. Blau hat zwei Katzen, die sich nicht berühren: 2 + 1 = 3. Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt der Chihuahua, sonst die größte Gruppe.
lesson-cat-box-finished = Bedecke, verbinde und zeig nicht zu früh, welche Katze deine ist. Wenn du das Spiel kennst, probier die Plättchen im Spiel für Fortgeschrittene aus.

# If It Fits, die erste Lektion
lesson-if-it-fits-draw-title = Zieh eine Karte
lesson-if-it-fits-draw = Du spielst Lilly, Mia spielt Milo. In deinem Zug ziehst du eine Karte und spielst eine Karte. Zwei Startkarten liegen schon auf dem Tisch. Zieh eine Karte.
lesson-if-it-fits-draw-right = Jetzt hast du drei Karten, die nur du sehen kannst.
lesson-if-it-fits-draw-hint = Zieh zuerst eine Karte.
lesson-if-it-fits-draw-sleep = Damit würdest du eine schlafende Katze legen, statt zu ziehen. Das kommt noch; zieh jetzt eine Karte.
lesson-if-it-fits-lay-title = Leg eine Kistenkarte
lesson-if-it-fits-lay = Karten liegen Kante an Kante. Wo sich zwei offene Seiten berühren, werden die Karten zu einer Kiste. Leg deine Karte mit der Maus rechts neben die Maus auf dem Tisch.
lesson-if-it-fits-lay-right = Beide Karten sind zueinander offen. Mit der Startkarte darunter bilden sie eine Kiste mit zwei Mäusen.
lesson-if-it-fits-lay-hint = Nimm die erste Karte aus deiner Hand, die mit der Maus.
lesson-if-it-fits-lay-place = Gute Karte, aber die falsche Stelle. Leg sie rechts neben die Maus auf dem Tisch.
lesson-if-it-fits-cat-title = Wenn’s passt, sitz ich drin
lesson-if-it-fits-cat = Direkt nach dem Legen einer Karte darfst du eine deiner Katzen wach quer über diese und eine Nachbarkarte legen. Die beiden müssen über ihre langen Seiten verbunden sein. Leg Lilly dorthin.
lesson-if-it-fits-cat-right = Lilly liegt jetzt in der Kiste. Eine Katze dazulegen darf nur, wer schon eine in der Kiste hat.
lesson-if-it-fits-cat-hint = Wähle die Stelle über den beiden Karten mit den Mäusen.
lesson-if-it-fits-cat-done = Du darfst den Zug ohne Katze beenden, aber eine Kiste ohne deine Katze bringt dir nichts. Leg Lilly über die beiden Karten.
lesson-if-it-fits-close-title = Schließ die Kiste
lesson-if-it-fits-close = Eine Kiste ist einen Punkt wert für jedes Spielzeug der häufigsten Art. Die Punkte zählen doppelt, wenn sie geschlossen ist, also keine offene Seite mehr hinausführt. Deine hat noch eine Öffnung, unten. Schließ sie mit der Mauskarte, die nur eine offene Seite hat.
lesson-if-it-fits-close-right = Drei Mäuse, und die Kiste ist geschlossen: 2 × 3 = 6 Punkte.
lesson-if-it-fits-close-hint = Such die einzige Öffnung von Lillys Kiste, unter ihrer linken Hälfte.
lesson-if-it-fits-close-turned = Gedreht schließt die Karte deine Kiste auch, aber ihre Maus bleibt draußen. Leg sie mit der offenen Seite zu Lilly.
lesson-if-it-fits-close-open = Das bringt eine Maus, aber die Kiste bleibt offen. Die andere Karte hat Wände, wo du sie brauchst.
lesson-if-it-fits-spray-title = Sprühflaschen
lesson-if-it-fits-spray = Jede Sprühflasche kostet eine Kiste einen Punkt. Milo liegt bei zwei Glöckchen. Kistenkarten darfst du an jede Kiste anlegen: Verdirb Mias Kiste mit deiner Sprühflasche.
lesson-if-it-fits-spray-right = Zwei Glöckchen minus eine Sprühflasche: nur noch 1 Punkt. Eine Katze konntest du dort nicht legen, denn Milo liegt in der Kiste, aber Kistenkarten dürfen überallhin.
lesson-if-it-fits-spray-hint = Nimm die Karte mit der Sprühflasche.
lesson-if-it-fits-spray-wall = Da ist eine Wand dazwischen, also kommt die Sprühflasche nicht in Milos Kiste. Leg sie über oder unter eine seiner Karten.
lesson-if-it-fits-spray-bell = Auf dieser Karte ist ein Glöckchen; das würde Milo helfen. Nimm die Sprühflasche.
lesson-if-it-fits-sleep-title = Schlafende Katzen
lesson-if-it-fits-sleep = Lilly und Milo liegen in derselben Kiste, mit je einer Katze, also bekommt ihr beide die Punkte. Statt zu ziehen, darfst du eine schlafende Katze in ein leeres Feld legen, wie eine Karte mit vier offenen Seiten. Wenn du eine wache Katze in der Kiste hast, zählen schlafende auch. Nimm die Katze neben deinen Karten und leg sie an eine Öffnung dieser Kiste.
lesson-if-it-fits-sleep-right = Zwei Katzen gegen eine: Jetzt bekommst nur du die Punkte der Kiste, plus 1 Punkt für deine zweite Katze.
lesson-if-it-fits-sleep-hint = Wähle eine Stelle unter Lilly, wo ihre Kiste offen ist.
lesson-if-it-fits-sleep-draw = Ziehen ist erlaubt, aber dann kannst du in diesem Zug keine schlafende Katze legen. Wähle eine Stelle für die Katze.
lesson-if-it-fits-sleep-wall = Da ist eine Wand dazwischen, also würde die Katze außerhalb der Kiste schlafen. Die Öffnungen sind unter Lilly.
lesson-if-it-fits-princess-title = Princess
lesson-if-it-fits-princess = Du hast Princess gezogen, und niemand sonst weiß das. Spiel sie statt einer Kistenkarte, um eine Katze auf dem Tisch zu ersetzen und nach Hause zu schicken. Ersetze Milo.
lesson-if-it-fits-princess-right = Milo geht nach Hause, und Princess zählt für niemanden. Die Kiste gehört wieder Lilly allein.
lesson-if-it-fits-princess-hint = Nimm Princess und wähle dann Milo.
lesson-if-it-fits-princess-own = Das ist Lilly, deine eigene Katze. Du darfst das, aber behalte sie lieber.
lesson-if-it-fits-princess-cardboard = Das ist eine Kistenkarte. Nimm Princess.
lesson-if-it-fits-end-title = Spielende
lesson-if-it-fits-end = Wenn der Nachziehstapel leer ist oder ein Spieler alle fünf Katzen gelegt hat, zieht niemand mehr, aber alle spielen noch ihre Handkarten aus. Dann gehen die Punkte jeder Kiste an den Spieler mit den meisten Katzen darin, bei Gleichstand an alle Beteiligten. Wer die meisten Punkte hat, gewinnt.
lesson-if-it-fits-finished = Sammle Spielzeug derselben Art, leg deine Katzen dazu und schließ die Kiste, bevor die Sprühflaschen kommen.

# Here, Kitty, Kitty!, die erste Lektion
lesson-here-kitty-kitty-move-title = Eine Katze bewegen
lesson-here-kitty-kitty-move = In deinem Zug hast du zwei Aktionen. Die einfachste ist, eine Katze einen Schritt zu bewegen: aus der Neighborhood in deinen Yard, auf die Porch, ins House. Beweg deine orange Katze vom Yard auf die Porch.
lesson-here-kitty-kitty-move-right = Auf der Porch ist eine Katze 3 Punkte wert. Im Yard war sie nichts wert.
lesson-here-kitty-kitty-move-hint = Wähle die orange Katze in deinem Yard.
lesson-here-kitty-kitty-move-card = Eine Karte zu spielen ist auch eine Aktion; das kommt gleich. Beweg zuerst die orange Katze.
lesson-here-kitty-kitty-house-title = Ins House
lesson-here-kitty-kitty-house = Du hast noch eine Aktion. Im House ist eine Katze 5 Punkte wert und schwerer zu stehlen. Beweg eine Katze von deiner Porch ins House.
lesson-here-kitty-kitty-house-right = Du hast beide Aktionen ausgeführt, also ist dein Zug vorbei: 3 Punkte auf der Porch, 5 im House, und mehr, solange dort alle Katzen dieselbe Farbe haben.
lesson-here-kitty-kitty-house-hint = Wähle eine Katze auf deiner Porch.
lesson-here-kitty-kitty-house-else = Der Zug ist erlaubt, aber so kommt keine Katze ins House. Wähle eine auf deiner Porch.
lesson-here-kitty-kitty-play-title = Spiel eine Karte
lesson-here-kitty-kitty-play = Auch eine Standardkarte (lila) zu spielen kostet eine Aktion. Spay/Neuter Clinic bringt bis zu zwei Katzen aus der Neighborhood direkt auf deine Porch. Je eine Katze jeder Farbe ist 5 Punkte wert, und Orange hast du noch nicht. Nimm zwei Katzen, davon eine orange.
lesson-here-kitty-kitty-play-right = Zwei Katzen auf der Porch und alle vier Farben: 6 Punkte plus 5.
lesson-here-kitty-kitty-play-hint = Spiel Spay/Neuter Clinic.
lesson-here-kitty-kitty-play-one = Eine geht auch, aber zwei sind besser.
lesson-here-kitty-kitty-play-color = Da ist keine orange Katze dabei. Diese Farbe hast du noch nicht.
lesson-here-kitty-kitty-burglar-title = Eine Katze stehlen
lesson-here-kitty-kitty-burglar = Ein House mit Katzen von nur einer Farbe ist 10 Punkte extra wert. In Mias House ist eine Katze, eine weiße. Mit Cat Burglar stiehlst du eine Katze deiner Wahl; sie kommt in deinen Yard. Nimm diese weiße Katze.
lesson-here-kitty-kitty-burglar-right = Mias House ist leer, das kostet sie 15 Punkte, und du hast eine weiße Katze mehr.
lesson-here-kitty-kitty-burglar-hint = Spiel Cat Burglar.
lesson-here-kitty-kitty-burglar-where = Das trifft sie weniger. Nimm die weiße Katze aus Mias House.
lesson-here-kitty-kitty-answer-title = Auf eine Karte reagieren
lesson-here-kitty-kitty-answer = Tom spielt Cat Burglar gegen dich: Er will die schwarze Katze in deinem House. Bevor das passiert, haben alle kurz Zeit zu reagieren. Abwehrkarten (blau) sind kostenlos und werden jetzt gespielt. Du hast Tuna, die Cat Burglar verhindert.
lesson-here-kitty-kitty-answer-right = Verhindert! Deine Katze bleibt zu Hause, und Tom hat seine Aktion verbraucht. Alle werden immer gefragt, auch wer nicht reagieren kann. So erfährt niemand, was du auf der Hand hast.
lesson-here-kitty-kitty-answer-hint = Reagiere mit Tuna.
lesson-here-kitty-kitty-answer-pass = Du darfst passen, aber dann ist deine schwarze Katze weg. Reagiere mit Tuna.
lesson-here-kitty-kitty-instant-title = Karten nachziehen
lesson-here-kitty-kitty-instant = Nach deinen zwei Aktionen ziehst du auf drei Karten nach. Ziehst du eine Sofortkarte (rot), wirkt sie sofort und betrifft alle. Du hast noch eine Aktion: Beweg eine orange Katze auf die Porch und schau, was du ziehst.
lesson-here-kitty-kitty-instant-right = Raining Cats & Dogs! Die Hälfte der Katzen in jedem Yard, aufgerundet, ging auf die Porch, die anderen zurück in die Neighborhood. Deine hat es geschafft, Mia hat eine verloren. Dann hast du weitergezogen.
lesson-here-kitty-kitty-instant-hint = Das ist erlaubt, aber beweg jetzt eine orange Katze von deinem Yard auf die Porch.
lesson-here-kitty-kitty-score-title = Wertung
lesson-here-kitty-kitty-score = Wenn die letzte Karte gezogen ist, haben alle noch einen Zug. Dann wird gewertet: House 2 × 5, Porch 3 × 3, fünf orange Katzen 5, alle vier Farben 5, die meisten orangen Katzen 3, ein House in einer Farbe 10 und Best in Show auf der Hand 2. Zusammen 44 Punkte.
lesson-here-kitty-kitty-finished = Hol Katzen nach innen, achte auf die Farben und heb dir eine blaue Karte für den Notfall auf.
