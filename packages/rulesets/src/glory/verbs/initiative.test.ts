import { describe, expect, test } from 'vitest';
import { glory } from '../index.js';
import { type BattleNote, battle } from '../play/kit.js';
import type { Thrown } from '../play/state.js';

const HORSE = '(HCC-III-RA)';
const LIGHT = '(LSC-III-RA)EIII';
const PIKES = '(HIP-III-RA)';

const threw = (action: Thrown['action'], score: number, like: string | null = null): { thrown: Thrown } => ({
  thrown: { die: 3, score, action, like, does: null, done: false },
});

type Thrower = NonNullable<BattleNote['vignettes'][string]['now']>;

/** What is foretold of what A1 does by its throw, with an enemy before it. */
function foretold(now: Thrower, others: BattleNote['vignettes']) {
  const { state, options } = battle({
    phase: 'initiative',
    vignettes: { A1: { at: [11, 5], troop: HORSE, now }, ...others },
  });
  const seat = { view: glory.view(state, 'a'), by: 'a' as const, options };
  return glory.face.preview(seat, glory.order.parse({ verb: 'initiative', stand: 'A1' }));
}
/** In how many of six throws one of them breaks. */
const breaks = ({ odds }: ReturnType<typeof foretold>, one: string): number =>
  (odds?.chances ?? [])
    .filter(({ result }) => result.text.includes(`${one} broken`))
    .reduce((sum, { ways, of }) => sum + (6 * ways) / of, 0);

describe('a charge that a throw demands is foretold as one that is declared', () => {
  // biome-ignore format: a case a line
  test.each([
    ['IGR-INI-03 at pikes',                'charge-front',   PIKES, 'A1 charges B1; 4 against 7, 3 or more behind', [4, 0], []],
    ['IGR-INI-02 at the nearest',          'charge-nearest', PIKES, 'A1 charges B1; 4 against 7, 3 or more behind', [4, 0], []],
    ['IGR-EVA-02 at who may get away',     'charge-front',   LIGHT, 'A1 charges B1; B1 may evade, else 4 against 2, 1 or 2 ahead', [0, 2], ['IGR-EVA-05 B1']],
  ] as const)('%s', (_, action, troop, cost, broken, warned) => {
    const told = foretold(threw(action, 1), { B1: { at: [11, 6.6, 180], troop } });
    expect(told.cost).toBe(cost);
    expect([breaks(told, 'A1'), breaks(told, 'B1')]).toEqual(broken);
    expect(told.counts?.map(({ piece }) => piece)).toEqual(['A1', 'B1']);
    expect(told.warnings?.map(({ rule, about }) => `${rule} ${about}`)).toEqual(warned);
  });

  test('IGR-RES-06 with who would break for want of room', () => {
    const told = foretold(threw('charge-front', 1), {
      B1: { at: [11, 6.4, 180], troop: PIKES },
      A2: { at: [11, 4.2] },
    });
    expect(told.warnings).toMatchObject([{ rule: 'IGR-RES-06', about: ['A1'] }]);
  });

  test('IGR-R-110 a copied one too', () => {
    const now = { activated: true, moved: true, steps: [{ ahead: 1 }] };
    const told = foretold(threw('as-right', 4, 'A2'), {
      A2: { at: [12.5, 5], troop: HORSE, now },
      B1: { at: [11, 6.6, 180], troop: PIKES },
    });
    expect(told.cost).toBe('A1 does as its neighbour, touches B1; 4 against 7, 3 or more behind');
    expect(breaks(told, 'A1')).toBe(4);
  });

  test('IGR-INI-04 who can only charge by a 2 is not asked to charge or shoot', () => {
    const { state, options } = battle({
      phase: 'initiative',
      vignettes: { A1: { at: [11, 5], troop: HORSE, now: threw('charge-or-shoot', 2) }, B1: { at: [11, 6.6, 180] } },
    });
    const menu = glory.face.menu({ view: glory.view(state, 'a'), by: 'a', options });
    expect(menu.find(({ verb, stand }) => verb === 'initiative' && stand === 'A1')?.label).toBe('Charge');
  });

  test('IGR-GEO-22 who does not come up to his target has no odds', () => {
    const told = foretold(threw('charge-nearest', 0), { B1: { at: [11, 12, 180], troop: PIKES } });
    expect(told).toMatchObject({ cost: 'A1 charges B1, and does not come up to it' });
    expect(told.odds).toBeUndefined();
  });
});
