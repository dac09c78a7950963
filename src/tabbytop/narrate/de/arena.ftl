# Die Arena: Bots gegen Bots.

help-arena = Bots viele Partien gegeneinander spielen lassen, um zu sehen, welcher stärker ist: Siegquoten, Wertungszahlen und ein Bericht.
help-bots = Die Bots, durch Kommas getrennt oder mit mehrfachem --bots: eine Stufe (kitten, house-cat, alley-cat, tiger, oder mit Limit: tiger:400 oder tiger:0.5s), class:FILE.py:Name, class:package.module:Name, program:COMMAND LINE. Ein Bot kann einen Namen bekommen: mine=program:./bot.
help-arena-games = Höchstzahl der Partien. Ein Vielfaches der Partien pro Kartenverteilung hält die Plätze ausgeglichen.
help-options = Spieloptionen: advanced, table=coffee, oder ein JSON-Objekt.
help-out = Ordner für Ergebnisse, Aufzeichnungen und Bericht. Mit demselben Ordner geht es dort weiter. Standardmäßig bekommt jeder Plan einen eigenen Ordner.
help-line-up = one: der erste Bot auf einem Platz, der zweite auf allen anderen (Standard bei zwei Bots). all: jeder gegen jeden.
help-until-sure = Aufhören, sobald klar ist, welcher Bot stärker ist.
help-move-seconds = Zeitlimit pro Zug für Programme, in Sekunden.

why-no-such-bot = { $found } ist kein Bot. Zur Auswahl stehen: { $names }. Vorausdenkende Bots können ein Limit bekommen { $most ->
    [0] wie tiger:400 oder tiger:0.5s
   *[other] von höchstens { $most } Iterationen, zum Beispiel tiger:400
    }.
why-no-such-character = Es gibt keine Figur namens { $found }. Wähle eine von diesen: { $names }.
why-no-such-class = { $found } kann nicht geladen werden: { $reason }.
why-not-a-bot-class = { $found } ist keine Klasse mit einer Methode move.
why-no-such-program = Der Befehl { $found } kann nicht ausgeführt werden.
why-one-against-what = Die Aufstellung „one“ ist für zwei Bots, nicht für { $count }.
why-not-options = { $found } ist weder eine Liste von Optionen wie advanced,table=coffee noch ein JSON-Objekt.
why-arena-busy = Eine andere Arena benutzt { $folder } bereits.
why-arena-other-plan = In { $folder } liegen Partien eines anderen Plans (Unterschied: { $key }). Wähle einen anderen Ordner mit --out.
why-arena-no-plan = In { $folder } liegen Partien, aber kein Plan. Wähle einen anderen Ordner mit --out.
why-arena-broken = { $file } ist ab Zeile { $line } nicht lesbar. Wähle einen anderen Ordner mit --out.
why-worker-died = Ein Arbeitsprozess wurde unerwartet beendet. Fertige Partien sind gespeichert; führe denselben Befehl noch einmal aus, um fortzufahren.

arena-played = { $game }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
    }, { $players } Spieler, { $deals ->
    [one] 1 Kartenverteilung
   *[other] { $deals } Kartenverteilungen
    }, Seed { $seed }.
arena-uneven = Nicht jeder Bot saß gleich oft auf jedem Platz. Spiel ein Vielfaches von { $count } Partien, um das auszugleichen.
arena-stronger = { $name } ist stärker und gewinnt { $share } der Partien ({ $low } – { $high }); bei gleicher Stärke wären es { $parity }.
arena-weaker = { $name } ist schwächer und gewinnt { $share } der Partien ({ $low } – { $high }); bei gleicher Stärke wären es { $parity }.
arena-open = Noch kein klarer Sieger: { $name } gewinnt { $share } der Partien ({ $low } – { $high }); bei gleicher Stärke wären es { $parity }.
arena-alone = { $name } hat gegen sich selbst gespielt.
arena-best = { $surely ->
    [surely] { $name } ist am stärksten, mit einer Siegquote von { $share } pro Platz.
   *[maybe] { $name } liegt mit einer Siegquote von { $share } pro Platz vorn, aber ein anderer Bot könnte genauso stark sein.
    }
arena-sure = Entschieden bei Prüfung { $looks }, nach { $games } Partien. Die Intervalle berücksichtigen die wiederholten Prüfungen.
arena-unsure = Nicht entschieden nach { $games } Partien und { $looks ->
    [one] 1 Prüfung
   *[other] { $looks } Prüfungen
    }. Die Intervalle berücksichtigen die wiederholten Prüfungen.
arena-kept = Partien, Aufzeichnungen und Ergebnisse: { $folder }
    Bericht: { $report }
arena-stopped = { $done } von { $games } Partien sind in { $folder } gespeichert. Führe denselben Befehl noch einmal aus, um fortzufahren.
arena-more-forfeits = { $count ->
    [one] 1 weiterer verfallener Zug steht
   *[other] { $count } weitere verfallene Züge stehen
    } im Bericht.
