# De server: wie je bent, wat er aan de deur geweigerd wordt, hoe hij draait.

# Mensen
why-bad-name = Een naam is één regel van hoogstens { $most } letters die te zien zijn.
why-bad-login = De naam van een account heeft { $least } tot { $most } letters of cijfers, met daartussen een spatie, punt, streepje of onderstreepje.
why-mixed-alphabets = Gebruik voor de naam van je account letters uit één alfabet.
why-bad-password = Kies een wachtwoord van { $least } tot { $most } tekens.
why-easy-password = Dat wachtwoord is te makkelijk te raden. Kies iets wat anderen niet als eerste proberen.
why-no-such-language = Dit zijn de talen: { $names }.
why-not-signed-in = Kom eerst binnen: als gast, of met je account.
why-wrong-login = Die naam en dat wachtwoord horen niet bij elkaar.
why-wrong-password = Dat is niet het wachtwoord.
why-wrong-token = Die sleutel past hier nergens op.
why-already-somebody = Je bent al binnen; ga eerst naar buiten als je als iemand anders wilt binnenkomen.
why-already-account = Je hebt al een account.
why-login-not-free = Die naam is niet beschikbaar: hij is bezet of lijkt te veel op een naam die bezet is. Kies een andere.
why-no-account = Dat is voor accounts; jij bent hier te gast.
why-link-over = Die link is gebruikt of te oud; maak een nieuwe.
why-guest-leaves = Je zit als gast aan tafels, en daarheen zou geen weg terug zijn.

# Aan de deur
why-too-often = Dat was te vaak; wacht { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
    }.
why-too-busy = Er is nu te veel te doen; probeer het zo nog eens.
why-too-many-sockets = Er zijn al te veel verbindingen; sluit er eerst een paar.
why-too-slow = Dat kwam te langzaam binnen.
why-other-host = Onder die naam is deze server niet bekend. Moet dat wel, dan kan de beheerder dat zeggen: TABBYTOP_ALLOWED_HOSTS.
why-other-origin = Dat mogen alleen pagina's van deze server vragen; een programma stuurt de kop X-Tabbytop: 1 mee.
why-body-too-large = Dat is langer dan wat we aannemen.
why-not-json-body = Wat je stuurt, moet JSON zijn (application/json).
why-bad-request = De aanvraag is niet zoals het hoort.
why-bad-field = Dit is niet zoals het hoort: { $reason }.
why-no-such-page = Hier is niets.
why-wrong-method = Dat kan hier niet.
why-not-from-there = Dat is alleen op de machine van de server zelf te zien.
why-our-fault = Er ging bij ons iets mis. Jij hoeft er niets aan te doen; probeer het nog eens.
why-not-kept = Dat kon net niet bewaard worden en is dus niet gebeurd; probeer het zo nog eens.
why-closing = De server stopt zo; kom dadelijk terug.

# Instellingen
why-unknown-setting = Er is geen instelling { $name }; in docs/settings.md staan ze allemaal.
why-bad-setting = { $name } kan niet { $found } zijn: { $reason }.
why-bad-rate = { $name } is zoveel tegelijk, en nog eens zoveel in zoveel seconden, zoals 20/60, niet { $found }.
why-bad-url = Het openbare adres begint met http:// of https:// en heeft geen pad, zoals https://cats.example, niet { $found }.
why-short-secret = De sleutel die links ondertekent, heeft minstens { $least } tekens nodig.
why-bad-database = De database is sqlite:///FILE of postgresql://USER@HOST/NAME.

# Draaien
why-port-taken = Poort { $port } is bezet, misschien door een Tabbytop die al draait; kies een andere met --port.
why-port-not-allowed = Poort { $port } is niet voor iedereen; kies er een boven 1023 met --port.
why-no-such-address = Deze machine kan niet op { $host } luisteren.
why-data-not-writable = In { $folder } kan niets bewaard worden: { $reason }. Kies een andere map met --data.
why-data-in-use = { $folder } is in gebruik bij een andere Tabbytop; stop die eerst, of kies een andere map met --data.
why-database-away = De database antwoordt niet, of laat ons niet binnen.
why-no-client = De browserclient is nog niet gebouwd; in de map van Tabbytop: python3 dev.py web

help-serve = Laat mensen samen spelen: zet de tafel klaar op deze machine, of in het lokale netwerk.
help-backup = Kopieer alles wat de server bewaart naar één bestand; hij mag intussen draaien.
help-restore = Zet terug wat in een back-up zit; de server mag niet draaien.
help-port = De poort om op te luisteren (8229 is de gewone; 0 neemt een poort die vrij is).
help-open = Toon de pagina in een browser.
help-lan = Laat ook telefoons en machines van het lokale netwerk binnen, en toon daarvoor een link en een QR-code.
help-data = De map waarin alles bewaard wordt.
help-database = De database: sqlite:///FILE of postgresql://…; anders SQLite in de map met gegevens.
help-backup-file = Het bestand van de back-up.
help-force = Vervang wat er al is.

serving = Tabbytop is hier: { $link }
serving-lan = In je netwerk: { $link }
serving-no-lan = Deze machine lijkt in geen netwerk te zitten; er is dus geen link voor telefoons.
serving-data = Alles wordt bewaard in { $folder }
serving-stop = Ctrl-C stopt de server.
serving-bye = Gestopt; alles is bewaard.
backed-up = Alles zit in { $file }
restored = Alles is terug uit { $file }

# De pagina over de API
schema-title = Wat programma's aan Tabbytop kunnen vragen
schema-about = Vragen en antwoorden zijn JSON. Wat iets verandert, heeft de kop X-Tabbytop: 1 nodig, of komt van een pagina van deze server. Op wat geweigerd wordt, komt een antwoord met why (een code), rule (de spelregel, als er een achter zit) en text (een zin).
schema-whole = Alles als OpenAPI (JSON)
