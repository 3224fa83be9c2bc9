import { type Row, rows, table } from '@umpire/engine';
import { beyond } from '../../common/book/limits.js';
import { ruling } from '../options.js';
import type { Cover, PieceKind } from '../pieces.js';

export const PLACES = ['open', 'woods-edge', 'woods', 'town-edge', 'town'] as const;
export type Place = (typeof PLACES)[number];

/** Two stands and what lies between: the question `sight`. */
export interface SightFacts {
  readonly distance: number;
  readonly from: Place;
  readonly to: Place;
  /** Both in the same wood or town. */
  readonly sameFeature: boolean;
  /** On the line, holding neither of the two. */
  readonly through: readonly PieceKind[];
  readonly smoke: boolean;
  /** The target is behind a crest and touches it. */
  readonly behindCrest: boolean;
  /** A crest between them that it does not touch. */
  readonly hiddenByCrest: boolean;
  readonly dugIn: boolean;
  readonly awc: boolean;
  /** One of the two flies. */
  readonly aircraft: boolean;
}

/** WW2-LOS-06, WW2-LOS-07: how far one sees into woods and towns, and inside them (WW2-R-25). */
export const CLOSE: number = table('ww2/CLOSE', 250);
/** WW2-R-25: does who is inside see out? */
export const seesOut = ruling('WW2-R-25', { 'both-ways': false, 'one-way': true });
/** WW2-R-24: do heights look over what lies lower? */
export const overlooks = ruling('WW2-R-24', { flat: false, overlook: true });

export const inWoods = (p: Place): boolean => p === 'woods' || p === 'woods-edge';
export const inTown = (p: Place): boolean => p === 'town' || p === 'town-edge';
const far = (s: SightFacts): boolean => beyond(s.distance, CLOSE);
/** Deep inside a kind of feature: the target, the one who looks, or both in one. */
const deep = (s: SightFacts, inside: Place, o: Parameters<typeof seesOut>[0]): boolean =>
  s.to === inside || (s.from === inside && !s.aircraft && !seesOut(o));

/** What hides the target. */
// biome-ignore format: one line a rule
export const HIDES = rows<Row<SightFacts, 'hidden'>>('ww2/HIDES', [
  { rule: 'WW2-SMK-04', effect: 'hidden', text: 'smoke blocks sight', when: s => s.smoke && !s.awc },
  { rule: 'WW2-LOS-08', effect: 'hidden', text: 'terrain lies between the two', when: s => s.through.length > 0 && !s.aircraft },
  { rule: 'WW2-LOS-08', effect: 'hidden', text: 'a crest lies between the two', when: s => s.hiddenByCrest && !s.aircraft },
  { rule: 'WW2-LOS-06', effect: 'hidden', text: `inside woods one sees and is seen within ${CLOSE}m only`, when: (s, o) => far(s) && (deep(s, 'woods', o) || (s.sameFeature && inWoods(s.to))) },
  { rule: 'WW2-LOS-07', effect: 'hidden', text: `inside a built-up area one sees and is seen within ${CLOSE}m only`, when: (s, o) => far(s) && (deep(s, 'town', o) || (s.sameFeature && inTown(s.to))) },
]);
/** What covers it; the best counts (WW2-R-27). */
// biome-ignore format: one line a rule
export const COVERED_BY = rows<Row<SightFacts, Exclude<Cover, 'none'>>>('ww2/COVERED_BY', [
  { rule: 'WW2-LOS-01', effect: 'cover', text: 'behind a crest, touching it', when: s => s.behindCrest && !s.aircraft },
  { rule: 'WW2-LOS-02', effect: 'cover', text: 'in woods', when: s => inWoods(s.to) && !s.sameFeature },
  { rule: 'WW2-LOS-03', effect: 'cover', text: 'both in the same woods', when: s => inWoods(s.to) && s.sameFeature },
  { rule: 'WW2-LOS-04', effect: 'hard',  text: 'in a built-up area', when: s => inTown(s.to) && !s.sameFeature },
  { rule: 'WW2-LOS-05', effect: 'hard',  text: 'both in the same built-up area', when: s => inTown(s.to) && s.sameFeature },
  { rule: 'WW2-ENG-03', effect: 'hard',  text: 'dug in', when: s => s.dugIn },
]);
