import { type Options, type RuleId, rows, table } from '@umpire/engine';
import { within } from '../limits.js';
import type { Prohibition } from '../lines.js';
import { ruling, usesDetachments } from '../options.js';
import { type Action, type Army, type Integrity, integrityOf, type Troop } from '../pieces.js';
import { DISTANCES } from './distances.js';
import { NO_DETACHMENTS } from './sentences.js';

/** One unit that is to be activated: a single vignette, or all members of a link. */
export interface ActivationFacts {
  readonly troops: readonly Troop[];
  /** From the General to the nearest member (IGR-ACT-14). */
  readonly distance: number;
  /** From the General's vignette to some member. */
  readonly lineOfSight: boolean;
  readonly crossing: boolean;
  readonly detachment: boolean;
}

/** IGR-ACT-02, IGR-ACT-03. */
// biome-ignore format: the book's own layout
export const ACTIVATION: Readonly<Record<Army, { readonly rule: RuleId; readonly cost: number }>> = table('glory/ACTIVATION', {
  RA: { rule: 'IGR-ACT-02', cost: 1 },
  IA: { rule: 'IGR-ACT-03', cost: 2 },
});
/** IGR-ACT-05. */
export const LEAST_COST: number = table('glory/LEAST_COST', 1);

const isPoor = (t: Troop): boolean => integrityOf(t) <= 2;
const isGoodRegular = (t: Troop): boolean => t.army === 'RA' && integrityOf(t) >= 4;
/** IGR-R-40: does Class I or II cost more only in a link? */
const poorCount = ruling<(troops: readonly Troop[]) => boolean>('IGR-R-40', {
  'links-only': troops => troops.length > 1 && troops.some(isPoor),
  'singles-too': troops => troops.some(isPoor),
});
/** IGR-R-41: must the whole link be Class IV or V to cost less? */
const goodCount = ruling<(troops: readonly Troop[]) => boolean>('IGR-R-41', {
  all: troops => troops.every(isGoodRegular),
  any: troops => troops.some(isGoodRegular),
});
/** IGR-ACT-06, IGR-ACT-14: every full 4 W. */
const stretches = (distance: number): number => {
  const whole = Math.floor(distance / DISTANCES.fromGeneral);
  return within((whole + 1) * DISTANCES.fromGeneral, distance) ? whole + 1 : whole;
};

export interface CostRow {
  readonly rule: RuleId;
  readonly text: string;
  cost(a: ActivationFacts, options: Options): number;
}
/** IGR-ACT-06 to IGR-ACT-11, IGR-DET-04 (IGR-R-96). */
// biome-ignore format: the book's own layout
export const COSTS = rows<CostRow>('glory/COSTS', [
  { rule: 'IGR-ACT-06', text: 'for every 4 W from the General', cost: a => stretches(a.distance) },
  { rule: 'IGR-ACT-07', text: 'the General cannot see it', cost: a => (a.lineOfSight ? 0 : 1) },
  { rule: 'IGR-ACT-08', text: 'Class I or II among it', cost: (a, o) => (poorCount(o)(a.troops) ? 1 : 0) },
  { rule: 'IGR-ACT-09', text: 'it crosses into another sector', cost: a => (a.crossing ? 2 : 0) },
  { rule: 'IGR-ACT-10', text: 'amalgamated artillery', cost: a => (a.troops.some(t => t.class === 'ART') ? 2 : 0) },
  { rule: 'IGR-ACT-11', text: 'regulars of Class IV or V', cost: (a, o) => (goodCount(o)(a.troops) ? -1 : 0) },
  { rule: 'IGR-DET-04', text: 'a detachment', cost: a => (a.detachment ? 1 : 0) },
]);

// biome-ignore format: one line a rule
export const ACTIVATION_BARS = rows<Prohibition<ActivationFacts>>('glory/ACTIVATION_BARS', [
  { ...NO_DETACHMENTS, when: (a, o) => a.detachment && !usesDetachments(o) },
]);

/** IGR-APD-01 to IGR-APD-05: what the die adds to an army's base AP. */
// biome-ignore format: the book's own layout
export const AP_DIE: Readonly<Record<number, { readonly rule: RuleId; readonly change: number }>> = table('glory/AP_DIE', {
  1: { rule: 'IGR-APD-01', change: -2 },
  2: { rule: 'IGR-APD-02', change: -1 },
  3: { rule: 'IGR-APD-03', change: 0 },
  4: { rule: 'IGR-APD-03', change: 0 },
  5: { rule: 'IGR-APD-04', change: 1 },
  6: { rule: 'IGR-APD-05', change: 2 },
});

