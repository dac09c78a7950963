# If It Fits: rules, refused moves, and the game log.

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
icon-spray = spray bottle
side-N = N
side-E = E
side-S = S
side-W = W

# The rules
rule-IIF-1-1 = The game is for two to five players. There are five cats: Lilly, Charlie, Milo, Jack and Izzy. Each has five cards, awake on one side and asleep on the other.
rule-IIF-1-2 = There are also 5 Princess cards (a black cat), 5 start cards, 72 cardboard cards and 3 special toys.
rule-IIF-1-3 = A cardboard card is taller than it is wide: its north and south sides are short, its east and west sides long. Each side is either open or a wall. A card may show icons: several kinds of toys, and spray bottles.
rule-IIF-1-4 = Ruling: the cards in our deck are our own design. It has four kinds of toys with 14 icons each, and 12 spray bottles; 18 cards show nothing; no card has four walls. If you own the game, you can play with a deck file of its cards.
rule-IIF-1-5 = Ruling: a special toy counts as one icon of every kind of toy. Placed as cardboard, it has four open sides.
rule-IIF-2-1 = Each player has one of the cats, with its five cards face up in front of them, so everyone sees how many are left.
rule-IIF-2-2 = In the basic game, use as many Princess cards as there are players. The rest leave the game.
rule-IIF-2-3 = Shuffle the cardboard and special toys. Each player is dealt two cards.
rule-IIF-2-3a = Ruling: a special toy dealt to a starting hand is replaced. After the deal, it's shuffled into the draw pile.
rule-IIF-2-4 = The draw pile is split into as many stacks as there are players, as equal as possible. One Princess is shuffled into each stack, and the stacks are put on top of each other.
rule-IIF-2-4a = Ruling: the larger stacks go on top.
rule-IIF-2-5 = The starting player chooses a start card and puts it in the center of the table. Then, clockwise, each other player chooses one of the remaining start cards and adds it to either end of the line, short side to short side, either way around. Unused start cards leave the game. Then the starting player takes the first turn.
rule-IIF-2-5a = Ruling: the starting player is chosen at random or set before the game.
rule-IIF-2-5b = Ruling: a player who can't place a start card is skipped.
rule-IIF-3-1 = On your turn, either draw a card and play one from your hand, or place a sleeping cat without drawing.
rule-IIF-3-2 = The card you draw goes to your hand unseen by others, even a Princess. A special toy is played immediately.
rule-IIF-3-3 = From your hand, play either a cardboard card, after which you may place an awake cat, or a Princess, after which you may not.
rule-IIF-3-4 = Ruling: if you can't play any of your cards, show and discard one of your choice. Your turn ends.
rule-IIF-4-1 = The table is a grid of cells. All cards are upright; you may rotate a card by 180 degrees. Long sides touch long sides, short sides touch short sides.
rule-IIF-4-1a = Ruling: cards lie edge to edge, never offset.
rule-IIF-4-2 = A card must lie entirely on the table, in an empty cell. Cards on the table never move.
rule-IIF-4-2a = Ruling: tables have 9 by 7 cells (coffee table), 13 by 9 (kitchen table, the default), 17 by 11 (dining table) or 31 by 21 (living-room floor). The first start card goes in the middle cell.
rule-IIF-4-3 = A card must share at least one edge with something that already lies in a cell.
rule-IIF-4-4 = Walls don't limit placement: wall to wall and wall to open side are both allowed.
rule-IIF-4-5 = Two neighboring cards are connected if the sides that touch are both open. All connected cards form one box.
rule-IIF-4-6 = A box is closed if none of its cards has an open side facing an empty cell or the edge of the table.
rule-IIF-4-6a = Ruling: a neighbor's wall closes off an open side. An open side at the edge of the table stays open.
rule-IIF-5-1 = Right after playing cardboard (or a special toy as cardboard), you may place one of your cats awake. You may have several cats in one box.
rule-IIF-5-2 = An awake cat lies across two cards that are connected through their long sides. One of them must be the card you just played.
rule-IIF-5-3 = Neither card may already have a cat, a Princess or a special toy lying across it.
rule-IIF-5-3a = Ruling: neither card may itself be a sleeping cat or a Princess.
rule-IIF-5-4 = You can't place it in a box with another player's cat, awake or asleep, unless the box also has one of your own. This is checked after the card you just played has joined its box. Ignore Princess.
rule-IIF-6-1 = Instead of drawing and playing, you may place one of your cats asleep in an empty cell, as if it were cardboard. It shows no icons.
rule-IIF-6-1a = Ruling: a sleeping cat has four open sides.
rule-IIF-6-2 = A sleeping cat occupies the box it joins.
rule-IIF-6-2a = Ruling: you can't place it if the box it joins, together with everything it connects, holds another player's cat but no other cat of yours.
rule-IIF-6-3 = A sleeping cat scores nothing unless its owner also has an awake cat in the same box. Then it counts as awake.
rule-IIF-7-1 = A Princess is played from your hand instead of cardboard. She replaces any player's cat on the table, awake or asleep, but not another Princess. The cat returns to its owner.
rule-IIF-7-2 = She lies exactly where the cat was: across the two cards, or as the card in the cell, with four open sides.
rule-IIF-7-3 = She is nobody's cat. A box with only a Princess can be occupied again, but her spot stays taken.
rule-IIF-7-4 = She can't be played if there are no cats on the table.
rule-IIF-8-1 = A special toy is played as soon as it's drawn: across two free cards of one box that are connected through their long sides. Any box is allowed, no matter who is in it.
rule-IIF-8-2 = It's placed as cardboard only if there's no such spot anywhere.
rule-IIF-8-2a = Ruling: you must then place it. If there's no cell for it at all, it's discarded and the turn ends.
rule-IIF-8-3 = Ruling: it counts as the card you play this turn. An awake cat may follow only if the toy was placed as cardboard.
rule-IIF-9-1 = The end is triggered when the draw pile is empty or a player has placed their last cat. That turn is finished normally. A cat that a Princess sends home later doesn't change this.
rule-IIF-9-2 = From the next turn on, nobody draws or places sleeping cats. Each turn, play one card from hand; awake cats may still follow. Players without cards are skipped. When all hands are empty, the game is scored.
rule-IIF-9-2a = Ruling: a player who can't play any of their cards still discards one.
rule-IIF-10-1 = Score box by box. Count each player's awake cats there, plus their sleeping cats if they have an awake one in it. The player with the highest count above zero scores the box; tied players all score it in full.
rule-IIF-10-2 = A box is worth the number of icons of its most frequent toy, minus one per spray bottle, covered or not. A special toy counts once. In a closed box, toys and spray bottles both count double.
rule-IIF-10-3 = Each player gets one point for every counted cat after their first in a box. These points are never doubled.
rule-IIF-10-3a = Ruling: this applies whether or not the player scored the box.
rule-IIF-10-4 = The player with the most points wins. In a tie, the player with the fewest negative points from spray bottles wins.
rule-IIF-10-4a = Ruling: if players are still tied, they share the win.
rule-IIF-11-1 = Advanced: all Princess cards are shuffled into the whole draw pile, without stacks.
rule-IIF-11-1a = Ruling: all five are used, no matter how many players there are.
rule-IIF-11-2 = Advanced: a wall may not touch another wall, not even on start cards. Sleeping cats and special toys have no walls.
rule-IIF-11-3 = Advanced: there are no points for extra cats in a box.
rule-IIF-11-4 = Advanced: a sleeping cat counts half when determining who scores a box.

