import { isRefusal, type ResultInWords } from '@umpire/engine';
import { expect, test } from 'vitest';
import { mbt1945 } from '../index.js';
import { battle, engage, type StandNote } from '../play/kit.js';

/** What an engagement of A1 with B1 may come to, in words and how good each is. */
function foretold(a1: StandNote, b1: StandNote): readonly ResultInWords[] {
  const match = battle({
    segment: 6,
    selected: ['a1'],
    stands: {
      A0: { subClass: 'MBTn', bghq: true, at: [20, 8] },
      A1: { subClass: 'MBTn', at: [24, 8], ...a1 },
      B0: { subClass: 'MBTn', bghq: true, at: [20, 44] },
      B1: { subClass: 'MBTn', at: [24, 10], ...b1 },
    },
  });
  const seat = { view: mbt1945.view(match.state, 'a'), by: 'a' as const, options: match.options };
  const preview = mbt1945.face.preview(seat, engage('A1', 'B1') as Parameters<typeof mbt1945.face.preview>[1]);
  if (isRefusal(preview) || !preview.odds) throw new Error('nothing is foretold');
  return preview.odds.chances.map(({ result }) => result);
}

const INFANTRY: StandNote = { subClass: 'INFn' };
// biome-ignore format: a case a line
test.each<[string, StandNote, StandNote, [text: string, good: number]]>([
  ['a target that is pinned',      INFANTRY,               { ...INFANTRY, status: 'pinned' }, ['draw: B1 stays pinned', 0]],
  ['who is shaken falls back again', { status: 'shaken' },   {},                                ['lose: A1 shaken again', -0.5]],
  ['one who was steady',           {},                     {},                                ['lose: A1 shaken', -0.5]],
])('MBT45-RES-42 who is left as he was stays so, and that is neither good nor bad: %s', (_, a1, b1, wanted) =>
  expect(foretold(a1, b1).map(({ text, good }) => [text, good])).toContainEqual(wanted));
