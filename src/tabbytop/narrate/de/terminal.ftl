# Der Tisch im Terminal.

welcome = { $game }, { $players } Spieler{ $variant ->
    [advanced] , für Fortgeschrittene
    [basic] , Grundspiel
   *[only] {""}
    }, Deck „{ $deck }“.
at-the-table = Du spielst mit { $bots }.
bot-seat = { $name } ({ $level })
bot-replaced = { $name } war { $found }, das gibt es hier nicht. Eine Hauskatze übernimmt.
kitten = Kätzchen
house-cat = Hauskatze
alley-cat = Straßenkatze
tiger = Tiger
level-tries = { $level }, { $tries ->
    [one] 1 Iteration
   *[other] { $tries } Iterationen
    } pro Zug
level-seconds = { $level }, { $seconds } s pro Zug
thinks = { $name } überlegt …
thinks-so-far = { $name } überlegt … { $share } %, { $tries ->
    [one] 1 Iteration
   *[other] { $tries } Iterationen
    }
commitment = Die Karten sind gemischt. Prüfcode: { $commitment }
you-are-cat = Du bist { $name }. Deine geheime Identität ist die { $identity ->
    [schwarz] schwarze
    [rosa] rosa
    [lila] lila
    [blau] blaue
   *[gelb] gelbe
    } Katze ({ $letter }).
you-are-chihuahua = Du bist { $name }. Deine geheime Identität ist der Chihuahua: Sammle leere Kartons und Gruppen aus genau drei Katzen.
yours = deine
your-fish = dein Fisch
their-fish = Fisch von { $who }
they-see = Die anderen sehen diese Seiten deiner Karten: { $faces }
the-pile = Stapel { $count }
score-now = Du: { $identity }. Aktuelle Punkte:
your-turn = Du bist am Zug. Welche Karte spielst du?
your-turn-stacking = Stacking: Welche Karte spielst du? Sie darf bis zu vier Felder bedecken, davon höchstens drei mit Katzen.
your-turn-again = Cat Paw: Welche Karte spielst du jetzt?
your-turn-after = Du darfst noch ein Plättchen einsetzen. Enter: Zug beenden.
choose-place = { $face }: wohin? Gib die Nummer an der Ecke oben links ein oder x,y. b: zurück.
choose-fish = Welche Karte nimmst du mit Dried Fish? b: zurück.
choose-guard = Welches Feld schützt du? Gib seine Nummer ein oder x,y. b: zurück.
choose-lift = Welche Karte verschiebst du? Gib die Nummer an der Ecke oben links ein oder x,y. b: zurück.
option-token = { $token }
option-done = fertig
option-pass = passen
standing = { $choice ->
    [target] Du wirst nur gefragt, wenn eine Karte auf dich zielt.
    [turn] Du passt in jeder Runde automatisch, bis du am Zug bist.
    [always] Du wirst in jedem Fenster gefragt, auch wenn du nur passen kannst.
   *[ask] Du wirst gefragt, sobald du reagieren kannst.
    }
hint = h zeigt die Hilfe.
board-cropped = Nur ein Teil des Tisches passt auf den Bildschirm (Spalte { $left } bis { $right }, Reihe { $up } bis { $down }).
belief = { $share } %
belief-small = <1 %
beliefs-from = Geschätzt nach dem, was du gesehen hast; wir nehmen an, dass alle meist für sich selbst spielen.
no-beliefs = In diesem Spiel gibt es keine geheimen Identitäten.
not-understood = { $word } steht hier nicht zur Auswahl. h zeigt die Hilfe.
left-over = Es wurde nichts gespielt: Nach dem Zug steht noch { $words } in der Zeile. Gib eine Stelle mit Komma ein, zum Beispiel 1,0.
no-refusal = Es wurde noch kein Zug abgelehnt. Gib ? und die Nummer einer Regel oder einen Teil eines Namens ein (? 4.2), oder r für alle Regeln.
no-such-rule = Eine Regel { $found } gibt es nicht. r zeigt alle Regeln.
lookup-cards = Mehrere Karten passen zu { $found }: { $cards }. Gib mehr vom Namen ein.
lookup-rules = { $found } kommt in { $count } Regeln vor: { $rules }. Gib ein weiteres Wort ein, oder ? und eine dieser Nummern.
lookup-none = Keine Karte oder Regel passt zu { $found }. Gib ? und die Nummer einer Regel oder einen Teil eines Namens ein, oder r für alle Regeln.
rule-line = { $rule }: { $text }
saved = Gespeichert. Weiterspielen mit --continue. Datei: { $file }
saved-elsewhere = Gespeichert. Weiterspielen mit --resume { $file }
final = Die Partie ist beendet.
record-kept = Aufzeichnung dieser Partie: { $file }
resumed = Weiter geht's, wo du aufgehört hast.

