import { type Options, rows } from '@umpire/engine';
import type { ArcBar } from '../../common/mbt/tables/engagement.js';
import type { Arc, StandFacts } from '../pieces.js';
import { sparesItsRear } from '../rules/readings.js';

interface Bar extends ArcBar {
  when(stand: StandFacts, arc: Arc, options: Options): boolean;
}

const frontOnly = (s: StandFacts): boolean => s.class === 'ARMOUR' || s.posture === 'CAS';

/** Into which arcs a stand does not engage; all others engage all round (MBT20-ARC-05). */
// biome-ignore format: one line a rule
export const ARC_BARS = rows<Bar>('mbt2020/ARC_BARS', [
  { rule: 'MBT20-ARC-02', ofBlank: 'MBT20-R-70', text: 'tanks and ground attack aircraft engage to their front only: turn it first', when: (s, arc) => arc !== 'front' && frontOnly(s) },
  { rule: 'MBT20-ARC-04', ofBlank: 'MBT20-R-70', text: 'infantry does not engage to its rear: turn it first', when: (s, arc, o) => arc === 'rear' && sparesItsRear(s, o) },
]);
