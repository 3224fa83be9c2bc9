import { expect, test } from 'vitest';
import { heldWords, reachWords } from './danger-words.js';

const exposed = (...of: readonly (readonly [string, string])[]) =>
  of.map(([piece, by]) => ({ piece, threats: by.split(' ').map(id => ({ id, gap: 0, by: 'fire' })) }));
const names = (ids: readonly string[]) => ids.join(' and ');
const [one, two] = [exposed(['A6', 'B5']), exposed(['A6', 'B5'], ['A7', 'B2 B3'])];
const many = exposed(['A1', 'B1'], ['A2', 'B1'], ['A3', 'B1'], ['A4', 'B1'], ['A5', 'B1 B2 B3 B4']);

// biome-ignore format: a case a line
const CASES: readonly (readonly [string, ReturnType<typeof exposed>, string | undefined, string | undefined, string | undefined])[] = [
  ['nobody',                         [],   'A6',      undefined,                                 undefined],
  ['one, while nothing is held',     one,  undefined, undefined,                                 'A6 in reach of B5'],
  ['one, which is held',             one,  'A6',      'A6 could be struck by B5',                undefined],
  ['one, while another is held',     one,  'A1',      undefined,                                 'A6 in reach of B5'],
  ['two',                            two,  undefined, undefined,                                 'A6 in reach of B5; A7 of B2 and B3'],
  ['two, one of which is held',      two,  'A7',      'A7 could be struck by B2 and B3',         'A6 in reach of B5'],
  ['many',                           many, undefined, undefined,                                 '5 in reach of the enemy'],
  ['many, one of whom is held',      many, 'A5',      'A5 could be struck by 4 of the enemy',    '4 more in reach of the enemy'],
];
for (const [name, all, held, said, others] of CASES)
  test(`who could be struck: ${name}`, () => {
    expect([heldWords(all, held, names), reachWords(all, held, names)]).toEqual([said, others]);
  });
