# Here, Kitty, Kitty!: rules in our words, refusals, cards, and what happens at the table.

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
rule-HKK-1-1 = Two to six play. There are 40 cats, ten each of black, gray, orange and white, and 51 cards. Everybody has a property with a House, a Porch and a Yard; the Neighborhood is in the middle.
rule-HKK-1-2 = Your neighbours are the players directly to your left and right; with two players both are the same one.
rule-HKK-2-1 = All cats start in the Neighborhood. A full hand is 3 cards, with 2 or 6 players 2.
rule-HKK-2-2 = With 6 players Cat in Heat, The Cat's Pajamas, Fireworks, Hairball, One Cool Cat and Tuna leave the deck; with 2 players Alarm System, three Cat Burglars, Can Opener, Cat Fight, Catnap, Catnip!, one Foster Kittens, Hairball and Stray Dog.
rule-HKK-2-3 = Everybody is dealt a full hand without Instants; then the Instants are shuffled into the deck.
rule-HKK-2-3a = Ruling: who starts is drawn at random, or set before the game.
rule-HKK-3-1 = In your turn you take two actions, then draw up. An action is to move one cat one space, to play one card, or to discard; you may take the same one twice.
rule-HKK-3-1a = Ruling: you may discard any number of cards with one action.
rule-HKK-3-2 = A cat moves between Neighborhood and Yard, Yard and Porch, or Porch and House, either way, on your own property.
rule-HKK-3-2a = Ruling: both actions are taken whenever one is possible; what is left of them else lapses.
rule-HKK-3-3 = Draw up to a full hand, one card at a time, as long as there is a deck. An Instant is resolved the moment it is drawn, then you draw on.
rule-HKK-3-4 = Ruling: if for three whole rounds nobody has played a card or discarded, the final round begins at the end of that turn.
rule-HKK-4-1 = Instants happen when they are drawn and affect everybody. Standard cards cost an action. Defensive cards are free and played out of turn, in the window they name; lasting ones cost an action.
rule-HKK-4-2 = Lasting cards lie under the property for all to see. All others go to the discard pile, face up.
rule-HKK-4-3 = The numbers on a card are maximums for who plays it. Who gives up or moves cats chooses which, but for Cat Burglar. Of Instants what you gain is a maximum, what you lose is exact, or as many as you have.
rule-HKK-4-3a = Ruling: at least one is asked for, and as many must move, or as many as there are.
rule-HKK-4-4 = If there are not enough cats in the Neighborhood for a card, the missing ones may come from other players' Yards.
rule-HKK-4-4a = Ruling: missing is the card's number less the cats in the Neighborhood, whether or not those are taken. This opens no window.
rule-HKK-4-5 = Ruling: a card aimed at a player needs another one with a cat that it could move; "any property" may be your own. A card without a target may be played even if it does nothing.
rule-HKK-5-1 = A declared move or a played Standard card waits while the other players, clockwise, may cancel it; the first who does ends the window. What is cancelled does nothing, its card is discarded and the action is spent.
rule-HKK-5-1a = Ruling: no window is opened when every card that could answer is out of play for all to see.
rule-HKK-5-2 = After a Standard card that is not lasting has taken effect, each player may copy it, once each, who played it last of all. A copy can be cancelled like the card, and is not copied again.
rule-HKK-5-2a = Ruling: Defensive cards cannot be copied.
rule-HKK-5-3 = Before an Instant is resolved each player, from who drew it clockwise, may shield one player. The choices it asks for are made in the same order.
rule-HKK-5-4 = After every draw-up each player, from who drew clockwise, may play Land on Your Feet. Lasting Defensive cards can be cancelled like Standard ones.
rule-HKK-5-5 = Nothing about a window tells who holds what: everybody is asked, whether or not they could answer.
rule-HKK-6-1 = When the last card is drawn, the turn is finished; then everybody, from the next player on, takes one more turn of two actions, without drawing up.
rule-HKK-7-1 = A cat in the House is 5 points, on the Porch 3, in the Yard none. Cats on Foster Kittens and Special Needs Kitty are on the property.
rule-HKK-7-2 = For each colour of which you have five or more: 5 points.
rule-HKK-7-3 = For at least one cat of each colour: 5 points.
rule-HKK-7-4 = For each colour of which nobody has more than you: 3 points, for all who are tied.
rule-HKK-7-4a = Ruling: it takes at least one cat.
rule-HKK-7-5 = If all cats in your House are of one colour: 10 points.
rule-HKK-7-5a = Ruling: it takes at least one cat.
rule-HKK-7-6 = Each Best in Show in hand: 2 points.
rule-HKK-7-7 = Most points wins. A tie goes to the most cats on the property, then to the most of a single colour.
rule-HKK-7-7a = Ruling: what is still tied then is a shared victory.
rule-HKK-8 = The deck has 51 cards of 28 kinds; what each does is on the card. Copies and most effects are our design.

