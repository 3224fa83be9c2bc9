import { otherSide } from '@umpire/engine';
import { baseOf, onTable } from './bases.js';
import { groundOf, isIn, patchesAt } from './ground.js';
import { outlineOf } from './places.js';
import { canDig } from './standing-move.js';
import type { Base, Feature, State } from './state.js';
import { happens, type Play } from './types.js';
import { addFeature } from './works.js';

/** What men dig, and what guns and vehicles stand in: neither serves the other. */
const nameFor = (base: Base): string => (canDig(base) ? 'Trench' : 'Gun pit');

/** After a step: earth stays where its diggers have left it, whoever goes into it has it, or takes it (PLA-R-69, PLA-R-123). */
export function trenchesAfter(game: Play, before: readonly Base[]): void {
  const { state } = game;
  if (stoodStill(before, state.bases) && isIdle(state)) return;
  const [turn, terrain, bases] = [state.turn, state.terrain.now, state.bases.slice()];
  for (const base of before) if (base.dug !== 'none' && hasLeft(game, base)) leave(game, base);
  const { works } = groundOf(state.terrain.now);
  if (works.length > 0)
    for (const base of onTable(state)) if (base.dug === 'none' && isIn(works, base)) goIn(game, base);
  if (terrain === state.terrain.now && bases.every((base, at) => base === state.bases[at]))
    idle = { turn, terrain, bases };
}

/** How it stood when there was nothing to do: as long as nobody goes anywhere and the ground stays, there is nothing to do. */
let idle: { readonly turn: number; readonly terrain: readonly Feature[]; readonly bases: readonly Base[] } | undefined;
const isIdle = ({ turn, terrain, bases }: State): boolean =>
  idle !== undefined && turn === idle.turn && terrain.now === idle.terrain && stoodStill(idle.bases, bases);
function stoodStill(before: readonly Base[], now: readonly Base[]): boolean {
  if (before.length !== now.length) return false;
  for (let at = 0; at < now.length; at++) if (now[at] !== before[at] && !standsAs(now[at]!, before[at]!)) return false;
  return true;
}
const standsAs = (base: Base, before: Base): boolean =>
  base.id === before.id &&
  base.side === before.side &&
  base.type === before.type &&
  base.where === before.where &&
  base.x === before.x &&
  base.y === before.y &&
  base.dug === before.dug;
function hasLeft({ state }: Play, { id, x, y, where }: Base): boolean {
  const now = baseOf(state, id)!;
  return where === 'table' && (now.where !== 'table' || now.x !== x || now.y !== y);
}

/** PLA-HE-06: the rectangle of the base; the enemy learns of it when he stands in it. */
function leave(game: Play, base: Base): void {
  if (isIn(groundOf(game.state.terrain.now).works, base)) return;
  const { side, dug } = base;
  addFeature(game, {
    kind: 'works',
    name: nameFor(base),
    outline: outlineOf(base),
    dug,
    owner: side,
    hiddenFrom: [otherSide(side)],
  });
}

function goIn(game: Play, base: Base): void {
  const { state } = game;
  const trench = patchesAt(groundOf(state.terrain.now).works, base).find(
    ({ feature: { name, owner } }) => owner !== null && name === nameFor(base),
  )?.feature;
  if (!trench) return;
  if (trench.owner !== base.side) return take(game, base, trench);
  if (trench.captured === null || trench.captured < state.turn)
    happens(game, 'worked', { bases: [{ ...base, dug: trench.dug, dig: null }] });
}
/** PLA-R-69: it must be turned round first. */
function take(game: Play, { side }: Base, trench: Feature): void {
  const { state } = game;
  const own = groundOf([trench]).works;
  if (onTable(state, otherSide(side)).some(enemy => isIn(own, enemy))) return;
  const taken: Feature = { ...trench, owner: side, captured: state.turn };
  happens(game, 'worked', { terrain: { now: state.terrain.now.map(one => (one.id === trench.id ? taken : one)) } });
}
