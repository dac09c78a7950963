# Cat Box: die Regeln in unseren Worten, Ablehnungen, und was am Tisch geschieht.
#
# Wörter: quadrant Feld · place Stelle · public/secret side öffentliche/geheime Seite · identity Identität
# token Plättchen · pile Stapel · play area Spielfläche · cover bedecken · area Gebiet · empty box leerer Karton
# guard bewachen. Namen bleiben englisch: Chihuahua, Cat Paw, Cat Box, Dried Fish, Stacking, Toy Mouse.

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
rule-CB-1-1 = Zwei bis fünf spielen mit, mit sechs Identitäten: fünf Katzen und der Chihuahua. Es gibt 48 Karten mit zwei Seiten aus zwei mal zwei Feldern, jedes mit einer Katze in einer von fünf Farben oder einem leeren Karton, und im Spiel für Fortgeschrittene fünf Plättchen für jede Person.
rule-CB-1-2 = In unserem üblichen Deck ist die Rückseite einer Karte ihre Vorderseite im Spiegel, sodass sie nichts verbirgt; das Deck „secret“ hat andere Katzen auf den Rückseiten, und du darfst ein eigenes Deck mitbringen.
rule-CB-2-1 = Alle bekommen verdeckt eine Identität; die übrigen verlassen das Spiel ungesehen. Zu zweit oder zu dritt bleibt der Chihuahua in der Schachtel.
rule-CB-2-2 = Im Grundspiel werden mit 2, 3, 4 oder 5 Personen 1, 2, 3 oder 2 Karten entfernt, und alle ziehen 2, 2, 1 oder 1. Die nächste Karte wird umgedreht und beginnt die Spielfläche. So haben alle gleich viele Züge.
rule-CB-2-2a = Festlegung: Niemand sieht, welche Karten entfernt wurden.
rule-CB-2-3 = Von einer Karte auf der Hand kennen alle die öffentliche Seite und nur, wer sie hält, die geheime. Vom Stapel sehen alle die öffentliche Seite der obersten Karte.
rule-CB-2-4 = Eine Person beginnt; der Zug geht nach links weiter.
rule-CB-2-4a = Festlegung: Wer beginnt, wird ausgelost oder vor dem Spiel bestimmt.
rule-CB-3-1 = In deinem Zug spielst du eine Karte: eine eigene mit der geheimen Seite nach oben oder eine aus einer anderen Hand mit der öffentlichen Seite nach oben.
rule-CB-3-2 = Die Person, deren Karte gespielt wurde, zieht eine neue, solange es einen Stapel gibt. Dann geht der Zug nach links weiter.
rule-CB-4-1 = Karten werden nie gedreht. Eine Karte liegt auf zwei mal zwei Stellen eines Rasters ohne Rand.
rule-CB-4-2 = Eine Karte muss mindestens ein Feld bedecken, das schon da ist: genau eines, wenn sie vier Katzen zeigt, eines oder zwei, wenn sie einen leeren Karton zeigt. Eine Stelle zählt einmal, wie viele Karten auch dort liegen.
rule-CB-4-3 = Was obenauf liegt, zählt.
rule-CB-5-1 = Das Spiel endet, wenn alle Karten gespielt sind und der letzte Zug fertig ist. Dann werden alle Identitäten aufgedeckt.
rule-CB-5-2 = Eine Katze bekommt 1 Punkt für jede sichtbare Katze ihrer Farbe und 1 für jede Katze in ihrem größten zusammenhängenden Gebiet; Ecken verbinden nicht.
rule-CB-5-3 = Der Chihuahua bekommt 1 Punkt für jeden sichtbaren leeren Karton und 2 für jedes Gebiet aus genau drei zusammenhängenden Katzen einer Farbe.
rule-CB-5-4 = Die meisten Punkte gewinnen. Bei Gleichstand gewinnt der Chihuahua, wenn er dabei ist, sonst das größte Gebiet der eigenen Farbe.
rule-CB-5-4a = Festlegung: Was dann noch gleich steht, ist ein geteilter Sieg.
rule-CB-6-1 = Im Spiel für Fortgeschrittene wird keine Karte entfernt.
rule-CB-6-2 = Alle haben fünf Plättchen, von jeder Art eines, und dürfen in einem Zug eines einsetzen, zusätzlich zum Spielen einer Karte. Ein eingesetztes Plättchen ist weg; jedes nicht eingesetzte ist am Ende ein Punkt.
rule-CB-6-3 = Cat Paw: Hast du eine Karte gespielt, spielst du sofort noch eine.
rule-CB-6-3a = Festlegung: nur, wenn es noch eine Karte gibt, die du spielen kannst.
rule-CB-6-3b = Festlegung: Die Hände werden am Ende des Zuges aufgefüllt, in der Reihenfolge, in der Karten sie verließen.
rule-CB-6-4 = Cat Box: Leg es vor oder nach dem Spielen auf ein beliebiges Feld. Bis dein nächster Zug beginnt, darf niemand sonst dieses Feld oder die acht darum herum bedecken.
rule-CB-6-4a = Festlegung: Bedecken heißt, auf einem Feld zu liegen, das schon da ist; leere Stellen um das Plättchen dürfen benutzt werden.
rule-CB-6-4b = Festlegung: Niemand sonst darf eine Karte aufnehmen, die ein Feld unter dem Plättchen hat.
rule-CB-6-4c = Festlegung: Das Plättchen bleibt auf seiner Stelle des Rasters.
rule-CB-6-4d = Festlegung: Lassen dir fremde Plättchen für keine Karte, die du spielen darfst, eine Stelle, dann darfst du bedecken, was sie bewachen.
rule-CB-6-5 = Dried Fish: Nimm vor oder nach dem Spielen eine Karte aus einer beliebigen Hand und leg sie vor dich unter das Plättchen. Von nun an kannst nur du sie spielen, als eigene Karte. Alle sehen weiter ihre öffentliche Seite; du siehst die geheime, und wer sie vorher hielt, auch.
rule-CB-6-5a = Festlegung: Die Hand, aus der sie kam, wird am Ende des Zuges aufgefüllt.
rule-CB-6-5b = Festlegung: Wird sie später gespielt, wird nichts aufgefüllt; es ist ein Zug wie jeder andere.
rule-CB-6-5c = Festlegung: Das Spiel ist nicht zu Ende, bevor sie gespielt ist.
rule-CB-6-6 = Stacking: bevor du eine Karte spielst. Diese Karte darf ein bis vier Felder bedecken, höchstens drei davon Katzen, was sie auch zeigt.
rule-CB-6-7 = Toy Mouse: Hast du eine Karte gespielt, nimm eine Karte, von der nichts bedeckt ist, und leg sie nach den Regeln des Legens anderswo hin. Was sie bedeckt hatte, ist wieder sichtbar.
rule-CB-6-7a = Festlegung: Dieselbe Seite bleibt oben.
rule-CB-6-7b = Festlegung: Ihre neue Stelle achtet fremde Cat-Box-Plättchen.
rule-CB-6-7c = Festlegung: Die Spielfläche darf auseinanderfallen.
rule-CB-6-7d = Festlegung: Sie darf nicht dorthin zurück, wo sie lag.
rule-CB-6-7e = Festlegung: Es darf die eben gespielte Karte sein.
rule-CB-6-8 = Wer keine Karte spielen kann, passt.
rule-CB-6-8a = Festlegung: Dann kann man nur passen, und kein Plättchen wird eingesetzt.
rule-CB-6-8b = Unsere Festlegung für aufgebaute Stellungen: Ist am Ende eines Zuges in keiner Hand und unter keinem Fisch mehr eine Karte, ist das Spiel zu Ende, auch wenn noch ein Stapel da ist.

