# What others did since your last turn, on one line: no full stops, no places.

# Cat Box
brief-play = { $who } plays { $whose ->
    [own] { $face }
    [yours] your { $face }
   *[theirs] { $owner }'s { $face }
    }
brief-covers = { $text }: covers { $what }
brief-covers-black = { $count ->
    [one] a black cat
   *[other] { $count } black cats
    }
brief-covers-pink = { $count ->
    [one] a pink cat
   *[other] { $count } pink cats
    }
brief-covers-purple = { $count ->
    [one] a purple cat
   *[other] { $count } purple cats
    }
brief-covers-blue = { $count ->
    [one] a blue cat
   *[other] { $count } blue cats
    }
brief-covers-yellow = { $count ->
    [one] a yellow cat
   *[other] { $count } yellow cats
    }
brief-covers-empty-box = { $count ->
    [one] an empty box
   *[other] { $count } empty boxes
    }
brief-token-cat-box = { $who } protects a quadrant with the Cat Box token
brief-toy-mouse = { $who } moves { $face } with Toy Mouse

# If It Fits
brief-icon-mouse = a mouse
brief-icon-yarn = a ball of yarn
brief-icon-feather = a feather
brief-icon-bell = a bell
brief-icon-spray = a spray bottle
brief-fits-empty = an empty card
brief-fits-toy = the special toy
brief-fits-lay = { $who } places { $what }
brief-fits-sleeps = { $whose ->
    [yours] { $who }'s { $cat } sleeps in your box
    [nobodys] { $who }'s { $cat } goes to sleep
   *[theirs] { $who }'s { $cat } sleeps in { $whom }'s box
    }
brief-fits-settles = { $whose ->
    [yours] { $who }'s { $cat } settles in with you
    [nobodys] { $who }'s { $cat } settles in
   *[theirs] { $who }'s { $cat } settles in with { $whom }
    }
brief-fits-princess = { $who }'s Princess sends { $whose ->
    [yours] your { $cat }
   *[theirs] { $whom }'s { $cat }
    } home
brief-fits-discard = { $who } can't play and discards a card
brief-fits-discard-toy = { $who } discards the special toy
brief-fits-last-rounds = The last rounds begin: no more drawing, but you can still place awake cats

# Here, Kitty, Kitty!
brief-kitty-final = The final round begins
brief-kitty-move = { $who } moves { $color ->
    [black] a black cat
    [gray] a gray cat
    [orange] an orange cat
   *[white] a white cat
    } to the { $to ->
    [house] House
    [porch] Porch
    [yard] Yard
   *[neighborhood] Neighborhood
    }
