# Cat Box: Regeln, abgelehnte Züge und der Spielverlauf.
#
# Wörter: quadrant Feld · place Stelle · public/secret side öffentliche/geheime Seite · identity Identität
# token Plättchen · pile Nachziehstapel · play area Spielfläche · cover bedecken · area Gruppe · empty box leerer Karton
# guard schützen. Namen bleiben englisch: Chihuahua, Cat Paw, Cat Box, Dried Fish, Stacking, Toy Mouse.

cat-box = Cat Box
black = schwarz
pink = rosa
purple = lila
blue = blau
yellow = gelb
chihuahua = Chihuahua
empty-box = leerer Karton
cat-paw = Cat Paw
cat-box-token = Cat Box
dried-fish = Dried Fish
stacking = Stacking
toy-mouse = Toy Mouse

# Die Regeln
rule-CB-1-1 = Das Spiel ist für zwei bis fünf Spieler. Es gibt sechs Identitäten: fünf Katzen und den Chihuahua. Es gibt 48 beidseitig bedruckte Karten; jede Seite hat zwei mal zwei Felder, und jedes Feld zeigt eine Katze in einer von fünf Farben oder einen leeren Karton. Im Spiel für Fortgeschrittene hat jeder außerdem fünf Plättchen.
rule-CB-1-2 = Im Standarddeck ist die Rückseite einer Karte das Spiegelbild der Vorderseite; die Rückseiten verbergen also nichts. Das Deck „secret“ hat andere Katzen auf den Rückseiten. Du kannst auch ein eigenes Deck verwenden.
rule-CB-2-1 = Alle bekommen verdeckt eine Identität. Die übrigen Identitäten kommen ungesehen aus dem Spiel. Mit zwei oder drei Spielern ist der Chihuahua nicht dabei.
rule-CB-2-2 = Im Grundspiel wird mit 2 Spielern 1 Karte entfernt, mit 3 Spielern 2, mit 4 Spielern 3 und mit 5 Spielern 2. Mit 2 oder 3 Spielern ziehen alle 2 Karten, mit 4 oder 5 Spielern 1. Die nächste Karte wird umgedreht und bildet den Anfang der Spielfläche. So haben alle gleich viele Züge.
rule-CB-2-2a = Festlegung: Niemand sieht die entfernten Karten.
rule-CB-2-3 = Alle kennen die öffentliche Seite jeder Handkarte; die geheime Seite kennt nur, wer die Karte auf der Hand hat. Alle sehen die öffentliche Seite der obersten Karte des Nachziehstapels.
rule-CB-2-4 = Ein Spieler beginnt. Danach geht es nach links weiter.
rule-CB-2-4a = Festlegung: Der Startspieler wird ausgelost oder vor der Partie festgelegt.
rule-CB-3-1 = In deinem Zug spielst du eine Karte: entweder eine eigene mit der geheimen Seite nach oben oder eine aus der Hand eines anderen Spielers mit der öffentlichen Seite nach oben.
rule-CB-3-2 = Der Spieler, dessen Karte gespielt wurde, zieht eine neue, solange der Nachziehstapel nicht leer ist. Dann ist der nächste Spieler links am Zug.
rule-CB-4-1 = Karten werden nie gedreht. Eine Karte belegt zwei mal zwei Stellen eines Rasters ohne Rand.
rule-CB-4-2 = Eine Karte muss mindestens ein Feld der Spielfläche bedecken: genau eines, wenn sie vier Katzen zeigt, eines oder zwei, wenn sie einen leeren Karton zeigt. Eine Stelle zählt nur einmal, egal wie viele Karten dort liegen.
rule-CB-4-3 = Es zählt nur, was oben liegt.
rule-CB-5-1 = Das Spiel endet, wenn alle Karten gespielt sind und der letzte Zug abgeschlossen ist. Dann werden alle Identitäten aufgedeckt.
rule-CB-5-2 = Eine Katze bekommt 1 Punkt für jede sichtbare Katze ihrer Farbe und 1 für jede Katze in ihrer größten zusammenhängenden Gruppe. Katzen, die sich nur an einer Ecke berühren, hängen nicht zusammen.
rule-CB-5-3 = Der Chihuahua bekommt 1 Punkt für jeden sichtbaren leeren Karton und 2 für jede Gruppe aus genau drei zusammenhängenden Katzen derselben Farbe.
rule-CB-5-4 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt der Chihuahua, wenn er beteiligt ist, sonst der Spieler mit der größten Gruppe der eigenen Farbe.
rule-CB-5-4a = Festlegung: Bei weiterem Gleichstand wird der Sieg geteilt.
rule-CB-6-1 = Im Spiel für Fortgeschrittene werden keine Karten entfernt.
rule-CB-6-2 = Alle haben fünf Plättchen, eins von jeder Art, und dürfen pro Zug eins zusätzlich zum Spielen einer Karte einsetzen. Eingesetzte Plättchen kommen aus dem Spiel. Jedes nicht eingesetzte Plättchen bringt am Ende einen Punkt.
rule-CB-6-3 = Cat Paw: Spiel nach deiner Karte sofort noch eine.
rule-CB-6-3a = Festlegung: Das geht nur, wenn es noch eine Karte gibt, die du spielen kannst.
rule-CB-6-3b = Festlegung: Die Hände werden am Ende des Zuges aufgefüllt, in der Reihenfolge, in der die Karten gespielt oder genommen wurden.
rule-CB-6-4 = Cat Box: Leg das Plättchen vor oder nach dem Spielen auf ein beliebiges Feld. Bis zu deinem nächsten Zug darf niemand sonst dieses Feld oder die acht Felder darum herum bedecken.
rule-CB-6-4a = Festlegung: Bedecken kannst du nur Felder, die schon da sind. Auf leere Stellen um das Plättchen herum darfst du legen.
rule-CB-6-4b = Festlegung: Niemand sonst darf eine Karte verschieben, von der ein Feld unter dem Plättchen liegt.
rule-CB-6-4c = Festlegung: Das Plättchen bleibt auf seiner Stelle im Raster.
rule-CB-6-4d = Festlegung: Wenn du wegen fremder Plättchen keine einzige Karte legen kannst, die du spielen darfst, darfst du bedecken, was sie schützen.
rule-CB-6-5 = Dried Fish: Nimm vor oder nach dem Spielen eine Karte aus einer beliebigen Hand und leg sie vor dir unter das Plättchen. Ab jetzt kannst nur du sie spielen, als eigene Karte. Alle sehen weiterhin ihre öffentliche Seite. Du siehst die geheime Seite, und der vorherige Besitzer kennt sie auch noch.
rule-CB-6-5a = Festlegung: Die Hand, aus der die Karte kam, wird am Ende des Zuges aufgefüllt.
rule-CB-6-5b = Festlegung: Sie später zu spielen, ist ein normaler Zug; danach wird nichts aufgefüllt.
rule-CB-6-5c = Festlegung: Das Spiel endet erst, wenn diese Karte gespielt ist.
rule-CB-6-6 = Stacking: Setz es ein, bevor du eine Karte spielst. Diese Karte darf ein bis vier Felder bedecken, davon höchstens drei mit Katzen, egal was sie zeigt.
rule-CB-6-7 = Toy Mouse: Nimm nach deiner Karte eine Karte, die ganz unbedeckt ist, und leg sie nach den Legeregeln an eine andere Stelle. Was darunter lag, ist wieder sichtbar.
rule-CB-6-7a = Festlegung: Dieselbe Seite bleibt oben.
rule-CB-6-7b = Festlegung: An der neuen Stelle darf sie nichts bedecken, was ein fremdes Cat-Box-Plättchen schützt.
rule-CB-6-7c = Festlegung: Die Spielfläche darf dadurch in Teile zerfallen.
rule-CB-6-7d = Festlegung: Die Karte darf nicht an ihre alte Stelle zurück.
rule-CB-6-7e = Festlegung: Es darf die Karte sein, die du gerade gespielt hast.
rule-CB-6-8 = Wer keine Karte spielen kann, passt.
rule-CB-6-8a = Festlegung: Passen ist dann die einzige Möglichkeit; Plättchen dürfen nicht eingesetzt werden.
rule-CB-6-8b = Festlegung für selbst gebaute Stellungen: Wenn am Ende eines Zuges in keiner Hand und unter keinem Fisch mehr eine Karte ist, ist das Spiel zu Ende, auch wenn der Nachziehstapel noch Karten hat.

