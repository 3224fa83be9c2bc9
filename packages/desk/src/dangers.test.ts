import { inches, type OrderSoFar } from '@umpire/engine';
import { rulesetOf } from '@umpire/rulesets/all';
import { expect, test } from 'vitest';
import { fetchBook } from './books.js';
import type { BattlePlan } from './messages.js';
import { makeDesk } from './study-desk.js';

const opened = async (ruleset: string, id: string) => {
  await fetchBook(ruleset);
  const { data, title } = rulesetOf(ruleset)!.scenarios.find(scenario => scenario.id === id)!;
  const seats = { a: 'person', b: 'person' } as const;
  const plan: BattlePlan = { ruleset, scenario: data, title, options: {}, seats, dice: { kind: 'seeded', seed: 1 } };
  const desk = makeDesk();
  desk.open(plan, 'x');
  const give = (...orders: readonly OrderSoFar[]) => {
    for (const order of orders) expect(desk.order('a', order, 'a')).toMatchObject({ ok: true });
  };
  return { desk, give };
};

const moved = (stand: string, x: number, y: number) => ({
  verb: 'tactical',
  stand,
  path: [{ x: inches(x), y: inches(y) }],
  facing: 0,
});

test('MBT20-ENG-01 who stands in reach of those that are known is told as long as he stands there', async () => {
  const { desk, give } = await opened('mbt2020', 'mbt2020-0-first-battle');
  for (let segment = 1; segment < 6; segment++) give({ verb: 'endSegment' });
  expect(desk.dangers('a')).toEqual({ exposed: [], reaches: [] });
  give(moved('A4', 12, 15), { verb: 'declareRec', stand: 'A4' });
  expect(desk.dangers('a')!.exposed).toEqual([]);
  expect(desk.dangers('a')!.reaches.map(({ piece }) => piece)).toEqual(['B1', 'B2', 'B3', 'B4', 'B5']);
  give(moved('A6', 15.5, 14.5));
  const struck = desk.dangers('a')!.exposed.map(({ piece, threats }) => [piece, threats.map(({ id }) => id)]);
  expect(struck).toEqual([['A6', ['B5']]]);
});

test('IGR-CHG-01 in Into Glory Ride whoever charges strikes, too', async () => {
  const { desk } = await opened('glory', 'lane-1643');
  const { reaches } = desk.dangers('a')!;
  expect(reaches.length).toBeGreaterThan(0);
  for (const { ranges } of reaches) expect(ranges.at(-1)!.text).toMatch(/^charge, /);
});