# Why not
why-open-sides = Open sides are letters from NESW in that order, each at most once, not { $found }.
why-toy-name = A kind of toy needs a short, simple and unique name, not { $found }.
why-no-toys = There must be at least one kind of toy.
why-id-reserved = A card in a deck can't be called { $id }.
why-start-cards = A deck has { $wanted } start cards, not { $count }.
why-table-size = A table is [columns, rows], not { $found }.
why-cat-twice = Only one player can have { $cat }.
why-not-two-cells = This must be two cells, the left one first, not { $found }.
why-not-side-by-side = These two cells aren't side by side, left one first.
why-no-such-card-id = The deck has no card called { $found }.
why-not-cardboard = This must be a cardboard card, not { $found }.
why-toy-in-hand = A special toy can't be in a hand: it's played as soon as it's drawn.
why-too-many-origins = There are { $count } entries here, but fewer Princess cards in the hand.
why-stack-princess = "princess" doesn't match the cards of stack { $stack } in the draw pile.
why-stack-cards = The stacks add up to { $cards } cards, but the draw pile has { $deck }.
why-cell-twice = There's already something in cell { $at }.
why-only-true = This can only be true. Leave it out otherwise.
why-one-of = Exactly one of { $names } must be given here, not { $count }.
why-no-setup = Start cards can be left over only in phase "setup".
why-too-many-start-cards = There are { $count } start cards; the game has { $most }.
why-too-many-cats = { $cat } is on the table { $count } times; a player has only { $most } cats.
why-too-many-princesses = There are { $count } Princess cards; the game has { $most }.
why-too-many-toys = There are { $count } special toys; the game has { $most }.
why-just-played = "just_played" is only allowed in phase "cat".
why-off-table = { $at } is off the table, which has { $columns } columns and { $rows } rows.
why-cell-has-cat = This spot is taken: one of { $seat }'s cats is asleep there.
why-cell-taken = This spot is taken: there's already a card.
why-touches-nothing = A card must share an edge with a card on the table.
why-turned-same = This card looks the same when rotated.
why-wall-to-wall = The wall on the { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
    } side of { $at } would touch another wall.
