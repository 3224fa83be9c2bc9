import type { Side } from '../../seats.js';
import { mm } from '../../units.js';

/** What the smallest complete book is about: twelve stands a side, pips, one move, one shot. */
export const WIDTH = mm(1800);
export const DEPTH = mm(1200);
export const MOVE = mm(180);
export const RANGE = mm(360);
export const GAP = mm(40);
export const SIZE = { width: mm(20), depth: mm(20) };
export const BREAK = 9;
export const LAST_COMMAND = 400;

export const STATES = ['steady', 'shaken', 'destroyed'] as const;
export type Status = (typeof STATES)[number];

/** Replaced when it changes, never altered. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly status: Status;
}

/** One stand a side that cannot be shaken. */
export type Steadfast = Readonly<Record<Side, string>>;

/** a1 to a12 stand first in the list, then b1 to b12. */
export const IDS: readonly string[] = [1, 13].flatMap(first =>
  Array.from({ length: 12 }, (_, i) => `${first === 1 ? 'a' : 'b'}${i + 1}`),
);
const A = 97;
const digit = (id: string, at: number): number => id.charCodeAt(at) - 48;
/** Where a stand is in the list. Asked for several times an order: the id is read, not looked up. */
export function placeOf(id: string): number {
  const number = id.length === 2 ? digit(id, 1) : 10 * digit(id, 1) + digit(id, 2);
  return id.charCodeAt(0) === A ? number - 1 : number + 11;
}
export const sideOf = (place: number): Side => (place < 12 ? 'a' : 'b');

export interface State {
  stands: readonly Stand[];
  /** Bits: which stands have moved, which have shot, this turn. */
  moved: number;
  shot: number;
  lostA: number;
  lostB: number;
  active: Side;
  pips: number;
  commands: number;
  /** Only in the scenario with falling back: who cannot be shaken; null until both sides have named one. */
  steadfast?: Steadfast | null | undefined;
}

export interface Move {
  readonly verb: 'move';
  readonly stand: string;
  readonly at: { readonly x: number; readonly y: number };
}
export interface Shoot {
  readonly verb: 'shoot';
  readonly stand: string;
  readonly target: string;
}
export type Order = Move | Shoot | { readonly verb: 'end' };

export type Event =
  | { readonly kind: 'thrown'; readonly pips: number }
  | { readonly kind: 'moved'; readonly stand: string; readonly x: number; readonly y: number }
  | {
      readonly kind: 'shot';
      readonly stand: string;
      readonly target: string;
      readonly roll: number;
      readonly status: Status;
    }
  | { readonly kind: 'ended' }
  | { readonly kind: 'named'; readonly steadfast: Steadfast }
  | { readonly kind: 'fellBack'; readonly stand: string; readonly x: number; readonly y: number };

export interface SkirmishTypes {
  state: State;
  order: Order;
  event: Event;
  view: State;
}

/** Distance squared. */
export function apart(a: { x: number; y: number }, b: { x: number; y: number }): number {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return dx * dx + dy * dy;
}
