import type { MenuItem } from '@umpire/engine';
import { expect, test } from 'vitest';
import { spending, spendingWords, unitsIn, worthPaying } from './prices.js';

const item = (stand: string, price: string, gain?: MenuItem['gain']): MenuItem => ({
  verb: 'activate',
  label: `Activate for ${price}`,
  text: '',
  fields: [],
  stand,
  price,
  ...(gain && { gain }),
});

// biome-ignore format: a case a line
test.each([
  ['the cheapest first',                      [item('A1', '3'), item('A2', '1')],                                                 ['A2', 'A1']],
  ['who has little of it comes last',         [item('A1', '1', 'little'), item('A2', '3')],                                       ['A2', 'A1']],
  ['who can strike somebody comes first',     [item('A1', '1'), item('A2', '3', 'much')],                                         ['A2', 'A1']],
  ['who could do nothing is left out',        [item('A1', '1', 'nothing'), item('A2', '3')],                                      ['A2']],
  ['nobody is paid for who could do nothing', [item('A1', '1', 'nothing'), item('A2', '1', 'nothing')],                           []],
] as const)('all that can be afforded: %s', (_, items, wanted) => {
  expect(worthPaying(items).map(({ stand }) => stand)).toEqual(wanted);
});

// biome-ignore format: a case a line
test.each([
  ['all of it is spent',                     5, [item('A1', '3'), item('A2', '2')],            ['A2', 'A1'], 'all 5 points'],
  ['something is left over',                 6, [item('A1', '3'), item('A2', '2')],            ['A2', 'A1'], '5 of 6 points'],
  ['who is too dear is passed over',         4, [item('A1', '3', 'much'), item('A2', '2'), item('A3', '1')], ['A1', 'A3'], 'all 4 points; no order for n A2 (2)'],
  ['who could do nothing is named as such',  4, [item('A1', '3'), item('A2', '1', 'nothing')], ['A1'],       '3 of 4 points; no order for n A2 (could do nothing)'],
] as const)('before one presses it is said what it comes to: %s', (_, left, items, wanted, words) => {
  const units = items.map(one => ({ ...one, purse: { left, unit: 'points' } }));
  expect(spending(units).paid.map(({ stand }) => stand)).toEqual(wanted);
  expect(spendingWords(units, stand => `n ${stand}`)).toBe(words);
});

test('those who act as one are paid for once', () => {
  const items = [item('A1', '1'), item('A2', '1'), item('A3', '2')];
  const pieces = [{ id: 'A1', link: 'x' }, { id: 'A2', link: 'x' }, { id: 'A3' }];
  expect(unitsIn(items, pieces).map(({ stand }) => stand)).toEqual(['A2', 'A3']);
});
