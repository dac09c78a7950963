# Previews of a move's outcome.

preview-and = { $first } and { $last }
preview-more = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
    } (+{ $count }).
preview-less = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
    } (−{ $count }).
preview-for = { $points ->
    [one] { $points } point
   *[other] { $points } points
    } for { $who }
preview-for-nobody = { $points ->
    [one] { $points } point
   *[other] { $points } points
    }, not claimed yet

# If It Fits
preview-fits-new = Starts a new box.
preview-fits-joins = Joins { $whose ->
    [yours] your box
    [shared] the box that you share with { $who }
   *[theirs] { $who }'s box
    }.
preview-fits-joins-empty = { $count ->
    [one] Joins a box without cats.
   *[other] Joins { $count } boxes without cats.
    }
preview-fits-closes = Closes the box: { $how }.
preview-fits-closes-other = Closes the box at { $at }: { $how }.
preview-fits-closed = The box is closed: { $how }.
preview-fits-open = The box is open: { $how }.
preview-fits-home = One of { $who }'s cats goes home.
preview-icons-mouse = { $count ->
    [one] 1 mouse
   *[other] { $count } mice
    }
preview-icons-yarn = { $count ->
    [one] 1 ball of yarn
   *[other] { $count } balls of yarn
    }
preview-icons-feather = { $count ->
    [one] 1 feather
   *[other] { $count } feathers
    }
preview-icons-bell = { $count ->
    [one] 1 bell
   *[other] { $count } bells
    }
preview-icons-spray = { $count ->
    [one] 1 spray bottle
   *[other] { $count } spray bottles
    }
preview-fits-count = { $count } × { $icon }
preview-fits-no-toys = no toys
preview-fits-tie = { $first } (or { $others })
preview-fits-sum-open = { $toys } = { $worth }
preview-fits-sum-open-sprays = { $toys } − { $sprays } = { $worth }
preview-fits-sum-closed = { $toys } × { $times } = { $worth }
preview-fits-sum-closed-sprays = ({ $toys } − { $sprays }) × { $times } = { $worth }
preview-fits-worth = Value: { $sum }{ $extra ->
    [yes] , plus 1 for each extra cat
   *[no] { "" }
    }.

# Here, Kitty, Kitty!
preview-kitty-unless = If nobody responds:
preview-kitty-cats = { $count ->
    [one] { $color ->
        [black] A black cat moves
        [gray] A gray cat moves
        [orange] An orange cat moves
       *[white] A white cat moves
    }
   *[other] { $color ->
        [black] { $count } black cats move
        [gray] { $count } gray cats move
        [orange] { $count } orange cats move
       *[white] { $count } white cats move
    }
    } from { $from } to { $to }.
preview-kitty-neighborhood = the Neighborhood
preview-kitty-card = { $whose ->
    [yours] your card
   *[theirs] { $who }'s card
    }
preview-kitty-zone = { $whose ->
    [yours] your
   *[theirs] { $who }'s
    } { $zone ->
    [yard] Yard
    [porch] Porch
   *[house] House
    }
preview-kitty-picks = { $who } chooses the cats.
preview-kitty-nothing = No cats move.
