# If It Fits: die Regeln in unseren Worten, Ablehnungen, und was am Tisch geschieht.
#
# Wörter: box Karton · cardboard Pappe · card of cardboard Pappkarte · start card Startkarte · side Seite · wall Wand
# open side offene Seite · closed geschlossen · cell Feld · spot Platz · across quer über · awake/asleep wach/schlafend
# icon Symbol · toy Spielzeug · special toy besonderes Spielzeug · spray bottle Sprühflasche · draw pile Nachziehstapel
# stack Teilstapel · hand Hand · discard ablegen. Namen bleiben englisch: Lilly, Charlie, Milo, Jack, Izzy, Princess.

if-it-fits = If It Fits
lilly = Lilly
charlie = Charlie
milo = Milo
jack = Jack
izzy = Izzy
princess = Princess
paw = besonderes Spielzeug
icon-mouse = Maus
icon-yarn = Wollknäuel
icon-feather = Feder
icon-bell = Glöckchen
icon-spray = Sprühflasche
side-N = N
side-E = O
side-S = S
side-W = W

# Die Regeln
rule-IIF-1-1 = Zwei bis fünf spielen mit. Es gibt fünf Katzen, Lilly, Charlie, Milo, Jack und Izzy, mit je fünf Karten: auf einer Seite wach, auf der anderen schlafend.
rule-IIF-1-2 = Dazu kommen 5 Princess-Karten (die schwarze Katze), 5 Startkarten, 72 Pappkarten und 3 besondere Spielzeuge.
rule-IIF-1-3 = Eine Pappkarte ist höher als breit: Ihre Nord- und Südseite sind kurz, Ost- und Westseite lang. Jede Seite ist offen oder eine Wand. Sie kann Symbole zeigen: Spielzeug verschiedener Arten und Sprühflaschen.
rule-IIF-1-4 = Festlegung: Die Karten unseres Decks sind unsere eigenen. Es hat vier Arten Spielzeug mit je 14 Symbolen und 12 Sprühflaschen; 18 Karten zeigen nichts; keine Karte hat vier Wände. Wer das Spiel besitzt, kann mit einer Deckdatei seiner Karten spielen.
rule-IIF-1-5 = Festlegung: Ein besonderes Spielzeug zählt als ein Symbol jeder Art von Spielzeug; liegt es als Pappe, hat es vier offene Seiten.
rule-IIF-2-1 = Alle haben eine Katze und ihre fünf Karten offen vor sich: Alle sehen, wie viele übrig sind.
rule-IIF-2-2 = Im Grundspiel gibt es so viele Princess-Karten wie Mitspielende; die übrigen verlassen das Spiel.
rule-IIF-2-3 = Pappe und besondere Spielzeuge werden gemischt, und alle bekommen zwei Karten.
rule-IIF-2-3a = Festlegung: Ein besonderes Spielzeug in einer ersten Hand geht zurück und wird ersetzt; es wird nach dem Geben in den Nachziehstapel gemischt.
rule-IIF-2-4 = Der Nachziehstapel wird in so viele Teilstapel geteilt, wie Leute mitspielen, so gleich wie möglich; in jeden wird eine Princess gemischt, und die Teilstapel werden aufeinandergelegt.
rule-IIF-2-4a = Festlegung: Die größeren Teilstapel liegen oben.
rule-IIF-2-5 = Wer beginnt, wählt eine Startkarte und legt sie in die Mitte des Tisches. Im Uhrzeigersinn wählen alle anderen eine der übrigen und legen sie an die Reihe an, kurze Seite an kurze Seite, an einem der beiden Enden und in einer der beiden Richtungen. Übrige Startkarten verlassen das Spiel. Dann macht, wer begonnen hat, den ersten Zug.
rule-IIF-2-5a = Festlegung: Wer beginnt, wird ausgelost oder vor dem Spiel bestimmt.
rule-IIF-2-5b = Festlegung: Wer keinen erlaubten Platz für eine Startkarte hat, passt.
rule-IIF-3-1 = In deinem Zug ziehst du entweder eine Karte und spielst eine aus der Hand, oder du legst eine schlafende Katze hin und ziehst nichts.
rule-IIF-3-2 = Was du ziehst, kommt auf deine Hand, auch Princess, und niemand sonst sieht es; aber ein besonderes Spielzeug wird sofort gespielt.
rule-IIF-3-3 = Aus der Hand spielst du eine Pappkarte, danach darfst du eine wache Katze legen; oder eine Princess, danach darfst du es nicht.
rule-IIF-3-4 = Festlegung: Kannst du keine deiner Karten spielen, zeigst du eine deiner Wahl und legst sie ab, und dein Zug endet.
rule-IIF-4-1 = Der Tisch ist ein Raster aus Feldern für Karten, alle hochkant; eine Karte darf um eine halbe Drehung gedreht werden. Lange Seiten treffen auf lange Seiten und kurze auf kurze.
rule-IIF-4-1a = Festlegung: Kante an Kante, ohne Versatz.
rule-IIF-4-2 = Eine Karte liegt ganz auf dem Tisch, in einem leeren Feld. Karten auf dem Tisch werden nie verschoben.
rule-IIF-4-2a = Festlegung: Die Tische haben 9 mal 7 Felder (Couchtisch), 13 mal 9 (Küchentisch, der übliche), 17 mal 11 (Esstisch) und 31 mal 21 (Wohnzimmerboden). Die erste Startkarte liegt im mittleren Feld.
rule-IIF-4-3 = Eine Karte teilt mindestens eine Kante mit etwas, das in einem Feld des Tisches liegt.
rule-IIF-4-4 = Wände begrenzen nicht, wo eine Karte liegen darf: Wand an Wand und Wand an offener Seite sind beide erlaubt.
rule-IIF-4-5 = Zwei Nachbarn, deren Seiten sich berühren und beide offen sind, sind verbunden. Alle Karten, die verbunden sind, bilden einen Karton.
rule-IIF-4-6 = Ein Karton ist geschlossen, wenn keine seiner Karten eine offene Seite an einem leeren Feld oder am Rand des Tisches hat.
rule-IIF-4-6a = Festlegung: Eine offene Seite an der Wand eines Nachbarn wird durch diese Wand verschlossen; eine am Rand des Tisches bleibt offen.
rule-IIF-5-1 = Gleich nachdem du Pappe gespielt hast, oder ein besonderes Spielzeug als Pappe, darfst du eine deiner Katzen legen, wach. Du darfst mehrere in einem Karton haben.
rule-IIF-5-2 = Sie liegt quer über zwei Karten, die über ihre langen Seiten verbunden sind; eine davon ist die eben gespielte Karte.
rule-IIF-5-3 = Über keiner der beiden Karten darf schon etwas liegen: keine Katze, keine Princess, kein besonderes Spielzeug.
rule-IIF-5-3a = Festlegung: Keine der beiden darf selbst eine schlafende Katze oder eine Princess sein.
rule-IIF-5-4 = Sie darf nicht in einem Karton mit einer fremden Katze liegen, wach oder schlafend, außer in diesem Karton ist auch eine eigene. Der Karton wird mit der eben gespielten Karte darin beurteilt. Princess zählt nicht.
rule-IIF-6-1 = Statt zu ziehen und zu spielen, darfst du eine deiner Katzen schlafend in ein leeres Feld legen, als wäre sie Pappe. Sie zeigt keine Symbole.
rule-IIF-6-1a = Festlegung: Eine schlafende Katze hat vier offene Seiten.
rule-IIF-6-2 = Sie besetzt den Karton, zu dem sie kommt.
rule-IIF-6-2a = Festlegung: Sie darf nicht zu einem Karton kommen, der mit allem, was sie verbindet, eine fremde Katze enthält und keine andere von dir.
rule-IIF-6-3 = Eine schlafende Katze bringt nichts, außer im selben Karton ist auch eine wache Katze derselben Person; dann zählt sie wie eine wache.
rule-IIF-7-1 = Princess wird statt Pappe aus der Hand gespielt und ersetzt eine beliebige Katze auf dem Tisch, wach oder schlafend, aber keine andere Princess. Die Katze geht an die Person zurück, der sie gehört.
rule-IIF-7-2 = Sie liegt, wo die Katze lag: quer über den zwei Karten oder als die Karte im Feld, mit vier offenen Seiten.
rule-IIF-7-3 = Sie ist niemandes Katze, und ein Karton mit nur Princess darin darf wieder besetzt werden. Ihr Platz bleibt belegt.
rule-IIF-7-4 = Ohne Katze auf dem Tisch kann sie nicht gespielt werden.
rule-IIF-8-1 = Ein besonderes Spielzeug wird gespielt, sobald es gezogen ist: quer über zwei freie Karten eines Kartons, die über ihre langen Seiten verbunden sind, in jedem Karton, wer auch darin ist.
rule-IIF-8-2 = Nur wenn es nirgends einen solchen Platz gibt, wird es als Pappe gelegt.
rule-IIF-8-2a = Festlegung: Dann muss es sein; gibt es gar keinen Platz, wird es abgelegt, und der Zug endet.
rule-IIF-8-3 = Festlegung: Es ist die Karte, die in diesem Zug gespielt wird. Eine wache Katze darf nur folgen, wenn es als Pappe gelegt wurde.
rule-IIF-9-1 = Das Ende beginnt, wenn der Nachziehstapel leer ist oder wenn jemand die letzte eigene Katze gelegt hat. Dieser Zug wird wie üblich beendet. Eine Katze, die Princess später nach Hause schickt, ändert daran nichts.
rule-IIF-9-2 = Ab dem nächsten Zug zieht niemand mehr, und niemand legt schlafende Katzen: In jedem Zug wird eine Karte aus der Hand gespielt, und wache Katzen dürfen noch folgen. Wer keine Karte hat, wird übersprungen. Wenn alle Hände leer sind, wird gewertet.
rule-IIF-9-2a = Festlegung: Wer dann keine eigene Karte spielen kann, legt eine ab, wie zuvor.
rule-IIF-10-1 = Karton für Karton: Man zählt dort die eigenen wachen Katzen und die schlafenden neben einer wachen. Wer die höchste Zahl über null hat, bekommt die Punkte des Kartons; haben mehrere sie, bekommen alle die volle Punktzahl.
rule-IIF-10-2 = Ein Karton ist so viel wert, wie er Symbole seiner häufigsten Art Spielzeug hat, weniger eins für jede Sprühflasche, bedeckt oder nicht. Ein besonderes Spielzeug zählt einmal. In einem geschlossenen Karton zählt beides doppelt.
rule-IIF-10-3 = Für jede gezählte Katze nach der ersten in einem Karton gibt es einen Punkt, nie verdoppelt.
rule-IIF-10-3a = Festlegung: ob man die Punkte des Kartons bekommt oder nicht.
rule-IIF-10-4 = Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer weniger Minuspunkte durch Sprühflaschen hat.
rule-IIF-10-4a = Festlegung: Was dann noch gleich steht, ist ein geteilter Sieg.
rule-IIF-11-1 = Für Fortgeschrittene: Alle Princess-Karten werden in den ganzen Nachziehstapel gemischt; es gibt keine Teilstapel.
rule-IIF-11-1a = Festlegung: alle fünf, wie viele auch mitspielen.
rule-IIF-11-2 = Für Fortgeschrittene: Keine Wand darf eine Wand berühren, auch nicht bei Startkarten. Schlafende Katzen und besondere Spielzeuge haben keine Wände.
rule-IIF-11-3 = Für Fortgeschrittene: Für weitere Katzen in einem Karton gibt es keine Punkte.
rule-IIF-11-4 = Für Fortgeschrittene: Eine schlafende Katze zählt halb, wenn entschieden wird, wer die Punkte eines Kartons bekommt.

