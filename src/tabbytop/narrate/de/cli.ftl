# Die Befehlszeile.

help-tabbytop = Drei Katzenspiele, ganz und nach dem Buch. Cat Box, If It Fits, Here, Kitty, Kitty!
help-play = Spiel hier im Terminal gegen Bots.
help-join = Spiel am Tisch eines Servers, über seinen Link; oder gib die Adresse des Servers an und wähl einen Tisch oder deck einen.
help-moves = Zähl alle erlaubten Züge einer Stellungsdatei auf.
help-score = Werte eine Stellungsdatei, als endete das Spiel jetzt.
help-simulate = Spiel viele Spiele mit zufälligen Spielern und sag, wie sie ausgingen.
help-replay = Erzähl ein aufgezeichnetes Spiel, Zug für Zug.
help-export = Schreib ein aufgezeichnetes Spiel als Stellungen mit allen erlaubten Zügen (JSON).
help-verify = Spiel eine Aufzeichnung nach und prüf jedes Geben gegen das veröffentlichte Siegel.
help-deck = Sieh dir Decks an und prüf dein eigenes.
help-deck-check = Prüf eine Deckdatei und sag, was nicht stimmt und wo.
help-deck-show = Zeig alle Karten eines Decks.
help-rules = Lies die Regeln in unseren Worten.

help-game = Das Spiel: cat-box, if-it-fits oder here-kitty-kitty.
help-players = Wie viele spielen (2 bis 5; Here, Kitty, Kitty! 2 bis 6).
help-advanced = Spiel für Fortgeschrittene.
help-deck-option = Das Deck: mirror oder secret für cat-box, cardboard für if-it-fits, neighborhood für here-kitty-kitty, oder eine eigene Deckdatei.
help-table = If It Fits: der Tisch, coffee (9x7), kitchen (13x9, der übliche), dining (17x11), floor (31x21), oder eine Größe wie 5x5.
help-cat = If It Fits: deine Katze, lilly, charlie, milo, jack oder izzy.
help-levels = Gegen wen du spielst: kitten, house-cat (üblich), alley-cat oder tiger, eine für alle oder für jeden Platz eine, wie in kitten,tiger,house-cat; mit Budget tiger:400 (Versuche) oder tiger:0.5s.
help-beliefs = Cat Box: Zeig in jedem Zug, wer welche Katze sein könnte, nach dem, was du gesehen hast.
help-position-deck = Das Deck, dessen Karten-IDs die Stellung benutzen darf.
help-seed = Ein Startwert: Derselbe Startwert gibt dasselbe Spiel noch einmal.
help-resume = Setz ein gespeichertes Spiel fort.
help-link = Der Link eines Tisches oder die Adresse eines Servers.
help-join-game = Deck einen Tisch für dieses Spiel: cat-box, if-it-fits oder here-kitty-kitty.
help-join-bots = Bots für den Tisch, den du deckst: eine Stufe für alle anderen Plätze oder mehrere, wie in kitten,tiger; übrige Plätze sind für Menschen.
help-name = Dein Name am Tisch.
help-continue = Setz das Spiel fort, das du zuletzt verlassen hast.
help-save = Wo das Spiel gespeichert wird.
help-position = Eine Stellungsdatei (JSON) oder - für die Standardeingabe.
help-record = Die Aufzeichnung eines Spiels (JSON).
help-json = Gib JSON aus.
help-games = Wie viele Spiele.
help-jobs = Wie viele Prozesse zugleich spielen.
help-records = Schreib je Spiel eine Aufzeichnung in diesen Ordner.
help-policy = Wie die zufälligen Spieler wählen (cat-box: even (üblich), safe, hoards, spends, mouse, guards, fishes; if-it-fits: keen (üblich), even, steady, shy, sleepy, restless; here-kitty-kitty: plain (üblich), even, eager, shy, idle, wasteful), mehrere durch / getrennt, oder Gewichte wie play=3,done=1.
help-seat = Erzähl es, wie dieser Platz es gehört hat (0, 1, …); sonst alles, sobald das Spiel zu Ende ist.
help-step = Warte vor jedem Zug auf Enter.
help-board = Zeichne nach jedem Zug den Tisch.
help-commitment = Das Siegel, das vor dem Spiel gezeigt wurde, zum Vergleichen.
help-positions = Schreib Stellungen und erlaubte Züge.
help-deck-file = Eine Deckdatei (JSON).
help-deck-name = Das Deck: sein Name oder eine Datei.
help-language = Die Sprache: en (Englisch), nl (Niederländisch) oder de.
help-version = Sag, welche Version das ist.