# Am Tisch eines Servers
join-table = { $game }, { $players } Spieler{ $variant ->
    [advanced] , für Fortgeschrittene
    [basic] , Grundspiel
   *[only] {""}
    }.
join-link = Link zu diesem Tisch: { $link }
join-seat = { $seat }  { $kind ->
    [empty] frei
    [bot] { $name }, ein Bot ({ $level })
    [ready] { $name }, bereit
   *[waits] { $name }, noch nicht bereit
    }{ $yours ->
    [yes] {" "}(du)
   *[no] {""}
    }
join-lobby = { $host ->
    [yes] Du bist der Host. Gib start ein, um zu beginnen.
   *[no] { $who } ist der Host und startet die Partie.
    } h zeigt die Hilfe.
join-lobby-help = sit, sit 2: Platz nehmen · ready: du bist bereit · wait: noch nicht bereit · c TEXT: chatten · r: Regeln · ? NAME: eine Karte oder Regel · q: gehen
    start: Partie starten (Host) · bot 2, bot 2 tiger: Bot hinzufügen (Host) · remove 2: Platz räumen (Host) · cancel: Tisch auflösen (Host)
join-open = { $number }  { $game }, { $players } Spieler, { $free ->
    [one] 1 freier Platz
   *[other] { $free } freie Plätze
    }, Host: { $host }.
join-which = Welcher Tisch? Gib seine Nummer ein. q: beenden.
not-understood-table = { $word } ist keiner dieser Tische.
join-watching = Du schaust zu. Enter: Tisch anzeigen.
join-waits = { $who } ist am Zug.
join-window = Du hast { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
    } zum Reagieren. Reaktionen bleiben verdeckt, bis sich das Fenster schließt.
join-clock = Du hast { $time } für diesen Zug.
join-time-up = Die Zeit ist um: Du hast gepasst.
join-closed = Das Fenster ist geschlossen.
join-time-answer = noch { $time } zum Reagieren
join-time-window = Fenster schließt in { $time }
join-time-move = noch { $time } für deinen Zug
join-kept = Deine Reaktion ist gespeichert. Das Fenster ist noch offen.
join-next = Wenn alle passen, sieht der Tisch so aus, und du bist in { $time } am Zug. Du kannst deinen Zug schon wählen. Er wird gespielt, wenn das Fenster schließt, außer jemand reagiert.
join-next-set = Dein nächster Zug ist vorgemerkt: { $move }
join-next-change = Gib einen anderen ein, um ihn zu ersetzen, oder u, um ihn zurückzuziehen.
join-next-withdrawn = Dein nächster Zug ist zurückgezogen.
join-next-now = Alle haben gepasst: Du bist am Zug.
join-next-lost = Dein nächster Zug wurde nicht gespielt. Du wählst neu, wenn du am Zug bist.
join-next-draft = Jemand hat reagiert, deshalb wurde dein Zug nicht gespielt: { $move }
join-next-enter = Enter: { $when ->
    [next] wieder vormerken.
   *[now] jetzt spielen.
    } Jeder andere Zug ersetzt ihn.
join-not-asked = Du bist nicht am Zug. h zeigt die Hilfe.
join-not-here = Das ist hier nicht nötig: Der Server speichert die Partie. l zeigt den Verlauf.
join-help = c TEXT: chatten · agree, decline: antworten, wenn jemand einen Zug rückgängig machen möchte · end: vorschlagen, die Partie jetzt zu beenden
    back: deinen Platz vom Bot zurückholen · m: ab dem nächsten Zug dreimal so viel Zeit zum Reagieren, oder das wieder ausschalten · im Fenster: wenn du danach am Zug bist, deinen Zug schon wählen; u zieht ihn zurück · q: gehen
join-undo = Gib agree oder decline ein.
join-leave = b: einen Bot für dich spielen lassen · a: einfach gehen; du kannst mit demselben Link und Namen zurückkommen · alles andere: bleiben
join-away = Du hast den Tisch verlassen.
join-lost = Verbindung unterbrochen. Wird wiederhergestellt …
join-found = Wieder verbunden.
join-winner = { $who } gewinnt.
join-nonce-counts = Deine Nonce steckt in dieser Kartenverteilung. Prüfen mit: tabbytop verify
join-nonce-missing = Deine Nonce fehlt in dieser Kartenverteilung: Der Server hat sie weggelassen.
