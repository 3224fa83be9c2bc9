import { type Citation, type RuleId, rows, table } from '@umpire/engine';
import { citation, type Prohibition } from '../lines.js';
import { ruling, usesDefences } from '../options.js';
import { byClass, CLASSES, type Class, type Going, type Pivot, type Troop, type Weight } from '../pieces.js';
import { IMPASSABLE, NO_DEFENCES } from './sentences.js';

interface RateRow {
  readonly classes: readonly Class[];
  readonly rule: RuleId;
  readonly turn: number;
  readonly good: number;
  readonly bad: number;
  /** (cp). */
  readonly penalty: boolean;
}
/** Table 3: the most degrees and W in a turn (IGR-MOV-07, IGR-MOV-08). */
// biome-ignore format: the book's own layout
const MOVEMENT = rows<RateRow>('glory/MOVEMENT', [
  { classes: ['LSC'],               rule: 'IGR-MOV-01', turn: 180, good: 2,   bad: 1,   penalty: true },
  { classes: ['HCC', 'HSC'],        rule: 'IGR-MOV-02', turn: 90,  good: 1.5, bad: 0.5, penalty: true },
  { classes: ['VLI'],               rule: 'IGR-MOV-03', turn: 180, good: 1.5, bad: 1.5, penalty: false },
  { classes: ['ELE'],               rule: 'IGR-MOV-04', turn: 45,  good: 1,   bad: 0.5, penalty: false },
  { classes: ['LIW', 'LIS', 'LIN'], rule: 'IGR-MOV-05', turn: 90,  good: 1,   bad: 1,   penalty: false },
  { classes: ['CAT', 'HIP', 'HIS', 'HIM', 'HIN', 'HIW'], rule: 'IGR-MOV-06', turn: 45, good: 1, bad: 0.5, penalty: true },
]);

/** IGR-MOV-15, IGR-R-31: amalgamated ART has no row in Table 3. */
// biome-ignore format: the specification's own layout
const ART_RATES = table('glory/ART_RATES', {
  'slow-row': {
    light:  { turn: 45, good: 1,   bad: 0.5, penalty: true },
    medium: { turn: 45, good: 1,   bad: 0.5, penalty: true },
    heavy:  { turn: 45, good: 1,   bad: 0.5, penalty: true },
  },
  'by-weight': {
    light:  { turn: 90, good: 1.5, bad: 0.5, penalty: true },
    medium: { turn: 45, good: 1,   bad: 0.5, penalty: true },
    heavy:  { turn: 45, good: 0.5, bad: 0,   penalty: true },
  },
});

/** IGR-MOV-10: classes of this turn rate wheel. */
const WHEELS: number = table('glory/WHEELS', 45);

/** How a vignette moves: the row of Table 3, read. */
export interface Rates {
  readonly turn: number;
  readonly good: number;
  readonly bad: number;
  /** IGR-MOV-13: in bad going it has a combat penalty. */
  readonly penalty: boolean;
  readonly pivot: Pivot;
  readonly cited: Citation;
}

const ratesFrom = (row: Omit<RateRow, 'classes' | 'rule'>, rule: RuleId, who: string): Rates => ({
  turn: row.turn,
  good: row.good,
  bad: row.bad,
  penalty: row.penalty,
  pivot: row.turn === WHEELS ? 'corner' : 'centre',
  cited: citation(
    rule,
    `${who} turns ${row.turn} degrees and moves ${row.good} W, in bad going ${row.bad} W`,
    `${row.good} / ${row.bad}`,
  ),
});

const RATES: Readonly<Record<Class, Rates | undefined>> = byClass(of => {
  const row = MOVEMENT.find(r => r.classes.includes(of));
  return row && ratesFrom(row, row.rule, of);
});

type ArtRates = Readonly<Record<Weight, Rates>>;
const artRatesFrom = (choice: keyof typeof ART_RATES): ArtRates => {
  const rates = (weight: Weight) => ratesFrom(ART_RATES[choice][weight], 'IGR-R-31', `${weight} ART`);
  return { light: rates('light'), medium: rates('medium'), heavy: rates('heavy') };
};
const artRates = ruling<ArtRates>('IGR-R-31', {
  'slow-row': artRatesFrom('slow-row'),
  'by-weight': artRatesFrom('by-weight'),
});

/** IGR-MOV-01 to IGR-MOV-06; attached ART moves with its carrier (IGR-MOV-15). */
export const ratesOf = (troop: Pick<Troop, 'class' | 'weight'>, options: Parameters<typeof artRates>[0]): Rates =>
  troop.class === 'ART' ? artRates(options)[troop.weight ?? 'medium'] : RATES[troop.class]!;

/** IGR-GAP-01 to IGR-GAP-03, IGR-R-36: what a class needs to pass between friends, and between anything else. */
export interface PassageRow {
  readonly classes: readonly Class[];
  readonly friends: 'any' | 'half' | 'full';
  readonly others: 'half' | 'full';
  readonly rule: { readonly friends: RuleId; readonly others: RuleId };
}
// biome-ignore format: one line a rule
export const PASSAGES = rows<PassageRow>('glory/PASSAGES', [
  { classes: ['VLI'],               friends: 'any',  others: 'half', rule: { friends: 'IGR-GAP-03', others: 'IGR-R-36' } },
  { classes: ['LIS', 'LIN', 'LSC'], friends: 'half', others: 'half', rule: { friends: 'IGR-GAP-02', others: 'IGR-GAP-02' } },
  { classes: CLASSES,               friends: 'full', others: 'full', rule: { friends: 'IGR-GAP-01', others: 'IGR-GAP-01' } },
]);

export interface MoverFacts {
  readonly going: Going;
  readonly halted: boolean;
  readonly defences: boolean;
}
/** What forbids any voluntary move. */
// biome-ignore format: one line a rule
export const MOVER_BARS = rows<Prohibition<MoverFacts>>('glory/MOVER_BARS', [
  { ...NO_DEFENCES, when: (m, o) => m.defences && !usesDefences(o) },
  { rule: 'IGR-FLD-02', text: 'a vignette behind field defences may not move', when: m => m.defences },
  { rule: 'IGR-SR-03',  text: 'a halted vignette cannot move', when: m => m.halted },
  { ...IMPASSABLE, when: m => m.going === 'impassable' },
]);
