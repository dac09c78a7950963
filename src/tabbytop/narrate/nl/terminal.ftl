# De tafel in de terminal.

welcome = { $game }, { $players } spelers{ $variant ->
    [advanced] , voor gevorderden
    [basic] , basisspel
   *[only] {""}
    }, deck "{ $deck }".
at-the-table = Je speelt met { $bots }.
bot-seat = { $name } ({ $level })
bot-replaced = { $name } was { $found }, die niet aan deze tafel kan zitten; een huiskat neemt de plaats in.
kitten = Kitten
house-cat = Huiskat
alley-cat = Straatkat
tiger = Tijger
level-tries = { $level }, { $tries ->
    [one] één poging
   *[other] { $tries } pogingen
    } per zet
level-seconds = { $level }, { $seconds } s per zet
thinks = { $name } denkt na …
thinks-so-far = { $name } denkt na … { $share } %, { $tries ->
    [one] één poging
   *[other] { $tries } pogingen
    }
promise = Het delen ligt vast en is verzegeld: { $commitment }
you-are-cat = Je bent { $name }, en in het geheim de { $identity ->
    [zwart] zwarte
    [roze] roze
    [paars] paarse
    [blauw] blauwe
   *[geel] gele
    } kat ({ $letter }).
you-are-chihuahua = Je bent { $name }, en in het geheim de Chihuahua: je houdt van lege dozen, en van gebieden van precies drie.
yours = van jou
your-fish = jouw vis
their-fish = vis van { $who }
they-see = De anderen zien van jou: { $faces }
the-pile = stapel { $count }
score-now = Jij: { $identity }. Punten nu:
your-turn = Jouw beurt: welke kaart speel je?
your-turn-stacking = Stacking: welke kaart? Ze mag tot vier vakken bedekken, hoogstens drie ervan katten.
your-turn-again = Cat Paw: welke kaart nu?
your-turn-after = Je mag nog een fiche gebruiken. Enter: klaar.
choose-place = { $face }: waar naartoe? Typ het nummer in de hoek linksboven, of x,y; b gaat terug.
choose-fish = Welke kaart neem je onder Dried Fish? b gaat terug.
choose-guard = Welk vak bewaak je? Typ het nummer, of x,y; b gaat terug.
choose-lift = Welke kaart pak je op? Typ het nummer in de hoek linksboven, of x,y; b gaat terug.
option-token = { $token }
option-done = klaar
option-pass = passen
standing = In vensters: { $choice ->
    [target] je wordt alleen gevraagd over wat op jou gericht is.
    [turn] je laat alles gaan tot je beurt, elke ronde.
   *[ask] je wordt gevraagd zodra je kunt antwoorden.
    }
hint = h vertelt wat je kunt typen.
help-cat-box = Een zet: het nummer van een kaart of fiche, dan van een plek, of allebei tegelijk: 1 7, of 1 3,-2. Fiches ook bij hun naam: cat paw.
    b: een vraag terug · u: neem je laatste zet terug, tot er een kaart getrokken wordt of een ander speelt
    ?: de regel achter de laatste weigering · ? 4.2 of ? toy mouse: een regel naar keuze, op nummer of op een woord · r: alle regels · Enter: teken de tafel opnieuw
    t: wie je bent, fiches · w: wie welke kat kan zijn · l: het logboek · s: bewaren · q: bewaren en weggaan
