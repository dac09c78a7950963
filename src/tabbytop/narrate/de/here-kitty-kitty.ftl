# Here, Kitty, Kitty!: die Regeln in unseren Worten, Ablehnungen, Karten, und was am Tisch geschieht.
#
# Wörter: property Grundstück · Instant Sofortkarte · Standard Standardkarte · Defensive Abwehrkarte · lasting bleibend
# action Aktion · space Schritt · inward/outward nach innen/nach außen · draw up die Hand auffüllen · deck Nachziehstapel
# discard pile Ablagestapel · window Fenster · cancel verhindern · shield schützen · copy kopieren · final round Schlussrunde
# Namen bleiben englisch: das House, die Porch, der Yard, die Neighborhood, und die aller Karten.

here-kitty-kitty = Here, Kitty, Kitty!
gray = grau
orange = orange
white = weiß
neighborhood = Neighborhood
yard = Yard
porch = Porch
house = House
instant = Sofort
standard = Standard
defensive = Abwehr

# Die Regeln
rule-HKK-1-1 = Zwei bis sechs spielen mit. Es gibt 40 Katzen, je zehn schwarze, graue, orange und weiße, und 51 Karten. Alle haben ein Grundstück mit House, Porch und Yard; die Neighborhood liegt in der Mitte.
rule-HKK-1-2 = Deine Nachbarn sind die Leute direkt links und rechts von dir; zu zweit sind beide dieselbe Person.
rule-HKK-2-1 = Alle Katzen beginnen in der Neighborhood. Eine volle Hand hat 3 Karten, mit 2 oder 6 Personen 2.
rule-HKK-2-2 = Mit 6 Personen verlassen Cat in Heat, The Cat's Pajamas, Fireworks, Hairball, One Cool Cat und Tuna das Deck; mit 2 Personen Alarm System, dreimal Cat Burglar, Can Opener, Cat Fight, Catnap, Catnip!, einmal Foster Kittens, Hairball und Stray Dog.
rule-HKK-2-3 = Alle bekommen eine volle Hand ohne Sofortkarten; dann werden die Sofortkarten in den Nachziehstapel gemischt.
rule-HKK-2-3a = Festlegung: Wer beginnt, wird ausgelost oder vor dem Spiel bestimmt.
rule-HKK-3-1 = In deinem Zug hast du zwei Aktionen, dann füllst du die Hand auf. Eine Aktion ist, eine Katze einen Schritt zu bewegen, eine Karte zu spielen oder abzulegen; du darfst zweimal dasselbe tun.
rule-HKK-3-1a = Festlegung: Mit einer Aktion darfst du beliebig viele Karten ablegen.
rule-HKK-3-2 = Eine Katze bewegt sich zwischen Neighborhood und Yard, Yard und Porch oder Porch und House, hin oder zurück, auf deinem eigenen Grundstück.
rule-HKK-3-2a = Festlegung: Beide Aktionen werden ausgeführt, solange eine möglich ist; was sonst von ihnen übrig ist, verfällt.
rule-HKK-3-3 = Füll die Hand Karte für Karte auf, bis sie voll ist, solange es einen Nachziehstapel gibt. Eine Sofortkarte wird ausgeführt, sobald sie gezogen ist; dann ziehst du weiter.
rule-HKK-3-4 = Festlegung: Hat drei ganze Runden lang niemand eine Karte gespielt oder abgelegt, beginnt am Ende dieses Zuges die Schlussrunde.
rule-HKK-4-1 = Sofortkarten geschehen, wenn sie gezogen werden, und betreffen alle. Standardkarten kosten eine Aktion. Abwehrkarten sind kostenlos und werden außerhalb des eigenen Zuges gespielt, in dem Fenster, das sie nennen; bleibende kosten eine Aktion.
rule-HKK-4-2 = Bleibende Karten liegen für alle sichtbar unter dem Grundstück. Alle anderen kommen offen auf den Ablagestapel.
rule-HKK-4-3 = Die Zahlen auf einer Karte sind Höchstzahlen für die Person, die sie spielt. Wer Katzen hergibt oder bewegt, wählt welche, außer bei Cat Burglar. Bei Sofortkarten ist, was du bekommst, eine Höchstzahl und, was du verlierst, genau so viel, oder so viel, wie du hast.
rule-HKK-4-3a = Festlegung: Mindestens eine wird verlangt, und so viele müssen sich bewegen, oder so viele, wie da sind.
rule-HKK-4-4 = Sind für eine Karte nicht genug Katzen in der Neighborhood, dürfen die fehlenden aus fremden Yards kommen.
rule-HKK-4-4a = Festlegung: Es fehlen so viele, wie die Zahl der Karte größer ist als die Zahl der Katzen in der Neighborhood, ob man diese nimmt oder nicht. Das öffnet kein Fenster.
rule-HKK-4-5 = Festlegung: Eine Karte, die auf eine Person zielt, braucht eine andere mit einer Katze, die sie bewegen könnte; „ein beliebiges Grundstück“ darf dein eigenes sein. Eine Karte ohne Ziel darf man spielen, auch wenn sie nichts tut.
rule-HKK-5-1 = Eine angekündigte Bewegung oder eine gespielte Standardkarte wartet, während die anderen im Uhrzeigersinn sie verhindern dürfen; wer es als Erstes tut, schließt das Fenster. Was verhindert ist, tut nichts, die Karte wird abgelegt, und die Aktion ist verbraucht.
rule-HKK-5-1a = Festlegung: Kein Fenster öffnet sich, wenn jede Karte, die antworten könnte, für alle sichtbar aus dem Spiel ist.
rule-HKK-5-2 = Nachdem eine Standardkarte, die nicht bleibt, gewirkt hat, dürfen alle sie je einmal kopieren, ganz zuletzt die Person, die sie gespielt hat. Eine Kopie kann wie die Karte verhindert werden und wird nicht noch einmal kopiert.
rule-HKK-5-2a = Festlegung: Abwehrkarten können nicht kopiert werden.
rule-HKK-5-3 = Bevor eine Sofortkarte ausgeführt wird, dürfen alle, im Uhrzeigersinn ab der Person, die sie gezogen hat, je eine Person schützen. Die Entscheidungen, die sie verlangt, fallen in derselben Reihenfolge.
rule-HKK-5-4 = Nach jedem Auffüllen dürfen alle, im Uhrzeigersinn ab der Person, die gezogen hat, Land on Your Feet spielen. Bleibende Abwehrkarten können wie Standardkarten verhindert werden.
rule-HKK-5-5 = Nichts an einem Fenster verrät, wer was hat: Alle werden gefragt, ob sie antworten könnten oder nicht.
rule-HKK-6-1 = Ist die letzte Karte gezogen, wird der Zug beendet; dann haben alle, beginnend mit der nächsten Person, noch einen Zug mit zwei Aktionen, ohne Auffüllen.
rule-HKK-7-1 = Eine Katze im House bringt 5 Punkte, auf der Porch 3, im Yard keinen. Katzen auf Foster Kittens und Special Needs Kitty sind auf dem Grundstück.
rule-HKK-7-2 = Für jede Farbe, von der du fünf oder mehr hast: 5 Punkte.
rule-HKK-7-3 = Für mindestens eine Katze jeder Farbe: 5 Punkte.
rule-HKK-7-4 = Für jede Farbe, von der niemand mehr hat als du: 3 Punkte, bei Gleichstand für alle Beteiligten.
rule-HKK-7-4a = Festlegung: Dafür braucht es mindestens eine Katze.
rule-HKK-7-5 = Sind alle Katzen in deinem House von einer Farbe: 10 Punkte.
rule-HKK-7-5a = Festlegung: Dafür braucht es mindestens eine Katze.
rule-HKK-7-6 = Jede Best in Show auf der Hand: 2 Punkte.
rule-HKK-7-7 = Die meisten Punkte gewinnen. Bei Gleichstand gewinnen die meisten Katzen auf dem Grundstück, dann die meisten einer einzigen Farbe.
rule-HKK-7-7a = Festlegung: Was dann noch gleich steht, ist ein geteilter Sieg.
rule-HKK-8 = Das Deck hat 51 Karten von 28 Arten; was jede tut, steht auf der Karte. Die Anzahlen und die meisten Wirkungen sind von uns.

