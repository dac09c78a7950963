# De tafel in de terminal.

welcome = { $game }, { $players } spelers{ $variant ->
    [advanced] , voor gevorderden
    [basic] , basisspel
   *[only] {""}
    }, deck "{ $deck }".
at-the-table = Je speelt met { $bots }.
bot-seat = { $name } ({ $level })
bot-replaced = { $name } was { $found }, en die is hier niet beschikbaar. Een huiskat neemt het over.
kitten = Kitten
house-cat = Huiskat
alley-cat = Straatkat
tiger = Tijger
level-tries = { $level }, { $tries ->
    [one] 1 iteratie
   *[other] { $tries } iteraties
    } per zet
level-seconds = { $level }, { $seconds } s per zet
thinks = { $name } denkt na…
thinks-so-far = { $name } denkt na… { $share }%, { $tries ->
    [one] 1 iteratie
   *[other] { $tries } iteraties
    }
commitment = De kaarten zijn geschud. Controlecode: { $commitment }
you-are-cat = Je bent { $name }. Je geheime identiteit is de { $identity ->
    [zwart] zwarte
    [roze] roze
    [paars] paarse
    [blauw] blauwe
   *[geel] gele
    } kat ({ $letter }).
you-are-chihuahua = Je bent { $name }. Je geheime identiteit is de Chihuahua: verzamel lege dozen en groepen van precies drie katten.
yours = van jou
your-fish = jouw vis
their-fish = vis van { $who }
they-see = De anderen zien deze kanten van jouw kaarten: { $faces }
the-pile = stapel { $count }
score-now = Jij: { $identity }. Punten nu:
your-turn = Jij bent aan de beurt. Welke kaart speel je?
your-turn-stacking = Stacking: welke kaart speel je? Hij mag tot vier vakken bedekken, waarvan maximaal drie met een kat.
your-turn-again = Cat Paw: welke kaart speel je nu?
your-turn-after = Je mag nog een fiche gebruiken. Enter: beurt beëindigen.
choose-place = { $face }: waar? Typ het nummer in de hoek linksboven, of x,y. b: terug.
choose-fish = Welke kaart pak je met Dried Fish? b: terug.
choose-guard = Welk vak bescherm je? Typ het nummer, of x,y. b: terug.
choose-lift = Welke kaart verplaats je? Typ het nummer in de hoek linksboven, of x,y. b: terug.
option-token = { $token }
option-done = klaar
option-pass = passen
standing = { $choice ->
    [target] Je krijgt alleen een vraag als een kaart op jou gericht is.
    [turn] Je past elke ronde automatisch tot je beurt.
    [always] Je krijgt in elk venster een vraag, ook als je alleen kunt passen.
   *[ask] Je krijgt een vraag zodra je kunt reageren.
    }
hint = Typ h voor hulp.
board-cropped = Er past maar een deel van de tafel op het scherm (kolom { $left } tot { $right }, rij { $up } tot { $down }).
belief = { $share }%
belief-small = <1%
beliefs-from = Geschat op basis van wat je hebt gezien; we nemen aan dat iedereen meestal voor zichzelf speelt.
no-beliefs = In dit spel zijn er geen geheime identiteiten.
not-understood = { $word } kun je hier niet kiezen. Typ h voor hulp.
left-over = Er is niets gespeeld: na de zet staat er nog { $words } op de regel. Typ een plek met een komma, zoals 1,0.
no-refusal = Er is nog geen zet geweigerd. Typ ? met het nummer van een regel of een deel van een naam (? 4.2), of r voor alle regels.
no-such-rule = Regel { $found } bestaat niet. Typ r voor alle regels.
lookup-cards = Meerdere kaarten passen bij { $found }: { $cards }. Typ een groter deel van de naam.
lookup-rules = { $found } staat in { $count } regels: { $rules }. Voeg een woord toe, of typ ? met een van deze nummers.
lookup-none = Geen kaart of regel past bij { $found }. Typ ? met het nummer van een regel of een deel van een naam, of r voor alle regels.
rule-line = { $rule }: { $text }
saved = Opgeslagen. Speel verder met --continue. Bestand: { $file }
saved-elsewhere = Opgeslagen. Speel verder met --resume { $file }
final = Het spel is afgelopen.
record-kept = Verslag van dit spel: { $file }
resumed = Je gaat verder waar je was gebleven.

