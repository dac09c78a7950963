# Was ein Zug bewirkt.

preview-and = { $first } und { $last }
preview-more = { $who }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    } (+{ $count }).
preview-less = { $who }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    } (−{ $count }).
preview-for = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    } für { $who }
preview-for-nobody = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    }, noch für niemanden

# If It Fits
preview-fits-new = Beginnt eine neue Kiste.
preview-fits-joins = Wird Teil { $whose ->
    [yours] deiner Kiste
    [shared] der Kiste, die du mit { $who } teilst
   *[theirs] der Kiste von { $who }
    }.
preview-fits-joins-empty = { $count ->
    [one] Wird Teil einer Kiste ohne Katzen.
   *[other] Verbindet { $count } Kisten ohne Katzen.
    }
preview-fits-closes = Schließt die Kiste: { $how }.
preview-fits-closes-other = Schließt die Kiste bei { $at }: { $how }.
preview-fits-closed = Die Kiste ist geschlossen: { $how }.
preview-fits-open = Die Kiste ist offen: { $how }.
preview-fits-home = Eine Katze von { $who } geht nach Hause.
preview-icons-mouse = { $count ->
    [one] 1 Maus
   *[other] { $count } Mäuse
    }
preview-icons-yarn = { $count } Wollknäuel
preview-icons-feather = { $count ->
    [one] 1 Feder
   *[other] { $count } Federn
    }
preview-icons-bell = { $count } Glöckchen
preview-icons-spray = { $count ->
    [one] 1 Sprühflasche
   *[other] { $count } Sprühflaschen
    }
preview-fits-count = { $count } × { $icon }
preview-fits-no-toys = kein Spielzeug
preview-fits-tie = { $first } (oder { $others })
preview-fits-sum-open = { $toys } = { $worth }
preview-fits-sum-open-sprays = { $toys } − { $sprays } = { $worth }
preview-fits-sum-closed = { $toys } × { $times } = { $worth }
preview-fits-sum-closed-sprays = ({ $toys } − { $sprays }) × { $times } = { $worth }
preview-fits-worth = Wert: { $sum }{ $extra ->
    [yes] , plus 1 für jede zusätzliche Katze
   *[no] { "" }
    }.

# Here, Kitty, Kitty!
preview-kitty-unless = Wenn niemand reagiert:
preview-kitty-cats = { $count ->
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
preview-kitty-neighborhood = Neighborhood
preview-kitty-card = { $whose ->
    [yours] deine Karte
   *[theirs] eine Karte von { $who }
    }
preview-kitty-zone = { $whose ->
    [yours] { $zone ->
        [yard] dein Yard
        [porch] deine Porch
       *[house] dein House
    }
   *[theirs] { $zone ->
        [yard] Yard
        [porch] Porch
       *[house] House
    } von { $who }
    }
preview-kitty-picks = { $who } wählt die Katzen.
preview-kitty-nothing = Es werden keine Katzen bewegt.
