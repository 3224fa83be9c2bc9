import { type Guide, type GuideMoment, guided } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { RULESETS } from './all/index.js';
import { guideFrom } from './common/book/guide.js';

type Moment = GuideMoment<never>;
const moment = (...own: readonly boolean[]): Moment =>
  ({ seat: {}, heard: own.map(one => ({ kind: 'done', own: one, about: [] })) }) as unknown as Moment;

/** A guide of three steps, the second only to be read, the third about somebody who may be gone. */
const guideWhere = (gone: boolean): Guide<never> =>
  guideFrom<never, 'now', 'never'>({
    side: 'a',
    steps: [
      { id: 'aim', title: '', text: '', when: 'now', done: 'read', show: [] },
      { id: 'result', title: '', text: '', when: 'now', done: 'read', show: [] },
      { id: 'lorry', title: '', text: '', when: 'now', done: 'read', show: ['A6', 'farm'] },
      { id: 'end', title: '', text: '', when: 'now', done: 'never', show: [] },
    ],
    moments: { now: () => true, never: () => false },
    folds: ({ heard }) => heard.some(({ own }) => own),
    gone: id => gone && id === 'A6',
    show: ids => [ids].flat(),
  });
const RESULT = { step: 1, shown: true, heard: 0 };

describe('a step that is only to be read', () => {
  test('is there still when others did something', () => {
    expect(guided(guideWhere(false), RESULT, moment(false, false)).step).toBe(1);
  });
  test('folds by itself after the next order', () => {
    expect(guided(guideWhere(false), RESULT, moment(false, true)).step).toBe(2);
  });
});

describe('a step about somebody of its own side who is gone', () => {
  test('is passed over when its turn comes', () => {
    expect(guided(guideWhere(true), RESULT, moment(true)).step).toBe(3);
  });
  test('and when he goes while it is there', () => {
    expect(guided(guideWhere(true), { ...RESULT, step: 2 }, moment()).step).toBe(3);
  });
});

test.each(
  RULESETS.flatMap(rules => {
    const guides = rules.scenarios.flatMap(({ data }) => rules.face.guide?.(data) ?? []);
    return guides.map(guide => [rules.id, guide] as const);
  }),
)('the guide of %s says at its end what to do when one loss from defeat', (id, guide) => {
  const last = guide.steps.at(-1)!.text;
  if (id.startsWith('mbt')) expect(last).toMatch(/Pinned/);
  if (id === 'glory') expect(last).toMatch(/out of their reach/);
});
