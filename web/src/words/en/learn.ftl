# Learn, rules and replays.
learn-title = Learn
learn-way = Where you are
learn-rules = Rules
learn-about = Five minutes for each game: a few moves on a prepared table, and you know how it goes. The rules are there for whenever you wonder.
learn-cat-box = Cards overlap, groups of cats grow and vanish, and nobody knows for which cat you play.
learn-if-it-fits = Build boxes of cardboard, lie in the ones with the best toys, and close them before others spoil them.
learn-here-kitty-kitty = Two actions a turn: lure the cats of the neighbourhood from Yard to Porch to House, and keep them there.

# A lesson
lesson-first = First lesson
lesson-again = The lesson once more
lesson-learned = You have finished this lesson.
lesson-of = First lesson: { $game }
lesson-step = Step { $n } of { $count }
lesson-you = You
lesson-board = The table of this lesson
lesson-moves = What you can do
lesson-next = Next
lesson-skip = Skip this step
lesson-finish = Finish
lesson-finished = That is all you need
lesson-play = Play your first game

# Rules and cards
rules-title = The rules of { $game }
rules-search = Search the rules
rules-search-for = a word or a number
rules-found = { $count ->
    [0] Nothing found
    [one] One found
   *[other] { $count } found
}
rules-none = No rule has these words. Try fewer, or others.
rules-contents = Contents
rules-cards = All cards
rules-about = A letter after a number marks a ruling: our decision where the rulebook is silent.
rules-about-cat-box = The game is Second Gate Games’; these words are ours.
rules-about-if-it-fits = The game is Jolly Dutch’s; these words are ours.
rules-about-here-kitty-kitty = The game is Fireside Games’; these words are ours.
cards-copies = { $count ->
    [one] one of it
   *[other] { $count } of it
}
cards-sides = A card: { $front }, on its back { $back }
cards-cardboard-of = Cardboard, open sides { $open }, icons { $icons }
cards-deck = Deck
cards-deck-mirror = Mirrored backs (the usual one)
cards-deck-secret = Other cats on the backs
cards-card = { $count } cards, both sides
cards-cat = { $count } cat cards
cards-princess = { $count } Princess cards
cards-toy = { $count } special toys
cards-start = { $count } start cards
cards-cardboard = { $count } cards of cardboard
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
replay-table = To the table
replay-board = The table at this step
replay-hands = Everybody’s cards
replay-controls = Back and forth
replay-scrub = Step of the game
replay-step = { $n } of { $count }
replay-begin = Start
replay-end = End
replay-now = Now
replay-first = To the start
replay-previous = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-eyes = Seen by
replay-eyes-open = everybody, all cards open
replay-eyes-watcher = somebody who looks on
replay-steps = What happened
replay-started = The game begins.
replay-moved = A move
replay-undone = A move is taken back.
replay-ended = The game is over.
replay-copy = Copy the link to this move
replay-link = Link to this move
replay-copied = Copied
replay-copy-yourself = Copy it from the field.
replay-record = Download the record
replay-not-over = The game is still on, so you see it as you saw it then, and nothing more.
replay-fair = Was it fair?
replay-fair-about = Before the first card, the dealer published the hash of a secret. After that, players' devices added random numbers of their own (nonces). All cards follow from the secret and the nonces, and now that the game is over the secret is open: anybody can deal the whole game again.
replay-fair-commitment = Promised before the game
replay-fair-secret = Revealed after the game
replay-fair-nonce = Nonce from { $name }
replay-fair-no-nonce = none
replay-fair-own = Your nonce is in this deal.
replay-fair-not-own = Your nonce is missing from this deal: the server left it out.
replay-fair-check = Check it now
replay-fair-yes = All of it was fair.
replay-fair-no = Something does not fit.
replay-fair-yourself = To check it on your own machine, download the record and say:

