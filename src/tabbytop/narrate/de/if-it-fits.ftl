# If It Fits: Regeln, abgelehnte Züge und der Spielverlauf.
#
# Wörter: box Kiste · cardboard Kistenkarte · occupy belegen · start card Startkarte · side Seite · wall Wand
# open side offene Seite · closed geschlossen · cell Feld · spot Stelle · across quer über · awake/asleep wach/schlafend
# icon Symbol · toy Spielzeug · special toy Spezialspielzeug · spray bottle Sprühflasche · draw pile Nachziehstapel
# stack Teilstapel · hand Hand · discard ablegen. Namen bleiben englisch: Lilly, Charlie, Milo, Jack, Izzy, Princess.

if-it-fits = If It Fits
lilly = Lilly
charlie = Charlie
milo = Milo
jack = Jack
izzy = Izzy
princess = Princess
paw = Spezialspielzeug
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
rule-IIF-1-1 = Das Spiel ist für zwei bis fünf Spieler. Es gibt fünf Katzen: Lilly, Charlie, Milo, Jack und Izzy. Jede hat fünf Karten, auf der einen Seite wach, auf der anderen schlafend.
rule-IIF-1-2 = Außerdem gibt es 5 Princess-Karten (eine schwarze Katze), 5 Startkarten, 72 Kistenkarten und 3 Spezialspielzeuge.
rule-IIF-1-3 = Eine Kistenkarte ist höher als breit: Nord- und Südseite sind kurz, Ost- und Westseite lang. Jede Seite ist entweder offen oder eine Wand. Eine Karte kann Symbole zeigen: verschiedene Arten von Spielzeug und Sprühflaschen.
rule-IIF-1-4 = Festlegung: Die Karten in unserem Deck haben wir selbst entworfen. Es gibt vier Arten von Spielzeug mit je 14 Symbolen und 12 Sprühflaschen; 18 Karten zeigen nichts; keine Karte hat vier Wände. Wenn du das Spiel besitzt, kannst du mit einer Deck-Datei seiner Karten spielen.
rule-IIF-1-5 = Festlegung: Ein Spezialspielzeug zählt als ein Symbol jeder Spielzeugart. Als Kistenkarte gelegt, hat es vier offene Seiten.
rule-IIF-2-1 = Jeder Spieler hat eine der Katzen, deren fünf Karten offen vor ihm liegen. So sehen alle, wie viele noch übrig sind.
rule-IIF-2-2 = Im Grundspiel nimmst du so viele Princess-Karten, wie es Spieler gibt. Die übrigen kommen aus dem Spiel.
rule-IIF-2-3 = Misch die Kistenkarten und die Spezialspielzeuge. Alle bekommen zwei Karten.
rule-IIF-2-3a = Festlegung: Ein Spezialspielzeug auf einer Starthand wird ersetzt. Nach dem Austeilen wird es in den Nachziehstapel gemischt.
rule-IIF-2-4 = Der Nachziehstapel wird in so viele möglichst gleich große Teilstapel geteilt, wie es Spieler gibt. In jeden Teilstapel wird eine Princess gemischt, dann werden sie aufeinandergelegt.
rule-IIF-2-4a = Festlegung: Die größeren Teilstapel liegen oben.
rule-IIF-2-5 = Der Startspieler wählt eine Startkarte und legt sie in die Mitte des Tisches. Im Uhrzeigersinn wählt dann jeder andere Spieler eine der übrigen Startkarten und legt sie an eines der Enden der Reihe an, kurze Seite an kurze Seite, in beliebiger Richtung. Nicht gewählte Startkarten kommen aus dem Spiel. Dann macht der Startspieler den ersten Zug.
rule-IIF-2-5a = Festlegung: Der Startspieler wird ausgelost oder vor der Partie festgelegt.
rule-IIF-2-5b = Festlegung: Wer keine Startkarte legen kann, wird übersprungen.
rule-IIF-3-1 = In deinem Zug ziehst du entweder eine Karte und spielst eine aus der Hand, oder du legst eine schlafende Katze, ohne zu ziehen.
rule-IIF-3-2 = Die gezogene Karte kommt auf deine Hand, ohne dass andere sie sehen, auch eine Princess. Ein Spezialspielzeug wird sofort gespielt.
rule-IIF-3-3 = Aus der Hand spielst du entweder eine Kistenkarte und darfst danach eine wache Katze legen, oder eine Princess; danach darfst du das nicht.
rule-IIF-3-4 = Festlegung: Wenn du keine deiner Karten spielen kannst, zeigst du eine deiner Wahl und legst sie ab. Damit endet dein Zug.
rule-IIF-4-1 = Der Tisch ist ein Raster aus Feldern. Alle Karten liegen hochkant; du darfst eine Karte um 180 Grad drehen. Lange Seiten berühren lange Seiten, kurze Seiten berühren kurze Seiten.
rule-IIF-4-1a = Festlegung: Karten liegen Kante an Kante, nie versetzt.
rule-IIF-4-2 = Eine Karte muss ganz auf dem Tisch in einem leeren Feld liegen. Karten auf dem Tisch werden nie verschoben.
rule-IIF-4-2a = Festlegung: Tische haben 9 mal 7 Felder (Couchtisch), 13 mal 9 (Küchentisch, der Standard), 17 mal 11 (Esstisch) oder 31 mal 21 (Wohnzimmerboden). Die erste Startkarte kommt in das mittlere Feld.
rule-IIF-4-3 = Eine Karte muss mit mindestens einer Kante an etwas angrenzen, das schon in einem Feld liegt.
rule-IIF-4-4 = Wände spielen beim Legen keine Rolle: Wand an Wand und Wand an offener Seite sind beide erlaubt.
rule-IIF-4-5 = Zwei benachbarte Karten sind verbunden, wenn die Seiten, mit denen sie sich berühren, beide offen sind. Alle verbundenen Karten bilden eine Kiste.
rule-IIF-4-6 = Eine Kiste ist geschlossen, wenn keine ihrer Karten eine offene Seite zu einem leeren Feld oder zum Tischrand hat.
rule-IIF-4-6a = Festlegung: Die Wand einer Nachbarkarte verschließt eine offene Seite. Eine offene Seite am Tischrand bleibt offen.
rule-IIF-5-1 = Direkt nachdem du eine Kistenkarte gespielt hast (oder ein Spezialspielzeug als Kistenkarte), darfst du eine deiner Katzen wach legen. Du darfst mehrere Katzen in einer Kiste haben.
rule-IIF-5-2 = Eine wache Katze liegt quer über zwei Karten, die über ihre langen Seiten verbunden sind. Eine davon muss die gerade gespielte Karte sein.
rule-IIF-5-3 = Über keiner der beiden Karten darf schon eine Katze, eine Princess oder ein Spezialspielzeug liegen.
rule-IIF-5-3a = Festlegung: Keine der beiden Karten darf selbst eine schlafende Katze oder eine Princess sein.
rule-IIF-5-4 = Du darfst sie nicht in eine Kiste mit einer fremden Katze legen, ob wach oder schlafend, außer es ist auch eine eigene darin. Geprüft wird, nachdem die gerade gespielte Karte Teil der Kiste geworden ist. Princess zählt nicht.
rule-IIF-6-1 = Statt zu ziehen und zu spielen, darfst du eine deiner Katzen schlafend in ein leeres Feld legen, als wäre sie eine Kistenkarte. Sie zeigt keine Symbole.
rule-IIF-6-1a = Festlegung: Eine schlafende Katze hat vier offene Seiten.
rule-IIF-6-2 = Eine schlafende Katze belegt die Kiste, zu der sie kommt.
rule-IIF-6-2a = Festlegung: Du darfst sie nicht legen, wenn die Kiste, zu der sie kommt, mit allem, was sie verbindet, eine fremde Katze enthält, aber keine andere von dir.
rule-IIF-6-3 = Eine schlafende Katze bringt nichts, außer ihr Besitzer hat in derselben Kiste auch eine wache Katze. Dann zählt sie als wach.
rule-IIF-7-1 = Eine Princess spielst du statt einer Kistenkarte aus der Hand. Sie ersetzt eine beliebige Katze auf dem Tisch, ob wach oder schlafend, aber keine andere Princess. Die Katze geht an ihren Besitzer zurück.
rule-IIF-7-2 = Sie liegt genau dort, wo die Katze lag: quer über den zwei Karten oder als Karte im Feld, mit vier offenen Seiten.
rule-IIF-7-3 = Sie gehört niemandem. Eine Kiste, in der nur eine Princess ist, darf wieder belegt werden, aber ihre Stelle bleibt besetzt.
rule-IIF-7-4 = Sie kann nicht gespielt werden, wenn keine Katze auf dem Tisch ist.
rule-IIF-8-1 = Ein Spezialspielzeug wird gespielt, sobald es gezogen wird: quer über zwei freie Karten einer Kiste, die über ihre langen Seiten verbunden sind. Jede Kiste ist erlaubt, egal wer darin ist.
rule-IIF-8-2 = Nur wenn es nirgends eine solche Stelle gibt, wird es als Kistenkarte gelegt.
rule-IIF-8-2a = Festlegung: Dann musst du es legen. Gibt es gar keine Stelle, wird es abgelegt und der Zug endet.
rule-IIF-8-3 = Festlegung: Es zählt als die Karte, die du in diesem Zug spielst. Danach darfst du nur dann eine wache Katze legen, wenn das Spielzeug als Kistenkarte gelegt wurde.
rule-IIF-9-1 = Das Spielende wird ausgelöst, wenn der Nachziehstapel leer ist oder ein Spieler seine letzte Katze gelegt hat. Dieser Zug wird normal beendet. Eine Katze, die Princess später nach Hause schickt, ändert daran nichts.
rule-IIF-9-2 = Ab dem nächsten Zug zieht niemand mehr, und niemand legt schlafende Katzen. Pro Zug spielst du eine Karte aus der Hand; danach darfst du weiterhin eine wache Katze legen. Wer keine Karten hat, wird übersprungen. Wenn alle Hände leer sind, wird gewertet.
rule-IIF-9-2a = Festlegung: Wer keine seiner Karten spielen kann, legt auch jetzt eine ab.
rule-IIF-10-1 = Gewertet wird Kiste für Kiste. Zähl für jeden Spieler die wachen Katzen darin, dazu die schlafenden, wenn er auch eine wache darin hat. Wer die höchste Zahl über null hat, bekommt die Punkte der Kiste; bei Gleichstand bekommen alle Beteiligten die volle Punktzahl.
rule-IIF-10-2 = Eine Kiste ist so viel wert, wie sie Symbole ihres häufigsten Spielzeugs enthält, minus eins pro Sprühflasche, bedeckt oder nicht. Ein Spezialspielzeug zählt einmal. In einer geschlossenen Kiste zählen Spielzeug und Sprühflaschen doppelt.
rule-IIF-10-3 = Jeder Spieler bekommt einen Punkt für jede gezählte Katze nach der ersten in einer Kiste. Diese Punkte werden nie verdoppelt.
rule-IIF-10-3a = Festlegung: Das gilt auch für Spieler, die die Punkte der Kiste nicht bekommen.
rule-IIF-10-4 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer die wenigsten Minuspunkte durch Sprühflaschen hat.
rule-IIF-10-4a = Festlegung: Bei weiterem Gleichstand wird der Sieg geteilt.
rule-IIF-11-1 = Für Fortgeschrittene: Alle Princess-Karten werden in den ganzen Nachziehstapel gemischt, ohne Teilstapel.
rule-IIF-11-1a = Festlegung: Alle fünf sind dabei, egal wie viele mitspielen.
rule-IIF-11-2 = Für Fortgeschrittene: Eine Wand darf keine andere Wand berühren, auch nicht bei Startkarten. Schlafende Katzen und Spezialspielzeuge haben keine Wände.
rule-IIF-11-3 = Für Fortgeschrittene: Für zusätzliche Katzen in einer Kiste gibt es keine Punkte.
rule-IIF-11-4 = Für Fortgeschrittene: Eine schlafende Katze zählt nur halb, wenn ermittelt wird, wer die Punkte einer Kiste bekommt.

