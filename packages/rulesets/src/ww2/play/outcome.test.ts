import { told } from '@umpire/engine';
import { expect, test } from 'vitest';
import { battle, order } from './kit.js';

const shotOf = (dice: number[], pinned = false) => {
  const match = battle({
    groups: {
      A1: [['sherman', 1000, 1000]],
      B1: [['panzer-4', 1000, 1900, { pinned }]],
      B2: [['IG', 7000, 8000]],
      B3: [['IG', 8000, 8000]],
    },
    dice,
    options: { 'WW2-R-87': 'escalate' },
  });
  order(match, { verb: 'fireMove', stand: 'A1.1', target: 'B1.1' });
  return told(match, match.entries.at(-1)!, 'b').find(({ outcome }) => outcome);
};

/** Detect, detect, contest, contest; then effect and result of whoever fires. */
// biome-ignore format: a case a line
test.each<[string, number[], string, string[]]>([
  ['a miss', [2, 2, 6, 1, 1, 1], 'A1.1 → B1.1: missed', ['B1.1 unharmed']],
  ['a pin', [2, 2, 6, 1, 3, 3], 'A1.1 → B1.1: pinned', ['B1.1 pinned']],
  ['whoever was fired at fires alone', [2, 2, 1, 6, 3, 5], 'B1.1 → A1.1: repulsed', ['A1.1 repulsed']],
  ['both miss', [2, 2, 3, 3, 1, 1, 1, 1], 'A1.1 and B1.1: both missed', ['B1.1 unharmed', 'A1.1 unharmed']],
  ['both pinned', [2, 2, 3, 3, 3, 3, 3, 3], 'A1.1 and B1.1: both pinned', ['B1.1 pinned', 'A1.1 pinned']],
  ['one of both', [2, 2, 3, 3, 3, 3, 1, 1], 'A1.1 and B1.1: B1.1 pinned, A1.1 unharmed', ['B1.1 pinned', 'A1.1 unharmed']],
  ['who is lost has no stamp but that', [2, 2, 6, 1, 6, 6], 'A1.1 → B1.1: destroyed', []],
  ['nobody fires', [1, 1, 3, 3], 'A1.1 and B1.1: nobody fires', []],
])('WW2-RES-29 WW2-RES-09 what came of a shot is told before what led to it: %s', (_, dice, text, stamps) => {
  const line = shotOf(dice);
  expect(line?.outcome?.text).toBe(text);
  expect(line?.outcome?.stamps.map(({ piece, text: word }) => `${piece} ${word}`)).toEqual(stamps);
  expect(line?.text.startsWith(`${text}. A1.1 `)).toBe(true);
});

test('WW2-R-87 escalate: it is told as it comes to who is struck', () =>
  expect(shotOf([2, 2, 6, 1, 3, 3], true)?.outcome?.text).toBe('A1.1 → B1.1: repulsed'));
