import { type Citation, type Finding, FULL_TURN, type Options } from '@umpire/engine';
import { beyond } from '../../common/book/limits.js';
import { citation } from '../../common/book/lines.js';
import type { Outcome as FamilyOutcome } from '../../common/mbt/book/engagements.js';
import type { Stand } from '../nature.js';
import { ruling } from '../options.js';
import { type Code, isUnit, type StandFacts, type StandState, type Status } from '../pieces.js';

export interface Outcome extends FamilyOutcome {
  readonly code: Code;
  readonly state: Status;
}

// biome-ignore format: one line a rule
const CITED = {
  aircraft:     citation('MBT45-RES-21', 'AIRCRAFT that becomes Shaken leaves the table for good', 'shaken'),
  broken:       citation('MBT45-RES-43', 'a Broken stand is removed from play', 'broken'),
  fallsBack:    citation('MBT45-RES-45', 'a Shaken stand falls back two base depths to its rear', 'shaken'),
  stationary:   citation('MBT45-RES-47', 'a Pinned stand stays where it is', 'pinned'),
  antiAircraft: citation('MBT45-RES-49', 'AAA and PDA are Broken instead of Pinned', 'broken'),
  shakenGuns:   citation('MBT45-R-111',  'AAA and PDA are Broken when they would be Shaken, too', 'broken'),
};

/** MBT45-RES-45, MBT45-R-183: straight to its rear, at any angle. */
export const backFrom = (_: unknown, { facing }: Pick<Stand, 'facing'>): number => (facing + HALF_TURN) % FULL_TURN;
const HALF_TURN = FULL_TURN / 2;

/** MBT45-R-55: is a stand Broken that cannot make its whole fall-back? */
export const losesTheBlocked = ruling('MBT45-R-55', { stop: false, removed: true });
/** MBT45-R-110: what a result makes of a stand that is in that state already. */
const escalated = ruling<(state: StandState, code: Code) => Code>('MBT45-R-110', {
  'no-escalation': (_, code) => code,
  'as-2020': (state, code) => {
    if (code === 'pinned' && state === 'pinned') return 'shaken';
    return code === 'shaken' && state === 'shaken' ? 'broken' : code;
  },
});

/** MBT45-RES-45: base depths. */
const BACK = 2;

const STILL = { move: 0, leavesTable: false, removed: false };

/** MBT45-RES-21 to MBT45-RES-49: a result applied to a stand. `room`: before the first obstacle. */
export function applyResult(
  stand: StandFacts,
  code: Code,
  room: number | null,
  options: Options,
  because: Citation[],
): Outcome {
  switch (strengthened(stand, code, options, because)) {
    case 'broken':
      return broken(code, because);
    case 'shaken':
      return shaken(stand, code, room, options, because);
    case 'pinned':
      because.push(CITED.stationary);
      return { ...STILL, code, state: stand.state === 'steady' ? 'pinned' : stand.state };
    default:
      return { ...STILL, code, state: stand.state };
  }
}

/** MBT45-RES-49, MBT45-R-111; then MBT45-R-110. */
function strengthened(stand: StandFacts, code: Code, options: Options, because: Citation[]): Code {
  if (code === '-' || code === 'broken') return code;
  if (stand.posture !== 'AAA' && stand.posture !== 'PDA') return escalated(options)(stand.state, code);
  because.push(code === 'shaken' ? CITED.shakenGuns : CITED.antiAircraft);
  return 'broken';
}

function broken(code: Code, because: Citation[]): Outcome {
  because.push(CITED.broken);
  return { ...STILL, code, state: 'broken', removed: true };
}

function shaken(stand: StandFacts, code: Code, room: number | null, options: Options, because: Citation[]): Outcome {
  if (stand.class === 'AIRCRAFT') {
    because.push(CITED.aircraft);
    return { ...STILL, code, state: 'shaken', leavesTable: true };
  }
  if (!isUnit(stand) || !stand.onTable) return { ...STILL, code, state: 'shaken' };
  because.push(CITED.fallsBack);
  const whole = BACK * stand.base;
  if (room === null || !beyond(whole, room)) return { ...STILL, code, state: 'shaken', move: whole };
  return losesTheBlocked(options) ? broken(code, because) : { ...STILL, code, state: 'shaken', move: room };
}

/** MBT45-R-59, MBT45-HSE-10: does a stand that has rested improve by a step? */
const improves = ruling('MBT45-R-59', { rest: true, none: false });
const WHY = {
  rested: citation(
    'MBT45-R-59',
    'left in peace for a turn, a stand improves by one step: Shaken to Pinned, Pinned to steady',
  ),
  noRest: citation('MBT45-R-59', 'only a stand that was left in peace for a turn improves'),
  never: citation('MBT45-R-59', 'Pinned and Shaken never wear off'),
};

export function recovered(state: StandState, rested: boolean, options: Options): Finding<{ state: StandState }> {
  if (!improves(options)) return { result: { state }, because: [WHY.never] };
  if (!rested) return { result: { state }, because: [WHY.noRest] };
  return { result: { state: state === 'shaken' ? 'pinned' : 'steady' }, because: [WHY.rested] };
}
