import { describe, expect, test } from 'vitest';
import { type BattleKit, point, standIn } from './battle.js';

export function twoBattlesSuite(kit: BattleKit): void {
  const { prefix: b, battle, book, optionsWith } = kit;

  /** The same table in two battles of one program: what was worked out under one set of options is not found under another. */
  describe(`${b}-R-23 a wood that is good going in one battle and bad in the other`, () => {
    const { state } = battle({
      stands: { A1: { subClass: 'MBTn', at: [20, 14] } },
      pieces: [{ kind: 'wood', x: 0, y: 12, width: 48, depth: 4 }],
    });
    const tank = standIn({ state } as ReturnType<typeof battle>, 'A1');
    const [good, mapped] = ['good', 'mapped'].map(choice => optionsWith({ [`${b}-R-23`]: choice }));
    const both = <T>(f: (options: typeof good & object) => T): T[] => [good!, mapped!, good!].map(f);

    test('the ground under a stand', () =>
      expect(both(options => book.engaging.surroundingsOf(state, tank, tank.nature!, options, false).going)).toEqual([
        'good',
        'bad',
        'good',
      ]));
    test('the length of a way', () => {
      const [short, long, again] = both(options =>
        book.bots.wayLength(state.ground.now, tank.nature!, point(20, 4), point(20, 24), options),
      );
      expect(long!).toBeGreaterThan(short!);
      expect(again).toBe(short);
    });
  });
}
