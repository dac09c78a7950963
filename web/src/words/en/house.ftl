# Words that every page shares.
title = Tabbytop
players = { $count ->
    [one] one player
   *[other] { $count } players
}
cat-box = Cat Box
if-it-fits = If It Fits
here-kitty-kitty = Here, Kitty, Kitty!
variant-basic = basic
variant-advanced = advanced
kitten = Kitten
house-cat = House Cat
alley-cat = Alley Cat
tiger = Tiger
language = Language
theme = Light or dark
confirm = Do it
back = Back
you = you
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
lost = The connection is lost. Trying again …
offline = No connection
gone = This table is not here, or not for you.
rule = Rule { $rule }