column-bot = Bot
column-games = Partien
column-share = Siegquote ({ $confidence })
column-rating = Wertung
column-time = pro Zug
column-points-mean = Punkte
column-forfeits = verfallene Züge

forfeit-late = Partie { $game }, Platz { $seat }, Zug { $move }: { $bot } brauchte länger als { $detail } s. Stattdessen zog das Kätzchen.
forfeit-illegal = Partie { $game }, Platz { $seat }, Zug { $move }: { $bot } machte einen unerlaubten Zug ({ $detail }). Stattdessen zog das Kätzchen.
forfeit-invalid = Partie { $game }, Platz { $seat }, Zug { $move }: { $bot } antwortete nicht mit einem Zug ({ $detail }). Stattdessen zog das Kätzchen.
forfeit-dead = Partie { $game }, Platz { $seat }, Zug { $move }: { $bot } brach vor der Antwort ab ({ $detail }). Stattdessen zog das Kätzchen.
forfeit-gone = Partie { $game }, Platz { $seat }, Zug { $move }: { $bot } wurde { $detail }-mal gestartet und brach jedes Mal ab. Stattdessen zog das Kätzchen.
forfeit-raised = Partie { $game }, Platz { $seat }, Zug { $move }: { $bot } meldete einen Fehler ({ $detail }). Stattdessen zog das Kätzchen.

report-title = { $game }, { $players } Spieler: Arena-Bericht
report-about = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
    } mit { $deals ->
    [one] 1 Kartenverteilung
   *[other] { $deals } Kartenverteilungen
    }, Seed { $seed }, Deck „{ $deck }“, Regelversion { $rules }. Tabbytop { $version }, { $date }.
report-bots = Die Bots
report-bots-note = Die Siegquote gilt pro Platz, auf dem ein Bot saß; teilen sich zwei den Sieg, zählt er für beide je zur Hälfte. Wären alle Bots gleich stark, hätte jeder { $parity }. Die Wertungszahlen stammen von openskill (Plackett–Luce), nach den Endplatzierungen.
report-strength = Spielstärke
report-strength-note = Siegquote mit Intervall. Die gestrichelte Linie zeigt gleiche Stärke.
report-seats = Vorteil durch den Platz
report-seats-note = Siegquote nach Zugreihenfolge und nach Platz, unabhängig vom Bot. Der Startspieler ist zufällig.
report-points = Punkte
report-points-note = Verteilung der Punkte pro Bot. Die Linie ist der Mittelwert.
report-length = Spieldauer
report-length-note = Züge pro Partie: im Schnitt { $mean }, höchstens { $longest }. { $shared } der Siege waren geteilt.
report-time = Zeit pro Zug
report-time-note = Der Punkt ist der Median, der Balken reicht bis zum 99. Perzentil, die Linie bis zum langsamsten Zug.
report-axis-share = Siegquote
report-axis-points = Punkte
report-axis-length = Züge
report-axis-time = Zeit pro Zug
report-place = { $place ->
    [1] als Erster
    [2] als Zweiter
    [3] als Dritter
    [4] als Vierter
    [5] als Fünfter
   *[other] als Sechster
    }
report-forfeits = Verfallene Züge
report-forfeits-note = { $count } insgesamt. Hier die ersten { $shown }, mit den letzten Zeilen, die das Programm auf stderr ausgegeben hat.
report-again = Reproduzieren
report-again-note = Führe denselben Befehl im selben Ordner aus, um dort weiterzumachen, wo dieser Lauf endete. Derselbe Befehl spielt immer dieselben Partien.

help-tune = Die Gewichte der Bots eines Spiels abstimmen: immer ein Gewicht ändern und den Wert behalten, mit dem mehr Partien gewonnen werden.
help-tune-level = Der Bot zum Testen. house-cat ist schnell, alley-cat:60 denkt voraus.
help-tune-weights = Nur diese Gewichte, durch Kommas getrennt. Standardmäßig alle.
help-tune-rounds = Wie oft jedes Gewicht höher und niedriger ausprobiert wird.
help-tune-out = Datei, in die geschrieben wird. Standardmäßig die Gewichtsdatei des Spiels.
tune-trial = { $weight } { $value }: Siegquote { $gain } gegenüber gleicher Stärke in { $games } Partien, { $kept ->
    [kept] behalten
   *[dropped] verworfen
    }.
tune-checked = Gegen die vorherigen Gewichte, mit anderen Kartenverteilungen: Siegquote { $gain } gegenüber gleicher Stärke ({ $low } – { $high }) in { $games } Partien.
tune-taken = Das ist eine klare Verbesserung: Die neuen Gewichte sind gespeichert.
tune-not-taken = Keine klare Verbesserung: Die Gewichte bleiben, wie sie waren.
tune-kept = Gewichtsdatei: { $file }.
why-kitten-has-no-weights = Das Kätzchen hat keine Gewichte. Wähle house-cat oder eine Stufe, die vorausdenkt.
