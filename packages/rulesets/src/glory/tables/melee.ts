import { type Citation, type Options, type RuleId, rows, table } from '@umpire/engine';
import { citation } from '../lines.js';
import { ruling } from '../options.js';
import { byClass, CLASSES, type Class, type Fate, INTEGRITIES, type Integrity, type Troop } from '../pieces.js';
import { CLASS, CLASS_NAMES } from './troops.js';

export const COLUMNS = ['foot', 'mounted'] as const;
export type FactorColumn = (typeof COLUMNS)[number];

/** Table 7: base combat factors of Class I to V against Foot, then against Mounted; a dash is IGR-MF-17. */
// biome-ignore format: the book's own layout
const FACTORS = table('glory/FACTORS', {
  HIP: { rule: 'IGR-MF-01', foot: [5, 6, 7, 8, 9],    mounted: [5, 6, 7, 8, 9],    disadvantage: ['HIW', 'LIW', 'CAT'] },
  HIS: { rule: 'IGR-MF-02', foot: [4, 5, 6, 7, 9],    mounted: [4, 5, 6, 7, 8],    disadvantage: ['HIW', 'LIW', 'CAT'] },
  HIN: { rule: 'IGR-MF-03', foot: [3, 4, 5, 6, 7],    mounted: [1, 2, 3, 4, 5],    disadvantage: ['LIW', 'CAT'] },
  HIW: { rule: 'IGR-MF-04', foot: [2, 3, 4, 5, 6],    mounted: [2, 2, 3, 3, 4],    disadvantage: ['LIS', 'CAT'] },
  HIM: { rule: 'IGR-MF-05', foot: [1, 2, 3, 4, 4],    mounted: [1, 2, 2, 3, 3],    disadvantage: ['MTD'] },
  LIW: { rule: 'IGR-MF-06', foot: [1, 2, 3, 3, 4],    mounted: [1, 2, 2, 2, 3],    disadvantage: ['MTD'] },
  LIS: { rule: 'IGR-MF-07', foot: [1, 2, 3, 4, null], mounted: [1, 2, 2, 3, null], disadvantage: ['CAT'] },
  LIN: { rule: 'IGR-MF-08', foot: [1, 2, 2, 3, null], mounted: [1, 1, 2, 2, null], disadvantage: ['MTD'] },
  VLI: { rule: 'IGR-MF-09', foot: [1, 1, 1, 1, null], mounted: [1, 1, 1, 1, null], disadvantage: ['MTD'] },
  CAT: { rule: 'IGR-MF-10', foot: [3, 4, 5, 6, 7],    mounted: [3, 4, 5, 6, 7],    disadvantage: ['ELE', 'HIW', 'LIW'] },
  HCC: { rule: 'IGR-MF-11', foot: [2, 3, 4, 5, 6],    mounted: [2, 3, 4, 5, 6],    disadvantage: ['ELE'] },
  HSC: { rule: 'IGR-MF-12', foot: [1, 2, 3, 4, 5],    mounted: [1, 2, 3, 4, 5],    disadvantage: ['CAT', 'ELE'] },
  LSC: { rule: 'IGR-MF-13', foot: [1, 1, 2, 3, 4],    mounted: [1, 1, 2, 3, 3],    disadvantage: ['ELE'] },
  ELE: { rule: 'IGR-MF-14', foot: [3, 3, 4, 4, 4],    mounted: [3, 3, 4, 5, 6],    disadvantage: ['LIS', 'LIN', 'VLI', 'HIM'] },
  ART: { rule: 'IGR-MF-15', foot: [1, 1, 2, 2, 2],    mounted: [1, 1, 1, 1, 1],    disadvantage: ['any'] },
}) satisfies Readonly<Record<Class, FactorRow>>;
interface FactorRow {
  readonly rule: RuleId;
  readonly foot: readonly (number | null)[];
  readonly mounted: readonly (number | null)[];
  readonly disadvantage: readonly (Class | 'MTD' | 'any')[];
}

/** IGR-R-05: whether the 9 of HIS against foot is a slip. */
const spearsOfClassV = ruling<number | null>('IGR-R-05', { 'printed-9': null, eight: table('glory/SPEARS', 8) });
/** IGR-R-69: whom MTD means. */
const MOUNTED: readonly Class[] = CLASSES.filter(c => CLASS[c].general === 'MOUNTED' && c !== 'ART');
const MTD = {
  'mounted-classes': MOUNTED,
  'general-class': CLASSES.filter(c => CLASS[c].general !== 'FOOT'),
};
type Foes = Readonly<Record<Class, readonly Class[]>>;
function foesOf(mounted: readonly Class[]): Foes {
  const named = (name: Class | 'MTD' | 'any'): readonly Class[] =>
    name === 'any' ? CLASSES : name === 'MTD' ? mounted : [name];
  return byClass(c => (FACTORS[c].disadvantage as FactorRow['disadvantage']).flatMap(named));
}
const foes = ruling<Foes>('IGR-R-69', {
  'mounted-classes': foesOf(MTD['mounted-classes']),
  'general-class': foesOf(MTD['general-class']),
});

/** IGR-MM-06: whether the first has the second in its Disadvantage column. */
export const isDisadvantaged = (own: Class, other: Class, options: Options): boolean =>
  foes(options)[own].includes(other);

/** IGR-MEL-03, IGR-MF-16: ANIMAL counts as Mounted. */
export const columnAgainst = (other: Class): FactorColumn => (CLASS[other].general === 'FOOT' ? 'foot' : 'mounted');

