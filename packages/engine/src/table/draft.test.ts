import { describe, expect, test } from 'vitest';
import {
  beginDraft,
  completedOrder,
  type Draft,
  draftedOrder,
  fieldInHand,
  leavesChoice,
  nextField,
  previousField,
  wayPlace,
  withGesture,
  withValue,
} from './draft.js';
import type { Gesture, MenuItem } from './menu.js';

const MARCH: MenuItem = {
  verb: 'march',
  stand: 'A1',
  label: 'March',
  text: '',
  fields: [
    { name: 'path', gesture: 'path' },
    { name: 'facing', gesture: 'turn' },
  ],
};
const from = { x: 0, y: 0, facing: 0 };
const size = { width: 10, depth: 10 };
const EAST = [{ x: 100, y: 0 }];
const WEST = [{ x: -100, y: 0 }];

/** A march of which both gestures are known, with a path to the east. */
function eastward(): Draft {
  const known = withGesture(beginDraft(MARCH), 'path', { kind: 'path', from, size });
  return withGesture(withValue(known, 'path', EAST), 'facing', { kind: 'turn', from, size });
}

describe('a turn after a path', () => {
  test('follows the path as long as nobody turns', () => {
    expect(eastward().values.facing).toBe(900);
    expect(draftedOrder(withValue(eastward(), 'path', WEST))).toEqual({
      verb: 'march',
      stand: 'A1',
      path: WEST,
      facing: 2700,
    });
  });
  test('that was made by hand is kept when the path changes', () => {
    const turned = withValue(eastward(), 'facing', 450);
    expect(withValue(turned, 'path', WEST).values).toEqual({ path: WEST, facing: 450 });
  });
});

describe('a way that a hand begins with', () => {
  const linked: MenuItem = {
    ...MARCH,
    fields: [{ name: 'others', gesture: 'several' }, { name: 'mode', gesture: 'choose' }, ...MARCH.fields],
  };
  const others: Gesture = { kind: 'several', text: '', among: [{ value: 'A2', label: 'A2' }] };
  const mode: Gesture = {
    kind: 'choose',
    among: [
      { value: 'column', label: 'In column' },
      { value: 'parallel', label: 'Abreast' },
    ],
  };
  const asked = (draft: Draft): Draft => withGesture(withGesture(draft, 'others', others), 'mode', mode);
  test('comes at once: who goes along, and how, is as the book suggests', () => {
    const drawn = asked({ ...beginDraft(linked), atOnce: true });
    expect(fieldInHand(drawn)?.name).toBe('path');
    expect(drawn.values).toEqual({ others: [], mode: 'column' });
  });
  test('keeps what was said before the hand took it up', () => {
    const drawn = asked({ ...beginDraft(linked), values: { others: ['A2'] }, atOnce: true });
    expect(drawn.values).toEqual({ others: ['A2'], mode: 'column' });
  });
  test('is asked for in its turn where nobody drags', () => {
    expect(fieldInHand(asked(beginDraft(linked)))?.name).toBe('others');
  });
  test('cannot be begun with where whom it is for must be said first', () => {
    expect(wayPlace(linked)).toBe(2);
    expect(wayPlace({ fields: [{ name: 'target', gesture: 'target' }, ...MARCH.fields] })).toBe(-1);
    expect(wayPlace({ fields: [] })).toBe(-1);
  });
});

describe('a field is filled before the player touches it', () => {
  const one: MenuItem = { ...MARCH, fields: [{ name: 'x', gesture: 'choose' }] };
  const choice = (value: number) => ({ value, label: `${value}` });
  const filled = (gesture: Gesture) => withGesture(beginDraft(one), 'x', gesture).values.x;
  test('where there is but one choice, and not where there are more', () => {
    expect(filled({ kind: 'choose', among: [choice(1)] })).toBe(1);
    expect(filled({ kind: 'choose', among: [choice(1), choice(2)] })).toBeUndefined();
    expect(filled({ kind: 'choose', among: [{ ...choice(1), closed: { message: 'no' } }, choice(2)] })).toBeUndefined();
  });
  test.each<[string, Gesture, boolean]>([
    ['one choice', { kind: 'choose', among: [choice(1)] }, false],
    ['two', { kind: 'choose', among: [choice(1), choice(2)] }, true],
    [
      'one that is closed: its reason is told',
      { kind: 'choose', among: [{ ...choice(1), closed: { message: 'no' } }] },
      true,
    ],
    ['another gesture', { kind: 'target', targets: [] }, true],
  ])('and he is not asked to make it: %s', (_, gesture, asked) => {
    expect(leavesChoice(gesture)).toBe(asked);
  });
  test('never with whom he aims at', () =>
    expect(filled({ kind: 'target', targets: [{ id: 'B1', gap: null }] })).toBeUndefined());
});

