import { memoized } from '../../book/memoized.js';
import { classOf, type Grade, type Mode, type Posture, type SubClass } from '../pieces.js';
import { copyOfStand } from '../play/copy.js';
import type { Nature, Stand } from '../play/state.js';

/** What a stand may be of which nobody knows. The sample groups (HSE-12) are what the odds are taken from. */

export const natureLike = (subClass: SubClass, posture: Posture, mode: Mode, grade: Grade = 'GRADEn'): Nature => ({
  name: '',
  subClass,
  class: classOf(subClass),
  posture,
  mode,
  grade,
  helicopter: false,
  jungleTrained: false,
  fake: false,
  bghq: false,
});

export interface LikelyNature {
  readonly odds: number;
  readonly nature: Nature;
}

/** Of a blank on the table. The rest is too rare to reckon with. */
// biome-ignore format: a nature a line
export const LIKELY_NATURES: readonly LikelyNature[] = [
  { odds: 0.42, nature: natureLike('INFn', 'INF', 'MOBILE') },
  { odds: 0.35, nature: natureLike('MBTn', 'ARM', 'MOBILE') },
  { odds: 0.08, nature: natureLike('INFn', 'ATM', 'STATIC') },
  { odds: 0.08, nature: natureLike('INFn', 'REC', 'FAST') },
];

/** The odds that a blank is INFANTRY, and so keeps close assaults from ARMOUR beside it (TF-04). */
export const LIKELY_INFANTRY = 0.6;

/** The odds that a stand behind the edge is a battery that fires, or one that strikes at batteries. */
export const UNKNOWN_BATTERY = { fires: 0.5, counters: 0.12 } as const;

/** What a battery that fires may be. */
// biome-ignore format: a nature a line
export const LIKELY_BATTERIES: readonly LikelyNature[] = [
  { odds: 0.75, nature: natureLike('ARTn', 'OTF', 'SNS') },
  { odds: 0.25, nature: natureLike('ART+', 'OTF', 'SNS') },
];
export const COUNTER_BATTERY = natureLike('ARTn', 'CBA', 'SNS');

/** A stand that may be there, and how likely. */
export interface LikelyStand {
  readonly odds: number;
  readonly stand: Stand;
}

/** A blank as each of the stands that it may be; a stand that is known as itself. */
export const likelyStands = memoized((stand: Stand): readonly LikelyStand[] =>
  stand.nature
    ? [{ odds: 1, stand }]
    : LIKELY_NATURES.map(({ odds, nature }) => ({ odds, stand: withNature(stand, nature) })),
);

export function withNature(stand: Stand, nature: Nature): Stand {
  const known = copyOfStand(stand);
  known.nature = nature;
  return known;
}
