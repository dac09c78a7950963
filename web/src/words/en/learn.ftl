# Learn, rules and replays.
learn-title = Learn
learn-way = Breadcrumbs
learn-rules = Rules
learn-about = Learn each game in five minutes with a few moves on a prepared table. You can look up the rules at any time.
learn-cat-box = Cards overlap, groups of cats grow and shrink, and nobody knows which cat you’re playing for.
learn-if-it-fits = Build cardboard boxes, put your cats where the best toys are, and close the boxes before others spoil them.
learn-here-kitty-kitty = Two actions per turn: lure the neighborhood cats from Yard to Porch to House, and keep them there.

# A lesson
lesson-first = First lesson
lesson-again = Repeat the lesson
lesson-learned = You’ve finished this lesson.
lesson-step = Step { $n } of { $count }
lesson-you = You
lesson-board = Lesson table
lesson-moves = Your options
lesson-next = Next
lesson-skip = Skip this step
lesson-finish = Finish
lesson-finished = That’s all you need to know
lesson-play = Play your first game

# Rules and cards
rules-title = Rules of { $game }
rules-search = Search the rules
rules-search-for = a word or a number
rules-found = { $count ->
    [0] Nothing found
    [one] 1 rule found
   *[other] { $count } rules found
}
rules-none = No rule contains these words. Try fewer or different words.
rules-contents = Contents
rules-cards = All cards
rules-about = A letter after a number marks a ruling: our decision where the rulebook doesn’t say.
rules-about-cat-box = Cat Box is published by Second Gate Games. We wrote these rules in our own words.
rules-about-if-it-fits = If It Fits is published by Jolly Dutch. We wrote these rules in our own words.
rules-about-here-kitty-kitty = Here, Kitty, Kitty! is published by Fireside Games. We wrote these rules in our own words.
cards-copies = { $count ->
    [one] 1 copy
   *[other] { $count } copies
}
cards-sides = Card: { $front }, back: { $back }
cards-cardboard-of = Cardboard, open sides: { $open }, icons: { $icons }
cards-deck = Deck
cards-deck-mirror = Mirrored backs (default)
cards-deck-secret = Different cats on the backs
cards-card = { $count } cards, both sides
cards-cat = { $count } cat cards
cards-princess = { $count } Princess cards
cards-toy = { $count } special toys
cards-start = { $count } start cards
cards-cardboard = { $count } cardboard cards
cards-instant = { $count } Instant cards
cards-standard = { $count } Standard cards
cards-defensive = { $count } Defensive cards
cards-type-instant = Instant
cards-type-standard = Standard
cards-type-defensive = Defensive
cards-type-lasting = lasting

# A replay
replay-title = Replay
replay-of = Replay: { $game }
replay-table = Go to the table
replay-board = Table at this step
replay-hands = Everyone’s cards
replay-controls = Playback
replay-scrub = Step
replay-step = { $n } of { $count }
replay-begin = Start
replay-end = End
replay-now = Now
replay-first = Go to the start
replay-previous = Previous step
replay-play = Play
replay-pause = Pause
replay-next = Next step
replay-last = Go to the end
replay-eyes = View
replay-eyes-open = all cards open
replay-eyes-watcher = spectator
replay-steps = Game log
replay-started = The game starts.
replay-moved = Move
replay-undone = A move is undone.
replay-ended = The game is over.
replay-copy = Copy link to this move
replay-link = Link to this move
replay-copied = Copied
replay-copy-yourself = Copy the link from the field.
replay-record = Download record
replay-not-over = The game is still going, so you see only what you saw at the time.
replay-fair = Was the deal fair?
replay-fair-about = Before dealing, the dealer published the hash of a secret. After that, the players’ devices added their own random numbers (nonces). The secret and the nonces determine every card. Now that the game is over, the secret is public, so anyone can check the whole deal.
replay-fair-commitment = Commitment, published before the game
replay-fair-secret = Secret, revealed after the game
replay-fair-nonce = Nonce from { $name }
replay-fair-no-nonce = none
replay-fair-own = Your nonce is part of this deal.
replay-fair-not-own = Your nonce is missing from this deal: the server left it out.
replay-fair-check = Check now
replay-fair-yes = The deal was fair.
replay-fair-no = Something doesn’t match.
replay-fair-yourself = To check it on your own computer, download the record and run:

