# Was aus einem Zug würde.

foresee-and = { $first } und { $last }
foresee-more = { $who }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    }, { $count } mehr.
foresee-less = { $who }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    }, { $count } weniger.
foresee-for = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    } für { $who }
foresee-for-nobody = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    }, noch für niemanden

# If It Fits
foresee-fits-new = Beginnt einen eigenen Karton.
foresee-fits-joins = Gehört dann zum Karton von { $who }.
foresee-fits-joins-empty = { $count ->
    [one] Gehört dann zu einem Karton ohne Katzen.
   *[other] Gehört dann zu { $count } Kartons ohne Katzen.
    }
foresee-fits-closes = Schließt den Karton: { $how }.
foresee-fits-closes-other = Schließt den Karton bei { $at }: { $how }.
foresee-fits-closed = Der Karton ist geschlossen: { $how }.
foresee-fits-open = Der Karton ist offen: { $how }.
foresee-fits-home = Eine Katze von { $who } geht nach Hause.

# Here, Kitty, Kitty!
foresee-kitty-unless = Wenn niemand antwortet:
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
foresee-kitty-picks = { $who } sucht aus, welche Katzen.
foresee-kitty-nothing = Keine Katze bewegt sich.
