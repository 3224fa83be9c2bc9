import { type Field, formOf } from '@umpire/rulesets';
import { ADJUDICATORS } from '@umpire/rulesets/adjudicators';
import { expect, test } from 'vitest';
import { defaultWords, kept, refusalWords, startOfAll, stepped, typedNumber, usualOf, valueWords } from './values.js';

const book = ADJUDICATORS[0]!;
const field = (question: string, name: string): Field => formOf(book, question).find(f => f.name === name)!;

test('a form without an example still begins with values of the right kinds', () => {
  for (const of of ADJUDICATORS)
    for (const [question, { given }] of Object.entries(of.questions)) {
      const parsed = given.safeParse(startOfAll(formOf(of, question)));
      expect(parsed.error?.issues, `${of.id} ${question}`).toBeUndefined();
    }
});

test('what holds where nothing is said', () => {
  expect(defaultWords(field('engagement', 'light'))).toBe('day');
  expect(defaultWords(field('engagement', 'awc'))).toBe('no');
  expect(defaultWords(field('engagement', 'segment'))).toBe('not asked');
  expect(defaultWords(field('engagement', 'targetToBghq'))).toBe('0 inches');
  expect(defaultWords(field('line-of-sight', 'smoke'))).toBe('none');
  expect(valueWords(field('going', 'terrain'), 'LFA')).toBe('forest (LFA)');
});

test('numbers as people type them', () => {
  expect(['7', ' 7,5 ', '.5', '−2', '7.'].map(typedNumber)).toEqual([7, 7.5, 0.5, -2, 7]);
  expect(['', 'x', '1e9', '1.2.3', '--1'].map(typedNumber)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('steps stay within the limits', () => {
  const range = field('engagement', 'range') as Extract<Field, { kind: 'number' }>;
  expect([stepped(range, 7.5, 1), stepped(range, 7.5, -1), stepped(range, 0, -1)]).toEqual([8, 7, 0]);
  const leg = { ...range, least: 0, above: true as const };
  expect(stepped(leg, 1, -1)).toBe(0.5);
});

test('what holds anyway is not kept', () => {
  const light = field('engagement', 'light');
  expect([kept(light, 'day'), kept(light, 'night')]).toEqual([undefined, 'night']);
  const owner = field('engagement', 'owner') as Extract<Field, { kind: 'group' }>;
  const inner = (name: string) => owner.fields.find(f => f.name === name)!;
  expect(usualOf(inner('state'))).toBe('steady');
  expect(usualOf(inner('hasEngaged'))).toBe(false);
  expect(usualOf(inner('mode'))).toBeUndefined();
  expect(kept(inner('infantryWithin'), null)).toBeUndefined();
});

test('a fault is told with the name of its field', () => {
  const words = (question: string, path: string, message: string) =>
    refusalWords(formOf(book, question), { path, message });
  expect(words('engagement', 'given.range', 'is needed')).toBe('Range is needed');
  expect(words('move', 'given.legs[1].distance', 'is above 0')).toBe('Leg 2, Length is above 0');
  expect(words('move', 'throws', 'nothing is thrown here')).toBe('nothing is thrown here');
});