board-cropped = Van kolom { $left } tot { $right } en rij { $up } tot { $down } past maar een deel in het venster.
legend-cat-box = K zwart · P roze · V paars · B blauw · Y geel · □ of . lege doos · ▣ een Cat Box-fiche en zijn plaats
belief = { $share } %
belief-small = <1 %
beliefs-from = Alleen geraden uit wat jij zag; de meesten spelen voor zichzelf.
no-beliefs = In dit spel valt niemand te raden: iedereen ziet wie wie is.
not-understood = { $word } is niet een van de keuzes; h vertelt wat je kunt typen.
left-over = { $words } was te veel op die regel, dus is er niets gespeeld; een plek heeft een komma: 1,0.
no-refusal = Er is nog niets geweigerd. Typ ? met het nummer van een regel of een deel van een naam (? 4.2), of r voor alle regels.
no-such-rule = Regel { $found } bestaat niet. Met r zie je alle regels.
lookup-cards = Er zijn meer kaarten met { $found }: { $cards }. Typ een groter deel van de naam.
lookup-rules = { $found } staat in { $count } regels: { $rules }. Typ er een woord bij, of ? met een van deze nummers.
lookup-none = Geen kaart of regel past bij { $found }. Typ ? met het nummer van een regel of een deel van een naam, of r voor alle regels.
rule-line = { $rule }: { $text }
saved = Bewaard. Speel verder met --continue. Het bestand: { $file }
saved-elsewhere = Bewaard. Speel verder met --resume { $file }
final = Het spel is afgelopen.
record-kept = Het verslag van dit spel: { $file }
resumed = Verder waar je gebleven was.

# Aan de tafel van een server
join-table = { $game }, { $players } spelers{ $variant ->
    [advanced] , voor gevorderden
    [basic] , basisspel
   *[only] {""}
    }.
join-link = Deze tafel: { $link }
join-seat = { $seat }  { $kind ->
    [empty] leeg
    [bot] { $name }, een bot
    [ready] { $name }, klaar
   *[waits] { $name }, nog niet klaar
    }{ $yours ->
    [yes] {" "}(jij)
   *[no] {""}
    }
join-lobby = { $host ->
    [yes] Jij bent de host: start begint het spel.
   *[no] { $who } is de host en begint het spel.
    } h vertelt wat je kunt typen.
join-lobby-help = sit, of sit 2: ga zitten · ready, wait: klaar, of nog niet · c TEKST: zeg iets · r: de regels · ? NAAM: een kaart of regel · q: weggaan
    De host: start · bot 2, of bot 2 tiger: zet er een bot neer · remove 2: maak een plaats leeg · cancel: het gaat niet door
join-open = { $number }  { $game }, { $players } spelers, { $free ->
    [one] één vrije plaats
   *[other] { $free } vrije plaatsen
    }; de host is { $host }.
join-which = Welke tafel? Typ het nummer; q: geen.
not-understood-table = { $word } is geen van deze tafels.
join-watching = Je kijkt mee. Enter tekent de tafel.
join-waits = { $who } is aan zet.
join-window = Je hebt { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
    } om te antwoorden. Niemand ziet je antwoord voordat het venster dichtgaat.
join-clock = Je hebt { $time } voor deze zet.
join-time-up = De tijd is om: je hebt gepast.
join-closed = Het venster is dicht.
join-time-answer = nog { $time } om te antwoorden
join-time-window = venster dicht over { $time }
join-time-move = nog { $time } voor je zet
join-kept = Je antwoord is bewaard tot het venster dichtgaat.
join-not-asked = Er wordt je nu niets gevraagd; h vertelt wat je kunt typen.
join-not-here = Niet aan de tafel van een server: die bewaart het spel zelf, en wat je zag staat in het logboek (l).
join-help = Aan deze tafel ook: c TEKST: zeg iets · agree, decline: mag de ander zijn zet terugnemen? · end: je wilt het spel nu beëindigen
    back: neem je plaats terug van een bot · q: ga weg, en zeg of een bot verder speelt
join-undo = Typ agree, of decline.
join-leave = b: een bot speelt voor je verder · a: je gaat alleen even weg, en komt met dezelfde link en naam terug · iets anders: blijf
join-away = Je hebt de tafel verlaten.
join-lost = De verbinding is weg; er wordt opnieuw geprobeerd.
join-found = De verbinding is terug.
join-winner = { $who } wint.
join-nonce-counts = Jouw nonce zit in deze deal: tabbytop verify controleert het.
join-nonce-missing = Jouw nonce ontbreekt in deze deal: de server heeft hem weggelaten.