# Was Karten tun
card-rain = Alle: Die Hälfte der Katzen im Yard, aufgerundet, geht auf die Porch, die anderen gehen zurück in die Neighborhood.
card-fewest-take = Alle mit den wenigsten Katzen im House nehmen eine Katze aus der Neighborhood hinein.
card-each-takes = Nach links ab der Person, die sie gezogen hat, nehmen alle eine Katze aus der Neighborhood { $to ->
    [House] ins House
    [Porch] auf die Porch
    [Yard] in den Yard
   *[Neighborhood] in die Neighborhood
    }.
card-each-sends = Alle bewegen { $count ->
    [one] eine Katze
   *[other] { $count } Katzen
    } { $from ->
    [House] aus dem House
    [Porch] von der Porch
    [Yard] aus dem Yard
   *[Neighborhood] aus der Neighborhood
    } { $to ->
    [House] ins House
    [Porch] auf die Porch
    [Yard] in den Yard
   *[Neighborhood] in die Neighborhood
    }.
card-pass-left = Alle wählen eine Katze im Yard; alle gehen gleichzeitig in den Yard links davon.
card-steal = Stiehl eine Katze deiner Wahl aus einer beliebigen Zone eines anderen Grundstücks { $to ->
    [House] ins House
    [Porch] auf die Porch
    [Yard] in den Yard
   *[Neighborhood] in die Neighborhood
    }.
