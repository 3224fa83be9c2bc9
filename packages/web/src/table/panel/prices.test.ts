import type { MenuItem } from '@umpire/engine';
import { expect, test } from 'vitest';
import { leftOutWords, worthPaying } from './prices.js';

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
  ['the cheapest first',                      [item('A1', '3'), item('A2', '1')],                                                 ['A2', 'A1'], ''],
  ['who has little of it comes last',         [item('A1', '1', 'little'), item('A2', '3')],                                       ['A2', 'A1'], ''],
  ['who can strike somebody comes first',     [item('A1', '1'), item('A2', '3', 'much')],                                         ['A2', 'A1'], ''],
  ['who could do nothing is left out',        [item('A1', '1', 'nothing'), item('A2', '3')],                                      ['A2'],       '1 could do nothing and is left out'],
  ['nobody is paid for who could do nothing', [item('A1', '1', 'nothing'), item('A2', '1', 'nothing')],                           [],           '2 could do nothing and are left out'],
] as const)('all that can be afforded: %s', (_, items, wanted, words) => {
  expect(worthPaying(items).map(({ stand }) => stand)).toEqual(wanted);
  expect(leftOutWords(items)).toBe(words);
});