# Warum nicht
why-open-sides = Offene Seiten sind Buchstaben aus NESW in dieser Reihenfolge, jeder höchstens einmal, nicht { $found }.
why-toy-name = Eine Spielzeugart braucht einen kurzen, einfachen und eindeutigen Namen, nicht { $found }.
why-no-toys = Es muss mindestens eine Spielzeugart geben.
why-id-reserved = Eine Karte im Deck darf nicht { $id } heißen.
why-start-cards = Ein Deck hat { $wanted } Startkarten, nicht { $count }.
why-table-size = Ein Tisch ist [Spalten, Reihen], nicht { $found }.
why-cat-twice = Nur ein Spieler kann { $cat } haben.
why-not-two-cells = Das müssen zwei Felder sein, das linke zuerst, nicht { $found }.
why-not-side-by-side = Diese zwei Felder liegen nicht nebeneinander, oder das linke steht nicht zuerst.
why-no-such-card-id = Das Deck hat keine Karte namens { $found }.
why-not-cardboard = Das muss eine Kistenkarte sein, nicht { $found }.
why-toy-in-hand = Ein Spezialspielzeug kann nicht auf der Hand sein: Es wird gespielt, sobald es gezogen wird.
why-too-many-origins = Hier stehen { $count } Einträge, aber auf der Hand sind weniger Princess-Karten.
why-stack-princess = „princess“ passt nicht zu den Karten von Teilstapel { $stack }.
why-stack-cards = Die Teilstapel haben zusammen { $cards } Karten, aber der Nachziehstapel hat { $deck }.
why-cell-twice = In Feld { $at } liegt schon etwas.
why-only-true = Das kann nur true sein. Lass es sonst weg.
why-one-of = Gib hier genau eins von { $names } an, nicht { $count }.
why-no-setup = Nur in Phase „setup“ können Startkarten übrig sein.
why-too-many-start-cards = Das sind { $count } Startkarten; das Spiel hat nur { $most }.
why-too-many-cats = { $cat } liegt { $count }-mal auf dem Tisch; jeder Spieler hat nur { $most } Katzen.
why-too-many-princesses = Das sind { $count } Princess-Karten; das Spiel hat nur { $most }.
why-too-many-toys = Das sind { $count } Spezialspielzeuge; das Spiel hat nur { $most }.
why-just-played = „just_played“ ist nur in Phase „cat“ erlaubt.
why-off-table = { $at } liegt außerhalb des Tisches, der { $columns } Spalten und { $rows } Reihen hat.
why-cell-has-cat = Diese Stelle ist belegt: Dort schläft eine Katze von { $seat }.
why-cell-taken = Diese Stelle ist belegt: Dort liegt eine Karte.
why-touches-nothing = Eine Karte muss mit einer Kante an eine Karte auf dem Tisch angrenzen.
why-turned-same = Diese Karte sieht gedreht genauso aus.
why-wall-to-wall = Die Wand an der { $side ->
    [north] Nordseite
    [east] Ostseite
    [south] Südseite
   *[west] Westseite
    } von { $at } würde eine andere Wand berühren.