card-lure = Bis zu { $count } Katzen aus der Neighborhood { $to ->
    [House] ins House
    [Porch] auf die Porch
    [Yard] in den Yard
   *[Neighborhood] in die Neighborhood
    }.
card-startle = Auf einem beliebigen Grundstück bewegt sich eine Katze bis zu { $spaces } Schritte nach innen oder nach außen, wie du sagst; welche, wählt die Person, der sie gehört.
card-foster = Bleibend: Bis zu { $count } Katzen aus der Neighborhood kommen auf diese Karte. Wenn dein nächster Zug beginnt, gehen sie { $to ->
    [House] ins House
    [Porch] auf die Porch
    [Yard] in den Yard
   *[Neighborhood] in die Neighborhood
    }.
card-adopt = Bleibend: Eine Katze aus der Neighborhood kommt auf diese Karte, zählt wie in deinem House und wird nie bewegt.
card-send = Eine Person bewegt { $count ->
    [one] eine Katze
   *[other] bis zu { $count } Katzen
    } { $from ->
    [House] aus dem House
    [Porch] von der Porch
    [Yard] aus dem Yard
   *[Neighborhood] aus der Neighborhood
    } { $to ->
    [House] ins House
    [Porch] auf die Porch
    [Yard] in den Yard
   *[Neighborhood] in die Neighborhood
    }.
card-draw = Zieh { $count } Karten, auch über eine volle Hand hinaus; Sofortkarten zählen nicht.
card-return = Nimm eine Karte vom Ablagestapel, aber keine Sofortkarte und keine mit diesem Namen.
card-run = Eine deiner Katzen geht bis zu { $spaces } Schritte nach innen. Oder behalt die Karte auf der Hand: { $points } Punkte am Ende.
card-herd = Bis zu { $count } verschiedene Katzen gehen je einen Schritt nach innen.
card-fight = Eine Person bewegt zwei Katzen aus dem Yard, je eine in den Yard jedes Nachbarn.
card-ward = Bleibend: { $against } kann nicht auf dich gespielt werden.
card-insure = Bleibend: Immer wenn durch eine fremde Karte oder eine Sofortkarte Katzen dein Grundstück verlassen, nimm eine aus der Neighborhood in deinen Yard.
card-cancel = Verhindere eine fremde Bewegung oder Karte.
card-cancel-some = Verhindere { $cancels }; oder schütze eine Person vor { $shields }.
card-land = Nach einem Auffüllen: Eine deiner Katzen geht bis zu { $spaces } Schritte nach innen.
card-copy = Wenn eine Standardkarte gewirkt hat, führ dieselbe Wirkung mit deinen eigenen Entscheidungen aus.

# Warum nicht
why-no-such-card-here = Eine Karte { $found } gibt es in diesem Deck nicht.
why-effect-type = Die Wirkung „{ $effect }“ gehört nicht zu einer Karte vom Typ { $type }.
why-effect-lasting = Ob eine Karte bleibt, folgt aus ihrer Wirkung, „{ $effect }“.
why-zones-outward = Katzen werden nach außen geschickt: „to“ muss weiter außen liegen als „from“.
why-zones-inward = Katzen kommen auf das Grundstück: „to“ kann nicht die Neighborhood sein.
why-no-target = Es gibt niemanden, auf den diese Karte zielen könnte.
why-all-warded = Es gibt niemanden, auf den diese Karte zielen könnte: { $seat } hat ein Alarm System.
why-warded = { $seat } hat ein Alarm System gegen diese Karte.
why-not-takable = { $card } nimmt weder eine Sofortkarte noch eine Karte gleichen Namens, und nur, was auf dem Ablagestapel liegt.
why-not-missing = { $card } darf Katzen aus fremden Yards nur für die nehmen, die in der Neighborhood fehlen, und nur Katzen, die da sind.
why-not-a-target = { $seat } hat keine Katze, die diese Karte bewegen könnte.
why-too-many-asked = Das sind { $count } Katzen; die Karte erlaubt { $most }.
why-does-nothing = { $card } könnte jetzt nichts tun; darum wird nichts gewählt.
why-not-to-pick = Das ist nicht, was { $card } dich wählen lässt.
why-not-so = Das erlaubt { $card } nicht.
why-shield-whom = Nenne die Person, die geschützt wird.
why-no-such-cat = Es ist keine { $color ->
    [black] schwarze
    [gray] graue
    [orange] orange
   *[white] weiße
    } Katze { $zone ->
    [house] in deinem House
    [porch] auf deiner Porch
    [yard] in deinem Yard
   *[neighborhood] in der Neighborhood
    }.
