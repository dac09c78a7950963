# Here, Kitty, Kitty!: rules, refused moves, cards, and the game log.

here-kitty-kitty = Here, Kitty, Kitty!
gray = gray
orange = orange
white = white
neighborhood = the Neighborhood
yard = the Yard
porch = the Porch
house = the House
instant = Instant
standard = Standard
defensive = Defensive

# The rules
rule-HKK-1-1 = The game is for two to six players. There are 40 cats, ten each in black, gray, orange and white, and 51 cards. Each player has a property with a House, a Porch and a Yard. The Neighborhood is in the middle.
rule-HKK-1-2 = Your neighbors are the players directly to your left and right. With two players, both are the same player.
rule-HKK-2-1 = All cats start in the Neighborhood. The hand limit is 3 cards, or 2 with 2 or 6 players.
rule-HKK-2-2 = With 6 players, remove Cat in Heat, The Cat's Pajamas, Fireworks, Hairball, One Cool Cat and Tuna from the deck. With 2 players, remove Alarm System, three Cat Burglars, Can Opener, Cat Fight, Catnap, Catnip!, one Foster Kittens, Hairball and Stray Dog.
rule-HKK-2-3 = Each player is dealt a full hand without Instants. Then the Instants are shuffled into the draw pile.
rule-HKK-2-3a = Ruling: the starting player is chosen at random or set before the game.
rule-HKK-3-1 = On your turn, take two actions, then draw up to the hand limit. An action is one of these: move one cat one space, play one card, or discard. You may take the same action twice.
rule-HKK-3-1a = Ruling: you may discard any number of cards with one action.
rule-HKK-3-2 = On your own property, you can move a cat between the Neighborhood and the Yard, the Yard and the Porch, or the Porch and the House, in either direction.
rule-HKK-3-2a = Ruling: you must take both actions if you can. Actions you can't take are lost.
rule-HKK-3-3 = Draw up to the hand limit, one card at a time, as long as there are cards in the draw pile. If you draw an Instant, resolve it immediately, then keep drawing.
rule-HKK-3-4 = Ruling: if nobody has played or discarded a card for three full rounds, the final round begins at the end of the current turn.
rule-HKK-4-1 = Instants take effect when drawn and affect everyone. Standard cards cost an action. Defensive cards are free and are played out of turn, in the response window named on the card; lasting ones cost an action.
rule-HKK-4-2 = Lasting cards stay under your property, visible to everyone. All other cards go face up on the discard pile.
rule-HKK-4-3 = Numbers on a card are maximums for the player who plays it. The player who gives up or moves cats chooses which ones, except with Cat Burglar. With Instants, what you gain is a maximum; what you lose is exact, or all you have if that's fewer.
rule-HKK-4-3a = Ruling: you must ask for at least one cat, and the player must move as many as you ask for, or as many as they have.
rule-HKK-4-4 = If the Neighborhood doesn't have enough cats for a card, the missing ones may be taken from other players' Yards.
rule-HKK-4-4a = Ruling: the number of missing cats is the card's number minus the cats in the Neighborhood, whether or not you take those. No window opens for this.
rule-HKK-4-5 = Ruling: you can play a card that targets a player only if another player has a cat it could move; "any property" may be your own. You may play a card without a target even if it does nothing.
rule-HKK-5-1 = When a player declares a move or plays a Standard card, the other players may cancel it, in clockwise order. The first to do so closes the window. A canceled move or card has no effect; the card is discarded and the action is spent.
rule-HKK-5-1a = Ruling: no window opens if every card that could respond is known to be out of play.
rule-HKK-5-2 = After a Standard card that isn't lasting has taken effect, each player may copy it once; the player who played it is asked last. A copy can be canceled like the card itself, but can't be copied again.
rule-HKK-5-2a = Ruling: Defensive cards can't be copied.
rule-HKK-5-3 = Before an Instant is resolved, each player may shield one player, clockwise from the player who drew it. Choices it requires are made in the same order.
rule-HKK-5-4 = Each time a player has refilled their hand, each player may play Land on Your Feet, clockwise from that player. Lasting Defensive cards can be canceled like Standard cards.
rule-HKK-5-5 = A window never reveals who holds what: everyone is asked, whether or not they could respond.
rule-HKK-6-1 = When the last card is drawn, the current turn is finished. Then everyone, starting with the next player, takes one more turn of two actions without refilling their hand.
rule-HKK-7-1 = Each cat scores 5 points in the House, 3 on the Porch and none in the Yard. Cats on Foster Kittens and Special Needs Kitty are on the property.
rule-HKK-7-2 = For each color in which you have five or more cats: 5 points.
rule-HKK-7-3 = If you have at least one cat of each color: 5 points.
rule-HKK-7-4 = For each color in which you have the most cats: 3 points. Tied players all score.
rule-HKK-7-4a = Ruling: you need at least one cat.
rule-HKK-7-5 = If all cats in your House are the same color: 10 points.
rule-HKK-7-5a = Ruling: you need at least one cat.
rule-HKK-7-6 = Each Best in Show in hand: 2 points.
rule-HKK-7-7 = The player with the most points wins. In a tie, the player with the most cats on the property wins, then the one with the most cats of a single color.
rule-HKK-7-7a = Ruling: if players are still tied, they share the win.
rule-HKK-8 = The deck has 51 cards of 28 kinds; each card says what it does. The number of copies and most effects are our own design.