why-not-a-link = { $found } ist weder ein Link zu einem Tisch noch die Adresse eines Servers.
why-server-away = Unter { $link } ist kein Tabbytop zu erreichen.
why-not-a-server = Was unter { $link } antwortet, ist kein Tabbytop.
why-server-says = Der Server sagt: { $text }
why-no-open-tables = Dort ist kein Tisch offen; deck einen mit --game.

error = tabbytop: { $text }
error-needs-extra = Für diesen Befehl fehlen Pakete. Installiere sie mit: pip install "tabbytop[{ $extra }]"
error-output = tabbytop: Es lässt sich nichts mehr ausgeben: { $reason }.
error-usage = tabbytop: { $text } Versuch: tabbytop { $command }--help
why-no-export = Sag, was geschrieben werden soll: --positions.
moves-none = Kein Zug: Das Spiel ist zu Ende.
moves-passed-over = Kein Zug: Wer am Zug ist, hat nichts zu tun und wird übersprungen.
moves-count = { $count ->
    [one] Ein Zug:
   *[other] { $count } Züge:
    }
score-line = { $who }: { $points }
seat-name = Platz { $seat }
deck-good = Ein Deck mit { $cards } Karten für { $game }, { $kind ->
    [mirrored] die Rückseiten gespiegelt
   *[other] mit anderen Katzen auf den Rückseiten
    }.
deck-not-48 = Das veröffentlichte Spiel hat 48 Karten; mit { $cards } haben vielleicht nicht alle gleich viele Züge.
deck-counts = Vorderseiten: { $cats } Katzen ({ $colors }) und { $boxes } leere Kartons; { $full } Karten ohne leeren Karton, { $one } mit einem, { $two } mit zwei oder mehr.
verified = Jeder Zug ist erlaubt, und jede Karte wurde wie versiegelt gegeben: { $deals }-mal gegeben, { $moves } Züge.
verified-open = Jeder Zug ist erlaubt. Das Geheimnis ist noch nicht aufgedeckt, darum lässt sich das Geben nicht prüfen: { $moves } Züge.
replay-refused = Weiter lassen die heutigen Regeln diese Aufzeichnung nicht zu: { $text } Der Rest, wie er geschrieben steht:
simulated = { $games } Spiele { $game }, { $players } Personen, { $variant ->
    [advanced] für Fortgeschrittene
   *[basic] Grundspiel
    }, Spielweise { $policy }, Startwert { $seed }.
column-seat = Platz
column-wins = Siege (95 %)
column-points = Punkte im Mittel (95 %)
moves-a-game = Züge je Spiel: { $mean } im Mittel, { $longest } höchstens. Geteilte Siege: { $shared }.
kinds = Nach Art des Zuges: { $list }.
progress = Spiele
bye = Angehalten.
next-move = { "      " }(Enter: nächster Zug, q: aufhören) 
commitment-told = Versiegelt mit: { $commitment } Vergleich es mit dem, was vor dem Spiel gezeigt wurde, oder gib es mit --commitment an.
commitment-same = Und es ist das Siegel, das dir gezeigt wurde: { $commitment }
nonces-of = Nonces in der Kartenverteilung: { $names }.
nonces-none = Niemand hat eine Nonce zur Kartenverteilung beigesteuert.
not-over-yet = Das Spiel ist noch nicht zu Ende.
ended-resigned = Es endete vorzeitig: Jemand hat aufgegeben.
ended-agreed = Es endete vorzeitig, wie alle vereinbart haben.
ended-abandoned = Es endete vorzeitig: Alle waren gegangen.