why-not-a-cell = Wähle ein Feld auf dem Tisch.
why-not-the-middle = Die erste Startkarte kommt in das mittlere Feld, { $at }.
why-not-the-line = Eine Startkarte muss an ein Ende der Reihe; { $at } ist kein Ende.
why-choose-start-card = Zuerst wählen alle eine Startkarte.
why-no-such-start-card = Startkarte { $card } gibt es nicht: Es sind noch { $count } da, nummeriert ab 0.
why-others-box = { $seat } hat eine Katze in dieser Kiste, du nicht.
why-no-card-there = Auf { $at } liegt keine Karte.
why-wall-between = Die Karte auf { $at } hat eine Wand an der { $side ->
    [east] Ostseite
   *[west] Westseite
    }, und über einer Wand kann nichts liegen.
why-is-sleeper = Auf { $at } schläft eine Katze von { $seat }, und über einer Katze kann nichts liegen.
why-is-princess = Auf { $at } liegt eine Princess, und über ihr kann nichts liegen.
why-cat-across = Über der Karte auf { $at } liegt schon eine Katze von { $seat }.
why-princess-across = Über der Karte auf { $at } liegt schon eine Princess.
why-toy-across = Über der Karte auf { $at } liegt schon ein Spezialspielzeug.
why-cat-or-done = Du hast deine Karte gespielt. Leg eine wache Katze oder beende deinen Zug.
why-no-cat-left = Du hast keine Katzen mehr.
why-not-just-played = Eine der beiden Karten muss die gerade gespielte sein, auf { $at }.
why-no-cat-there = Auf { $at } liegt keine Katze, die Princess ersetzen kann.
why-only-princess-there = Auf { $at } liegt eine Princess, und eine Princess kann keine andere ersetzen.
why-lies-across = Die Katze auf { $at } liegt über zwei Karten. Wähle beide, die linke zuerst.
why-lies-in-cell = Die Katze auf { $at } schläft in einem Feld. Wähle nur dieses Feld.
why-no-cat-named = Wähle die Katze, die Princess ersetzt.
why-toy-has-spot = Das Spezialspielzeug muss über zwei Karten liegen, und auf { $at } ist dafür eine Stelle frei.
why-toy-has-place = Du kannst das Spezialspielzeug nicht ablegen: Es gibt eine Stelle dafür.
why-toy-first = Du musst zuerst das Spezialspielzeug spielen.
why-draw-first = Zieh zuerst eine Karte oder leg stattdessen eine schlafende Katze.
why-play-a-card = Du hast eine Karte gezogen. Spiel jetzt eine aus der Hand.
why-only-from-hand = Das Spiel geht zu Ende: kein Ziehen und keine schlafenden Katzen mehr. Spiel eine Karte aus der Hand.
why-no-such-hand-card = Karte { $card } ist nicht auf deiner Hand: Du hast { $count }, nummeriert ab 0.
why-can-play = Du kannst nicht ablegen: Karte { $card } auf deiner Hand ist spielbar.
why-no-cat-on-table = Auf dem Tisch liegt keine Katze, die Princess ersetzen kann.
why-no-place-for-card = Egal wo du diese Karte hinlegst, eine ihrer Wände würde eine andere Wand berühren.
why-table-bare = Auf dem Tisch liegt keine Karte zum Anlegen.
why-table-full = Neben den Karten ist kein Feld mehr frei.
why-other-card = Das ist eine andere Karte.
why-is-not-princess = Karte { $card } auf deiner Hand ist keine Princess.
why-is-her = Karte { $card } auf deiner Hand ist eine Princess: Wähle eine Katze, die sie ersetzt.