# Cat Box, the first lesson
lesson-cat-box-you-title = You are the black cat
lesson-cat-box-you = Each player secretly plays for one cat. You’re black, and Mia doesn’t know it. Your two cards are below. You see the side you would play; Mia sees the other side. In the default deck, the back of a card is its mirror image.
lesson-cat-box-overlap-title = Cards overlap
lesson-cat-box-overlap = Each card must cover part of what’s already there, and cards are never rotated. Your left card shows four cats, so it must cover exactly one quadrant. Pick it up and place it on a corner.
lesson-cat-box-overlap-right = That’s right: one quadrant covered, three new cats next to it.
lesson-cat-box-overlap-hint = Take the left card from your own hand and choose one of the highlighted spots.
lesson-cat-box-overlap-theirs = You can play Mia’s cards too; we’ll get to that soon. For now, take your own left card.
lesson-cat-box-overlap-right-card = That’s your right card. Take the left one, with four cats.
lesson-cat-box-box-title = Empty boxes cover more
lesson-cat-box-box = Your right card shows an empty box. A card like that may cover one or two quadrants. Covered cats no longer count. Cover two quadrants with it, but leave the black cat visible: it scores for you.
lesson-cat-box-box-right = Two quadrants are covered, and now there are three black cats together.
lesson-cat-box-box-hint = Take your right card, the one with the empty box.
lesson-cat-box-box-covers = That would cover the black cat. It scores for you, so leave it visible.
lesson-cat-box-box-one = That’s allowed, but it covers only one quadrant. Cover two.
lesson-cat-box-area-title = Your largest group counts twice
lesson-cat-box-area = You score 1 point for each visible cat of your color, plus 1 for each cat in your largest group. Touching corners don’t connect. Four black cats in two pairs score 4 + 2 = 6 points. Join the pairs with your left card.
lesson-cat-box-area-right = Six black cats in one group: 6 + 6 = 12 points. You doubled your score with one card.
lesson-cat-box-area-hint = Your left card has two black cats that can connect the pairs.
lesson-cat-box-area-apart = That doesn’t connect both pairs. Look at the gap below the left pair: cover the yellow cat to connect the pairs.
lesson-cat-box-theirs-title = Play another player’s card
lesson-cat-box-theirs = Instead of your own card, you may play one from another player’s hand, with the side everyone sees facing up. Mia’s left card shows two black cats. Take it and place it anywhere you like.
lesson-cat-box-theirs-right = Mia draws a new card, and the black cats score for you. Now she knows that someone likes black. As long as you don’t do it every time, she won’t know it’s you.
lesson-cat-box-theirs-hint = Take Mia’s left card.
lesson-cat-box-theirs-own = That’s your own card. This time, take one from Mia’s hand.
lesson-cat-box-theirs-left-card = That’s Mia’s other card. The black cats are on her left card.
lesson-cat-box-chihuahua-title = The Chihuahua
lesson-cat-box-chihuahua = With four or five players, someone may be the Chihuahua. Now it’s you. You score 1 point for each visible empty box and 2 for each group of exactly three cats of the same color. There are two blue cats: add a third, and keep both of them visible.
lesson-cat-box-chihuahua-right = Two empty boxes and a group of exactly three: 2 + 2 = 4 points. A fourth blue cat would spoil it.
lesson-cat-box-chihuahua-hint = Your card has a blue cat in its upper left corner. Put that cat below one of the blue cats.
lesson-cat-box-chihuahua-two = That doesn’t make a group of three blue cats. Place the blue cat on your card directly below one of the others.
lesson-cat-box-end-title = End of the game
lesson-cat-box-end = The game ends when all cards have been played, and everyone reveals their cat. Here, black has 12 points. Blue has two cats that don’t touch: 2 + 1 = 3. The player with the most points wins. In a tie, the Chihuahua wins; otherwise, the largest group does.
lesson-cat-box-finished = Cover, connect, and don’t show too soon which cat is yours. Once you know the game, try the tokens of the advanced rules.