# Warum nicht
why-face-rows = Eine Seite hat zwei Reihen, nicht { $count }.
why-face-row = Eine Reihe einer Seite ist zwei Buchstaben lang, nicht { $found }.
why-face-letter = { $found } ist weder K, P, V, B oder Y noch ein Punkt für einen leeren Karton.
why-identity-twice = Nur eine Person kann { $identity } sein.
why-no-chihuahua = Mit { $count } Personen ist der Chihuahua nicht im Spiel.
why-basic-game = Im Grundspiel gibt es keine Plättchen.
why-token-twice = Jede Person hat nur ein Plättchen { $token }.
why-one-fish = Jede Person hat nur ein Plättchen Dried Fish; darum kann nur eine Karte darunter liegen.
why-guard-gone = Das Cat-Box-Plättchen einer Person ist weg, wenn ihr Zug beginnt.
why-stacking-phase = Stacking gehört vor das Spielen einer Karte, in Phase „turn“.
why-token-was-used = In dieser Phase ist ein Plättchen eingesetzt worden.
why-empty-table = Auf dem Tisch muss eine Karte liegen, auf die man spielen kann.
why-must-pass = Es gibt keine Karte, die du spielen könntest; du kannst nur passen.
why-may-not-pass = Du kannst eine Karte spielen; darum kannst du nicht passen.
why-must-play = Du musst erst eine Karte spielen.
why-has-played = Du hast deine Karte gespielt; setz ein Plättchen ein oder sag, dass du fertig bist.
why-no-such-card = Diese Karte hat { $seat } nicht.
why-fish-of-another = Eine Karte unter Dried Fish kann nur spielen, wem sie gehört.
why-fish-stays = Eine Karte unter Dried Fish bleibt dort, bis die Person sie spielt, der sie gehört.
why-name-a-card = Nenne eine Karte, die auf einer Hand ist.
why-other-face = Die Karte zeigt etwas anderes.
why-guarded-card = Fremde Cat-Box-Plättchen lassen dieser Karte keine Stelle.
why-one-token-a-turn = Du darfst in einem Zug nur ein Plättchen einsetzen.
why-token-gone = Das Plättchen { $token } hast du nicht mehr.
why-token-after-playing = { $token } ist für danach, wenn du eine Karte gespielt hast.
why-token-before-playing = { $token } ist für vorher, bevor du eine Karte spielst.
why-no-card-to-take = Auf keiner Hand ist eine Karte, die du nehmen könntest.
why-no-card-to-play = Es gibt keine andere Karte, die du spielen könntest.
why-nothing-to-move = Es gibt keine Karte, die sich verlegen ließe.
why-not-a-place = Nenne eine Stelle des Rasters.
why-covers-nothing = Eine Karte muss mindestens ein Feld bedecken, das schon da ist.
why-covers-too-many-full = Eine Karte mit vier Katzen bedeckt genau 1 Feld; hier wären es { $covers }.
why-covers-too-many = Eine Karte mit einem leeren Karton bedeckt 1 oder 2 Felder; hier wären es { $covers }.
why-covers-four-cats = Auch mit Stacking bedeckst du höchstens drei Katzen.
why-guarded-place = Ein fremdes Cat-Box-Plättchen bewacht, was hier bedeckt würde.
why-no-quadrant = Das Plättchen muss auf einem Feld der Spielfläche liegen.
why-not-uncovered = Hier liegt keine Karte, von der nichts bedeckt ist.
why-under-token = Auf dieser Karte liegt ein fremdes Cat-Box-Plättchen.
why-nowhere-else = Diese Karte kann nirgends sonst liegen.
why-back-where-it-was = Die Karte darf nicht dorthin zurück, wo sie lag.

