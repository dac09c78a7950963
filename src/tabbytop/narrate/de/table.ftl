# Tische auf einem Server: Meldungen und abgelehnte Befehle.

news-sat = { $who } nimmt Platz.
news-stood-up = { $who } steht auf.
news-swapped = Platz { $first } und Platz { $second } wurden getauscht.
news-host = { $who } ist jetzt Host.
news-chat = { $who }: { $text }
news-chat-on = Der Host hat den Chat eingeschaltet.
news-chat-off = Der Host hat den Chat ausgeschaltet.
news-long-windows-on = Ab dem nächsten Zug haben alle dreimal so viel Zeit zum Reagieren.
news-long-windows-off = Ab dem nächsten Zug gilt wieder die normale Reaktionszeit.
news-stood-in-left = { $who } ist gegangen. Ein Bot übernimmt so lange.
news-stood-in-time = Die Zeit von { $who } ist abgelaufen. Ein Bot übernimmt so lange.
news-stood-in-resigned = { $who } gibt auf.
news-back = { $who } ist wieder da.
news-undo-asked = { $who } möchte den letzten Zug rückgängig machen.
news-undo-agreed = { $who } stimmt zu.
news-undo-declined = { $who } lehnt ab.
news-end-wanted = { $who } möchte die Partie jetzt beenden.
news-end-unwanted = { $who } möchte weiterspielen.
news-ended-played = Die Partie ist beendet.
news-ended-resigned = Die Partie ist beendet.
news-ended-agreed = Alle wollten aufhören. Die Partie ist beendet.
news-ended-abandoned = Alle sind gegangen. Die Partie wurde geschlossen.
news-canceled = Dieser Tisch wurde aufgelöst.
news-resumed = Der Server ist wieder da. Die Unterbrechung geht nicht von deiner Zeit ab.
news-rematch = Die nächste Partie wartet an einem neuen Tisch.

why-late = Die Partie war schon weiter, als deine Aktion ankam (du hattest Eintrag { $n } gesehen, jetzt ist es { $moved }). Bitte versuch es noch einmal.
why-not-yet = Eintrag { $n } gibt es noch nicht; der letzte ist { $last }.
why-bot-plays = An diesem Platz spielt ein Bot. Übernimm zuerst wieder deinen Platz.
why-not-started = Die Partie hat noch nicht begonnen.
why-not-your-seat = Das ist nicht dein Platz.
why-not-here = Das geht hier nicht.
why-has-begun = Die Partie hat schon begonnen.
why-seat-taken = Dieser Platz ist besetzt.
why-nonce-set = Dieser Platz hat schon eine Nonce geschickt.
why-has-resigned = Du hast diese Partie aufgegeben.
why-not-the-host = Das kann nur der Host.
why-long-windows-not-yours = Nur der Host oder wer um mehr Zeit gebeten hat, kann das ausschalten.
why-not-next = Du kannst deinen nächsten Zug noch nicht wählen: Vorher passiert noch etwas anderes.
why-no-such-seat = Diesen Platz gibt es nicht: Der Tisch hat { $count } Plätze.
why-seats-empty = Es sind noch Plätze frei.
why-not-ready = Noch nicht alle sind bereit: { $names }.
why-no-undo-asked = Niemand hat darum gebeten, einen Zug rückgängig zu machen.
why-undo-pending = { $who } hat schon darum gebeten, einen Zug rückgängig zu machen. Warte zuerst die Antworten ab.
why-undo-needs-people = Seit deinem Zug wurde eine Karte gezogen oder jemand anderes hat etwas getan. Rückgängig machen geht jetzt nur, wenn alle zustimmen, und Bots stimmen nie zu. Bots spielen für: { $names }.
why-chat-is-off = Der Chat ist an diesem Tisch ausgeschaltet.
why-which-window = Ein Fenster ist offen. Gib seine Nummer in deiner Reaktion an (Fenster { $number }).
why-bad-message = Diese Nachricht ist ungültig: { $reason }.
why-no-such-table = Diesen Tisch gibt es nicht oder nicht mehr.
why-not-over = Die Partie ist noch nicht beendet.
why-no-watchers = An diesem Tisch kann man nicht zuschauen.
why-only-slow = Automatische Reaktionen gibt es nur in rundenbasierten Partien.
why-too-many-tables = Du hast schon { $most } Tische offen. Spiel erst eine Partie zu Ende oder verlass einen Tisch.
why-log-full = Der Verlauf dieses Tisches ist voll. Du kannst noch Züge machen, aber sonst nichts mehr.
why-talks-too-much = Du hast an diesem Tisch das Limit für Chat und Änderungen erreicht. Züge kannst du weiterhin machen.
why-no-time = Stell eine Bedenkzeit ein, pro Zug oder für die ganze Partie.
why-rather-slow = In einer Live-Partie gibt es höchstens einen Tag pro Zug. Für mehr Zeit wähle eine rundenbasierte Partie.
why-deck-too-large = Ein eigenes Deck darf höchstens { $most } KiB groß sein.
why-window-too-short = Ein Fenster muss mindestens { $least ->
    [one] 1 Sekunde
   *[other] { $least } Sekunden
    } offen bleiben.
why-no-such-window = Dieses Spiel hat kein Fenster { $found }. { $count ->
    [0] Es hat keine Fenster.
   *[other] Zur Auswahl stehen: { $names }.
    }
why-too-many-undos = An diesem Tisch kann nichts mehr rückgängig gemacht werden (Limit: { $most }).

# Players who are away, and players whom the host removed.

news-removed = Der Host hat { $who } vom Tisch entfernt.
news-stood-in-away = { $who } ist gerade nicht da. { $by } lässt einen Bot übernehmen, bis { $who } zurück ist.
why-removed = Der Host hat dich von diesem Tisch entfernt. Du kannst hier nicht mehr Platz nehmen.
why-not-away = Dieser Spieler ist noch keine { $seconds } Sekunden weg.
why-not-another-player = Wähle den Platz eines anderen Spielers, der gerade nicht da ist.
why-clock-decides = An diesem Tisch läuft eine Uhr: Ist die Zeit um, übernimmt ein Bot.
