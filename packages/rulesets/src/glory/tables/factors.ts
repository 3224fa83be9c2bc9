import { type Citation, type Options, type Row, rows, table } from '@umpire/engine';
import { signed } from '../../common/book/signed.js';
import { citation } from '../lines.js';
import { ruling } from '../options.js';
import type { Class, Contact, Troop } from '../pieces.js';
import { columnAgainst, factorOf, isDisadvantaged } from './melee.js';
import { ratesOf } from './movement.js';
import { bandsModifier } from './results.js';

/** A vignette that would overlap. */
export interface Overlapper {
  readonly troop: Troop;
  readonly badGoing: boolean;
  readonly bands: number;
}
/** One of the two in a melee: the question's Fighter, every default filled in. */
export interface Fighter extends Overlapper {
  /** The edges of this vignette that touch enemies. */
  readonly contacts: readonly Contact[];
  /** The one on which it fights this opponent. */
  readonly edge: Contact;
  readonly overlappedBy: readonly Overlapper[];
  readonly support: Troop | null;
  /** Further friends in contact with the same enemy. */
  readonly assistedBy: readonly Troop[];
  readonly uphill: boolean;
  readonly defences: boolean;
}

/** A line that bears on the cf: it halves it, or adds what it is worth. */
type Line<Facts> = Row<Facts, 'half' | number | ((facts: Facts, options: Options) => number)>;
/** As it is used: with its citation. What is worked out is not told as its effect. */
export type CitedLine<Facts> = Line<Facts> & { readonly cited: Citation };

const told = ({ effect }: Pick<Line<never>, 'effect'>): string | undefined =>
  typeof effect === 'function' ? undefined : typeof effect === 'number' ? signed(effect) : effect;
const lines = <Facts>(list: string, items: readonly Line<Facts>[]): readonly CitedLine<Facts>[] =>
  rows(list, items).map(line => ({ ...line, cited: citation(line.rule, line.text, told(line)) }));

/** What a line is worth. */
export const worthOf = <Facts>({ effect }: Line<Facts>, facts: Facts, options: Options): number =>
  typeof effect === 'function' ? effect(facts, options) : effect === 'half' ? 0 : effect;

/** Whoever brings his own cf against somebody; and the two of a melee, as one of them sees it. */
export interface Against {
  readonly own: Overlapper;
  readonly other: Pick<Fighter, 'troop'>;
}
export interface Pair extends Against {
  readonly own: Fighter;
  readonly other: Fighter;
}

/** IGR-MM-02: whose cf a contact in flank or rear halves (HIB is HIM). */
const FLANKED: readonly Class[] = table('glory/FLANKED', ['HIP', 'HIS', 'HIN', 'HIW', 'HIM', 'CAT']);
/** IGR-MM-10: who can be overlapped. */
const OVERLAPPED: readonly Class[] = table('glory/OVERLAPPED', ['HIS', 'HIN', 'HSC']);
/** IGR-MM-11: whom the text lets overlap. */
const LIGHT: readonly Class[] = table('glory/OVERLAPPERS', ['LIN', 'VLI']);

/** IGR-R-13: what a Gentle Hill is worth. */
const uphillCounts = ruling('IGR-R-13', { 'plus-one-uphill': true, none: false });
/** IGR-R-74: what those are worth who touch the same enemy and fight nobody. */
const assistanceCounts = ruling('IGR-R-74', { none: false, 'half-factor': true });

/** Half of a cf, rounded up: that of a supporter, and that of IGR-RES-09. */
export const halfUp = (cf: number): number => Math.ceil(cf / 2) + 0;
const halfOf = (friend: Troop, { other }: Pair, o: Options): number =>
  halfUp(factorOf(friend, columnAgainst(other.troop.class), o));
const marks = ({ own }: Against): number => bandsModifier(own.troop.army, own.bands);

