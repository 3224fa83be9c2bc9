import {
  type Footprint,
  footprint,
  forbid,
  inches,
  isRefusal,
  movingWithin,
  type Options,
  type Point,
  type Refusal,
  type Seat,
  samePoint,
  shifted,
  within,
} from '@umpire/engine';
import type { Gift } from '../../book/parts.js';
import type { PlayBook } from '../book.js';
import type { MoveKind } from '../pieces.js';
import { type Gone, goOn, type Move, type MoveFacts } from '../rules/movement.js';
import { endsCloser } from './in-the-way.js';
import type { Mine, Stretch, Ways } from './legs.js';
import type { Barred, MoveEnds } from './move-end.js';
import type { Permission } from './permission.js';
import type { StandingFacts } from './stand-facts.js';
import { baseOf } from './stands.js';
import type { Stand, State } from './state.js';
import type { VerbTypes } from './types.js';

/** A march or a tactical move. */
export interface MoveOrder {
  readonly verb: MoveKind;
  readonly stand: string;
  readonly path: Point[];
  readonly facing: number;
}
type MoveWay = Pick<MoveOrder, 'path' | 'facing'>;

/** A move that may be made: where it really ends (mines stop it), and what it uses. */
export interface MovePlan extends Move {
  readonly stand: Stand;
  /** From where the stand is to where it ends. */
  readonly way: readonly Point[];
  readonly facing: number;
  readonly mine: Mine | undefined;
}

type GoneWay = Pick<MovePlan, 'way' | 'facing' | 'mine'>;

const centreFits = (state: State, { x, y }: Point, base: number): boolean => {
  const { width, depth } = state.ground.now;
  const half = Math.floor(base / 2);
  return x >= half && y >= half && x <= width - half && y <= depth - half;
};

export interface Measured {
  readonly way: readonly Point[];
  readonly base: Footprint;
  readonly stretches: readonly Stretch[];
  readonly stopped: boolean;
}

export type Moving = Gift<'moving', typeof moving>;

