import { type Gesture, isRefusal, type Match, type OrderSoFar, type Side, scriptedDice, start } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { glory } from '../index.js';
import { type BattleNote, battle, optionsWith } from '../play/kit.js';
import type { Order, OrderOf } from '../play/orders.js';
import type { Types } from '../play/types.js';
import { ARMY_LISTS } from '../rules/army.js';

const DEFAULTS = optionsWith();
const begun = (scenario: string, more: object = {}): Match<Types> => {
  const { data } = glory.scenarios.find(({ id }) => id === scenario)!;
  const match = start<Types>({
    rules: glory,
    options: DEFAULTS,
    scenario: { ...(data as object), ...more },
    dice: scriptedDice([]),
  });
  if (!match.ok) throw new Error(match.error.message);
  return match.value;
};
const seatOf = ({ state, options }: Pick<Match<Types>, 'state' | 'options'>, by: Side = 'a') => ({
  view: glory.view(state, by),
  by,
  options,
});
function gesture<K extends Gesture['kind']>(
  seat: ReturnType<typeof seatOf>,
  kind: K,
  field: string,
  sofar: OrderSoFar,
): Extract<Gesture, { kind: K }> {
  const found = glory.face.gesture(seat, field, sofar);
  if (isRefusal(found) || found.kind !== kind) throw new Error(JSON.stringify(found));
  return found as Extract<Gesture, { kind: K }>;
}

describe('an army of one’s own', () => {
  const composing = (list: string, more: object = {}) =>
    gesture(seatOf(begun('field-day', more)), 'compose', 'army', { verb: 'submitArmy', list });
  type Army = OrderOf<'submitArmy'>['army'];
  const readyOf = (list: string, more: object = {}) => composing(list, more).starts[0]!.value as unknown as Army;
  const preview = (army: Army) =>
    glory.face.preview(seatOf(begun('field-day')), { verb: 'submitArmy', list: army.list, army });

  test('it is offered beside the ready armies', () =>
    expect(glory.face.menu(seatOf(begun('field-day'))).map(i => i.verb)).toEqual([
      'muster',
      'submitArmy',
      'offerDraw',
      'resign',
    ]));
  test('IGR-LST-02, IGR-LST-03 the entries of the list with their limits', () => {
    const { parts, text } = composing('parliament-1645');
    expect(text).toBe('New Model Army, 1642-1651, 12 vignettes, 9 points');
    expect(parts.slice(0, 3)).toEqual([
      { id: 'regiments', label: 'Pike and musket blocks', text: '(HIP-III-IA)+AA(EII), counts as two', min: 2, max: 4 },
      { id: 'musketeers', label: 'Commanded musketeers', text: '(HIM-III-RA)EII', min: 0, max: 2 },
      { id: 'ironsides', label: 'Ironsides', text: '(HCC-IV-RA), 1\u00a0key', min: 2, max: 3 },
    ]);
  });
  test('IGR-LST-09 limits of a doubled list', () => {
    const { parts } = composing('union-1863', { multiple: 2 });
    expect(parts[0]).toMatchObject({ id: 'line', min: 10, max: 16 });
    expect(readyOf('union-1863', { multiple: 2 })).toMatchObject({ multiple: 2, vignettes: { line: 12 } });
  });
  test.each(ARMY_LISTS.map(l => l.list))('IGR-LST-04 the ready army of %s can be handed in as it is', list => {
    const { refusal, cost, because } = preview(readyOf(list));
    expect(refusal).toBeUndefined();
    expect(cost).toMatch(/^(\d+) of \1 vignettes$/);
    expect(because.map(b => b.rule)).toContain('IGR-LST-04');
  });
  const army = readyOf('parliament-1645');
  // biome-ignore format: one line a case
  const wrong: [string, Partial<Army>, string, string][] = [
    ['IGR-LST-04 one too many',              { vignettes: { ...army.vignettes, musketeers: 2 } }, 'IGR-LST-04', '13 of 12 vignettes'],
    ['IGR-LST-03 fewer than the minimum',    { vignettes: { ...army.vignettes, ironsides: 1 } }, 'IGR-LST-03', '10 of 12 vignettes'],
    ['IGR-LST-05 the General with the guns', { general: 'guns' }, 'IGR-LST-05', '12 of 12 vignettes'],
    ['IGR-LST-02 of another list',           { vignettes: { ...army.vignettes, pike: 1 } }, 'IGR-LST-02', '12 of 12 vignettes'],
  ];
  test.each(wrong)('%s: by which rule, and what it comes to', (_, changed, rule, cost) =>
    expect(preview({ ...army, ...changed })).toMatchObject({ refusal: { rule }, cost }),
  );
  test('IGR-LST-01 no list, no form', () =>
    expect(
      glory.face.gesture(seatOf(begun('field-day')), 'army', { verb: 'submitArmy', list: 'mongols' }),
    ).toMatchObject({ path: 'list' }));
});