why-not-a-cell = Choose a cell of the table.
why-not-the-middle = The first start card goes in the middle cell, { $at }.
why-not-the-line = A start card must go at one end of the line; { $at } isn't an end.
why-choose-start-card = Everyone chooses a start card first.
why-no-such-start-card = There's no start card { $card }: { $count } are left, numbered from 0.
why-others-box = { $seat } has a cat in that box and you don't.
why-no-card-there = There's no card at { $at }.
why-wall-between = The card at { $at } has a wall on its { $side ->
    [east] east
   *[west] west
    } side, and nothing can lie across a wall.
why-is-sleeper = One of { $seat }'s cats is asleep at { $at }, and nothing can lie across a cat.
why-is-princess = There's a Princess at { $at }, and nothing can lie across her.
why-cat-across = One of { $seat }'s cats already lies across the card at { $at }.
why-princess-across = A Princess already lies across the card at { $at }.
why-toy-across = A special toy already lies across the card at { $at }.
why-cat-or-done = You've played your card. Place an awake cat or end your turn.
why-no-cat-left = You have no cats left.
why-not-just-played = One of the two cards must be the one you just played, at { $at }.
why-no-cat-there = There's no cat at { $at } for Princess to replace.
why-only-princess-there = There's a Princess at { $at }, and a Princess can't replace another one.
why-lies-across = The cat at { $at } lies across two cards. Choose both, the left one first.
why-lies-in-cell = The cat at { $at } is asleep in one cell. Choose only that cell.
why-no-cat-named = Choose the cat that Princess replaces.
why-toy-has-spot = The special toy must lie across two cards, and there's a spot for it at { $at }.
why-toy-has-place = You can't discard the special toy: there's a spot for it.
why-toy-first = You must play the special toy first.
why-draw-first = Draw a card first, or place a sleeping cat instead.
why-play-a-card = You've drawn a card. Now play one from your hand.
why-only-from-hand = The game is ending: no more drawing and no more sleeping cats. Play a card from your hand.
why-no-such-hand-card = There's no card { $card } in your hand: you have { $count }, numbered from 0.
why-can-play = You can't discard: card { $card } in your hand can be played.
why-no-cat-on-table = There's no cat on the table for Princess to replace.
why-no-place-for-card = Wherever you put this card, one of its walls would touch another wall.
why-table-bare = There's no card on the table to join.
why-table-full = There's no empty cell left next to a card.
why-other-card = That's a different card.
why-is-not-princess = Card { $card } in your hand isn't a Princess.
why-is-her = Card { $card } in your hand is a Princess: choose a cat for her to replace.

# What happens
fits-a-card = a card
fits-no-icon = no icons
fits-card = { $icons }, walls { $walls }
fits-whose = { $cat } ({ $who })
fits-nobody = nobody yet
fits-asleep = nobody (only sleeping cats)
said-fits-dealt = { $who } is dealt a card: { $card }.
said-fits-dealt-hidden = { $who } is dealt a card.
said-fits-drawn = { $who } drew { $card }.
said-fits-drawn-toy = It's a special toy: { $who } must play it right away.
said-fits-draw = { $who } draws a card.
said-fits-start = { $who } places a start card at { $at }: { $card }.
said-fits-place = { $who } plays cardboard at { $at }: { $card }.
said-fits-discard = { $who } can't play any card and discards one: { $card }.
said-fits-discard-toy = There's no room for the special toy, so { $who } discards it.
said-fits-sleep = { $who }'s { $cat } goes to sleep at { $at }.
said-fits-cat = { $who }'s { $cat } settles across { $at } and the card to its east.
said-fits-toy = { $who } places the special toy across { $at } and the card to its east.
said-fits-toy-cell = { $who } places the special toy at { $at } as cardboard.
said-fits-princess = { $who } plays Princess at { $at }: { $cat } goes home.
said-fits-princess-across = { $who } plays Princess across { $at }: { $cat } goes home.
fits-points-each = { $points ->
    [one] { $points } point
   *[other] { $points } points
    }{ $count ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }each
    }
said-fits-taken = { $who } { $count ->
    [one] takes
   *[other] take
    } { $whose ->
    [yours] your box
    [ours] the box that you shared,
    [shared] the box that you shared with { $whom },
    [joint] the box shared with { $whom },
    [several] the boxes of { $whom }
   *[theirs] { $whom }'s box
    } with { $halves ->
    [2] { $cats } cat
   *[other] { $cats } cats
    }{ $count ->
    [one] { "" }
   *[other] { " " }each
    }{ $against ->
    [0] { "" }
   *[other] { " " }to { $against }
    }: { $points }
