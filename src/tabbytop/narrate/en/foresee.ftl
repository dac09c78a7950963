# Previews of a move's outcome.

foresee-and = { $first } and { $last }
foresee-more = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
    } (+{ $count }).
foresee-less = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
    } (−{ $count }).
foresee-for = { $points ->
    [one] 1 point
   *[other] { $points } points
    } for { $who }
foresee-for-nobody = { $points ->
    [one] 1 point
   *[other] { $points } points
    }, not claimed yet

# If It Fits
foresee-fits-new = Starts a new box.
foresee-fits-joins = Joins { $who }'s box.
foresee-fits-joins-empty = { $count ->
    [one] Joins a box without cats.
   *[other] Joins { $count } boxes without cats.
    }
foresee-fits-closes = Closes the box: { $how }.
foresee-fits-closes-other = Closes the box at { $at }: { $how }.
foresee-fits-closed = The box is closed: { $how }.
foresee-fits-open = The box is open: { $how }.
foresee-fits-home = One of { $who }'s cats goes home.

# Here, Kitty, Kitty!
foresee-kitty-unless = If nobody responds:
foresee-kitty-cats = { $count ->
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
foresee-kitty-neighborhood = the Neighborhood
foresee-kitty-card = { $who }'s card
foresee-kitty-zone = { $who }'s { $zone ->
    [yard] Yard
    [porch] Porch
   *[house] House
    }
foresee-kitty-picks = { $who } chooses the cats.
foresee-kitty-nothing = No cats move.
