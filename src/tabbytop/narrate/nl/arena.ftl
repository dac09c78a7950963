# De arena: bots tegen bots.

help-arena = Laat bots veel spellen tegen elkaar spelen om te zien welke sterker is: winstpercentages, ratings en een rapport.
help-bots = De bots, gescheiden door komma's of met meerdere keren --bots: een niveau (kitten, house-cat, alley-cat, tiger, of met een limiet: tiger:400 of tiger:0.5s), class:FILE.py:Name, class:package.module:Name, program:COMMAND LINE. Je kunt een bot een naam geven: mine=program:./bot.
help-arena-games = Maximaal aantal spellen. Met een veelvoud van het aantal spellen per kaartverdeling blijven de plaatsen in balans.
help-options = Spelopties: advanced, table=coffee, of een JSON-object.
help-out = Map voor resultaten, verslagen en het rapport. Met dezelfde map ga je verder waar je was gebleven. Standaard krijgt elk plan een eigen map.
help-line-up = one: de eerste bot op één plaats, de tweede op alle andere (standaard bij twee bots). all: alle bots tegen elkaar.
help-until-sure = Stop zodra duidelijk is welke bot sterker is.
help-move-seconds = Tijdslimiet per zet voor programma's, in seconden.

why-no-such-bot = { $found } is geen bot. Kies uit: { $names }. Bots die vooruitdenken, kunnen een limiet krijgen { $most ->
    [0] zoals tiger:400 of tiger:0.5s
   *[other] van maximaal { $most } iteraties, zoals tiger:400
    }.
why-no-such-character = Er is geen personage dat { $found } heet. Kies uit: { $names }.
why-no-such-class = { $found } kan niet worden geladen: { $reason }.
why-not-a-bot-class = { $found } is geen klasse met een methode move.
why-no-such-program = Het commando { $found } kan niet worden uitgevoerd.
why-one-against-what = De opstelling "one" is voor twee bots, niet voor { $count }.
why-not-options = { $found } is geen lijst van opties zoals advanced,table=coffee en geen JSON-object.
why-arena-busy = Een andere arena gebruikt { $folder } al.
why-arena-other-plan = In { $folder } staan spellen van een ander plan (verschil: { $key }). Kies een andere map met --out.
why-arena-no-plan = In { $folder } staan spellen maar geen plan. Kies een andere map met --out.
why-arena-broken = { $file } is vanaf regel { $line } niet te lezen. Kies een andere map met --out.
why-worker-died = Een werkproces is onverwacht gestopt. Afgeronde spellen zijn opgeslagen; voer hetzelfde commando nog eens uit om verder te gaan.

arena-played = { $game }: { $games ->
    [one] 1 spel
   *[other] { $games } spellen
    }, { $players } spelers, { $deals ->
    [one] 1 kaartverdeling
   *[other] { $deals } kaartverdelingen
    }, seed { $seed }.
arena-uneven = Niet elke bot zat even vaak op elke plaats. Speel een veelvoud van { $count } spellen om dat in balans te brengen.
arena-stronger = { $name } is sterker en wint { $share } van de spellen ({ $low } – { $high }); bij gelijke sterkte is dat { $parity }.
arena-weaker = { $name } is zwakker en wint { $share } van de spellen ({ $low } – { $high }); bij gelijke sterkte is dat { $parity }.
arena-open = Nog geen duidelijke winnaar: { $name } wint { $share } van de spellen ({ $low } – { $high }); bij gelijke sterkte is dat { $parity }.
arena-alone = { $name } heeft tegen zichzelf gespeeld.
arena-best = { $surely ->
    [surely] { $name } is het sterkst, met een winstpercentage van { $share } per plaats.
   *[maybe] { $name } ligt voor met een winstpercentage van { $share } per plaats, maar een andere bot kan even sterk zijn.
    }
arena-sure = Beslist bij controle { $looks }, na { $games } spellen. De intervallen houden rekening met de herhaalde controles.
arena-unsure = Niet beslist na { $games } spellen en { $looks ->
    [one] 1 controle
   *[other] { $looks } controles
    }. De intervallen houden rekening met de herhaalde controles.
arena-kept = Spellen, verslagen en resultaten: { $folder }
    Rapport: { $report }
arena-stopped = { $done } van de { $games } spellen zijn opgeslagen in { $folder }. Voer hetzelfde commando nog eens uit om verder te gaan.
arena-more-forfeits = { $count ->
    [one] Nog 1 verspeelde zet staat
   *[other] Nog { $count } verspeelde zetten staan
    } in het rapport.
