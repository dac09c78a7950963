# Cat Box: rules in our words, refusals, and what happens at the table.

cat-box = Cat Box
black = black
pink = pink
purple = purple
blue = blue
yellow = yellow
chihuahua = Chihuahua
empty-box = empty box
cat-paw = Cat Paw
cat-box-token = Cat Box
dried-fish = Dried Fish
stacking = Stacking
toy-mouse = Toy Mouse

# The rules
rule-CB-1-1 = Two to five play, with six identities: five cats and the Chihuahua. There are 48 cards with two sides of two by two quadrants, each a cat of one of five colours or an empty box, and for the advanced game five tokens for each player.
rule-CB-1-2 = In our usual deck the back of a card is its front in a mirror, so that nothing is hidden by it; the deck "secret" has other cats on the backs, and you may bring a deck of your own.
rule-CB-2-1 = Everybody is dealt one identity face down; the rest leave the game unseen. With two or three players the Chihuahua stays in the box.
rule-CB-2-2 = In the basic game 1, 2, 3 or 2 cards are removed with 2, 3, 4 or 5 players, and everybody draws 2, 2, 1 or 1. The next card is turned over and starts the play area. So everybody has equally many turns.
rule-CB-2-2a = Ruling: nobody sees which cards were removed.
rule-CB-2-3 = Of a card in hand everybody knows the public side and only its holder the secret side. Of the pile everybody sees the public side of the top card.
rule-CB-2-4 = One player begins; the turn passes to the left.
rule-CB-2-4a = Ruling: who begins is drawn at random, or set before the game.
rule-CB-3-1 = In your turn you play one card: one of your own with its secret side up, or one from another player's hand with its public side up.
rule-CB-3-2 = The player whose card was played draws a new one, as long as there is a pile. Then the turn passes to the left.
rule-CB-4-1 = Cards are never turned round. A card covers two by two places of a grid that has no edge.
rule-CB-4-2 = A card must cover at least one quadrant that is there: exactly one if it shows four cats, one or two if it shows an empty box. A place counts once, however many cards lie there.
rule-CB-4-3 = What lies on top is what counts.
rule-CB-5-1 = The game ends when all cards are played and the last turn is finished. Then all identities are revealed.
rule-CB-5-2 = A cat scores 1 for each visible cat of its colour, and 1 for each cat in its largest connected area; corners do not connect.
rule-CB-5-3 = The Chihuahua scores 1 for each visible empty box, and 2 for each area of exactly three connected cats of one colour.
rule-CB-5-4 = Most points wins. A tie goes to the Chihuahua if it is among those tied, else to the largest area of one's own colour.
rule-CB-5-4a = Ruling: what is still tied then is a shared victory.
rule-CB-6-1 = In the advanced game no card is removed.
rule-CB-6-2 = Everybody has five tokens, one of each kind, and may use one in a turn besides playing a card. A used token is gone; each unused one is a point at the end.
rule-CB-6-3 = Cat Paw: having played a card, you play another one at once.
rule-CB-6-3a = Ruling: only if there is another card that you can play.
rule-CB-6-3b = Ruling: hands are refilled when the turn ends, in the order in which cards left them.
rule-CB-6-4 = Cat Box: put it on any quadrant, before or after playing. Until your next turn begins nobody else may cover that quadrant or the eight around it.
rule-CB-6-4a = Ruling: to cover is to lie on a quadrant that is there; empty places around the token may be used.
rule-CB-6-4b = Ruling: nobody else may lift a card that has a quadrant under the token.
rule-CB-6-4c = Ruling: the token stays on its place of the grid.
rule-CB-6-4d = Ruling: if other players' tokens leave you no place for any card you may play, you may cover what they guard.
rule-CB-6-5 = Dried Fish: before or after playing, take a card from any hand and lay it before you under the token. From now on only you can play it, as a card of your own. All still see its public side; you see the secret one, and so does who held it before.
rule-CB-6-5a = Ruling: the hand it came from is refilled when the turn ends.
rule-CB-6-5b = Ruling: playing it later refills nothing; it is a turn like any other.
rule-CB-6-5c = Ruling: the game is not over before it is played.
rule-CB-6-6 = Stacking: before you play a card. That card may cover one to four quadrants, at most three of them cats, whatever it shows.
rule-CB-6-7 = Toy Mouse: having played a card, take one card of which nothing is covered and lay it elsewhere by the rules of placement. What it had covered is visible again.
rule-CB-6-7a = Ruling: it keeps the same face up.
rule-CB-6-7b = Ruling: its new place respects other players' Cat Box tokens.
rule-CB-6-7c = Ruling: the play area may fall apart.
rule-CB-6-7d = Ruling: it may not go back to where it was.
rule-CB-6-7e = Ruling: it may be the card just played.
rule-CB-6-8 = A player who can play no card passes.
rule-CB-6-8a = Ruling: passing is then all one can do, and no token is used.
rule-CB-6-8b = Our ruling, for set-up positions: when a turn ends and there is no card in any hand or under any fish, the game is over, even if a pile is left.

