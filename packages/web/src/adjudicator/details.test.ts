import { expect, test } from 'vitest';
import { detailsOf } from './details.js';

test('a result of any shape becomes lines in its own order', () => {
  const result = {
    type: 'mutual',
    maxRange: null,
    factors: [{ rule: 'XX-TF-09', shift: -1 }],
    kinds: ['ground', 'mixed'],
    owner: { code: '-', removed: false, used: 0.33333 },
  };
  const lines = detailsOf(result, {
    maxRange: { title: 'Range', unit: 'inches', none: 'any' },
    code: { title: 'Result', names: { '-': 'nothing' } },
  });
  expect(lines.map(l => `${' '.repeat(l.depth)}${l.title}${l.value === undefined ? '' : `: ${l.value}`}`)).toEqual([
    'Type: mutual',
    'Range: any',
    'Factors',
    ' 1',
    '  Rule: XX-TF-09',
    '  Shift: -1',
    'Kinds: ground, mixed',
    'Owner',
    ' Result: nothing',
    ' Removed: no',
    ' Used: 0.333',
  ]);
  expect(lines.find(l => l.rule)?.rule).toBe('XX-TF-09');
});

test('a plain value is one line', () => {
  expect(detailsOf(3, {})).toMatchObject([{ value: '3' }]);
});
