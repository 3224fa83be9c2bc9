import { forbid, type MenuItem } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Closing, closingOf } from './closing.js';

const [LATE, FAR, NEAR] = ['late', 'far', 'near'].map(text => forbid('DUEL-TRN-01', text));
const item = (...fields: MenuItem['fields']): MenuItem => ({ verb: 'fire', label: 'Fire', text: '', fields });
const NOTHING = z.object({});
const TARGET = { name: 'target', gesture: 'choose' } as const;
const judges = (more: Partial<Closing> = {}): Closing => ({
  may: () => undefined,
  refusalOf: () => undefined,
  gesture: () => ({ kind: 'choose', among: [] }),
  ...more,
});
const among = (...closed: (typeof FAR)[]) => ({
  gesture: () => ({
    kind: 'choose' as const,
    among: closed.map(why => ({ value: 1, label: '', ...(why && { closed: why }) })),
  }),
});

describe('a verb is closed', () => {
  test('by what it needs no field for', () =>
    expect(closingOf(item(TARGET), NOTHING, undefined, judges({ may: () => LATE }))).toBe(LATE));
  test('by its whole plan where there is no field, its usual values filled in', () => {
    const order = z.object({ loud: z.boolean().default(true) });
    const refusalOf = (fields: object) => ('loud' in fields && fields.loud ? FAR : undefined);
    expect(closingOf(item(), order, undefined, judges({ refusalOf }))).toBe(FAR);
  });
  test('where each sample is refused, by what refuses the first', () => {
    const why = new Map<object, typeof FAR>();
    const [one, two] = [{ target: 1 }, { target: 2 }];
    why.set(one, FAR).set(two, NEAR);
    const refusalOf = (fields: object) => why.get(fields);
    const closed = () => closingOf(item(TARGET), NOTHING, [one, two], judges({ refusalOf }));
    expect(closed()).toBe(FAR);
    why.delete(two);
    expect(closed()).toBeUndefined();
  });
  test('where each choice is, or there is none', () => {
    const closed = (more: Partial<Closing>) => closingOf(item(TARGET), NOTHING, undefined, judges(more));
    expect(closed(among(FAR, NEAR))).toBe(FAR);
    expect(closed(among(FAR, undefined))).toBeUndefined();
    expect(closed(among())).toEqual({ message: 'there is nothing to choose from' });
    expect(closed({ gesture: () => LATE! })).toBe(LATE);
  });
});
