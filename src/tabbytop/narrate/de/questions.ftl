# Fragen, die nicht einfach ein Zug sind: was ein Spieler gefragt wird, und warum.

# If It Fits
question-fits-toy = Spezialspielzeug
question-fits-toy-across = Du hast ein Spezialspielzeug gezogen; es wird sofort gespielt. Es zählt als ein Spielzeug jeder Art. Leg es quer über zwei Karten einer Kiste.
question-fits-toy-cell = Du hast ein Spezialspielzeug gezogen; es wird sofort gespielt. Quer über zwei Karten ist keine Stelle frei, also leg es als Kistenkarte in ein leeres Feld.
question-fits-toy-nowhere = Du hast ein Spezialspielzeug gezogen, aber es ist nirgends Platz dafür.
question-fits-toy-other = { $who } hat ein Spezialspielzeug gezogen und legt es sofort.
question-fits-discard = Du kannst keine deiner Karten spielen, also legst du eine ab.

# Here, Kitty, Kitty!
question-kitty-fewest = Du hast die wenigsten Katzen in deinem House. Nimm eine Katze, oder keine.
question-kitty-takes = Jeder Spieler nimmt eine Katze aus der Neighborhood { $to ->
    [house] ins House
    [porch] auf die Porch
   *[yard] in den Yard
    }. Nimm eine Katze, oder keine.
question-kitty-sends = Jeder Spieler bewegt Katzen { $from ->
    [house] aus dem House
    [porch] von der Porch
   *[yard] aus dem Yard
    } { $to ->
    [porch] auf die Porch
    [yard] in den Yard
   *[neighborhood] in die Neighborhood
    }. Wähle { $count ->
    [one] eine von deinen
   *[other] { $count } von deinen
    }.
question-kitty-rain = Die Hälfte der Katzen in deinem Yard kommt auf deine Porch, die anderen gehen zurück in die Neighborhood. Wähle { $count ->
    [one] die Katze, die auf deine Porch kommt
   *[other] die { $count } Katzen, die auf deine Porch kommen
    }.
question-kitty-left = Jeder Spieler gibt eine Katze aus seinem Yard an den linken Nachbarn. Wähle die Katze, die zu { $left } geht.
question-kitty-sent = { $who } setzt diese Karte gegen dich ein: { $count ->
    [one] Eine Katze geht
   *[other] { $count } Katzen gehen
    } { $from ->
    [house] aus deinem House
    [porch] von deiner Porch
   *[yard] aus deinem Yard
    } { $to ->
    [porch] auf deine Porch
    [yard] in deinen Yard
   *[neighborhood] in die Neighborhood
    }. Wähle, welche.
question-kitty-fight = { $who } setzt diese Karte gegen dich ein: { $count ->
    [one] Eine Katze geht aus deinem Yard in den Yard von { $left } (links) oder { $right } (rechts). Wähle die Katze und den Nachbarn.
   *[other] Zwei Katzen gehen aus deinem Yard, eine zu { $left } (links) und eine zu { $right } (rechts). Wähle, welche.
    }
question-kitty-startled = { $own ->
    [yes] Du setzt diese Karte auf deinem eigenen Grundstück ein
   *[no] { $who } setzt diese Karte gegen dich ein
    }: Eine deiner Katzen geht { $count ->
    [one] einen Schritt
   *[other] { $count } Schritte
    } nach { $way ->
    [in] innen
   *[out] außen
    }, oder so weit wie möglich. Wähle, welche.
question-kitty-insured = Katzen haben dein Grundstück verlassen, also zahlt deine Versicherung. Nimm eine Katze in deinen Yard, oder keine.
question-kitty-other = { $who } wählt.
question-kitty-play-on = { $whom ->
    [you] { $who } spielt diese Karte gegen dich
    [other] { $who } spielt diese Karte gegen { $target }
   *[nobody] { $who } spielt diese Karte
    }
question-kitty-copy-on = { $whom ->
    [you] { $who } spielt eine Kopie dieser Karte gegen dich
    [other] { $who } spielt eine Kopie dieser Karte gegen { $target }
   *[nobody] { $who } kopiert diese Karte
    }
question-kitty-copy = { $who } hat diese Karte gespielt, und du darfst sie mit eigenen Entscheidungen kopieren.
question-kitty-shield = { $who } hat diese Sofortkarte gezogen. Du darfst einen Spieler davor schützen.
question-kitty-land = { $who } hat nachgezogen.
