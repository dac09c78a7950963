# Wat een zet oplevert.

preview-and = { $first } en { $last }
preview-more = { $who }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
    } (+{ $count }).
preview-less = { $who }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
    } (−{ $count }).
preview-for = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
    } voor { $who }
preview-for-nobody = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
    }, nog van niemand

# If It Fits
preview-fits-new = Begint een nieuwe doos.
preview-fits-joins = Wordt deel van { $whose ->
    [yours] jouw doos
    [shared] de doos die je met { $who } deelt
   *[theirs] de doos van { $who }
    }.
preview-fits-joins-empty = { $count ->
    [one] Wordt deel van een doos zonder katten.
   *[other] Verbindt { $count } dozen zonder katten.
    }
preview-fits-closes = Sluit de doos: { $how }.
preview-fits-closes-other = Sluit de doos op { $at }: { $how }.
preview-fits-closed = De doos is gesloten: { $how }.
preview-fits-open = De doos is open: { $how }.
preview-fits-home = Een kat van { $who } gaat naar huis.
preview-icons-mouse = { $count ->
    [one] 1 muis
   *[other] { $count } muizen
    }
preview-icons-yarn = { $count ->
    [one] 1 bolletje wol
   *[other] { $count } bolletjes wol
    }
preview-icons-feather = { $count ->
    [one] 1 veer
   *[other] { $count } veren
    }
preview-icons-bell = { $count ->
    [one] 1 belletje
   *[other] { $count } belletjes
    }
preview-icons-spray = { $count ->
    [one] 1 waterspuit
   *[other] { $count } waterspuiten
    }
preview-fits-count = { $count } × { $icon }
preview-fits-no-toys = geen speeltjes
preview-fits-tie = { $first } (of { $others })
preview-fits-sum-open = { $toys } = { $worth }
preview-fits-sum-open-sprays = { $toys } − { $sprays } = { $worth }
preview-fits-sum-closed = { $toys } × { $times } = { $worth }
preview-fits-sum-closed-sprays = ({ $toys } − { $sprays }) × { $times } = { $worth }
preview-fits-worth = Waarde: { $sum }{ $extra ->
    [yes] , plus 1 voor elke extra kat
   *[no] { "" }
    }.

# Here, Kitty, Kitty!
preview-kitty-unless = Als niemand reageert:
preview-kitty-cats = { $count ->
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
preview-kitty-neighborhood = de Neighborhood
preview-kitty-card = { $whose ->
    [yours] je kaart
   *[theirs] een kaart van { $who }
    }
preview-kitty-zone = { $whose ->
    [yours] je { $zone ->
        [yard] Yard
        [porch] Porch
       *[house] House
    }
   *[theirs] { $zone ->
        [yard] de Yard
        [porch] de Porch
       *[house] het House
    } van { $who }
    }
preview-kitty-picks = { $who } kiest de katten.
preview-kitty-nothing = Er worden geen katten verplaatst.
