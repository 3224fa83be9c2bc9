import { rows, table } from '@umpire/engine';
import { beyond } from '../../common/book/limits.js';
import type { Prohibition } from '../../common/book/lines.js';
import type { GroupKind } from '../pieces.js';
import { MOVE_LENGTHS } from './movement.js';
import { SCORES } from './shooting.js';

export const AREA_EFFECTS = ['smoke', 'illumination'] as const;
export type AreaEffect = (typeof AREA_EFFECTS)[number];
export const AREA_FIRERS = ['artillery', 'mortars'] as const;
export type AreaFirer = (typeof AREA_FIRERS)[number];

/** Smoke or light instead of a shot: the question `area-shoot`. */
export interface AreaFacts {
  readonly effect: AreaEffect;
  readonly firer: AreaFirer;
  /** Asked of mortars. */
  readonly range?: number | undefined;
  readonly visible: boolean;
  /** Null where the stand places it by itself. */
  readonly call: { readonly group: GroupKind; readonly distance: number; readonly lateBritish: boolean } | null;
  readonly turnsUsed: number;
  readonly attackDefence: boolean;
  readonly awc: boolean;
}

/** WW2-SMK-01, WW2-SMK-02, WW2-ILL-01, WW2-ILL-02, in metres. */
// biome-ignore format: one line a rule
export const AREAS = table('ww2/AREAS', {
  smoke: {
    artillery: { rule: 'WW2-SMK-01', width: 500, depth: 250, diameter: null },
    mortars:   { rule: 'WW2-SMK-02', width: 250, depth: 250, diameter: null },
  },
  illumination: {
    artillery: { rule: 'WW2-ILL-01', width: null, depth: null, diameter: 500 },
    mortars:   { rule: 'WW2-ILL-02', width: null, depth: null, diameter: 250 },
  },
});
/** WW2-SMK-05, WW2-ILL-05: turns of fire for which a battery has rounds. */
export const ROUNDS: number = table('ww2/ROUNDS', 2);

const spent = (a: AreaFacts): boolean => !a.attackDefence && a.turnsUsed >= ROUNDS;
const farCall = (a: AreaFacts, group: GroupKind): boolean =>
  a.call?.group === group && beyond(a.call.distance, MOVE_LENGTHS.call);
const reach = SCORES.Ms.range as number;
// biome-ignore format: one line a rule
export const AREA_BARS = rows<Prohibition<AreaFacts>>('ww2/AREA_BARS', [
  { rule: 'WW2-SMK-05', text: `there is smoke for ${ROUNDS} turns of fire only`, when: a => a.effect === 'smoke' && spent(a) },
  { rule: 'WW2-ILL-05', text: `there are light rounds for ${ROUNDS} turns of fire only`, when: a => a.effect === 'illumination' && spent(a) },
  { rule: 'WW2-ORG-09', text: `the place is not within ${MOVE_LENGTHS.call}m of its own BGHQ`, when: a => farCall(a, 'mixed') },
  { rule: 'WW2-ORG-10', text: `the place is not within ${MOVE_LENGTHS.call}m of a friendly BGHQ`, when: a => farCall(a, 'support') },
  { rule: 'WW2-SHO-15', text: `mortars reach ${reach}m`, when: a => a.firer === 'mortars' && a.range !== undefined && beyond(a.range, reach) },
  { rule: 'WW2-LOS-08', text: 'mortars must see the place', when: a => a.firer === 'mortars' && a.call === null && !a.visible },
]);
