import type { Side } from '@umpire/engine';
import { rulesetOf } from '@umpire/rulesets/all';
import { expect, test } from 'vitest';
import { fetchBook } from './books.js';
import type { BattlePlan } from './messages.js';
import { makeDesk } from './study-desk.js';

const village = rulesetOf('mbt2020')!.scenarios.find(({ id }) => id === 'mbt2020-0-first-battle')!;
await fetchBook('mbt2020');

const plan: BattlePlan = {
  ruleset: 'mbt2020',
  scenario: village.data,
  title: village.title,
  options: {},
  seats: { a: 'person', b: 'person' },
  dice: { kind: 'seeded', seed: 1 },
};

test('MBT20-R-169 the page offers in the other’s round what may be done there: to turn up an own scout, to concede', () => {
  const desk = makeDesk();
  desk.open(plan, 'x');
  const open = (side: Side): string[] => {
    const seen = desk.battleView(side);
    if (!seen.ok) throw new Error(seen.error.message);
    return seen.battleView.menu
      .filter(({ closed }) => !closed)
      .map(({ verb, stand }) => [verb, stand].join(' ').trim());
  };
  for (let segment = 1; segment < 6; segment++) desk.order('a', { verb: 'endSegment' }, 'a');
  expect(open('b')).toEqual(['concede']);
  desk.order('a', { verb: 'endRound' }, 'a');
  expect(open('a')).toEqual(['declareRec A4', 'concede']);
  expect(desk.order('a', { verb: 'declareRec', stand: 'A4' }, 'a')).toMatchObject({ ok: true });
  expect(open('a')).toEqual(['concede']);
});
