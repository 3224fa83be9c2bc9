import { type Prohibition, type RuleId, rows, table } from '@umpire/engine';
import { citedModifiers, type Modifier } from '../../common/book/modifier.js';
import { ruling } from '../options.js';
import type { Quality } from '../pieces.js';

export const TESTED = ['normal', 'marine', 'robot'] as const;
export type Tested = (typeof TESTED)[number];
/** PLA-MOR-01. */
export const neverTests = (troop: Tested): boolean => troop === 'marine' || troop === 'robot';

export interface MoraleFacts {
  readonly troop: Tested;
  /** SP at the start (PLA-R-86). */
  readonly fullSp: number;
  readonly sp: number;
  readonly leadership: number;
  readonly commander: number | null;
  readonly quality: Quality;
  readonly dugIn: boolean;
  readonly inCover: boolean;
  readonly onCapturedObjective: boolean;
  readonly shaken: boolean;
  readonly suppressed: boolean;
}
/** PLA-R-101: do the lines for strength add up? */
const strengthAddsUp = ruling('PLA-R-101', { worst: false, cumulative: true });
/** Below so many per cent, in whole numbers. */
export const isBelow = (sp: number, percent: number, fullSp: number): boolean => sp * 100 < percent * fullSp;
const below = (f: MoraleFacts, percent: number): boolean => isBelow(f.sp, percent, f.fullSp);

/** PLA-MOR-11 to PLA-MOR-20. */
// biome-ignore format: the book's own layout
export const MORALE_MODIFIERS = citedModifiers(rows<Modifier<MoraleFacts>>('plana/MORALE_MODIFIERS', [
  { rule: 'PLA-MOR-11', effect: 2,  text: 'the company is dug in', when: f => f.dugIn },
  { rule: 'PLA-MOR-12', effect: 2,  text: 'on a captured objective', when: f => f.onCapturedObjective },
  { rule: 'PLA-MOR-13', effect: 2,  text: 'veterans', when: f => f.quality === 'veteran' },
  { rule: 'PLA-MOR-14', effect: 1,  text: 'in cover or buildings', when: f => f.inCover },
  { rule: 'PLA-MOR-15', effect: -2, text: 'shaken before', when: f => f.shaken },
  { rule: 'PLA-MOR-16', effect: -2, text: 'the company is suppressed', when: f => f.suppressed },
  { rule: 'PLA-MOR-17', effect: -2, text: 'green troops', when: f => f.quality === 'green' },
  { rule: 'PLA-MOR-18', effect: -1, text: 'below 75 per cent', when: (f, o) => below(f, 75) && (strengthAddsUp(o) || !below(f, 50)) },
  { rule: 'PLA-MOR-19', effect: -3, text: 'below 50 per cent', when: (f, o) => below(f, 50) && (strengthAddsUp(o) || !below(f, 25)) },
  { rule: 'PLA-MOR-20', effect: -5, text: 'below 25 per cent', when: f => below(f, 25) },
]));
// biome-ignore format: one line a rule
export const MORALE_BARS = rows<Prohibition<MoraleFacts>>('plana/MORALE_BARS', [
  { rule: 'PLA-MOR-01', text: 'Starship Marines and robots never test', when: f => neverTests(f.troop) },
]);

export type MoraleOutcome = 'ok' | 'shaken' | 'demoralised';
/** PLA-MOR-30 to PLA-MOR-32 (PLA-R-95). */
// biome-ignore format: one line a rule
const MORALE_RESULTS = rows<{ rule: RuleId; from: number; outcome: MoraleOutcome; text: string }>('plana/MORALE_RESULTS', [
  { rule: 'PLA-MOR-30', from: 4, outcome: 'ok', text: '4 or more: it fights on' },
  { rule: 'PLA-MOR-31', from: 0, outcome: 'shaken', text: '0 to 3: shaken' },
  { rule: 'PLA-MOR-32', from: Number.NEGATIVE_INFINITY, outcome: 'demoralised', text: 'below 0: demoralised' },
]);
export const moraleRow = (score: number): (typeof MORALE_RESULTS)[number] => MORALE_RESULTS.find(r => score >= r.from)!;

export interface TriggerFacts {
  readonly troop: Tested;
  readonly fullSp: number;
  readonly beforeSp: number;
  readonly afterSp: number;
  readonly bigSurprise: boolean;
}
const fell = (f: TriggerFacts, percent: number): boolean =>
  !isBelow(f.beforeSp, percent, f.fullSp) && isBelow(f.afterSp, percent, f.fullSp);