# Warum nicht
why-open-sides = Die offenen Seiten sind Buchstaben aus NESW in dieser Reihenfolge, jeder einmal, nicht { $found }.
why-toy-name = Eine Art Spielzeug ist ein kurzes, einfaches Wort, das noch nicht vorkommt, nicht { $found }.
why-no-toys = Es muss mindestens eine Art Spielzeug geben.
why-id-reserved = Keine Karte eines Decks darf { $id } heißen.
why-start-cards = In einem Deck sind { $wanted } Startkarten, nicht { $count }.
why-table-size = Ein Tisch ist [Spalten, Zeilen], nicht { $found }.
why-cat-twice = Nur eine Person kann { $cat } haben.
why-not-two-cells = Hier müssen zwei Felder stehen, das linke zuerst, nicht { $found }.
why-not-side-by-side = Diese zwei Felder liegen nicht nebeneinander, das linke zuerst.
why-no-such-card-id = Das Deck hat keine Karte namens { $found }.
why-not-cardboard = Das muss Pappe sein, nicht { $found }.
why-toy-in-hand = Ein besonderes Spielzeug ist nie auf einer Hand: Es wird gespielt, sobald es gezogen ist.
why-too-many-origins = Hier stehen { $count } Einträge, mehr als Princess-Karten auf der Hand sind.
why-stack-princess = Teilstapel { $stack } sagt nicht richtig, ob noch eine Princess darin ist.
why-stack-cards = Die Teilstapel haben { $cards } Karten, aber der Nachziehstapel hat { $deck }.
why-cell-twice = In Feld { $at } liegt schon etwas.
why-only-true = Das kann nur true sein; lass es weg, wo es das nicht ist.
why-one-of = Hier muss genau eines von { $names } stehen, nicht { $count }.
why-no-setup = Startkarten sind nur in Phase „setup“ übrig.
why-too-many-start-cards = Es sind { $count } Startkarten; das Spiel hat { $most }.
why-too-many-cats = { $cat } liegt { $count }-mal auf dem Tisch; jede Person hat { $most } Katzen.
why-too-many-princesses = Es sind { $count } Princess-Karten; das Spiel hat { $most }.
why-too-many-toys = Es sind { $count } besondere Spielzeuge; das Spiel hat { $most }.
why-just-played = Die eben gespielte Karte gehört nur zu Phase „cat“.
why-off-table = { $at } liegt jenseits des Tischrands; der Tisch hat { $columns } Spalten und { $rows } Zeilen.
why-cell-has-cat = { $at } ist belegt: Dort schläft eine Katze von { $seat }.
why-cell-taken = { $at } ist belegt: Dort liegt eine Karte.
why-touches-nothing = Eine Karte muss eine Kante mit einer auf dem Tisch teilen; auf { $at } würde sie keine berühren.
why-turned-same = Diese Karte sieht gedreht gleich aus; darum ist Drehen kein anderer Zug.
why-wall-to-wall = Die Wand an der { $side ->
    [north] Nordseite
    [east] Ostseite
    [south] Südseite
   *[west] Westseite
    } von { $at } würde eine Wand berühren.
