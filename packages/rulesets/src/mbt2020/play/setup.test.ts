import { optionsFor, type Side } from '@umpire/engine';
import { expect, test } from 'vitest';
import { BOOK } from '../book.js';
import { mbt2020 } from '../index.js';
import { MODES, POSTURES, SUB_CLASSES } from '../pieces.js';
import { SCENARIOS } from '../scenarios/index.js';

const { setup } = BOOK.setup;

test('MBT20-HSE-08 MBT20-HSE-09 obstacles that a scenario prints lie there, and nobody places any', () => {
  const { data } = SCENARIOS.find(s => s.id === 'mbt2020-4-bridgehead')!;
  const made = setup(data, optionsFor(mbt2020, data));
  if (!made.ok) throw new Error(made.error.message);
  const { ground, obstaclesDone } = made.value;
  expect(ground.now.obstacles.map(o => [o.kind, o.x / 254 + 1, o.y / 254 + 1])).toEqual([
    ['MNF', 18, 17],
    ['MNF', 23, 17],
    ['OBS', 16, 20],
    ['OBS', 20, 20],
  ]);
  expect(obstaclesDone).toEqual({ a: true, b: true });
});

/** What a scenario brings, as far as the next test asks for it. */
interface Brought {
  readonly sides?: Record<
    Side,
    {
      groups: {
        stands: { subClass: string; posture: string; mode: string; helicopter?: boolean; jungleTrained?: boolean }[];
      }[];
    }
  >;
  readonly hour24?: number;
  readonly awc?: boolean;
  readonly pieces?: { jungle?: boolean }[];
}
test('all scenarios together meet every class, arm, mode and optional rule, night, bad weather and jungle', () => {
  const met = new Set<string>();
  const add = (...what: (string | false | undefined)[]) => {
    for (const one of what) if (one) met.add(one);
  };
  for (const { data, options: asked = {} } of SCENARIOS) {
    const { sides, hour24, awc, pieces = [] } = data as Brought;
    for (const side of Object.values(sides ?? {}))
      for (const s of side.groups.flatMap(group => group.stands))
        add(s.subClass, s.posture, s.mode, s.helicopter && 'helicopter', s.jungleTrained && 'jungle-trained');
    add(...Object.keys(asked), awc && 'awc', hour24 === 21 && 'night', pieces.some(p => p.jungle) && 'jungle');
  }
  const optional = ['MBT20-OPT-01', 'MBT20-OPT-02', 'MBT20-OPT-03', 'MBT20-OPT-04'];
  const wanted = [
    ...SUB_CLASSES,
    ...POSTURES,
    ...MODES,
    ...optional,
    'helicopter',
    'jungle-trained',
    'awc',
    'night',
    'jungle',
  ];
  expect(wanted.filter(what => !met.has(what))).toEqual([]);
});
