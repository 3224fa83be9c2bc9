import { random } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { mbt2020 } from './index.js';
import { type BattleNote, battle, type StandNote } from './play/kit.js';

const HQ: Readonly<Record<string, StandNote>> = {
  A9: { subClass: 'MBTn', bghq: true, at: [24, 14], revealed: true },
  B9: { subClass: 'MBTn', bghq: true, at: [24, 46], revealed: true },
};
const GUNS: StandNote = { subClass: 'ARTn', posture: 'OTF', mode: 'STATIC', place: 'off-table', revealed: true };
const TANKS: StandNote = { subClass: 'MBT+', grade: 'GRADE+' };

/** What side a does first, in few words. */
function firstOf({ stands, state, ...note }: BattleNote): string {
  const { state: now, options } = battle({ ...note, stands: { ...HQ, ...stands }, state: { turns: 8, ...state } });
  for (const { order } of mbt2020.advice.candidates({ view: mbt2020.view(now, 'a'), by: 'a', options }, random(1))) {
    if (order.verb !== 'smoke' && order.verb !== 'illuminate') return order.verb;
    return `${order.verb} ${order.stand} at ${order.point.x / 254},${order.point.y / 254}`;
  }
  return 'nothing';
}

const NIGHT = { light: 'night', season: 'Summer', hour24: 2 } as const;
/** Eight inches apart: at night a tank reaches six, and twelve to what is lit. */
const APART = {
  A1: { ...TANKS, at: [20, 20], revealed: true },
  A2: { ...TANKS, at: [22, 20], revealed: true },
  B1: { subClass: 'MBT-', grade: 'GRADE-', at: [21, 29], revealed: true },
} satisfies BattleNote['stands'];
/** Missiles that reach the own tank; it is Repulsed already, and one more would finish it. */
const UNDER_FIRE = {
  A1: { subClass: 'MBTn', at: [20, 20], revealed: true, status: 'repulsed', everRepulsed: true },
  B1: { subClass: 'INFn', posture: 'ATM', mode: 'STATIC', at: [20, 29], revealed: true },
} satisfies BattleNote['stands'];
const MOVED = { moved: 'tactical' } as const;
const PLATOON: StandNote = { subClass: 'INFn', posture: 'INF', mode: 'STATIC', revealed: true };

// biome-ignore format: one line a case
const CASES: readonly (readonly [title: string, note: BattleNote, first: string])[] = [
  ['MBT20-ILL-01 a battery lights what its tanks can strike then', { segment: 5, stands: { ...APART, A5: GUNS }, state: NIGHT }, 'illuminate A5 at 21,29'],
  ['MBT20-ILL-04 by day it does not', { segment: 5, stands: { ...APART, A5: { ...GUNS, subClass: 'ART-' } } }, 'endSegment'],
  ['MBT20-ILL-03 a platoon with nothing to strike lights for the tanks', { selected: ['a1'], stands: { ...APART, A1: { ...APART.A1, ...MOVED }, A2: { ...APART.A2, ...MOVED }, A3: { ...PLATOON, at: [21, 23] }, A9: { ...HQ.A9, ...MOVED } }, state: NIGHT }, 'illuminate A3 at 21,29'],
  ['MBT20-ILL-04 not for tanks that have engaged', { selected: ['a1'], stands: { ...APART, A1: { ...APART.A1, ...MOVED, hasEngaged: true }, A2: { ...APART.A2, ...MOVED, hasEngaged: true }, A3: { ...PLATOON, at: [21, 23] }, A9: { ...HQ.A9, ...MOVED } }, state: NIGHT }, 'endRound'],
  ['MBT20-SMK-01 a battery that may not strike it blinds a missile team', { segment: 5, stands: { ...UNDER_FIRE, B1: { ...UNDER_FIRE.B1, mode: 'MOBILE' }, A5: { ...GUNS, subClass: 'ART-' } } }, 'smoke A5 at 20,29'],
  ['MBT20-SMK-03 a tank under fire that has nothing to strike hides', { selected: ['a1'], stands: { ...UNDER_FIRE, A1: { ...UNDER_FIRE.A1, ...MOVED }, A9: { ...HQ.A9, ...MOVED } } }, 'smoke A1 at 20,20'],
  ['MBT20-SMK-04 not in the second round: it would be gone before he acts', { round: 2, selected: ['a1'], stands: { ...UNDER_FIRE, A1: { ...UNDER_FIRE.A1, ...MOVED }, A9: { ...HQ.A9, ...MOVED } } }, 'endRound'],
  ['MBT20-AWC-03 nor in adverse weather', { selected: ['a1'], stands: { ...UNDER_FIRE, A1: { ...UNDER_FIRE.A1, ...MOVED, at: [20, 26] }, A9: { ...HQ.A9, ...MOVED } }, state: { awc: true } }, 'endRound'],
];

describe('smoke and light where they pay', () => {
  test.each(CASES)('%s', (_, note, first) => {
    expect(firstOf(note)).toBe(first);
  });
});
