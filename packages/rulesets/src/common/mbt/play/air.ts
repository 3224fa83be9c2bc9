import {
  footprint,
  forbid,
  gapToTableEdge,
  inches,
  isRefusal,
  type Options,
  type Point,
  type Pose,
  type Procedure,
  type Refusal,
  type Side,
  withinTable,
} from '@umpire/engine';
import type { PlayBook } from '../book.js';
import { standAt } from './copy.js';
import type { EngagePlay, Pair } from './engage.js';
import { standFacts } from './facts.js';
import type { OrderOf } from './orders.js';
import type { RevealPlay } from './reveal.js';
import type { SequencePlay } from './sequence.js';
import { standOf } from './stands.js';
import type { Stand, State } from './state.js';
import type { Play } from './types.js';
import { verb } from './verb.js';
import type { WhosePlay } from './whose.js';

const whole = (state: State, at: Pose, base: number): boolean =>
  withinTable(footprint(at, base, base), state.ground.now.width, state.ground.now.depth);

/** Where a CAS stand is set down: touching its own edge, facing the table. */
export function atOwnEdge(state: State, side: Side, point: Point, base: number): Pose {
  const { width, depth } = state.ground.now;
  const half = Math.floor(base / 2);
  const along = (v: number, most: number) => Math.min(Math.max(v, half), most - half);
  switch (state.sides[side].baseEdge) {
    case 'south':
      return { x: along(point.x, width), y: half, facing: 0 };
    case 'north':
      return { x: along(point.x, width), y: depth - half, facing: 1800 };
    case 'west':
      return { x: half, y: along(point.y, depth), facing: 900 };
    case 'east':
      return { x: width - half, y: along(point.y, depth), facing: 2700 };
  }
}

export type AirPlay = ReturnType<typeof airPlay>;

