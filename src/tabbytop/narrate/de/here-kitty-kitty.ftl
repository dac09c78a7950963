# Here, Kitty, Kitty!: Regeln, abgelehnte Züge, Karten und der Spielverlauf.
#
# Wörter: property Grundstück · Instant Sofortkarte · Standard Standardkarte · Defensive Abwehrkarte · lasting bleibend
# action Aktion · space Schritt · inward/outward nach innen/nach außen · draw up nachziehen · hand limit Handkartenlimit · deck Nachziehstapel
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
rule-HKK-1-1 = Das Spiel ist für zwei bis sechs Spieler. Es gibt 40 Katzen, je zehn schwarze, graue, orange und weiße, und 51 Karten. Jeder Spieler hat ein Grundstück mit House, Porch und Yard. Die Neighborhood liegt in der Mitte.
rule-HKK-1-2 = Deine Nachbarn sind die Spieler direkt links und rechts von dir. Zu zweit ist das derselbe Spieler.
rule-HKK-2-1 = Alle Katzen beginnen in der Neighborhood. Das Handkartenlimit ist 3 Karten, mit 2 oder 6 Spielern 2.
rule-HKK-2-2 = Mit 6 Spielern kommen Cat in Heat, The Cat's Pajamas, Fireworks, Hairball, One Cool Cat und Tuna aus dem Deck. Mit 2 Spielern sind es Alarm System, dreimal Cat Burglar, Can Opener, Cat Fight, Catnap, Catnip!, einmal Foster Kittens, Hairball und Stray Dog.
rule-HKK-2-3 = Alle bekommen eine volle Hand ohne Sofortkarten. Dann werden die Sofortkarten in den Nachziehstapel gemischt.
rule-HKK-2-3a = Festlegung: Der Startspieler wird ausgelost oder vor der Partie festgelegt.
rule-HKK-3-1 = In deinem Zug führst du zwei Aktionen aus und ziehst dann bis zum Handkartenlimit nach. Eine Aktion ist: eine Katze einen Schritt bewegen, eine Karte spielen oder Karten ablegen. Du darfst dieselbe Aktion zweimal wählen.
rule-HKK-3-1a = Festlegung: Mit einer Aktion darfst du beliebig viele Karten ablegen.
rule-HKK-3-2 = Auf deinem eigenen Grundstück kannst du eine Katze zwischen Neighborhood und Yard, Yard und Porch oder Porch und House bewegen, in beide Richtungen.
rule-HKK-3-2a = Festlegung: Du musst beide Aktionen ausführen, wenn du kannst. Aktionen, die nicht möglich sind, verfallen.
rule-HKK-3-3 = Zieh einzeln bis zum Handkartenlimit nach, solange der Nachziehstapel Karten hat. Ziehst du eine Sofortkarte, führe sie sofort aus und zieh dann weiter.
rule-HKK-3-4 = Festlegung: Wenn drei ganze Runden lang niemand eine Karte gespielt oder abgelegt hat, beginnt am Ende des laufenden Zuges die Schlussrunde.
rule-HKK-4-1 = Sofortkarten wirken, sobald sie gezogen werden, und betreffen alle. Standardkarten kosten eine Aktion. Abwehrkarten sind kostenlos und werden außerhalb des eigenen Zuges gespielt, in dem Reaktionsfenster, das auf der Karte steht; bleibende kosten eine Aktion.
rule-HKK-4-2 = Bleibende Karten liegen für alle sichtbar unter deinem Grundstück. Alle anderen kommen offen auf den Ablagestapel.
rule-HKK-4-3 = Die Zahlen auf einer Karte sind Höchstzahlen für den Spieler, der sie ausspielt. Wer Katzen abgibt oder bewegt, wählt welche, außer bei Cat Burglar. Bei Sofortkarten ist das, was du bekommst, eine Höchstzahl; was du verlierst, ist genau so viel, oder alles, wenn du weniger hast.
rule-HKK-4-3a = Festlegung: Du musst mindestens eine Katze verlangen, und der Spieler muss so viele bewegen, wie du verlangst, oder so viele, wie er hat.
rule-HKK-4-4 = Wenn in der Neighborhood nicht genug Katzen für eine Karte sind, dürfen die fehlenden aus den Yards anderer Spieler kommen.
rule-HKK-4-4a = Festlegung: Es fehlen so viele Katzen, wie die Zahl auf der Karte minus die Katzen in der Neighborhood ergibt, egal ob du diese nimmst. Dafür öffnet sich kein Fenster.
rule-HKK-4-5 = Festlegung: Eine Karte, die auf einen Spieler zielt, kannst du nur spielen, wenn ein anderer Spieler eine Katze hat, die sie bewegen kann; „ein beliebiges Grundstück“ darf dein eigenes sein. Eine Karte ohne Ziel darfst du auch spielen, wenn sie nichts bewirkt.
rule-HKK-5-1 = Wenn ein Spieler eine Bewegung ankündigt oder eine Standardkarte spielt, dürfen die anderen sie im Uhrzeigersinn verhindern. Der Erste, der das tut, schließt das Fenster. Eine verhinderte Bewegung oder Karte hat keine Wirkung; die Karte wird abgelegt, und die Aktion ist verbraucht.
rule-HKK-5-1a = Festlegung: Es öffnet sich kein Fenster, wenn alle sehen können, dass jede Karte zum Reagieren aus dem Spiel ist.
rule-HKK-5-2 = Nachdem eine nicht bleibende Standardkarte ausgeführt wurde, darf jeder Spieler sie einmal kopieren; wer sie gespielt hat, kommt zuletzt. Eine Kopie kann wie die Karte selbst verhindert, aber nicht noch einmal kopiert werden.
rule-HKK-5-2a = Festlegung: Abwehrkarten können nicht kopiert werden.
rule-HKK-5-3 = Bevor eine Sofortkarte ausgeführt wird, darf jeder Spieler einen Spieler schützen, im Uhrzeigersinn ab dem, der sie gezogen hat. Entscheidungen, die sie verlangt, werden in derselben Reihenfolge getroffen.
rule-HKK-5-4 = Jedes Mal, wenn ein Spieler nachgezogen hat, darf jeder Spieler Land on Your Feet spielen, im Uhrzeigersinn ab diesem Spieler. Bleibende Abwehrkarten können wie Standardkarten verhindert werden.
rule-HKK-5-5 = Ein Fenster verrät nie, wer welche Karten hat: Alle werden gefragt, auch wenn sie nicht reagieren können.
rule-HKK-6-1 = Wenn die letzte Karte gezogen ist, wird der laufende Zug beendet. Danach haben alle, beginnend mit dem nächsten Spieler, noch einen Zug mit zwei Aktionen, ohne nachzuziehen.
rule-HKK-7-1 = Eine Katze bringt im House 5 Punkte, auf der Porch 3 und im Yard keinen. Katzen auf Foster Kittens und Special Needs Kitty sind auf dem Grundstück.
rule-HKK-7-2 = Für jede Farbe, von der du fünf oder mehr Katzen hast: 5 Punkte.
rule-HKK-7-3 = Wenn du von jeder Farbe mindestens eine Katze hast: 5 Punkte.
rule-HKK-7-4 = Für jede Farbe, von der du die meisten Katzen hast: 3 Punkte. Bei Gleichstand bekommen alle Beteiligten die Punkte.
rule-HKK-7-4a = Festlegung: Dafür brauchst du mindestens eine Katze.
rule-HKK-7-5 = Wenn alle Katzen in deinem House dieselbe Farbe haben: 10 Punkte.
rule-HKK-7-5a = Festlegung: Dafür brauchst du mindestens eine Katze.
rule-HKK-7-6 = Jede Best in Show auf der Hand: 2 Punkte.
rule-HKK-7-7 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer die meisten Katzen auf dem Grundstück hat, danach, wer die meisten Katzen einer einzigen Farbe hat.
rule-HKK-7-7a = Festlegung: Bei weiterem Gleichstand wird der Sieg geteilt.
rule-HKK-8 = Das Deck hat 51 Karten, davon 28 verschiedene; auf jeder Karte steht, was sie bewirkt. Wie oft es jede Karte gibt und was die meisten bewirken, haben wir uns ausgedacht.