/** PLA-MOR-02 to PLA-MOR-06. */
// biome-ignore format: one line a rule
export const TRIGGERS = rows<{ rule: RuleId; reason: string; text: string; when(f: TriggerFacts): boolean }>('plana/TRIGGERS', [
  { rule: 'PLA-MOR-02', reason: 'big-surprise', text: 'a Big Surprise',            when: f => f.bigSurprise },
  { rule: 'PLA-MOR-03', reason: 'below-75',     text: 'it fell below 75 per cent', when: f => fell(f, 75) },
  { rule: 'PLA-MOR-04', reason: 'below-50',     text: 'it fell below 50 per cent', when: f => fell(f, 50) },
  { rule: 'PLA-MOR-05', reason: 'below-25',     text: 'it fell below 25 per cent', when: f => fell(f, 25) },
  { rule: 'PLA-MOR-06', reason: 'below-10',     text: 'it is below 10 per cent',   when: f => isBelow(f.afterSp, 10, f.fullSp) },
]);

/** PLA-R-84: within so many metres the demoralised surrender. */
export const surrenderMetres = ruling('PLA-R-84', { '200': 200, '500': 500 });
/** PLA-R-85: does demoralised armour surrender? */
export const armourSurrenders = ruling('PLA-R-85', { surrender: true, suppressed: false });
/** PLA-MOR-38; PLA-MOR-39: hours for each point of the die. */
export const DEMORALISED = table('plana/DEMORALISED', { leadership: -1, hours: 2, turnsAnHour: 6 });

export const GRADES = ['veteran', 'good', 'average', 'poor'] as const;
export type Grade = (typeof GRADES)[number];
/** PLA-RAL-04 to PLA-RAL-07. */
// biome-ignore format: one line a rule
const RALLY_SCORES = rows<{ rule: RuleId; grade: Grade; score: number }>('plana/RALLY_SCORES', [
  { rule: 'PLA-RAL-04', grade: 'veteran', score: 4 },
  { rule: 'PLA-RAL-05', grade: 'good',    score: 5 },
  { rule: 'PLA-RAL-06', grade: 'average', score: 6 },
  { rule: 'PLA-RAL-07', grade: 'poor',    score: 8 },
]);
export const rallyScore = (grade: Grade): (typeof RALLY_SCORES)[number] => RALLY_SCORES.find(r => r.grade === grade)!;
/** PLA-R-88: are average GF and SM good troops? */
const gfAreGood = ruling('PLA-R-88', { 'gf-good': true, 'quality-only': false });
export function gradeOf(quality: Quality, gfOrMarine: boolean, options: Parameters<typeof gfAreGood>[0]): Grade {
  if (quality === 'veteran') return 'veteran';
  if (quality === 'green') return 'poor';
  return gfOrMarine && gfAreGood(options) ? 'good' : 'average';
}
/** PLA-RAL-02: how many times the score; PLA-RAL-03. */
export const RALLY = table('plana/RALLY', { twoLevels: 2, underFire: -1 });

/** PLA-LDR-03 to PLA-LDR-06; more than 6 counts as 6 (PLA-R-89). */
// biome-ignore format: one line a rule
const LEADERS = rows<{ rule: RuleId; from: number; leadership: number }>('plana/LEADERS', [
  { rule: 'PLA-LDR-06', from: 6, leadership: 3 },
  { rule: 'PLA-LDR-05', from: 5, leadership: 2 },
  { rule: 'PLA-LDR-04', from: 3, leadership: 1 },
  { rule: 'PLA-LDR-03', from: 1, leadership: 0 },
]);
export const leaderRow = (score: number): (typeof LEADERS)[number] => LEADERS.find(r => score >= r.from)!;
/** PLA-LDR-02; PLA-LDR-11: on this the commander is hit. */
export const LEADERSHIP = table('plana/LEADERSHIP', { gf: 1, highest: 6, hitOn: 1 });
/** PLA-R-76: is a commander's leadership added, or the better one taken? */
export const commanderAdds = ruling('PLA-R-76', { add: true, replace: false });

/** PLA-POW-02, PLA-POW-03. */
export const PRISONERS = table('plana/PRISONERS', { refusedOn: 1, bitterPercent: 50, eachGuard: 8 });