export function airPlay(book: PlayBook & EngagePlay & RevealPlay & SequencePlay & WhosePlay) {
  const {
    DISTANCES,
    airSchedule,
    carryOut,
    casReturns,
    idOf,
    modeChange,
    notNow,
    ownStand,
    pairFault,
    pairOf,
    reveal,
  } = book;

  /** AIRCRAFT: coming on, attack runs, hovering (segments 1 and 2). */

  const scheduled = (state: State, stand: Stand, options: Options) => {
    const { entered, firstAttack, nature } = stand;
    return airSchedule({ stand: nature!, entered, firstAttack, turn: state.turn }, options);
  };

  /** TRN-06: ASF and ECM come on to a place within 36" of their own edge. */
  function enterFault(state: State, by: Side, { stand: id, at }: OrderOf<'enter'>): Refusal | undefined {
    const refused = notNow(state, by, 1, idOf('TRN-06'));
    if (refused) return refused;
    const stand = ownStand(state, by, id);
    if (isRefusal(stand)) return stand;
    const { posture } = stand.nature!;
    if (posture !== 'ASF' && posture !== 'ECM') return forbid(idOf('TRN-06'), 'only ASF and ECM come on in segment 1');
    if (stand.place !== 'off-table') return forbid(idOf('TRN-08'), 'once placed they do not move');
    if (!whole(state, at, stand.base)) return forbid(idOf('TAB-04'), 'a base lies wholly on the table');
    const { width, depth } = state.ground.now;
    const far = gapToTableEdge(footprint(at, stand.base, stand.base), state.sides[by].baseEdge, width, depth);
    return far > inches(DISTANCES.airEntry)
      ? forbid(idOf('TRN-06'), 'that is beyond 36" of the own table edge')
      : undefined;
  }

  const enter = verb<OrderOf<'enter'>>(enterFault, (game, _by, { stand, at }) =>
    comeOn(game, stand, at, 'enter', idOf('TRN-06'), 'comes on from off-table'),
  );

  /** what comes on the table is turned up. */
  function comeOn(game: Play, stand: string, at: Pose, how: 'enter' | 'approach', rule: string, text: string): void {
    reveal(game, stand, idOf('R-72'), 'it comes on the table');
    game.happen({ kind: 'entered', stand, at, how, because: [{ rule, text }] });
  }

  /** TRN-12: CAS comes on at its own edge. R-50: not in the turn in which it left. */
  function approachFault(state: State, by: Side, { stand: id }: OrderOf<'approach'>): Refusal | undefined {
    const refused = notNow(state, by, 2, idOf('TRN-12'));
    if (refused) return refused;
    const stand = ownStand(state, by, id);
    if (isRefusal(stand)) return stand;
    if (stand.nature!.posture !== 'CAS') return forbid(idOf('TRN-12'), 'only CAS comes on in segment 2');
    if (stand.place !== 'off-table') return forbid(idOf('TRN-12'), 'it is on the table already');
    return stand.leftTurn === state.turn
      ? forbid(idOf('R-50'), 'it left in this turn and may come again in the next')
      : undefined;
  }

  const approach = verb<OrderOf<'approach'>>(approachFault, (game, by, { stand, point }) => {
    const at = atOwnEdge(game.state, by, point, standOf(game.state, stand)!.base);
    comeOn(game, stand, at, 'approach', idOf('TRN-12'), 'is set down at its own edge');
  });

  /** The two stands of an attack run, the CAS where it would be. */
  function runOf(state: State, by: Side, order: OrderOf<'attack'>, options: Options): Pair | Refusal {
    const refused = notNow(state, by, 2, idOf('TRN-14'));
    if (refused) return refused;
    const pair = pairOf(state, by, order);
    if (isRefusal(pair)) return pair;
    const { owner, target } = pair;
    if (owner.nature!.posture !== 'CAS') return forbid(idOf('TRN-14'), 'only CAS makes attack runs');
    if (owner.place !== 'table') return forbid(idOf('TRN-12'), 'it must come on first');
    const schedule = scheduled(state, owner, options);
    if (!schedule.mayEngage)
      return forbid(schedule.status === 'waiting' ? idOf('TRN-13') : idOf('TRN-16'), 'it may not attack in this turn');
    const { x, y, facing } = order.at;
    const moves = x !== owner.x || y !== owner.y;
    if (moves && !schedule.mayMove) return forbid(idOf('R-52'), 'a STATIC helicopter attacks from where it is');
    if (!whole(state, order.at, owner.base)) return forbid(idOf('TAB-04'), 'a base lies wholly on the table');
    return { owner: standAt(owner, x, y, facing), target };
  }

  function attackFault(state: State, by: Side, order: OrderOf<'attack'>, options: Options): Refusal | undefined {
    const run = runOf(state, by, order, options);
    return isRefusal(run) ? run : pairFault(state, by, run, options);
  }

  /** TRN-14 to TRN-16. */
  const attack = verb<OrderOf<'attack'>>(attackFault, attackRun);

  function* attackRun(game: Play, by: Side, { stand, target, at }: OrderOf<'attack'>): Procedure<void> {
    const because = [{ rule: idOf('TRN-14'), text: 'moves to within engagement distance and engages' }];
    game.happen({ kind: 'attackRun', stand, target, at, because });
    yield* carryOut(game, by, stand, target);
    const after = standOf(game.state, stand)!;
    const { subClass, helicopter } = after.nature!;
    if (after.place !== 'table' || subClass === 'AIR+' || helicopter) return;
    const leaving = [{ rule: idOf('TRN-15'), text: 'leaves the table after its engagement' }];
    game.happen({ kind: 'leftTable', stand, mayReturn: casReturns(game), because: leaving });
  }

  /** MOD-13: helicopters change between STATIC and MOBILE. */
  function hoverFault(
    state: State,
    by: Side,
    { stand: id, mode }: OrderOf<'hover'>,
    _options: Options,
  ): Refusal | undefined {
    const refused = notNow(state, by, 2, idOf('MOD-13'));
    if (refused) return refused;
    const stand = ownStand(state, by, id);
    if (isRefusal(stand)) return stand;
    const change = modeChange(standFacts(state, stand, stand.nature!), mode);
    return isRefusal(change) ? change : undefined;
  }

  const hover = verb<OrderOf<'hover'>>(hoverFault, (game, _by, { stand, mode }) => {
    const because = [{ rule: idOf('MOD-13'), text: 'helicopters may change between STATIC and MOBILE' }];
    game.happen({ kind: 'hovered', stand, mode, because });
  });

  return { enter, approach, attack, hover };
}
