// A game of Cat Box's size for boardgame.io: four seats, 48 cards, 44 moves. A move places a card from
// the player's hand next to cards on the table, then the player draws. playerView hides hands, the pile and identities.

export const NAME = "laying";
const SEATS = 4;
const HAND = 3;
const REMOVED = 3;
const COLORS = ["black", "blue", "purple", "violet"];
const LETTERS = [..."BKPVY."];

/** 48 different cards, each with a front and its mirrored back. */
function allCards() {
  const cards = [];
  for (let i = 0; i < 48; i++) {
    const at = (k) => LETTERS[(i * (2 * k + 1) + k * (i >> 2)) % LETTERS.length];
    const shows = [at(0) + at(1), at(2) + at(3)];
    cards.push({ card: i, shows, back: shows.map((row) => row[1] + row[0]) });
  }
  return cards;
}

function setup({ random }) {
  const pile = random.Shuffle(allCards()).slice(REMOVED);
  const colors = random.Shuffle(COLORS);
  const players = [];
  for (let seat = 0; seat < SEATS; seat++) {
    players.push({ identity: colors[seat], hand: pile.splice(0, HAND), tokens: [], fish: [] });
  }
  return { players, placed: [{ at: [0, 0], ...pile.shift() }], pile, phase: "turn", removed: REMOVED };
}

/** Return whether a card may be placed there: next to another (edge or corner), and not on top of one. */
function isFree(placed, x, y) {
  let touches = false;
  for (const { at } of placed) {
    const dx = Math.abs(at[0] - x);
    const dy = Math.abs(at[1] - y);
    if (dx === 0 && dy === 0) return false;
    if (dx <= 1 && dy <= 1) touches = true;
  }
  return touches;
}

function lay({ G, playerID }, card, x, y) {
  const { hand } = G.players[playerID];
  const i = hand.findIndex((one) => one.card === card);
  if (i < 0 || !Number.isInteger(x) || !Number.isInteger(y) || !isFree(G.placed, x, y)) return "INVALID_MOVE";
  G.placed.push({ at: [x, y], ...hand[i] });
  hand.splice(i, 1);
  if (G.pile.length > 0) hand.push(G.pile.shift());
}

/** The table as a seat sees it. */
function playerView({ G, playerID }) {
  const players = G.players.map((player, seat) =>
    String(seat) === playerID ? player : { ...player, identity: null, hand: player.hand.map(() => null) },
  );
  return { ...G, players, pile: { cards: G.pile.length } };
}

export const game = {
  name: NAME,
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true,
  setup,
  playerView,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { lay: { move: lay, client: false } },
  endIf: ({ G }) => (G.players.every((player) => player.hand.length === 0) ? { over: true } : undefined),
};