export interface InitiativeRow {
  readonly rule: RuleId;
  /** The highest score that the row covers; the first row takes everything below, the last everything above. */
  readonly upTo: number;
  readonly action: Action | 'as-right' | 'as-left';
  readonly text: string;
}
/** IGR-INI-02 to IGR-INI-09. */
// biome-ignore format: the book's own layout
export const INITIATIVE = rows<InitiativeRow>('glory/INITIATIVE', [
  { rule: 'IGR-INI-02', upTo: 0, action: 'charge-nearest',  text: 'it charges the nearest enemy, however long that takes' },
  { rule: 'IGR-INI-03', upTo: 1, action: 'charge-front',    text: 'it charges the nearest enemy in front, within 3 W and its turn' },
  { rule: 'IGR-INI-04', upTo: 2, action: 'charge-or-shoot', text: 'it charges an enemy directly ahead, or shoots' },
  { rule: 'IGR-INI-05', upTo: 3, action: 'retreat',         text: 'it falls back two moves' },
  { rule: 'IGR-INI-06', upTo: 4, action: 'as-right',        text: 'it does as the vignette to its right, to its left if there is none' },
  { rule: 'IGR-INI-07', upTo: 5, action: 'as-left',         text: 'it does as the vignette to its left, to its right if there is none' },
  { rule: 'IGR-INI-08', upTo: 6, action: 'nothing',         text: 'it does nothing' },
  { rule: 'IGR-INI-09', upTo: Number.POSITIVE_INFINITY, action: 'player', text: 'it does as its player wishes' },
]);

/** What a unit does by its throw, or after its neighbour, in words: by name (`a halt`), and told of it. */
// biome-ignore format: one line an action
export const ACTION_WORDS = {
  'charge-nearest':  { name: 'a charge at the nearest enemy',          does: 'it charges the nearest enemy' },
  'charge-front':    { name: 'a charge at the nearest enemy in front', does: 'it charges the nearest enemy in front, if near enough' },
  'charge-or-shoot': { name: 'a charge straight ahead, or a shot',     does: 'it charges straight ahead, or shoots' },
  retreat:           { name: 'a retreat of two moves',                 does: 'it falls back two moves' },
  nothing:           { name: 'nothing',                                does: 'it does nothing' },
  player:            { name: 'as its player wishes',                   does: 'it does as its player wishes' },
  activated:         { name: 'as its neighbour did',                   does: 'it does as its neighbour did' },
  halt:              { name: 'a halt',                                 does: 'it halts' },
} as const satisfies Readonly<Record<Action | 'activated' | 'halt', { name: string; does: string }>>;

export interface InitiativeModifier {
  readonly rule: RuleId;
  readonly effect: number;
  readonly text: string;
  when(army: Army, integrity: Integrity, options: Options): boolean;
}
/** IGR-R-45: does the line for all IA count beside that of Class IV or V? */
const besideClass = ruling('IGR-R-45', { cumulative: true, 'most-specific': false });
const hasOwnLine = (integrity: Integrity): boolean => integrity === 'IV' || integrity === 'V';

/** IGR-INI-10 to IGR-INI-14. */
// biome-ignore format: the book's own layout
export const INITIATIVE_MODIFIERS = rows<InitiativeModifier>('glory/INITIATIVE_MODIFIERS', [
  { rule: 'IGR-INI-10', effect: -1, text: 'irregulars', when: (army, i, o) => army === 'IA' && (besideClass(o) || !hasOwnLine(i)) },
  { rule: 'IGR-INI-11', effect: -1, text: 'irregulars of Class IV', when: (army, i) => army === 'IA' && i === 'IV' },
  { rule: 'IGR-INI-12', effect: -2, text: 'irregulars of Class V', when: (army, i) => army === 'IA' && i === 'V' },
  { rule: 'IGR-INI-13', effect: 1,  text: 'regulars of Class IV', when: (army, i) => army === 'RA' && i === 'IV' },
  { rule: 'IGR-INI-14', effect: 2,  text: 'regulars of Class V', when: (army, i) => army === 'RA' && i === 'V' },
]);