/** Whether a stand that may move may go where it is told to, and what that uses. */
export function moving(book: PlayBook & Ways & Permission & MoveEnds & StandingFacts) {
  const { DISTANCES, idOf, ruling } = book;
  const { STATE_BARS, allowanceOf, checkMove, firstMine, goingFor } = book.moving;
  const { leavesTable } = book.turns;
  const { passesAs, shareUsed, stretchesOf, wayRefusal } = book.moving;
  const { standFacts } = book.shapes;
  const { ORDINARY, isFast } = book.words;

  /** is a march kept away from the enemy all along, or only at its end? */
  const alongTheWay = ruling(idOf('R-65'), { path: true, 'end-only': false });
  const MARCH = inches(DISTANCES.march);
  const STANDS_THERE = forbid(idOf('R-151'), 'it stands there and faces that way already');

  /** 5.5: may the move be made by a stand that may move? All that this looks at is open, or the owner's own. */
  function planMove(
    { view: state, options }: Seat<VerbTypes>,
    kind: MoveKind,
    stand: Stand,
    order: MoveWay,
  ): MovePlan | Barred {
    const way = [{ x: stand.x, y: stand.y }, ...order.path];
    if (order.facing === stand.facing && way.every(at => samePoint(at, stand))) return STANDS_THERE;
    for (const at of way) if (!centreFits(state, at, stand.base)) return { ...leavesTable(), at };
    const whole = planWay(state, kind, stand, { way, facing: order.facing, mine: undefined }, options);
    const mine = isRefusal(whole) ? undefined : firstMine(state.ground.now, way);
    // HSE-08: the way that is ordered must be one that could be gone to its end, and so must the part of it that is.
    return mine ? planWay(state, kind, stand, { way: mine.path, facing: order.facing, mine }, options) : whole;
  }

  function planWay(state: State, kind: MoveKind, stand: Stand, gone: GoneWay, options: Options): MovePlan | Barred {
    const { way, facing, mine } = gone;
    const end = way[way.length - 1]!;
    const base = footprint({ x: end.x, y: end.y, facing }, stand.base, stand.base);
    const stretches = stretchesOf(state.ground.now, way);
    const facts = moveFacts(state, stand, kind, { way, base, stretches, stopped: mine !== undefined }, options);
    const checked = checkMove(facts, options);
    if (isRefusal(checked)) return { ...checked, ...breakingPoint(state, stand, kind, stretches, checked, options) };
    const refused = wayRefusal(state, stand, way, base, options);
    if (refused) return refused;
    const { distance, allowance, used, spare, because } = checked;
    return { distance, allowance, used, spare, because, stand, way, facing, mine };
  }

  function moveFacts(state: State, stand: Stand, kind: MoveKind, at: Measured, options: Options): MoveFacts {
    const nature = stand.nature!;
    const facts = standFacts(state, stand, nature);
    // Whether it ends closer is measured only for those whom that may stop.
    const bound = facts.groupFragile || STATE_BARS.some(bar => bar.when(stand.status, true, options));
    // A fake passes as INFn; what stops in a mine field need not have gone half its way (HSE-08).
    const excused = at.stopped && isFast(nature);
    const mover =
      excused || nature.fake
        ? { ...facts, subClass: passesAs(nature), mode: excused ? ORDINARY.mode : nature.mode }
        : facts;
    return {
      stand: mover,
      revealed: stand.revealed,
      kind,
      legs: at.stretches,
      zone: state.ground.now.zone,
      light: state.light,
      nearestOpposing: kind === 'march' && enemyNear(state, stand, at, options) ? 0 : null,
      endsCloser: bound && endsCloser(state, stand, at.base),
    };
  }

  /** MOV-09, R-66: does a march come within 24" of any opposing on-table stand? */
  function enemyNear(state: State, stand: Stand, { way, base }: Measured, options: Options): boolean {
    const end = way[way.length - 1]!;
    for (const other of state.stands) {
      if (other.side === stand.side || other.place !== 'table') continue;
      const there = baseOf(other);
      if (within(base, there, MARCH)) return true;
      if (!alongTheWay(options)) continue;
      if (within(baseOf(stand), there, MARCH)) return true;
      for (let i = 1; i < way.length; i++) {
        const from = way[i - 1]!;
        const to = way[i]!;
        if (movingWithin(shifted(base, from.x - end.x, from.y - end.y), to.x - from.x, to.y - from.y, there, MARCH))
          return true;
      }
    }
    return false;
  }

  /** Where a refused way breaks: the first ground that cannot be crossed, or where the allowance ends. */
  function breakingPoint(
    state: State,
    stand: Stand,
    kind: MoveKind,
    stretches: readonly Stretch[],
    why: Refusal,
    options: Options,
  ): { at?: Point } {
    const allowance = allowanceOf(
      { ...stand.nature!, subClass: passesAs(stand.nature!) },
      stand.revealed,
      kind,
      options,
    );
    if (isRefusal(allowance)) return {};
    const gone: Gone = { good: 0, bad: 0 };
    for (const stretch of stretches) {
      const { going } = goingFor(state.ground.now, stretch, stand.nature!, state.light, options);
      if (going === 'impassable') return { at: stretch.from };
      const before = shareUsed(gone, allowance, options);
      goOn(gone, going, stretch.distance);
      const after = shareUsed(gone, allowance, options);
      if (after > 1 && why.rule === idOf('MOV-10')) {
        const t = after === before ? 0 : Math.max(0, (1 - before) / (after - before));
        const { from, to } = stretch;
        return { at: { x: Math.round(from.x + (to.x - from.x) * t), y: Math.round(from.y + (to.y - from.y) * t) } };
      }
    }
    return {};
  }

  return { planMove };
}