# Was geschieht
fits-a-card = eine Karte
fits-no-icon = keine Symbole
fits-card = { $icons }, Wände { $walls }
fits-whose = { $cat } ({ $who })
fits-nobody = noch niemanden
fits-asleep = niemanden (nur schlafende Katzen)
said-fits-dealt = { $who } bekommt eine Karte: { $card }.
said-fits-dealt-hidden = { $who } bekommt eine Karte.
said-fits-drawn = { $who } hat { $card } gezogen.
said-fits-drawn-toy = Es ist ein Spezialspielzeug: { $who } muss es sofort spielen.
said-fits-draw = { $who } zieht eine Karte.
said-fits-start = { $who } legt eine Startkarte auf { $at }: { $card }.
said-fits-place = { $who } legt eine Kistenkarte auf { $at }: { $card }.
said-fits-discard = { $who } kann keine Karte spielen und legt eine ab: { $card }.
said-fits-discard-toy = Für das Spezialspielzeug ist kein Platz, also legt { $who } es ab.
said-fits-sleep = { $cat } von { $who } legt sich auf { $at } schlafen.
said-fits-cat = { $cat } von { $who } macht es sich auf { $at } und der Karte östlich davon bequem.
said-fits-toy = { $who } legt das Spezialspielzeug über { $at } und die Karte östlich davon.
said-fits-toy-cell = { $who } legt das Spezialspielzeug als Kistenkarte auf { $at }.
said-fits-princess = { $who } spielt Princess auf { $at }: { $cat } geht nach Hause.
said-fits-princess-across = { $who } spielt Princess über { $at }: { $cat } geht nach Hause.
fits-points-each = { $count ->
    [0] { "" }
    [one] { "" }
   *[other] je{ " " }
    }{ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    }
