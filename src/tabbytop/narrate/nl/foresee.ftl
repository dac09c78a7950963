# Wat een zet oplevert.

foresee-and = { $first } en { $last }
foresee-more = { $who }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
    } (+{ $count }).
foresee-less = { $who }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
    } (−{ $count }).
foresee-for = { $points ->
    [one] 1 punt
   *[other] { $points } punten
    } voor { $who }
foresee-for-nobody = { $points ->
    [one] 1 punt
   *[other] { $points } punten
    }, nog van niemand

# If It Fits
foresee-fits-new = Begint een nieuwe doos.
foresee-fits-joins = Wordt deel van de doos van { $who }.
foresee-fits-joins-empty = { $count ->
    [one] Wordt deel van een doos zonder katten.
   *[other] Verbindt { $count } dozen zonder katten.
    }
foresee-fits-closes = Sluit de doos: { $how }.
foresee-fits-closes-other = Sluit de doos op { $at }: { $how }.
foresee-fits-closed = De doos is gesloten: { $how }.
foresee-fits-open = De doos is open: { $how }.
foresee-fits-home = Een kat van { $who } gaat naar huis.

# Here, Kitty, Kitty!
foresee-kitty-unless = Als niemand reageert:
foresee-kitty-cats = { $count ->
    [one] { $color ->
        [black] Een zwarte kat gaat
        [gray] Een grijze kat gaat
        [orange] Een oranje kat gaat
       *[white] Een witte kat gaat
    }
   *[other] { $color ->
        [black] { $count } zwarte katten gaan
        [gray] { $count } grijze katten gaan
        [orange] { $count } oranje katten gaan
       *[white] { $count } witte katten gaan
    }
    } van { $from } naar { $to }.
foresee-kitty-neighborhood = de Neighborhood
foresee-kitty-card = een kaart van { $who }
foresee-kitty-zone = { $zone ->
    [yard] de Yard
    [porch] de Porch
   *[house] het House
    } van { $who }
foresee-kitty-picks = { $who } kiest de katten.
foresee-kitty-nothing = Er worden geen katten verplaatst.
