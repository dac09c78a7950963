# If It Fits: rules in our words, refusals, and what happens at the table.

if-it-fits = If It Fits
lilly = Lilly
charlie = Charlie
milo = Milo
jack = Jack
izzy = Izzy
princess = Princess
paw = special toy
icon-mouse = mouse
icon-yarn = yarn
icon-feather = feather
icon-bell = bell
icon-spray = spray
side-N = N
side-E = E
side-S = S
side-W = W

# The rules
rule-IIF-1-1 = Two to five play. There are five cats, Lilly, Charlie, Milo, Jack and Izzy, with five cards each: one side awake, the other asleep.
rule-IIF-1-2 = There are also 5 Princess cards (the black cat), 5 start cards, 72 cards of cardboard and 3 special toys.
rule-IIF-1-3 = A card of cardboard is taller than wide: its north and south sides are short, east and west long. Each side is open or a wall. It may show icons: toys of several kinds, and spray bottles.
rule-IIF-1-4 = Ruling: the cards of our deck are our own. It has four kinds of toys, 14 icons of each, and 12 spray bottles; 18 cards show nothing; no card has four walls. Who owns the game can play with a deck file of its cards.
rule-IIF-1-5 = Ruling: a special toy counts as one icon of every kind of toy; lying as cardboard, it has four open sides.
rule-IIF-2-1 = Everybody has a cat and its five cards face up before them: all see how many are left.
rule-IIF-2-2 = In the basic game there are as many Princess cards as players; the rest leave the game.
rule-IIF-2-3 = Cardboard and special toys are shuffled, and everybody is dealt two cards.
rule-IIF-2-3a = Ruling: a special toy dealt to a first hand goes back and is replaced; it is shuffled into the deck after the deal.
rule-IIF-2-4 = The deck is split into as many stacks as players, as equal as can be; one Princess is shuffled into each, and the stacks are put on top of each other.
rule-IIF-2-4a = Ruling: the larger stacks lie on top.
rule-IIF-2-5 = The starting player chooses a start card and puts it in the middle of the table. Clockwise, everybody else chooses one of those left and joins it to the line, short side to short side, at either end and either way round. Start cards that are left over leave the game. Then the starting player takes the first turn.
rule-IIF-2-5a = Ruling: who starts is drawn at random, or set before the game.
rule-IIF-2-5b = Ruling: a player with no legal place for a start card passes.
rule-IIF-3-1 = In your turn you either draw a card and play one from your hand, or lay down a sleeping cat and draw nothing.
rule-IIF-3-2 = What you draw goes to your hand, Princess too, and nobody else sees it; but a special toy is played at once.
rule-IIF-3-3 = From your hand you play a card of cardboard, after which you may lay an awake cat; or a Princess, after which you may not.
rule-IIF-3-4 = Ruling: if you can play none of your cards, you show and discard one of your choice, and your turn ends.
rule-IIF-4-1 = The table is a grid of cells for cards, all upright; a card may be turned by half a turn. Long sides meet long sides and short sides short sides.
rule-IIF-4-1a = Ruling: edge to edge, without an offset.
rule-IIF-4-2 = A card lies wholly on the table, in an empty cell. Cards on the table never move.
rule-IIF-4-2a = Ruling: the tables are 9 by 7 cells (coffee table), 13 by 9 (kitchen table, the usual one), 17 by 11 (dining table) and 31 by 21 (living-room floor). The first start card lies in the middle cell.
rule-IIF-4-3 = A card shares at least one edge with something that lies in a cell of the table.
rule-IIF-4-4 = Walls do not limit where a card may lie: wall to wall and wall to open side are both allowed.
rule-IIF-4-5 = Two neighbours whose touching sides are both open are connected. All cards that are connected make one box.
rule-IIF-4-6 = A box is closed when none of its cards has an open side at an empty cell or at the edge of the table.
rule-IIF-4-6a = Ruling: an open side at a neighbour's wall is shut off by that wall; one at the edge of the table stays open.
rule-IIF-5-1 = Right after playing cardboard, or a special toy as cardboard, you may lay one of your cats, awake. You may have several in one box.
rule-IIF-5-2 = It lies across two cards that are connected through their long sides; one of them is the card just played.
rule-IIF-5-3 = Nothing may lie across either of the two cards already: no cat, no Princess, no special toy.
rule-IIF-5-3a = Ruling: neither of them may itself be a sleeping cat or a Princess.
rule-IIF-5-4 = It may not lie in a box with another player's cat, awake or asleep, unless one of your own is in that box too. The box is judged with the card just played in it. Princess does not count.
rule-IIF-6-1 = Instead of drawing and playing, you may put one of your cats, asleep, into an empty cell as if it were cardboard. It shows no icons.
rule-IIF-6-1a = Ruling: a sleeping cat has four open sides.
rule-IIF-6-2 = It occupies the box it joins.
rule-IIF-6-2a = Ruling: it may not join a box that, with everything it connects, holds another player's cat and no other cat of yours.
rule-IIF-6-3 = A sleeping cat scores nothing unless its owner also has an awake cat in that box; then it counts as one that is awake.
rule-IIF-7-1 = Princess is played from hand instead of cardboard and replaces any player's cat on the table, awake or asleep, but no other Princess. The cat goes back to its owner.
rule-IIF-7-2 = She lies where the cat lay: across the two cards, or as the card in the cell, with four open sides.
rule-IIF-7-3 = She is nobody's cat, and a box with only Princess in it may be occupied again. Her spot stays taken.
rule-IIF-7-4 = With no cat on the table she cannot be played.
rule-IIF-8-1 = A special toy is played the moment it is drawn: across two free cards of one box that are connected through their long sides, in any box, whoever is in it.
rule-IIF-8-2 = Only if there is no such spot anywhere it is laid as cardboard.
rule-IIF-8-2a = Ruling: then it must be; if there is no place at all, it is discarded and the turn ends.
rule-IIF-8-3 = Ruling: it is the card played in this turn. An awake cat may follow only if it was laid as cardboard.
rule-IIF-9-1 = The end is triggered when the deck is empty, or when a player has laid their last cat. That turn is finished as usual. A cat that Princess sends home later changes nothing.
rule-IIF-9-2 = From the next turn on nobody draws and nobody lays sleeping cats: each turn one card from hand is played, and awake cats may still follow. Who has no card is skipped. When all hands are empty, the game is scored.
rule-IIF-9-2a = Ruling: who can play none of their cards then discards one, as before.
rule-IIF-10-1 = Box by box: a player counts awake cats there, and sleeping ones beside an awake one. The highest count above zero scores the box; all who share it score it in full.
rule-IIF-10-2 = A box is worth the icons of its most frequent kind of toy, less one for each spray bottle, covered or not. A special toy counts once. In a closed box both count double.
rule-IIF-10-3 = For each counted cat after the first in a box its player gets one point, never doubled.
rule-IIF-10-3a = Ruling: whether or not they scored the box.
rule-IIF-10-4 = Most points wins. A tie goes to the player with fewer negative points from spray bottles.
rule-IIF-10-4a = Ruling: what is still tied then is a shared victory.
rule-IIF-11-1 = Advanced: all Princess cards are shuffled into the whole deck; there are no stacks.
rule-IIF-11-1a = Ruling: all five, whatever the number of players.
rule-IIF-11-2 = Advanced: no wall may touch a wall, at start cards neither. Sleeping cats and special toys have no walls.
rule-IIF-11-3 = Advanced: there are no points for further cats in a box.
rule-IIF-11-4 = Advanced: a sleeping cat counts half when it is decided who scores a box.

