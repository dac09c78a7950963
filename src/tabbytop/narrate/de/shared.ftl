# Meldungen für alle Spiele: Fehler in Dateien und Aufzeichnungen und Züge, die ohne Spielregel abgelehnt werden.
#
# Wörter: card Karte · deck Deck · draw pile Nachziehstapel · discard ablegen · discard pile Ablagestapel · turn Zug
# move Zug · game (a match) Partie · table Tisch · create a table Tisch erstellen · seat Platz · host Host · bot Bot
# undo rückgängig machen · pass passen · resign aufgeben · watch zuschauen · play again noch einmal spielen
# replay Partie ansehen · record Aufzeichnung · position Stellung · commitment Prüfcode · secret Geheimnis · window Fenster
# respond reagieren · live live · turn-based rundenbasiert · sign in anmelden · sign out abmelden · token Plättchen
# policy Spielweise · basic game Grundspiel · advanced game Spiel für Fortgeschrittene · ruling Festlegung
# tie Gleichstand · shared victory geteilter Sieg · log Verlauf · cancel a table auflösen · leave a table verlassen · spot Stelle

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
why-unknown-key = Unbekannter Schlüssel { $key }.
why-missing-key = Der Schlüssel „{ $key }“ fehlt.
why-too-long = Diese Liste hat { $count } Einträge; erlaubt sind höchstens { $most }.
why-out-of-range = { $found } liegt nicht zwischen { $least } und { $most }.
why-unknown-name = { $found } ist hier nicht gültig. Zur Auswahl stehen: { $names }.
why-not-a-line = Das muss eine einzelne Zeile mit höchstens { $most } sichtbaren Zeichen sein, nicht { $found }.
why-players = Dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $count }.
why-deck-size = Ein Deck hat { $least } bis { $most } Karten; dieses hat { $count }.
why-too-many-cards = Das sind { $count } Karten; das Spiel hat nur { $most }.
why-not-a-pair = Koordinaten müssen ein Paar [x, y] sein, nicht { $found }.
why-other-deck = Tabbytop kann diesen Tisch nicht anzeigen: Das Deck ist unbekannt.
why-id-twice = Die ID { $id } kommt zweimal vor.

# Dateien
why-cannot-read = { $file } kann nicht gelesen werden: { $reason }.
why-cannot-write = { $file } kann nicht gespeichert werden: { $reason }.
why-not-utf-8 = { $file } ist kein UTF-8-Text.
why-key-twice = In { $file } kommt der Schlüssel { $key } in einem Objekt zweimal vor.
why-file-exists = { $file } existiert bereits. Wähle einen anderen Namen oder setze die Partie mit --resume fort.
why-no-saved-game = Es gibt keine gespeicherte Partie zum Fortsetzen.
why-too-large = { $file } ist größer als das Limit von { $most } MB.
why-not-json = { $file } ist kein gültiges JSON: { $reason }.
why-too-deep = { $file } ist zu tief verschachtelt.
why-no-such-deck = Unbekanntes Deck { $found }. Zur Auswahl stehen: { $names }, oder nimm ein eigenes Deck.

# Aufzeichnungen
why-not-a-record = { $file } ist keine gültige Aufzeichnung: { $reason }.
why-only-heard = { $file } enthält nur, was an einem Platz zu sehen war. Hier wird die vollständige Aufzeichnung gebraucht; du kannst sie nach dem Spielende am Tisch herunterladen.
why-record-version = Diese Aufzeichnung hat Format { $found }; unterstützt wird nur Format { $known }.
why-no-dealer = Nur Partien mit Kartengeber haben eine Aufzeichnung.
why-nonce-count = Die Aufzeichnung hat { $count ->
    [one] 1 Nonce
   *[other] { $count } Nonces
    } für { $players } Spieler.
why-no-secret-yet = Das Geheimnis des Kartengebers ist noch nicht aufgedeckt. Deshalb lässt sich das Austeilen noch nicht prüfen oder anzeigen.
why-other-commitment = Der Prüfcode dieser Aufzeichnung ist { $found }; angegeben hast du einen anderen.
why-wrong-commitment = Das Geheimnis passt nicht zum veröffentlichten Prüfcode.
why-not-hex = Das müssen { $count } Bytes in Hexadezimalschreibweise sein.
why-other-rules = Diese Aufzeichnung verwendet Regelversion { $found }; aktuell ist { $known }.
why-other-deal = In der Aufzeichnung steht „{ $said }“, aber der Kartengeber zog „{ $drawn }“.
why-line-number = Das ist Eintrag { $wanted }, er hat aber die Nummer { $found }.
why-wrong-author = Dieser Eintrag stammt von { $found }, aber hier gehört { $wanted ->
    [-1] ein Zufallsereignis
    [-2] nichts mehr
   *[other] ein Zug von Platz { $wanted }
    } hin.
why-wrong-audience = Dieser Eintrag ist für andere Plätze sichtbar, als die Spielregeln vorsehen.
why-unknown-word = { $found } ist keine Aktion dieses Spiels mit diesem Deck.
why-half-a-move = Die Aufzeichnung endet mitten in einem Zug.
why-wrong-undo = Dieser Eintrag macht etwas anderes rückgängig als den letzten Zug.
why-script-wrong = Das Skript des Kartengebers passt in Zeile { $line } nicht.

# Spielen
why-not-drawable = Das kann hier nicht ausgeteilt werden.
why-window-closed = Fenster { $number } ist schon geschlossen.
why-not-asked = Du kannst gerade nicht reagieren.
why-no-such-answer = So kannst du hier nicht reagieren.
why-game-over = Die Partie ist beendet.
why-nobody-moves = Gerade ist niemand am Zug; die Partie geht von selbst weiter.
why-not-your-turn = { $seat } ist am Zug.
why-sentence-too-long = Dieser Zug hat zu viele Teile.
why-sentence-too-short = Dieser Zug ist unvollständig.
why-too-late-to-undo = Rückgängig machen geht nur, bis eine Karte gezogen wird oder jemand anderes spielt.
why-nothing-to-undo = Du hast noch keinen Zug gemacht.
why-no-such-policy = Unbekannte Spielweise { $found }. Zur Auswahl stehen: { $names }, oder gib Gewichte an wie play=3,done=1.
why-bad-seed = Ein Seed muss eine einzelne Zeile mit sichtbaren Zeichen sein, nicht { $found }.
why-option-range = { $name } muss zwischen { $least } und { $most } liegen, nicht { $found }.
why-bots-and-seats = Du hast { $count } Bots für { $seats ->
    [one] einen anderen Platz
   *[other] { $seats } andere Plätze
    } angegeben. Gib einen Bot für alle Plätze an oder einen pro Platz.
why-bots-are-kept = Eine gespeicherte Partie behält ihre Bots. --bots gilt nur für neue Partien.
why-no-place-to-keep = Für eine Partie aus der Standardeingabe muss eine Datei zum Speichern angegeben werden: --save.
why-not-resumable = { $file } kannst du nicht fortsetzen: Es muss genau einen menschlichen Spieler geben.

# Was in jedem Spiel geschieht
said-first = { $who } beginnt.
said-done = { $who } beendet den Zug.
said-undo = { $who } macht den letzten Zug rückgängig.
said-winner = { $who } gewinnt.
said-winners = { $who } teilen sich den Sieg.
