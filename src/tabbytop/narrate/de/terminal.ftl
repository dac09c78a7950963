# Der Tisch im Terminal.

welcome = { $game }, { $players } Personen{ $variant ->
    [advanced] , für Fortgeschrittene
    [basic] , Grundspiel
   *[only] {""}
    }, Deck „{ $deck }“.
at-the-table = Du spielst mit { $bots }.
bot-seat = { $name } ({ $level })
bot-replaced = { $name } war { $found } und kann nicht an diesem Tisch sitzen; eine Hauskatze nimmt den Platz ein.
kitten = Kätzchen
house-cat = Hauskatze
alley-cat = Straßenkatze
tiger = Tiger
level-tries = { $level }, { $tries ->
    [one] ein Versuch
   *[other] { $tries } Versuche
    } je Zug
level-seconds = { $level }, { $seconds } s je Zug
thinks = { $name } überlegt …
thinks-so-far = { $name } überlegt … { $share } %, { $tries ->
    [one] ein Versuch
   *[other] { $tries } Versuche
    }
promise = Das Geben steht fest und ist versiegelt: { $commitment }
you-are-cat = Du bist { $name } und insgeheim die { $identity ->
    [schwarz] schwarze
    [rosa] rosa
    [lila] lila
    [blau] blaue
   *[gelb] gelbe
    } Katze ({ $letter }).
you-are-chihuahua = Du bist { $name } und insgeheim der Chihuahua: Du liebst leere Kartons und Gebiete aus genau dreien.
yours = deine
your-fish = dein Fisch
their-fish = Fisch von { $who }
they-see = Die anderen sehen von dir: { $faces }
the-pile = Stapel { $count }
score-now = Du: { $identity }. Punkte jetzt:
your-turn = Du bist am Zug: Welche Karte spielst du?
your-turn-stacking = Stacking: Welche Karte? Sie darf bis zu vier Felder bedecken, höchstens drei davon Katzen.
your-turn-again = Cat Paw: Welche Karte jetzt?
your-turn-after = Du darfst noch ein Plättchen einsetzen. Enter: fertig.
choose-place = { $face }: wohin? Tipp die Nummer an der Ecke oben links oder x,y; b geht zurück.
choose-fish = Welche Karte nimmst du unter Dried Fish? b geht zurück.
choose-guard = Welches Feld bewachst du? Tipp seine Nummer oder x,y; b geht zurück.
choose-lift = Welche Karte nimmst du auf? Tipp die Nummer an der Ecke oben links oder x,y; b geht zurück.
option-token = { $token }
option-done = fertig
option-pass = passen
standing = In Fenstern: { $choice ->
    [target] Du wirst nur nach dem gefragt, was auf dich zielt.
    [turn] Du lässt alles geschehen, bis du am Zug bist, in jeder Runde.
   *[ask] Du wirst gefragt, wann immer du antworten könntest.
    }
hint = h sagt, was du tippen kannst.
help-cat-box = Ein Zug: die Nummer einer Karte oder eines Plättchens, dann einer Stelle, oder beides auf einmal: 1 7, oder 1 3,-2. Plättchen auch beim Namen: cat paw.
    b: eine Frage zurück · u: nimm deinen letzten Zug zurück, bis eine Karte gezogen wird oder jemand anders spielt
    ?: die Regel hinter der letzten Ablehnung · ? 4.2 oder ? toy mouse: jede Regel, nach Nummer oder Stichwort · r: alle Regeln · Enter: zeichne den Tisch neu
    t: wer du bist, Plättchen · w: wer welche Katze sein könnte · l: das Protokoll · s: speichern · q: speichern und gehen
