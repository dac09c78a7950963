# Was ein Zug bewirkt.

foresee-and = { $first } und { $last }
foresee-more = { $who }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    } (+{ $count }).
foresee-less = { $who }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    } (−{ $count }).
foresee-for = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    } für { $who }
foresee-for-nobody = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    }, noch für niemanden

# If It Fits
foresee-fits-new = Beginnt eine neue Kiste.
foresee-fits-joins = Wird Teil der Kiste von { $who }.
foresee-fits-joins-empty = { $count ->
    [one] Wird Teil einer Kiste ohne Katzen.
   *[other] Verbindet { $count } Kisten ohne Katzen.
    }
foresee-fits-closes = Schließt die Kiste: { $how }.
foresee-fits-closes-other = Schließt die Kiste bei { $at }: { $how }.
foresee-fits-closed = Die Kiste ist geschlossen: { $how }.
foresee-fits-open = Die Kiste ist offen: { $how }.
foresee-fits-home = Eine Katze von { $who } geht nach Hause.

# Here, Kitty, Kitty!
foresee-kitty-unless = Wenn niemand reagiert:
foresee-kitty-cats = { $count ->
    [one] { $color ->
        [black] Eine schwarze Katze
        [gray] Eine graue Katze
        [orange] Eine orange Katze
       *[white] Eine weiße Katze
    }
   *[other] { $color ->
        [black] { $count } schwarze Katzen
        [gray] { $count } graue Katzen
        [orange] { $count } orange Katzen
       *[white] { $count } weiße Katzen
    }
    }: { $from } → { $to }.
foresee-kitty-neighborhood = Neighborhood
foresee-kitty-card = eine Karte von { $who }
foresee-kitty-zone = { $zone ->
    [yard] Yard
    [porch] Porch
   *[house] House
    } von { $who }
foresee-kitty-picks = { $who } wählt die Katzen.
foresee-kitty-nothing = Es werden keine Katzen bewegt.
