import { rows, table } from '@umpire/engine';
import { citedModifiers, type Modifier } from '../../common/book/modifier.js';
import type { Obstacle, Tread } from '../pieces.js';

/** A stand at an obstacle: the question `obstacle`. */
export interface ObstacleFacts {
  readonly kind: Obstacle;
  readonly tread: Tread;
  /** Towed or towing. */
  readonly towing: boolean;
  readonly suppression: number;
}
/** WW2-ENG-05: whom each kind stops. */
// biome-ignore format: one line a rule
export const STOPS: Readonly<Record<Obstacle, readonly Tread[]>> = table('ww2/STOPS', {
  'anti-tank':      ['tracked'],
  'anti-personnel': ['foot', 'manhandled', 'halftrack', 'wheeled'],
});
/** WW2-ENG-07. */
export const CROSSES_ON: number = table('ww2/CROSSES_ON', 4);
// biome-ignore format: one line a rule
export const CROSSING_MODIFIERS = citedModifiers(rows<Modifier<ObstacleFacts>>('ww2/CROSSING_MODIFIERS', [
  { rule: 'WW2-ENG-08', effect: -1, text: 'one or two suppression markers', when: o => o.suppression === 1 || o.suppression === 2 },
  { rule: 'WW2-ENG-09', effect: -2, text: 'three suppression markers or more', when: o => o.suppression >= 3 },
]));
/** WW2-ENG-02, WW2-R-105, not multiplied by grade. */
export const WORKS = table('ww2/WORKS', { dugIn: 1, obstacle: 1 });
/** WW2-ENG-10, in metres. */
export const WORK_SIDE = 250;
/** WW2-HG-07: farther than this from the zone in which the attacker deploys. */
export const LEAST_FROM_ZONE = 500;