said-fits-taken = { $who } { $count ->
    [one] übernimmt
   *[other] übernehmen
    } { $whose ->
    [yours] deine Kiste
    [ours] eure gemeinsame Kiste
    [shared] die Kiste von dir und { $whom }
    [joint] die mit { $whom } geteilte Kiste
    [several] die Kisten von { $whom }
   *[theirs] die Kiste von { $whom }
    } mit { $count ->
    [one] { "" }
   *[other] je{ " " }
    }{ $halves ->
    [2] { $cats } Katze
   *[other] { $cats } Katzen
    }{ $against ->
    [0] { "" }
   *[other] { " " }gegen { $against }
    }: { $points }
said-fits-shared = { $whose ->
    [yours] Du und { $whom } teilt euch
   *[theirs] { $whom } teilen sich
    } eine Kiste mit je { $halves ->
    [2] { $cats } Katze
   *[other] { $cats } Katzen
    }: { $points }
said-fits-closed = { $whose ->
    [yours] Deine Kiste
    [nobodys] Eine Kiste
   *[theirs] Die Kiste von { $whom }
    } ist zu, { $points }
said-fits-worth-now = { $whose ->
    [yours] Deine Kiste
    [shared] Die Kiste von dir und { $whom }
   *[theirs] Die Kiste von { $whom }
    } { $way ->
    [up] steigt
   *[down] fällt
    } auf { $points }
