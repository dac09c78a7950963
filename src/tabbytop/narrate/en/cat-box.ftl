# Cat Box: rules, refused moves, and the game log.

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
rule-CB-1-1 = The game is for two to five players. There are six identities: five cats and the Chihuahua. There are 48 double-sided cards; each side has two by two quadrants, and each quadrant shows a cat in one of five colors or an empty box. In the advanced game, each player also has five tokens.
rule-CB-1-2 = In the default deck, the back of a card is its front mirrored, so the backs hide nothing. The deck "secret" has different cats on the backs. You can also use your own deck.
rule-CB-2-1 = Each player is dealt one identity face down. The other identities leave the game unseen. With two or three players, the Chihuahua isn't used.
rule-CB-2-2 = In the basic game, remove 1 card with 2 players, 2 cards with 3 players, 3 with 4, and 2 with 5. With 2 or 3 players, each player draws 2 cards; with 4 or 5, each draws 1. The next card is turned over and starts the play area. This way everyone gets the same number of turns.
rule-CB-2-2a = Ruling: nobody sees the removed cards.
rule-CB-2-3 = Everyone knows the public side of each card in hand; only its holder knows the secret side. Everyone sees the public side of the top card of the draw pile.
rule-CB-2-4 = One player starts. Turns pass to the left.
rule-CB-2-4a = Ruling: the starting player is chosen at random or set before the game.
rule-CB-3-1 = On your turn, play one card: either one of your own, secret side up, or one from another player's hand, public side up.
rule-CB-3-2 = The player whose card was played draws a new one if the draw pile isn't empty. Then the next player to the left takes a turn.
rule-CB-4-1 = Cards are never rotated. A card takes up two by two spots on a grid without edges.
rule-CB-4-2 = A card must cover at least one quadrant of the play area: exactly one if it shows four cats, one or two if it shows an empty box. A spot counts once, no matter how many cards lie there.
rule-CB-4-3 = Only what's on top counts.
rule-CB-5-1 = The game ends when all cards have been played and the last turn is finished. Then all identities are revealed.
rule-CB-5-2 = A cat scores 1 point for each visible cat of its color, plus 1 for each cat in its largest connected group. Cats that touch only at a corner aren't connected.
rule-CB-5-3 = The Chihuahua scores 1 point for each visible empty box and 2 for each group of exactly three connected cats of the same color.
rule-CB-5-4 = The player with the most points wins. If the Chihuahua is among the tied players, it wins; otherwise the tied player with the largest group of their own color wins.
rule-CB-5-4a = Ruling: if players are still tied, they share the win.
rule-CB-6-1 = In the advanced game, no cards are removed.
rule-CB-6-2 = Each player has five tokens, one of each kind, and may use one per turn in addition to playing a card. Used tokens leave the game. Each unused token scores one point at the end.
rule-CB-6-3 = Cat Paw: after playing a card, immediately play another one.
rule-CB-6-3a = Ruling: you can use it only if there's another card you can play.
rule-CB-6-3b = Ruling: hands are refilled at the end of the turn, in the order in which the cards left them.
rule-CB-6-4 = Cat Box: before or after playing, put it on any quadrant. Until your next turn begins, nobody else may cover that quadrant or the eight around it.
rule-CB-6-4a = Ruling: only existing quadrants can be covered. You may still play on empty spots around the token.
rule-CB-6-4b = Ruling: nobody else may move a card that has a quadrant under the token.
rule-CB-6-4c = Ruling: the token stays on its spot on the grid.
rule-CB-6-4d = Ruling: if other players' tokens leave no legal spot for any card you could play, you may cover what they protect.
rule-CB-6-5 = Dried Fish: before or after playing, take a card from any hand and put it in front of you under the token. From then on only you can play it, as one of your own cards. Everyone still sees its public side. You see its secret side, and its former holder still knows it.
rule-CB-6-5a = Ruling: the hand the card came from is refilled at the end of the turn.
rule-CB-6-5b = Ruling: playing it later takes a normal turn and refills nothing.
rule-CB-6-5c = Ruling: the game doesn't end until it has been played.
rule-CB-6-6 = Stacking: use it before playing a card. That card may cover one to four quadrants, at most three of them cats, no matter what it shows.
rule-CB-6-7 = Toy Mouse: after playing a card, take one card that is completely uncovered and place it elsewhere following the placement rules. Whatever it covered becomes visible again.
rule-CB-6-7a = Ruling: the same side stays up.
rule-CB-6-7b = Ruling: at its new spot, it may not cover anything that another player's Cat Box token protects.
rule-CB-6-7c = Ruling: it may split the play area.
rule-CB-6-7d = Ruling: it may not go back to where it was.
rule-CB-6-7e = Ruling: it may be the card you just played.
rule-CB-6-8 = A player who can't play any card passes.
rule-CB-6-8a = Ruling: passing is then the only option, and no token may be used.
rule-CB-6-8b = Ruling for custom positions: if a turn ends and there are no cards left in any hand or under any fish, the game is over, even if there are cards in the draw pile.

