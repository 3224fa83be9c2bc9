import { type RuleId, rows, table } from '@umpire/engine';
import type { Prohibition } from '../../common/book/lines.js';
import { citedModifiers, type Modifier } from '../../common/book/modifier.js';
import type { Grade, Result, Weapon } from '../pieces.js';
import { inRange, rangeOf, type ScoreFacts } from './shooting.js';

type ResultRow = Readonly<Record<Grade, Result>> & { readonly rule: RuleId };

/** WW2-RES-01 to WW2-RES-08: from 1 or less to 8 or more. */
// biome-ignore format: the book's own layout
export const RESULT_TABLE: readonly ResultRow[] = table('ww2/RESULT_TABLE', [
  { rule: 'WW2-RES-01', A: '-', B: '-', C: '-', D: 'P' },
  { rule: 'WW2-RES-02', A: '-', B: '-', C: 'P', D: 'P' },
  { rule: 'WW2-RES-03', A: '-', B: 'P', C: 'P', D: 'R' },
  { rule: 'WW2-RES-04', A: 'P', B: 'P', C: 'R', D: 'R' },
  { rule: 'WW2-RES-05', A: 'P', B: 'R', C: 'R', D: 'D' },
  { rule: 'WW2-RES-06', A: 'R', B: 'R', C: 'D', D: 'D' },
  { rule: 'WW2-RES-07', A: 'R', B: 'D', C: 'D', D: 'D' },
  { rule: 'WW2-RES-08', A: 'D', B: 'D', C: 'D', D: 'D' },
]);

interface ResultMeaning {
  readonly markers: number;
  readonly rule: RuleId;
  readonly word: string;
}
/** WW2-RES-09, WW2-RES-10, WW2-RES-26: how many suppression markers a result brings, and what it is called. */
// biome-ignore format: one line a rule
export const MEANINGS: Readonly<Record<Result, ResultMeaning>> = table('ww2/MEANINGS', {
  '-': { markers: 0, rule: 'WW2-RES-29', word: 'no effect' },
  P:   { markers: 1, rule: 'WW2-RES-09', word: 'pinned' },
  R:   { markers: 2, rule: 'WW2-RES-10', word: 'repulsed' },
  D:   { markers: 0, rule: 'WW2-RES-26', word: 'destroyed' },
});

/** One shot: the question `shot`. */
export interface ShotFacts extends ScoreFacts {
  readonly targetGrade: Grade;
  /** In metres; left out where it is in range anyhow. */
  readonly range?: number | undefined;
  readonly targetSuppression: number;
  readonly lateBritish: boolean;
  readonly lightMortars: boolean;
  /** The target is a transport aircraft or glider. */
  readonly transportAircraft: boolean;
  readonly night: boolean;
  /** Of the one who shoots. */
  readonly radar: boolean;
}

/** WW2-ORG-11: what late British artillery shoots with. */
export const ARTILLERY: readonly Weapon[] = table('ww2/ARTILLERY', ['LB', 'MB', 'HB', 'CB', 'SRL']);

/** WW2-RES-13, WW2-RES-15 to WW2-RES-18; how far the effect die was off comes first (WW2-RES-12, WW2-RES-14). */
// biome-ignore format: the book's own layout
export const RESULT_MODIFIERS = citedModifiers(rows<Modifier<ShotFacts>>('ww2/RESULT_MODIFIERS', [
  { rule: 'WW2-RES-13', effect: -2, text: 'at an aircraft by night, without radar', when: s => s.target === 'AC' && s.night && !s.radar },
  { rule: 'WW2-RES-15', effect: 1,  text: 'for each suppression marker on the target', when: s => s.targetSuppression > 0, times: s => s.targetSuppression },
  { rule: 'WW2-RES-16', effect: 1,  text: 'late British artillery', when: s => s.lateBritish && ARTILLERY.includes(s.weapon) },
  { rule: 'WW2-RES-17', effect: 1,  text: 'light mortars', when: s => s.lightMortars && (s.weapon === 'RG' || s.weapon === 'IG') },
  { rule: 'WW2-RES-18', effect: 2,  text: 'at a transport aircraft or glider', when: s => s.transportAircraft && s.target === 'AC' },
]));

// biome-ignore format: one line a rule
export const SHOT_BARS = rows<Prohibition<ShotFacts>>('ww2/SHOT_BARS', [
  { rule: 'WW2-SHO-15', text: 'out of range', when: s => !inRange(s.weapon, s.range), say: s => `out of range: ${s.range}m away, it reaches ${rangeOf(s.weapon)}m` },
]);

export const STAND_KINDS = ['ground', 'aircraft', 'off-table'] as const;
/** WW2-SEQ-04: a marker goes on this score or more. */
export const RECOVERY: number = table('ww2/RECOVERY', 5);
/** WW2-MOR-01, WW2-MOR-02: a battle group tests at so many of its stands. */
// biome-ignore format: one line a rule
export const TEST_AT = table('ww2/TEST_AT', {
  repulsed: 4, // WW2-MOR-01
  harmed: 6,   // WW2-MOR-02: pinned or repulsed
});
