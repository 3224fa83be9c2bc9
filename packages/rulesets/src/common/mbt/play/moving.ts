import {
  type Footprint,
  footprint,
  forbid,
  gap,
  inches,
  isRefusal,
  movingWithin,
  type Options,
  type Point,
  type Refusal,
  type Seat,
  shifted,
  toInches,
  within,
} from '@umpire/engine';
import { refusedBy } from '../../book/lines.js';
import type { PlayBook } from '../book.js';
import { isUnit, type MoveKind } from '../pieces.js';
import { type Gone, goOn, type Move, type MoveFacts } from '../rules/movement.js';
import { standFacts } from './facts.js';
import { endsCloser, enemyInTheWay, standUnder } from './in-the-way.js';
import { type Mine, passesAs, type Stretch, type Ways } from './legs.js';
import { isWhole, type Permission } from './permission.js';
import { baseOf, bghqOf, gapInches, groupOf, type Headquarters, isAircraft } from './stands.js';
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

/** A move that may not, with the place where it breaks if there is one. */
export type Broken = Refusal & { readonly at?: Point };

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

const canStillMove = (stand: Stand): boolean => stand.moved === 'none' && stand.nature!.mode !== 'STATIC';

export type Moving = ReturnType<typeof moving>;

/** Whether a march or a tactical move may be made, and what it uses. */
export function moving(book: PlayBook & Ways & Headquarters & Permission) {
  const {
    DISTANCES,
    STATIC_STAYS,
    allowanceOf,
    checkMove,
    commandRadius,
    firstMine,
    goingFor,
    idOf,
    isNearBghq,
    leavesTable,
    notNow,
    notOnTable,
    notSelected,
    ownStand,
    ruling,
    shareUsed,
    stretchesOf,
  } = book;

  /** may a stand move after it has engaged? */
  const engagesLast = ruling(idOf('R-43'), { 'any-order': false, 'move-first': true });
  /** is a march kept away from the enemy all along, or only at its end? */
  const alongTheWay = ruling(idOf('R-65'), { path: true, 'end-only': false });
  const MARCH = inches(DISTANCES.march);

  /** The stand that may make such a move, wherever to; or why it may not. */
  function mayMove({ view, by, options }: Seat<VerbTypes>, kind: MoveKind, id: string): Stand | Refusal {
    const stand = notNow(view, by, 6, idOf('TRN-22')) ?? ownStand(view, by, id);
    if (isRefusal(stand)) return stand;
    return staticRefusal(stand) ?? turnRefusal(view, stand, kind, options) ?? stand;
  }

  /** Whether it is this stand's turn to make such a move. */
  function turnRefusal(state: State, stand: Stand, kind: MoveKind, options: Options): Refusal | undefined {
    const refused = notOnTable(stand, idOf('MOV-10')) ?? notSelected(state, stand);
    if (refused) return refused;
    if (stand.moved !== 'none') return forbid(idOf('MOV-10'), 'a stand makes one move in a round');
    if (kind === 'march' && state.tacticalBegun)
      return forbid(idOf('TRN-23'), 'marches are completed before tactical moves begin');
    if (stand.hasEngaged && engagesLast(options))
      return forbid(idOf('R-43'), 'a stand that has engaged may not move afterwards');
    return undefined;
  }

  /** MOV-06; whoever is no unit does not move at all (MOV-11). */
  const staticRefusal = (stand: Stand): Refusal | undefined =>
    isUnit(stand.nature!) && stand.nature!.mode === 'STATIC' ? refusedBy(STATIC_STAYS) : undefined;

  /** 5.5: may the move be made by a stand that may move? All that this looks at is open, or the owner's own. */
  function planMove(
    { view: state, options }: Seat<VerbTypes>,
    kind: MoveKind,
    stand: Stand,
    order: MoveWay,
  ): MovePlan | Broken {
    const ground = state.ground.now;
    const whole = [{ x: stand.x, y: stand.y }, ...order.path];
    for (const at of whole) if (!centreFits(state, at, stand.base)) return { ...leavesTable(), at };
    const mine = firstMine(ground, whole);
    const way = mine?.path ?? whole;
    const end = way[way.length - 1]!;
    const base = footprint({ x: end.x, y: end.y, facing: order.facing }, stand.base, stand.base);
    const stretches = stretchesOf(ground, way);
    const facts = moveFacts(state, stand, kind, { way, base, stretches, stopped: mine !== undefined }, options);
    const checked = checkMove(facts, options);
    if (isRefusal(checked)) return { ...checked, ...breakingPoint(state, stand, kind, stretches, checked, options) };
    const refused = placeRefusal(state, stand, way, base);
    if (refused) return refused;
    const { distance, allowance, used, spare, because } = checked;
    return { distance, allowance, used, spare, because, stand, way, facing: order.facing, mine };
  }

  /** Other stands, the edge of the table and the BGHQ: whom the way leads through, and where it ends. */
  function placeRefusal(state: State, stand: Stand, way: readonly Point[], base: Footprint): Broken | undefined {
    const crossed = enemyInTheWay(state, stand, way);
    if (crossed)
      return {
        ...forbid(idOf('R-84'), `the way leads through the opposing stand ${crossed.id}`),
        at: { x: crossed.x, y: crossed.y },
      };
    const refused = endRefusal(state, stand, base);
    return refused && { ...refused, at: way[way.length - 1]! };
  }

  function endRefusal(state: State, stand: Stand, base: Footprint): Refusal | undefined {
    const under = standUnder(state, stand, base);
    if (under) return forbid(idOf('R-83'), `it would end on top of ${under.id}`);
    return isWhole(state, base) ? commandRefusal(state, stand, base) : leavesTable();
  }

  function moveFacts(state: State, stand: Stand, kind: MoveKind, at: Measured, options: Options): MoveFacts {
    const nature = stand.nature!;
    const facts = standFacts(state, stand, nature);
    const bound = facts.groupFragile || stand.status !== 'steady';
    // A fake passes as INFn; what stops in a mine field need not have gone half its way (HSE-08).
    const excused = at.stopped && nature.mode === 'FAST';
    const mover =
      excused || nature.fake ? { ...facts, subClass: passesAs(nature), mode: excused ? 'MOBILE' : nature.mode } : facts;
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

  /** ORG-07, R-45. */
  function commandRefusal(state: State, stand: Stand, base: Footprint): Refusal | undefined {
    const group = groupOf(state, stand);
    const bghq = bghqOf(state, group);
    if (!bghq) return undefined;
    const inchesTo = (from: Footprint, to: Stand) => toInches(gap(from, baseOf(to)));
    if (bghq !== stand) {
      if (bghq.place !== 'table' || isNearBghq(base, bghq)) return undefined;
      const found = commandRadius(gapInches(stand, bghq), inchesTo(base, bghq));
      return isRefusal(found) ? found : undefined;
    }
    for (const i of group.members) {
      const other = state.stands[i]!;
      if (other === stand || other.place !== 'table' || isAircraft(other.nature) || canStillMove(other)) continue;
      if (isNearBghq(base, other)) continue;
      const found = commandRadius(gapInches(stand, other), inchesTo(base, other));
      if (isRefusal(found))
        return forbid(idOf('ORG-07'), `the BGHQ would leave ${other.id} behind, which can no longer move`);
    }
    return undefined;
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
    const allowance = allowanceOf({ ...stand.nature!, subClass: passesAs(stand.nature!) }, stand.revealed, kind);
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

  return { mayMove, planMove };
}
