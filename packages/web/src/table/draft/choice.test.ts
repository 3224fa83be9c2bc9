import type { Draft, GestureChoice, MenuItem } from '@umpire/engine';
import { expect, test } from 'vitest';
import { choiceMeant, choiceToTake, isForGood, type PointedAt } from './choice.js';
import { choiceWords } from './words.js';

const item = (...gestures: MenuItem['fields'][number]['gesture'][]): MenuItem => ({
  verb: 'x',
  label: 'Deploy',
  text: '',
  fields: gestures.map((gesture, i) => ({ name: `${gesture}${i}`, gesture })),
});
const AMONG: readonly GestureChoice[] = [
  { value: 'a', label: 'First', closed: { message: 'gone' } },
  { value: 'b', label: 'Second' },
  { value: 'c', label: 'Third' },
];
const draftOf = (of: MenuItem, values = {}): Draft => ({
  item: of,
  at: 0,
  values,
  gestures: { choose0: { kind: 'choose', among: AMONG } },
  own: [],
});
const LAST = item('choose');
const on = (value: unknown, of = LAST): PointedAt => ({ item: of, field: 'choose0', value });

test.each<[string, Draft, PointedAt | undefined, unknown]>([
  ['the first that is open', draftOf(LAST), undefined, 'b'],
  ['what the keyboard is on', draftOf(LAST), on('c'), 'c'],
  ['what the keyboard was on in another order is nothing here', draftOf(LAST), on('c', item('choose')), 'b'],
  ['what is closed is not taken', draftOf(LAST), on('a'), 'b'],
  ['where it is chosen already, nothing', draftOf(LAST, { choose0: 'b' }), on('c'), undefined],
])('Enter takes %s', (_, draft, pointedAt, value) => expect(choiceToTake(draft, pointedAt)?.value).toBe(value));

test.each<[string, Draft, PointedAt | undefined, unknown]>([
  ['what Enter would take', draftOf(LAST), on('c'), 'c'],
  ['what is chosen, wherever the keyboard was', draftOf(LAST, { choose0: 'c' }), on('b'), 'c'],
])('keyboard, table and large button mean %s', (_, draft, pointedAt, value) =>
  expect(choiceMeant(draft, pointedAt)?.value).toBe(value),
);

test.each([
  ['what no later order changes', 'c', true],
  ['not what does', 'b', false],
])('is asked for once more: %s', (_, value, again) => {
  const among = AMONG.map(one => (one.value === 'c' ? { ...one, forGood: true as const } : one));
  expect(isForGood({ ...draftOf(LAST), gestures: { choose0: { kind: 'choose', among } } }, 'choose0', value)).toBe(
    again,
  );
});

test.each([
  ['it gives the order with it', LAST, false, 'Deploy: Third'],
  ['it goes on with it, where more is to be said', item('choose', 'arrange'), false, 'Go on: Third'],
  ['or gives it as the book suggests the rest', item('choose', 'arrange'), true, 'Deploy: Third'],
])('the large button: %s', (_, of, whole, words) =>
  expect(choiceWords(draftOf(of), AMONG[2]!, { pieces: [] }, whole)).toBe(words),
);
