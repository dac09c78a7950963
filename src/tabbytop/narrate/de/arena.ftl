# Die Arena: Bots gegen Bots.

help-arena = Lass Bots oft gegeneinander spielen und sag, wer stärker ist: Sieganteile, Wertungszahlen, ein Bericht.
help-bots = Die Bots, durch Kommas getrennt, oder mehrmals --bots: eine Stufe (kitten, house-cat, alley-cat, tiger, mit Budget tiger:400 oder tiger:0.5s), class:FILE.py:Name, class:package.module:Name, program:COMMAND LINE; ein Name darf davorstehen: mine=program:./bot.
help-arena-games = Wie viele Spiele höchstens; ein Vielfaches der Spiele eines Gebens hält die Plätze ausgeglichen.
help-options = Optionen des Spiels: advanced, table=coffee, oder ein JSON-Objekt.
help-out = Der Ordner für Ergebnisse, Aufzeichnungen und Bericht; derselbe Ordner macht weiter, wo er war. Sonst ein eigener Ordner für jeden Plan.
help-line-up = one: der erste Bot auf einem Platz, der zweite auf allen anderen (üblich bei zwei Bots). all: alle gegen alle.
help-until-sure = Hör auf, sobald feststeht, wer stärker ist.
help-move-seconds = Was ein Programm für einen Zug hat, in Sekunden.

why-no-such-bot = { $found } ist kein Bot; es gibt { $names }, die suchenden mit einem Budget { $most ->
    [0] wie tiger:400 oder tiger:0.5s
   *[other] von höchstens { $most } Versuchen, wie tiger:400
    }.
why-no-such-class = { $found } lässt sich nicht laden: { $reason }.
why-not-a-bot-class = { $found } ist keine Klasse mit einem Zug.
why-no-such-program = { $found } ist kein Befehl, der sich ausführen ließe.
why-one-against-what = Einer gegen den Rest ist für zwei Bots, nicht für { $count }.
why-not-options = { $found } sind weder Optionen wie advanced,table=coffee noch ein JSON-Objekt.
why-arena-busy = Eine andere Arena benutzt { $folder } gerade.
why-arena-other-plan = In { $folder } sind Spiele eines anderen Plans, der sich in { $key } unterscheidet; wähl einen anderen Ordner mit --out.
why-arena-no-plan = In { $folder } sind Spiele, aber kein Plan; wähl einen anderen Ordner mit --out.
why-arena-broken = { $file } ist in Zeile { $line } nicht zu verstehen; wähl einen anderen Ordner mit --out.
why-worker-died = Ein Arbeitsprozess endete unerwartet; alles, was fertig war, ist gespeichert, und derselbe Befehl macht weiter.

arena-played = { $games } Spiele { $game }, { $players } Personen, { $deals }-mal gegeben, Startwert { $seed }.
arena-uneven = Nicht jeder Bot saß gleich oft auf jedem Platz; ein Vielfaches von { $count } Spielen sorgt dafür.
arena-stronger = { $name } ist stärker und gewinnt { $share } der Spiele ({ $low } – { $high }), wo { $parity } der übliche Teil wären.
arena-weaker = { $name } ist schwächer und gewinnt { $share } der Spiele ({ $low } – { $high }), wo { $parity } der übliche Teil wären.
arena-open = Wer stärker ist, ist offen: { $name } gewinnt { $share } der Spiele ({ $low } – { $high }), und { $parity } wären der übliche Teil.
arena-alone = { $name } spielte gegen sich selbst.
arena-best = { $surely ->
    [surely] { $name } ist am stärksten, mit { $share } der Siege für jeden besetzten Platz.
   *[maybe] { $name } liegt vorn mit { $share } der Siege für jeden besetzten Platz, aber jemand anders könnte ebenso stark sein.
    }
arena-sure = Entschieden beim { $looks }. Blick, nach { $games } Spielen. Die Intervalle berücksichtigen das Hinsehen.
arena-unsure = Nicht entschieden nach { $games } Spielen und { $looks ->
    [one] einem Blick
   *[other] { $looks } Blicken
    }. Die Intervalle berücksichtigen das Hinsehen.
arena-kept = Spiele, Aufzeichnungen und Ergebnis: { $folder }
    Der Bericht: { $report }
arena-stopped = { $done } von { $games } Spielen sind in { $folder } gespeichert; derselbe Befehl macht dort weiter.
arena-more-forfeits = Und { $count } weitere verwirkte Züge, die im Bericht stehen.
column-bot = Bot
column-games = Spiele
column-share = Sieganteil ({ $confidence })
column-rating = Wertung
column-time = je Zug
column-points-mean = Punkte
column-forfeits = verwirkt