column-bot = bot
column-games = spellen
column-share = winstpercentage ({ $confidence })
column-rating = rating
column-time = per zet
column-points-mean = punten
column-forfeits = verspeeld

forfeit-late = { $bot } deed er langer over dan { $detail } s in spel { $game }, plaats { $seat }, zet { $move }. In plaats daarvan deed Kitten een zet.
forfeit-illegal = { $bot } deed een ongeldige zet ({ $detail }) in spel { $game }, plaats { $seat }, zet { $move }. In plaats daarvan deed Kitten een zet.
forfeit-invalid = { $bot } antwoordde niet met een zet ({ $detail }) in spel { $game }, plaats { $seat }, zet { $move }. In plaats daarvan deed Kitten een zet.
forfeit-dead = { $bot } stopte zonder antwoord ({ $detail }) in spel { $game }, plaats { $seat }, zet { $move }. In plaats daarvan deed Kitten een zet.
forfeit-gone = { $bot } is { $detail } keer gestart en stopte telkens in spel { $game }, plaats { $seat }, zet { $move }. In plaats daarvan deed Kitten een zet.
forfeit-raised = { $bot } gaf een fout ({ $detail }) in spel { $game }, plaats { $seat }, zet { $move }. In plaats daarvan deed Kitten een zet.

report-title = { $game }, { $players } spelers: arenarapport
report-about = { $games ->
    [one] 1 spel
   *[other] { $games } spellen
    } met { $deals ->
    [one] 1 kaartverdeling
   *[other] { $deals } kaartverdelingen
    }, seed { $seed }, deck "{ $deck }", spelregels versie { $rules }. Tabbytop { $version }, { $date }.
report-bots = De bots
report-bots-note = Het winstpercentage geldt per plaats waarop een bot zat; een overwinning die twee spelers delen, telt voor allebei half. Als alle bots even sterk waren, had elk { $parity }. De ratings komen van openskill (Plackett–Luce), op basis van de eindklassering.
report-strength = Sterkte
report-strength-note = Winstpercentage met interval. De stippellijn geeft gelijke sterkte aan.
report-seats = Voordeel per plaats
report-seats-note = Winstpercentage naar speelvolgorde en naar plaats, ongeacht de bot. De startspeler is willekeurig.
report-points = Punten
report-points-note = Verdeling van de punten per bot. De lijn is het gemiddelde.
report-length = Spelduur
report-length-note = Zetten per spel: gemiddeld { $mean }, maximaal { $longest }. { $shared } van de overwinningen is gedeeld.
report-time = Tijd per zet
report-time-note = De stip is de mediaan, de balk loopt tot het 99e percentiel, de lijn tot de langzaamste zet.
report-axis-share = winstpercentage
report-axis-points = punten
report-axis-length = zetten
report-axis-time = tijd per zet
report-place = { $place ->
    [1] eerste
    [2] tweede
    [3] derde
    [4] vierde
    [5] vijfde
   *[other] zesde
    }
report-forfeits = Verspeelde zetten
report-forfeits-note = { $count } in totaal. Dit zijn de eerste { $shown }, met de laatste regels die het programma naar stderr schreef.
report-again = Reproduceren
report-again-note = Voer hetzelfde commando uit in dezelfde map om verder te gaan waar je was gebleven. Hetzelfde commando speelt altijd dezelfde spellen.

help-tune = Stel de gewichten van de bots van een spel af: verander telkens één gewicht en houd de waarde waarmee meer spellen worden gewonnen.
help-tune-level = De bot om mee te testen. house-cat is snel, alley-cat:60 denkt vooruit.
help-tune-weights = Alleen deze gewichten, gescheiden door komma's. Standaard allemaal.
help-tune-rounds = Hoe vaak elk gewicht hoger en lager wordt geprobeerd.
help-tune-out = Bestand om naar te schrijven. Standaard het gewichtenbestand van het spel.
tune-trial = { $weight } { $value }: winstpercentage { $gain } ten opzichte van gelijke sterkte in { $games } spellen, { $kept ->
    [kept] behouden
   *[dropped] niet behouden
    }.
tune-checked = Tegen de vorige gewichten, met andere kaartverdelingen: winstpercentage { $gain } ten opzichte van gelijke sterkte ({ $low } – { $high }) in { $games } spellen.
tune-taken = Dat is duidelijk beter: de nieuwe gewichten zijn opgeslagen.
tune-not-taken = Geen duidelijke verbetering: de gewichten blijven zoals ze waren.
tune-kept = Gewichtenbestand: { $file }.
why-kitten-has-no-weights = Kitten heeft geen gewichten. Kies house-cat, of een niveau dat vooruitdenkt.
