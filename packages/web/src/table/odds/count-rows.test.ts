import { expect, test } from 'vitest';
import { rowsOf } from './count-rows.js';

const because = (...rows: readonly (readonly [rule: string, text: string, effect?: string])[]) =>
  rows.map(([rule, text, effect]) => ({ rule, text, ...(effect !== undefined && { effect }) }));

test.each([
  [
    'one without a figure',
    [[['R-1', 'mud']], [['R-2', 'fog', '+1']]],
    [
      ['R-1', 'mud', '', undefined],
      ['R-2', 'fog', undefined, '+1'],
    ],
  ],
  ['nobody counts anything', [[], []], []],
  [
    'each his own',
    [[['R-1', 'mud', '+1']], [['R-2', 'fog', '+2']]],
    [
      ['R-1', 'mud', '+1', undefined],
      ['R-2', 'fog', undefined, '+2'],
    ],
  ],
  [
    'both the same, once',
    [
      [
        ['R-1', 'mud', '+1'],
        ['R-2', 'fog', '+2'],
      ],
      [['R-2', 'fog', '+1']],
    ],
    [
      ['R-1', 'mud', '+1', undefined],
      ['R-2', 'fog', '+2', '+1'],
    ],
  ],
  [
    'the same rule in other words',
    [[['R-1', 'mud', '+1']], [['R-1', 'deep mud', '+1']]],
    [
      ['R-1', 'mud', '+1', undefined],
      ['R-1', 'deep mud', undefined, '+1'],
    ],
  ],
  [
    'twice for one of them',
    [
      [
        ['R-1', 'mud', '+1'],
        ['R-1', 'mud', '+1'],
      ],
      [['R-1', 'mud', '+1']],
    ],
    [
      ['R-1', 'mud', '+1', '+1'],
      ['R-1', 'mud', '+1', undefined],
    ],
  ],
] as const)('rows of what both count: %s', (_, sides, expected) => {
  const counts = sides.map((rows, i) => ({ piece: `P${i}`, text: '', because: because(...rows) }));
  expect(rowsOf(counts).map(({ rule, why, effects }) => [rule, why, ...effects])).toEqual(expected);
});
