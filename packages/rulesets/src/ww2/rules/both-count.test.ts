import { describe, expect, test } from 'vitest';
import type { Engagement } from '../play/engage.js';
import { engagementPlan } from '../play/engage.js';
import { battle, type Written } from '../play/kit.js';
import { broughtBy } from './both-count.js';

/** What shooter and target bring when the first stand of side A names the first of side B, halted. */
function brought(a: Written[], b: Written[], options: Record<string, string> = {}) {
  const { state, options: chosen } = battle({ groups: { A1: a, B1: b }, options });
  const shooter = state.stands.find(({ id }) => id === `A1.${a.length}`)!;
  const { ready } = engagementPlan(state, shooter, 'B1.1', 2, chosen) as Engagement;
  return (['shooter', 'target'] as const).map(role => broughtBy(ready, role, chosen));
}
const sherman: Written = ['sherman', 1000, 1000];

describe('WW2-SHO-02, WW2-SHO-03: what each of the two brings into a shot', () => {
  test.each<[string, Written[], Written[], object, [string, string]]>([
    [
      'WW2-DET-06 WW2-DET-08 near by: both detect easily',
      [sherman],
      [['panzer-4', 1000, 1900]],
      {},
      [
        'detects on 1+; contest +3 if it detects, else 0; needs 3 for effect',
        'detects on 2+; contest +3 if it detects, else 0; needs 3 for effect',
      ],
    ],
    [
      'WW2-DET-07 WW2-SHO-04 farther off, against the better grade',
      [sherman],
      [['panzer-4', 1000, 2500, { grade: 'B' }]],
      {},
      [
        'detects on 4+; contest +3 if it detects, else 0; needs 3 for effect',
        'detects on 5+; contest +4 if it detects, else +1; needs 3 for effect',
      ],
    ],
    [
      'WW2-SHO-05 WW2-SHO-07 WW2-SHO-08 WW2-EFF-02 markers, and who can do no harm',
      [['sherman', 1000, 1000, { suppression: 2 }]],
      [['HMG', 1000, 1500, { fireMarker: true }]],
      {},
      [
        'detects on 1+; contest +2 if it detects, else -1; needs 5 for effect',
        'detects on 2+; contest +1 if it detects, else -2; cannot shoot back',
      ],
    ],
    [
      'WW2-R-68 a battery that calls: it is sure, and cannot be seen',
      [['IG', 1000, 1000], ['LB']],
      [['panzer-4', 1000, 1900]],
      {},
      ['detects without a throw; contest +3; needs 5 for effect', 'cannot detect; contest -2; cannot shoot back'],
    ],
    [
      'WW2-R-68 unopposed: no contest',
      [['IG', 1000, 1000], ['LB']],
      [['panzer-4', 1000, 1900]],
      { 'WW2-R-68': 'unopposed' },
      ['detects without a throw; needs 5 for effect', 'cannot detect; cannot shoot back'],
    ],
  ])('%s', (_, a, b, options, wanted) =>
    expect(brought(a, b, options as Record<string, string>).map(({ text }) => text)).toEqual(wanted),
  );
  test('WW2-SHO-06: row by row', () => {
    const [own, other] = brought([sherman], [['panzer-4', 1000, 2500, { grade: 'B' }]]);
    expect(own!.because.map(({ rule }) => rule)).toEqual(['WW2-DET-05', 'WW2-DET-08', 'WW2-DET-07', 'WW2-SHO-06', 'WW2-EFF-28']); // biome-ignore format: one line
    expect(other!.because.map(({ rule }) => rule)).toEqual(['WW2-DET-05', 'WW2-DET-07', 'WW2-SHO-04', 'WW2-SHO-06', 'WW2-EFF-28']); // biome-ignore format: one line
  });
});