why-card-not-held = Diese Karte hast du nicht auf der Hand.
why-take-an-action = Wähl eine Aktion: beweg eine Katze, spiel eine Karte oder leg ab.
why-copy-in-window = Copy Cat ist für gleich danach, wenn eine Standardkarte gewirkt hat.
why-defensive-in-window = { $card } spielt man als Antwort auf etwas, nicht als Aktion.
why-nothing-to-pick = Niemand soll gerade Katzen wählen.
why-not-one-space = Eine Katze geht einen Schritt: Von { $from } nach { $to } ist keiner.
why-not-ascending = Nenne die Karten zum Ablegen nach ihrer Stelle auf der Hand, aufsteigend, mindestens eine.
why-instant-played = { $card } ist eine Sofortkarte; sie geschieht, wenn sie gezogen wird.
why-instant-in-hand = { $card } ist eine Sofortkarte und nie auf einer Hand.
why-not-lasting = { $card } liegt nicht unter einem Grundstück.
why-too-many-cats-there = Auf { $card } sind zu viele Katzen.
why-too-many-of-a-color = Es sind { $count } { $color ->
    [black] schwarze
    [gray] graue
    [orange] orange
   *[white] weiße
    } Katzen; das Spiel hat { $most }.
why-too-many-copies = Es sind { $count } Karten { $card }; das Spiel hat { $most }.
why-pending-phase = Was wartet, gehört zu einem Fenster oder einer Wahl, und Phase „{ $phase }“ { $phase ->
    [turn] ist keine davon
    [over] ist keine davon
   *[other] ist eine davon
    }.
why-agenda-base = Zuunterst in der Agenda liegt der Rest des Zuges, der gerade läuft.
why-agenda-unsettled = Die Agenda passt nicht zu den Wirkungen, die gerade laufen.
why-agenda-step = Das kann hier nicht warten.
why-agenda-top = Zuoberst in dieser Agenda wird niemand etwas gefragt.
why-agenda-other = Die Agenda sagt etwas anderes als der Rest der Stellung.
why-one-lander = Nur eine Art Karte kann nach dem Auffüllen gespielt werden.
why-agenda-short = In diesem Schritt fehlt etwas.
why-not-an-instant = Nur eine Sofortkarte wartet auf Schutz.
why-needs-agenda = Bei einer kopierten Karte muss die Stellung auch die Agenda haben, wie export sie schreibt.
why-not-declared = Hier kann nur eine Bewegung oder eine gespielte Karte warten.
why-asked-himself = Wer handelt, wird nicht gefragt, ob das verhindert werden soll.

# Was geschieht
kitty-a-card = eine Karte
kitty-nothing = nichts
kitty-cat-in = { $color } ({ $zone })
kitty-yard-of = { $color } aus dem Yard von { $who }
kitty-spaces = { $count ->
    [one] ein Schritt
   *[other] { $count } Schritte
    }
said-kitty-dealt = { $who } bekommt { $card }.
said-kitty-dealt-hidden = { $who } bekommt eine Karte.
said-kitty-drawn = { $who } zieht { $card }.
said-kitty-drawn-hidden = { $who } zieht eine Karte.
said-kitty-instant = { $who } zieht eine Sofortkarte: { $card }!
said-kitty-move = { $who } möchte eine { $color ->
    [schwarz] schwarze
    [grau] graue
    [orange] orange
   *[other] weiße
    } Katze { $from ->
    [House] aus dem House
    [Porch] von der Porch
    [Yard] aus dem Yard
   *[Neighborhood] aus der Neighborhood
    } { $to ->
    [House] ins House
    [Porch] auf die Porch
    [Yard] in den Yard
   *[Neighborhood] in die Neighborhood
    } bewegen.
