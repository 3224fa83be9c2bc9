import { type Cost, type Options, rows, table } from '@umpire/engine';
import { ruling } from '../options.js';
import {
  type Army,
  type Class,
  type Fate,
  integrityOf,
  type Obstacle,
  type ShotOutcome,
  type Troop,
} from '../pieces.js';
import { CLASS } from './troops.js';

/** IGR-RES-08: who takes an RR in place of a Break. */
const CONVERTED: readonly Class[] = table('glory/CONVERTED', ['LSC', 'LIS', 'LIN', 'LIW', 'VLI']);
/** IGR-RES-08: while fighting whom. */
export const mayConvert = (own: Class, enemy: Class): boolean =>
  CONVERTED.includes(own) && (CLASS[enemy].group === 'HI' || enemy === 'ELE');

/** IGR-RES-03, IGR-RES-05: IA of Class III, IV or V. */
const LEAST_TO_FOLLOW: number = table('glory/LEAST_TO_FOLLOW', 3);
export const mustFollow = (t: Pick<Troop, 'army' | 'integrity'>): boolean =>
  t.army === 'IA' && integrityOf(t) >= LEAST_TO_FOLLOW;

/** IGR-R-86: the cf that must be down to half for a Break to stand. */
export type ReducedFactor = 'halves-and-marks' | 'total' | 'marks';
export const reducedFactor = ruling<ReducedFactor>('IGR-R-86', {
  'halves-and-marks': 'halves-and-marks',
  total: 'total',
  marks: 'marks',
});

/** IGR-R-85: what an RR marks on regulars. */
const marksOfRegulars = ruling('IGR-R-85', { one: 1, two: 2 });
/** Bands by result; for RA an RR is IGR-R-85's. IGR-RES-10: a Break made an RR counts as two R. */
// biome-ignore format: the book's own layout
const BANDS = table('glory/BANDS', {
  RA: { R: 1, RR: 1, 'break-to-RR': 2 },
  IA: { R: 1, RR: 2, 'break-to-RR': 2 },
});
export const MARKS = ['R', 'RR', 'break-to-RR'] as const;
export type Mark = (typeof MARKS)[number];
export const bandsFor = (army: Army, mark: Mark, options: Options): number =>
  army === 'RA' && mark === 'RR' ? BANDS.RA.RR * marksOfRegulars(options) : BANDS[army][mark];

/** IGR-MM-04, IGR-MM-05: how many bands cost 1. */
export const BANDS_PER_POINT: Readonly<Record<Army, number>> = table('glory/BANDS_PER_POINT', { RA: 2, IA: 1 });

/** IGR-MM-04, IGR-MM-05: what so many bands take from the cf: 0 or less. */
export const bandsModifier = (army: Army, bands: number): number => 0 - Math.floor(bands / BANDS_PER_POINT[army]);

/** What a thing in the way of an R or RR does: at half the move or less break, or always, or never. */
export type InTheWay = 'as-friends' | 'break' | 'stop';
/** IGR-R-82: the table edge. */
const edgeDoes = ruling<InTheWay>('IGR-R-82', { 'as-friends': 'as-friends', break: 'break', stop: 'stop' });
/** IGR-RES-06; IGR-R-80 and IGR-R-81 are settled `as-friends`. */
export const inTheWay = (what: Obstacle, options: Options): InTheWay =>
  what === 'edge' ? edgeDoes(options) : 'as-friends';

/** IGR-SR-04, IGR-RES-02, IGR-RES-04: how many full moves. */
export const REPULSE_MOVES = table('glory/REPULSE_MOVES', { R: 1, RR: 2 });

/** Who evades whom. */
export interface EvadeRow {
  readonly rule: string;
  readonly text: string;
  when(target: Class, charger: Class, options: Options): boolean;
}
/** IGR-R-52: do VLI belong to LI here? */
const vliAreLight = ruling('IGR-R-52', { yes: true, no: false });
const isLight = (c: Class, o: Options): boolean => CLASS[c].group === 'LI' || (c === 'VLI' && vliAreLight(o));
/** IGR-EVA-01 to IGR-EVA-03; IGR-EVA-04: nobody else. */
// biome-ignore format: the book's own layout
export const EVADES = rows<EvadeRow>('glory/EVADES', [
  { rule: 'IGR-EVA-01', text: 'LI may evade HI', when: (t, c, o) => isLight(t, o) && CLASS[c].group === 'HI' },
  { rule: 'IGR-EVA-02', text: 'LSC may evade any vignette', when: t => t === 'LSC' },
  { rule: 'IGR-EVA-03', text: 'HCC and HSC may evade HI', when: (t, c) => (t === 'HCC' || t === 'HSC') && CLASS[c].group === 'HI' },
]);

/** IGR-R-55: what a charger does whose target evaded. Asked by play. */
export const afterEvade = ruling<'free' | 'full-move' | 'halt'>('IGR-R-55', {
  free: 'free',
  'full-move': 'full-move',
  halt: 'halt',
});

/** Each result in words: what it leaves (`B2 broken`), what becomes of one (`B2 breaks`), and how bad it is, 0 to 1. */
// biome-ignore format: one line a result
export const RESULT_WORDS = {
  none:             { left: 'no effect',       becomes: 'stands',             harm: 0 },
  stand:            { left: 'stands',          becomes: 'stands',             harm: 0 },
  halt:             { left: 'halted',          becomes: 'is halted',          harm: 0.2 },
  repulsed:         { left: 'repulsed',        becomes: 'is repulsed',        harm: 0.4 },
  'double-repulse': { left: 'driven far back', becomes: 'is driven far back', harm: 0.6 },
  break:            { left: 'broken',          becomes: 'breaks',             harm: 1 },
} as const satisfies Readonly<Record<ShotOutcome | Fate, { left: string; becomes: string; harm: number }>>;

/** What becomes of a vignette, as the meters count it: who breaks is lost (IGR-VIC-01 to IGR-VIC-04). */
export const costOf = (piece: string, became: ShotOutcome | Fate): Cost[] =>
  became === 'break' ? [{ piece, as: became }] : [];