board-cropped = Von Spalte { $left } bis { $right } und Zeile { $up } bis { $down } passt nur ein Teil ins Fenster.
legend-cat-box = K schwarz · P rosa · V lila · B blau · Y gelb · □ oder . leerer Karton · ▣ ein Cat-Box-Plättchen und sein Platz
belief = { $share } %
belief-small = <1 %
beliefs-from = Nur aus dem geraten, was du gesehen hast; die meisten spielen für sich selbst.
no-beliefs = In diesem Spiel gibt es niemanden zu erraten: Alle sehen, wer wer ist.
not-understood = { $word } steht nicht zur Wahl; h sagt, was du tippen kannst.
left-over = { $words } war auf dieser Zeile zu viel, darum wurde nichts gespielt; eine Stelle hat ein Komma: 1,0.
no-refusal = Es wurde noch nichts abgelehnt. Tippe ? und die Nummer einer Regel oder einen Teil eines Namens (? 4.2), oder r für alle Regeln.
no-such-rule = Eine Regel { $found } gibt es nicht. r zeigt alle Regeln.
lookup-cards = Mehrere Karten passen zu { $found }: { $cards }. Tippe mehr vom Namen.
lookup-rules = { $found } kommt in { $count } Regeln vor: { $rules }. Füge ein Wort hinzu, oder tippe ? und eine dieser Nummern.
lookup-none = Keine Karte oder Regel passt zu { $found }. Tippe ? und die Nummer einer Regel oder einen Teil eines Namens, oder r für alle Regeln.
rule-line = { $rule }: { $text }
saved = Gespeichert. Weiter geht es mit --continue. Die Datei: { $file }
saved-elsewhere = Gespeichert. Weiter geht es mit --resume { $file }
final = Das Spiel ist zu Ende.
record-kept = Die Aufzeichnung dieses Spiels: { $file }
resumed = Weiter, wo du aufgehört hast.

# Am Tisch eines Servers
join-table = { $game }, { $players } Personen{ $variant ->
    [advanced] , für Fortgeschrittene
    [basic] , Grundspiel
   *[only] {""}
    }.
join-link = Dieser Tisch: { $link }
join-seat = { $seat }  { $kind ->
    [empty] leer
    [bot] { $name }, ein Bot
    [ready] { $name }, bereit
   *[waits] { $name }, noch nicht bereit
    }{ $yours ->
    [yes] {" "}(du)
   *[no] {""}
    }
join-lobby = { $host ->
    [yes] Du leitest den Tisch: start beginnt das Spiel.
   *[no] { $who } leitet den Tisch und beginnt das Spiel.
    } h sagt, was du tippen kannst.
join-lobby-help = sit, oder sit 2: nimm einen Platz · ready, wait: bereit, oder noch nicht · c TEXT: sag etwas · r: die Regeln · ? NAME: eine Karte oder Regel · q: gehen
    Wer den Tisch leitet: start · bot 2, oder bot 2 tiger: setz einen Bot hin · remove 2: räum einen Platz · cancel: sag ihn ab
join-open = { $number }  { $game }, { $players } Personen, { $free ->
    [one] ein freier Platz
   *[other] { $free } freie Plätze
    }; { $host } leitet den Tisch.
join-which = Welcher Tisch? Tipp seine Nummer; q: keiner.
not-understood-table = { $word } ist keiner dieser Tische.
join-watching = Du schaust zu. Enter zeichnet den Tisch.
join-waits = { $who } ist am Zug.
join-window = Du hast { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
    } für deine Antwort. Niemand sieht sie, bevor sich das Fenster schließt.
join-clock = Du hast { $time } für diesen Zug.
join-time-up = Die Zeit ist um: Du hast gepasst.
join-closed = Das Fenster ist geschlossen.
join-time-answer = noch { $time } zum Antworten
join-time-window = Fenster schließt in { $time }
join-time-move = noch { $time } für deinen Zug
join-kept = Deine Antwort ist aufgehoben, bis das Fenster sich schließt.
join-not-asked = Du wirst gerade nicht gefragt; h sagt, was du tippen kannst.
join-not-here = Nicht am Tisch eines Servers: Der speichert das Spiel selbst, und was du gesehen hast, steht im Protokoll (l).
join-help = An diesem Tisch auch: c TEXT: sag etwas · agree, decline: Darf der Zug zurückgenommen werden? · end: du würdest das Spiel jetzt beenden
    back: nimm deinen Platz von einem Bot zurück · q: geh, und sag, ob ein Bot weiterspielt
join-undo = Tipp agree oder decline.
join-leave = b: ein Bot spielt für dich weiter · a: du gehst nur weg und kommst mit demselben Link und Namen wieder · alles andere: bleib
join-away = Du hast den Tisch verlassen.
join-lost = Die Verbindung ist weg; es wird wieder versucht.
join-found = Die Verbindung ist zurück.
join-winner = { $who } gewinnt.
join-nonce-counts = Deine Nonce steckt in dieser Kartenverteilung: tabbytop verify prüft es.
join-nonce-missing = Deine Nonce fehlt in dieser Kartenverteilung: Der Server hat sie weggelassen.