# Cat Box, the first lesson
lesson-cat-box-you-title = You are the black cat
lesson-cat-box-you = Everybody plays for one cat, and nobody tells which. You are black, Mia does not know it. Your two cards lie below: you see them as you would play them, Mia sees them from the other side. In our usual deck a card’s other side is its mirror image.
lesson-cat-box-overlap-title = Cards overlap
lesson-cat-box-overlap = A card never lies alone: it covers some of what is there, and it is never turned round. Your left card shows four cats, so it must cover exactly one quadrant. Pick it up and lay it at a corner.
lesson-cat-box-overlap-right = Just so: one quadrant covered, three new cats beside it.
lesson-cat-box-overlap-hint = Take the left card of your own hand, and choose one of the places that light up.
lesson-cat-box-overlap-theirs = You may play Mia’s cards too, and soon you will. Take your own left card for now.
lesson-cat-box-overlap-right-card = That is your right card. Take the left one, with the four cats.
lesson-cat-box-box-title = An empty box gives room
lesson-cat-box-box = Your right card shows an empty box. Such a card may cover one quadrant or two. What is covered no longer counts. Cover two quadrants with it, and leave the black cat in sight: it is yours.
lesson-cat-box-box-right = Two quadrants are gone, and three black cats now stand together.
lesson-cat-box-box-hint = Take your right card, the one with the empty box.
lesson-cat-box-box-covers = That would cover the black cat that lies there. It is yours, so leave it in sight.
lesson-cat-box-box-one = That is allowed, but it covers only one quadrant. Cover two.
lesson-cat-box-area-title = One group, double joy
lesson-cat-box-area = A cat scores 1 for each of its colour that can be seen, and 1 more for each in its largest group. Corners do not connect. Four black cats in two pairs are 4 + 2 = 6 points. Join the pairs with your left card.
lesson-cat-box-area-right = Six black cats in one group: 6 + 6 = 12 points. You doubled your score with one card.
lesson-cat-box-area-hint = Your left card has the two black cats that can build the bridge.
lesson-cat-box-area-apart = From there it does not connect both pairs. Look at the gap below the left pair: covering the yellow cat builds the bridge.
lesson-cat-box-theirs-title = Play somebody else’s card
lesson-cat-box-theirs = Instead of your own card you may play one from another hand, with the side up that everybody sees. Mia’s left card shows two black cats. Take it and lay it where you like.
lesson-cat-box-theirs-right = Mia draws a new card, and the black cats count for you. Now she knows that somebody likes black. She does not know that it is you, if you do not do it every time.
lesson-cat-box-theirs-hint = Take Mia’s left card.
lesson-cat-box-theirs-own = That is a card of your own. This time take one from Mia’s hand.
lesson-cat-box-theirs-left-card = That is Mia’s other card. The black cats are on her left one.
lesson-cat-box-chihuahua-title = The Chihuahua
lesson-cat-box-chihuahua = With four or five players somebody may be the Chihuahua, and now that is you. It scores 1 for each empty box in sight, and 2 for each group of exactly three cats of one colour, whichever. There are two blue cats: add a third, and keep both in sight.
lesson-cat-box-chihuahua-right = Two empty boxes and a group of exactly three: 2 + 2 = 4 points. A fourth blue cat would spoil it.
lesson-cat-box-chihuahua-hint = Your own card has a blue cat in its upper left corner. Lay that below one of the blue cats.
lesson-cat-box-chihuahua-two = Then the blue cats are not three in one group. Lay the blue one of your card right below one of theirs.
lesson-cat-box-end-title = When all cards lie there
lesson-cat-box-end = The game ends when all cards are played; then everybody says who they are. Black has 12 points here, blue has two cats that do not touch: 2 + 1 = 3. Most points wins. A tie goes to the Chihuahua, else to the largest group.
lesson-cat-box-finished = Cover, join, and do not show too early which cat is yours. The tokens of the advanced game can wait for your second evening.

