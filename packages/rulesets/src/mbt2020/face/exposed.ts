import { type Row, rows } from '@umpire/engine';
import { exposedBy } from '../../common/mbt/face/exposed.js';
import { isUnit, type StandFacts } from '../pieces.js';
import { DISTANCES } from '../tables/distances.js';
import { badly, onTheMove, unsupported } from '../tables/factors.js';

/** What a stand brings on itself by where it stands, before anybody engages. */
// biome-ignore format: a line a row
const EXPOSURES = rows<Row<StandFacts, string>>('mbt2020/EXPOSURES', [
  { rule: 'MBT20-TF-04', effect: 'RR', text: `without infantry of its own within ${DISTANCES.infantryNear}": infantry engages it at an advantage`, when: s => s.class === 'ARMOUR' && unsupported(s) },
  { rule: 'MBT20-TF-14', effect: 'L',  text: 'on the move in bad going: it engages worse', when: s => isUnit(s) && onTheMove(s) && badly(s) },
]);

export const exposed = exposedBy(EXPOSURES);
