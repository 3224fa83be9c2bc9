import { type DieAsk, whichDie } from '@umpire/engine';
import { expect, test } from 'vitest';
import { BOOK } from '../book.js';

const { terrainDie } = BOOK;

// biome-ignore format: a die a line
test.each([
  ['MBT20-TER-06 a major feature',            'major',      ['steep forest', 'heights', 'forest', 'heights', 'open', 'open']],
  ['MBT20-TER-07 a major built-up area',      'mbua',       ['no town', 'no town', 'no town', 'no town', 'town', 'town']],
  ['MBT20-TER-09 the type of a minor feature', 'minor-type', ['wood', 'wood', 'village', 'village', 'hill', 'hill']],
] as const)('whoever throws it is told what each face means: %s in the Temperate zone', (_, table, means) => {
  expect((terrainDie(table, 'Temperate').next().value as DieAsk).means).toEqual(means);
});

test('MBT20-TER-08 the number of minor features is that of the zone', () => {
  const score = terrainDie('minor', 'Temperate');
  const { means } = score.next().value as DieAsk;
  const found = [1, 2, 3, 4, 5, 6].map(face => {
    const thrown = terrainDie('minor', 'Temperate');
    thrown.next();
    const { value } = thrown.next(face);
    return (value as { result: { count: number } }).result.count;
  });
  expect(means).toEqual(found.map(count => (count === 0 ? 'none' : count === 1 ? '1 feature' : `${count} features`)));
});

test('a die keeps what its faces mean when it is said which of several it is', () => {
  const asked = whichDie('the first', terrainDie('mbua', 'Desert')).next().value as DieAsk;
  expect([asked.which, asked.means?.at(-1)]).toEqual(['the first', 'town']);
});
