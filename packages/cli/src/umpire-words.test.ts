import { expect, test } from 'vitest';
import { umpireWord } from './umpire-words.js';

const edit = (path: string, value: unknown, reason: string) => ({
  say: 'rule',
  order: { verb: 'rule', decision: 'edit', path, value, reason },
});

const CASES: [string, object][] = [
  ['', { say: 'on', entries: undefined }],
  ['go', { say: 'on', entries: undefined }],
  ['  go 12 ', { say: 'on', entries: 12 }],
  ['set stands[3].status pinned because a storm', edit('stands[3].status', 'pinned', 'a storm')],
  ['set turn 4 because because it is late', edit('turn', 4, 'because it is late')],
  ['set a.b {"x": [1]} because so', edit('a.b', { x: [1] }, 'so')],
  ['die 6 because it fell from the table', { say: 'die', ruled: 6, reason: 'it fell from the table' }],
  [
    'end blue because it is late',
    { say: 'rule', order: { verb: 'rule', decision: 'end', winner: 'b', reason: 'it is late' } },
  ],
  ['note Well played', { say: 'rule', order: { verb: 'rule', decision: 'note', reason: 'Well played' } }],
  ['order {"verb":"delay"}', { say: 'rule', order: { verb: 'delay' } }],
  [
    'rule report side=a what="false" at=6,12 because a rumour',
    { say: 'verb', verb: 'report', fields: { side: 'a', what: '"false"', at: '6,12' }, reason: 'a rumour' },
  ],
  ['rule', { say: 'unknown', message: 'say: rule VERB field=value because WHY' }],
  ['desk', { say: 'desk' }],
  ['show stands[3]', { say: 'show', path: 'stands[3]' }],
  ['leave', { say: 'leave' }],
  ['go far', { say: 'unknown', message: 'go takes a number of entries' }],
  ['set turn 4', { say: 'unknown', message: 'say: set PATH VALUE because WHY' }],
  ['end nobody because so', { say: 'unknown', message: 'say: end red, blue or draw because WHY' }],
  ['die x because so', { say: 'unknown', message: 'say: die N because WHY' }],
  ['order verb', { say: 'unknown', message: 'an order is JSON: order {"verb": …}' }],
  ['constructor', { say: 'unknown', message: 'there is no word constructor: type help' }],
];
test.each(CASES)('an umpire types: %s', (line, read) => {
  expect(umpireWord(line)).toMatchObject(read);
});
