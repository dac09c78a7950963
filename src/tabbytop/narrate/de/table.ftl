# Der Tisch im Browser und auf der Leitung: wer kommt und geht, und warum etwas nicht geht.

news-sat = { $who } setzt sich.
news-stood-up = { $who } steht auf.
news-swapped = Platz { $first } und { $second } tauschen.
news-host = { $who } leitet jetzt den Tisch.
news-chat = { $who }: { $text }
news-chat-on = Wer den Tisch leitet, hat den Chat eingeschaltet.
news-chat-off = Wer den Tisch leitet, hat den Chat ausgeschaltet.
news-stood-in-left = { $who } ist gegangen; solange spielt ein Bot weiter.
news-stood-in-time = Die Zeit von { $who } ist um; solange spielt ein Bot weiter.
news-stood-in-resigned = { $who } gibt auf.
news-back = { $who } ist zurück.
news-undo-asked = { $who } möchte den letzten Zug zurücknehmen.
news-undo-agreed = { $who } ist einverstanden.
news-undo-declined = { $who } möchte das lieber nicht.
news-end-wanted = { $who } würde das Spiel jetzt beenden.
news-end-unwanted = { $who } spielt lieber weiter.
news-ended-played = Das Spiel ist zu Ende.
news-ended-resigned = Das Spiel ist zu Ende.
news-ended-agreed = Das Spiel endet; darin sind sich alle einig.
news-ended-abandoned = Alle sind gegangen; das Spiel ist geschlossen.
news-cancelled = Der Tisch ist abgesagt.
news-resumed = Der Server ist zurück. Die Zeit, in der er weg war, zählt nicht.
news-rematch = Das nächste Spiel liegt an einem anderen Tisch bereit.

why-late = Am Tisch ist es inzwischen weitergegangen (du hattest Eintrag { $n } gesehen, jetzt ist es { $moved }).
why-not-yet = Eintrag { $n } gibt es noch nicht; der letzte ist { $last }.
why-bot-plays = An diesem Platz spielt ein Bot; nimm dir den Platz erst zurück.
why-not-started = Das Spiel hat noch nicht begonnen.
why-not-your-seat = Das ist nicht dein Platz.
why-not-here = Das geht hier nicht.
why-has-begun = Das Spiel hat schon begonnen.
why-seat-taken = Da sitzt schon jemand.
why-nonce-set = Dieser Platz hat schon eine Nonce geschickt.
why-has-resigned = Du hast dieses Spiel aufgegeben.
why-not-the-host = Das kann nur, wer den Tisch leitet.
why-no-such-seat = Es gibt { $count } Plätze, gezählt ab 0.
why-seats-empty = Es sind noch Plätze leer.
why-not-ready = Noch sind nicht alle bereit: { $names }.
why-no-undo-asked = Niemand möchte einen Zug zurücknehmen.
why-undo-pending = { $who } hat schon darum gebeten, einen Zug zurückzunehmen. Warte erst die Antworten ab.
why-undo-needs-people = Nach deinem Zug wurde eine Karte gezogen oder jemand anders hat gehandelt. Zurücknehmen geht nur, wenn alle zustimmen, und Bots tun das nie. Ein Bot spielt für: { $names }.
why-chat-is-off = An diesem Tisch gibt es keinen Chat.
why-which-window = Ein Fenster ist offen; eine Antwort muss es nennen (es hat Nummer { $number }).
why-bad-message = Diese Nachricht lässt sich nicht lesen: { $reason }.
why-no-such-table = Diesen Tisch gibt es nicht, oder nicht mehr.
why-not-over = Das Spiel ist noch nicht zu Ende.
why-no-watchers = An diesem Tisch möchte man lieber kein Publikum.
why-only-slow = Antworten im Voraus gibt es nur in langsamen Spielen.
why-too-many-tables = Du hast schon { $most } Tische offen oder im Spiel; spiel erst einen zu Ende oder verlass einen.
why-log-full = An diesem Tisch wurde so viel gesagt und getan, dass nur noch das Spiel weitergeht.
why-talks-too-much = Du hast an diesem Tisch so viel gesagt und geändert, dass jetzt nur noch deine Züge zählen.
why-no-time = Mit Uhr muss es etwas Zeit geben, für jeden Zug oder für das ganze Spiel.
why-rather-slow = Ein Spiel live gibt höchstens einen Tag für einen Zug; ein langsames gibt mehr.
why-deck-too-large = Ein eigenes Deck hat höchstens { $most } KiB.
why-window-too-short = Ein Fenster muss mindestens { $least ->
    [one] eine Sekunde
   *[other] { $least } Sekunden
    } lang offen sein.
why-no-such-window = Dieses Spiel hat kein Fenster { $found }; { $count ->
    [0] es hat gar keine
   *[other] es gibt { $names }
    }.
why-too-many-undos = An diesem Tisch wurden { $most } Züge zurückgenommen; das muss genügen.
