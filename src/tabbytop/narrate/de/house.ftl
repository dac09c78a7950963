# Was das Haus sagt, welches Spiel es auch ist: Fehler in Dateien, Ablehnungen, hinter denen keine Spielregel steht.
#
# Wörter: card Karte · deck Deck · draw pile Nachziehstapel · discard ablegen · turn Zug · move Zug · seat Platz
# table Tisch · record Aufzeichnung · position Stellung · commitment Siegel · secret Geheimnis · window Fenster
# policy Spielweise · basic game Grundspiel · advanced game Spiel für Fortgeschrittene · ruling Festlegung
# tie Gleichstand · shared victory geteilter Sieg

at-place = { $where }: { $text }
by-rule = { $text } [{ $rule }]

# Einfache Daten
why-wrong-type = Hier muss { $wanted ->
    [object] ein Objekt
    [list] eine Liste
    [number] eine ganze Zahl
    [flag] true oder false
    [card] eine Karte
   *[text] ein Text
    } stehen, nicht { $found }.
why-unknown-key = Den Schlüssel { $key } gibt es hier nicht.
why-missing-key = Der Schlüssel „{ $key }“ fehlt.
why-too-long = Diese Liste hat { $count } Einträge; höchstens { $most } sind möglich.
why-out-of-range = { $found } liegt nicht zwischen { $least } und { $most }.
why-unknown-name = { $found } gehört nicht zu { $names }.
why-not-a-line = Hier muss eine Zeile mit höchstens { $most } sichtbaren Zeichen stehen, nicht { $found }.
why-players = Dieses Spiel ist für { $least } bis { $most } Personen, nicht für { $count }.
why-deck-size = Ein Deck hat { $least } bis { $most } Karten; dieses hat { $count }.
why-too-many-cards = Es sind { $count } Karten; das Spiel hat { $most }.
why-not-a-pair = Eine Stelle ist ein Paar [x, y], nicht { $found }.
why-other-deck = Das kann man an einem Tisch mit diesem Deck nicht sehen.
why-id-twice = Die ID { $id } kommt zweimal vor.

# Dateien
why-cannot-read = { $file } lässt sich nicht lesen: { $reason }.
why-cannot-write = { $file } lässt sich nicht schreiben: { $reason }.
why-not-utf-8 = { $file } ist kein Text in UTF-8.
why-key-twice = { $file } ist nicht eindeutig: Der Schlüssel { $key } kommt in einem Objekt zweimal vor.
why-file-exists = { $file } gibt es schon; wähle einen anderen Namen oder spiele sie mit --resume weiter.
why-no-saved-game = Es gibt kein gespeichertes Spiel, das du fortsetzen könntest.
why-too-large = { $file } ist größer als { $most } MB; so viel braucht kein Spiel.
why-not-json = { $file } ist kein JSON: { $reason }.
why-too-deep = { $file } ist zu tief verschachtelt.
why-no-such-deck = Ein Deck { $found } gibt es nicht; es gibt { $names }, oder gib ein eigenes an.

# Aufzeichnungen
why-not-a-record = { $file } ist keine Aufzeichnung: { $reason }.
why-only-heard = { $file } ist, was ein Platz von einem Spiel gehört hat, mit Lücken, wo er nichts hörte. Hier lässt sich nur die ganze Aufzeichnung lesen; der Tisch gibt sie nach dem Ende heraus.
why-record-version = Diese Aufzeichnung hat Version { $found }; lesbar ist Version { $known }.
why-no-dealer = Nur ein Spiel mit Kartengeber hat eine Aufzeichnung.
why-nonce-count = Es sind { $count } Nonces für { $players } Personen.
why-no-secret-yet = Das Geheimnis ist noch nicht aufgedeckt; darum lässt sich das Geben noch nicht prüfen oder erzählen.
why-other-commitment = Diese Aufzeichnung trägt das Siegel { $found }, und das ist nicht das, was dir gezeigt wurde.
why-wrong-commitment = Das Geheimnis passt nicht zu dem Siegel, das veröffentlicht wurde.
why-not-hex = Hier müssen { $count } Bytes in Hexadezimalziffern stehen.
why-other-rules = Diese Aufzeichnung wurde nach Version { $found } der Regeln gespielt; heute gilt { $known }.
why-other-deal = In der Aufzeichnung steht „{ $said }“, aber der Kartengeber zog „{ $drawn }“.
why-line-number = Das ist Eintrag { $wanted }, aber da steht { $found }.
why-wrong-author = Dieser Eintrag stammt von { $found }, aber hier muss { $wanted ->
    [-1] der Zufall
    [-2] niemand
   *[other] Platz { $wanted }
    } sprechen.
why-wrong-audience = Nach den Regeln erfahren das andere, als die Aufzeichnung sagt.
why-unknown-word = { $found } ist keine Aktion dieses Spiels mit diesem Deck.
why-half-a-move = Das Protokoll hört mitten in einem Zug auf.
why-wrong-undo = Hier wird etwas anderes zurückgenommen als der letzte Zug.
why-script-wrong = Das Skript des Kartengebers passt in Zeile { $line } nicht.

# Spielen
why-not-drawable = Das kann der Zufall hier nicht sagen.
why-window-closed = Fenster { $number } ist nicht mehr offen.
why-not-asked = Du wirst hier nicht gefragt.
why-no-such-answer = Das ist keine Antwort auf die Frage.
why-game-over = Das Spiel ist zu Ende.
why-nobody-moves = Hier ist niemand am Zug: Das Spiel geht von selbst weiter.
why-not-your-turn = { $seat } ist am Zug.
why-sentence-too-long = In diesem Zug steht mehr, als er braucht.
why-sentence-too-short = In diesem Zug fehlt etwas.
why-too-late-to-undo = Du kannst jetzt nichts mehr zurücknehmen: Das geht nur, bis eine Karte gezogen wird oder jemand anders spielt.
why-nothing-to-undo = Du hast noch keinen Zug gemacht.
why-no-such-policy = { $found } ist keine Spielweise; es gibt { $names } oder Gewichte wie play=3,done=1.
why-bad-seed = Ein Startwert ist eine Zeile sichtbarer Zeichen, nicht { $found }.
why-option-range = { $name } muss zwischen { $least } und { $most } liegen, nicht { $found }.
why-bots-and-seats = Es sind { $count } Bots genannt, aber neben deinem { $seats ->
    [one] gibt es einen Platz
   *[other] gibt es { $seats } Plätze
    }; nenne einen für alle oder für jeden Platz einen.
why-bots-are-kept = Ein gespeichertes Spiel behält seine Bots; --bots ist für ein neues.
why-no-place-to-keep = Ein Spiel aus der Standardeingabe kann nirgends gespeichert werden; nenne einen Ort mit --save.
why-not-resumable = { $file } ist kein Spiel, das du fortsetzen könntest: Ein Platz muss deiner sein, die anderen gehören Bots.

# Was in jedem Spiel geschieht
said-first = { $who } beginnt.
said-done = { $who } ist fertig.
said-undo = { $who } nimmt den letzten Zug zurück.
said-winner = { $who } gewinnt.
said-winners = { $who } teilen sich den Sieg.
