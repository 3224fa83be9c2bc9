import type { Side } from '@umpire/engine';
import type { Draft } from '../../common/book/draft.js';
import type { Base } from '../rules/geometry.js';
import { copyOfDoings, copyOfSide, copyOfVignette } from './copy.js';
import type { Doings, Link, SideState, State, Vignette } from './state.js';

/**
 * Elements of a state never change: each of these puts a copy in the place of one, and hands the copy out to whoever applies an
 * event, to be set right at once. They take no callback: events are applied by the million, and a closure each is what that costs.
 */
export function change(state: State, id: string): Draft<Vignette> {
  const at = state.lookup.ids[id]!;
  const v = copyOfVignette(state.vignettes[at]!);
  state.vignettes[at] = v;
  return v;
}

/** A vignette and what it did in this turn. */
export type Doing = Omit<Draft<Vignette>, 'now'> & { now: Draft<Doings> };
export function did(state: State, id: string): Doing {
  const v = change(state, id);
  v.now = copyOfDoings(v.now);
  return v as Doing;
}

/** It has gone to another place by a move of its own. */
export function go(v: Omit<Draft<Vignette>, 'now'>, base: Base): void {
  v.began = { x: v.base!.x, y: v.base!.y };
  v.base = base;
  v.quiet = false;
}

export function changeSide(state: State, side: Side): Draft<SideState> {
  const of = copyOfSide(state.sides[side]);
  state.sides[side] = of;
  return of;
}

/** Links are replaced as a whole when one of them changes, which is seldom: so copies of a state may share them. */
export const linksWith = (state: State, gone: string, made: readonly Link[]): State['links'] =>
  Object.fromEntries([...Object.values(state.links).filter(l => l.id !== gone), ...made].map(l => [l.id, l]));
