# De server: accounts, geweigerde verzoeken, instellingen en het commando serve.

# Mensen
why-bad-name = Een naam moet één regel van 1 tot { $most } zichtbare tekens zijn.
why-bad-login = Een accountnaam moet { $least } tot { $most } tekens hebben: letters, cijfers, punten, streepjes, underscores en losse spaties.
why-mixed-alphabets = Gebruik in je accountnaam letters uit maar één alfabet.
why-bad-password = Een wachtwoord moet { $least } tot { $most } tekens hebben.
why-easy-password = Dat wachtwoord is te makkelijk te raden. Kies een ander.
why-no-such-language = Die taal is niet beschikbaar. Kies uit: { $names }.
why-not-signed-in = Log eerst in, of ga verder als gast.
why-wrong-login = Naam of wachtwoord klopt niet.
why-wrong-password = Het wachtwoord klopt niet.
why-wrong-token = Dit token is hier niet geldig.
why-already-somebody = Je bent al ingelogd. Log eerst uit.
why-already-account = Je hebt al een account.
why-login-not-free = Die naam is al in gebruik of lijkt te veel op een andere. Kies een andere naam.
why-no-account = Daarvoor heb je een account nodig. Je bent nu gast.
why-link-over = Deze link is verlopen of al gebruikt. Maak een nieuwe.
why-guest-leaves = Je zit als gast aan een of meer tafels. Als je doorgaat, raak je die plaatsen kwijt.

# Accounts en geweigerde verzoeken
why-too-often = Te veel pogingen. Wacht { $seconds ->
    [one] 1 seconde
   *[other] { $seconds } seconden
    }.
why-too-busy = De server is overbelast. Probeer het zo nog eens.
why-too-many-sockets = Te veel open verbindingen. Sluit eerst een paar tabbladen.
why-too-slow = Het verzoek duurde te lang.
why-other-host = Deze server accepteert die hostnaam niet. De beheerder kan hem toestaan met TABBYTOP_ALLOWED_HOSTS.
why-other-origin = Dat mag alleen vanaf pagina's van deze server. Programma's moeten de header X-Tabbytop: 1 meesturen.
why-body-too-large = Het verzoek is te groot.
why-not-json-body = Het verzoek moet JSON zijn (application/json).
why-bad-request = Het verzoek is ongeldig.
why-bad-field = Ongeldige waarde: { $reason }.
why-no-such-page = Pagina niet gevonden.
why-wrong-method = Deze methode is hier niet toegestaan.
why-not-from-there = Dit is alleen beschikbaar op de machine waarop de server draait.
why-our-fault = Er ging bij ons iets mis. Probeer het nog eens.
why-not-kept = Dat kon niet worden opgeslagen, dus er is niets veranderd. Probeer het zo nog eens.
why-closing = De server wordt afgesloten. Probeer het zo nog eens.

# Instellingen
why-unknown-setting = Onbekende instelling { $name }. In docs/settings.md staan ze allemaal.
why-bad-setting = { $name } kan niet { $found } zijn: { $reason }.
why-bad-rate = { $name } moet een aantal en een aantal seconden zijn, zoals 20/60, niet { $found }.
why-bad-url = De openbare URL moet met http:// of https:// beginnen en mag geen pad hebben, zoals https://cats.example, niet { $found }.
why-short-secret = De sleutel waarmee links worden ondertekend, moet minstens { $least } tekens hebben.
why-bad-database = De database moet sqlite:///FILE of postgresql://USER@HOST/NAME zijn.

# Draaien
why-port-taken = Poort { $port } is al in gebruik, misschien door een andere Tabbytop. Kies een andere met --port.
why-port-not-allowed = Voor poort { $port } zijn beheerdersrechten nodig. Kies er een boven 1023 met --port.
why-no-such-address = Deze machine kan niet op { $host } luisteren.
why-data-not-writable = In { $folder } kan niets worden opgeslagen: { $reason }. Kies een andere map met --data.
why-data-in-use = Een andere Tabbytop gebruikt { $folder }. Stop die eerst, of kies een andere map met --data.
why-database-away = De database antwoordt niet of weigert de verbinding.
why-no-client = De browserclient is nog niet gebouwd. Voer dit uit in de map van Tabbytop: python3 dev.py web

help-serve = Start een server, zodat mensen samen kunnen spelen op deze machine of via het lokale netwerk.
help-backup = Sla alle servergegevens op in één bestand. De server mag blijven draaien.
help-restore = Zet een back-up terug. De server moet gestopt zijn.
help-port = Poort om op te luisteren (standaard 8229; 0 kiest een vrije poort).
help-open = Open de pagina in een browser.
help-lan = Laat ook telefoons en computers uit het lokale netwerk toe, en toon een link en een QR-code.
help-data = Map voor alle servergegevens.
help-database = Database: sqlite:///FILE of postgresql://…; standaard SQLite in de gegevensmap.
help-backup-file = Het back-upbestand.
help-force = Overschrijf bestaande gegevens.

serving = Tabbytop draait op { $link }
serving-lan = In je netwerk: { $link }
serving-no-lan = Deze machine lijkt niet met een netwerk verbonden te zijn, dus er is geen link voor telefoons.
serving-data = Gegevensmap: { $folder }
serving-stop = Druk op Ctrl-C om te stoppen.
serving-bye = Gestopt. Alle gegevens zijn opgeslagen.
backed-up = Back-up opgeslagen in { $file }
restored = Teruggezet uit { $file }

# De pagina over de API
schema-title = De API van Tabbytop
schema-about = Verzoeken en antwoorden zijn JSON. Verzoeken die iets veranderen, hebben de header X-Tabbytop: 1 nodig of moeten van een pagina van deze server komen. Fouten bevatten why (een code), rule (de spelregel, als die er is) en text (een zin).
schema-whole = Volledig OpenAPI-document (JSON)

# Bots' characters
why-character-taken = { $name } zit al aan deze tafel. Kies een ander personage.