# Aan de tafel van een server
join-table = { $game }, { $players } spelers{ $variant ->
    [advanced] , voor gevorderden
    [basic] , basisspel
   *[only] {""}
    }.
join-link = Link naar deze tafel: { $link }
join-seat = { $seat }  { $kind ->
    [empty] leeg
    [bot] { $name }, een bot ({ $level })
    [ready] { $name }, klaar
   *[waits] { $name }, nog niet klaar
    }{ $yours ->
    [yes] {" "}(jij)
   *[no] {""}
    }
join-lobby = { $host ->
    [yes] Jij bent de host. Typ start om te beginnen.
   *[no] { $who } is de host en start het spel.
    } Typ h voor hulp.
join-lobby-help = sit, sit 2: ga zitten · ready: je bent klaar · wait: nog niet klaar · c TEKST: chatten · r: regels · ? NAAM: een kaart of regel · q: tafel verlaten
    start: spel starten (host) · bot 2, bot 2 tiger: bot toevoegen (host) · remove 2: plaats leegmaken (host) · cancel: tafel opheffen (host)
join-open = { $number }  { $game }, { $players } spelers, { $free ->
    [one] 1 vrije plaats
   *[other] { $free } vrije plaatsen
    }, host: { $host }.
join-which = Welke tafel? Typ het nummer. q: stoppen.
not-understood-table = { $word } is geen van deze tafels.
join-watching = Je kijkt mee. Enter: tafel tonen.
join-waits = { $who } is aan de beurt.
join-window = Je hebt { $seconds ->
    [one] 1 seconde
   *[other] { $seconds } seconden
    } om te reageren. Reacties blijven verborgen tot het venster sluit.
join-clock = Je hebt { $time } voor deze zet.
join-time-up = De tijd is om: je hebt gepast.
join-closed = Het venster is gesloten.
join-time-answer = nog { $time } om te reageren
join-time-window = venster sluit over { $time }
join-time-move = nog { $time } voor je zet
join-kept = Je reactie is binnen. Het venster is nog open.
join-next = Als iedereen past, ligt de tafel zo en ben je over { $time } aan de beurt. Je kunt je zet nu al kiezen. Die wordt gedaan zodra het venster sluit, tenzij iemand reageert.
join-next-set = Je volgende zet staat klaar: { $move }
join-next-change = Typ een andere zet om hem te vervangen, of u om hem in te trekken.
join-next-withdrawn = Je volgende zet is ingetrokken.
join-next-now = Iedereen heeft gepast: je bent aan de beurt.
join-next-lost = Je volgende zet is niet gedaan. Je kiest opnieuw als je aan de beurt bent.
join-next-draft = Iemand heeft gereageerd, dus je zet is niet gedaan: { $move }
join-next-enter = Enter: { $when ->
    [next] weer klaarzetten.
   *[now] nu doen.
    } Elke andere zet vervangt hem.
join-not-asked = Je bent niet aan de beurt. Typ h voor hulp.
join-not-here = Dat is hier niet nodig: de server slaat het spel op. Typ l voor het verloop.
join-help = c TEKST: chatten · agree, decline: antwoorden als iemand een zet ongedaan wil maken · end: voorstellen om nu te stoppen
    back: je plaats terugnemen van de bot · m: vanaf de volgende beurt drie keer zoveel tijd om te reageren, of dat weer uitzetten · in een venster: als jij daarna aan de beurt bent, alvast je zet kiezen; u trekt hem in · q: tafel verlaten
join-undo = Typ agree of decline.
join-leave = b: een bot voor je laten spelen · a: gewoon weggaan; je kunt terugkomen met dezelfde link en naam · iets anders: blijven
join-away = Je hebt de tafel verlaten.
join-lost = Verbinding verbroken. Opnieuw verbinden…
join-found = Weer verbonden.
join-winner = { $who } wint.
join-nonce-counts = Jouw nonce is gebruikt bij het delen. Controleer het met: tabbytop verify
join-nonce-missing = Jouw nonce is niet gebruikt bij het delen: de server heeft hem weggelaten.
