# Wat de anderen sinds je laatste beurt deden, op één regel: geen punten, geen plekken.

# Cat Box
brief-play = { $who } speelt { $whose ->
    [own] { $face }
    [yours] jouw kaart { $face }
   *[theirs] { $face } van { $owner }
    }
brief-covers = { $text }: bedekt { $what }
brief-covers-black = { $count ->
    [one] een zwarte kat
   *[other] { $count } zwarte katten
    }
brief-covers-pink = { $count ->
    [one] een roze kat
   *[other] { $count } roze katten
    }
brief-covers-purple = { $count ->
    [one] een paarse kat
   *[other] { $count } paarse katten
    }
brief-covers-blue = { $count ->
    [one] een blauwe kat
   *[other] { $count } blauwe katten
    }
brief-covers-yellow = { $count ->
    [one] een gele kat
   *[other] { $count } gele katten
    }
brief-covers-empty-box = { $count ->
    [one] een lege doos
   *[other] { $count } lege dozen
    }
brief-token-cat-box = { $who } beschermt een vak met het Cat Box-fiche
brief-toy-mouse = { $who } verplaatst { $face } met Toy Mouse

# If It Fits
brief-icon-mouse = een muis
brief-icon-yarn = een bolletje wol
brief-icon-feather = een veer
brief-icon-bell = een belletje
brief-icon-spray = een waterspuit
brief-fits-empty = een lege kaart
brief-fits-toy = het speciale speeltje
brief-fits-lay = { $who } legt { $what }
brief-fits-sleeps = { $whose ->
    [yours] { $cat } van { $who } slaapt in jouw doos
    [nobodys] { $cat } van { $who } gaat slapen
   *[theirs] { $cat } van { $who } slaapt in de doos van { $whom }
    }
brief-fits-settles = { $whose ->
    [yours] { $cat } van { $who } komt bij jou liggen
    [nobodys] { $cat } van { $who } nestelt zich
   *[theirs] { $cat } van { $who } komt bij { $whom } liggen
    }
brief-fits-princess = Princess van { $who } stuurt { $whose ->
    [yours] jouw { $cat }
   *[theirs] { $cat } van { $whom }
    } naar huis
brief-fits-discard = { $who } kan niets spelen en legt een kaart af
brief-fits-discard-toy = { $who } legt het speciale speeltje af
brief-fits-last-rounds = De laatste rondes beginnen: er wordt niet meer getrokken, maar wakkere katten mogen nog wel

# Here, Kitty, Kitty!
brief-kitty-final = De slotronde begint
brief-kitty-move = { $who } zet { $color ->
    [black] een zwarte kat
    [gray] een grijze kat
    [orange] een oranje kat
   *[white] een witte kat
    } { $to ->
    [house] in het House
    [porch] op de Porch
    [yard] in de Yard
   *[neighborhood] in de Neighborhood
    }
