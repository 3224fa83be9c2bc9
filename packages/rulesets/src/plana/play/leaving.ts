import type { Point, Side } from '@umpire/engine';
import { baseOf, companyOf, isLift } from './bases.js';
import { remove } from './losses.js';
import type { Base, State } from './state.js';
import { happens, type Play } from './types.js';

export const isOff = (state: Pick<State, 'table'>, { x, y }: Point): boolean =>
  x < 0 || y < 0 || x > state.table.now.width || y > state.table.now.depth;
/** Over which edge a base went. */
function edgeOf(state: State, { x, y }: Base): 'N' | 'E' | 'S' | 'W' {
  if (y < 0) return 'S';
  if (y > state.table.now.depth) return 'N';
  return x < 0 ? 'W' : 'E';
}

/** PLA-R-65, PLA-R-175: a base whose way ended beyond the edge has left; it is half lost, unless the scenario names its exit. */
export function leaveTable(game: Play, id: string): void {
  const { state } = game;
  const base = baseOf(state, id)!;
  if (base.where !== 'table' || !isOff(state, base)) return;
  const edge = edgeOf(state, base);
  const exit = state.exits.find(one => one.side === base.side && one.type === base.type && one.edge === edge);
  const sides = { ...state.sides, [base.side]: afterLeaving(state, base.side, base.sp, exit?.points) };
  happens(game, 'moved', { sides });
  for (const one of [base, ...state.bases.filter(({ carrier }) => carrier === id)]) goesUnbeaten(game, one);
  remove(game, id, exit ? 'exited' : 'left', { rule: 'PLA-R-175', text: 'it has left the table' });
}
/** What has left was not lost: its company counts without it, and tests for nothing. */
function goesUnbeaten(game: Play, base: Base): void {
  if (isLift(base)) return;
  const { home, sp } = base;
  const company = companyOf(game.state, home)!;
  const startSp = Math.max(1, company.startSp - sp);
  happens(game, 'moved', { companies: [{ ...company, startSp, spTested: Math.max(0, company.spTested - sp) }] });
}
function afterLeaving(state: State, side: Side, sp: number, points: number | undefined): State['sides'][Side] {
  const before = state.sides[side];
  return points === undefined ? { ...before, leftSp: before.leftSp + sp } : { ...before, bonus: before.bonus + points };
}