why-not-a-cell = Nenne ein Feld des Tisches.
why-not-the-middle = Die erste Startkarte liegt im mittleren Feld, { $at }.
why-not-the-line = Eine Startkarte kommt an eines der Enden der Reihe von Startkarten; { $at } ist keines davon.
why-choose-start-card = Erst wählen alle eine Startkarte.
why-no-such-start-card = Es sind noch { $count } Startkarten da, gezählt ab 0; { $card } gibt es nicht.
why-others-box = { $seat } hat eine Katze in diesem Karton und du keine.
why-no-card-there = Auf { $at } liegt keine Karte.
why-wall-between = Die Karte auf { $at } hat eine Wand an der { $side ->
    [east] Ostseite
   *[west] Westseite
    }, und über einer Wand liegt nichts.
why-is-sleeper = Auf { $at } liegt eine schlafende Katze von { $seat }, und über einer Katze liegt nichts.
why-is-princess = Auf { $at } liegt Princess, und über ihr liegt nichts.
why-cat-across = Über der Karte auf { $at } liegt schon eine Katze von { $seat }.
why-princess-across = Über der Karte auf { $at } liegt schon Princess.
why-toy-across = Über der Karte auf { $at } liegt schon ein besonderes Spielzeug.
why-cat-or-done = Du hast deine Karte gespielt; leg eine wache Katze oder sag, dass du fertig bist.
why-no-cat-left = Du hast keine Katze mehr, die du legen könntest.
why-not-just-played = Eine der zwei Karten muss die eben gespielte sein, auf { $at }.
why-no-cat-there = Auf { $at } liegt niemandes Katze.
why-only-princess-there = Auf { $at } liegt Princess, und sich selbst ersetzt sie nicht.
why-lies-across = Die Katze auf { $at } liegt über zwei Karten; nenne beide, die linke zuerst.
why-lies-in-cell = Die Katze auf { $at } schläft in einem Feld; nenne nur dieses.
why-no-cat-named = Nenne die Katze, die Princess ersetzt.
why-toy-has-spot = Für das besondere Spielzeug gibt es einen Platz über zwei Karten, auf { $at }; darum muss es über zwei Karten liegen.
why-toy-has-place = Für das besondere Spielzeug gibt es einen Platz; darum muss es gelegt werden.
why-toy-first = Das besondere Spielzeug muss vor allem anderen gespielt werden.
why-draw-first = Zieh erst eine Karte, oder leg stattdessen eine schlafende Katze hin.
why-play-a-card = Du hast gezogen; spiel jetzt eine Karte aus der Hand.
why-only-from-hand = Das Ende ist nah: Niemand zieht mehr, und keine Katzen legen sich mehr schlafen. Spiel eine Karte aus der Hand.
why-no-such-hand-card = Du hast { $count } Karten auf der Hand, gezählt ab 0; { $card } gibt es nicht.
why-can-play = Karte { $card } deiner Hand lässt sich spielen; darum darfst du nicht ablegen.
why-no-cat-on-table = Auf dem Tisch ist keine Katze, die Princess ersetzen könnte.
why-no-place-for-card = Wo du diese Karte auch hinlegst, eine ihrer Wände würde eine Wand berühren.
why-table-bare = Auf dem Tisch liegt keine Karte, an die sie könnte.
why-table-full = Neben den Karten ist kein leeres Feld mehr.
why-other-card = Es ist eine andere Karte.
why-is-not-princess = Karte { $card } deiner Hand ist nicht Princess.
why-is-her = Karte { $card } deiner Hand ist Princess; sie ersetzt eine Katze.