# Why not
why-face-rows = A face has two rows, not { $count }.
why-face-row = A row of a face is two letters, not { $found }.
why-face-letter = { $found } is neither K, P, V, B, Y nor a dot for an empty box.
why-identity-twice = Only one player can be { $identity }.
why-no-chihuahua = With { $count } players the Chihuahua is not in the game.
why-basic-game = There are no tokens in the basic game.
why-token-twice = A player has only one { $token } token.
why-one-fish = A player has only one Dried Fish token, so only one card can lie under it.
why-guard-gone = A player's Cat Box token is gone when their turn begins.
why-stacking-phase = Stacking belongs before playing a card, in phase "turn".
why-token-was-used = In this phase a token has been used.
why-empty-table = There must be a card on the table to play on.
why-must-pass = There is no card that you could play, so you can only pass.
why-may-not-pass = You can play a card, so you cannot pass.
why-must-play = You must play a card first.
why-has-played = You have played your card; use a token or say that you are done.
why-no-such-card = { $seat } has no such card.
why-fish-of-another = Only its owner can play a card under Dried Fish.
why-fish-stays = A card under Dried Fish stays there until its owner plays it.
why-name-a-card = Name a card that is in a hand.
why-other-face = The card shows something else.
why-guarded-card = Other players' Cat Box tokens leave no place for this card.
why-one-token-a-turn = You may use only one token in a turn.
why-token-gone = You do not have the token { $token } any more.
why-token-after-playing = { $token } is for after you have played a card.
why-token-before-playing = { $token } is for before you play a card.
why-no-card-to-take = There is no card in any hand to take.
why-no-card-to-play = There is no other card that you could play.
why-nothing-to-move = There is no card that could be moved.
why-not-a-place = Name a place of the grid.
why-covers-nothing = A card must cover at least one quadrant that is there.
why-covers-too-many-full = A card that shows four cats covers exactly 1 quadrant; here it would cover { $covers }.
why-covers-too-many = A card that shows an empty box covers 1 or 2 quadrants; here it would cover { $covers }.
why-covers-four-cats = Even a stacking play covers at most three cats.
why-guarded-place = Another player's Cat Box token guards what this would cover.
why-no-quadrant = The token needs a quadrant of the play area to lie on.
why-not-uncovered = There is no card here of which nothing is covered.
why-under-token = Another player's Cat Box token lies on this card.
why-nowhere-else = There is nowhere else for this card.
why-back-where-it-was = The card may not go back to where it was.

# What happens
said-identity = { $who } is { $identity }.
said-identity-hidden = { $who } is dealt an identity.
said-revealed = { $who } is revealed: { $identity }.
said-turn-up = The pile shows { $face }.
said-learn = { $who } draws { $public }; its secret side is { $face }.
said-learn-hidden = { $who } draws { $public }.
said-turn-over = The first card is turned over: { $face }.
said-peek = { $who } sees the secret side: { $face }.
said-peek-hidden = { $who } sees the secret side.
said-play-own = { $who } plays a card of their own, { $face } at { $at }, covering { $covers }.
said-play-fish = { $who } plays the card under Dried Fish, { $face } at { $at }, covering { $covers }.
said-play-other = { $who } plays { $owner }'s card { $face } at { $at }, covering { $covers }.
said-forced = { $text } Nothing else was free [CB-6.4d].
said-cat-paw = { $who } uses Cat Paw and plays again.
said-stacking = { $who } uses Stacking.
said-cat-box = { $who } puts the Cat Box token on { $at }.
said-dried-fish = { $who } takes { $owner }'s card { $face } and lays it under Dried Fish.
said-dried-fish-own = { $who } lays a card of their own, { $face }, under Dried Fish.
said-toy-mouse = { $who } uses Toy Mouse: { $face } moves from { $from } to { $at }.
said-pass = { $who } can play no card and passes.
said-points = { $who } ({ $identity }): { $points ->
    [one] 1 point
   *[other] { $points } points
    }, { $how }.
how-cat = { $cats } visible and { $area } in the largest area
how-cat-tokens = { $cats } visible, { $area } in the largest area and { $tokens } for tokens
how-chihuahua = { $boxes ->
    [one] 1 empty box
   *[other] { $boxes } empty boxes
    } and { $threes ->
    [one] 1 area of three (2)
   *[other] { $threes } areas of three ({ $twice })
    }
how-chihuahua-tokens = { $boxes ->
    [one] 1 empty box
   *[other] { $boxes } empty boxes
    }, { $threes ->
    [one] 1 area of three (2)
   *[other] { $threes } areas of three ({ $twice })
    } and { $tokens } for tokens
said-tie-chihuahua = A tie, which goes to the Chihuahua [CB-5.4].
said-tie-area = A tie, which goes to the largest area of one's own colour [CB-5.4].
said-tie-shared = A tie that nothing breaks [CB-5.4].