said-kitty-discard = { $who } legt { $cards } ab.
said-kitty-play = { $who } spielt { $card }.
said-kitty-play-on = { $who } spielt { $card }: { $how }.
said-kitty-copy = { $who } kopiert { $card }.
said-kitty-copy-on = { $who } kopiert { $card }: { $how }.
said-kitty-cancel = { $who } verhindert es mit { $card }.
said-kitty-shield = { $who } schützt { $whom } mit { $card }.
said-kitty-land = { $who } spielt { $card }.
said-kitty-land-on = { $who } spielt { $card }: { $how }.
said-kitty-pass = { $who } lässt es geschehen.
said-kitty-pick = { $who } wählt: { $how }.
said-kitty-final = Die Schlussrunde beginnt: noch ein Zug für alle [HKK-6.1].
said-kitty-points = { $who }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    }: { $how }.
how-kitty-house = { $points } für Katzen im House
how-kitty-porch = { $points } für Katzen auf der Porch
how-kitty-many = { $points } für fünf einer Farbe
how-kitty-each = { $points } für jede Farbe
how-kitty-most = { $points } für die meisten einer Farbe
how-kitty-one = { $points } für ein House in einer Farbe
how-kitty-show = { $points } für Best in Show
how-kitty-nothing = nichts
said-kitty-tie = Gleichstand; er geht an die meisten Katzen auf dem Grundstück, dann an die meisten einer Farbe [HKK-7.7].
said-kitty-tie-shared = Gleichstand, den nichts auflöst [HKK-7.7].
kitty-in = nach innen
kitty-out = nach außen
kitty-left = { $color } nach links
kitty-right = { $color } nach rechts

# Am Tisch
kitty-head-neighborhood = Neighborhood
kitty-head-house = House
kitty-head-porch = Porch
kitty-head-yard = Yard
kitty-seat = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
    } · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    }
kitty-deck = Nachziehstapel: { $count } · abgelegt: { $discarded }
kitty-final = Schlussrunde: { $count ->
    [one] der letzte Zug
   *[other] noch { $count } Züge
    }.
kitty-discards = Ablagestapel: { $cards }
kitty-you-are = Du bist { $name }.
kitty-legend = B schwarz · G grau · O orange · W weiß · ⌂ eine bleibende Karte
kitty-ask-turn = Du bist am Zug, { $count ->
    [one] noch eine Aktion
   *[other] noch { $count } Aktionen
    }: beweg eine Katze, spiel eine Karte oder leg ab.
kitty-ask-cancel = Verhinderst du es? Enter: lass es geschehen.
kitty-ask-copy = Kopierst du { $card }? Enter: lass es geschehen.
kitty-ask-shield = { $card }: Schützt du jemanden? Enter: lass es geschehen.
kitty-ask-land = Die Hand ist aufgefüllt: Spielst du Land on Your Feet? Enter: lass es geschehen.
kitty-ask-whom = Wen schützt du? b geht zurück.
kitty-ask-discard = Was legst du noch ab? Enter: Das genügt. b geht zurück.
kitty-ask-tell = { $card }: weiter; b geht zurück.
kitty-ask-pick = { $card } lässt dich wählen.
kitty-option-pass = geschehen lassen
kitty-option-enough = genug
kitty-option-discard = leg { $card } ab
kitty-lasting = bleibend
kitty-deck-good = Ein Deck mit { $cards } Karten von { $kinds } Arten für { $game }.
kitty-deck-counts = Sofort { $instant }, Standard { $standard }, Abwehr { $defensive }.
help-here-kitty-kitty = Ein Zug: die Nummer einer Aktion oder einer Karte, dann dessen, was sie fragt; mehreres auf einmal: 5, oder 2 1 3.
    b: eine Frage zurück · u: nimm deinen letzten Zug zurück, bis jemand anders gefragt wurde oder eine Karte gezogen ist
    p: wann du in Fenstern gefragt wirst: p ask, p target (nur, wenn es auf dich zielt), p turn (nicht vor deinem Zug)
    ?: die Regel hinter der letzten Ablehnung · ? spay: was eine Karte tut · ? 5.1: jede Regel · r: alle Regeln · Enter: lass es geschehen, oder zeichne den Tisch neu
    t: der Tisch mit dem Ablagestapel · l: das Protokoll · s: speichern · q: speichern und gehen

# Simulationen
kitty-figures-head = Karte                          gez.   gesp.   verh.  Vorsprung (95 %)          Siege   wert
kitty-figures-never = Für gieriges Spiel nie wert, gespielt zu werden: { $cards }.
kitty-figures-often = Gewinnt mehr als zwei Drittel der Spiele, in denen sie gespielt wird: { $cards }.