# What cards do
card-rain = Each player moves half of the cats in their Yard, rounded up, to the Porch. The others go back to the Neighborhood.
card-fewest-take = Every player with the fewest cats in their House takes one cat from the Neighborhood into it.
card-each-takes = Each player takes one cat from the Neighborhood to { $to }, starting with the player who drew this card and going left.
card-each-sends = Each player moves { $count ->
    [one] one cat
   *[other] { $count } cats
    } from { $from } to { $to }.
card-pass-left = Each player picks a cat in their Yard. All these cats move at the same time to the Yard of the player on the left.
card-steal = Steal one cat of your choice from anywhere on another player's property. It moves to { $to } on yours.
card-lure = Move { $count ->
    [one] one cat
   *[other] up to { $count } cats
    } from the Neighborhood to { $to }.
card-startle = On any property, one cat moves { $spaces ->
    [one] one space
   *[other] up to { $spaces } spaces
    } inward or outward. You choose the direction; the owner picks the cat.
card-foster = Lasting: put { $count ->
    [one] one cat
   *[other] up to { $count } cats
    } from the Neighborhood on this card. When your next turn begins, they move to { $to }.
card-adopt = Lasting: put one cat from the Neighborhood on this card. It counts as being in your House and can never be moved.
card-send = Choose a player, who moves { $count ->
    [one] one cat
   *[other] up to { $count } cats
    } from { $from } to { $to }.
card-draw = Draw { $count ->
    [one] a card
   *[other] { $count } cards
    }, even beyond your hand limit. Instants don't count.
card-return = Take a card from the discard pile into your hand, except Instants and cards with this name.
card-run = Move one of your cats { $spaces ->
    [one] one space
   *[other] up to { $spaces } spaces
    } inward. Or keep this card in hand for { $points ->
    [one] 1 point
   *[other] { $points } points
    } at the end.
card-herd = Move { $count ->
    [one] one cat one space inward.
   *[other] up to { $count } different cats one space inward each.
    }
card-fight = Choose a player, who moves two cats from their Yard, one to each of their neighbors' Yards.
card-ward = Lasting: { $against } can't be played on you.
card-insure = Lasting: whenever another player's card or an Instant makes cats leave your property, take one cat from the Neighborhood into your Yard.
card-cancel = Cancel another player's move or card.
card-cancel-some = Cancel { $cancels }. Or shield a player from { $shields }.
card-land = After any player refills their hand: move one of your cats { $spaces ->
    [one] one space
   *[other] up to { $spaces } spaces
    } inward.
card-copy = After a Standard card has taken effect, use the same effect with your own choices.

# Why not
why-no-such-card-here = There's no card { $found } in this deck.
why-effect-type = A card of type { $type } can't have the effect "{ $effect }".
why-effect-lasting = "lasting" doesn't match the card's effect, "{ $effect }".
why-zones-outward = Cats are sent outward: "to" must be farther out than "from".
why-zones-inward = Cats are taken onto the property: "to" can't be the Neighborhood.
why-no-target = There's nobody you can play this card on.
why-all-warded = There's nobody you can play this card on: { $seat } has an Alarm System.
why-warded = { $seat } has an Alarm System against this card.
why-not-takable = { $card } can take only cards from the discard pile, except Instants and cards with the same name.
why-not-missing = { $card } may take cats from other players' Yards only if the Neighborhood doesn't have enough.
why-not-a-target = { $seat } has no cat that this card could move.
why-too-many-asked = That's { $count } cats; the card allows { $most }.
why-does-nothing = { $card } has no effect right now, so there's nothing to choose.
why-not-to-pick = You can't choose that for { $card }.
why-not-so = { $card } doesn't allow that.
why-shield-whom = Choose the player to shield.
why-no-such-cat = There's no { $color } cat { $zone ->
    [house] in your House
    [porch] on your Porch
    [yard] in your Yard
   *[neighborhood] in the Neighborhood
    }.