# Was geschieht
fits-a-card = eine Karte
fits-no-icon = kein Symbol
fits-card = { $icons }, Wände { $walls }
fits-whose = { $cat } ({ $who })
fits-nobody = noch niemand
fits-asleep = niemand: nur schlafende Katzen
said-fits-dealt = { $who } bekommt eine Karte: { $card }.
said-fits-dealt-hidden = { $who } bekommt eine Karte.
said-fits-drawn = { $who } hat gezogen: { $card }.
said-fits-drawn-toy = Es ist ein besonderes Spielzeug, und { $who } muss es sofort spielen.
said-fits-draw = { $who } zieht.
said-fits-start = { $who } legt eine Startkarte auf { $at }: { $card }.
said-fits-place = { $who } spielt Pappe auf { $at }: { $card }.
said-fits-discard = { $who } kann nichts spielen und legt ab: { $card }.
said-fits-discard-toy = Für das besondere Spielzeug ist kein Platz, und { $who } legt es ab.
said-fits-sleep = { $cat } von { $who } legt sich auf { $at } schlafen.
said-fits-cat = { $cat } von { $who } macht es sich quer über { $at } und der Karte östlich davon bequem.
said-fits-toy = { $who } legt das besondere Spielzeug quer über { $at } und die Karte östlich davon.
said-fits-toy-cell = { $who } legt das besondere Spielzeug als Pappe auf { $at }.
said-fits-princess = { $who } spielt Princess auf { $at }: { $cat } geht nach Hause.
said-fits-princess-across = { $who } spielt Princess quer über { $at }: { $cat } geht nach Hause.
said-fits-last-cat = { $who } hat die letzte Katze gelegt: Ab dem nächsten Zug werden nur noch die Hände ausgespielt [IIF-9.1].
said-fits-deck-empty = Der Nachziehstapel ist leer: Ab dem nächsten Zug werden nur noch die Hände ausgespielt [IIF-9.1].
fits-box = { $closed ->
    [yes] geschlossen,
   *[no] offen,
    } { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
    }, bestes Spielzeug { $toys }, Sprühflaschen { $sprays }: { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
    } für { $who }
