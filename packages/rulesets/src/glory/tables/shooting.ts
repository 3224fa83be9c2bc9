import { type Citation, type Options, type RuleId, rows, table } from '@umpire/engine';
import { citation, type Prohibition } from '../lines.js';
import { ruling } from '../options.js';
import type { Class, Code, Epoch, Reason, Troop, Weapon, Weight } from '../pieces.js';
import { CLASS } from './troops.js';

/** A shot as the rules see it: the question `shoot`, every default filled in. Measured once, then only read. */
export interface ShotFacts {
  readonly shooter: Troop;
  readonly as: Weapon;
  readonly target: Troop;
  /** Edge to edge, in W. */
  readonly distance: number;
  readonly reason: Reason;
  readonly activated: boolean;
  /** By IGR-R-56. */
  readonly directlyAhead: boolean;
  /** By IGR-R-57. */
  readonly lineOfSight: boolean;
  /** The target's move of this turn ended in contact with the shooter (IGR-SHO-12). */
  readonly targetMovedIntoContact: boolean;
  readonly shooterInContact: boolean;
  /** The target is in contact with friends of the shooter. */
  readonly targetInMelee: boolean;
  readonly shooterInBadGoing: boolean;
}

/** A row of the range table: short range, and long range or null. */
type Reach = readonly [short: number, long: number | null];
type PrintedRow = Readonly<Record<Epoch, Reach>> & { readonly rule: RuleId };

/** IGR-RNG-01 to IGR-RNG-05, in W (IGR-RNG-06). */
// biome-ignore format: the book's own layout
export const RANGES = table('glory/RANGES', {
  light:  { rule: 'IGR-RNG-01', I: [3, null], II: [4, null], III: [2, 6],    IV: [3, 8],    V: [4, 16] },
  medium: { rule: 'IGR-RNG-02', I: [4, null], II: [6, null], III: [2, 8],    IV: [3, 12],   V: [4, 18] },
  heavy:  { rule: 'IGR-RNG-03', I: [8, null], II: [8, null], III: [2, 10],   IV: [3, 16],   V: [4, 24] },
  foot:   { rule: 'IGR-RNG-04', I: [1, null], II: [1, null], III: [2, null], IV: [4, null], V: [6, null] },
  other:  { rule: 'IGR-RNG-05', I: [1, null], II: [1, null], III: [2, null], IV: [4, null], V: [6, null] },
}) satisfies Readonly<Record<Weight | 'foot' | 'other', PrintedRow>>;

export interface Range {
  readonly short: number;
  readonly long: number | null;
  readonly max: number;
}
/** A row of the range table, read. */
export interface RangeRow {
  readonly rule: RuleId;
  readonly ranges: Readonly<Record<Epoch, Range>>;
}
const read = ({ rule, ...epochs }: PrintedRow): RangeRow => {
  const ranges = Object.entries(epochs).map(([epoch, [short, long]]) => [epoch, { short, long, max: long ?? short }]);
  return { rule, ranges: Object.fromEntries(ranges) };
};
const ROWS: Readonly<Record<keyof typeof RANGES, RangeRow>> = {
  light: read(RANGES.light),
  medium: read(RANGES.medium),
  heavy: read(RANGES.heavy),
  foot: read(RANGES.foot),
  other: read(RANGES.other),
};

/** IGR-SHO-01: whether a vignette can shoot with this weapon. */
export const canShootAs = (t: Troop, as: Weapon): boolean =>
  as === 'attached' ? t.attachedEpoch !== null : CLASS[t.class].shoots;
/** The Epoch of a weapon; null where it is not known. */
export const epochOf = (t: Troop, as: Weapon): Epoch | null => (as === 'attached' ? t.attachedEpoch : t.epoch);
/** HIM and all artillery: the first row of the results, and the modifiers that name them. */
export const isVolley = (t: Troop, as: Weapon): boolean => as === 'attached' || t.class === 'HIM' || t.class === 'ART';
const isArtillery = (t: Troop, as: Weapon): boolean => as === 'attached' || t.class === 'ART';