# Why not
why-open-sides = The open sides are letters of NESW in that order, each once, not { $found }.
why-toy-name = A kind of toy is a short plain word of its own, not { $found }.
why-no-toys = There must be at least one kind of toy.
why-id-reserved = No card of a deck may be called { $id }.
why-start-cards = There are { $wanted } start cards in a deck, not { $count }.
why-table-size = A table is [columns, rows], not { $found }.
why-cat-twice = Only one player can have { $cat }.
why-not-two-cells = This should be two cells, the left one first, not { $found }.
why-not-side-by-side = These two cells do not lie side by side, the left one first.
why-no-such-card-id = The deck has no card called { $found }.
why-not-cardboard = This must be cardboard, not { $found }.
why-toy-in-hand = A special toy is never in a hand: it is played the moment it is drawn.
why-too-many-origins = There are { $count } entries here, more than Princesses in the hand.
why-stack-princess = Stack { $stack } does not say rightly whether a Princess is still in it.
why-stack-cards = The stacks have { $cards } cards, but the deck has { $deck }.
why-cell-twice = Something lies in cell { $at } already.
why-only-true = This can only be true; leave it away where it is not.
why-one-of = There should be exactly one of { $names } here, not { $count }.
why-no-setup = Start cards are left only in phase "setup".
why-too-many-start-cards = There are { $count } start cards; the game has { $most }.
why-too-many-cats = { $cat } lies on the table { $count } times; a player has { $most } cats.
why-too-many-princesses = There are { $count } Princess cards; the game has { $most }.
why-too-many-toys = There are { $count } special toys; the game has { $most }.
why-just-played = The card just played belongs only to phase "cat".
why-off-table = { $at } is beyond the edge of the table, which has { $columns } columns and { $rows } rows.
why-cell-has-cat = { $at } is taken: a cat of { $seat } sleeps there.
why-cell-taken = { $at } is taken: a card lies there.
why-touches-nothing = A card must share an edge with one on the table; at { $at } it would touch none.
why-turned-same = This card looks the same when it is turned, so that turning it is no other move.
why-wall-to-wall = The wall on the { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
    } side of { $at } would touch a wall.
