# Words shared by all pages.
title = Tabbytop
players = { $count ->
    [one] 1 speler
   *[other] { $count } spelers
}
cat-box = Cat Box
if-it-fits = If It Fits
here-kitty-kitty = Here, Kitty, Kitty!
variant-basic = basisspel
variant-advanced = voor gevorderden
kitten = Kitten
house-cat = Huiskat
alley-cat = Straatkat
tiger = Tijger
language = Taal
theme = Thema
confirm = Bevestigen
back = Terug
you = jij
points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
lost = Verbinding verbroken. Opnieuw verbinden…
offline = Geen verbinding
gone = Deze tafel bestaat niet, of je hebt geen toegang.
rule = Regel { $rule }
