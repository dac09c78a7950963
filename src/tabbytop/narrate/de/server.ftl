# Der Server: wer man ist, was an der Tür abgewiesen wird, wie er läuft.

# Leute
why-bad-name = Ein Name ist eine Zeile mit höchstens { $most } Buchstaben, die man sehen kann.
why-bad-login = Der Name eines Kontos hat { $least } bis { $most } Buchstaben oder Ziffern, dazwischen auch Leerzeichen, Punkt, Strich oder Unterstrich.
why-mixed-alphabets = Verwende im Namen deines Kontos nur Buchstaben aus einem Alphabet.
why-bad-password = Wähle ein Passwort mit { $least } bis { $most } Zeichen.
why-easy-password = Dieses Passwort ist zu leicht zu erraten. Wähle eins, auf das andere nicht sofort kommen.
why-no-such-language = Diese Sprachen gibt es: { $names }.
why-not-signed-in = Komm erst herein: als Gast oder mit deinem Konto.
why-wrong-login = Dieser Name und dieses Passwort gehören nicht zusammen.
why-wrong-password = Das ist nicht das Passwort.
why-wrong-token = Dieser Schlüssel öffnet hier nichts.
why-already-somebody = Du bist schon drin; geh erst hinaus, um als jemand anders hereinzukommen.
why-already-account = Du hast schon ein Konto.
why-login-not-free = Dieser Name ist nicht verfügbar: Er ist vergeben oder ähnelt einem vergebenen zu sehr. Bitte wähle einen anderen.
why-no-account = Das ist für Konten; du bist hier zu Gast.
why-link-over = Dieser Link ist verbraucht oder zu alt; erstelle einen neuen.
why-guest-leaves = Als Gast sitzt du noch an Tischen, und dorthin gäbe es keinen Weg zurück.

# An der Tür
why-too-often = Das war zu oft; bitte warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
    }.
why-too-busy = Gerade ist zu viel zu tun; bitte versuch es gleich noch einmal.
why-too-many-sockets = Es gibt schon zu viele Verbindungen; schließe erst ein paar.
why-too-slow = Das kam zu langsam an.
why-other-host = Unter diesem Namen ist dieser Server nicht bekannt. Soll er es sein, kann das eingestellt werden: TABBYTOP_ALLOWED_HOSTS.
why-other-origin = Darum dürfen nur Seiten dieses Servers bitten; ein Programm schickt die Kopfzeile X-Tabbytop: 1 mit.
why-body-too-large = Das ist länger als alles, was wir annehmen.
why-not-json-body = Was du schickst, muss JSON sein (application/json).
why-bad-request = Die Anfrage ist nicht, wie sie sein soll.
why-bad-field = Das ist nicht, wie es sein soll: { $reason }.
why-no-such-page = Hier ist nichts.
why-wrong-method = Das geht hier nicht.
why-not-from-there = Das ist nur auf dem Rechner des Servers selbst zu sehen.
why-our-fault = Bei uns ist etwas schiefgegangen. Du musst nichts in Ordnung bringen; bitte versuch es noch einmal.
why-not-kept = Das konnte gerade nicht gespeichert werden und ist darum nicht geschehen; bitte versuch es gleich noch einmal.
why-closing = Der Server hält gleich an; bitte komm in einem Moment wieder.

# Einstellungen
why-unknown-setting = Eine Einstellung { $name } gibt es nicht; in docs/settings.md stehen alle.
why-bad-setting = { $name } kann nicht { $found } sein: { $reason }.
why-bad-rate = { $name } ist so viele auf einmal und noch einmal so viele in so vielen Sekunden, etwa 20/60, nicht { $found }.
why-bad-url = Die öffentliche Adresse beginnt mit http:// oder https:// und hat keinen Pfad, etwa https://cats.example, nicht { $found }.
why-short-secret = Der Schlüssel, der SignedLinks unterschreibt, braucht mindestens { $least } Zeichen.
why-bad-database = Die Datenbank ist sqlite:///FILE oder postgresql://USER@HOST/NAME.

# Betrieb
why-port-taken = Port { $port } ist belegt, vielleicht von einem Tabbytop, das schon läuft; wähle einen anderen mit --port.
why-port-not-allowed = Port { $port } ist nicht für alle; wähle einen über 1023 mit --port.
why-no-such-address = Dieser Rechner kann nicht an { $host } lauschen.
why-data-not-writable = In { $folder } lässt sich nichts speichern: { $reason }. Wähle einen anderen Ordner mit --data.
why-data-in-use = { $folder } wird von einem anderen Tabbytop benutzt; halte es erst an oder wähle einen anderen Ordner mit --data.
why-database-away = Die Datenbank antwortet nicht oder lässt uns nicht hinein.
why-no-client = Der Browser-Client ist noch nicht gebaut; im Ordner von Tabbytop: python3 dev.py web

help-serve = Lass Leute zusammen spielen: stell den Tisch auf diesem Rechner oder im lokalen Netz bereit.
help-backup = Kopiere alles, was der Server speichert, in eine Datei; er darf dabei laufen.
help-restore = Hol zurück, was in einer Sicherung ist; der Server darf nicht laufen.
help-port = Der Port (8229 ist der übliche; 0 nimmt irgendeinen freien).
help-open = Zeig die Seite in einem Browser.
help-lan = Lass auch Telefone und Rechner aus dem lokalen Netz herein und zeig einen Link und einen QR-Code für sie.
help-data = Der Ordner, in dem alles gespeichert wird.
help-database = Die Datenbank: sqlite:///FILE oder postgresql://…; sonst SQLite im Datenordner.
help-backup-file = Die Datei der Sicherung.
help-force = Ersetze, was schon da ist.

serving = Tabbytop ist hier: { $link }
serving-lan = In deinem Netz: { $link }
serving-no-lan = Dieser Rechner scheint in keinem Netz zu sein; darum gibt es keinen Link für Telefone.
serving-data = Alles wird in { $folder } gespeichert
serving-stop = Strg-C hält ihn an.
serving-bye = Angehalten; alles ist gespeichert.
backed-up = Alles ist in { $file }
restored = Alles ist wieder da aus { $file }

# Die Seite über die API
schema-title = Was Programme Tabbytop fragen können
schema-about = Anfragen und Antworten sind JSON. Was etwas ändert, braucht die Kopfzeile X-Tabbytop: 1 oder kommt von einer Seite dieses Servers. Was abgelehnt wird, wird mit why (einem Code), rule (der Spielregel, falls eine dahintersteht) und text (einem Satz) beantwortet.
schema-whole = Alles davon als OpenAPI (JSON)
