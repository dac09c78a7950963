# Words shared by all pages.
title = Tabbytop
players = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
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
theme = Design
confirm = Bestätigen
back = Zurück
you = du
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
lost = Verbindung unterbrochen. Wird wiederhergestellt …
offline = Keine Verbindung
gone = Diesen Tisch gibt es nicht, oder du hast keinen Zugang.
rule = Regel { $rule }
