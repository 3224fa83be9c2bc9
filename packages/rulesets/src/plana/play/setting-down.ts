import { bounds, facingOf, overlaps, type Point, type Pose, pointAhead, withinTable } from '@umpire/engine';
import { baseOf, onTable } from './bases.js';
import { movedTo } from './moves.js';
import { areFar, isWithin, outlineOf } from './places.js';
import { type Base, CM, type State } from './state.js';
import { happens, type Play } from './types.js';

/** How finely a free place is looked for, and how far (PLA-R-167). */
const STEP = CM / 10;
const FAR = 5 * CM;

export const overlapping = (a: Base, b: Base): boolean => isWithin(a, b, 0) && overlaps(outlineOf(a), outlineOf(b));
export const isWhole = ({ table }: Pick<State, 'table'>, base: Base): boolean =>
  withinTable(outlineOf(base), table.now.width, table.now.depth);
const isClear = (state: State, at: Base): boolean =>
  state.bases.every(one => one.side === at.side || one.where !== 'table' || !overlapping(at, one));
const isFree = (state: State, at: Base): boolean => isWhole(state, at) && isClear(state, at);
const at = (base: Base, { x, y }: Point, facing = base.facing): Base =>
  movedTo(base, { x: Math.round(x), y: Math.round(y) }, facing);

/** PLA-R-167: a base that is put somewhere slides straight back to where it came from until it overlaps no enemy. */
export function putDown(state: State, base: Base, to: Pose): Base {
  const far = Math.sqrt((to.x - base.x) * (to.x - base.x) + (to.y - base.y) * (to.y - base.y));
  for (let back = 0; back <= far; back += STEP) {
    const share = far === 0 ? 0 : back / far;
    const slid = { x: to.x + (base.x - to.x) * share, y: to.y + (base.y - to.y) * share };
    const placed = at(base, slid, to.facing);
    if (isFree(state, placed)) return placed;
  }
  return base;
}

const AROUND = [0, 450, 900, 1350, 1800, 2250, 2700, 3150];
/** PLA-R-167: the nearest free place within 5 cm of where a base would be; undefined: there is none. */
export function nearestFree(state: State, base: Base): Base | undefined {
  if (isFree(state, base)) return base;
  for (let far = STEP; far <= FAR; far += STEP)
    for (const facing of AROUND) {
      const placed = at(base, pointAhead(base, facing, far));
      if (isFree(state, placed)) return placed;
    }
  return undefined;
}

/** Whether a base stands on the table by its centre: else it has left (PLA-R-175). */
const isThere = ({ table }: State, { x, y }: Point): boolean =>
  x >= 0 && y >= 0 && x <= table.now.width && y <= table.now.depth;
/** The whole base on the table. */
function drawnIn(state: State, base: Base): Base {
  const { width, depth } = state.table.now;
  const { left, right, bottom, top } = bounds(outlineOf(base));
  const dx = left < 0 ? Math.ceil(-left) : right > width ? -Math.ceil(right - width) : 0;
  const dy = bottom < 0 ? Math.ceil(-bottom) : top > depth ? -Math.ceil(top - depth) : 0;
  return at(base, { x: base.x + dx, y: base.y + dy });
}

/** PLA-R-168: the weaker of two that overlap is put clear along the line of centres; where there is no room, beside it. */
function apart(state: State, base: Base, other: Base): Base | undefined {
  const [dx, dy] = [base.x - other.x, base.y - other.y];
  const away = dx === 0 && dy === 0 ? base.facing : facingOf(dx, dy);
  for (let far = STEP; far <= FAR; far += STEP) {
    const placed = at(base, pointAhead(base, away, far));
    if (isFree(state, placed)) return placed;
  }
  return nearestFree(state, base);
}
const isWeaker = (p: Base, q: Base): boolean => p.sp < q.sp || (p.sp === q.sp && p.side === 'b');

/** PLA-R-167, PLA-R-168, PLA-WIN-08: after anything that puts bases down everybody is whole on the table, and no enemies overlap. */
export function settle(game: Play): void {
  const { state } = game;
  const fresh = putDownSince(state);
  if (fresh.size === 0) return;
  let isDrawnIn = false;
  for (const { id } of onTable(state)) {
    const base = baseOf(state, id)!;
    if (!fresh.has(base) || !isThere(state, base) || isWhole(state, base)) continue;
    isDrawnIn = true;
    place(game, nearestFree(state, drawnIn(state, base)));
  }
  const [ours, theirs] = [onTable(state, 'a'), onTable(state, 'b')];
  let isMoved = false;
  for (const a of ours) {
    const isFresh = isDrawnIn || fresh.has(a);
    for (const b of theirs) {
      if (!isMoved && (areFar(a, b, 0) || !(isFresh || fresh.has(b)))) continue;
      const [p, q] = [baseOf(state, a.id)!, baseOf(state, b.id)!];
      if (!overlapping(p, q)) continue;
      isMoved = true;
      const [weak, strong] = isWeaker(p, q) ? [p, q] : [q, p];
      place(game, apart(state, weak, strong) ?? apart(state, strong, weak));
    }
  }
  settled = isMoved || isDrawnIn ? undefined : { table: state.table.now, bases: state.bases.slice() };
}
/** The last who were found to lie whole and clear of each other. */
let settled: { readonly table: State['table']['now']; readonly bases: readonly Base[] } | undefined;
/** Those on the table who lie elsewhere than they did then; all, where nothing is known. */
function putDownSince({ bases, table }: State): Set<Base> {
  const fresh = new Set<Base>();
  const before = settled?.table === table.now ? settled.bases : [];
  for (let at = 0; at < bases.length; at++) {
    const base = bases[at]!;
    if (base.where === 'table' && base !== before[at] && !liesAs(base, before[at])) fresh.add(base);
  }
  return fresh;
}
const liesAs = (base: Base, before: Base | undefined): boolean =>
  before?.where === 'table' &&
  before.side === base.side &&
  before.x === base.x &&
  before.y === base.y &&
  before.facing === base.facing &&
  before.width === base.width &&
  before.depth === base.depth;
function place(game: Play, base: Base | undefined): void {
  if (base) happens(game, 'moved', { bases: [base] });
}
