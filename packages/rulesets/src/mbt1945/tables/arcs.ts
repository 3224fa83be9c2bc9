import { rows } from '@umpire/engine';
import type { ArcBar } from '../../common/mbt/tables/engagement.js';
import type { Arc, StandFacts } from '../pieces.js';

interface Bar extends ArcBar {
  when(stand: StandFacts, arc: Arc): boolean;
}

/** Into which arcs a stand does not engage; all others engage all round (MBT45-ARC-05). */
// biome-ignore format: one line a rule
export const ARC_BARS = rows<Bar>('mbt1945/ARC_BARS', [
  { rule: 'MBT45-ARC-02', ofBlank: 'MBT45-R-70', text: 'ARMOUR and CAS engage to their front only', when: (s, arc) => arc !== 'front' && (s.class === 'ARMOUR' || s.posture === 'CAS') },
]);
