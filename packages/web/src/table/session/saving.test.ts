import type { BattleView } from '@umpire/desk';
import type { BattleRecord } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import type { BattleEntry } from '../../storage/battles.js';
import { asKept, oneAtATime } from './saving.js';

const recordOf = (version: number, verb: string) =>
  ({ version, entries: [{ by: 'book', order: { verb } }] }) as unknown as BattleRecord;
const battleView = { turn: { waiting: [] }, scene: { status: { turn: 'Turn 1' } } } as unknown as BattleView;
const entry = { id: 'x', record: recordOf(1, 'start'), trail: ['{}'] } as unknown as BattleEntry;
const nextOf = (record: BattleRecord) => ({ record, unrecordedInputs: [], trail: ['{}', '{}'] });

describe('what an earlier version recorded stays beside what goes on from its end', () => {
  test('with its trail', () => {
    const kept = asKept(entry, nextOf(recordOf(2, 'carried')), battleView);
    expect(kept.earlier).toEqual([{ record: entry.record, trail: ['{}'] }]);
    expect(kept.trail).toEqual(['{}', '{}']);
  });
  test('after what went before it, when it is carried over again', () => {
    const earlier = [{ record: recordOf(0, 'start') }];
    const kept = asKept({ ...entry, earlier }, nextOf(recordOf(2, 'carried')), battleView);
    expect(kept.earlier).toEqual([...earlier, { record: entry.record, trail: ['{}'] }]);
  });
  test('nothing where it was taken over', () => {
    expect(asKept(entry, nextOf(recordOf(2, 'start')), battleView)).not.toHaveProperty('earlier');
  });
});

test('what is wanted again while it lasts is done once more, and never twice at a time', async () => {
  const ends: (() => void)[] = [];
  let begun = 0;
  const save = oneAtATime(() => {
    begun++;
    return new Promise<void>(end => ends.push(end));
  });
  const done = save();
  void save();
  void save();
  expect(begun).toBe(1);
  ends[0]!();
  await Promise.resolve();
  await Promise.resolve();
  expect(begun).toBe(2);
  ends[1]!();
  await done;
  void save();
  expect(begun).toBe(3);
});
