import { BOTS, fight } from '@umpire/bots';
import { defaultOptions } from '@umpire/engine';
import { rulesetOf } from '@umpire/rulesets/all';
import { expect, test } from 'vitest';
import { type Battle, battle } from './battle.js';

const mbt2020 = rulesetOf('mbt2020')!;

const random = BOTS[0]!;
const bout = {
  scenario: mbt2020.scenarios.find(({ id }) => id === 'mbt2020-1-crossroads')!.data,
  options: defaultOptions(mbt2020.options),
  bots: { a: random, b: random },
  seed: 11,
  hashes: true,
};

test('the same battle that the bots fight with this seed', async () => {
  let last: Battle | undefined;
  const told: number[] = [];
  const over = await battle({ ...bout, book: mbt2020 }, async match => {
    last = match;
    told.push(match.entries.length);
    return true;
  });
  const fought = fight({ ...bout, rules: mbt2020 });
  expect(over).toEqual(fought.over);
  expect(last!.entries.map(e => e.hash)).toEqual(fought.match.entries.map(e => e.hash));
  expect(told).toEqual(fought.match.entries.map((_, i) => i + 1));
});

test('ends when nobody listens', async () => {
  let heard = 0;
  expect(await battle({ ...bout, book: mbt2020 }, async () => ++heard < 3)).toBeUndefined();
  expect(heard).toBe(3);
});

test('a scenario that is none is refused with its path', async () => {
  await expect(battle({ ...bout, book: mbt2020, scenario: {} }, async () => true)).rejects.toThrow(
    /the scenario is refused: /,
  );
});
