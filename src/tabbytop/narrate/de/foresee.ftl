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
foresee-fits-new = Beginnt einen neuen Karton.
foresee-fits-joins = Wird Teil des Kartons von { $who }.
foresee-fits-joins-empty = { $count ->
    [one] Wird Teil eines Kartons ohne Katzen.
   *[other] Verbindet { $count } Kartons ohne Katzen.
    }
foresee-fits-closes = Schließt den Karton: { $how }.
foresee-fits-closes-other = Schließt den Karton bei { $at }: { $how }.
foresee-fits-closed = Der Karton ist geschlossen: { $how }.
foresee-fits-open = Der Karton ist offen: { $how }.
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
foresee-kitty-nothing = Keine Katze bewegt sich.