said-fits-shared = { $whose ->
    [yours] You and { $whom } share
   *[theirs] { $whom } share
    } a box with { $halves ->
    [2] { $cats } cat
   *[other] { $cats } cats
    } each: { $points }
said-fits-closed = { $whose ->
    [yours] Your box
    [nobodys] A box
   *[theirs] { $whom }'s box
    } closed, { $points }
said-fits-worth-now = { $whose ->
    [yours] Your box
    [shared] The box that you share with { $whom }
   *[theirs] { $whom }'s box
    } { $way ->
    [up] rises
   *[down] falls
    } to { $points }
said-fits-last-cat = { $who } has placed their last cat. From the next turn on, nobody draws or places sleeping cats. Everyone plays the rest of their hand, one card per turn; an awake cat may still follow [IIF-9.2].
said-fits-deck-empty = The draw pile is empty. From the next turn on, nobody draws or places sleeping cats. Everyone plays the rest of their hand, one card per turn; an awake cat may still follow [IIF-9.2].
fits-box = { $closed ->
    [yes] closed,
   *[no] open,
    } { $cards ->
    [one] 1 card
   *[other] { $cards } cards
    }, { $toys } × most frequent toy, { $sprays } × spray bottle: { $value ->
    [one] { $value } point
   *[other] { $value } points
    } for { $who }
said-fits-points = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
    } – { $how }.
how-fits-box = { $value } for the box at { $at }
how-fits-box-sprays = { $value } for the box at { $at } ({ $toys } for toys − { $sprays } for spray bottles)
how-fits-box-closed = { $value } for the closed box at { $at } (2 × { $toys })
how-fits-box-closed-sprays = { $value } for the closed box at { $at } (2 × { $toys } − 2 × { $sprays })
how-fits-further = { $count } for extra cats
how-fits-nothing = no points scored
said-fits-tie = Tie: the player with the fewest negative points ({ $least }) wins [IIF-10.4].
said-fits-tie-shared = Tie: the win is shared [IIF-10.4].

# At the table
fits-you = you
fits-you-are = You are { $name }, and your cat is { $cat }.
fits-seat = { $who } { $cats } · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
    } · { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
fits-deck = Draw pile: { $count }.
fits-deck-stacks = Draw pile: { $count }, in stacks of { $stacks }.
fits-ending = The game is ending: play the rest of your hand. You can still place awake cats.
fits-ask-start = Choose a start card.
fits-ask-turn = Your turn. Enter: draw a card. Or type the number of a cell to place a sleeping cat there.
fits-ask-draw = Your turn. Enter: draw a card.
fits-ask-play = Choose a card to play.
fits-ask-discard = You can't play any of these. Choose one to discard.
fits-ask-place = { $card }: where? Type the number of a cell, or x,y. b: back.
fits-ask-place-turn = { $card }: where? Type the number of a cell, or x,y. Add t to turn the card: 3t. b: back.
fits-ask-cat = Place a cat? Type the number of a spot. Enter: end turn.
fits-ask-toy = A special toy! It must lie across two cards. Type the number of a spot.
fits-ask-toy-cell = A special toy! There's no spot across two cards, so type the number of a cell.
fits-ask-princess = Choose a cat for Princess to send home. Type its number, or x,y. b: back.
fits-option-discard-toy = discard it
help-if-it-fits = Moves: Enter to draw. Type the number of a card, then of a cell, or both at once: 1 7, or 1 6,4. 7t turns the card.
    b: back · u: undo your last move, until a card is drawn or shown or someone else plays
    ?: why your last move was refused · ? 4.3 or ? princess: any rule, by number or by words in it · r: all rules · Enter: redraw the table
    t: the boxes, what they're worth and to whom · l: log · s: save · q: save and quit
fits-legend = { $letters } · (*) special toy · zz asleep · dark lines are walls

# Decks
fits-deck-good = Valid { $game } deck with { $cards } cards and { $start } start cards.
fits-deck-not-72 = The published game has 72 cardboard cards. With { $cards }, games are longer or shorter.
fits-deck-counts = Icons: { $toys }, spray bottles { $sprays }. Cards without icons: { $empty }. Cards by number of walls: { $walls }.
fits-deck-cards = Cardboard: { $count }
fits-deck-start-cards = Start cards: { $count }
fits-deck-always = In every deck

# Simulations
fits-figures-boxes = Boxes per game: { $boxes } ({ $boxes_closed } closed). Scored boxes: { $scored_boxes } ({ $scored_boxes_closed } closed).
fits-figures-end = The draw pile ran out in { $deck } of the games; a player placed their last cat in { $cats }.