why-not-a-cell = Name a cell of the table.
why-not-the-middle = The first start card lies in the middle cell, { $at }.
why-not-the-line = A start card joins the line of start cards at one of its ends; { $at } is neither.
why-choose-start-card = First everybody chooses a start card.
why-no-such-start-card = There are { $count } start cards left, numbered from 0; there is no { $card }.
why-others-box = { $seat } has a cat in that box, and you have none.
why-no-card-there = There is no card at { $at }.
why-wall-between = The card at { $at } has a wall on its { $side ->
    [east] east
   *[west] west
    } side, and nothing lies across a wall.
why-is-sleeper = A sleeping cat of { $seat } lies at { $at }, and nothing lies across a cat.
why-is-princess = Princess lies at { $at }, and nothing lies across her.
why-cat-across = A cat of { $seat } lies across the card at { $at } already.
why-princess-across = Princess lies across the card at { $at } already.
why-toy-across = A special toy lies across the card at { $at } already.
why-cat-or-done = You have played your card; lay an awake cat or say that you are done.
why-no-cat-left = You have no cat left to lay.
why-not-just-played = One of the two cards must be the one just played, at { $at }.
why-no-cat-there = No player's cat lies at { $at }.
why-only-princess-there = Princess lies at { $at }, and she does not replace herself.
why-lies-across = The cat at { $at } lies across two cards; name both, the left one first.
why-lies-in-cell = The cat at { $at } sleeps in one cell; name only that.
why-no-cat-named = Name the cat that Princess replaces.
why-toy-has-spot = There is a spot for the special toy across two cards, at { $at }, so it must lie across two cards.
why-toy-has-place = There is a place for the special toy, so it must be laid.
why-toy-first = The special toy must be played before anything else.
why-draw-first = First draw a card, or lay down a sleeping cat instead.
why-play-a-card = You have drawn; now play a card from your hand.
why-only-from-hand = The end is near: nobody draws, and no more cats lie down to sleep. Play a card from your hand.
why-no-such-hand-card = There are { $count } cards in your hand, numbered from 0; there is no { $card }.
why-can-play = Card { $card } of your hand can be played, so you may not discard.
why-no-cat-on-table = There is no cat on the table that Princess could replace.
why-no-place-for-card = Wherever this card could lie, a wall of it would touch a wall.
why-table-bare = There is no card on the table that it could join.
why-table-full = There is no empty cell left beside a card.
why-other-card = The card is another one.
why-is-not-princess = Card { $card } of your hand is not Princess.
why-is-her = Card { $card } of your hand is Princess; she replaces a cat.

