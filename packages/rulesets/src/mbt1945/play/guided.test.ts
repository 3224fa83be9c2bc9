import { expect, test } from 'vitest';
import { guidedSuite } from '../../../../../tests/kit/mbt/guided.js';
import { mbt1945 } from '../index.js';
import { KIT, optionsWith } from './kit.js';

const VILLAGE = 'mbt1945-0-first-battle';

// biome-ignore format: one line a case
guidedSuite(KIT, {
  village: VILLAGE,
  town: 'mbt1945-2-steppe-town',
  works: 'mbt1945-4-winter-line',
  optional: 5,
  ends: [
    ['nothing is lost',             {},                                              1, false],
    ['two Pinned',                  { B1: 'pinned', B2: 'pinned' },                  1, false],
    ['three Pinned or Shaken',      { B1: 'pinned', B2: 'shaken', B4: 'pinned' },    1, true],
    ['one Broken',                  { B3: 'broken' },                                1, true],
    ['one Broken, on the own side', { A3: 'broken' },                                1, true],
    ['one Shaken on each side',     { A3: 'shaken', B3: 'shaken' },                  1, false],
    ['the turn before the last',    {},                                              5, false],
    ['the last turn',               {},                                              6, true],
  ],
});

test('MBT45-HSE-19 MBT45-ORG-02 a scenario of small groups says when they are Fragile', () => {
  const { fragileAt: _, ...village } = mbt1945.scenarios.find(({ id }) => id === VILLAGE)!.data as {
    fragileAt: object;
  };
  expect(mbt1945.setup(village, optionsWith())).toMatchObject({
    error: { path: 'sides.a.groups', rule: 'MBT45-ORG-02' },
  });
});
