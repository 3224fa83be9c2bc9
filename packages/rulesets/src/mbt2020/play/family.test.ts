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
supportSuite(KIT, 8);
tasksSuite(KIT, { mines: { win: 'neutralised', draw: 'pinned', lose: 'steady' }, pinned: {} });
edgeSuite(KIT);
forcedSuite(KIT);
twoBattlesSuite(KIT);
applySuite(KIT);
cardSuite(KIT);
hiddenSuite(KIT, { town: 'mbt2020-2-the-town', first: 'Garrison', defence: ['Garrison', 'Counter-attack group'] });
setupSuite(KIT, {
  crossroads: 'mbt2020-1-crossroads',
  twoToThree: 'mbt2020-2-the-town',
  river: 'mbt2020-3-river-corps',
  fires: { scenario: 'mbt2020-2-the-town', side: 'b', group: 3, cba: 'B32' },
  nations: ['Germany', 'France', 'Finland'],
  styles: ['Balanced', 'Armoured', 'Mechanised', 'Defence', 'Older'],
  fragileAt: { repulsed: 5, neutralised: 3 },
  lowGrade: 'russia',
});
agreedSuite(KIT, {
  crossroads: 'mbt2020-1-crossroads',
  nation: 'Russia',
  regions: ['europe', 'asia', 'russia'],
  another: 'Iran',
  european: 'France',
  tropical: ['India', 'China'],
  desert: ['Egypt', 'Iran'],
});
airSuite(KIT, { entry: 36, flown: {} });