# If It Fits, the first lesson
lesson-if-it-fits-draw-title = Draw a card
lesson-if-it-fits-draw = You play Lilly, and Mia plays Milo. On your turn, you draw a card and play a card. Two start cards are already on the table. Draw a card.
lesson-if-it-fits-draw-right = Now you have three cards that only you can see.
lesson-if-it-fits-draw-hint = Draw a card first.
lesson-if-it-fits-draw-sleep = That would place a sleeping cat instead of drawing. We’ll get to that; draw a card for now.
lesson-if-it-fits-lay-title = Place cardboard
lesson-if-it-fits-lay = Cards are placed edge to edge. Where two open sides touch, the cards become one box. Place your mouse card to the right of the mouse on the table.
lesson-if-it-fits-lay-right = Both cards are open toward each other. With the start card below, they’re one box with two mice.
lesson-if-it-fits-lay-hint = Take the first card in your hand, the one with the mouse.
lesson-if-it-fits-lay-place = Good card, but the wrong spot. Place it to the right of the mouse on the table.
lesson-if-it-fits-cat-title = If it fits, I sit
lesson-if-it-fits-cat = Right after placing a card, you may place one of your cats, awake, across that card and a neighboring one. They must be connected through their long sides. Place Lilly there.
lesson-if-it-fits-cat-right = Lilly is in the box now. Nobody else can place a cat there unless they already have one in it.
lesson-if-it-fits-cat-hint = Choose the spot across the two mouse cards.
lesson-if-it-fits-cat-done = You can end your turn without a cat, but a box without your cat scores nothing for you. Place Lilly across the two cards.
lesson-if-it-fits-close-title = Close the box
lesson-if-it-fits-close = A box is worth one point for each toy of its most frequent kind. The points are doubled if the box is closed, meaning that no open side leads out of it. Yours has one opening left, at the bottom. Close it with the mouse card that has one open side.
lesson-if-it-fits-close-right = Three mice, and the box is closed: 2 × 3 = 6 points.
lesson-if-it-fits-close-hint = Look for the only opening of Lilly’s box, below her left half.
lesson-if-it-fits-close-turned = Turned around, the card also closes your box, but its mouse stays outside. Place it with the open side toward Lilly.
lesson-if-it-fits-close-open = That adds a mouse, but the box stays open. The other card has walls where you need them.
lesson-if-it-fits-spray-title = Spray bottles
lesson-if-it-fits-spray = Each spray bottle takes one point from its box. Milo has two bells in his. You may place cardboard in anyone’s box: use your spray bottle to make Mia’s box worse.
lesson-if-it-fits-spray-right = Two bells minus one spray bottle: only 1 point left. You couldn’t place a cat there, because Milo is in the box, but cardboard can go anywhere.
lesson-if-it-fits-spray-hint = Take the card with the spray bottle.
lesson-if-it-fits-spray-wall = There’s a wall in between, so the spray bottle doesn’t join Milo’s box. Place it above or below one of his cards.
lesson-if-it-fits-spray-bell = That card has a bell, which would help Milo. Take the spray bottle.
lesson-if-it-fits-sleep-title = Sleeping cats
lesson-if-it-fits-sleep = Lilly and Milo are in the same box, with one cat each, so both of you score it. Instead of drawing, you may place a sleeping cat in an empty cell, like a card with four open sides. If you have an awake cat in the box, sleeping cats count too. Pick up the cat beside your cards and place it next to an opening of this box.
lesson-if-it-fits-sleep-right = Two cats against one: now only you score the box, plus 1 point for your second cat.
lesson-if-it-fits-sleep-hint = Choose a spot below Lilly, where her box is open.
lesson-if-it-fits-sleep-draw = You may draw, but then you can’t place a sleeping cat this turn. Choose a spot for the cat.
lesson-if-it-fits-sleep-wall = There’s a wall in between, so the cat would sleep outside the box. The openings are below Lilly.
lesson-if-it-fits-princess-title = Princess
lesson-if-it-fits-princess = You drew Princess, and nobody else knows. Play her instead of cardboard to replace any cat on the table and send it home. Replace Milo.
lesson-if-it-fits-princess-right = Milo goes home, and Princess counts for nobody. The box is Lilly’s alone again.
lesson-if-it-fits-princess-hint = Take Princess, then choose Milo.
lesson-if-it-fits-princess-own = That’s Lilly, your own cat. You could, but you’d rather keep her.
lesson-if-it-fits-princess-cardboard = That’s cardboard. Take Princess.
lesson-if-it-fits-end-title = End of the game
lesson-if-it-fits-end = When the draw pile is empty or a player has placed all five cats, nobody draws anymore, but everyone still plays the cards in hand. Then each box scores for the player with the most cats in it, or for all tied players. The player with the most points wins.
lesson-if-it-fits-finished = Collect toys of the same kind, put your cats among them, and close the box before the spray bottles arrive.

