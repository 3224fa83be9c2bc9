import {
  type Citation,
  die,
  type Finding,
  inParts,
  type Options,
  type Parts,
  type Procedure,
  type Side,
} from '@umpire/engine';
import { citation } from '../../common/book/lines.js';
import { ruling } from '../options.js';
import type { Grade, Result } from '../pieces.js';
import { GRADE_TABLE } from '../tables/command.js';
import { MOVE_LENGTHS } from '../tables/movement.js';
import { MEANINGS, RECOVERY, type STAND_KINDS } from '../tables/results.js';

/** A stand that takes a result: the question `apply-result`. */
export interface HitFacts {
  readonly result: Result;
  readonly kind: (typeof STAND_KINDS)[number];
  readonly pinned: boolean;
  readonly repulsed: boolean;
  readonly suppression: number;
}
export interface Applied {
  readonly destroyed: boolean;
  readonly pinned: boolean;
  readonly repulsed: boolean;
  readonly suppression: number;
  /** In metres, at once. */
  readonly moveAway: number;
  readonly leavesTable: boolean;
}

/** WW2-R-87: is a result on top of the same one promoted? */
const promotes = ruling('WW2-R-87', { markers: false, escalate: true });
/** The letter that is applied. */
export function promoted(hit: Pick<HitFacts, 'result' | 'pinned' | 'repulsed'>, options: Options): Result {
  if (!promotes(options)) return hit.result;
  if (hit.result === 'P' && hit.pinned) return 'R';
  return hit.result === 'R' && hit.repulsed ? 'D' : hit.result;
}
/** WW2-R-81: when does a pin end? */
const pinEnds = ruling('WW2-R-81', {
  'shot-or-turn': { byShot: true, byTurn: 'quiet' },
  shot: { byShot: true, byTurn: 'never' },
  markers: { byShot: false, byTurn: 'unmarked' },
} as const);

const PROMOTED = citation('WW2-R-87', 'a result on top of the same one is one step worse');
const UNPINNED = citation('WW2-RES-21', 'enemy shooting that does not pin it again ends the pin');
const AWAY = citation('WW2-RES-24', `it moves ${MOVE_LENGTHS.repulse}m away from the enemy`);
const LEAVES = citation('WW2-RES-22', 'a repulsed aircraft leaves the table; it is not lost');

/** WW2-RES-09, WW2-RES-10, WW2-RES-20 to WW2-RES-26: what a result makes of a stand. */
export function applyResult(hit: HitFacts, options: Options): Finding<Applied> {
  const result = promoted(hit, options);
  const { markers, rule, word } = MEANINGS[result];
  const because: Citation[] = [citation(rule, word)];
  if (result !== hit.result) because.push(PROMOTED);
  if (result === 'D') return { result: GONE, because };
  const unpinned = result === '-' && hit.pinned && pinEnds(options).byShot;
  if (unpinned) because.push(UNPINNED);
  const driven = result === 'R';
  if (driven && hit.kind === 'ground') because.push(AWAY);
  if (driven && hit.kind === 'aircraft') because.push(LEAVES);
  const applied = {
    destroyed: false,
    pinned: result === 'P' || (hit.pinned && !unpinned),
    repulsed: driven || hit.repulsed,
    suppression: hit.suppression + markers,
    moveAway: driven && hit.kind === 'ground' ? MOVE_LENGTHS.repulse : 0,
    leavesTable: driven && hit.kind === 'aircraft',
  };
  return { result: applied, because };
}
const GONE: Applied = {
  destroyed: true,
  pinned: false,
  repulsed: false,
  suppression: 0,
  moveAway: 0,
  leavesTable: false,
};

/** WW2-RES-21, WW2-R-81: whether a pin ends with the enemy's turn, by what befell the stand in it. */
export function pinLasts(pinned: boolean, harmed: boolean, suppression: number, options: Options): boolean {
  const { byTurn } = pinEnds(options);
  if (byTurn === 'never') return pinned;
  return pinned && (byTurn === 'quiet' ? harmed : suppression > 0);
}
/** A pinned stand through an enemy's turn: the question `pin-after-turn`. */
export interface PinFacts {
  readonly pinned: boolean;
  readonly results: readonly Exclude<Result, 'D'>[];
  /** At the end of that turn. */
  readonly suppression: number;
}
const PIN = [UNPINNED, citation('WW2-R-81', 'when a pin ends')];
export function pinAfterTurn(facts: PinFacts, options: Options): Finding<{ pinned: boolean }> {
  let { pinned } = facts;
  for (const result of facts.results) {
    if (result === 'P') pinned = true;
    if (result === '-' && pinEnds(options).byShot) pinned = false;
  }
  const harmed = facts.results.some(r => r !== '-');
  return { result: { pinned: pinLasts(pinned, harmed, facts.suppression, options) }, because: PIN };
}

/** A stand at the start of its turn: the question `recover`. */
export interface RecoverFacts {
  readonly grade: Grade;
  readonly repulsed: boolean;
  readonly suppression: number;
}
/** WW2-R-88: how many markers a stand may lose in a turn. */
const mostRemoved = ruling('WW2-R-88', { 'each-die': Number.POSITIVE_INFINITY, 'one-per-stand': 1 });
const RALLIES = citation('WW2-SEQ-03', 'a repulsed stand throws to recover');
const SHAKES_OFF = citation('WW2-SEQ-04', 'one die for each suppression marker', `${RECOVERY}+`);

/** WW2-MOR-09 to WW2-MOR-12: what a grade needs. */
export const moraleCited = (grade: Grade): Citation =>
  citation(GRADE_TABLE[grade].morale, `grade ${grade} passes on`, `${GRADE_TABLE[grade].passes}+`);
/** One die against the grade. */
export function* moraleTest(rule: string, grade: Grade, text: string, by: Side | 'both' = 'both'): Procedure<boolean> {
  return (yield* die(rule, by, text)) >= GRADE_TABLE[grade].passes;
}

/** WW2-SEQ-04: how many of the dice take a marker away. */
function* goodDice(dice: number, by: Side | 'both', run: Parts): Procedure<Finding<number>> {
  if (dice === 0) return { result: 0, because: [] };
  const before = yield* run(`${dice - 1} dice`, () => goodDice(dice - 1, by, run));
  const score = yield* die('WW2-SEQ-04', by, 'the die for a suppression marker');
  return { result: before.result + (score >= RECOVERY ? 1 : 0), because: [] };
}
/** WW2-SEQ-04, WW2-R-88: the markers that are left. */
export function* shakeOff(
  suppression: number,
  options: Options,
  by: Side | 'both' = 'both',
  run: Parts = inParts,
): Procedure<number> {
  const { result } = yield* goodDice(suppression, by, run);
  return suppression - Math.min(result, mostRemoved(options));
}

/** WW2-SEQ-03, WW2-SEQ-04, WW2-RES-27. */
export function* recover(
  facts: RecoverFacts,
  options: Options,
  run: Parts = inParts,
  by: Side | 'both' = 'both',
): Procedure<Finding<{ repulsed: boolean; suppression: number }>> {
  const because: Citation[] = [];
  let { repulsed } = facts;
  if (repulsed) {
    because.push(RALLIES, moraleCited(facts.grade));
    repulsed = !(yield* moraleTest('WW2-SEQ-03', facts.grade, 'the die to recover', by));
  }
  if (facts.suppression > 0) because.push(SHAKES_OFF);
  const suppression = yield* shakeOff(facts.suppression, options, by, run);
  return { result: { repulsed, suppression }, because };
}
