# Questions that aren't simply a turn: what a player is asked, and why.

# If It Fits
question-fits-toy = Special toy
question-fits-toy-across = You drew a special toy, which is played right away. It counts as one toy of every kind. Place it across two cards of one box.
question-fits-toy-cell = You drew a special toy, which is played right away. There's no spot across two cards, so place it in an empty cell, as cardboard.
question-fits-toy-nowhere = You drew a special toy, but there's no room for it anywhere.
question-fits-toy-other = { $who } drew a special toy and places it right away.
question-fits-discard = None of your cards can be played, so you discard one.

# Here, Kitty, Kitty!
question-kitty-fewest = You have the fewest cats in your House. Take one cat, or none.
question-kitty-takes = Each player takes a cat from the Neighborhood to { $to ->
    [house] the House
    [porch] the Porch
   *[yard] the Yard
    }. Take one cat, or none.
question-kitty-sends = Each player moves cats from { $from ->
    [house] the House
    [porch] the Porch
   *[yard] the Yard
    } to { $to ->
    [porch] the Porch
    [yard] the Yard
   *[neighborhood] the Neighborhood
    }. Choose { $count ->
    [one] one of yours
   *[other] { $count } of yours
    }.
question-kitty-rain = Half of the cats in your Yard move to your Porch, the others go back to the Neighborhood. Choose { $count ->
    [one] the one that moves
   *[other] the { $count } that move
    } to your Porch.
question-kitty-left = Each player gives a cat from their Yard to the player on the left. Choose the one that goes to { $left }.
question-kitty-sent = { $who } uses this on you: { $count ->
    [one] one cat goes
   *[other] { $count } cats go
    } from { $from ->
    [house] your House
    [porch] your Porch
   *[yard] your Yard
    } to { $to ->
    [porch] your Porch
    [yard] your Yard
   *[neighborhood] the Neighborhood
    }. Choose which.
question-kitty-fight = { $who } uses this on you: { $count ->
    [one] one cat goes from your Yard to the Yard of { $left } (left) or { $right } (right). Choose the cat and the neighbor.
   *[other] two cats go from your Yard, one to { $left } (left) and one to { $right } (right). Choose which.
    }
question-kitty-startled = { $own ->
    [yes] You use this on your own property
   *[no] { $who } uses this on you
    }: one of your cats moves { $count ->
    [one] one space
   *[other] { $count } spaces
    } { $way ->
    [in] inward
   *[out] outward
    }, or as far as it can. Choose which.
question-kitty-insured = Cats have left your property, so your insurance pays. Take one cat into your Yard, or none.
question-kitty-other = { $who } chooses.
question-kitty-play-on = { $whom ->
    [you] { $who } plays this on you
    [other] { $who } plays this on { $target }
   *[nobody] { $who } plays this
    }
question-kitty-copy-on = { $whom ->
    [you] { $who } plays a copy of this on you
    [other] { $who } plays a copy of this on { $target }
   *[nobody] { $who } copies this
    }
question-kitty-copy = { $who } played this. You may copy it and make your own choices.
question-kitty-shield = { $who } drew this Instant. You may shield a player from it.
question-kitty-land = { $who } has refilled their hand.
