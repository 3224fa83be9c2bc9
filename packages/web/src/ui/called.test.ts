import { expect, test } from 'vitest';
import { withNames } from './called.js';

const CALLED = {
  F7: 'Old Guard',
  F12: 'Hussars',
  A8: 'British line',
  A9: 'British line',
  'A1.7': 'Rifles',
  A12: 'AS90 battery',
};

test.each([
  ['F12 (5) fights A8 (1): F12 stands, A8 breaks', 'Hussars F12 (5) fights British line A8 (1): F12 stands, A8 breaks'],
  ['A8, A9 turn 23°', 'British line A8, A9 turn 23°'],
  ['A1.7 falls back, A1 does not', 'Rifles A1.7 falls back, A1 does not'],
  ['F7–F12, A9 move', 'F7–F12, British line A9 move'],
  ['hussars F12 stand fast', 'hussars F12 stand fast'],
  ['Hussars F12 charge F7', 'Hussars F12 charge Old Guard F7'],
  ['AS90 batteries A12 shell F7', 'AS90 batteries A12 shell Old Guard F7'],
  ['Turn 8 of Red', 'Turn 8 of Red'],
  ['constructor', 'constructor'],
])('%s', (text, told) => expect(withNames(text, CALLED)).toBe(told));

test('where nobody is called anything a sentence stays as it is', () =>
  expect(withNames('F7 moves', undefined)).toBe('F7 moves'));
