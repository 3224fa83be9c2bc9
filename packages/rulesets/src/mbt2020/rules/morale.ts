import type { Citation, Finding, Options } from '@umpire/engine';
import { beyond } from '../../common/book/limits.js';
import { citation } from '../../common/book/lines.js';
import type { Outcome } from '../../common/mbt/book/engagements.js';
import { FACING_EDGE } from '../../common/mbt/play/edges.js';
import type { Stand, State } from '../../common/mbt/play/state.js';
import { ruling } from '../options.js';
import { type Code, isUnit, type StandFacts, type StandState } from '../pieces.js';
import { forcedMoveOf } from '../tables/movement.js';

/** What a stand becomes, the code apart: these few are all there is, but for the length of a forced move. */
type Fate = Omit<Outcome, 'code'>;
const still = (state: StandState): Fate => ({ state, move: 0, leavesTable: false, removed: false });
const AS_IT_WAS: Readonly<Record<StandState, Fate>> = {
  steady: still('steady'),
  pinned: still('pinned'),
  repulsed: still('repulsed'),
};
const GONE: Fate = { state: 'neutralised', move: 0, leavesTable: false, removed: true };
const DRIVEN_OFF: Fate = { state: 'repulsed', move: 0, leavesTable: true, removed: false };

// biome-ignore format: one line a rule
const CITED = {
  neutralised:    citation('MBT20-RES-11', 'the stand is Neutralised and removed from play', 'N'),
  pinned:         citation('MBT20-RES-12', 'the stand becomes Pinned', 'P'),
  repulsed:       citation('MBT20-RES-13', 'the stand becomes Repulsed', 'R'),
  pinnedTwice:    citation('MBT20-RES-14', 'a Pinned stand that is pinned again becomes Repulsed', 'P'),
  repulsedTwice:  citation('MBT20-RES-15', 'a Repulsed stand that is repulsed again is Neutralised', 'R'),
  antiAircraft:   citation('MBT20-RES-18', 'ADA and PDA are Neutralised instead of Repulsed', 'R'),
  towardsBase:    citation('MBT20-RES-19', 'a Repulsed stand moves at once towards its base edge'),
  halfMove:       citation('MBT20-RES-20', 'by half of its tactical move in good going'),
  aircraft:       citation('MBT20-RES-21', 'AIRCRAFT that is Repulsed leaves the table for good', 'R'),
  destroyed:      citation('MBT20-R-05',   'D means Neutralised', 'D'),
  pinOnRepulsed:  citation('MBT20-R-07',   'P on a stand that is Repulsed already', 'P'),
  noRoom:         citation('MBT20-R-55',   'there is no room for the whole forced move'),
};

/** A list to which the rules that bore on a result are added, if somebody wants them. */
type Because = Citation[] | undefined;

/** MBT20-R-07: P on a stand that is Repulsed. */
const pinOnRepulsed = ruling<(because: Because) => Fate>('MBT20-R-07', {
  'no-change': () => AS_IT_WAS.repulsed,
  'becomes-pinned': () => AS_IT_WAS.pinned,
  neutralised: neutralise,
});

/** MBT20-RES-19: towards its own base edge. */
export const backFrom = ({ sides }: State, { side }: Stand): number => FACING_EDGE[sides[side].baseEdge];

/** MBT20-R-55: is a stand lost that has not the room for the whole of its forced move, or does it stop short? */
export const losesTheBlocked = ruling('MBT20-R-55', { stop: false, removed: true });

/** MBT20-RES-07 to MBT20-RES-21: a code of the results table applied to a stand. `room`: before the first obstacle. */
export function applyCode(
  stand: StandFacts,
  code: Code,
  room: number | null,
  options: Options,
  because?: Citation[],
): Outcome {
  const { state, move, leavesTable, removed } = fateOf(stand, code, room, options, because);
  return { code, state, move, leavesTable, removed };
}

function fateOf(stand: StandFacts, code: Code, room: number | null, options: Options, because: Because): Fate {
  switch (code) {
    case 'P':
      return pin(stand, room, options, because);
    case 'R':
      return repulse(stand, room, options, because);
    case 'N':
      return neutralise(because);
    case 'D': // MBT20-R-05
      because?.push(CITED.destroyed);
      return neutralise(because);
    default:
      return AS_IT_WAS[stand.state];
  }
}

function neutralise(because: Because): Fate {
  because?.push(CITED.neutralised);
  return GONE;
}

function pin(stand: StandFacts, room: number | null, options: Options, because: Because): Fate {
  if (stand.state === 'repulsed') {
    because?.push(CITED.pinOnRepulsed);
    return pinOnRepulsed(options)(because);
  }
  if (stand.state === 'pinned') {
    because?.push(CITED.pinnedTwice);
    return repulse(stand, room, options, because);
  }
  because?.push(CITED.pinned);
  return AS_IT_WAS.pinned;
}

function repulse(stand: StandFacts, room: number | null, options: Options, because: Because): Fate {
  if (stand.posture === 'ADA' || stand.posture === 'PDA') {
    because?.push(CITED.antiAircraft);
    return neutralise(because);
  }
  if (stand.class === 'AIRCRAFT') {
    because?.push(CITED.aircraft);
    return DRIVEN_OFF;
  }
  if (stand.state === 'repulsed') {
    because?.push(CITED.repulsedTwice);
    return neutralise(because);
  }
  because?.push(CITED.repulsed);
  return isUnit(stand) && stand.onTable ? fallBack(stand, room, options, because) : AS_IT_WAS.repulsed;
}

/** MBT20-RES-19, MBT20-RES-20. Half of the move is meant whatever the going, and also of a STATIC stand (MBT20-MOD-14). */
function fallBack(stand: StandFacts, room: number | null, options: Options, because: Because): Fate {
  const whole = forcedMoveOf(stand.subClass);
  because?.push(CITED.towardsBase, CITED.halfMove);
  if (room === null || !beyond(whole, room)) return { ...AS_IT_WAS.repulsed, move: whole };
  because?.push(CITED.noRoom);
  return losesTheBlocked(options) ? neutralise(because) : { ...AS_IT_WAS.repulsed, move: room };
}

/** MBT20-R-59: do Pinned and Repulsed wear off? MBT20-HSE-10: one step for a stand that has rested. */
const wearsOff = ruling<(state: StandState) => StandState>('MBT20-R-59', {
  none: state => state,
  rest: state => (state === 'repulsed' ? 'pinned' : 'steady'),
});

const RULED = {
  never: citation('MBT20-R-59', 'Pinned and Repulsed never wear off'),
  rest: citation('MBT20-R-59', 'Pinned and Repulsed wear off with rest alone'),
};
const RESTED = citation('MBT20-HSE-10', 'a stand that has rested improves by one step');

export function recovered(state: StandState, rested: boolean, options: Options): Finding<{ state: StandState }> {
  const ruled = wearsOff(options)('repulsed') === 'repulsed' ? RULED.never : RULED.rest;
  const after = rested ? wearsOff(options)(state) : state;
  return { result: { state: after }, because: after === state ? [ruled] : [ruled, RESTED] };
}
