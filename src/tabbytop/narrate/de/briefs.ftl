# Was die anderen seit deinem letzten Zug getan haben, in einer Zeile: ohne Punkte, ohne Felder.

# Cat Box
brief-play = { $who } spielt { $whose ->
    [own] { $face }
    [yours] deine Karte { $face }
   *[theirs] { $face } von { $owner }
    }
brief-covers = { $text }: bedeckt { $what }
brief-covers-black = { $count ->
    [one] eine schwarze Katze
   *[other] { $count } schwarze Katzen
    }
brief-covers-pink = { $count ->
    [one] eine rosa Katze
   *[other] { $count } rosa Katzen
    }
brief-covers-purple = { $count ->
    [one] eine lila Katze
   *[other] { $count } lila Katzen
    }
brief-covers-blue = { $count ->
    [one] eine blaue Katze
   *[other] { $count } blaue Katzen
    }
brief-covers-yellow = { $count ->
    [one] eine gelbe Katze
   *[other] { $count } gelbe Katzen
    }
brief-covers-empty-box = { $count ->
    [one] einen leeren Karton
   *[other] { $count } leere Kartons
    }
brief-token-cat-box = { $who } schützt ein Feld mit dem Cat-Box-Plättchen
brief-toy-mouse = { $who } verschiebt { $face } mit Toy Mouse

# If It Fits
brief-icon-mouse = eine Maus
brief-icon-yarn = ein Wollknäuel
brief-icon-feather = eine Feder
brief-icon-bell = ein Glöckchen
brief-icon-spray = eine Sprühflasche
brief-fits-empty = eine leere Karte
brief-fits-toy = das Spezialspielzeug
brief-fits-lay = { $who } legt { $what }
brief-fits-sleeps = { $whose ->
    [yours] { $cat } von { $who } schläft in deiner Kiste
    [nobodys] { $cat } von { $who } legt sich schlafen
   *[theirs] { $cat } von { $who } schläft in der Kiste von { $whom }
    }
brief-fits-settles = { $whose ->
    [yours] { $cat } von { $who } macht es sich bei dir bequem
    [nobodys] { $cat } von { $who } macht es sich bequem
   *[theirs] { $cat } von { $who } macht es sich bei { $whom } bequem
    }
brief-fits-princess = Princess von { $who } schickt { $whose ->
    [yours] deine Katze { $cat }
   *[theirs] { $cat } von { $whom }
    } nach Hause
brief-fits-discard = { $who } kann nichts spielen und legt eine Karte ab
brief-fits-discard-toy = { $who } legt das Spezialspielzeug ab
brief-fits-last-rounds = Die letzten Runden beginnen: Es wird nicht mehr nachgezogen, aber wache Katzen sind weiter erlaubt

# Here, Kitty, Kitty!
brief-kitty-final = Die Schlussrunde beginnt
brief-kitty-move = { $who } setzt { $color ->
    [black] eine schwarze Katze
    [gray] eine graue Katze
    [orange] eine orange Katze
   *[white] eine weiße Katze
    } { $to ->
    [house] ins House
    [porch] auf die Porch
    [yard] in den Yard
   *[neighborhood] in die Neighborhood
    }
