import {
  arcOf,
  type Citation,
  crossesInside,
  footprint,
  forbid,
  type Game,
  gap,
  type Line,
  movingWithin,
  otherSide,
  type Point,
  type Pose,
  type Refusal,
  type Side,
  toInches,
  withinTable,
} from '@umpire/engine';
import type { Over } from '../../common/book/ending.js';
import type { VerbTypesOf } from '../../common/book/verbs.js';
import { type Mark, type Shot, SIZE, TABLE, TURNS, WOODS } from './tables.js';

export interface Tank extends Pose {
  readonly id: string;
  readonly side: Side;
  readonly marks: readonly Mark[];
}
export interface State {
  tanks: Readonly<Record<Side, Tank>>;
  active: Side;
  turn: number;
  ended: Over | null;
}
/** What happens: what it changes, and how everybody hears of it. */
export interface Event extends Line {
  readonly kind: 'tank' | 'ended';
  readonly change: Partial<State>;
}
export type Types = VerbTypesOf<State, Event>;

/** DUEL-TAB-02: they begin at opposite corners. */
export function begun(): State {
  const a: Tank = { id: 'A1', side: 'a', x: TABLE / 4, y: TABLE / 8, facing: 0, marks: [] };
  const b: Tank = { id: 'B1', side: 'b', x: TABLE - a.x, y: TABLE - a.y, facing: 1800, marks: [] };
  return { tanks: { a, b }, active: 'a', turn: 1, ended: null };
}

const DRAWN: Over = { winner: 'draw', rule: 'DUEL-WIN-02', text: 'nobody has won in 24 turns' };
export const overOf = ({ turn, ended }: State): Over | null => ended ?? (turn > TURNS ? DRAWN : null);

/** A tank is now so; `change`: and what else is. */
export function becomes(game: Game<Types>, tank: Tank, text: string, because: readonly Citation[], change = {}): void {
  const tanks = { ...game.state.tanks, [tank.side]: tank };
  const line = { text: `${tank.id} ${text}`, because, about: [tank.id] };
  game.happen({ kind: 'tank', change: { tanks, ...change }, ...line });
}
/** DUEL-TRN-02: it has acted, its old marks go, and the other one is next. */
export function acts(game: Game<Types>, tank: Tank, text: string, because: readonly Citation[], mark?: Mark): void {
  const marks: Mark[] = [...tank.marks.filter(m => m === 'hit'), ...(mark ? [mark] : [])];
  const change = { active: otherSide(tank.side), turn: game.state.turn + 1 };
  becomes(game, { ...tank, marks }, text, because, change);
}

export const ends = (game: Game<Types>, ended: Over, because: readonly Citation[]): void =>
  game.happen({ kind: 'ended', change: { ended }, text: ended.text, because, about: [] });

export const foeOf = ({ tanks }: State, { side }: Tank): Tank => tanks[otherSide(side)];
const baseOf = (pose: Pose) => footprint(pose, SIZE.width, SIZE.depth);
export const gapBetween = (a: Tank, b: Tank): number => gap(baseOf(a), baseOf(b));
/** DUEL-FIR-02: the woods between two points. */
export const woodsBetween = (a: Point, b: Point) => Object.keys(WOODS).filter(id => crossesInside(WOODS[id]!, a, b));

/** DUEL-TAB-01: a tank stays on the table, out of woods and clear of the other one, all along a straight way. */
export function wayRefusal(state: State, tank: Tank, { x, y }: Point): Refusal | undefined {
  const others = [...Object.values(WOODS), baseOf(foeOf(state, tank))];
  const meets = others.some(other => movingWithin(baseOf(tank), x - tank.x, y - tank.y, other, 0));
  if (!meets && withinTable(baseOf({ ...tank, x, y }), TABLE, TABLE)) return undefined;
  return forbid('DUEL-TAB-01', 'a wood, the other tank or the edge of the table is in its way');
}

/** What bears on a shot, measured on the table. */
export function shotAt(own: Tank, foe: Tank): Shot {
  const plate = arcOf(foe.facing, foe, own, 450, 450);
  return { distance: toInches(gapBetween(own, foe)), plate, firing: own.marks, target: foe.marks };
}
