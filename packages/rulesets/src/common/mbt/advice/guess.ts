import { classOf, type Grade, type Mode, type Posture, type SubClass } from '../pieces.js';
import type { Nature } from '../play/state.js';

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

export interface Guess {
  readonly key: string;
  readonly odds: number;
  readonly nature: Nature;
}

/** Of a blank on the table. The rest is too rare to reckon with. */
// biome-ignore format: a guess a line
export const GUESSES: readonly Guess[] = [
  { key: 'inf', odds: 0.42, nature: natureLike('INFn', 'INF', 'MOBILE') },
  { key: 'arm', odds: 0.35, nature: natureLike('MBTn', 'ARM', 'MOBILE') },
  { key: 'atm', odds: 0.08, nature: natureLike('INFn', 'ATM', 'STATIC') },
  { key: 'rec', odds: 0.08, nature: natureLike('INFn', 'REC', 'FAST') },
];

/** The odds that a blank is INFANTRY, and so keeps close assaults from ARMOUR beside it (TF-04). */
export const LIKELY_INFANTRY = 0.6;

/** The odds that a stand behind the edge is a battery that fires, or one that strikes at batteries. */
export const UNKNOWN_BATTERY = { fires: 0.5, counters: 0.12 } as const;

/** What a battery that fires may be. */
// biome-ignore format: a guess a line
export const BATTERIES: readonly Omit<Guess, 'key'>[] = [
  { odds: 0.75, nature: natureLike('ARTn', 'OTF', 'SNS') },
  { odds: 0.25, nature: natureLike('ART+', 'OTF', 'SNS') },
];
export const COUNTER_BATTERY = natureLike('ARTn', 'CBA', 'SNS');
