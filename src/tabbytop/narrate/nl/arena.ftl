# De arena: bots tegen bots.

help-arena = Laat bots vaak tegen elkaar spelen en zeg wie sterker is: aandeel gewonnen spellen, ratings, een rapport.
help-bots = De bots, gescheiden door komma's, of meer keer --bots: een niveau (kitten, house-cat, alley-cat, tiger, met een budget tiger:400 of tiger:0.5s), class:FILE.py:Name, class:package.module:Name, program:COMMAND LINE; er mag een naam voor staan: mine=program:./bot.
help-arena-games = Hoeveel spellen hoogstens; een veelvoud van de spellen van één deling houdt de plaatsen gelijk.
help-options = Opties van het spel: advanced, table=coffee, of een JSON-object.
help-out = De map voor uitslagen, verslagen en rapport; dezelfde map gaat verder waar ze was. Anders een eigen map voor elk plan.
help-line-up = one: de eerste bot op één plaats, de tweede op alle andere (gewoon bij twee bots). all: iedereen tegen iedereen.
help-until-sure = Stop zodra vaststaat wie sterker is.
help-move-seconds = Wat een programma voor een zet heeft, in seconden.

why-no-such-bot = { $found } is geen bot; wel { $names }, de zoekende met een budget { $most ->
    [0] zoals tiger:400 of tiger:0.5s
   *[other] van hoogstens { $most } pogingen, zoals tiger:400
    }.
why-no-such-class = { $found } kan niet geladen worden: { $reason }.
why-not-a-bot-class = { $found } is geen klasse met een zet.
why-no-such-program = { $found } is geen opdracht die uitgevoerd kan worden.
why-one-against-what = Eén tegen de rest is voor twee bots, niet voor { $count }.
why-not-options = { $found } zijn geen opties zoals advanced,table=coffee en ook geen JSON-object.
why-arena-busy = Een andere arena gebruikt { $folder } op dit moment.
why-arena-other-plan = In { $folder } zitten spellen van een ander plan, dat verschilt in { $key }; kies een andere map met --out.
why-arena-no-plan = In { $folder } zitten spellen maar geen plan; kies een andere map met --out.
why-arena-broken = { $file } is bij regel { $line } niet te begrijpen; kies een andere map met --out.
why-worker-died = Een werkproces stopte onverwacht; alles wat klaar was, is bewaard, en dezelfde opdracht gaat verder.

arena-played = { $games } spellen { $game }, { $players } spelers, { $deals } delingen, seed { $seed }.
arena-uneven = Niet elke bot zat even vaak op elke plaats; een veelvoud van { $count } spellen zorgt daarvoor.
arena-stronger = { $name } is sterker: wint { $share } van de spellen ({ $low } – { $high }), waar { $parity } het gewone deel is.
arena-weaker = { $name } is zwakker: wint { $share } van de spellen ({ $low } – { $high }), waar { $parity } het gewone deel is.
arena-open = Wie sterker is, staat open: { $name } wint { $share } van de spellen ({ $low } – { $high }), en { $parity } is het gewone deel.
arena-alone = { $name } speelde tegen zichzelf.
arena-best = { $surely ->
    [surely] { $name } is de sterkste, met { $share } van de overwinningen voor elke plaats.
   *[maybe] { $name } staat voor met { $share } van de overwinningen voor elke plaats, maar een ander kan even sterk zijn.
    }
arena-sure = Vastgesteld bij blik { $looks }, na { $games } spellen. De intervallen houden rekening met het kijken.
arena-unsure = Niet vastgesteld na { $games } spellen en { $looks ->
    [one] één blik
   *[other] { $looks } blikken
    }. De intervallen houden rekening met het kijken.
arena-kept = Spellen, verslagen en uitslag: { $folder }
    Het rapport: { $report }
arena-stopped = { $done } van { $games } spellen zijn bewaard in { $folder }; dezelfde opdracht gaat daar verder.
arena-more-forfeits = En nog { $count } verspeelde zetten, die in het rapport staan.
column-bot = bot
column-games = spellen
column-share = aandeel winst ({ $confidence })
column-rating = rating
column-time = per zet
column-points-mean = punten
column-forfeits = verspeeld