/** On the base cf, one after the other (IGR-R-71, IGR-R-72). */
// biome-ignore format: the book's own layout
export const PENALTIES = lines<Against>('glory/PENALTIES', [
  { rule: 'IGR-MM-01', effect: 'half', text: 'a combat penalty halves the base cf', when: ({ own }, o) => own.badGoing && ratesOf(own.troop, o).penalty },
]);
// biome-ignore format: the book's own layout
export const FLANKS = lines<Pair>('glory/FLANKS', [
  { rule: 'IGR-MM-02', effect: 'half', text: 'contacted in flank or rear', when: ({ own }) => FLANKED.includes(own.troop.class) && own.contacts.some(c => c !== 'front') },
]);
/** IGR-RCD-01: what its bands take from it. */
// biome-ignore format: the book's own layout
export const BAND_MARKS = lines<Against>('glory/MELEE_MARKS', [
  { rule: 'IGR-MM-04', effect: marks, text: 'regulars: -1 for every two R or RR', when: a => a.own.troop.army === 'RA' && marks(a) < 0 },
  { rule: 'IGR-MM-05', effect: marks, text: 'irregulars: -1 for every R', when: a => a.own.troop.army === 'IA' && marks(a) < 0 },
]);
/** Class against class; both may apply. */
// biome-ignore format: the book's own layout
export const MATCH_UPS = lines<Against>('glory/MATCH_UPS', [
  { rule: 'IGR-MM-06', effect: -2, text: 'it fights a class of its Disadvantage column', when: ({ own, other }, o) => isDisadvantaged(own.troop.class, other.troop.class, o) },
  { rule: 'IGR-MM-08', effect: 2,  text: 'it is in the Disadvantage column of its opponent', when: ({ own, other }, o) => isDisadvantaged(other.troop.class, own.troop.class, o) },
]);
/** Support, height, defences, assistance. */
// biome-ignore format: the book's own layout
export const HELP = lines<Pair>('glory/MELEE_HELP', [
  { rule: 'IGR-MM-07', effect: (m, o) => halfOf(m.own.support!, m, o), text: 'half the base cf of the vignette behind it, rounded up', when: ({ own }) => own.support !== null && own.edge === 'front' },
  { rule: 'IGR-R-13',  effect: 1,  text: 'it stands on a Gentle Hill', when: ({ own }, o) => own.uphill && uphillCounts(o) },
  { rule: 'IGR-FLD-04', effect: -1, text: 'the other is behind field defences', when: ({ other }) => other.defences && other.edge === 'front' },
  { rule: 'IGR-R-74',  effect: (m, o) => m.own.assistedBy.reduce((sum, friend) => sum + halfOf(friend, m, o), 0), text: 'friends that touch the same enemy', when: ({ own }, o) => own.assistedBy.length > 0 && assistanceCounts(o) },
]);

/** IGR-R-73: who overlaps, and whether he must have half of the other's cf (IGR-MM-09). */
interface Overlapping {
  may(of: Class): boolean;
  readonly half: boolean;
}
const overlapping = ruling<Overlapping>('IGR-R-73', {
  any: { may: () => true, half: true },
  'light-only': { may: of => LIGHT.includes(of), half: true },
  'light-no-half': { may: of => LIGHT.includes(of), half: false },
});
/** One who would overlap: against which total, and with which of his own. */
export interface Overlap {
  readonly by: Overlapper;
  readonly total: number;
  /** Asked only where it counts. */
  own(): number;
}
const isStrong = ({ total, own }: Overlap, o: Options): boolean => !overlapping(o).half || 2 * own() >= total;

// biome-ignore format: the book's own layout
export const FIRM = lines<Fighter>('glory/FIRM', [
  { rule: 'IGR-MM-10', effect: 0, text: 'only HIS, HIN and HSC can be overlapped', when: f => !OVERLAPPED.includes(f.troop.class) },
]);
/** The first line that applies to one who would overlap. */
// biome-ignore format: the book's own layout
export const OVERLAPS = lines<Overlap>('glory/OVERLAPS', [
  { rule: 'IGR-MM-09', effect: 0,  text: 'who overlaps needs half the cf of whom he overlaps', when: (f, o) => !isStrong(f, o) },
  { rule: 'IGR-R-73',  effect: 0,  text: 'such troops do not overlap', when: (f, o) => !overlapping(o).may(f.by.troop.class) },
  { rule: 'IGR-MM-03', effect: -1, text: 'it is overlapped', when: () => true },
]);
