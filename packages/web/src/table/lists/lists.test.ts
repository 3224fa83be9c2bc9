import {
  beginDraft,
  draftedOrder,
  type Gesture,
  nextField,
  previousField,
  withGesture,
  withValue,
} from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { composedFrom, rankedFrom, severalFrom } from '../../words/lists.js';
import { countOf, withChoice, withCount } from './compose.js';
import { appended, shifted } from './rank.js';

const compose: Extract<Gesture, { kind: 'compose' }> = {
  kind: 'compose',
  text: 'A fleet',
  parts: [
    { id: 'frigate', label: 'Frigates', min: 1, max: 4 },
    { id: 'sloop', label: 'Sloops', min: 0, max: 2 },
  ],
  counts: 'ships',
  choices: [{ name: 'flag', label: 'The flag', among: [{ value: 'frigate', label: 'Frigates' }] }],
  starts: [{ label: 'Ready', value: { port: 'Brest', ships: { frigate: 2 }, flag: 'frigate' } }],
};
const rank: Extract<Gesture, { kind: 'rank' }> = {
  kind: 'rank',
  text: 'In line ahead',
  rows: ['A1', 'A2', 'A3'].map(id => ({ id, label: id })),
  starts: [{ label: 'As listed', value: ['A1', 'A2', 'A3'] }],
};
const ready = compose.starts[0]!.value;

describe('what is composed', () => {
  test('counts lie where the gesture says, everything else stays', () =>
    expect(withCount(compose, ready, 'sloop', 1)).toEqual({
      port: 'Brest',
      ships: { frigate: 2, sloop: 1 },
      flag: 'frigate',
    }));
  test('what is not a number is none; limits are for the book', () => {
    for (const [typed, count] of [
      [Number.NaN, 0],
      [-1, 0],
      [2.4, 2],
      [9, 9],
    ] as const)
      expect(countOf(compose, withCount(compose, ready, 'sloop', typed), 'sloop')).toBe(count);
  });
  test('a choice beside', () => expect(withChoice(ready, 'flag', 'sloop').flag).toBe('sloop'));
});

describe('what is put in order', () => {
  // biome-ignore format: one line a case
  const cases: [string, string, 1 | -1, string][] = [
    ['forward',                  'A2', -1, 'A2 A1 A3'],
    ['back',                     'A2', 1,  'A1 A3 A2'],
    ['the first stays in front', 'A1', -1, 'A1 A2 A3'],
    ['the last stays behind',    'A3', 1,  'A1 A2 A3'],
    ['who is not in it',         'Z9', 1,  'A1 A2 A3'],
  ];
  test.each(cases)('%s', (_, id, by, order) => expect(shifted(['A1', 'A2', 'A3'], id, by).join(' ')).toBe(order));
  test('one after the other', () => expect(appended(appended([], 'A3'), 'A1')).toEqual(['A3', 'A1']));
});

describe('a draft with forms', () => {
  const item = {
    verb: 'sail',
    label: 'Sail',
    text: 'Set sail',
    fields: [
      { name: 'away', gesture: 'several' as const },
      { name: 'order', gesture: 'rank' as const },
    ],
  };
  const among = [{ value: 'A1', label: 'A1' }];
  const first = withGesture(beginDraft(item), 'away', { kind: 'several', text: 'Who is away', among });
  test('nothing ticked is an answer, and waits to be gone on from', () => {
    expect(first.values).toEqual({ away: [] });
    expect(first.at).toBe(0);
    expect(draftedOrder(first)).toBeUndefined();
  });
  const second = withGesture(nextField(withValue(first, 'away', ['A1'])), 'order', rank);
  test('an order begins with the first that is suggested', () =>
    expect(draftedOrder(second)).toEqual({ verb: 'sail', away: ['A1'], order: ['A1', 'A2', 'A3'] }));
  test('one step back, and the book is asked again', () => {
    const back = previousField(second)!;
    expect([back.at, back.values, back.gestures]).toEqual([0, {}, {}]);
    expect(previousField(back)).toBeUndefined();
  });
});

describe('the same in words', () => {
  test('what stands ready, but for what is said', () => {
    expect(composedFrom(undefined, compose)).toEqual(ready);
    expect(composedFrom('3 frig, 1 sloops, flag frigates', compose)).toEqual({
      port: 'Brest',
      ships: { frigate: 3, sloop: 1 },
      flag: 'frigate',
    });
    expect(composedFrom('3 brigs', compose)).toEqual({ wrong: 'brigs? There are Frigates, Sloops' });
    expect(composedFrom('many', compose)).toHaveProperty('wrong');
  });
  test('those that are named come first', () => {
    expect(rankedFrom(undefined, rank)).toEqual(['A1', 'A2', 'A3']);
    expect(rankedFrom('a3, A2', rank)).toEqual(['A3', 'A2', 'A1']);
    expect(rankedFrom('A9', rank)).toHaveProperty('wrong');
  });
  test('several, or none', () => {
    const closed = { value: 'B', label: 'Bravo', closed: { rule: 'XX-01', message: 'not now' } };
    expect(severalFrom(undefined, [closed])).toEqual([]);
    expect(severalFrom('none', [closed])).toEqual([]);
    expect(severalFrom('bravo', [closed])).toEqual({ wrong: 'Not now, XX-01.' });
    expect(severalFrom('alfa', [{ value: 'A', label: 'Alfa' }])).toEqual(['A']);
  });
});
