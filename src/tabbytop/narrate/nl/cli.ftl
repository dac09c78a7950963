# De opdrachtregel.

help-tabbytop = Drie kattenspellen met de volledige regels: Cat Box, If It Fits en Here, Kitty, Kitty!
help-play = Speel in de terminal tegen bots.
help-join = Speel aan een tafel op een server. Geef de link van een tafel, of het adres van de server om een tafel te kiezen of aan te maken.
help-moves = Toon alle toegestane zetten in een stellingbestand.
help-score = Tel de punten van een stellingbestand alsof het spel nu afgelopen is.
help-simulate = Speel veel spellen met spelers die willekeurige zetten doen, en toon de statistieken.
help-replay = Bekijk een spel uit een verslag, zet voor zet.
help-export = Exporteer een spel uit een verslag als stellingen met alle toegestane zetten (JSON).
help-verify = Speel een verslag na en controleer het delen met de gepubliceerde controlecode.
help-deck = Bekijk decks en controleer je eigen deck.
help-deck-check = Controleer een deckbestand op fouten.
help-deck-show = Toon alle kaarten van een deck.
help-rules = Lees de spelregels.

help-game = Het spel: cat-box, if-it-fits of here-kitty-kitty.
help-players = Aantal spelers (2 tot 5; Here, Kitty, Kitty! 2 tot 6).
help-advanced = Speel het spel voor gevorderden.
help-deck-option = Het deck: mirror of secret voor cat-box, cardboard voor if-it-fits, neighborhood voor here-kitty-kitty, of een eigen deckbestand.
help-table = If It Fits: de tafelmaat: coffee (9x7), kitchen (13x9, standaard), dining (17x11), floor (31x21), of een eigen maat zoals 5x5.
help-cat = If It Fits: je kat: lilly, charlie, milo, jack of izzy.
help-levels = Je tegenstanders: kitten, house-cat (standaard), alley-cat of tiger. Geef er één voor alle plaatsen of één per plaats, zoals kitten,tiger,house-cat. Je kunt beperken hoelang een bot nadenkt: tiger:400 (iteraties) of tiger:0.5s.
help-beliefs = Cat Box: toon elke beurt wie welke kat kan zijn, op basis van wat je hebt gezien.
help-position-deck = Het deck waar de kaart-id's in de stelling bij horen.
help-seed = Een seed. Met dezelfde seed worden dezelfde kaarten gedeeld.
help-resume = Ga verder met een opgeslagen spel.
help-link = De link van een tafel, of het adres van een server.
help-join-game = Maak een tafel aan voor dit spel: cat-box, if-it-fits of here-kitty-kitty.
help-join-bots = Bots voor de tafel die je aanmaakt: één niveau voor alle andere plaatsen, of meerdere, zoals kitten,tiger. De overige plaatsen zijn voor mensen.
help-name = Je naam aan tafel.
help-continue = Ga verder met het spel dat je het laatst hebt opgeslagen.
help-save = Waar het spel wordt opgeslagen.
help-position = Een stellingbestand (JSON), of - voor de standaardinvoer.
help-record = Een spelverslag (JSON).
help-json = Uitvoer als JSON.
help-games = Aantal spellen.
help-jobs = Aantal parallelle processen.
help-records = Schrijf per spel een verslag in deze map.
help-policy = Hoe de spelers hun willekeurige zetten kiezen (cat-box: even (standaard), safe, hoards, spends, mouse, guards, fishes; if-it-fits: keen (standaard), even, steady, shy, sleepy, restless; here-kitty-kitty: plain (standaard), even, eager, shy, idle, wasteful). Scheid meerdere met /, of geef gewichten zoals play=3,done=1.
help-seat = Toon alleen wat deze plaats heeft gezien (0, 1, …). Zonder deze optie zie je alles zodra het spel is afgelopen.
help-step = Wacht voor elke zet op Enter.
help-board = Toon de tafel na elke zet.
help-commitment = De controlecode die voor het spel is getoond, om met het verslag te vergelijken.
help-positions = Exporteer stellingen en toegestane zetten.
help-deck-file = Een deckbestand (JSON).
help-deck-name = Het deck: een naam of een bestand.
help-language = De taal: en (Engels), nl of de (Duits).
help-version = Toon de versie.

