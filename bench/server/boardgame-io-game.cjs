// The skirmish as one writes it for boardgame.io: plain objects, moves by Immer, its own random numbers and events.
const { INVALID_MOVE } = require('boardgame.io/core');

const WIDTH = 1800;
const DEPTH = 1200;
const EACH = 12;
const ALL = 24;
const MOVE = 180;
const RANGE = 360;
const GAP = 40;
const BREAK = 9;
const CAP = 400;
const SHAKEN = 1;
const DEAD = 2;

const start = i => ({
  x: i < EACH ? 520 + (i % 2) * 60 : WIDTH - 520 - (i % 2) * 60,
  y: 100 + (i % EACH) * 88,
  status: 0,
  moved: false,
  shot: false,
});
const sideOf = s => (s >= EACH ? '1' : '0');
const within = (a, b, reach) => (a.x - b.x) ** 2 + (a.y - b.y) ** 2 <= reach * reach;
const isFree = (stands, s, at) =>
  stands.every((one, i) => i === s || one.status === DEAD || !within(one, at, GAP - 0.001));

function spend(G, events) {
  G.commands++;
  if (G.lost[0] < BREAK && G.lost[1] < BREAK && --G.pips === 0) events.endTurn();
}

function mayMove(stands, s, at, playerID) {
  const own = stands[s];
  if (!own || sideOf(s) !== playerID || own.status === DEAD || own.moved) return false;
  if (!Number.isInteger(at.x) || !Number.isInteger(at.y)) return false;
  if (at.x < 0 || at.y < 0 || at.x > WIDTH || at.y > DEPTH) return false;
  return within(own, at, own.status === SHAKEN ? MOVE >> 1 : MOVE) && isFree(stands, s, at);
}

function mayShoot(stands, s, t, playerID) {
  const [own, other] = [stands[s], stands[t]];
  if (!own || !other || sideOf(s) !== playerID || sideOf(t) === playerID) return false;
  return own.status !== DEAD && other.status !== DEAD && !own.shot && within(own, other, RANGE);
}

const game = {
  name: 'skirmish',
  disableUndo: true,
  setup: () => ({ stands: Array.from({ length: ALL }, (_, i) => start(i)), lost: [0, 0], pips: 0, commands: 0 }),
  turn: {
    onBegin: ({ G, random }) => {
      for (const stand of G.stands) {
        stand.moved = false;
        stand.shot = false;
      }
      G.pips = random.D6();
    },
  },
  moves: {
    move: ({ G, playerID, events }, s, x, y) => {
      if (!mayMove(G.stands, s, { x, y }, playerID)) return INVALID_MOVE;
      Object.assign(G.stands[s], { x, y, moved: true });
      spend(G, events);
    },
    shoot: ({ G, playerID, events, random }, s, t) => {
      if (!mayShoot(G.stands, s, t, playerID)) return INVALID_MOVE;
      const [own, other] = [G.stands[s], G.stands[t]];
      const roll = random.D6() - (own.status === SHAKEN ? 1 : 0);
      own.shot = true;
      if (roll >= 6 || (roll >= 4 && other.status === SHAKEN)) {
        other.status = DEAD;
        G.lost[Number(sideOf(t))]++;
      } else if (roll >= 4) other.status = SHAKEN;
      spend(G, events);
    },
    endTurn: ({ G, events }) => {
      G.commands++;
      events.endTurn();
    },
  },
  endIf: ({ G }) => {
    if (G.lost[0] >= BREAK) return { winner: '1' };
    if (G.lost[1] >= BREAK) return { winner: '0' };
    return G.commands >= CAP ? { winner: '2' } : undefined;
  },
};

/** The policy of the other contenders on its state: the name of a move, and what it is called with. */
function choose({ G: { stands }, ctx: { currentPlayer } }, below) {
  const base = currentPlayer === '0' ? 0 : EACH;
  const foe = EACH - base;
  for (let tries = 0; tries < 10; tries++) {
    const s = base + below(EACH);
    if (stands[s].status === DEAD) continue;
    if (!stands[s].shot) {
      const k = below(EACH);
      for (let j = 0; j < EACH; j++) {
        const t = foe + ((k + j) % EACH);
        if (mayShoot(stands, s, t, currentPlayer)) return ['shoot', s, t];
      }
    }
    if (!stands[s].moved) {
      const at = step(stands[s], stands[foe + below(EACH)], below);
      if (mayMove(stands, s, at, currentPlayer)) return ['move', s, at.x, at.y];
    }
  }
  return ['endTurn'];
}

function step(own, enemy, below) {
  const most = own.status === SHAKEN ? MOVE >> 1 : MOVE;
  const one = () => ({ x: own.x + below(2 * most + 1) - most, y: own.y + below(2 * most + 1) - most });
  const apart = at => (at.x - enemy.x) ** 2 + (at.y - enemy.y) ** 2;
  const [first, second] = [one(), one()];
  return apart(first) <= apart(second) ? first : second;
}

module.exports = { game, choose };