# If It Fits, the first lesson
lesson-if-it-fits-draw-title = Draw a card
lesson-if-it-fits-draw = You play Lilly, Mia plays Milo. In your turn you draw a card and play a card. Two start cards lie on the table already. Draw.
lesson-if-it-fits-draw-right = You hold three cards now, and only you see them.
lesson-if-it-fits-draw-hint = Draw a card first.
lesson-if-it-fits-draw-sleep = That would put a sleeping cat there instead of drawing. We come to that; draw a card for now.
lesson-if-it-fits-lay-title = Lay cardboard
lesson-if-it-fits-lay = A card lies edge to edge beside another one. Where two open sides meet, both floors become one box. Lay your card with the mouse to the right of the mouse on the table.
lesson-if-it-fits-lay-right = Both cards are open to each other: together with the start card below they are one box, with two mice.
lesson-if-it-fits-lay-hint = Take the first card of your hand, the one with the mouse.
lesson-if-it-fits-lay-place = That is a good card in another place. Lay it to the right of the mouse that is on the table.
lesson-if-it-fits-cat-title = If it fits, I sit
lesson-if-it-fits-cat = Right after laying a card you may put a cat of yours, awake, across it and a neighbour: both must be open to each other through their long sides. Put Lilly there.
lesson-if-it-fits-cat-right = Lilly lies in the box now. Nobody else may put a cat in there, unless they have one in it already.
lesson-if-it-fits-cat-hint = Choose the place across the two cards with the mice.
lesson-if-it-fits-cat-done = You may end your turn without a cat, but a box without a cat of yours brings you nothing. Put Lilly across the two cards.
lesson-if-it-fits-close-title = Close the box
lesson-if-it-fits-close = A box is worth as many points as it has toys of its most frequent kind, and twice that when it is closed: when no open side leads out of it. Yours has one opening left, at the bottom. Close it with the card that has a mouse and one open side.
lesson-if-it-fits-close-right = Three mice, and the box is closed: 2 × 3 = 6 points.
lesson-if-it-fits-close-hint = Look for the only opening of Lilly’s box, below her left half.
lesson-if-it-fits-close-turned = Turned round, the card’s wall closes your box too, but its mouse stays outside. Lay it with the open side towards Lilly.
lesson-if-it-fits-close-open = That adds a mouse, but the box stays open. The other card has walls where you need them.
lesson-if-it-fits-spray-title = Spray bottles
lesson-if-it-fits-spray = Each spray bottle in a box is one point less, and cats hate it. Milo lies with two bells. You may lay cardboard into anybody’s box: make Mia’s box worse with your spray bottle.
lesson-if-it-fits-spray-right = Two bells less one spray bottle: only 1 point left. You could not put a cat there, for Milo is in the box, but cardboard may go anywhere.
lesson-if-it-fits-spray-hint = Take the card with the spray bottle.
lesson-if-it-fits-spray-wall = There is a wall between, so the spray bottle does not join Milo’s box. Lay it above or below one of his cards.
lesson-if-it-fits-spray-bell = That card has a bell, which Milo would like. Take the spray bottle.
lesson-if-it-fits-sleep-title = A sleeping cat
lesson-if-it-fits-sleep = Lilly and Milo are in the same box: one cat each, so both score it. Instead of drawing you may lay a sleeping cat into an empty place, like a card with four open sides. Where you have a cat awake, a sleeping one counts as well. Put one into this box, through one of its openings.
lesson-if-it-fits-sleep-right = Two cats to one: you alone score the box, and get 1 point more for your second cat.
lesson-if-it-fits-sleep-hint = Choose a place below Lilly, where her box is open.
lesson-if-it-fits-sleep-draw = Drawing is allowed, but then you cannot lay a sleeping cat in this turn. Choose a place for it.
lesson-if-it-fits-sleep-wall = There a wall lies between, so the cat would sleep outside the box. The openings are below Lilly.
lesson-if-it-fits-princess-title = Princess
lesson-if-it-fits-princess = Princess comes from the deck, and nobody knows that you hold her. Played instead of cardboard, she takes the place of any cat on the table and sends it home. Let her take Milo’s place.
lesson-if-it-fits-princess-right = Milo goes home, and Princess lies there for nobody. The box is Lilly’s alone again.
lesson-if-it-fits-princess-hint = Take Princess, and then Milo.
lesson-if-it-fits-princess-own = That is Lilly, your own cat. Princess may do that, but you would rather keep Lilly.
lesson-if-it-fits-princess-cardboard = That is cardboard. Take Princess.
lesson-if-it-fits-end-title = When it ends
lesson-if-it-fits-end = When the deck is empty, or somebody has all five cats on the table, nobody draws any more; the cards in hand are still played. Then each box is scored by whoever has most cats in it, and by all who are tied. Most points wins.
lesson-if-it-fits-finished = Find toys of one kind, lie down among them, and close the box before the spray bottles come.