why-not-a-link = { $found } is geen link naar een tafel en geen adres van een server.
why-server-away = Op { $link } is geen Tabbytop-server bereikbaar.
why-not-a-server = { $link } is geen Tabbytop-server.
why-server-says = Antwoord van de server: { $text }
why-no-open-tables = Er zijn geen open tafels op deze server. Maak er een aan met --game.

error = tabbytop: { $text }
error-needs-extra = Voor dit commando zijn extra pakketten nodig. Installeer ze met: pip install "tabbytop[{ $extra }]"
error-output = tabbytop: Er kan geen uitvoer meer worden geschreven: { $reason }.
error-usage = tabbytop: { $text } Probeer: tabbytop { $command }--help
why-no-export = Er is niets om te exporteren. Voeg --positions toe.
moves-none = Geen zetten: het spel is afgelopen.
moves-skipped = Geen zetten: de speler die aan de beurt is, kan niets doen en wordt overgeslagen.
moves-count = { $count ->
    [one] 1 zet:
   *[other] { $count } zetten:
    }
score-line = { $who }: { $points }
seat-name = Plaats { $seat }
deck-good = Geldig deck voor { $game } met { $cards } kaarten, { $kind ->
    [mirrored] met gespiegelde achterkanten
   *[other] met andere katten op de achterkanten
    }.
deck-not-48 = Het oorspronkelijke spel heeft 48 kaarten. Met { $cards } heeft misschien niet iedereen evenveel beurten.
deck-counts = Voorkanten: { $cats } katten ({ $colors }) en { $boxes } lege dozen. Kaarten naar aantal lege dozen: geen { $full }, één { $one }, twee of meer { $two }.
verified = Gecontroleerd: alle zetten zijn toegestaan en het delen klopt met de controlecode ({ $deals } keer gedeeld, { $moves ->
    [one] 1 zet
   *[other] { $moves } zetten
    }).
verified-open = Alle zetten zijn toegestaan ({ $moves ->
    [one] 1 zet
   *[other] { $moves } zetten
    }). Het delen kan pas worden gecontroleerd als het geheim van de deler is onthuld.
replay-refused = Vanaf hier volgt dit verslag de huidige regels niet meer: { $text } De rest zoals die in het verslag staat:
simulated = { $game }: { $games ->
    [one] 1 spel
   *[other] { $games } spellen
    }, { $players } spelers, { $variant ->
    [advanced] voor gevorderden
   *[basic] basisspel
    }, speelstijl { $policy }, seed { $seed }.
column-seat = plaats
column-wins = gewonnen (95%)
column-points = gemiddelde punten (95%)
moves-a-game = Zetten per spel: gemiddeld { $mean }, maximaal { $longest }. Gedeelde overwinningen: { $shared }.
kinds = Zetten per soort: { $list }.
progress = spellen
bye = Gestopt.
next-move = { "      " }(Enter: volgende zet, q: stoppen) 
commitment-shown = Controlecode: { $commitment }. Vergelijk hem met de code die voor het spel is getoond, of geef die op met --commitment.
commitment-same = De controlecode komt overeen met de code die je hebt opgegeven ({ $commitment }).
nonces-of = Nonces die bij het delen zijn gebruikt: { $names }.
nonces-none = Geen enkele speler heeft een nonce bijgedragen aan het delen.
not-over-yet = Het spel is nog niet afgelopen.
ended-resigned = Het spel is vroegtijdig beëindigd: iemand heeft opgegeven.
ended-agreed = Het spel is vroegtijdig beëindigd omdat iedereen dat wilde.
ended-abandoned = Het spel is vroegtijdig beëindigd omdat iedereen weg was.