said-fits-last-cat = { $who } hat die letzte Katze gelegt. Ab dem nächsten Zug zieht niemand mehr, und niemand legt schlafende Katzen. Alle spielen ihre restlichen Handkarten aus, eine pro Zug; danach darf weiterhin eine wache Katze folgen [IIF-9.2].
said-fits-deck-empty = Der Nachziehstapel ist leer. Ab dem nächsten Zug zieht niemand mehr, und niemand legt schlafende Katzen. Alle spielen ihre restlichen Handkarten aus, eine pro Zug; danach darf weiterhin eine wache Katze folgen [IIF-9.2].
fits-box = { $closed ->
    [yes] geschlossen,
   *[no] offen,
    } { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
    }, { $toys } × häufigstes Spielzeug, { $sprays } × Sprühflasche: { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
    } für { $who }
said-fits-points = { $who }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    } – { $how }.
how-fits-box = { $value } für die Kiste auf { $at }
how-fits-box-sprays = { $value } für die Kiste auf { $at } ({ $toys } für Spielzeug − { $sprays } für Sprühflaschen)
how-fits-box-closed = { $value } für die geschlossene Kiste auf { $at } (2 × { $toys })
how-fits-box-closed-sprays = { $value } für die geschlossene Kiste auf { $at } (2 × { $toys } − 2 × { $sprays })
how-fits-further = { $count } für zusätzliche Katzen
how-fits-nothing = keine Punkte
said-fits-tie = Gleichstand: Der Spieler mit den wenigsten Minuspunkten ({ $least }) gewinnt [IIF-10.4].
said-fits-tie-shared = Gleichstand: Der Sieg wird geteilt [IIF-10.4].

