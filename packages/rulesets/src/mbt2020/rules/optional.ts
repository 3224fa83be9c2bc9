import type { Citation, Finding, Options, Procedure, Refusal, Rps, Side } from '@umpire/engine';
import { rps } from '@umpire/engine';
import { citation, prohibitedBy } from '../../common/book/lines.js';
import type { EngineerTask, ObstacleKind, Outcome } from '../../common/mbt/book.js';
import type { Going } from '../../common/mbt/pieces.js';
import { drawsHands } from '../options.js';
import type { StandFacts } from '../pieces.js';
import { RULES } from '../rules.js';
import { ENGINEER_BARS, TASK_ROUNDS, UNUSED } from '../tables/obstacles.js';
import { resultCodes } from './combat.js';
import { applyCode } from './morale.js';

const { goingOf } = RULES.moving;

/** MBT20-OPT-03, MBT20-OPT-04: off unless the players switch them on. */
export const obstacleUnused = (kind: ObstacleKind, options: Options): Refusal | undefined =>
  prohibitedBy(UNUSED, kind, options);

/** MBT20-HSE-08: the field engages whoever enters, unilaterally, in the GREEN column and without factors. */
export function mineResult(stand: StandFacts, hand: Rps, options: Options): Finding<{ rps: Rps } & Outcome> {
  const cell = resultCodes('unilateral', 0, hand, options);
  const because: Citation[] = [citation('MBT20-HSE-08', 'a mine field engages the stand that enters it'), cell.cited];
  const outcome = applyCode(stand, cell.target, null, options, because);
  return { result: { rps: hand, ...outcome }, because };
}

/** The hand of the stand's opponent is the field's, and the result is seen from the field. */
export function* minefield(
  stand: StandFacts,
  options: Options,
  by: Side = 'a',
): Procedure<Finding<{ rps: Rps } & Outcome>> {
  const hand = yield* rps('MBT20-HSE-08', by, drawsHands(options), 'Rock-Paper-Scissors for the mine field');
  return mineResult(stand, hand, options);
}

/** MBT20-HSE-09: a line of the going like any other. */
export function obstruction({ subClass, jungleTrained }: StandFacts, options: Options): Finding<{ going: Going }> {
  const { going, because } = goingOf({ ...OBSTRUCTED, subClass, jungleTrained }, options);
  return { result: { going }, because };
}
const OBSTRUCTED = {
  obstruction: true,
  terrain: 'O',
  road: false,
  bridge: false,
  jungle: false,
  zone: 'Temperate',
  light: 'day',
} as const;

const AT_WORK = citation('MBT20-HSE-07', 'engineers need whole rounds without interruption');

/** MBT20-HSE-07: whole rounds of its owner that a work takes. */
export const engineerNeeds = (task: EngineerTask): number => TASK_ROUNDS[task];

/** MBT20-HSE-07: is the work done after so many whole rounds? An interruption starts the count again. */
export function engineerTask(
  task: EngineerTask,
  rounds: number,
  interrupted: boolean,
  options: Options,
): Refusal | Finding<{ needed: number; done: boolean }> {
  const refused = prohibitedBy(ENGINEER_BARS, task, options);
  if (refused) return refused;
  const needed = engineerNeeds(task);
  return { result: { needed, done: !interrupted && rounds >= needed }, because: [AT_WORK] };
}
