import type { Example } from '../../common/book/form.js';
import { groupsWith, type SampleStands, sharedExamples } from '../../common/mbt/questions/examples.js';
import { IDS } from '../options.js';

/** Under which heading a question is found. */
export const GROUPS = groupsWith('tactical-factors');

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
  'tactical-factors': { given: { owner: tanks, target: tanks, range: 8 } },
  'results-table': { given: { type: 'mutual', column: 0 } },
  'apply-result': { given: { stand: infantry, code: 'R' } },
  victory: { given: { a: { groups: [{ neutralised: 2 }, { repulsed: 3 }] } } },
  'mode-change': { given: { stand: { subClass: 'AIRn', posture: 'CAS', helicopter: true }, to: 'STATIC' } },
};
