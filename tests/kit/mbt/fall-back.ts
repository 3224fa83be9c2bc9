import { describe, expect, test } from 'vitest';
import { type BattleKit, type BattleNote, standIn } from './battle.js';

/**
 * B1 in the middle of the table, turned so many degrees, has to fall back 4"; another turned like it lies edge to edge with its way or its end, so far from it in
 * tenths of a millimetre, as places are kept. The books fall back in different directions.
 */
export type GrazingCase = readonly [
  name: string,
  id: 'A1' | 'B2',
  turned: number,
  x: number,
  y: number,
  inches: number,
];

export function fallBackSuite(kit: BattleKit, cases: readonly GrazingCase[]): void {
  const { prefix: b, battle, book, rules, watched } = kit;
  describe(`${b}-HSE-27 who only grazes another, since corners are rounded, falls back the whole way`, () => {
    for (const [name, id, turned, x, y, expected] of cases) {
      const beside = (options: BattleNote['options'] = {}) =>
        battle({
          options,
          stands: {
            B1: { subClass: 'MBTn', at: [24, 24, turned] },
            [id]: { at: [24 + x / 254, 24 + y / 254, turned] },
          },
        });
      test(`${b}-HSE-27 ${name}`, () => {
        const match = beside();
        const game = watched(match);
        book.moving.forcedMove(game, standIn(match, 'B1'), 4);
        const { inches } = game.events.find(event => event.kind === 'fellBack')!;
        expect(inches).toBeCloseTo(expected, 1);
        expect(rules.faults(match.state, match.options)).toEqual([]);
      });
      test(`${b}-R-55 removed: who is short of its whole way by more than a hair is lost, nobody else: ${name}`, () => {
        const match = beside({ [`${b}-R-55`]: 'removed' });
        expect(book.moving.forcedMove(watched(match), standIn(match, 'B1'), 4).lost).toBe(expected < 4);
      });
    }
  });
}
