import { expect, test } from 'vitest';
import { headlineOf } from './concerned.js';

const line = (text: string, ...about: string[]) => ({ text, about, because: [] });
const LINES = [
  line('A1.1 fires at B1.1', 'A1.1', 'B1.1'),
  line('A1.1 is repulsed, 1 marker', 'A1.1'),
  line('B1.1 is unharmed', 'B1.1'),
];
const asking = (kind: 'answer' | 'die', about?: readonly string[], lines = LINES) =>
  ({
    entries: 1,
    log: [{ index: 0, by: 'a', verb: 'fire', lines }],
    asked: { ask: { kind, text: 'Where to?', rule: 'X-1', ...(about && { about }) } },
  }) as unknown as Parameters<typeof headlineOf>[0];

// biome-ignore format: one line a case
test.each([
  ['who falls back, though another was told of last',  asking('answer', ['A1.1']), 'A1.1 is repulsed, 1 marker'],
  ['who was told of last',                             asking('answer', ['B1.1']), 'B1.1 is unharmed'],
  ['nobody is named: what was told last',              asking('answer'),           'B1.1 is unharmed'],
  ['somebody of whom nothing was told',                asking('answer', ['A9']),   'B1.1 is unharmed'],
  ['nobody is named, and the last was told of nobody', asking('answer', undefined, [...LINES, line('the river is bridged')]), 'B1.1 is unharmed'],
  ['neither it nor what was told names anybody',       asking('answer', undefined, [line('the river is bridged')]), undefined],
  ['a die that names nobody, in a fight',              asking('die', undefined, LINES.slice(0, 1)), 'A1.1 fires at B1.1'],
  ['a die that names nobody, after one was put down',  asking('die', undefined, [line('A5 is placed', 'A5')]), undefined],
  ['a die for somebody',                               asking('die', ['A1.1']),    undefined],
])('the headline of a question: %s', (_, battleView, text) => expect(headlineOf(battleView)?.text).toBe(text));
