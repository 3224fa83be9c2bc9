import { type Row, rows } from '@umpire/engine';
import { exposedBy } from '../../common/mbt/face/exposed.js';
import { isUnit, type StandFacts } from '../pieces.js';
import { badly, unsupported } from '../tables/disadvantage.js';
import { DISTANCES } from '../tables/distances.js';

/** What a stand brings on itself by where it stands, before anybody engages. */
// biome-ignore format: a line a row
const EXPOSURES = rows<Row<StandFacts, string>>('mbt1945/EXPOSURES', [
  { rule: 'MBT45-DIS-04', effect: '2', text: `without infantry of its own within ${DISTANCES.infantryNear}": two causes against it when it engages tanks`, when: s => s.class === 'ARMOUR' && unsupported(s) },
  { rule: 'MBT45-DIS-11', effect: '1', text: 'on the move in bad going: a cause against it when it engages', when: s => isUnit(s) && s.mode !== 'STATIC' && badly(s) },
]);

export const exposed = exposedBy(EXPOSURES);