# Abgelehnte Züge
why-face-rows = Eine Seite hat zwei Reihen, nicht { $count }.
why-face-row = Eine Reihe einer Seite hat zwei Buchstaben, nicht { $found }.
why-face-letter = { $found } ist weder K, P, V, B oder Y noch ein Punkt für einen leeren Karton.
why-identity-twice = Nur ein Spieler kann { $identity } sein.
why-no-chihuahua = Mit { $count } Spielern ist der Chihuahua nicht im Spiel.
why-basic-game = Im Grundspiel gibt es keine Plättchen.
why-token-twice = Jeder Spieler hat nur ein Plättchen { $token }.
why-one-fish = Jeder Spieler hat nur ein Dried-Fish-Plättchen, also kann nur eine Karte darunter liegen.
why-guard-gone = Das Cat-Box-Plättchen eines Spielers verschwindet, wenn er wieder am Zug ist.
why-stacking-phase = Stacking ist nur vor dem Spielen einer Karte möglich, in Phase „turn“.
why-token-was-used = In dieser Phase wurde schon ein Plättchen eingesetzt.
why-empty-table = Auf dem Tisch muss eine Karte liegen, auf die man spielen kann.
why-must-pass = Du kannst keine Karte spielen, also musst du passen.
why-may-not-pass = Du kannst nicht passen: Es gibt eine Karte, die du spielen kannst.
why-must-play = Du musst zuerst eine Karte spielen.
why-has-played = Du hast deine Karte schon gespielt. Setz ein Plättchen ein oder beende deinen Zug.
why-no-such-card = { $seat } hat diese Karte nicht.
why-fish-of-another = Eine Karte unter Dried Fish kann nur ihr Besitzer spielen.
why-fish-stays = Eine Karte unter Dried Fish bleibt dort, bis ihr Besitzer sie spielt.
why-name-a-card = Wähle eine Handkarte.
why-other-face = Diese Karte zeigt etwas anderes.
why-guarded-card = Wegen fremder Cat-Box-Plättchen gibt es keine Stelle für diese Karte.
why-one-token-a-turn = Du darfst nur ein Plättchen pro Zug einsetzen.
why-token-gone = Du hast das Plättchen { $token } nicht mehr.
why-token-after-playing = { $token } kannst du erst einsetzen, nachdem du eine Karte gespielt hast.
why-token-before-playing = { $token } kannst du nur einsetzen, bevor du eine Karte spielst.
why-no-card-to-take = Niemand hat eine Handkarte, die du nehmen kannst.
why-no-card-to-play = Es gibt keine andere Karte, die du spielen kannst.
why-nothing-to-move = Es gibt keine Karte, die du verschieben kannst.
why-not-a-place = Wähle eine Stelle im Raster.
why-covers-nothing = Eine Karte muss mindestens ein Feld der Spielfläche bedecken.
why-covers-too-many-full = Eine Karte mit vier Katzen muss genau 1 Feld bedecken; hier wären es { $covers }.
why-covers-too-many = Eine Karte mit einem leeren Karton muss 1 oder 2 Felder bedecken; hier wären es { $covers }.
why-covers-four-cats = Auch mit Stacking darf eine Karte höchstens drei Katzen bedecken.
why-guarded-place = Ein fremdes Cat-Box-Plättchen schützt, was diese Karte bedecken würde.
why-no-quadrant = Das Plättchen muss auf einem Feld der Spielfläche liegen.
why-not-uncovered = Hier liegt keine Karte, die ganz unbedeckt ist.
why-under-token = Auf dieser Karte liegt ein fremdes Cat-Box-Plättchen.
why-nowhere-else = Für diese Karte gibt es keine andere Stelle.
why-back-where-it-was = Die Karte darf nicht an ihre alte Stelle zurück.