forfeit-late = { $bot } deed langer dan { $detail } s: Kitten deed zet { $move } voor plaats { $seat } in spel { $game }.
forfeit-illegal = { $bot } antwoordde tegen de regels ({ $detail }): Kitten deed zet { $move } voor plaats { $seat } in spel { $game }.
forfeit-rubbish = { $bot } antwoordde niet met een zet ({ $detail }): Kitten deed zet { $move } voor plaats { $seat } in spel { $game }.
forfeit-dead = { $bot } stopte voor het antwoord ({ $detail }): Kitten deed zet { $move } voor plaats { $seat } in spel { $game }.
forfeit-gone = { $bot } werd { $detail } keer gestart en stopte steeds: Kitten deed zet { $move } voor plaats { $seat } in spel { $game }.
forfeit-raised = { $bot } faalde ({ $detail }): Kitten deed zet { $move } voor plaats { $seat } in spel { $game }.

report-title = { $game }, { $players } spelers: de arena
report-about = { $games } spellen met { $deals } delingen, seed { $seed }, deck "{ $deck }", versie { $rules } van de regels. Tabbytop { $version }, { $date }.
report-bots = De bots
report-bots-note = Het aandeel winst telt voor elke plaats waar een bot zat; een overwinning die twee delen, is voor elk een halve. Waren ze allemaal even sterk, dan had elk { $parity }. Ratings zijn die van openskill (Plackett–Luce), naar de behaalde plaatsen.
report-strength = Sterkte
report-strength-note = Aandeel winst met interval; bij de streepjeslijn zouden gelijke bots staan.
report-seats = Voordeel van de plaats
report-seats-note = Aandeel winst naar plek in de speelvolgorde, en naar plaats, wie er ook zat. Wie begint, wordt geloot.
report-points = Punten
report-points-note = Hoe vaak elke bot hoeveel punten haalde; de lijn is het gemiddelde.
report-length = Lengte van het spel
report-length-note = Zetten per spel: { $mean } gemiddeld, { $longest } hoogstens. { $shared } van de overwinningen waren gedeeld.
report-time = Tijd per zet
report-time-note = De stip is de gewone zet, de balk reikt tot de langzaamste van honderd, de lijn tot de langzaamste van alle.
report-axis-share = aandeel winst
report-axis-points = punten
report-axis-length = zetten
report-axis-time = tijd per zet
report-place = { $place ->
    [1] begint
    [2] tweede
    [3] derde
    [4] vierde
    [5] vijfde
   *[other] zesde
    }
report-forfeits = Verspeelde zetten
report-forfeits-note = { $count } in totaal; de eerste { $told } ervan, met wat het programma het laatst naar de standaardfout schreef.
report-again = Om het terug te zien
report-again-note = Dezelfde opdracht op dezelfde plek gaat verder waar dit ophield, en toont dezelfde spellen.

help-tune = Stel de gewichten van de bots van een spel af: verander telkens één gewicht en houd wat meer spellen wint.
help-tune-level = De bot die ermee speelt; house-cat is snel, alley-cat:60 denkt na.
help-tune-weights = Alleen deze gewichten, gescheiden door komma's; anders alle.
help-tune-rounds = Hoe vaak elk gewicht omhoog en omlaag gaat.
help-tune-out = Het gegevensbestand om te schrijven (standaard dat van het spel).
tune-trial = { $weight } { $value }: { $gain } van het gewone deel meer in { $games } spellen, { $kept ->
    [kept] gehouden
   *[dropped] niet gehouden
    }.
tune-checked = Tegen de gewichten van ervoor, met andere delingen: { $gain } van het gewone deel meer ({ $low } – { $high }) in { $games } spellen.
tune-taken = Dat is zeker beter: de nieuwe gewichten gelden.
tune-not-taken = Er is niets gevonden dat zeker beter is: de gewichten blijven.
tune-kept = De gewichten staan in { $file }.
why-kitten-has-no-weights = Kitten weegt niets; kies house-cat, of een niveau dat zoekt.