forfeit-late = { $bot } brauchte länger als { $detail } s: Kitten machte Zug { $move } für Platz { $seat } in Spiel { $game }.
forfeit-illegal = { $bot } antwortete gegen die Regeln ({ $detail }): Kitten machte Zug { $move } für Platz { $seat } in Spiel { $game }.
forfeit-rubbish = { $bot } antwortete nicht mit einem Zug ({ $detail }): Kitten machte Zug { $move } für Platz { $seat } in Spiel { $game }.
forfeit-dead = { $bot } endete vor der Antwort ({ $detail }): Kitten machte Zug { $move } für Platz { $seat } in Spiel { $game }.
forfeit-gone = { $bot } wurde { $detail }-mal gestartet und endete jedes Mal: Kitten machte Zug { $move } für Platz { $seat } in Spiel { $game }.
forfeit-raised = { $bot } scheiterte ({ $detail }): Kitten machte Zug { $move } für Platz { $seat } in Spiel { $game }.

report-title = { $game }, { $players } Personen: die Arena
report-about = { $games } Spiele, { $deals }-mal gegeben, Startwert { $seed }, Deck „{ $deck }“, Version { $rules } der Regeln. Tabbytop { $version }, { $date }.
report-bots = Die Bots
report-bots-note = Der Sieganteil zählt für jeden Platz, auf dem ein Bot saß; ein Sieg, den sich zwei teilen, ist für jeden ein halber. Wären alle gleich stark, hätte jeder { $parity }. Die Wertungszahlen sind die von openskill (Plackett–Luce), nach den erreichten Rängen.
report-strength = Stärke
report-strength-note = Sieganteil mit Intervall; an der gestrichelten Linie lägen gleiche Bots.
report-seats = Vorteil des Platzes
report-seats-note = Sieganteil nach Stelle in der Zugfolge und nach Platz, wer auch dort saß. Wer beginnt, wird ausgelost.
report-points = Punkte
report-points-note = Wie oft jeder Bot wie viele Punkte machte; die Linie ist das Mittel.
report-length = Spieldauer
report-length-note = Züge je Spiel: { $mean } im Mittel, { $longest } höchstens. { $shared } der Siege waren geteilt.
report-time = Zeit je Zug
report-time-note = Der Punkt ist der übliche Zug, der Balken reicht bis zum langsamsten von hundert, die Linie bis zum langsamsten von allen.
report-axis-share = Sieganteil
report-axis-points = Punkte
report-axis-length = Züge
report-axis-time = Zeit je Zug
report-place = { $place ->
    [1] beginnt
    [2] Zweiter
    [3] Dritter
    [4] Vierter
    [5] Fünfter
   *[other] Sechster
    }
report-forfeits = Verwirkte Züge
report-forfeits-note = { $count } insgesamt; die ersten { $told } davon, mit dem, was das Programm zuletzt in die Standardfehlerausgabe schrieb.
report-again = Um es wieder zu sehen
report-again-note = Derselbe Befehl am selben Ort macht weiter, wo dies aufhörte, und zeigt dieselben Spiele.

help-tune = Stell die Gewichte der Bots eines Spiels ein: Ändere immer ein Gewicht und behalte, was mehr Spiele gewinnt.
help-tune-level = Der Bot, der damit spielt; house-cat ist schnell, alley-cat:60 denkt nach.
help-tune-weights = Nur diese Gewichte, durch Kommas getrennt; sonst alle.
help-tune-rounds = Wie oft jedes Gewicht nach oben und unten geändert wird.
help-tune-out = Die Datendatei, die geschrieben wird (sonst die des Spiels).
tune-trial = { $weight } { $value }: { $gain } des üblichen Teils mehr in { $games } Spielen, { $kept ->
    [kept] behalten
   *[dropped] nicht behalten
    }.
tune-checked = Gegen die Gewichte davor, mit anderem Geben: { $gain } des üblichen Teils mehr ({ $low } – { $high }) in { $games } Spielen.
tune-taken = Das ist sicher besser: Die neuen Gewichte gelten.
tune-not-taken = Nichts wurde gefunden, das sicher besser ist: Die Gewichte bleiben.
tune-kept = Die Gewichte sind in { $file }.
why-kitten-has-no-weights = Kitten gewichtet nichts; wähl house-cat oder eine Stufe, die sucht.