export const rangeRow = (t: Troop, as: Weapon): RangeRow => {
  if (as === 'attached' || t.class === 'HIM') return ROWS.foot;
  return t.class === 'ART' ? ROWS[t.weight ?? 'medium'] : ROWS.other;
};

/** IGR-SHO-06: VLI and LSC; never with attached ART (IGR-SHO-11). */
export const shootsAllRound = (t: Troop, as: Weapon): boolean => as === 'own' && CLASS[t.class].allRound;

/** IGR-R-64, IGR-R-57: what forbids a shot that would otherwise be possible. */
const spareMelees = ruling('IGR-R-64', { forbidden: true, allowed: false });
export const fireStops = ruling('IGR-R-57', {
  'vignettes-and-terrain': { vignettes: true, terrain: true },
  'terrain-only': { vignettes: false, terrain: true },
  none: { vignettes: false, terrain: false },
});

/** IGR-SHO-01, asked first. */
// biome-ignore format: one line a rule
export const SHOOTER_BARS = rows<Prohibition<Pick<ShotFacts, 'shooter' | 'as'>>>('glory/SHOOTER_BARS', [
  { rule: 'IGR-SHO-01', text: 'that is for foot and horse with firearms or bows, and for guns', when: s => !canShootAs(s.shooter, s.as) },
]);
/** What else forbids a shot, in the order in which it is asked; range comes last. */
// biome-ignore format: one line a rule
export const SHOT_BARS = rows<Prohibition<ShotFacts>>('glory/SHOT_BARS', [
  { rule: 'IGR-SHO-03', text: 'only an activated vignette shoots in this phase', when: s => s.reason === 'activated' && !s.activated },
  { rule: 'IGR-SHO-05', text: 'this enemy did not move into contact with the shooter', when: s => s.reason === 'contact' && !s.targetMovedIntoContact },
  { rule: 'IGR-R-63',   text: 'a vignette in contact shoots only at those who came into contact with it', when: s => s.shooterInContact && !s.targetMovedIntoContact && s.reason !== 'return' },
  { rule: 'IGR-R-64',   text: 'the target is in contact with friends of the shooter', when: (s, o) => s.targetInMelee && !s.targetMovedIntoContact && spareMelees(o) },
  { rule: 'IGR-SHO-07', text: 'it shoots directly ahead only', when: s => !s.directlyAhead && !shootsAllRound(s.shooter, s.as) },
  { rule: 'IGR-R-57',   text: 'the line of fire is blocked', when: (s, o) => !s.lineOfSight && fireStops(o).terrain },
]);

/** IGR-R-60: may guns move and shoot in one turn? Asked by play, which knows who moved. */
const gunsMayMove = ruling('IGR-R-60', { allowed: true, 'not-artillery': false });
// biome-ignore format: one line a rule
export const MOVED_BARS = rows<Prohibition<{ readonly shooter: Troop; readonly as: Weapon; readonly moved: boolean }>>('glory/MOVED_BARS', [
  { rule: 'IGR-R-60', text: 'amalgamated artillery that moved does not shoot', when: (s, o) => s.moved && s.as === 'own' && s.shooter.class === 'ART' && !gunsMayMove(o) },
]);

const DENSE: readonly Class[] = table('glory/DENSE', ['HIP', 'HIS', 'HIW']);
const LOOSE: readonly Class[] = table('glory/LOOSE', ['LIW', 'LIS', 'LIN']);
const OPEN: readonly Class[] = table('glory/OPEN', ['VLI', 'LSC']);
const isOld = (epoch: Epoch | null): boolean => epoch === 'I' || epoch === 'II';

/** What modifiers look at: the shot, its range, and whether the shooter's row has (cp). */
export interface AimedShot {
  readonly shot: ShotFacts;
  readonly long: boolean;
  readonly penalty: boolean;
}
export interface ShotModifier {
  readonly rule: RuleId;
  readonly effect: number;
  readonly text: string;
  when(aimed: AimedShot): boolean;
}
const volleyOf = ({ shot }: AimedShot, ...epochs: readonly Epoch[]): boolean => {
  const epoch = epochOf(shot.shooter, shot.as);
  return isVolley(shot.shooter, shot.as) && epoch !== null && epochs.includes(epoch);
};