# Spielverlauf
said-identity = Identität von { $who }: { $identity }.
said-identity-hidden = { $who } bekommt eine Identität.
said-revealed = { $who } deckt auf: { $identity }.
said-turn-up = Der Nachziehstapel zeigt { $face }.
said-learn = { $who } zieht { $public }. Die geheime Seite ist { $face }.
said-learn-hidden = { $who } zieht { $public }.
said-turn-over = Die erste Karte wird umgedreht: { $face }.
said-peek = { $who } sieht die geheime Seite: { $face }.
said-peek-hidden = { $who } sieht die geheime Seite.
said-play-own = { $who } spielt eine eigene Karte, { $face }, auf { $at } und bedeckt { $covers ->
    [one] 1 Feld
   *[other] { $covers } Felder
    }.
said-play-fish = { $who } spielt die Karte unter Dried Fish, { $face }, auf { $at } und bedeckt { $covers ->
    [one] 1 Feld
   *[other] { $covers } Felder
    }.
said-play-other = { $who } spielt die Karte { $face } von { $owner } auf { $at } und bedeckt { $covers ->
    [one] 1 Feld
   *[other] { $covers } Felder
    }.
said-forced = { $text } Etwas anderes war nicht möglich [CB-6.4d].
said-cat-paw = { $who } setzt Cat Paw ein und spielt noch einmal.
said-stacking = { $who } setzt Stacking ein.
said-cat-box = { $who } legt das Cat-Box-Plättchen auf { $at }.
said-dried-fish = { $who } nimmt die Karte { $face } von { $owner } und legt sie unter Dried Fish.
said-dried-fish-own = { $who } legt eine eigene Karte, { $face }, unter Dried Fish.
said-toy-mouse = { $who } setzt Toy Mouse ein und verschiebt { $face } von { $from } nach { $at }.
said-pass = { $who } kann keine Karte spielen und passt.
said-points = { $who } ({ $identity }): { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    } – { $how }.
how-cat = { $cats } sichtbar, { $area } in der größten Gruppe
how-cat-tokens = { $cats } sichtbar, { $area } in der größten Gruppe, { $tokens } für Plättchen
how-chihuahua = { $boxes ->
    [one] 1 leerer Karton
   *[other] { $boxes } leere Kartons
    }, { $threes ->
    [one] 1 Dreiergruppe (2)
   *[other] { $threes } Dreiergruppen ({ $twice })
    }