# Here, Kitty, Kitty!, the first lesson
lesson-here-kitty-kitty-move-title = Move a cat
lesson-here-kitty-kitty-move = On your turn, you take two actions. The simplest one is to move a cat one space: from the Neighborhood to your Yard, to the Porch, to the House. Move your orange cat from the Yard to the Porch.
lesson-here-kitty-kitty-move-right = A cat on the Porch is worth 3 points. In the Yard, it was worth nothing.
lesson-here-kitty-kitty-move-hint = Choose the orange cat in your Yard.
lesson-here-kitty-kitty-move-card = Playing a card is an action too, and you’ll do that soon. Move the orange cat first.
lesson-here-kitty-kitty-house-title = Into the House
lesson-here-kitty-kitty-house = You have one action left. In the House, a cat is worth 5 points and is harder to steal. Move a cat from your Porch to the House.
lesson-here-kitty-kitty-house-right = You’ve used both actions, so your turn is over: 3 points on the Porch, 5 in the House, and more as long as all cats there are the same color.
lesson-here-kitty-kitty-house-hint = Choose a cat on your Porch.
lesson-here-kitty-kitty-house-else = That’s a legal move, but it doesn’t bring a cat into the House. Choose one on your Porch.
lesson-here-kitty-kitty-play-title = Play a card
lesson-here-kitty-kitty-play = Playing a Standard card (purple) also costs one action. Spay/Neuter Clinic brings up to two cats from the Neighborhood straight to your Porch. Having one cat of each color is worth 5 points, and you don’t have orange yet. Take two cats, one of them orange.
lesson-here-kitty-kitty-play-right = Two cats on the Porch and all four colors: 6 points plus 5.
lesson-here-kitty-kitty-play-hint = Play Spay/Neuter Clinic.
lesson-here-kitty-kitty-play-one = You may take just one, but two are better.
lesson-here-kitty-kitty-play-color = Neither of them is orange, the color you don’t have yet.
lesson-here-kitty-kitty-burglar-title = Steal a cat
lesson-here-kitty-kitty-burglar = A House with cats of only one color is worth 10 extra points. Mia’s House has one cat, a white one. Cat Burglar lets you steal any cat and put it in your Yard. Take that one.
lesson-here-kitty-kitty-burglar-right = Mia’s House is empty, which costs her 15 points, and you have another white cat.
lesson-here-kitty-kitty-burglar-hint = Play Cat Burglar.
lesson-here-kitty-kitty-burglar-where = That one hurts her less. Take the white cat from Mia’s House.
lesson-here-kitty-kitty-answer-title = Respond to a card
lesson-here-kitty-kitty-answer = Tom plays Cat Burglar on you: he wants the black cat in your House. Before it happens, everyone gets a short time to respond. Defensive cards (blue) are free and are played now. You have Tuna, which cancels Cat Burglar.
lesson-here-kitty-kitty-answer-right = Canceled! Your cat stays home, and Tom has used up his action. Everyone is always asked, whether or not they can respond, so nobody learns what you hold.
lesson-here-kitty-kitty-answer-hint = Respond with Tuna.
lesson-here-kitty-kitty-answer-pass = You may pass, but then your black cat is gone. Respond with Tuna.
lesson-here-kitty-kitty-instant-title = Draw cards
lesson-here-kitty-kitty-instant = After your two actions, you refill your hand to three cards. If you draw an Instant (red), it takes effect immediately and affects everyone. You have one action left: move an orange cat to the Porch and see what you draw.
lesson-here-kitty-kitty-instant-right = Raining Cats & Dogs! Half of the cats in each Yard, rounded up, moved to the Porch, and the others went back to the Neighborhood. Yours made it; Mia lost one. Then you kept drawing.
lesson-here-kitty-kitty-instant-hint = That’s a legal move, but for now, move an orange cat from your Yard to the Porch.
lesson-here-kitty-kitty-score-title = Scoring
lesson-here-kitty-kitty-score = When the last card is drawn, everyone gets one more turn. Then you score: House 2 × 5, Porch 3 × 3, five orange cats 5, all four colors 5, most orange cats 3, a House of one color 10, and Best in Show in hand 2. That makes 44 points.
lesson-here-kitty-kitty-finished = Bring cats inward, watch the colors, and keep a blue card for emergencies.
