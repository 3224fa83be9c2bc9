import { expect, test } from 'vitest';
import { faceByKey } from './face-by-key.js';

const upTo = (most: number, from = 1) => Array.from({ length: most }, (_, i) => from + i);

// biome-ignore format: a case is a line
const cases: [string, string, readonly number[], number | undefined][] = [
  ['a face',                               '4',  upTo(6),     4],
  ['no face of this die',                  '7',  upTo(6),     undefined],
  ['nought is ten where there is a ten',   '0',  upTo(10),    10],
  ['nought is nought where there is one',  '0',  upTo(10, 0), 0],
  ['nought is nothing on a die of six',    '0',  upTo(6),     undefined],
  ['a letter',                             'a',  upTo(6),     undefined],
  ['two digits are no key',                '10', upTo(10),    undefined],
];
for (const [name, key, faces, face] of cases) test(name, () => expect(faceByKey(key, faces)).toBe(face));