# Was Karten tun
card-rain = Jeder Spieler bewegt die Hälfte der Katzen in seinem Yard, aufgerundet, auf die Porch. Die anderen gehen zurück in die Neighborhood.
card-fewest-take = Jeder Spieler mit den wenigsten Katzen im House nimmt eine Katze aus der Neighborhood ins House.
card-each-takes = Jeder Spieler nimmt eine Katze aus der Neighborhood { $to ->
    [House] ins House
    [Porch] auf die Porch
    [Yard] in den Yard
   *[Neighborhood] in die Neighborhood
    }, reihum nach links ab dem Spieler, der diese Karte gezogen hat.
card-each-sends = Jeder Spieler bewegt { $count ->
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
card-pass-left = Jeder Spieler wählt eine Katze in seinem Yard. Alle diese Katzen gehen gleichzeitig in den Yard des linken Nachbarn.
card-steal = Stiehl eine Katze deiner Wahl, egal wo auf dem Grundstück eines anderen Spielers. Sie kommt bei dir { $to ->
    [House] ins House
    [Porch] auf die Porch
    [Yard] in den Yard
   *[Neighborhood] in die Neighborhood
    }.
card-lure = Beweg { $count ->
    [one] eine Katze
   *[other] bis zu { $count } Katzen
    } aus der Neighborhood { $to ->
    [House] ins House
    [Porch] auf die Porch
    [Yard] in den Yard
   *[Neighborhood] in die Neighborhood
    }.
card-startle = Auf einem beliebigen Grundstück geht eine Katze { $spaces ->
    [one] einen Schritt
   *[other] bis zu { $spaces } Schritte
    } nach innen oder nach außen; du bestimmst die Richtung. Der Besitzer wählt die Katze.
card-foster = Bleibend: Setz { $count ->
    [one] eine Katze
   *[other] bis zu { $count } Katzen
    } aus der Neighborhood auf diese Karte. Wenn dein nächster Zug beginnt, gehen sie { $to ->
    [House] ins House
    [Porch] auf die Porch
    [Yard] in den Yard
   *[Neighborhood] in die Neighborhood
    }.
card-adopt = Bleibend: Setz eine Katze aus der Neighborhood auf diese Karte. Sie zählt, als wäre sie in deinem House, und kann nie bewegt werden.
card-send = Wähle einen Spieler; er bewegt { $count ->
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
card-draw = Zieh { $count ->
    [one] eine Karte
   *[other] { $count } Karten
    }, auch über dein Handkartenlimit hinaus. Sofortkarten zählen nicht.
card-return = Nimm eine Karte vom Ablagestapel auf die Hand, außer Sofortkarten und Karten mit diesem Namen.
card-run = Beweg eine deiner Katzen { $spaces ->
    [one] einen Schritt
   *[other] bis zu { $spaces } Schritte
    } nach innen. Oder behalte diese Karte auf der Hand: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    } am Ende.
card-herd = Beweg { $count ->
    [one] eine Katze einen Schritt nach innen.
   *[other] bis zu { $count } verschiedene Katzen je einen Schritt nach innen.
    }
card-fight = Wähle einen Spieler; er bewegt zwei Katzen aus seinem Yard, je eine in den Yard seiner beiden Nachbarn.
card-ward = Bleibend: { $against } kann nicht gegen dich gespielt werden.
card-insure = Bleibend: Immer wenn durch die Karte eines anderen oder eine Sofortkarte Katzen dein Grundstück verlassen, nimm eine Katze aus der Neighborhood in deinen Yard.
card-cancel = Verhindere eine Bewegung oder Karte eines anderen Spielers.
card-cancel-some = Verhindere { $cancels }. Oder schütze einen Spieler vor { $shields }.
card-land = Nachdem ein Spieler nachgezogen hat: Beweg eine deiner Katzen { $spaces ->
    [one] einen Schritt
   *[other] bis zu { $spaces } Schritte
    } nach innen.
card-copy = Nutze die Wirkung einer Standardkarte, die gerade ausgeführt wurde, mit deinen eigenen Entscheidungen.

# Warum nicht
why-no-such-card-here = Eine Karte { $found } gibt es in diesem Deck nicht.
why-effect-type = Eine Karte vom Typ { $type } kann die Wirkung „{ $effect }“ nicht haben.
why-effect-lasting = „lasting“ passt nicht zur Wirkung der Karte, „{ $effect }“.
why-zones-outward = Katzen werden nach außen geschickt: „to“ muss weiter außen liegen als „from“.
why-zones-inward = Katzen kommen auf das Grundstück: „to“ kann nicht die Neighborhood sein.
why-no-target = Es gibt niemanden, gegen den du diese Karte spielen kannst.
why-all-warded = Es gibt niemanden, gegen den du diese Karte spielen kannst: { $seat } hat ein Alarm System.
why-warded = { $seat } hat ein Alarm System gegen diese Karte.
why-not-takable = Mit { $card } nimmst du nur Karten vom Ablagestapel, außer Sofortkarten und Karten mit demselben Namen.
why-not-missing = Mit { $card } darfst du nur dann Katzen aus fremden Yards nehmen, wenn in der Neighborhood zu wenige sind.
why-not-a-target = { $seat } hat keine Katze, die diese Karte bewegen kann.
why-too-many-asked = Das sind { $count } Katzen; die Karte erlaubt { $most }.
why-does-nothing = { $card } hat gerade keine Wirkung, also gibt es nichts zu wählen.
why-not-to-pick = Das kannst du für { $card } nicht wählen.
why-not-so = Das erlaubt { $card } nicht.
why-shield-whom = Wähle den Spieler, den du schützt.
why-no-such-cat = Es gibt keine { $color ->
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
why-card-not-held = Diese Karte hast du nicht.
why-take-an-action = Führe eine Aktion aus: Beweg eine Katze, spiel eine Karte oder leg Karten ab.
why-copy-in-window = Copy Cat kannst du nur direkt nach einer ausgeführten Standardkarte spielen.
why-defensive-in-window = { $card } ist eine Reaktion. Du kannst die Karte nicht als Aktion spielen.
why-nothing-to-pick = Gerade muss niemand Katzen wählen.
why-not-one-space = Eine Katze geht jeweils einen Schritt. Von { $from } nach { $to } ist kein Schritt.
why-not-ascending = Nenne die Karten zum Ablegen mit ihrer Position auf der Hand, aufsteigend, mindestens eine.
why-instant-played = { $card } ist eine Sofortkarte. Sie wirkt, sobald sie gezogen wird.
why-instant-in-hand = { $card } ist eine Sofortkarte und kann nicht auf der Hand sein.
why-not-lasting = { $card } ist keine bleibende Karte.
why-too-many-cats-there = Auf { $card } sind zu viele Katzen.
why-too-many-of-a-color = Das sind { $count } { $color ->
    [black] schwarze
    [gray] graue
    [orange] orange
   *[white] weiße
    } Katzen; das Spiel hat nur { $most }.
why-too-many-copies = Das sind { $count } Exemplare von { $card }; das Spiel hat nur { $most }.
why-pending-phase = { $phase ->
    [turn] „pending“ ist in Phase „turn“ nicht erlaubt.
    [over] „pending“ ist in Phase „over“ nicht erlaubt.
   *[other] In Phase „{ $phase }“ muss „pending“ angegeben sein.
    }
why-agenda-base = Die Agenda muss mit dem Rest des laufenden Zuges beginnen.
why-agenda-unsettled = Die Agenda passt nicht zu den laufenden Wirkungen.
why-agenda-step = Dieser Schritt ist hier nicht möglich.
why-agenda-top = Die Agenda muss mit einem Schritt enden, in dem ein Spieler gefragt wird.
why-agenda-other = Die Agenda passt nicht zum Rest der Stellung.
why-one-lander = Ein Deck kann nur eine Kartenart haben, die nach dem Nachziehen gespielt wird.
why-agenda-short = Dieser Schritt ist unvollständig.
why-not-an-instant = Schützen kann man nur vor Sofortkarten.
why-needs-agenda = Bei einer kopierten Karte braucht die Stellung auch die Agenda, die export schreibt.
why-not-declared = Hier kann nur eine Bewegung oder eine gespielte Karte anstehen.
why-asked-himself = Wer am Zug ist, kann seine eigene Aktion nicht verhindern.

# Was geschieht
kitty-a-card = eine Karte
kitty-cat-in = { $color } ({ $zone })
kitty-yard-of = { $color } aus dem Yard von { $who }
kitty-spaces = { $count ->
    [one] ein Schritt
   *[other] { $count } Schritte
    }
kitty-count = { $count ->
    [one] 1 Katze
   *[other] { $count } Katzen
    }
kitty-cats = { $count } { $count ->
    [one] { $color ->
        [black] schwarze Katze
        [gray] graue Katze
        [orange] orange Katze
       *[white] weiße Katze
    }
   *[other] { $color ->
        [black] schwarze Katzen
        [gray] graue Katzen
        [orange] orange Katzen
       *[white] weiße Katzen
    }
    }
kitty-no-cat = keine Katze
kitty-from = { $whose ->
    [you] { $zone ->
        [house] aus deinem House
        [porch] von deiner Porch
       *[yard] aus deinem Yard
    }
   *[other] { $zone ->
        [house] aus dem House
        [porch] von der Porch
        [yard] aus dem Yard
       *[neighborhood] aus der Neighborhood
    }
    }{ $whose ->
    [other] {" "}von { $who }
   *[nobody] {""}
    }
kitty-to = { $whose ->
    [you] { $zone ->
        [house] in dein House
        [porch] auf deine Porch
        [card] auf deine Karte
       *[yard] in deinen Yard
    }
   *[other] { $zone ->
        [house] ins House
        [porch] auf die Porch
        [yard] in den Yard
        [card] auf die Karte
       *[neighborhood] in die Neighborhood
    }
    }{ $whose ->
    [other] {" "}von { $who }
   *[nobody] {""}
    }
kitty-for-neighbor = { $cats } für { $who } ({ $side ->
    [left] links
   *[right] rechts
    })
kitty-plan-cats = { $cats } { $count ->
    [one] geht
   *[other] gehen
    } { $from } { $to }
kitty-plan-nothing = Es werden keine Katzen bewegt
kitty-plan-return = { $who } nimmt { $card } vom Ablagestapel
kitty-plan-startle = Eine { $whom ->
    [you] deiner Katzen
   *[other] Katze von { $who }
    } geht { $count ->
    [one] einen Schritt
   *[other] { $count } Schritte
    } nach { $way ->
    [in] innen
   *[out] außen
    }
kitty-plan-send = { $whom ->
    [you] Du bewegst
   *[other] { $who } bewegt
    } { $count ->
    [one] eine Katze
   *[other] { $count } Katzen
    } { $from } { $to }
kitty-plan-fight = { $whom ->
    [you] Du bewegst
   *[other] { $who } bewegt
    } eine Katze aus dem Yard in den Yard von { $left } { $count ->
    [one] oder
   *[other] und eine in den
    } von { $right }
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
said-kitty-copy = { $who } kopiert { $card } mit { $copier }.
said-kitty-copy-on = { $who } kopiert { $card } mit { $copier }: { $how }.
said-kitty-cancel = { $who } verhindert { $what ->
    [move] den Zug
   *[other] { $what }
    } mit { $card }.
said-kitty-shield = { $who } schützt { $whom } mit { $card }.
said-kitty-land = { $who } spielt { $card }.
said-kitty-land-on = { $who } spielt { $card }: { $how }.
said-kitty-pass = { $who } passt.
said-kitty-pick = { $who } wählt { $how }.
said-kitty-final = Die Schlussrunde beginnt: Alle haben noch einen Zug [HKK-6.1].
said-kitty-points = { $who }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    } – { $how }.
how-kitty-house = { $points } für Katzen im House
how-kitty-porch = { $points } für Katzen auf der Porch
how-kitty-many = { $points } für fünf Katzen einer Farbe
how-kitty-each = { $points } für eine Katze jeder Farbe
how-kitty-most = { $points } für die meisten Katzen einer Farbe
how-kitty-one = { $points } für ein House in einer Farbe
how-kitty-show = { $points } für Best in Show
how-kitty-nothing = keine Punkte
said-kitty-tie = Gleichstand: Es entscheiden die meisten Katzen auf dem Grundstück, dann die meisten einer Farbe [HKK-7.7].
said-kitty-tie-shared = Gleichstand: Der Sieg wird geteilt [HKK-7.7].
kitty-in = nach innen
kitty-out = nach außen

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
kitty-deck = Nachziehstapel: { $count } · Ablagestapel: { $discarded }
kitty-final = Schlussrunde: { $count ->
    [one] letzter Zug
   *[other] noch { $count } Züge
    }.
kitty-discards = Ablagestapel: { $cards }
kitty-you-are = Du bist { $name }.
kitty-legend = B schwarz · G grau · O orange · W weiß · ⌂ bleibende Karte
kitty-ask-turn = Du bist am Zug, { $count ->
    [one] noch 1 Aktion
   *[other] noch { $count } Aktionen
    }: Beweg eine Katze, spiel eine Karte oder leg Karten ab.
kitty-ask-cancel = Möchtest du das verhindern? Enter: passen.
kitty-ask-copy = Möchtest du { $card } kopieren? Enter: passen.
kitty-ask-shield = { $card }: Möchtest du jemanden schützen? Enter: passen.
kitty-ask-land = Jemand hat nachgezogen. Möchtest du Land on Your Feet spielen? Enter: passen.
kitty-ask-whom = Wen schützt du? b: zurück.
kitty-ask-discard = Noch mehr Karten ablegen? Enter: fertig. b: zurück.
kitty-ask-tell = { $card }: Triff deine Wahl. b: zurück.
kitty-ask-pick = { $card }: Triff deine Wahl.
kitty-option-pass = passen
kitty-option-enough = fertig
kitty-option-discard = { $card } ablegen
kitty-lasting = bleibend
kitty-deck-good = Gültiges Deck für { $game } mit { $cards } Karten, davon { $kinds } verschiedene.
kitty-deck-counts = Sofort { $instant }, Standard { $standard }, Abwehr { $defensive }.
help-here-kitty-kitty = Züge: Gib die Nummer einer Aktion oder Karte ein, dann jede Auswahl, oder mehreres auf einmal: 5, oder 2 1 3.
    b: zurück · u: letzten Zug rückgängig machen, bis jemand anderes gefragt oder eine Karte gezogen wird
    p: wann du nach einer Reaktion gefragt wirst: p ask (wenn du reagieren kannst), p always (in jedem Fenster), p target (nur, wenn eine Karte auf dich zielt), p turn (nicht vor deinem Zug)
    ?: warum dein letzter Zug nicht erlaubt war · ? spay: was eine Karte bewirkt · ? 5.1: eine bestimmte Regel · r: alle Regeln · Enter: passen, oder Tisch neu zeichnen
    t: der Tisch mit dem Ablagestapel · l: Verlauf · s: speichern · q: speichern und beenden

# Simulationen
kitty-figures-head = Karte                       gezogen   gesp.   verh.  Vorsprung (95 %)          Siege   wert
kitty-figures-never = Lohnt sich für gierige Spieler nie: { $cards }.
kitty-figures-often = Gewinnt mehr als zwei Drittel der Partien, in denen sie gespielt wird: { $cards }.