# Refused moves
why-face-rows = A face has two rows, not { $count }.
why-face-row = A row of a face has two letters, not { $found }.
why-face-letter = { $found } isn't K, P, V, B, Y or a dot for an empty box.
why-identity-twice = Only one player can be { $identity }.
why-no-chihuahua = With { $count } players, the Chihuahua isn't in the game.
why-basic-game = There are no tokens in the basic game.
why-token-twice = A player has only one { $token } token.
why-one-fish = A player has only one Dried Fish token, so only one card can be under it.
why-guard-gone = A player's Cat Box token is removed when their turn begins.
why-stacking-phase = Stacking is only possible before playing a card, in phase "turn".
why-token-was-used = In this phase, a token has already been used.
why-empty-table = There must be a card on the table to play on.
why-must-pass = You can't play any card, so you must pass.
why-may-not-pass = You can't pass: there's a card you can play.
why-must-play = You must play a card first.
why-has-played = You've already played your card. Use a token or end your turn.
why-no-such-card = { $seat } doesn't have that card.
why-fish-of-another = Only its owner can play a card under Dried Fish.
why-fish-stays = A card under Dried Fish stays there until its owner plays it.
why-name-a-card = Choose a card from a hand.
why-other-face = That card shows something else.
why-guarded-card = Other players' Cat Box tokens leave no spot for this card.
why-one-token-a-turn = You can use only one token per turn.
why-token-gone = You no longer have the { $token } token.
why-token-after-playing = You can use { $token } only after playing a card.
why-token-before-playing = You can use { $token } only before playing a card.
why-no-card-to-take = There are no cards in any hand to take.
why-no-card-to-play = There's no other card you can play.
why-nothing-to-move = There's no card you can move.
why-not-a-place = Choose a spot on the grid.
why-covers-nothing = A card must cover at least one quadrant of the play area.
why-covers-too-many-full = A card with four cats must cover exactly 1 quadrant; here it would cover { $covers }.
why-covers-too-many = A card with an empty box must cover 1 or 2 quadrants; here it would cover { $covers }.
why-covers-four-cats = Even with Stacking, a card covers at most three cats.
why-guarded-place = Another player's Cat Box token protects what this card would cover.
why-no-quadrant = The token must go on a quadrant of the play area.
why-not-uncovered = There's no completely uncovered card here.
why-under-token = Another player's Cat Box token is on this card.
why-nowhere-else = This card can't go anywhere else.
why-back-where-it-was = The card can't go back to where it was.

# Game log
said-identity = { $who }'s identity: { $identity }.
said-identity-hidden = { $who } gets an identity.
said-revealed = { $who } reveals: { $identity }.
said-turn-up = The draw pile shows { $face }.
said-learn = { $who } draws { $public }. Its secret side is { $face }.
said-learn-hidden = { $who } draws { $public }.
said-turn-over = The first card is turned over: { $face }.
said-peek = { $who } sees the secret side: { $face }.
said-peek-hidden = { $who } sees the secret side.
said-play-own = { $who } plays their own card { $face } at { $at }, covering { $covers ->
    [one] 1 quadrant
   *[other] { $covers } quadrants
    }.
said-play-fish = { $who } plays the card under Dried Fish, { $face }, at { $at }, covering { $covers ->
    [one] 1 quadrant
   *[other] { $covers } quadrants
    }.
said-play-other = { $who } plays { $owner }'s card { $face } at { $at }, covering { $covers ->
    [one] 1 quadrant
   *[other] { $covers } quadrants
    }.
said-forced = { $text } Nothing else was available [CB-6.4d].
said-cat-paw = { $who } uses Cat Paw and plays again.
said-stacking = { $who } uses Stacking.
said-cat-box = { $who } puts the Cat Box token on { $at }.
said-dried-fish = { $who } takes { $owner }'s card { $face } and puts it under Dried Fish.
said-dried-fish-own = { $who } puts their own card { $face } under Dried Fish.
said-toy-mouse = { $who } uses Toy Mouse and moves { $face } from { $from } to { $at }.
said-pass = { $who } can't play a card and passes.
said-points = { $who } ({ $identity }): { $points ->
    [one] 1 point
   *[other] { $points } points
    } – { $how }.
how-cat = { $cats } visible, { $area } in the largest group
how-cat-tokens = { $cats } visible, { $area } in the largest group, { $tokens } for tokens
how-chihuahua = { $boxes ->
    [one] 1 empty box
   *[other] { $boxes } empty boxes
    }, { $threes ->
    [one] 1 group of three (2)
   *[other] { $threes } groups of three ({ $twice })
    }
how-chihuahua-tokens = { $boxes ->
    [one] 1 empty box
   *[other] { $boxes } empty boxes
    }, { $threes ->
    [one] 1 group of three (2)
   *[other] { $threes } groups of three ({ $twice })
    }, { $tokens } for tokens
said-tie-chihuahua = Tie: the Chihuahua wins [CB-5.4].
said-tie-area = Tie: the player with the largest group of their own color wins [CB-5.4].
said-tie-shared = Tie: the win is shared [CB-5.4].

# At the table
help-cat-box = Moves: type the number of a card or token, then of a spot, or both at once: 1 7, or 1 3,-2. Tokens work by name too: cat paw.
    b: back · u: undo your last move, until a card is drawn or someone else plays
    ?: why your last move was refused · ? 4.2 or ? toy mouse: any rule, by number or by words in it · r: all rules · Enter: redraw the table
    t: your identity and tokens · w: who could be which cat · l: log · s: save · q: save and quit
legend-cat-box = K black · P pink · V purple · B blue · Y yellow · □ or . empty box · ▣ a Cat Box token and its owner's seat
