# Words shared by all pages.
title = Tabbytop
players = { $count ->
    [one] 1 player
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
theme = Theme
confirm = Confirm
back = Back
you = you
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
lost = Connection lost. Reconnecting…
offline = No connection
gone = This table doesn’t exist, or you don’t have access to it.
rule = Rule { $rule }