# What cards do
card-rain = Everybody: half of the cats in the Yard, rounded up, go onto the Porch, the others back to the Neighborhood.
card-fewest-take = Everybody with the fewest cats in the House takes one cat from the Neighborhood into it.
card-each-takes = From who drew it leftwards, everybody takes one cat from the Neighborhood to { $to }.
card-each-sends = Everybody moves { $count ->
    [one] one cat
   *[other] { $count } cats
    } from { $from } to { $to }.
card-pass-left = Everybody picks a cat in the Yard; all move at once to the Yard on the left.
card-steal = Steal one cat of your choice from any zone of another property to { $to }.
card-lure = Up to { $count } cats from the Neighborhood to { $to }.
card-startle = On any property one cat moves up to { $spaces } spaces inward or outward, as you say; its owner picks which.
card-foster = Lasting: up to { $count } cats from the Neighborhood come onto this card. When your next turn begins they move to { $to }.
card-adopt = Lasting: one cat from the Neighborhood comes onto this card, counts as in your House and is never moved.
card-send = A player moves { $count ->
    [one] one cat
   *[other] up to { $count } cats
    } from { $from } to { $to }.
card-draw = Draw { $count } cards, beyond a full hand; Instants do not count.
card-return = Take a card from the discard pile, but no Instant and none of this name.
card-run = One of your cats moves up to { $spaces } spaces inward. Or keep it in hand: { $points } points at the end.
card-herd = Up to { $count } different cats each move one space inward.
card-fight = A player moves two cats from the Yard, one into each neighbour's Yard.
card-ward = Lasting: { $against } cannot be played on you.
card-insure = Lasting: whenever another's card or an Instant makes cats leave your property, take one from the Neighborhood into your Yard.
card-cancel = Cancel another player's move or card.
card-cancel-some = Cancel { $cancels }; or shield a player from { $shields }.
card-land = After any draw-up: one of your cats moves up to { $spaces } spaces inward.
card-copy = When a Standard card has taken effect, take the same effect with your own choices.

# Why not
why-no-such-card-here = There is no card { $found } in this deck.
why-effect-type = The effect "{ $effect }" does not belong to a card of type { $type }.
why-effect-lasting = Whether a card lasts follows from its effect, "{ $effect }".
why-zones-outward = Cats are sent outward: "to" must lie beyond "from".
why-zones-inward = Cats come onto the property: "to" cannot be the Neighborhood.
why-no-target = There is nobody at whom this card could be aimed.
why-all-warded = There is nobody at whom this card could be aimed: { $seat } has an Alarm System.
why-warded = { $seat } has an Alarm System against this card.
why-not-takable = { $card } takes neither an Instant nor a card of its own name, and only what lies in the discard pile.
why-not-missing = { $card } may take cats from other players' Yards only for those that are missing in the Neighborhood, and only cats that are there.
why-not-a-target = { $seat } has no cat that this card could move.
why-too-many-asked = That is { $count } cats; the card allows { $most }.
why-does-nothing = There is nothing that { $card } could do now, so nothing is chosen.
why-not-to-pick = That is not what { $card } asks you to choose.
why-not-so = { $card } does not allow that.
why-shield-whom = Name the player who is shielded.
why-no-such-cat = There is no { $color } cat { $zone ->
    [house] in your House
    [porch] on your Porch
    [yard] in your Yard
   *[neighborhood] in the Neighborhood
    }.
why-card-not-held = You do not hold that card.
why-take-an-action = Take an action: move a cat, play a card, or discard.
why-copy-in-window = Copy Cat is for right after a Standard card has taken effect.
why-defensive-in-window = { $card } is played in answer to something, not as an action.
why-nothing-to-pick = Nobody is asked to choose cats now.
why-not-one-space = A cat moves one space: { $from } to { $to } is not.
why-not-ascending = Name the cards to discard by their places in the hand, ascending, at least one.
why-instant-played = { $card } is an Instant; it happens when it is drawn.
why-instant-in-hand = { $card } is an Instant and never in a hand.
why-not-lasting = { $card } does not lie under a property.
why-too-many-cats-there = There are too many cats on { $card }.
why-too-many-of-a-color = There are { $count } { $color } cats; the game has { $most }.
why-too-many-copies = There are { $count } of { $card }; the game has { $most }.
why-pending-phase = What is waiting belongs to a window or a pick, and phase "{ $phase }" { $phase ->
    [turn] is none
    [over] is none
   *[other] is one
    }.
