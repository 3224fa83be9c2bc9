import { applySuite } from '../../../../../tests/kit/mbt/apply.js';
import { edgeSuite } from '../../../../../tests/kit/mbt/edge.js';
import { forcedSuite } from '../../../../../tests/kit/mbt/forced.js';
import { hiddenSuite } from '../../../../../tests/kit/mbt/hidden.js';
import { movingSuite } from '../../../../../tests/kit/mbt/moving.js';
import { sequenceSuite } from '../../../../../tests/kit/mbt/sequence.js';
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
hiddenSuite(KIT, { town: 'mbt1945-2-steppe-town', first: 'Grenadiers', defence: ['Garrison', 'Heavy tank group'] });