said-fits-points = { $who }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    }: { $how }.
how-fits-box = { $value } für den Karton auf { $at }
how-fits-box-sprays = { $value } für den Karton auf { $at } ({ $toys } Spielzeug weniger { $sprays })
how-fits-box-closed = { $value } für den geschlossenen Karton auf { $at } (zweimal { $toys })
how-fits-box-closed-sprays = { $value } für den geschlossenen Karton auf { $at } (zweimal { $toys } weniger { $sprays })
how-fits-further = { $count } für weitere Katzen
how-fits-nothing = keine Punkte
said-fits-tie = Gleichstand; er geht an die wenigsten Minuspunkte: { $least } [IIF-10.4].
said-fits-tie-shared = Gleichstand, den nichts auflöst [IIF-10.4].

# Am Tisch
fits-you = du
fits-you-are = Du bist { $name }, und deine Katze ist { $cat }.
fits-seat = { $who } { $cats } · { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
    } · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    }
fits-deck = Nachziehstapel: { $count }.
fits-deck-stacks = Nachziehstapel: { $count }, in Teilstapeln von { $stacks }.
fits-ending = Das Ende ist nah: Die Hände werden ausgespielt.
fits-ask-start = Welche Startkarte wählst du?
fits-ask-turn = Du bist am Zug. Enter zieht eine Karte; oder leg stattdessen eine schlafende Katze hin: tipp die Nummer eines Feldes.
fits-ask-draw = Du bist am Zug. Enter zieht eine Karte.
fits-ask-play = Welche Karte spielst du?
fits-ask-discard = Du kannst keine davon spielen. Welche legst du ab?
fits-ask-place = { $card }: wohin? Tipp die Nummer eines Feldes oder x,y; b geht zurück.
fits-ask-place-turn = { $card }: wohin? Tipp die Nummer eines Feldes oder x,y; mit einem t dahinter wird die Karte gedreht: 3t. b geht zurück.
fits-ask-cat = Legst du eine Katze? Tipp die Nummer eines Platzes, oder Enter: fertig.
fits-ask-toy = Ein besonderes Spielzeug! Es muss über zwei Karten liegen: tipp die Nummer eines Platzes.
fits-ask-toy-cell = Ein besonderes Spielzeug, und über zwei Karten ist kein Platz: tipp die Nummer eines Feldes.
fits-ask-princess = Wessen Katze schickt Princess nach Hause? Tipp ihre Nummer oder x,y; b geht zurück.
fits-option-discard-toy = leg es ab
help-if-it-fits = Ein Zug: Enter zum Ziehen, die Nummer einer Karte, dann eines Feldes, oder beides auf einmal: 1 7, oder 1 6,4; 7t dreht die Karte.
    b: eine Frage zurück · u: nimm deinen letzten Zug zurück, bis eine Karte gezogen oder gezeigt wird oder jemand anders spielt
    ?: die Regel hinter der letzten Ablehnung · ? 4.3 oder ? princess: jede Regel, nach Nummer oder Stichwort · r: alle Regeln · Enter: zeichne den Tisch neu
    t: die Kartons, was jeder jetzt wert ist und für wen · l: das Protokoll · s: speichern · q: speichern und gehen
fits-legend = { $letters } · (*) besonderes Spielzeug · zz schläft · eine dunkle Linie ist eine Wand

# Decks
fits-deck-good = Ein Deck mit { $cards } Karten und { $start } Startkarten für { $game }.
fits-deck-not-72 = Das veröffentlichte Spiel hat 72 Pappkarten; mit { $cards } dauert ein Spiel anders lange.
fits-deck-counts = Symbole: { $toys }, Sprühflaschen { $sprays }; { $empty } Karten zeigen nichts. Karten nach Zahl der Wände: { $walls }.
fits-deck-cards = Pappe: { $count }
fits-deck-start-cards = Startkarten: { $count }
fits-deck-always = In jedem Deck

# Simulationen
fits-figures-boxes = Kartons je Spiel: { $boxes }, davon geschlossen { $boxes_closed }. Gewertete Kartons: { $scored_boxes }, geschlossen { $scored_boxes_closed }.
fits-figures-end = Das Ende kam durch einen leeren Nachziehstapel in { $deck }, durch eine letzte Katze in { $cats } der Spiele.