# Here, Kitty, Kitty!, the first lesson
lesson-here-kitty-kitty-move-title = One space closer
lesson-here-kitty-kitty-move = In your turn you take two actions. The simplest moves one cat by one space: from the Neighborhood to your Yard, onto the Porch, into the House. Move your orange cat from the Yard onto the Porch.
lesson-here-kitty-kitty-move-right = On the Porch a cat is worth 3 points; in the Yard it was worth nothing.
lesson-here-kitty-kitty-move-hint = Choose the orange cat in your Yard.
lesson-here-kitty-kitty-move-card = Cards are an action, too, and soon you will play one. Move the orange cat first.
lesson-here-kitty-kitty-house-title = Into the House
lesson-here-kitty-kitty-house = You have one action left. In the House a cat is worth 5 points and hard to get at. Move a cat from your Porch into the House.
lesson-here-kitty-kitty-house-right = Two actions, and your turn is over: 3 points on the Porch, 5 in the House, and more if it stays the only colour there.
lesson-here-kitty-kitty-house-hint = Choose a cat on your Porch.
lesson-here-kitty-kitty-house-else = That is a legal move, but it does not bring a cat home. Choose one on your Porch.
lesson-here-kitty-kitty-play-title = Play a card
lesson-here-kitty-kitty-play = Playing a Standard card (purple) costs one action, too. Spay/Neuter Clinic brings up to two cats from the Neighborhood straight onto your Porch. One cat of each colour on your property is worth 5 points, and orange is missing. Take two cats, one of them orange.
lesson-here-kitty-kitty-play-right = Two cats on the Porch, and all four colours: 6 points and 5 more.
lesson-here-kitty-kitty-play-hint = Play Spay/Neuter Clinic.
lesson-here-kitty-kitty-play-one = You may take fewer, but two are better than one.
lesson-here-kitty-kitty-play-color = There is no orange cat among them. It is the colour you are missing.
lesson-here-kitty-kitty-burglar-title = The neighbours have cats, too
lesson-here-kitty-kitty-burglar = A House with cats of one colour only is worth 10 points more. Mia’s House has one cat, and it is white. With Cat Burglar you steal one cat of your choice into your Yard. Take that one.
lesson-here-kitty-kitty-burglar-right = Mia’s House is empty, which costs her 15 points, and you have another white cat. She will remember it.
lesson-here-kitty-kitty-burglar-hint = Play Cat Burglar.
lesson-here-kitty-kitty-burglar-where = That one hurts less. Take the white cat from Mia’s House.
lesson-here-kitty-kitty-answer-title = Does anybody answer?
lesson-here-kitty-kitty-answer = Tom plays Cat Burglar on you: he wants the black cat in your House. Before it happens there is a short window in which everybody is asked. Defensive cards (blue) are free and answer there. You hold Tuna, which cancels Cat Burglar.
lesson-here-kitty-kitty-answer-right = Cancelled: your cat stays at home, and Tom’s action is spent. Every window looks the same whether or not somebody could answer, so nobody learns what you hold.
lesson-here-kitty-kitty-answer-hint = Answer with Tuna.
lesson-here-kitty-kitty-answer-pass = You may let it pass, but then your black cat is gone. Answer with Tuna.
lesson-here-kitty-kitty-instant-title = Draw up, and duck
lesson-here-kitty-kitty-instant = After your two actions you draw up to three cards. An Instant card (red) that you draw happens at once, to everybody. One action is left: move an orange cat onto the Porch, and see what you draw.
lesson-here-kitty-kitty-instant-right = Raining Cats & Dogs! Half of the cats in each Yard, rounded up, ran onto the Porch, the others back to the Neighborhood. Yours got in, Mia lost one. Then you drew on.
lesson-here-kitty-kitty-instant-hint = That is legal. For now move an orange cat from your Yard onto the Porch.
lesson-here-kitty-kitty-score-title = Forty-four points
lesson-here-kitty-kitty-score = When the last card is drawn, everybody has one more turn. Then you count: House 2 × 5, Porch 3 × 3, five orange cats 5, all four colours 5, most orange cats 3, a House of one colour 10, and Best in Show still in hand 2. That makes 44.
lesson-here-kitty-kitty-finished = Bring cats inward, think of colours, and keep a blue card for a rainy day.
