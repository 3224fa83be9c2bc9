import { random } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { mbt2020 } from './index.js';
import { type BattleNote, battle, type StandNote } from './play/kit.js';

const ENGINEERS: StandNote = { subClass: 'FE', posture: 'INF', at: [24, 21], revealed: true };
const STANDS: Readonly<Record<string, StandNote>> = {
  A9: { subClass: 'MBTn', bghq: true, at: [24, 14], revealed: true, moved: 'tactical' },
  B9: { subClass: 'MBTn', bghq: true, at: [24, 46], revealed: true },
};
const MINES: BattleNote['obstacles'] = [{ kind: 'MNF', x: 23, y: 21.5 }];
const AT_WORK = { kind: 'clear-mines', object: 'o1', at: { x: 24 * 254, y: 22 * 254 }, rounds: 0 } as const;

/** What side a does first, of all that it may do. */
function firstOf({ stands, ...note }: BattleNote): string {
  const { state, options } = battle({
    selected: ['a1'],
    options: { 'MBT20-OPT-02': 'on', 'MBT20-OPT-03': 'on' },
    ...note,
    stands: { ...STANDS, ...stands },
    state: { turns: 8 },
  });
  for (const { order } of mbt2020.advice.candidates({ view: mbt2020.view(state, 'a'), by: 'a', options }, random(1)))
    return order.verb === 'startTask' ? `startTask ${order.object}` : order.verb;
  return 'nothing';
}

// biome-ignore format: one line a case
const CASES: readonly (readonly [title: string, note: BattleNote, first: string])[] = [
  ['MBT20-HSE-07 engineers who have come to a river bridge it', { river: 22, stands: { A1: ENGINEERS } }, 'startTask river'],
  ['MBT20-HSE-07 engineers before a mine field clear it', { obstacles: MINES, stands: { A1: ENGINEERS } }, 'startTask o1'],
  ['MBT20-R-150 who is at work stays at it', { obstacles: MINES, stands: { A1: { ...ENGINEERS, task: AT_WORK } } }, 'endRound'],
  ['MBT20-HSE-07 with nothing to work at they go on', { stands: { A1: ENGINEERS } }, 'tactical'],
];

describe('engineers work where they stand', () => {
  test.each(CASES)('%s', (_, note, first) => {
    expect(firstOf(note)).toBe(first);
  });
});
