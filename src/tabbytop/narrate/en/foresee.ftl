# What would come of a move.

foresee-and = { $first } and { $last }
foresee-more = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
    }, { $count } more.
foresee-less = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
    }, { $count } fewer.
foresee-for = { $points ->
    [one] 1 point
   *[other] { $points } points
    } for { $who }
foresee-for-nobody = { $points ->
    [one] 1 point
   *[other] { $points } points
    }, for nobody yet

# If It Fits
foresee-fits-new = Begins a box of its own.
foresee-fits-joins = Joins the box of { $who }.
foresee-fits-joins-empty = { $count ->
    [one] Joins a box without cats.
   *[other] Joins { $count } boxes without cats.
    }
foresee-fits-closes = Closes it: { $how }.
foresee-fits-closes-other = Closes the box at { $at }: { $how }.
foresee-fits-closed = The box is closed: { $how }.
foresee-fits-open = The box is open: { $how }.
foresee-fits-home = A cat of { $who } goes home.

# Here, Kitty, Kitty!
foresee-kitty-unless = If nobody answers:
foresee-kitty-cats = { $count ->
    [one] { $color ->
        [black] A black cat goes
        [gray] A gray cat goes
        [orange] An orange cat goes
       *[white] A white cat goes
    }
   *[other] { $color ->
        [black] { $count } black cats go
        [gray] { $count } gray cats go
        [orange] { $count } orange cats go
       *[white] { $count } white cats go
    }
    } from { $from } to { $to }.
foresee-kitty-neighborhood = the Neighborhood
foresee-kitty-card = a card of { $who }
foresee-kitty-zone = { $zone ->
    [yard] the Yard
    [porch] the Porch
   *[house] the House
    } of { $who }
foresee-kitty-picks = { $who } chooses which cats.
foresee-kitty-nothing = No cat moves.
