# Die Befehlszeile.

help-tabbytop = Drei Katzenspiele mit den vollständigen Regeln: Cat Box, If It Fits und Here, Kitty, Kitty!
help-play = Im Terminal gegen Bots spielen.
help-join = An einem Tisch auf einem Server spielen. Gib den Link eines Tisches an, oder die Adresse des Servers, um einen Tisch auszuwählen oder zu erstellen.
help-moves = Alle erlaubten Züge einer Stellungsdatei anzeigen.
help-score = Eine Stellungsdatei werten, als wäre die Partie jetzt zu Ende.
help-simulate = Viele Partien mit Zufallsspielern spielen und die Statistik anzeigen.
help-replay = Eine aufgezeichnete Partie Zug für Zug anzeigen.
help-export = Eine aufgezeichnete Partie als Stellungen mit allen erlaubten Zügen exportieren (JSON).
help-verify = Eine Aufzeichnung nachspielen und das Austeilen mit dem veröffentlichten Prüfcode vergleichen.
help-deck = Decks anzeigen und eigene prüfen.
help-deck-check = Eine Deck-Datei auf Fehler prüfen.
help-deck-show = Alle Karten eines Decks anzeigen.
help-rules = Die Regeln lesen.

help-game = Das Spiel: cat-box, if-it-fits oder here-kitty-kitty.
help-players = Anzahl der Spieler (2 bis 5; Here, Kitty, Kitty! 2 bis 6).
help-advanced = Das Spiel für Fortgeschrittene spielen.
help-deck-option = Das Deck: mirror oder secret für cat-box, cardboard für if-it-fits, neighborhood für here-kitty-kitty, oder eine eigene Deck-Datei.
help-table = If It Fits: die Tischgröße: coffee (9x7), kitchen (13x9, Standard), dining (17x11), floor (31x21) oder eine eigene Größe wie 5x5.
help-cat = If It Fits: deine Katze: lilly, charlie, milo, jack oder izzy.
help-levels = Deine Gegner: kitten, house-cat (Standard), alley-cat oder tiger. Gib einen für alle Plätze an oder einen pro Platz, zum Beispiel kitten,tiger,house-cat. Du kannst begrenzen, wie lange ein Bot nachdenkt: tiger:400 (Iterationen) oder tiger:0.5s.
help-beliefs = Cat Box: in jedem Zug anzeigen, wer welche Katze sein könnte, nach dem, was du gesehen hast.
help-position-deck = Das Deck, zu dem die Karten-IDs in der Stellung gehören.
help-seed = Ein Seed. Mit demselben Seed werden dieselben Karten ausgeteilt.
help-resume = Eine gespeicherte Partie fortsetzen.
help-link = Der Link eines Tisches oder die Adresse eines Servers.
help-join-game = Einen Tisch für dieses Spiel erstellen: cat-box, if-it-fits oder here-kitty-kitty.
help-join-bots = Bots für den Tisch, den du erstellst: eine Stufe für alle anderen Plätze oder mehrere, zum Beispiel kitten,tiger. Die übrigen Plätze sind für Menschen.
help-name = Dein Name am Tisch.
help-continue = Die zuletzt gespeicherte Partie fortsetzen.
help-save = Wo die Partie gespeichert wird.
help-position = Eine Stellungsdatei (JSON) oder - für die Standardeingabe.
help-record = Die Aufzeichnung einer Partie (JSON).
help-json = Ausgabe als JSON.
help-games = Anzahl der Partien.
help-jobs = Anzahl paralleler Prozesse.
help-records = Für jede Partie eine Aufzeichnung in diesen Ordner schreiben.
help-policy = Wie die Zufallsspieler wählen (cat-box: even (Standard), safe, hoards, spends, mouse, guards, fishes; if-it-fits: keen (Standard), even, steady, shy, sleepy, restless; here-kitty-kitty: plain (Standard), even, eager, shy, idle, wasteful). Mehrere durch / trennen, oder Gewichte angeben wie play=3,done=1.
help-seat = Nur anzeigen, was dieser Platz gesehen hat (0, 1, …). Ohne diese Option siehst du alles, sobald die Partie beendet ist.
help-step = Vor jedem Zug auf Enter warten.
help-board = Nach jedem Zug den Tisch anzeigen.
help-commitment = Der Prüfcode, der vor der Partie angezeigt wurde, zum Vergleich mit der Aufzeichnung.
help-positions = Stellungen und erlaubte Züge exportieren.
help-deck-file = Eine Deck-Datei (JSON).
help-deck-name = Das Deck: ein Name oder eine Datei.
help-language = Die Sprache: en (Englisch), nl (Niederländisch) oder de.
help-version = Die Version anzeigen.

