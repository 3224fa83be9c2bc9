import { expect, test } from 'vitest';
import { atMost, lessThan, moreThan, SLACK } from './slack.js';

test.each([
  ['well below', 2.9, true, true, false],
  ['a hair below', 3 - SLACK / 2, true, false, false],
  ['equal', 3, true, false, false],
  ['a hair above', 3 + SLACK / 2, true, false, false],
  ['well above', 3.1, false, false, true],
])('%s a limit of 3', (_, measure, most, less, more) => {
  expect([atMost(measure, 3), lessThan(measure, 3), moreThan(measure, 3)]).toEqual([most, less, more]);
});