describe('an order that nobody is asked for', () => {
  const SHELL: MenuItem = {
    ...MARCH,
    verb: 'shell',
    fields: [
      { name: 'target', gesture: 'target' },
      { name: 'path', gesture: 'path' },
      { name: 'facing', gesture: 'turn' },
      { name: 'round', gesture: 'choose' },
    ],
  };
  const gestures: Readonly<Record<string, Gesture>> = {
    target: { kind: 'target', targets: [{ id: 'B1', gap: null }] },
    path: { kind: 'path', from, size, along: EAST },
    facing: { kind: 'turn', from, size },
    round: {
      kind: 'choose',
      among: [
        { value: 'smoke', label: 'Smoke', closed: { message: 'none left' } },
        { value: 'shell', label: 'Shell' },
      ],
    },
  };
  const asked: unknown[] = [];
  const gestureOf = (field: string, sofar: object) => {
    asked.push([field, sofar]);
    return gestures[field] ?? { message: 'no' };
  };
  const aimed = withValue(beginDraft(SHELL), 'target', 'B1');
  test('is filled as the book suggests, each field with those before it', () => {
    expect(completedOrder(aimed, gestureOf)).toEqual({
      verb: 'shell',
      stand: 'A1',
      target: 'B1',
      path: EAST,
      facing: 900,
      round: 'shell',
    });
    expect(asked[1]).toEqual(['facing', { verb: 'shell', stand: 'A1', target: 'B1', path: EAST }]);
    expect(asked).toHaveLength(3);
  });
  test('comes to nothing where the book suggests nothing or refuses', () => {
    expect(completedOrder(beginDraft(SHELL), gestureOf)).toBeUndefined();
    expect(completedOrder(aimed, () => ({ message: 'no' }))).toBeUndefined();
  });
  test('is filled otherwise by whoever knows better', () =>
    expect(
      completedOrder(beginDraft({ ...SHELL, fields: SHELL.fields.slice(0, 1) }), gestureOf, gesture =>
        gesture.kind === 'target' ? gesture.targets[0]!.id : undefined,
      ),
    ).toEqual({ verb: 'shell', stand: 'A1', target: 'B1' }));
});

describe('one step back', () => {
  const charge: MenuItem = {
    verb: 'charge',
    label: 'Charge',
    text: '',
    fields: [
      { name: 'target', gesture: 'target' },
      { name: 'lineUp', gesture: 'choose' },
      { name: 'way', gesture: 'path' },
    ],
  };
  const among = [
    { value: true, label: 'Yes' },
    { value: false, label: 'No' },
  ];
  const aimed = nextField(withValue(beginDraft(charge), 'target', 'B1'));
  const chosen = nextField(withValue(withGesture(aimed, 'lineUp', { kind: 'choose', among }), 'lineUp', true));
  // biome-ignore format: a case a line
  test.each([
    ['leads to whom it is for, where he was chosen in it',              chosen, ['lineUp', 'target', undefined]],
    ['gives it up, where the press that began it said whom it is for',  { ...chosen, from: 1 }, ['lineUp', undefined]],
    ['gives it up, where one movement of the hand said all of it',      { ...chosen, atOnce: true } as const, [undefined]],
  ] as const)('%s', (_, draft, wanted) => {
    let at: Draft | undefined = draft;
    for (const field of wanted) {
      at = previousField(at!);
      expect(at && fieldInHand(at)?.name).toBe(field);
    }
  });
});
