# Der Server: Konten, abgelehnte Anfragen, Einstellungen und der Befehl serve.

# Leute
why-bad-name = Ein Name muss eine einzelne Zeile mit 1 bis { $most } sichtbaren Zeichen sein.
why-bad-login = Ein Kontoname muss { $least } bis { $most } Zeichen haben: Buchstaben, Ziffern, Punkte, Bindestriche, Unterstriche und einzelne Leerzeichen.
why-mixed-alphabets = Verwende in deinem Kontonamen nur Buchstaben aus einem Alphabet.
why-bad-password = Ein Passwort muss { $least } bis { $most } Zeichen haben.
why-easy-password = Dieses Passwort ist zu leicht zu erraten. Bitte wähle ein anderes.
why-no-such-language = Diese Sprache ist nicht verfügbar. Zur Auswahl stehen: { $names }.
why-not-signed-in = Bitte melde dich zuerst an oder spiele als Gast.
why-wrong-login = Name oder Passwort ist falsch.
why-wrong-password = Das Passwort ist falsch.
why-wrong-token = Dieses Token ist hier nicht gültig.
why-already-somebody = Du bist schon angemeldet. Melde dich zuerst ab.
why-already-account = Du hast schon ein Konto.
why-login-not-free = Dieser Name ist vergeben oder ähnelt einem anderen zu sehr. Bitte wähle einen anderen Namen.
why-no-account = Dafür brauchst du ein Konto. Du bist gerade Gast.
why-link-over = Dieser Link ist abgelaufen oder wurde schon benutzt. Bitte erstelle einen neuen.
why-guest-leaves = Du sitzt als Gast an einem oder mehreren Tischen. Wenn du fortfährst, verlierst du diese Plätze.

# Konten und abgelehnte Anfragen
why-too-often = Zu viele Versuche. Bitte warte { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
    }.
why-too-busy = Der Server ist überlastet. Bitte versuch es gleich noch einmal.
why-too-many-sockets = Zu viele offene Verbindungen. Schließ zuerst ein paar Tabs.
why-too-slow = Die Anfrage hat zu lange gedauert.
why-other-host = Dieser Server akzeptiert diesen Hostnamen nicht. Der Betreiber kann ihn mit TABBYTOP_ALLOWED_HOSTS erlauben.
why-other-origin = Das dürfen nur die Seiten dieses Servers. Programme müssen den Header X-Tabbytop: 1 mitschicken.
why-body-too-large = Die Anfrage ist zu groß.
why-not-json-body = Die Anfrage muss JSON sein (application/json).
why-bad-request = Die Anfrage ist ungültig.
why-bad-field = Ungültiger Wert: { $reason }.
why-no-such-page = Seite nicht gefunden.
why-wrong-method = Diese Methode ist hier nicht erlaubt.
why-not-from-there = Das ist nur auf dem Rechner verfügbar, auf dem der Server läuft.
why-our-fault = Bei uns ist etwas schiefgegangen. Bitte versuch es noch einmal.
why-not-kept = Das konnte nicht gespeichert werden, deshalb hat sich nichts geändert. Bitte versuch es gleich noch einmal.
why-closing = Der Server wird heruntergefahren. Bitte versuch es gleich noch einmal.

# Einstellungen
why-unknown-setting = Unbekannte Einstellung { $name }. In docs/settings.md stehen alle.
why-bad-setting = { $name } kann nicht { $found } sein: { $reason }.
why-bad-rate = { $name } muss eine Anzahl und eine Zahl von Sekunden sein, zum Beispiel 20/60, nicht { $found }.
why-bad-url = Die öffentliche URL muss mit http:// oder https:// beginnen und darf keinen Pfad haben, zum Beispiel https://cats.example, nicht { $found }.
why-short-secret = Der Schlüssel zum Signieren der Links muss mindestens { $least } Zeichen haben.
why-bad-database = Die Datenbank muss sqlite:///FILE oder postgresql://USER@HOST/NAME sein.

# Betrieb
why-port-taken = Port { $port } ist schon belegt, vielleicht durch ein anderes Tabbytop. Wähle einen anderen mit --port.
why-port-not-allowed = Port { $port } braucht Administratorrechte. Wähle einen über 1023 mit --port.
why-no-such-address = Dieser Rechner kann auf { $host } keine Verbindungen annehmen.
why-data-not-writable = In { $folder } kann nichts gespeichert werden: { $reason }. Wähle einen anderen Ordner mit --data.
why-data-in-use = Ein anderes Tabbytop benutzt { $folder }. Beende es zuerst oder wähle einen anderen Ordner mit --data.
why-database-away = Die Datenbank antwortet nicht oder lehnt die Verbindung ab.
why-no-client = Der Browser-Client ist noch nicht gebaut. Führe im Ordner von Tabbytop aus: python3 dev.py web

help-serve = Einen Server starten, damit mehrere auf diesem Rechner oder im lokalen Netzwerk zusammen spielen können.
help-backup = Alle Serverdaten in einer Datei sichern. Der Server darf dabei laufen.
help-restore = Eine Sicherung wiederherstellen. Der Server muss gestoppt sein.
help-port = Port für Verbindungen (Standard: 8229; 0 wählt einen freien).
help-open = Die Seite im Browser öffnen.
help-lan = Auch Handys und Rechner aus dem lokalen Netzwerk zulassen und einen Link und einen QR-Code anzeigen.
help-data = Ordner für alle Serverdaten.
help-database = Datenbank: sqlite:///FILE oder postgresql://…; standardmäßig SQLite im Datenordner.
help-backup-file = Die Sicherungsdatei.
help-force = Vorhandene Daten überschreiben.

serving = Tabbytop läuft unter { $link }
serving-lan = In deinem Netzwerk: { $link }
serving-no-lan = Dieser Rechner scheint mit keinem Netzwerk verbunden zu sein, deshalb gibt es keinen Link für Handys.
serving-data = Datenordner: { $folder }
serving-stop = Zum Beenden Strg-C drücken.
serving-bye = Beendet. Alle Daten sind gespeichert.
backed-up = Sicherung gespeichert in { $file }
restored = Wiederhergestellt aus { $file }

# Die Seite über die API
schema-title = Die API von Tabbytop
schema-about = Anfragen und Antworten sind JSON. Anfragen, die etwas ändern, brauchen den Header X-Tabbytop: 1 oder müssen von einer Seite dieses Servers kommen. Fehler enthalten why (einen Code), rule (die Spielregel, falls es eine gibt) und text (einen Satz).
schema-whole = Vollständiges OpenAPI-Dokument (JSON)

# Bots' characters
why-character-taken = { $name } sitzt schon an diesem Tisch. Wähle eine andere Figur.