# What happens
fits-a-card = a card
fits-no-icon = no icon
fits-card = { $icons }, walls { $walls }
fits-whose = { $cat } ({ $who })
fits-nobody = nobody yet
fits-asleep = nobody: only sleeping cats
said-fits-dealt = { $who } is dealt a card: { $card }.
said-fits-dealt-hidden = { $who } is dealt a card.
said-fits-drawn = What { $who } drew: { $card }.
said-fits-drawn-toy = It is a special toy, and { $who } must play it at once.
said-fits-draw = { $who } draws.
said-fits-start = { $who } puts a start card at { $at }: { $card }.
said-fits-place = { $who } plays cardboard at { $at }: { $card }.
said-fits-discard = { $who } can play nothing and discards: { $card }.
said-fits-discard-toy = There is no room for the special toy, and { $who } discards it.
said-fits-sleep = { $who }'s { $cat } lies down to sleep at { $at }.
said-fits-cat = { $who }'s { $cat } settles across { $at } and the card to its east.
said-fits-toy = { $who } lays the special toy across { $at } and the card to its east.
said-fits-toy-cell = { $who } lays the special toy at { $at }, as cardboard.
said-fits-princess = { $who } plays Princess at { $at }: { $cat } goes home.
said-fits-princess-across = { $who } plays Princess across { $at }: { $cat } goes home.
said-fits-last-cat = { $who } has laid the last cat: from the next turn on only hands are played out [IIF-9.1].
said-fits-deck-empty = The deck is empty: from the next turn on only hands are played out [IIF-9.1].
fits-box = { $closed ->
    [yes] closed,
   *[no] open,
    } { $cards ->
    [one] 1 card
   *[other] { $cards } cards
    }, best toy { $toys }, spray bottles { $sprays }: { $value ->
    [one] 1 point
   *[other] { $value } points
    } for { $who }
said-fits-points = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
    }: { $how }.
how-fits-box = { $value } for the box at { $at }
how-fits-box-sprays = { $value } for the box at { $at } ({ $toys } toys less { $sprays })
how-fits-box-closed = { $value } for the closed box at { $at } (twice { $toys })
how-fits-box-closed-sprays = { $value } for the closed box at { $at } (twice { $toys } less { $sprays })
how-fits-further = { $count } for further cats
how-fits-nothing = nothing scored
said-fits-tie = A tie, which goes to who took the fewest negative points: { $least } [IIF-10.4].
said-fits-tie-shared = A tie that nothing breaks [IIF-10.4].

# At the table
fits-you = you
fits-you-are = You are { $name }, and your cat is { $cat }.
fits-seat = { $who } { $cats } · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
    } · { $points ->
    [one] 1 point
   *[other] { $points } points
    }
fits-deck = Deck: { $count }.
fits-deck-stacks = Deck: { $count }, in stacks of { $stacks }.
fits-ending = The end is near: hands are played out.
fits-ask-start = Which start card do you choose?
fits-ask-turn = Your turn. Enter draws a card; or lay down a sleeping cat instead: type the number of a cell.
fits-ask-draw = Your turn. Enter draws a card.
fits-ask-play = Which card do you play?
fits-ask-discard = You can play none of these. Which one do you discard?
fits-ask-place = { $card }: where to? Type the number of a cell, or x,y; b goes back.
fits-ask-place-turn = { $card }: where to? Type the number of a cell, or x,y; with a t behind it the card is turned round: 3t. b goes back.
fits-ask-cat = Do you lay a cat? Type the number of a spot, or Enter: done.
fits-ask-toy = A special toy! It must lie across two cards: type the number of a spot.
fits-ask-toy-cell = A special toy, and there is no spot across two cards: type the number of a cell.
fits-ask-princess = Whose cat does Princess send home? Type its number, or x,y; b goes back.
fits-option-discard-toy = discard it
help-if-it-fits = A move: Enter to draw, the number of a card, then of a cell, or both at once: 1 7, or 1 6,4; 7t turns the card round.
    b: a question back · u: take your last move back, until a card is drawn or shown or somebody else plays
    ?: the rule behind the last refusal · ? 4.3 or ? princess: any rule, by number or by words in it · r: all rules · Enter: draw the table again
    t: the boxes, what each is worth now and to whom · l: the log · s: save · q: save and leave
fits-legend = { $letters } · (*) special toy · zz asleep · a dark line is a wall

# Decks
fits-deck-good = A deck of { $cards } cards and { $start } start cards for { $game }.
fits-deck-not-72 = The published game has 72 cards of cardboard; with { $cards } a game has another length.
fits-deck-counts = Icons: { $toys }, spray bottles { $sprays }; { $empty } cards show nothing. Cards by their number of walls: { $walls }.
fits-deck-cards = Cardboard: { $count }
fits-deck-start-cards = Start cards: { $count }
fits-deck-always = In every deck

# Simulations
fits-figures-boxes = Boxes a game: { $boxes }, of which closed { $boxes_closed }. Scored boxes: { $scored_boxes }, closed { $scored_boxes_closed }.
fits-figures-end = The end came by an empty deck in { $deck }, by a last cat in { $cats } of the games.
