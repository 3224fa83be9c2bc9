import type { Push } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { glory } from '../index.js';
import { type BattleNote, battle } from '../play/kit.js';

const on = { activated: true };
const HORSE = '(HCC-III-RA)';
/** 800 tenths of a millimetre are one W. */
const W = 800;
const line = (more: BattleNote['vignettes'] = {}): BattleNote => ({
  vignettes: {
    A1: { at: [6, 4], now: on, general: true },
    A2: { at: [8, 4], now: on },
    A3: { at: [8, 3], now: on },
    A4: { at: [10, 4] },
    B1: { at: [8, 12] },
    ...more,
  },
});
const seat = (note: BattleNote) => {
  const { state, options } = battle(note);
  return { view: glory.view(state, 'a'), by: 'a' as const, options };
};
const pushedBy = (note: BattleNote, push: Partial<Push>) => {
  const given: Push = { verb: 'move', stands: ['A1', 'A2', 'A3', 'A4'], dx: 0, dy: W, turn: 0, ...push };
  return Object.fromEntries(
    glory.face.push!(seat(note), given).map(one => [
      one.stand,
      'refusal' in one ? one.refusal.rule : [one.end.x / W, one.end.y / W, one.short?.rule ?? 'whole'],
    ]),
  );
};

describe('a line is pushed forward with one hand, each by its own rules', () => {
  test('IGR-ACT-01 who was not activated stays; who is in front makes room for those behind', () => {
    expect(pushedBy(line(), { dy: W / 2 })).toEqual({
      A1: [6, 4.5, 'whole'],
      A2: [8, 4.5, 'whole'],
      A3: [8, 3.5, 'whole'],
      A4: 'IGR-ACT-01',
    });
  });
  // biome-ignore format: one line a case
  test.each([
    ['its own rate',          1.27, { A1: [6, 5, 'IGR-MOV-07'], A2: [8, 5, 'IGR-MOV-07'] }],
    ['far beyond it',         2.41, { A1: [6, 5, 'IGR-MOV-07'], A2: [8, 5, 'IGR-MOV-07'] }],
    ['horse by that of horse', 5.3, { A1: [6, 5, 'IGR-MOV-07'], A5: [12, 5.5, 'IGR-MOV-07'] }],
  ])('IGR-MOV-07 a hand that goes too far takes everybody to the very end of its move: %s', (_, far, expected) =>
    expect(
      pushedBy(line({ A5: { at: [12, 4], now: on, troop: HORSE } }), {
        stands: Object.keys(expected),
        dy: Math.round(far * W),
      }),
    ).toEqual(expected),
  );
  test('IGR-CHG-01 a push stops short of contact', () => {
    const near = line({ B2: { at: [6, 5.3] } });
    const { A1 } = pushedBy(near, { dy: W }) as Record<string, [number, number, string]>;
    expect(A1![1]).toBeLessThan(5.2);
    expect(A1![2]).not.toBe('whole');
  });
  test('IGR-RES-06 whoever goes with a friend close behind is warned, also where he stood as close before', () => {
    const warned = (stands: readonly string[]) =>
      glory.face.push!(seat(line()), { verb: 'move', stands, dx: 0, dy: W / 4, turn: 0 })
        .flatMap(({ warnings = [] }) => warnings)
        .map(({ rule, about, text }) => ({ rule, about, text }));
    const text = 'driven back it would break, for A3 is close behind';
    expect(warned(['A2', 'A3'])).toEqual([{ rule: 'IGR-RES-06', about: ['A2'], text }]);
    // nobody who stays where he stood is told of
    expect(warned(['A1'])).toEqual([]);
  });
  test('wings, lines and the whole army are formations', () => {
    const found = glory.face.formations!(seat(line()));
    expect(found.find(({ id }) => id === 'army')?.stands).toEqual(['A1', 'A2', 'A3', 'A4']);
  });
});

describe('what a place would mean, by what its side sees', () => {
  test('IGR-SHO-01 whom it could shoot from there, and who could strike it', () => {
    const note = line({ B2: { at: [6, 6.4], troop: HORSE } });
    const near = glory.face.outlook!(seat(note), 'A1', { x: 6 * W, y: 5 * W, facing: 0 });
    expect(near.threats.map(({ id }) => id)).toContain('B2');
    const far = glory.face.outlook!(seat(note), 'A1', { x: 6 * W, y: 1 * W, facing: 0 });
    expect(far.threats).toEqual([]);
  });
  test('IGR-ACT-06 farther than 4 W from the General it is dearer to activate, and so are all whom he leaves', () => {
    const note = line();
    expect(glory.face.command!(seat(note), 'A2')).toMatchObject({
      text: '4 W of the General',
      beyond: 'dearer to direct',
    });
    const worse = (id: string, y: number) =>
      glory.face.outlook!(seat(note), id, { x: 6 * W, y: y * W, facing: 0 }).warnings!.map(({ rule, about }) => ({
        rule,
        about,
      }));
    expect(worse('A2', 6)).toEqual([]);
    expect(worse('A2', 9.5)).toEqual([{ rule: 'IGR-ACT-06', about: ['A2'] }]);
    expect(worse('A1', 9.5)).toEqual([{ rule: 'IGR-ACT-06', about: ['A2', 'A3', 'A4'] }]);
    // half a W before A1
    expect(worse('A2', 5)).toEqual([{ rule: 'IGR-RES-06', about: ['A2'] }]);
  });
  test('IGR-LNK-09 a link goes as one: nobody of it is left behind another, and each of them may be reached', () => {
    const note: BattleNote = {
      vignettes: {
        A1: { at: [6, 4], now: on, general: true },
        A2: { at: [7, 4], now: on },
        A3: { at: [8, 4], now: on },
        B1: { at: [9.5, 6.4], troop: HORSE },
      },
      links: { L: ['in-line', 'A1', 'A2', 'A3'] },
    };
    // the middle of the link is that of A2
    const found = glory.face.outlook!(seat(note), 'A1', { x: 7 * W, y: 5 * W, facing: 0 });
    expect(found.warnings).toEqual([]);
    expect(found.threats.map(({ id }) => id)).toEqual(['B1']);
  });
});
