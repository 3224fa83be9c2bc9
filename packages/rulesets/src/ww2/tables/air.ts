import { type RuleId, rows, table } from '@umpire/engine';
import { beyond } from '../../common/book/limits.js';
import type { Prohibition } from '../../common/book/lines.js';
import { ruling } from '../options.js';
import type { GroupKind } from '../pieces.js';
import { MOVE_LENGTHS } from './movement.js';

export const AIR_TYPES = ['FIGHTER', 'BOMBER', 'ATTACK'] as const;
export type AirType = (typeof AIR_TYPES)[number];
export const AIR_ACTIONS = ['patrol', 'attack'] as const;

/** A patrol or a mission: the question `air-action`. */
export interface AirFacts {
  readonly type: AirType;
  readonly action: (typeof AIR_ACTIONS)[number];
  readonly cp: number;
  readonly group: GroupKind;
  /** From the target to the BGHQ that counts. */
  readonly distance: number;
  readonly attacksMade: number;
  readonly repulsed: boolean;
  readonly targetStatic: boolean;
}
/** WW2-SEQ-17, WW2-SEQ-18: attacks in a battle. */
// biome-ignore format: one line a rule
export const ATTACKS: Readonly<Record<'BOMBER' | 'ATTACK', { readonly most: number; readonly rule: RuleId; readonly text: string }>> = table('ww2/ATTACKS', {
  BOMBER: { most: 1, rule: 'WW2-SEQ-17', text: 'bombers attack once, then leave for good' },
  ATTACK: { most: 3, rule: 'WW2-SEQ-18', text: 'ground attack aircraft attack three times at most' },
});
// biome-ignore format: one line a rule
export const AIR_BARS = rows<Prohibition<AirFacts>>('ww2/AIR_BARS', [
  { rule: 'WW2-SEQ-11', text: 'only fighters patrol', when: a => a.action === 'patrol' && a.type !== 'FIGHTER' },
  { rule: 'WW2-SEQ-14', text: 'fighters fly no missions against the ground', when: a => a.action === 'attack' && a.type === 'FIGHTER' },
  { rule: 'WW2-R-78',   text: 'a repulsed aircraft stays off the table until it recovers', when: a => a.repulsed },
  { rule: 'WW2-SEQ-17', text: 'bombers attack once in a battle', when: a => a.type === 'BOMBER' && a.attacksMade >= ATTACKS.BOMBER.most },
  { rule: 'WW2-SEQ-18', text: 'ground attack aircraft attack three times in a battle', when: a => a.type === 'ATTACK' && a.attacksMade >= ATTACKS.ATTACK.most },
  { rule: 'WW2-AIR-02', text: 'a bomber needs a static target', when: a => a.type === 'BOMBER' && !a.targetStatic },
  { rule: 'WW2-ORG-09', text: `its target must be within ${MOVE_LENGTHS.call}m of its own BGHQ`, when: a => a.type !== 'FIGHTER' && a.group === 'mixed' && beyond(a.distance, MOVE_LENGTHS.call) },
  { rule: 'WW2-ORG-10', text: `its target must be within ${MOVE_LENGTHS.call}m of a friendly BGHQ`, when: a => a.type !== 'FIGHTER' && a.group === 'support' && beyond(a.distance, MOVE_LENGTHS.call) },
]);
/** WW2-ORG-10, WW2-ORG-11: a support group calls its fire on these scores or more. */
// biome-ignore format: one line a rule
export const CALLS = table('ww2/CALLS', {
  support:     { need: 5, rule: 'WW2-ORG-10' },
  lateBritish: { need: 4, rule: 'WW2-ORG-11' },
});
/** WW2-R-69: do the CPs of a failed call come back? */
export const refundsFailedCall = ruling('WW2-R-69', { spent: false, refund: true });
