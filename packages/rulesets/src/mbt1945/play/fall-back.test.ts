import { describe, expect, test } from 'vitest';
import { battle, KIT, standIn } from './kit.js';

/** B1 in the middle of the table, turned so many degrees, has to fall back 4"; another turned like it lies edge to edge with its way or its end. */
describe('MBT45-HSE-27 who only grazes another, since corners are rounded, falls back the whole way', () => {
  // biome-ignore format: a case is a line; where the other is, in tenths of a millimetre as places are kept
  const cases: [string, 'A1' | 'B2', number, number, number, number][] = [
    ['past an enemy to its right',             'A1', 37,  203,  -153, 4],
    ['past one to its left',                   'A1', 53,  -153, 203,  4],
    ['past one behind it, to the right',       'A1', 17,  155,  -361, 4],
    ['past one behind it, to the left',        'A1', 203, 429,  361,  4],
    ['to a friend beside its end',             'B2', 17,  -54,  -1046, 4],
    ['to one half beside it',                  'B2', 291, 1118, -157, 4],
    ['but not past an enemy 0.4 mm in its way', 'A1', 37,  -41,  -470, 0.57],
    ['nor onto a friend',                      'B2', 17,  -200, -1000, 3],
  ];
  for (const [name, id, turned, x, y, expected] of cases)
    test(`MBT45-HSE-27 ${name}`, () => {
      const match = battle({
        stands: { B1: { subClass: 'MBTn', at: [24, 24, turned] }, [id]: { at: [24 + x / 254, 24 + y / 254, turned] } },
      });
      const game = KIT.watched(match);
      KIT.book.moving.forcedMove(game, standIn(match, 'B1'), 4);
      const { inches } = game.events.find(event => event.kind === 'fellBack')!;
      expect(inches).toBeCloseTo(expected, 1);
      expect(KIT.rules.faults(match.state, match.options)).toEqual([]);
    });
});
