import { expect, test } from 'vitest';
import { helpFor } from './help.js';

test.each([
  [
    'a table of 3 km, in metres',
    { unit: { name: 'metre', sign: 'm', length: 1 }, width: 3000, depth: 3000 },
    'm A4 NNE 400; face N.',
  ],
  [
    'a table of four feet, in inches',
    { unit: { name: 'inch', sign: '"', length: 254 }, width: 12192, depth: 12192 },
    'm A4 NNE 6; face N.',
  ],
])('the examples of the command line go as far as one goes: %s', (_, table, example) =>
  expect(helpFor(table)[0]).toContain(example),
);
