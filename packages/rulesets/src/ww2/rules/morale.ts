import type { Citation, Finding, Options, Procedure, Side } from '@umpire/engine';
import { citation } from '../../common/book/lines.js';
import { ruling } from '../options.js';
import type { Grade } from '../pieces.js';
import { ARMY_FIGURES } from '../tables/army.js';
import { lowestGrade } from '../tables/command.js';
import { TEST_AT } from '../tables/results.js';
import { moraleCited, moraleTest } from './results.js';

/** A battle group and what has befallen its stands: the question `group-morale`. */
export interface GroupFacts {
  readonly grades: readonly Grade[];
  /** Pinned and not repulsed. */
  readonly pinned: number;
  readonly repulsed: number;
  readonly destroyed: number;
  readonly alreadyFailed: boolean;
}
/** WW2-R-89: do destroyed stands count as repulsed? */
const destroyedCount = ruling('WW2-R-89', { count: true, printed: false });

const REPULSED = citation('WW2-MOR-01', `${TEST_AT.repulsed} stands or more are repulsed`);
const HARMED = citation('WW2-MOR-02', `${TEST_AT.harmed} stands or more are pinned or repulsed`);
const ONE_DIE = citation('WW2-MOR-07', 'one die for the whole battle group');
const LOST_COUNT = citation('WW2-R-89', 'a destroyed stand counts as repulsed');
const FAILED = citation('WW2-R-89', 'a battle group that failed, or has nothing left, does not test again');

/** The two counts of a battle group (WW2-R-90 looks at both). */
export interface Counts {
  readonly repulsed: number;
  readonly harmed: number;
}
export function countsOf(group: Pick<GroupFacts, 'pinned' | 'repulsed' | 'destroyed'>, options: Options): Counts {
  const repulsed = group.repulsed + (destroyedCount(options) ? group.destroyed : 0);
  return { repulsed, harmed: repulsed + group.pinned };
}
/** WW2-MOR-01, WW2-MOR-02: the criteria that are met. */
export function criteriaOf(counts: Counts): Citation[] {
  const met: Citation[] = [];
  if (counts.repulsed >= TEST_AT.repulsed) met.push(REPULSED);
  if (counts.harmed >= TEST_AT.harmed) met.push(HARMED);
  return met;
}

export interface GroupTest {
  readonly tested: boolean;
  readonly failed: boolean;
}
/** WW2-MOR-01 to WW2-MOR-12: whether a battle group tests, and holds. That a count rose is taken for granted (WW2-R-90). */
export function* groupMorale(
  group: GroupFacts,
  options: Options,
  by: Side | 'both' = 'both',
): Procedure<Finding<GroupTest>> {
  if (group.alreadyFailed || group.destroyed >= ARMY_FIGURES.stands)
    return { result: { tested: false, failed: true }, because: [FAILED] };
  const because = criteriaOf(countsOf(group, options));
  if (because.length === 0) return { result: { tested: false, failed: false }, because: [] };
  if (group.destroyed > 0 && destroyedCount(options)) because.push(LOST_COUNT);
  const grade = lowestGrade(group.grades);
  because.push(ONE_DIE, moraleCited(grade));
  const passed = yield* moraleTest('WW2-MOR-07', grade, 'the battle group’s die for morale', by);
  return { result: { tested: true, failed: !passed }, because };
}
