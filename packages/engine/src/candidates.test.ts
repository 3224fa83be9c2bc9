import { describe, expect, test } from 'vitest';
import { bestFirst, type Prospect } from './candidates.js';

describe('the best first', () => {
  /** What was looked at, in this order. */
  let looked: string[] = [];
  const sure = (order: string, worth: number, most = worth): Prospect<string> => ({
    most,
    appraise: () => {
      looked.push(order);
      return { order, worth };
    },
  });
  const never = (order: string, most: number): Prospect<string> => ({
    most,
    appraise: () => {
      looked.push(order);
      return undefined;
    },
  });
  const several = (most: number, ...inside: Prospect<string>[]): Prospect<string> => ({ most, appraise: () => inside });

  // biome-ignore format: one line a case
  const cases: [string, Prospect<string>[], string[]][] = [
    ['by worth', [sure('low', 1), sure('high', 3), sure('middle', 2)], ['high', 'middle', 'low']],
    ['what promised more comes to less', [sure('hollow', 1, 9), sure('sound', 2)], ['sound', 'hollow']],
    ['equals in the order given', [sure('first', 2), sure('second', 2, 5), sure('third', 2)], ['first', 'second', 'third']],
    ['what is not allowed is left out', [never('barred', 9), sure('open', 1)], ['open']],
    ['what opens into several', [sure('plain', 2), several(9, sure('poor', 1), sure('rich', 3))], ['rich', 'plain', 'poor']],
    ['equals inside where their whole was given', [sure('before', 2), several(9, sure('inside', 2)), sure('after', 2)], ['before', 'inside', 'after']],
    ['several in several', [several(9, several(8, sure('deep', 4)), sure('shallow', 5))], ['shallow', 'deep']],
    ['many', [5, 1, 4, 2, 3, 9, 7, 8, 6].map(n => sure(`${n}`, n)), ['9', '8', '7', '6', '5', '4', '3', '2', '1']],
  ];
  test.each(cases)('%s', (_, prospects, orders) =>
    expect([...bestFirst(prospects)].map(({ order }) => order)).toEqual(orders),
  );

  test('nothing is looked at that cannot be better than what is known', () => {
    looked = [];
    for (const { order } of bestFirst([sure('poor', 1), several(2, sure('fair', 2)), sure('good', 3)])) {
      expect(order).toBe('good');
      break;
    }
    expect(looked).toEqual(['good']);
  });
});
