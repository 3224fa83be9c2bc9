import { random } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { mbt1945 } from '../index.js';
import { type BattleNote, battle, type StandNote } from '../play/kit.js';

const HQ: Readonly<Record<string, StandNote>> = {
  A9: { subClass: 'MBTn', bghq: true, at: [24, 14], revealed: true },
  B9: { subClass: 'MBTn', bghq: true, at: [24, 46], revealed: true },
};
const LIGHT: StandNote = { subClass: 'INFn', posture: 'PDA', mode: 'STATIC', at: [24, 20] };
const HEAVY: StandNote = { ...LIGHT, posture: 'AAA' };
const GOOD: StandNote = { subClass: 'INF+' };
const FIGHTER: StandNote = { subClass: 'AIRn', posture: 'ASF', at: [24, 30], entered: 3, altitude: 'HIGH' };
const STRIKER: StandNote = {
  subClass: 'AIR+',
  posture: 'CAS',
  at: [24, 24],
  entered: 1,
  firstAttack: 3,
  altitude: 'LOW',
};

const seatIn = ({ stands, ...note }: BattleNote) => {
  const { state, options } = battle({ turn: 3, segment: 4, ...note, stands: { ...HQ, ...stands } });
  return { view: mbt1945.view(state, 'a'), by: 'a' as const, options };
};

/** Whom greedy orders first to do what. */
function first(note: BattleNote): string {
  for (const { order } of mbt1945.advice.candidates(seatIn(note), random(1))) {
    const { verb, stand = '', target = '' } = order as { verb: string; stand?: string; target?: string };
    return `${verb} ${stand} ${target}`.trim();
  }
  return 'nothing';
}

// biome-ignore format: one line a case
const CASES: readonly (readonly [title: string, stands: BattleNote['stands'], expected: string])[] = [
  ['MBT45-TRN-18 heavy guns at fighters of their own sub-class',        { A1: HEAVY, B1: FIGHTER },                                      'engage A1 B1'],
  ['MBT45-ELG-51 not at those that fly low',                            { A1: HEAVY, B1: { ...FIGHTER, altitude: 'LOW' } },              'endSegment'],
  ['MBT45-TRN-19 good light guns at strikers that stay over them',      { A1: { ...LIGHT, ...GOOD }, B1: STRIKER },                      'engage A1 B1'],
  ['MBT45-R-70 also as a blank',                                        { A1: { ...LIGHT, ...GOOD, revealed: false }, B1: STRIKER },     'engage A1 B1'],
  ['MBT45-RES-39 the common ones would lose themselves, and hold fire', { A1: LIGHT, B1: STRIKER },                                      'endSegment'],
  ['MBT45-ELG-49 none at what flies high',                              { A1: { ...LIGHT, ...GOOD }, B1: { ...STRIKER, altitude: 'HIGH' } }, 'endSegment'],
];

describe('anti-aircraft guns of greedy', () => {
  for (const [title, stands, expected] of CASES) test(title, () => expect(first({ stands })).toBe(expected));
});

test('MBT45-TRN-18 MBT45-TRN-19 random fires either kind of gun, however many others are near', () => {
  const others = Array.from(
    { length: 12 },
    (_, i) => [`B${10 + i}`, { subClass: 'INFn', at: [14 + 2 * i, 25] }] as const,
  );
  const seat = seatIn({
    stands: {
      A1: HEAVY,
      A2: { ...LIGHT, at: [26, 20] },
      B1: { ...FIGHTER, at: [25, 23], altitude: 'MEDIUM' },
      ...Object.fromEntries(others as readonly (readonly [string, StandNote])[]),
    },
  });
  const orders = Array.from({ length: 60 }, (_, i) => mbt1945.advice.anyOrder(seat, random(i)));
  const fired = orders.flatMap(order =>
    order.verb === 'engage' ? [(order as unknown as { stand: string }).stand] : [],
  );
  expect(new Set(fired)).toEqual(new Set(['A1', 'A2']));
  expect(fired.length).toBeGreaterThan(50);
});

/** B1 waits so far off that only who comes on right before it has it in reach. */
test('MBT45-TRN-06 fighters come on before an enemy flight, as near to it as they may', () => {
  const seat = seatIn({
    segment: 1,
    stands: {
      A9: { ...HQ.A9!, at: [10, 20] },
      A1: { subClass: 'AIR+', posture: 'ASF', place: 'off-table' },
      B1: { subClass: 'AIRn', posture: 'CAS', at: [4, 37], entered: 2, altitude: 'HIGH' },
    },
  });
  for (const seed of [1, 2, 3]) {
    const [best] = [...mbt1945.advice.candidates(seat, random(seed))];
    expect(best!.order).toMatchObject({ verb: 'enter', stand: 'A1' });
  }
});
