# Words that every page shares.
title = Tabbytop
players = { $count ->
    [one] één speler
   *[other] { $count } spelers
}
cat-box = Cat Box
if-it-fits = If It Fits
here-kitty-kitty = Here, Kitty, Kitty!
variant-basic = basis
variant-advanced = voor gevorderden
kitten = Kitten
house-cat = Huiskat
alley-cat = Straatkat
tiger = Tijger
language = Taal
theme = Licht of donker
confirm = Doe het
back = Terug
you = jij
points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
lost = De verbinding is weg. We proberen het opnieuw …
offline = Geen verbinding
gone = Deze tafel is er niet, of niet voor jou.
rule = Regel { $rule }
