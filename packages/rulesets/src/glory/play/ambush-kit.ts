import { scenario } from '../scenarios/spruit.js';

/** For tests of the march: an ambush (5.2) on the table of 22.5 by 15 W, with the armies of the spruit. */
export const AMBUSH = Object.freeze({
  id: 'an-ambush',
  title: 'An ambush',
  table: { scale: '15mm', option: 2, size: '6x4' },
  terrain: [
    { square: [1, 1], type: 'gentle-hill' },
    { square: [4, 2], type: 'gentle-hill' },
    { square: [2, 3], type: 'steep-hill' },
    { square: [3, 0], type: 'steep-hill' },
    { square: [5, 1], type: 'wood' },
  ],
  setup: 'ambush',
  keys: false,
  ambush: { marcher: 'a', corner: 'sw', keepOff: 2.5 },
  exit: { side: 'a', x: 22.5, y: 15, within: 2 },
  first: 'throw',
  limit: { turns: 30, result: 'draw' },
  sides: (scenario.data as { sides: object }).sides,
});