describe('the order of march', () => {
  const seat = seatOf(begun('spruit-1900'));
  const write = (order: readonly string[], skirmish: readonly string[] = []): Order => ({
    verb: 'writeMarch',
    order: [...order],
    skirmish: [...skirmish],
  });
  const { rows, starts } = gesture(seat, 'rank', 'order', { verb: 'writeMarch' });
  const ids = rows.map(({ id }) => id);

  test('IGR-AMB-10 roles are declared with it', () => {
    const item = glory.face.menu(seat).find(i => i.verb === 'writeMarch')!;
    expect(item.fields).toEqual([
      { name: 'skirmish', gesture: 'several' },
      { name: 'order', gesture: 'rank' },
    ]);
    const { among } = gesture(seat, 'several', 'skirmish', { verb: 'writeMarch' });
    for (const { value } of among) expect(glory.face.preview(seat, write(ids, [value])).refusal).toBeUndefined();
    const others = ids.filter(id => !among.some(one => one.value === id));
    for (const id of others)
      expect(glory.face.preview(seat, write(ids, [id])).refusal).toMatchObject({ rule: 'IGR-DEP-08' });
  });
  test('IGR-AMB-02 every ready order has everybody once, and may be written', () => {
    for (const { value } of starts) {
      expect([...value].sort()).toEqual([...ids].sort());
      expect(glory.face.preview(seat, write(value)).refusal).toBeUndefined();
    }
  });
  test('IGR-AMB-02 a column that is not complete is refused', () =>
    expect(glory.face.preview(seat, write(ids.slice(1))).refusal).toMatchObject({ rule: 'IGR-AMB-02' }));
});

describe('links as vignettes are placed', () => {
  /** Three side by side in the Rear Zone, and a fourth to come. */
  const line = (more: BattleNote['vignettes'] = {}): BattleNote => ({
    vignettes: {
      A1: { at: [10, 2] },
      A2: { at: [11, 2] },
      A3: { at: [12, 2] },
      A4: { at: null, place: 'waiting' },
      B1: { at: [11, 13] },
      ...more,
    },
    turn: 0,
    state: { step: 'deployment', next: 'a' },
  });
  const offered = (note: BattleNote, stand = 'A4') =>
    gesture(seatOf(battle(note)), 'choose', 'link', { verb: 'deploy', stand }).among.map(
      c => c.value as OrderOf<'deploy'>['link'],
    );

  test('IGR-LNK-03 in line only where there is room beside', () => {
    const values = offered(line());
    expect(values).toContainEqual({ type: 'in-line', with: 'A1' });
    expect(values).toContainEqual({ type: 'in-line', with: 'A3' });
    expect(values).not.toContainEqual({ type: 'in-line', with: 'A2' });
  });
  test('IGR-LNK-07 behind only where nobody stands', () =>
    expect(offered(line({ A5: { at: [11, 1.5] } }))).not.toContainEqual({ type: 'support', with: 'A2' }));
  test('IGR-LNK-03 whatever is offered may be done at the suggested place', () => {
    const seat = seatOf(battle(line()));
    for (const link of offered(line())) {
      const { at } = gesture(seat, 'place', 'at', { verb: 'deploy', stand: 'A4', link });
      const given = {
        verb: 'deploy',
        stand: 'A4',
        role: 'mbl',
        line: 1,
        link,
        defences: false,
        waived: false,
        at,
      } as const;
      expect(glory.face.preview(seat, given).refusal, JSON.stringify(link)).toBeUndefined();
    }
  });
});
