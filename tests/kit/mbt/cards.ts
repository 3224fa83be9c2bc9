import { inches } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { type BattleKit, engage, type StandNote } from './battle.js';

/** What a card says that a stand can do is what the rulings in force let it do. */
export function cardSuite({ prefix: b, battle, refusal, rules }: BattleKit): void {
  const infantry: StandNote = { subClass: 'INFn', at: [20, 21.5] };
  const tank: StandNote = { subClass: 'MBTn', at: [20, 20] };
  const bghq: StandNote = { subClass: 'MBTn', bghq: true };

  describe('whoever is near enough and cannot be struck all the same', () => {
    const match = battle({
      segment: 6,
      selected: ['a1'],
      pieces: [{ kind: 'BUA', x: 18, y: 21.4, width: 4, depth: 1.2 }],
      stands: {
        A0: { ...bghq, at: [10, 8] },
        A1: { subClass: 'MBTn', at: [20, 20] },
        B0: { ...bghq, at: [30, 44] },
        B1: { subClass: 'MBTn', at: [20, 24] },
      },
    });
    const seat = { view: rules.view(match.state, 'a'), by: 'a' as const, options: match.options };
    const from = (x: number, y: number, facing: number) =>
      rules.face.outlook!(seat, 'A1', { x: inches(x), y: inches(y), facing }).barred?.map(
        ({ id, why }) => `${id} ${why}`,
      );
    test.each<[string, number, number, number, string[]]>([
      [`${b}-LOS-02 something is in the way`, 20, 20, 0, ['B1 blocked: village']],
      [`${b}-ARC-02 he is behind it`, 24, 24, 900, ['B1 out of arc: turn']],
      ['he can be struck', 24, 24, 2700, []],
      [`${b}-ELG-45 he is too far off: nothing is said`, 20, 2, 0, []],
    ])('%s', (_, x, y, facing, said) => expect(from(x, y, facing)).toEqual(said));
  });

  describe(`${b}-R-95 ${b}-ELG-25 the card of a tank`, () => {
    test.each([
      ['armour-only', false],
      ['infantry-too', true],
    ])('%s', (choice, engages) => {
      const match = battle({
        segment: 6,
        options: { [`${b}-R-95`]: choice },
        stands: { A0: { ...bghq, at: [10, 8] }, A1: tank, B0: { ...bghq, at: [30, 44] }, B1: infantry },
      });
      const view = rules.view(match.state, 'a');
      const card = rules.face.card({ view, viewer: 'a', options: match.options }, 'A1')!;
      const row = card.rows.find(({ label }) => label === 'Engages')!;
      expect(row.value).toContain('ARM');
      expect(row.value.includes('INFANTRY')).toBe(engages);
      expect(refusal(match, 'a', engage('A1', 'B1')) !== `${b}-ELG-25`).toBe(engages);
    });
  });
}