why-not-a-link = { $found } ist weder ein Link zu einem Tisch noch die Adresse eines Servers.
why-server-away = Unter { $link } ist kein Tabbytop-Server erreichbar.
why-not-a-server = { $link } ist kein Tabbytop-Server.
why-server-says = Antwort des Servers: { $text }
why-no-open-tables = Auf diesem Server gibt es keine offenen Tische. Erstelle einen mit --game.

error = tabbytop: { $text }
error-needs-extra = Für diesen Befehl fehlen Pakete. Installiere sie mit: pip install "tabbytop[{ $extra }]"
error-output = tabbytop: Es kann nichts mehr ausgegeben werden: { $reason }.
error-usage = tabbytop: { $text } Hilfe: tabbytop { $command }--help
why-no-export = Es gibt nichts zu exportieren. Gib --positions an.
moves-none = Keine Züge: Die Partie ist beendet.
moves-skipped = Keine Züge: Der Spieler am Zug kann nichts tun und wird übersprungen.
moves-count = { $count ->
    [one] 1 Zug:
   *[other] { $count } Züge:
    }
score-line = { $who }: { $points }
seat-name = Platz { $seat }
deck-good = Gültiges Deck für { $game } mit { $cards } Karten, { $kind ->
    [mirrored] mit gespiegelten Rückseiten
   *[other] mit anderen Katzen auf den Rückseiten
    }.
deck-not-48 = Das Originalspiel hat 48 Karten. Mit { $cards } haben vielleicht nicht alle gleich viele Züge.
deck-counts = Vorderseiten: { $cats } Katzen ({ $colors }) und { $boxes } leere Kartons. Karten nach Anzahl leerer Kartons: keiner { $full }, einer { $one }, zwei oder mehr { $two }.
verified = Geprüft: Alle Züge sind erlaubt und das Austeilen passt zum Prüfcode ({ $deals }-mal ausgeteilt, { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
    }).
verified-open = Alle Züge sind erlaubt ({ $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
    }). Das Austeilen lässt sich erst prüfen, wenn das Geheimnis des Kartengebers aufgedeckt ist.
replay-refused = Ab hier folgt diese Aufzeichnung nicht mehr den aktuellen Regeln: { $text } Der Rest, wie aufgezeichnet:
simulated = { $game }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
    }, { $players } Spieler, { $variant ->
    [advanced] für Fortgeschrittene
   *[basic] Grundspiel
    }, Spielweise { $policy }, Seed { $seed }.
column-seat = Platz
column-wins = Siege (95 %)
column-points = Punkte im Schnitt (95 %)
moves-a-game = Züge pro Partie: im Schnitt { $mean }, höchstens { $longest }. Geteilte Siege: { $shared }.
kinds = Züge nach Art: { $list }.
progress = Partien
bye = Beendet.
next-move = { "      " }(Enter: nächster Zug, q: beenden) 
commitment-shown = Prüfcode: { $commitment }. Vergleiche ihn mit dem Prüfcode, der vor der Partie angezeigt wurde, oder gib diesen mit --commitment an.
commitment-same = Der Prüfcode stimmt mit dem überein, den du angegeben hast ({ $commitment }).
nonces-of = Nonces in der Kartenverteilung: { $names }.
nonces-none = Kein Spieler hat eine Nonce zur Kartenverteilung beigesteuert.
not-over-yet = Die Partie ist noch nicht beendet.
ended-resigned = Die Partie endete vorzeitig: Jemand hat aufgegeben.
ended-agreed = Die Partie endete vorzeitig, weil alle aufhören wollten.
ended-abandoned = Die Partie endete vorzeitig, weil alle gegangen sind.
