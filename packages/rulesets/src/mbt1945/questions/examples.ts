import type { Example } from '../../common/book/form.js';
import { groupsWith, type SampleStands, sharedExamples } from '../../common/mbt/questions/examples.js';
import { IDS } from '../options.js';

/** Under which heading a question is found. */
export const GROUPS = groupsWith('disadvantage');

const infantry = { subClass: 'INFn' };
const tanks = { subClass: 'MBTn' };
const STANDS: SampleStands = {
  infantry,
  tanks,
  battery: { subClass: 'ARTn', posture: 'OTF' },
  striker: { subClass: 'AIRn', posture: 'CAS' },
  scouts: { subClass: 'INFn', posture: 'REC' },
  guns: { subClass: 'INFn', posture: 'PDA' },
  hurt: 'pinned',
};

/** A situation to begin with for every question: legal, common, and of a kind that shows what is asked. */
export const EXAMPLES: Readonly<Record<string, Example>> = {
  ...sharedExamples(IDS, STANDS),
  disadvantage: { given: { owner: tanks, target: tanks, range: 8 } },
  'results-table': { given: { type: 'mutual', ownerDisadvantage: 0, targetDisadvantage: 2 } },
  'apply-result': { given: { stand: infantry, code: 'shaken' } },
  victory: { given: { a: { groups: [{ broken: 4 }, { pinned: 3, shaken: 3 }] } } },
  'mode-change': { given: { stand: infantry, to: 'FAST' } },
};
