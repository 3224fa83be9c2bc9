import { agreedSuite } from '../../../../../tests/kit/mbt/agreed.js';
import { airSuite } from '../../../../../tests/kit/mbt/air.js';
import { applySuite } from '../../../../../tests/kit/mbt/apply.js';
import { cardSuite } from '../../../../../tests/kit/mbt/cards.js';
import { edgeSuite } from '../../../../../tests/kit/mbt/edge.js';
import { forcedSuite } from '../../../../../tests/kit/mbt/forced.js';
import { hiddenSuite } from '../../../../../tests/kit/mbt/hidden.js';
import { movingSuite } from '../../../../../tests/kit/mbt/moving.js';
import { sequenceSuite } from '../../../../../tests/kit/mbt/sequence.js';
import { setupSuite } from '../../../../../tests/kit/mbt/setup.js';
import { supportSuite } from '../../../../../tests/kit/mbt/support.js';
import { tasksSuite } from '../../../../../tests/kit/mbt/tasks.js';
import { twoBattlesSuite } from '../../../../../tests/kit/mbt/two-battles.js';
import { KIT } from './kit.js';

/** What this book shares with its sister, tried by the same tables. */
movingSuite(KIT);
sequenceSuite(KIT);
supportSuite(KIT, 4);
tasksSuite(KIT, { mines: { win: 'shaken', draw: 'steady', lose: 'steady' }, pinned: { grade: 'GRADE-' } });
edgeSuite(KIT);
forcedSuite(KIT);
twoBattlesSuite(KIT);
applySuite(KIT);
cardSuite(KIT);
hiddenSuite(KIT, { town: 'mbt1945-2-steppe-town', first: 'Grenadiers', defence: ['Garrison', 'Heavy tank group'] });
setupSuite(KIT, {
  crossroads: 'mbt1945-1-crossroads',
  twoToThree: 'mbt1945-2-steppe-town',
  river: 'mbt1945-3-river-corps',
  fires: { scenario: 'mbt1945-3-river-corps', side: 'a', group: 4, cba: 'A44' },
  nations: ['Germany', 'France', 'Finland'],
  styles: ['Balanced', 'Armoured', 'Infantry', 'Defence'],
  fragileAt: { pinnedOrShaken: 6, broken: 4 },
  lowGrade: 'soviet-union',
});
agreedSuite(KIT, {
  crossroads: 'mbt1945-1-crossroads',
  nation: 'Soviet Union',
  regions: ['europe', 'asia', 'soviet-union'],
  another: 'Egypt',
  european: 'France',
  tropical: ['India', 'China'],
  desert: ['Egypt', 'Ethiopia'],
});
airSuite(KIT, { entry: 24, flown: { altitude: 'MEDIUM' } });
