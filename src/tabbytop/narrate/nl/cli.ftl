# De opdrachtregel.

help-tabbytop = Drie kattenspellen, heel en volgens het boekje. Cat Box, If It Fits, Here, Kitty, Kitty!
help-play = Speel hier in de terminal tegen bots.
help-join = Speel aan de tafel van een server, met haar link; of geef het adres van de server, en kies een tafel of dek er een.
help-moves = Noem alle toegestane zetten van een stellingbestand.
help-score = Tel de punten van een stellingbestand, alsof het spel nu eindigde.
help-simulate = Speel veel spellen met willekeurige spelers en vertel hoe het ging.
help-replay = Vertel een opgetekend spel, zet voor zet.
help-export = Schrijf een opgetekend spel als stellingen met al hun toegestane zetten (JSON).
help-verify = Speel een verslag na en toets elke kaart die gedeeld werd aan het bekendgemaakte zegel.
help-deck = Bekijk decks en controleer je eigen deck.
help-deck-check = Controleer een deckbestand en zeg wat er mis is, en waar.
help-deck-show = Toon alle kaarten van een deck.
help-rules = Lees de regels in onze woorden.

help-game = Het spel: cat-box, if-it-fits of here-kitty-kitty.
help-players = Met hoeveel je speelt (2 tot 5; Here, Kitty, Kitty! 2 tot 6).
help-advanced = Speel het spel voor gevorderden.
help-deck-option = Het deck: mirror of secret voor cat-box, cardboard voor if-it-fits, neighborhood voor here-kitty-kitty, of een eigen deckbestand.
help-table = If It Fits: de tafel, coffee (9x7), kitchen (13x9, de gewone), dining (17x11), floor (31x21), of een maat zoals 5x5.
help-cat = If It Fits: je kat, lilly, charlie, milo, jack of izzy.
help-levels = Je tegenstanders: kitten, house-cat (de gewone), alley-cat of tiger, één voor alle of voor elk een, zoals kitten,tiger,house-cat; met een budget tiger:400 (pogingen) of tiger:0.5s.
help-beliefs = Cat Box: toon elke beurt wie welke kat kan zijn, voor zover je het gezien hebt.
help-position-deck = Het deck waarvan de stelling kaart-id's mag gebruiken.
help-seed = Een seed: dezelfde seed deelt hetzelfde spel opnieuw.
help-resume = Ga verder met een bewaard spel.
help-link = De link van een tafel, of het adres van een server.
help-join-game = Dek een tafel voor dit spel: cat-box, if-it-fits of here-kitty-kitty.
help-join-bots = Bots voor de tafel die je dekt: één niveau voor alle andere plaatsen, of meer, zoals kitten,tiger; plaatsen die overblijven, zijn voor mensen.
help-name = Je naam aan tafel.
help-continue = Ga verder met het spel dat je het laatst verliet.
help-save = Waar het spel bewaard wordt.
help-position = Een stellingbestand (JSON), of - voor de standaardinvoer.
help-record = Een verslag van een spel (JSON).
help-json = Druk JSON af.
help-games = Hoeveel spellen.
help-jobs = Hoeveel processen tegelijk spelen.
help-records = Schrijf per spel één verslag in deze map.
help-policy = Hoe de willekeurige spelers kiezen (cat-box: even (de gewone), safe, hoards, spends, mouse, guards, fishes; if-it-fits: keen (de gewone), even, steady, shy, sleepy, restless; here-kitty-kitty: plain (de gewone), even, eager, shy, idle, wasteful), meer gescheiden door /, of gewichten zoals play=3,done=1.
help-seat = Vertel het zoals deze plaats het hoorde (0, 1, …); anders alles, als het spel afgelopen is.
help-step = Wacht voor elke zet op Enter.
help-board = Teken de tafel na elke zet.
help-commitment = Het zegel dat voor het spel getoond werd, om mee te vergelijken.
help-positions = Schrijf stellingen en toegestane zetten.
help-deck-file = Een deckbestand (JSON).
help-deck-name = Het deck: de naam, of een bestand.
help-language = De taal: en (Engels), nl of de (Duits).
help-version = Zeg welke versie dit is.

why-not-a-link = { $found } is geen link naar een tafel en geen adres van een server.
why-server-away = Op { $link } is geen Tabbytop te bereiken.
why-not-a-server = Wat er op { $link } antwoordt, is geen Tabbytop.
why-server-says = De server zegt: { $text }
why-no-open-tables = Daar is geen tafel open; dek er een met --game.

error = tabbytop: { $text }
error-needs-extra = Voor deze opdracht zijn meer pakketten nodig. Installeer ze met: pip install "tabbytop[{ $extra }]"
error-output = tabbytop: Er kan niets meer afgedrukt worden: { $reason }.
error-usage = tabbytop: { $text } Probeer: tabbytop { $command }--help
why-no-export = Zeg wat je wilt schrijven: --positions.
moves-none = Geen zet: het spel is afgelopen.
moves-passed-over = Geen zet: wie aan de beurt is, heeft niets te doen en wordt overgeslagen.
moves-count = { $count ->
    [one] Eén zet:
   *[other] { $count } zetten:
    }
score-line = { $who }: { $points }
seat-name = Plaats { $seat }
deck-good = Een deck van { $cards } kaarten voor { $game }, { $kind ->
    [mirrored] de achterkanten gespiegeld
   *[other] met andere katten op de achterkanten
    }.
deck-not-48 = Het uitgegeven spel heeft 48 kaarten; met { $cards } heeft misschien niet iedereen even veel beurten.
deck-counts = Voorkanten: { $cats } katten ({ $colors }) en { $boxes } lege dozen; { $full } kaarten zonder lege doos, { $one } met één, { $two } met twee of meer.
verified = Elke zet is toegestaan en elke kaart is gedeeld zoals verzegeld: { $deals } keer gedeeld, { $moves } zetten.
verified-open = Elke zet is toegestaan. Het geheim is nog niet onthuld, dus het delen is nog niet na te gaan: { $moves } zetten.
replay-refused = Verder laten de regels van nu dit verslag niet toe: { $text } De rest zoals het geschreven staat:
simulated = { $games } spellen { $game }, { $players } spelers, { $variant ->
    [advanced] voor gevorderden
   *[basic] basis
    }, speelwijze { $policy }, seed { $seed }.
column-seat = plaats
column-wins = winst (95 %)
column-points = gemiddelde punten (95 %)
moves-a-game = Zetten per spel: { $mean } gemiddeld, { $longest } hoogstens. Gedeelde overwinningen: { $shared }.
kinds = Naar soort zet: { $list }.
progress = spellen
bye = Gestopt.
next-move = { "      " }(Enter: volgende zet, q: stop) 
commitment-told = Verzegeld met: { $commitment } Vergelijk het met wat voor het spel getoond werd, of geef het op met --commitment.
commitment-same = En het is het zegel dat je te zien kreeg: { $commitment }
nonces-of = Nonces in de deal: { $names }.
nonces-none = Niemand heeft een nonce aan de deal toegevoegd.
not-over-yet = Het spel is nog niet afgelopen.
ended-resigned = Het eindigde vroegtijdig: er werd opgegeven.
ended-agreed = Het eindigde vroegtijdig, zoals iedereen afsprak.
ended-abandoned = Het eindigde vroegtijdig: iedereen was weg.
