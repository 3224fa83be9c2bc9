import { type Options, type Row, type RuleId, rows, table } from '@umpire/engine';
import { citedModifiers, type Modifier } from '../../common/book/modifier.js';
import { ruling } from '../options.js';
import type { Cover, Light } from '../pieces.js';

export const SOUGHT = ['infantry', 'vehicle', 'aircraft'] as const;
/** A stand that is looked for: the question `detection`. */
export interface DetectionFacts {
  /** Edge to edge, in metres. */
  readonly range: number;
  readonly target: (typeof SOUGHT)[number];
  readonly cover: Cover;
  readonly moving: boolean;
  /** The one who looks fires on option 2. */
  readonly option2: boolean;
  /** On the stand looked for. */
  readonly fireMarker: boolean;
  readonly light: Light;
  readonly illuminated: boolean;
  readonly awc: boolean;
  readonly visible: boolean;
}

/** The distances up to which 2+ and 5+ are enough. */
export interface Distances {
  readonly short: number;
  readonly long: number;
}
export interface DetectionRow {
  readonly rule: RuleId;
  readonly target: 'infantry' | 'vehicle';
  readonly covered: boolean;
  readonly text: string;
  /** 0 is contact. */
  readonly moving: readonly [short: number, long: number];
  readonly stationary: readonly [short: number, long: number];
}

/** WW2-DET-02 to WW2-DET-05. */
// biome-ignore format: the book's own layout
export const DETECTION: readonly DetectionRow[] = table('ww2/DETECTION', [
  { rule: 'WW2-DET-02', target: 'infantry', covered: true,  text: 'infantry in cover',    moving: [125, 500],   stationary: [0, 125] },
  { rule: 'WW2-DET-03', target: 'infantry', covered: false, text: 'infantry in the open', moving: [750, 1500],  stationary: [250, 500] },
  { rule: 'WW2-DET-04', target: 'vehicle',  covered: true,  text: 'vehicle in cover',     moving: [500, 1000],  stationary: [250, 500] },
  { rule: 'WW2-DET-05', target: 'vehicle',  covered: false, text: 'vehicle in the open',  moving: [2500, 5000], stationary: [1000, 2000] },
]);

/** WW2-DET-06, WW2-DET-07. */
// biome-ignore format: one line a rule
export const NEEDS = table('ww2/NEEDS', {
  short: { need: 2, rule: 'WW2-DET-06' },
  long:  { need: 5, rule: 'WW2-DET-07' },
});

const half = (d: number): number => d / 2;
const upTo = (most: number) => (d: number) => Math.min(d, most);
/** WW2-TOD-10, WW2-TOD-11, in metres. */
export const BY_NIGHT = table('ww2/BY_NIGHT', { open: 125, cover: 75 });

export type Dimming = Row<DetectionFacts, string> & { readonly of: (distance: number) => number };
const dim = (d: DetectionFacts): boolean => !d.illuminated;

/** What light and weather make of both distances, one after the other (WW2-R-57, WW2-R-58). */
// biome-ignore format: one line a rule
export const DIMMINGS = rows<Dimming>('ww2/DIMMINGS', [
  { rule: 'WW2-TOD-09', effect: 'half', of: half, text: 'dawn and dusk halve the distances', when: d => dim(d) && (d.light === 'dawn' || d.light === 'dusk') },
  { rule: 'WW2-TOD-10', effect: `${BY_NIGHT.open}m`, of: upTo(BY_NIGHT.open), text: 'by night, in the open', when: d => dim(d) && d.light === 'night' && d.cover === 'none' },
  { rule: 'WW2-TOD-11', effect: `${BY_NIGHT.cover}m`, of: upTo(BY_NIGHT.cover), text: 'by night, in cover', when: d => dim(d) && d.light === 'night' && d.cover !== 'none' },
  { rule: 'WW2-WX-02',  effect: 'half', of: half, text: 'adverse weather halves the distances', when: d => d.awc },
]);

/** WW2-R-54: do option 2 and a FIRE marker both help? */
const bothHelp = ruling('WW2-R-54', { once: false, each: true });
// biome-ignore format: one line a rule
const BONUSES = rows<Modifier<DetectionFacts>>('ww2/DETECTION_BONUSES', [
  { rule: 'WW2-DET-08', effect: 1, text: 'the shooter fires on option 2', when: d => d.option2 },
  { rule: 'WW2-DET-09', effect: 1, text: 'it has a FIRE marker', when: d => d.fireMarker },
]);
export const DETECTION_BONUSES = citedModifiers(BONUSES);
/** The most that the bonuses come to. */
export const bonusOf = (sum: number, options: Options): number => (bothHelp(options) ? sum : Math.min(sum, 1));