why-card-not-held = You don't have that card.
why-take-an-action = Take an action: move a cat, play a card, or discard.
why-copy-in-window = You can play Copy Cat only right after a Standard card has taken effect.
why-defensive-in-window = { $card } is a response. You can't play it as an action.
why-nothing-to-pick = Nobody has to choose cats right now.
why-not-one-space = A cat moves one space at a time. From { $from } to { $to } isn't one space.
why-not-ascending = Give the hand positions of the cards to discard in ascending order, at least one.
why-instant-played = { $card } is an Instant. It takes effect when drawn.
why-instant-in-hand = { $card } is an Instant and can't be in a hand.
why-not-lasting = { $card } isn't a lasting card.
why-too-many-cats-there = There are too many cats on { $card }.
why-too-many-of-a-color = There are { $count } { $color } cats; the game has { $most }.
why-too-many-copies = There are { $count } copies of { $card }; the game has { $most }.
why-pending-phase = { $phase ->
    [turn] "pending" isn't allowed in phase "turn".
    [over] "pending" isn't allowed in phase "over".
   *[other] "pending" is required in phase "{ $phase }".
    }
why-agenda-base = The agenda must start with the rest of the current player's turn.
why-agenda-unsettled = The agenda doesn't match the effects in progress.
why-agenda-step = This step isn't possible here.
why-agenda-top = The agenda must end with a step in which a player is asked something.
why-agenda-other = The agenda doesn't match the rest of the position.
why-one-lander = A deck can have only one kind of card that is played after a player refills their hand.
why-agenda-short = This step is incomplete.
why-not-an-instant = Players can be shielded only from Instants.
why-needs-agenda = With a copied card, the position also needs the agenda that export writes.
why-not-declared = Only a move or a played card can be pending here.
why-asked-himself = The acting player can't be asked to cancel their own action.

# What happens
kitty-a-card = a card
kitty-cat-in = { $color } ({ $zone })
kitty-yard-of = { $color } from { $who }'s Yard
kitty-spaces = { $count ->
    [one] one space
   *[other] { $count } spaces
    }
kitty-count = { $count ->
    [one] one cat
   *[other] { $count } cats
    }
kitty-cats = { $count ->
    [one] { $color ->
        [black] a black cat
        [gray] a gray cat
        [orange] an orange cat
       *[white] a white cat
    }
   *[other] { $color ->
        [black] { $count } black cats
        [gray] { $count } gray cats
        [orange] { $count } orange cats
       *[white] { $count } white cats
    }
    }
kitty-no-cat = no cat
kitty-from = from { $whose ->
    [you] your
    [other] { $who }'s
   *[nobody] the
    } { $zone ->
    [house] House
    [porch] Porch
    [yard] Yard
   *[neighborhood] Neighborhood
    }
kitty-to = { $zone ->
    [card] onto
   *[other] to
    } { $whose ->
    [you] your
    [other] { $who }'s
   *[nobody] the
    } { $zone ->
    [house] House
    [porch] Porch
    [yard] Yard
    [card] card
   *[neighborhood] Neighborhood
    }
kitty-for-neighbor = { $cats } for { $who } ({ $side ->
    [left] left
   *[right] right
    })
kitty-plan-cats = { $cats } { $count ->
    [one] moves
   *[other] move
    } { $from } { $to }
kitty-plan-nothing = no cat moves
kitty-plan-return = { $who } takes { $card } from the discard pile
kitty-plan-startle = one of { $whom ->
    [you] your
   *[other] { $who }'s
    } cats moves { $count ->
    [one] one space
   *[other] { $count } spaces
    } { $way ->
    [in] inward
   *[out] outward
    }
kitty-plan-send = { $whom ->
    [you] you move
   *[other] { $who } moves
    } { $count ->
    [one] one cat
   *[other] { $count } cats
    } { $from } { $to }
kitty-plan-fight = { $whom ->
    [you] you move
   *[other] { $who } moves
    } { $count ->
    [one] one cat from the Yard to { $left }'s Yard or { $right }'s Yard
   *[other] one cat from the Yard to { $left }'s Yard and one to { $right }'s Yard
    }