how-chihuahua-tokens = { $boxes ->
    [one] 1 leerer Karton
   *[other] { $boxes } leere Kartons
    }, { $threes ->
    [one] 1 Dreiergruppe (2)
   *[other] { $threes } Dreiergruppen ({ $twice })
    }, { $tokens } für Plättchen
said-tie-chihuahua = Gleichstand: Der Chihuahua gewinnt [CB-5.4].
said-tie-area = Gleichstand: Die größte Gruppe der eigenen Farbe gewinnt [CB-5.4].
said-tie-shared = Gleichstand: Der Sieg wird geteilt [CB-5.4].

# Am Tisch
help-cat-box = Züge: Gib die Nummer einer Karte oder eines Plättchens ein, dann die einer Stelle, oder beides auf einmal: 1 7, oder 1 3,-2. Plättchen gehen auch mit Namen: cat paw.
    b: zurück · u: letzten Zug rückgängig machen, bis eine Karte gezogen wird oder jemand anderes spielt
    ?: warum dein letzter Zug nicht erlaubt war · ? 4.2 oder ? toy mouse: eine bestimmte Regel, nach Nummer oder Stichwort · r: alle Regeln · Enter: Tisch neu zeichnen
    t: deine Identität und Plättchen · w: wer welche Katze sein könnte · l: Verlauf · s: speichern · q: speichern und beenden
legend-cat-box = K schwarz · P rosa · V lila · B blau · Y gelb · □ oder . leerer Karton · ▣ ein Cat-Box-Plättchen und der Platz seines Besitzers