/** IGR-SM-01 to IGR-SM-09. */
// biome-ignore format: the book's own layout
const MODIFIERS = rows<ShotModifier>('glory/SHOT_MODIFIERS', [
  { rule: 'IGR-SM-01', effect: 2,  text: 'HIM or artillery at MOUNTED or ANIMAL', when: ({ shot }) => isVolley(shot.shooter, shot.as) && CLASS[shot.target.class].general !== 'FOOT' },
  { rule: 'IGR-SM-02', effect: 2,  text: 'HIM or artillery of Epoch V', when: a => volleyOf(a, 'V') },
  { rule: 'IGR-SM-03', effect: 1,  text: 'at HIP, HIS, HIW or HIM of Epoch I or II', when: ({ shot: { target } }) => DENSE.includes(target.class) || (target.class === 'HIM' && isOld(target.epoch)) },
  { rule: 'IGR-SM-04', effect: 1,  text: 'HIM or artillery of Epoch III or IV', when: a => volleyOf(a, 'III', 'IV') },
  { rule: 'IGR-SM-05', effect: 1,  text: 'at LIW, LIS or LIN', when: ({ shot }) => LOOSE.includes(shot.target.class) },
  { rule: 'IGR-SM-06', effect: -1, text: 'the target moved into contact with the shooter; an H becomes an R', when: ({ shot }) => shot.targetMovedIntoContact },
  { rule: 'IGR-SM-07', effect: -2, text: 'long range', when: a => a.long },
  { rule: 'IGR-SM-08', effect: -2, text: 'at VLI or LSC', when: ({ shot }) => OPEN.includes(shot.target.class) },
  { rule: 'IGR-SM-09', effect: -2, text: 'the shooter has a combat penalty', when: ({ shot, penalty }) => shot.shooterInBadGoing && penalty },
]);
export type CitedModifier = ShotModifier & { readonly cited: Citation };
export const SHOT_MODIFIERS: readonly CitedModifier[] = MODIFIERS.map(m => ({
  ...m,
  cited: citation(m.rule, m.text, m.effect > 0 ? `+${m.effect}` : `${m.effect}`),
}));

/** The results as printed, for scores 1 to 7 (IGR-SR-07); the cell at 3 is blank. */
// biome-ignore format: the book's own layout
const RESULTS = table('glory/SHOT_RESULTS', {
  'HIM/ART': ['-', '-', '',  'R', 'RR', 'B', 'D'],
  Other:     ['-', '-', '-', 'H', 'H',  'R', 'R'],
});
export type ShotRow = keyof typeof RESULTS;
export const SHOT_ROWS: Readonly<Record<ShotRow, RuleId>> = table('glory/SHOT_ROWS', {
  'HIM/ART': 'IGR-SR-01',
  Other: 'IGR-SR-02',
});
/** IGR-R-58: what the blank stands for. */
const blankIs = ruling<Code>('IGR-R-58', { halt: 'H', nothing: '-' });
/** IGR-R-59: who uses the first row, whose label is of another book. */
const firstRow = ruling<(t: Troop, as: Weapon) => boolean>('IGR-R-59', {
  'him-and-art': isVolley,
  'him-only': (t, as) => isVolley(t, as) && !isArtillery(t, as),
});

export const shotRow = (t: Troop, as: Weapon, options: Options): ShotRow =>
  firstRow(options)(t, as) ? 'HIM/ART' : 'Other';
export const SCORES = RESULTS.Other.length;
/** The entry for a score, and whether it is the blank. */
export function shotEntry(row: ShotRow, score: number, options: Options): { printed: Code; blank: boolean } {
  const cell: string = RESULTS[row][score - 1]!;
  return cell === '' ? { printed: blankIs(options), blank: true } : { printed: cell as Code, blank: false };
}

/** IGR-R-61: what D does, and IGR-R-62: what B does to ANIMAL. */
export const destroys = ruling('IGR-R-61', { destroyed: true, 'as-b': false });
export const animalsBreak = ruling('IGR-R-62', { rr: false, break: true });
/** IGR-R-83: does a shot that drives its target back make irregulars follow? */
export const shotsAreFollowed = ruling('IGR-R-83', { yes: true, no: false });