said-kitty-dealt = { $who } is dealt { $card }.
said-kitty-dealt-hidden = { $who } is dealt a card.
said-kitty-drawn = { $who } draws { $card }.
said-kitty-drawn-hidden = { $who } draws a card.
said-kitty-instant = { $who } draws an Instant: { $card }!
said-kitty-move = { $who } wants to move { $color ->
    [orange] an orange
   *[other] a { $color }
    } cat from { $from } to { $to }.
said-kitty-discard = { $who } discards { $cards }.
said-kitty-play = { $who } plays { $card }.
said-kitty-play-on = { $who } plays { $card }: { $how }.
said-kitty-copy = { $who } copies { $card } with { $copier }.
said-kitty-copy-on = { $who } copies { $card } with { $copier }: { $how }.
said-kitty-cancel = { $who } cancels { $what ->
    [move] the move
   *[other] { $what }
    } with { $card }.
said-kitty-shield = { $who } shields { $whom } with { $card }.
said-kitty-land = { $who } plays { $card }.
said-kitty-land-on = { $who } plays { $card }: { $how }.
said-kitty-pass = { $who } passes.
said-kitty-pick = { $who } chooses { $how }.
said-kitty-final = The final round begins: everyone has one more turn [HKK-6.1].
said-kitty-points = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
    } – { $how }.
how-kitty-house = { $points } for cats in the House
how-kitty-porch = { $points } for cats on the Porch
how-kitty-many = { $points } for five cats of a color
how-kitty-each = { $points } for a cat of every color
how-kitty-most = { $points } for the most cats of a color
how-kitty-one = { $points } for a House of one color
how-kitty-show = { $points } for Best in Show
how-kitty-nothing = no points scored
said-kitty-tie = Tie: decided by the most cats on the property, then the most of one color [HKK-7.7].
said-kitty-tie-shared = Tie: the win is shared [HKK-7.7].
kitty-in = inward
kitty-out = outward

# At the table
kitty-head-neighborhood = Neighborhood
kitty-head-house = House
kitty-head-porch = Porch
kitty-head-yard = Yard
kitty-seat = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
    } · { $points ->
    [one] 1 point
   *[other] { $points } points
    }
kitty-deck = Draw pile: { $count } · discard pile: { $discarded }
kitty-final = Final round: { $count ->
    [one] last turn
   *[other] { $count } turns left
    }.
kitty-discards = Discard pile: { $cards }
kitty-you-are = You are { $name }.
kitty-legend = B black · G gray · O orange · W white · ⌂ lasting card
kitty-ask-turn = Your turn, { $count ->
    [one] 1 action left
   *[other] { $count } actions left
    }: move a cat, play a card, or discard.
kitty-ask-cancel = Cancel it? Enter: pass.
kitty-ask-copy = Copy { $card }? Enter: pass.
kitty-ask-shield = { $card }: shield someone? Enter: pass.
kitty-ask-land = Someone has refilled their hand. Play Land on Your Feet? Enter: pass.
kitty-ask-whom = Choose a player to shield. b: back.
kitty-ask-discard = Discard more cards? Enter: done. b: back.
kitty-ask-tell = { $card }: make your choice. b: back.
kitty-ask-pick = { $card }: make your choice.
kitty-option-pass = pass
kitty-option-enough = done
kitty-option-discard = discard { $card }
kitty-lasting = lasting
kitty-deck-good = Valid { $game } deck with { $cards } cards of { $kinds } kinds.
kitty-deck-counts = Instant { $instant }, Standard { $standard }, Defensive { $defensive }.
help-here-kitty-kitty = Moves: type the number of an action or a card, then of each choice, or several at once: 5, or 2 1 3.
    b: back · u: undo your last move, until someone else is asked or a card is drawn
    p: when to ask you for a response: p ask (if you can respond), p always (in every window), p target (only if a card targets you), p turn (not before your turn)
    ?: why your last move was refused · ? spay: what a card does · ? 5.1: any rule · r: all rules · Enter: pass, or redraw the table
    t: the table with the discard pile · l: log · s: save · q: save and quit

# Simulations
kitty-figures-head = card                          drawn  played cancel.  lead (95%)                 wins  worth
kitty-figures-never = Never worth playing for a greedy player: { $cards }.
kitty-figures-often = Wins more than two thirds of the games it's played in: { $cards }.
