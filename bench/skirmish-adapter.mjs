// The benchmark skirmish through the engine's public interface, for the paired ratios of a peer-bench folder:
//   cd <folder with ratio.mjs>; ENGINE=<this file> NODE_ENV=production node --expose-gc ratio.mjs
// The random policy is the peers' own, draw by draw; `check` proves that the games are the same, seed by seed.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { IDS, skirmish } from '../packages/engine/dist/examples/skirmish/index.js';
import { matchOf, start, submit, turnOf } from '../packages/engine/dist/index.js';

const { Rng, Table, choose } = await import(pathToFileURL(resolve('skirmish-plain.mjs')).href);

export const name = 'umpire';
export const version = '0.1.0';

const EACH = 12;
const MM = 10;
const MOVE = 180;
const RANGE = 360 * MM;
const END = { verb: 'end' };

/** The dice of the peers behind the engine's port. */
function diceOf(rng) {
  return {
    kind: { kind: 'scripted' },
    throw: sides => 1 + rng.below(sides),
    copy: () => diceOf(Object.assign(new Rng(1), rng)),
  };
}

/**
 * The peers' policy on our state, up to an order that is carried out: a random stand shoots the first enemy in range, else
 * moves the better of two steps. Whether a step is allowed is asked of the engine, by giving the order.
 */
function act(match, by, rng) {
  const { stands, moved, shot } = match.state;
  const base = by === 'a' ? 0 : EACH;
  for (let tries = 0; tries < 10; tries++) {
    const s = base + rng.below(EACH);
    if (stands[s].status === 'destroyed') continue;
    if ((shot & (1 << s)) === 0) {
      const t = inRange(stands, s, rng.below(EACH));
      if (t >= 0) return submit(match, by, { verb: 'shoot', stand: IDS[s], target: IDS[t] });
    }
    if ((moved & (1 << s)) === 0) {
      const done = submit(match, by, { verb: 'move', stand: IDS[s], at: step(stands, s, rng) });
      if (done.ok) return done;
    }
  }
  return submit(match, by, END);
}

/** The first enemy in range of a stand, from the k-th on; -1 if there is none. */
function inRange(stands, s, k) {
  const { x, y } = stands[s];
  const foe = s < EACH ? EACH : 0;
  for (let j = 0, t = foe + k; j < EACH; j++) {
    const aim = stands[t];
    const dx = aim.x - x;
    const dy = aim.y - y;
    if (dx * dx + dy * dy <= RANGE * RANGE && aim.status !== 'destroyed') return t;
    if (++t === foe + EACH) t = foe;
  }
  return -1;
}

/** Of two random steps the one that ends nearer to a random enemy. */
function step(stands, s, rng) {
  const { x, y, status } = stands[s];
  const enemy = stands[(s < EACH ? EACH : 0) + rng.below(EACH)];
  const most = status === 'shaken' ? MOVE >> 1 : MOVE;
  const w = 2 * most + 1;
  const ax = x + (rng.below(w) - most) * MM;
  const ay = y + (rng.below(w) - most) * MM;
  const bx = x + (rng.below(w) - most) * MM;
  const by = y + (rng.below(w) - most) * MM;
  return apart(ax, ay, enemy) <= apart(bx, by, enemy) ? { x: ax, y: ay } : { x: bx, y: by };
}

function apart(x, y, enemy) {
  const dx = x - enemy.x;
  const dy = y - enemy.y;
  return dx * dx + dy * dy;
}

export function begin(seed) {
  const begun = start({ rules: skirmish, options: {}, scenario: {}, dice: diceOf(new Rng(seed)) });
  if (!begun.ok) throw new Error(begun.error.message);
  return begun.value;
}

function play(match, rng) {
  for (;;) {
    const turn = turnOf(match);
    if ('over' in turn) return turn;
    const done = act(match, turn.waiting[0], rng);
    if (!done.ok) throw new Error(`refused its own order: ${done.error.message}`);
  }
}

const rng = new Rng(1);
// the last game lives on while memory is cleared: where none does, the shapes of its objects die and are compiled for anew
let last;
export function playGame(seed) {
  rng.seed(seed);
  last = begin(seed);
  play(last, rng);
  return last.entries.length - 1;
}

export function check() {
  const plain = new Table();
  for (let seed = 1; seed <= 300; seed++) {
    plain.setup(seed);
    const p = new Rng(seed);
    while (plain.winner < 0) if (!plain.apply(choose(plain, p))) throw new Error('plain refused its own command');
    const match = begin(seed);
    const over = play(match, new Rng(seed));
    const same = match.state.stands.every(
      (s, i) =>
        s.x === plain.x[i] * MM &&
        s.y === plain.y[i] * MM &&
        s.status === ['steady', 'shaken', 'destroyed'][plain.st[i]],
    );
    const winner = over.over === 'a' ? 0 : over.over === 'b' ? 1 : 2;
    if (!same || winner !== plain.winner || match.entries.length - 1 !== plain.cmds)
      throw new Error(`seed ${seed}: games differ`);
  }
}
export { matchOf };