const RANK = Object.fromEntries(INTEGRITIES.map((name, i) => [name, i])) as Readonly<Record<Integrity, number>>;

/** IGR-MF-01 to IGR-MF-15: the base combat factor. */
export function factorOf(t: Pick<Troop, 'class' | 'integrity'>, column: FactorColumn, options: Options): number {
  if (t.class === 'HIS' && t.integrity === 'V' && column === 'foot') {
    const ruled = spearsOfClassV(options);
    if (ruled !== null) return ruled;
  }
  return FACTORS[t.class][column][RANK[t.integrity]]!; // a dash has been refused by IGR-MF-17
}

const FACTOR_RULES: ReadonlySet<RuleId> = new Set(Object.values(FACTORS).map(({ rule }) => rule));
export const isFactor = ({ rule }: Citation): boolean => FACTOR_RULES.has(rule);

const FACTORS_CITED = new Map<string, Citation>();
/** A row of the table with its number, said once each: `heavy charging cavalry, Class IV, against foot`, 5. */
export function factorCited(t: Pick<Troop, 'class' | 'integrity'>, column: FactorColumn, options: Options): Citation {
  const text = `${CLASS_NAMES[t.class]}, Class ${t.integrity}, against ${column}`;
  const factor = `${factorOf(t, column, options)}`;
  const key = `${text} ${factor}`;
  const cited = FACTORS_CITED.get(key) ?? citation(FACTORS[t.class].rule, text, factor);
  FACTORS_CITED.set(key, cited);
  return cited;
}

/** IGR-R-68: which cf of the opponent is subtracted. */
export const subtractsModified = ruling('IGR-R-68', { modified: true, base: false });
/** IGR-R-70: how halves are rounded; half a supporter is always rounded up. */
export const halved = ruling<(cf: number) => number>('IGR-R-70', {
  up: cf => Math.ceil(cf / 2) + 0,
  down: cf => Math.floor(cf / 2),
});

export const DIFFERENCES = ['-3', '-1', '0', '+1', '+3'] as const;
export type Difference = (typeof DIFFERENCES)[number];
interface ResultColumn {
  readonly column: Difference;
  readonly rule: RuleId;
  readonly least: number;
}
/** Which column a difference is read in: the first whose least it reaches. */
// biome-ignore format: the book's own layout
const RESULT_COLUMNS = rows<ResultColumn>('glory/RESULT_COLUMNS', [
  { column: '+3', rule: 'IGR-CRT-05', least: 3 },
  { column: '+1', rule: 'IGR-CRT-04', least: 1 },
  { column: '0',  rule: 'IGR-CRT-03', least: 0 },
  { column: '-1', rule: 'IGR-CRT-02', least: -2 },
  { column: '-3', rule: 'IGR-CRT-01', least: Number.NEGATIVE_INFINITY },
]);
export const columnFor = (difference: number): ResultColumn => RESULT_COLUMNS.find(c => difference >= c.least)!;

/** Table 8, by die: S stand, R repulsed, B break; own result, then the opponent's. Lost cells are marked ?. */
// biome-ignore format: the book's own layout
const RESULTS = table('glory/MELEE_RESULTS', {
  //    -3          -1         0          +1         +3
  6: { '-3': 'RS', '-1': 'SR', 0: 'SB', '+1': 'SB', '+3': 'SB' },
  5: { '-3': 'RS', '-1': 'SR', 0: 'SR', '+1': 'SB', '+3': 'SB' },
  4: { '-3': 'BS', '-1': 'RS', 0: 'SR', '+1': 'SR', '+3': 'SB' },
  3: { '-3': 'BS', '-1': 'RS', 0: 'RS', '+1': 'SR', '+3': '?' },
  2: { '-3': 'BS', '-1': 'BS', 0: 'RS', '+1': 'RS', '+3': '?' },
  1: { '-3': 'BS', '-1': 'BS', 0: 'BS', '+1': 'RS', '+3': '?' },
});
/** IGR-R-76: what the lost cells of +3 hold, by die. */
// biome-ignore format: the specification's own layout
const LOST = table('glory/LOST_RESULTS', {
  mirror:   { 3: 'SB', 2: 'SR', 1: 'SR' },
  fragment: { 3: 'SR', 2: 'RS', 1: 'RS' },
});
const lostCells = ruling<Readonly<Record<number, string>>>('IGR-R-76', LOST);
/** IGR-R-77: a 6 on even terms by the table, or as the worked example tells it. */
const evenSix = ruling<string | null>('IGR-R-77', { table: null, example: table('glory/EVEN_SIX', 'SR') });

const FATES: Readonly<Record<string, Fate>> = { S: 'stand', R: 'repulsed', B: 'break' };
export interface MeleeCell {
  readonly own: Fate;
  readonly other: Fate;
  /** It was lost, and IGR-R-76 filled it. */
  readonly lost: boolean;
}
export function meleeCell(column: Difference, die: number, options: Options): MeleeCell {
  const ruled = column === '0' && die === 6 ? evenSix(options) : null;
  const printed = ruled ?? (RESULTS as Readonly<Record<number, Readonly<Record<Difference, string>>>>)[die]![column];
  const cell = printed === '?' ? lostCells(options)[die]! : printed;
  return { own: FATES[cell[0]!]!, other: FATES[cell[1]!]!, lost: printed === '?' };
}
