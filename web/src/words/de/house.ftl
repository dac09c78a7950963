# Words that every page shares.
title = Tabbytop
players = { $count ->
    [one] eine Person
   *[other] { $count } Personen
}
cat-box = Cat Box
if-it-fits = If It Fits
here-kitty-kitty = Here, Kitty, Kitty!
variant-basic = Grundspiel
variant-advanced = für Fortgeschrittene
kitten = Kätzchen
house-cat = Hauskatze
alley-cat = Straßenkatze
tiger = Tiger
language = Sprache
theme = Hell oder dunkel
confirm = Los
back = Zurück
you = du
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
lost = Die Verbindung ist weg. Wir versuchen es wieder …
offline = Keine Verbindung
gone = Diesen Tisch gibt es nicht, oder nicht für dich.
rule = Regel { $rule }
