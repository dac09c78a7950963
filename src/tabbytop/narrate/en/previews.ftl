# Previews of a move's outcome.

preview-and = { $first } and { $last }
preview-more = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
    } (+{ $count }).
preview-less = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
    } (−{ $count }).
preview-for = { $points ->
    [one] 1 point
   *[other] { $points } points
    } for { $who }
preview-for-nobody = { $points ->
    [one] 1 point
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