why-agenda-base = At the bottom of the agenda lies the rest of the turn of whose turn it is.
why-agenda-unsettled = The agenda does not fit the effects that are under way.
why-agenda-step = This cannot wait here.
why-agenda-top = Nobody is asked anything at the top of this agenda.
why-agenda-other = The agenda says something else than the rest of the position.
why-one-lander = Only one kind of card can be played after a draw-up.
why-agenda-short = Something is missing in this step.
why-not-an-instant = Only an Instant waits for shields.
why-needs-agenda = Of a copied card the position must also have the agenda, as export writes it.
why-not-declared = Only a move or a played card can wait here.
why-asked-himself = Who acts is not asked whether to cancel it.

# What happens
kitty-a-card = a card
kitty-nothing = nothing
kitty-cat-in = { $color } ({ $zone })
kitty-yard-of = { $color } from { $who }'s Yard
kitty-spaces = { $count ->
    [one] one space
   *[other] { $count } spaces
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
said-kitty-copy = { $who } copies { $card }.
said-kitty-copy-on = { $who } copies { $card }: { $how }.
said-kitty-cancel = { $who } cancels it with { $card }.
said-kitty-shield = { $who } shields { $whom } with { $card }.
said-kitty-land = { $who } plays { $card }.
said-kitty-land-on = { $who } plays { $card }: { $how }.
said-kitty-pass = { $who } lets it pass.
said-kitty-pick = { $who } chooses: { $how }.
said-kitty-final = The final round begins: one more turn for everybody [HKK-6.1].
said-kitty-points = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
    }: { $how }.
how-kitty-house = { $points } for cats in the House
how-kitty-porch = { $points } for cats on the Porch
how-kitty-many = { $points } for five of a colour
how-kitty-each = { $points } for every colour
how-kitty-most = { $points } for the most of a colour
how-kitty-one = { $points } for a House of one colour
how-kitty-show = { $points } for Best in Show
how-kitty-nothing = nothing
said-kitty-tie = A tie, which goes to the most cats on the property, then to the most of one colour [HKK-7.7].
said-kitty-tie-shared = A tie that nothing breaks [HKK-7.7].
kitty-in = inward
kitty-out = outward
kitty-left = { $color } to the left
kitty-right = { $color } to the right

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
kitty-deck = Deck: { $count } · discarded: { $discarded }
kitty-final = Final round: { $count ->
    [one] the last turn
   *[other] { $count } turns left
    }.
kitty-discards = Discard pile: { $cards }
kitty-you-are = You are { $name }.
kitty-legend = B black · G gray · O orange · W white · ⌂ a lasting card
kitty-ask-turn = Your turn, { $count ->
    [one] one action left
   *[other] { $count } actions left
    }: move a cat, play a card, or discard.
kitty-ask-cancel = Do you cancel it? Enter: let it pass.
kitty-ask-copy = Do you copy { $card }? Enter: let it pass.
kitty-ask-shield = { $card }: do you shield somebody? Enter: let it pass.
kitty-ask-land = The hand is drawn up: do you land on your feet? Enter: let it pass.
kitty-ask-whom = Whom do you shield? b goes back.
kitty-ask-discard = What else do you discard? Enter: that is enough. b goes back.
kitty-ask-tell = { $card }: go on; b goes back.
kitty-ask-pick = { $card } asks you to choose.
kitty-option-pass = pass
kitty-option-enough = enough
kitty-option-discard = discard { $card }
kitty-lasting = lasting
kitty-deck-good = A deck of { $cards } cards of { $kinds } kinds for { $game }.
kitty-deck-counts = Instants { $instant }, Standard { $standard }, Defensive { $defensive }.
help-here-kitty-kitty = A move: the number of an action or a card, then of what it asks; several at once: 5, or 2 1 3.
    b: a question back · u: take your last move back, until somebody else has been asked or a card is drawn
    p: when you are asked in windows: p ask, p target (only if it is aimed at you), p turn (not before your turn)
    ?: the rule behind the last refusal · ? spay: what any card does · ? 5.1: any rule · r: all rules · Enter: let it pass, or draw the table again
    t: the table with the discard pile · l: the log · s: save · q: save and leave

# Simulations
kitty-figures-head = card                          drawn  played  cancelled  ahead of the others (95 %)  wins  worth
kitty-figures-never = Never worth playing for a greedy player: { $cards }.
kitty-figures-often = Wins more than two thirds of the games in which it is played: { $cards }.
