import { inches, seatNamed, viewOf } from '@umpire/engine';
import { expect, test } from 'vitest';
import type { Battle } from '../packages/desk/src/battle.js';
import { pushedBy } from '../packages/desk/src/pushed.js';
import { battle } from '../packages/rulesets/src/mbt2020/play/kit.js';

test.each([
  ['out of reach', 2, []],
  ['MBT20-ELG-24 one of them comes into reach', 8, ['A1: B1']],
])('who could strike those who are pushed forward: %s', (_, dy, expected) => {
  const match = battle({
    segment: 6,
    selected: ['a1'],
    stands: {
      A0: { subClass: 'MBTn', bghq: true, at: [20, 8] },
      A1: { subClass: 'MBTn', at: [24, 8] },
      A2: { subClass: 'MBTn', at: [27, 2] },
      B0: { subClass: 'MBTn', bghq: true, at: [20, 44] },
      B1: { subClass: 'MBTn', at: [24, 27], facing: 180 },
    },
  });
  const seat = {
    view: viewOf(match, 'a'),
    by: 'a',
    seat: seatNamed(match.seats, 'a'),
    options: match.options,
  } as const;
  const push = { verb: 'tactical', stands: ['A1', 'A2'], dx: 0, dy: inches(dy), turn: 0 };
  const found = pushedBy({ match } as unknown as Battle, seat as never, push);
  const threatened = found.flatMap(one =>
    'threats' in one ? [`${one.stand}: ${one.threats?.map(({ id }) => id)}`] : [],
  );
  expect(threatened).toEqual(expected);
});

test('who may go no farther than so halts there, whatever the others do', () => {
  const match = battle({
    segment: 6,
    selected: ['a1'],
    stands: {
      A0: { subClass: 'MBTn', bghq: true, at: [20, 8] },
      A1: { subClass: 'MBTn', at: [24, 8] },
      A2: { subClass: 'MBTn', at: [27, 8] },
      B0: { subClass: 'MBTn', bghq: true, at: [20, 44] },
    },
  });
  const seat = {
    view: viewOf(match, 'a'),
    by: 'a',
    seat: seatNamed(match.seats, 'a'),
    options: match.options,
  } as const;
  const push = { verb: 'tactical', stands: ['A1', 'A2'], dx: 0, dy: inches(4), turn: 0, most: { A1: inches(2) } };
  const ends = pushedBy({ match } as unknown as Battle, seat as never, push).map(
    one => 'end' in one && [one.stand, one.end.y],
  );
  expect(new Map(ends as [string, number][])).toEqual(
    new Map([
      ['A1', inches(10)],
      ['A2', inches(12)],
    ]),
  );
});