# Was geschieht
said-identity = { $who } ist { $identity }.
said-identity-hidden = { $who } bekommt eine Identität.
said-revealed = { $who } deckt auf: { $identity }.
said-turn-up = Der Stapel zeigt { $face }.
said-learn = { $who } zieht { $public }; die geheime Seite ist { $face }.
said-learn-hidden = { $who } zieht { $public }.
said-turn-over = Die erste Karte wird umgedreht: { $face }.
said-peek = { $who } sieht die geheime Seite: { $face }.
said-peek-hidden = { $who } sieht die geheime Seite.
said-play-own = { $who } spielt eine eigene Karte, { $face } auf { $at }, und bedeckt { $covers ->
    [one] 1 Feld
   *[other] { $covers } Felder
    }.
said-play-fish = { $who } spielt die Karte unter Dried Fish, { $face } auf { $at }, und bedeckt { $covers ->
    [one] 1 Feld
   *[other] { $covers } Felder
    }.
said-play-other = { $who } spielt die Karte { $face } von { $owner } auf { $at } und bedeckt { $covers ->
    [one] 1 Feld
   *[other] { $covers } Felder
    }.
said-forced = { $text } Sonst war nichts frei [CB-6.4d].
said-cat-paw = { $who } setzt Cat Paw ein und spielt noch einmal.
said-stacking = { $who } setzt Stacking ein.
said-cat-box = { $who } legt das Cat-Box-Plättchen auf { $at }.
said-dried-fish = { $who } nimmt die Karte { $face } von { $owner } und legt sie unter Dried Fish.
said-dried-fish-own = { $who } legt eine eigene Karte, { $face }, unter Dried Fish.
said-toy-mouse = { $who } setzt Toy Mouse ein: { $face } wandert von { $from } nach { $at }.
said-pass = { $who } kann keine Karte spielen und passt.
said-points = { $who } ({ $identity }): { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    }, { $how }.
how-cat = { $cats } sichtbar und { $area } im größten Gebiet
how-cat-tokens = { $cats } sichtbar, { $area } im größten Gebiet und { $tokens } für Plättchen
how-chihuahua = { $boxes ->
    [one] 1 leerer Karton
   *[other] { $boxes } leere Kartons
    } und { $threes ->
    [one] 1 Dreiergebiet (2)
   *[other] { $threes } Dreiergebiete ({ $twice })
    }
how-chihuahua-tokens = { $boxes ->
    [one] 1 leerer Karton
   *[other] { $boxes } leere Kartons
    }, { $threes ->
    [one] 1 Dreiergebiet (2)
   *[other] { $threes } Dreiergebiete ({ $twice })
    } und { $tokens } für Plättchen
said-tie-chihuahua = Gleichstand; er geht an den Chihuahua [CB-5.4].
said-tie-area = Gleichstand; er geht an das größte Gebiet der eigenen Farbe [CB-5.4].
said-tie-shared = Gleichstand, den nichts auflöst [CB-5.4].
