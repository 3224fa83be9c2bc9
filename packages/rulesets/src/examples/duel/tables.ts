import { inches, type Marker, type Polygon, type Row, rows } from '@umpire/engine';
import { beyond, within } from '../../common/book/limits.js';

/** The figures of the book: lengths in tenths of a millimetre. */
export const TABLE = inches(24);
export const SIZE = { width: inches(1), depth: inches(1.5) };
export const DRIVE = inches(8);
export const BACK = inches(3);
export const TURNS = 24;

const outline = (...corners: [number, number][]) => corners.map(([x, y]) => ({ x: inches(x), y: inches(y) }));
export const WOODS: Readonly<Record<string, Polygon>> = {
  'Middle Wood': outline([10, 9.5], [13, 9], [15, 11], [14.5, 14], [11.5, 15], [9, 13]),
  'West Wood': outline([3, 12.5], [5.5, 12], [6, 15], [4, 16.5], [2.5, 15]),
  'East Wood': outline([18, 8], [20.5, 7], [21.5, 9.5], [20, 11.5], [18, 11]),
};

/** What a tank is marked with. All but a hit are gone when it acts again. */
// biome-ignore format: one line a mark
export const MARKS = {
  moving: { letter: 'M', shape: 'disc', text: 'moving', rule: 'DUEL-DRV-03' },
  smoke: { letter: 'S', shape: 'square', text: 'in smoke', rule: 'DUEL-SMO-01' },
  hit: { letter: 'H', shape: 'triangle', text: 'hit once', rule: 'DUEL-RES-02' },
} satisfies Record<string, Marker>;
export type Mark = keyof typeof MARKS;

export const PLATES = ['front', 'side', 'rear'] as const;
/** What bears on a shot; the distance is in inches. */
export interface Shot {
  readonly distance: number;
  readonly plate: (typeof PLATES)[number];
  readonly firing: readonly Mark[];
  readonly target: readonly Mark[];
}
// biome-ignore format: one line a row
export const MODIFIERS: readonly Row<Shot, number>[] = rows('duel/MODIFIERS', [
  { rule: 'DUEL-MOD-01', effect: +1, text: 'within 6"', when: s => within(s.distance, 6) },
  { rule: 'DUEL-MOD-02', effect: -1, text: 'beyond 12"', when: s => beyond(s.distance, 12) },
  { rule: 'DUEL-MOD-03', effect: -1, text: 'fires while moving', when: s => s.firing.includes('moving') },
  { rule: 'DUEL-MOD-04', effect: -1, text: 'at a moving target', when: s => s.target.includes('moving') },
  { rule: 'DUEL-MOD-05', effect: +1, text: 'into the flank', when: s => s.plate === 'side' },
  { rule: 'DUEL-MOD-06', effect: +2, text: 'into the rear', when: s => s.plate === 'rear' },
  { rule: 'DUEL-MOD-07', effect: -2, text: 'at a target in smoke', when: s => s.target.includes('smoke') },
]);

const told = (text: string, good: number) => ({ text, good });
export const OUTCOMES = { missed: told('is missed', -1), hit: told('is hit', 0.4), out: told('is knocked out', 1) };
export type Outcome = keyof typeof OUTCOMES;
/** The first that applies. */
// biome-ignore format: one line a row
export const RESULTS: readonly Row<Shot & { readonly total: number }, Outcome>[] = rows('duel/RESULTS', [
  { rule: 'DUEL-RES-01', effect: 'missed', text: '3 or less', when: s => s.total <= 3 },
  { rule: 'DUEL-RES-03', effect: 'out', text: 'hit again', when: s => s.target.includes('hit') },
  { rule: 'DUEL-RES-02', effect: 'hit', text: '4 or 5', when: s => s.total <= 5 },
  { rule: 'DUEL-RES-04', effect: 'out', text: '6 or more', when: () => true },
]);
