import type { Side } from '@umpire/engine';
import type { Base } from '../geometry/base.js';
import { copyOfDoings, copyOfSide, copyOfVignette, type Draft } from './copy.js';
import type { Doings, SideState, State, Vignette } from './state.js';

/** A vignette is replaced by a copy that `alter` has changed. */
export function change(state: State, id: string, alter: (v: Draft<Vignette>) => void): void {
  const at = state.lookup.ids[id]!;
  const v = copyOfVignette(state.vignettes[at]!);
  alter(v);
  state.vignettes[at] = v;
}
/** The same, with what it did in this turn. */
export function did(state: State, id: string, alter: (now: Draft<Doings>, v: Draft<Vignette>) => void): void {
  const at = state.lookup.ids[id]!;
  const v = copyOfVignette(state.vignettes[at]!);
  const now = copyOfDoings(v.now);
  v.now = now;
  alter(now, v);
  state.vignettes[at] = v;
}
/** It has gone to another place by a move of its own. */
export function go(v: Draft<Vignette>, base: Base): void {
  v.began = { x: v.base!.x, y: v.base!.y };
  v.base = base;
  v.quiet = false;
}
export function changeSide(state: State, side: Side, alter: (of: Draft<SideState>) => void): void {
  const of = copyOfSide(state.sides[side]);
  alter(of);
  state.sides[side] = of;
}
