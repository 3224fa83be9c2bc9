import { expect, test } from 'vitest';
import { tell as tell1945 } from '../../../mbt1945/questions/tell.js';
import { tell as tell2020 } from '../../../mbt2020/questions/tell.js';

const outcome = (code: string, state: string, more = {}) => ({
  code,
  state,
  move: 0,
  leavesTable: false,
  removed: false,
  ...more,
});

// biome-ignore format: an answer a line
test.each([
  ['MBT20-RES-11', tell2020, outcome('N', 'neutralised', { removed: true }), 'the stand is lost (Neutralised)'],
  ['MBT20-RES-13', tell2020, outcome('R', 'repulsed', { move: 4 }), 'the stand is driven back (Repulsed), back 4 inches'],
  ['MBT20-RES-12', tell2020, outcome('P', 'pinned'), 'the stand is pinned'],
  ['MBT45-RES-43', tell1945, outcome('broken', 'broken', { removed: true }), 'the stand is broken'],
  ['MBT45-RES-45', tell1945, outcome('shaken', 'shaken', { move: 2 }), 'the stand is shaken, back 2 inches'],
  ['MBT45-RES-47', tell1945, outcome('pinned', 'pinned'), 'the stand is pinned'],
])('%s the adjudicator says it as the table does, and the book’s own word after it', (_, tell, result, words) =>
  expect(tell('apply-result', result)?.text).toBe(words));

test.each([
  ['MBT20-RES-16', tell2020, 'steady', 'it is steady'],
  ['MBT20-RES-16', tell2020, 'pinned', 'it is pinned'],
  ['MBT45-R-59', tell1945, 'steady', 'it is steady'],
])('%s so it does of who has mended', (_, tell, state, words) => expect(tell('recovery', { state })?.text).toBe(words));