# Am Tisch
fits-you = du
fits-you-are = Du bist { $name }, und deine Katze ist { $cat }.
fits-seat = { $who } { $cats } · { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
    } · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    }
fits-deck = Nachziehstapel: { $count }.
fits-deck-stacks = Nachziehstapel: { $count }, in Teilstapeln von { $stacks }.
fits-ending = Das Spiel geht zu Ende: Spiel deine restlichen Handkarten aus. Wache Katzen darfst du weiterhin legen.
fits-ask-start = Welche Startkarte wählst du?
fits-ask-turn = Du bist am Zug. Enter: Karte ziehen. Oder gib die Nummer eines Feldes ein, um dort eine schlafende Katze zu legen.
fits-ask-draw = Du bist am Zug. Enter: Karte ziehen.
fits-ask-play = Welche Karte spielst du?
fits-ask-discard = Du kannst keine davon spielen. Welche legst du ab?
fits-ask-place = { $card }: wohin? Gib die Nummer eines Feldes ein oder x,y. b: zurück.
fits-ask-place-turn = { $card }: wohin? Gib die Nummer eines Feldes ein oder x,y. Mit t dahinter wird die Karte gedreht: 3t. b: zurück.
fits-ask-cat = Möchtest du eine Katze legen? Gib die Nummer einer Stelle ein. Enter: Zug beenden.
fits-ask-toy = Ein Spezialspielzeug! Es muss über zwei Karten liegen. Gib die Nummer einer Stelle ein.
fits-ask-toy-cell = Ein Spezialspielzeug! Über zwei Karten ist keine Stelle frei, also gib die Nummer eines Feldes ein.
fits-ask-princess = Welche Katze schickt Princess nach Hause? Gib ihre Nummer ein oder x,y. b: zurück.
fits-option-discard-toy = ablegen
help-if-it-fits = Züge: Enter zum Ziehen. Gib die Nummer einer Karte ein, dann die eines Feldes, oder beides auf einmal: 1 7, oder 1 6,4. 7t dreht die Karte.
    b: zurück · u: letzten Zug rückgängig machen, bis eine Karte gezogen oder gezeigt wird oder jemand anderes spielt
    ?: warum dein letzter Zug nicht erlaubt war · ? 4.3 oder ? princess: eine bestimmte Regel, nach Nummer oder Stichwort · r: alle Regeln · Enter: Tisch neu zeichnen
    t: die Kisten, was sie wert sind und für wen · l: Verlauf · s: speichern · q: speichern und beenden
fits-legend = { $letters } · (*) Spezialspielzeug · zz schläft · dunkle Linien sind Wände

# Decks
fits-deck-good = Gültiges Deck für { $game } mit { $cards } Karten und { $start } Startkarten.
fits-deck-not-72 = Das Originalspiel hat 72 Kistenkarten. Mit { $cards } dauert eine Partie länger oder kürzer.
fits-deck-counts = Symbole: { $toys }, Sprühflaschen { $sprays }. Karten ohne Symbole: { $empty }. Karten nach Anzahl der Wände: { $walls }.
fits-deck-cards = Kistenkarten: { $count }
fits-deck-start-cards = Startkarten: { $count }
fits-deck-always = In jedem Deck

# Simulationen
fits-figures-boxes = Kisten pro Partie: { $boxes } ({ $boxes_closed } geschlossen). Gewertete Kisten: { $scored_boxes } ({ $scored_boxes_closed } geschlossen).
fits-figures-end = In { $deck } der Partien war der Nachziehstapel aufgebraucht, in { $cats } legte ein Spieler seine letzte Katze.
