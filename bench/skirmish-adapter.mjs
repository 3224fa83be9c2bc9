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

/** The peers' policy on our state: a random stand shoots the first enemy in range, else moves the better of two steps. */
export function policy(state, rng) {
  const base = state.active === 'a' ? 0 : 12;
  const foe = 12 - base;
  const { stands, moved, shot } = state;
  for (let tries = 0; tries < 10; tries++) {
    const s = base + rng.below(12);
    const own = stands[s];
    if (own.status === 'destroyed') continue;
    if ((shot & (1 << s)) === 0) {
      const k = rng.below(12);
      for (let j = 0; j < 12; j++) {
        const t = foe + ((k + j) % 12);
        const aim = stands[t];
        if (aim.status === 'destroyed') continue;
        const dx = aim.x - own.x;
        const dy = aim.y - own.y;
        if (dx * dx + dy * dy <= RANGE * RANGE) return { verb: 'shoot', stand: IDS[s], target: IDS[t] };
      }
    }
    if ((moved & (1 << s)) === 0) {
      const enemy = stands[foe + rng.below(12)];
      const most = own.status === 'shaken' ? MOVE >> 1 : MOVE;
      const w = 2 * most + 1;
      const ax = own.x + (rng.below(w) - most) * MM;
      const ay = own.y + (rng.below(w) - most) * MM;
      const bx = own.x + (rng.below(w) - most) * MM;
      const by = own.y + (rng.below(w) - most) * MM;
      const a = (ax - enemy.x) ** 2 + (ay - enemy.y) ** 2 <= (bx - enemy.x) ** 2 + (by - enemy.y) ** 2;
      const order = { verb: 'move', stand: IDS[s], at: a ? { x: ax, y: ay } : { x: bx, y: by } };
      if (mayMove(state, s, order.at)) return order;
    }
  }
  return END;
}

function mayMove({ stands }, s, { x, y }) {
  const own = stands[s];
  const most = (own.status === 'shaken' ? MOVE >> 1 : MOVE) * MM;
  const dx = x - own.x;
  const dy = y - own.y;
  if (x < 0 || y < 0 || x > 18000 || y > 12000 || dx * dx + dy * dy > most * most) return false;
  for (let i = 0; i < 24; i++) {
    const o = stands[i];
    if ((o.x - x) ** 2 + (o.y - y) ** 2 < 400 * 400 && i !== s && o.status !== 'destroyed') return false;
  }
  return true;
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
    const done = submit(match, turn.waiting[0], policy(match.state, rng));
    if (!done.ok) throw new Error(`refused its own order: ${done.error.message}`);
  }
}

const rng = new Rng(1);
export function playGame(seed) {
  rng.seed(seed);
  const match = begin(seed);
  play(match, rng);
  return match.entries.length - 1;
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
