import { describe, expect, test } from 'vitest';
import { callSupport } from '../verbs/orders.js';
import { dugOf } from './condition.js';
import { area, type Table, tableOf } from './kit-later-rulings.js';
import type { Asset, Base, Call } from './state.js';
import { supportFire } from './support-fire.js';
import { view } from './view.js';

const BIG = { table: { now: { width: 20_000, depth: 20_000 } } };
const zoneAt = (x: number, y: number, diameter = 100): Call['zone'] => ({
  shape: 'circle',
  at: { x, y, facing: 0 },
  diameter,
});
const call = (side: 'a' | 'b', battery: string, kind: Call['kind'], zone: Call['zone']): Call => ({
  id: `call-${side}-${battery}`,
  side,
  caller: side === 'a' ? 'a1a' : 'b1v',
  batteries: [battery],
  zone,
  multiple: 1,
  kind,
  turnCalled: 1,
  locatedAtCall: [],
});
const ICBM: Partial<Base> = { type: 'long-range-section', where: 'off-table', shots: 2 };
const strikes = (munitions: Asset['munitions']): Asset['mission'] => ({
  kind: 'strike',
  at: { x: 2000, y: 2000, facing: 0 },
  munitions,
  called: 1,
  locatedAtCall: [],
  through: false,
});

describe('PLA-R-162 a nuclear burst near one’s own is allowed, and said beforehand', () => {
  const table = tableOf(
    { a1h1: ICBM, a1a2: { x: 2000, y: 2000 }, a1a3: { x: 9000, y: 2000 }, a1a4: { x: 10_100, y: 2000 } },
    { state: BIG },
  );
  const seat = { view: view(table.state, 'a'), by: 'a' as const, seat: undefined, options: table.game.options };
  const order = (kind: string) => ({
    stand: 'a1h1',
    caller: 'a1a',
    at: { x: 2000, y: 2000 },
    kind,
    heading: 0,
    width: null,
    depth: null,
    multiple: 1,
  });
  // biome-ignore format: one case a line
  test.each<[string, string | undefined]>([
    ['nuclear', 'your own within 8 km: a1a2, a1a3'],
    ['he', undefined],
  ])('%s', (kind, cost) => {
    const { preview } = callSupport as unknown as { preview(plan: unknown, seat: unknown, order: unknown): { cost?: string } };
    expect(preview(undefined, seat, order(kind)).cost).toBe(cost);
  });
  test.each<[string, Partial<Base>, number | null, string[]]>([
    ['a missile, from the turn on that the scenario names', {}, 1, ['he', 'cloud', 'nuclear']],
    ['a missile, where the scenario has none', {}, null, ['he', 'cloud']],
    ['guns', { type: 'towed-battery' }, 1, ['he', 'cloud']],
  ])('PLA-NUC-01, PLA-AS-04 what may not be used is not offered: %s', (_, more, nuclearFrom, offered) => {
    const { choose } = callSupport.fields!.kind as unknown as { choose(asked: object): { value: string }[] };
    const own = { ...seat.view.own!, nuclearFrom };
    const asked = { seat: { ...seat, view: { ...seat.view, own } }, piece: { ...table.base('a1h1'), ...more } };
    expect(choose(asked).map(({ value }) => value)).toEqual(offered);
  });
  test('and it kills them like anybody', () => {
    const fired = tableOf(
      { a1h1: ICBM, a1a2: { x: 2000, y: 2000 } },
      { state: { ...BIG, calls: [call('a', 'a1h1', 'nuclear', zoneAt(2000, 2000))] } },
    );
    fired.run(supportFire);
    expect([fired.base('a1a2').fate, fired.state.sides.a.lostSp]).toEqual(['destroyed', 4]);
  });
});

describe('PLA-R-163 what a burst leaves', () => {
  const town = { kind: 'built-up', outline: area(1000, 5000, 3000, 9000) } as const;
  const after = (): Table => {
    const table = tableOf(
      {
        a1h1: ICBM,
        b1h1: { x: 2500, y: 2000 },
        b1h2: { type: 'hoverbus-platoon', x: 2000, y: 2500 },
        b1v1: { type: 'regular-platoon', where: 'mounted', carrier: 'b1h2', x: 2000, y: 2500 },
        b1v2: { x: 2000, y: 8000 },
      },
      {
        state: {
          ...BIG,
          calls: [call('a', 'a1h1', 'nuclear', zoneAt(2000, 2000))],
          clouds: [1500, 4000].map((x, i) => ({
            id: `cloud-${i}`,
            source: 'canister' as const,
            at: { x, y: 2000, facing: 0 },
            guns: 1,
            turn: 2,
            seenBy: [],
          })),
        },
        features: [
          town,
          { kind: 'bridge', at: { x: 2900, y: 2000 } },
          { kind: 'bridge', at: { x: 3100, y: 2000 } },
          { kind: 'minefield', outline: area(1000, 2800, 1500, 3300), hiddenFrom: [] },
          { kind: 'works', outline: area(2000, 3050, 2200, 3250), dug: 'dug-in' },
        ],
      },
    );
    table.run(supportFire, 0, 9);
    return table;
  };
  test('everybody within 1 km, with what he carries', () => {
    const table = after();
    expect(['b1h1', 'b1h2', 'b1v1', 'b1v2'].map(id => table.base(id).fate)).toEqual([
      'destroyed',
      'destroyed',
      'destroyed',
      null,
    ]);
    expect(table.state.sides.b.lostSp).toBe(4 + 4 + 8);
    expect(table.state.commanders.find(one => one.side === 'b')).toMatchObject({ base: null, newAt: 5 });
  });
  test('bridges, mines, works and CLOUD within 1 km, and none beyond', () => {
    const table = after();
    expect(table.state.terrain.now.slice(1, 5).map(({ down }) => down)).toEqual([true, false, true, false]);
    expect(table.state.clouds.map(({ id }) => id)).toEqual(['cloud-1']);
    expect(table.state.terrain.now.at(-1)).toMatchObject({ kind: 'crater' });
  });
  // the town reaches from 3 km to 7 km off
  test.each<[number, 'dug-in' | 'none']>([
    [5500, 'none'],
    [6500, 'dug-in'],
  ])('houses at y %i: who holds them is %s', (y, dug) => {
    const table = after();
    expect(dugOf(table.state, { ...table.base('b1v2'), type: 'regular-platoon', x: 2000, y })).toBe(dug);
  });
});

describe('PLA-R-164 two zones on one base: a throw for each, the losses add, the worst state counts', () => {
  const struck = (...calls: Call[]) => {
    const table = tableOf(
      { a1h1: ICBM, b1h1: ICBM, b1v2: { type: 'regular-platoon', x: 2000, y: 6500 } },
      { state: { ...BIG, calls } },
    );
    const faces = calls.map(() => 9);
    const thrown = table.run(supportFire, ...faces, 9).filter(text => text.includes('b1v2'));
    const { sp, state } = table.base('b1v2');
    return { throws: thrown.length, lost: 8 - sp, state };
  };
  const [one, other] = [
    call('a', 'a1h1', 'nuclear', zoneAt(2000, 1500)),
    call('b', 'b1h1', 'nuclear', zoneAt(2000, 1500)),
  ];
  test('one and two bursts', () => {
    expect(struck(one)).toEqual({ throws: 1, lost: 2, state: 'suppressed' });
    expect(struck(one, other)).toEqual({ throws: 2, lost: 4, state: 'suppressed' });
  });
});

describe('PLA-R-165 what is lost or turned back on its way does not fall', () => {
  const flown = (sp: number, face: number): Table => {
    const air = { id: 'air', kind: 'air-unit', sp, munitions: 'nuclear', mission: strikes('nuclear') } as const;
    const table = tableOf({ b1h1: { x: 2000, y: 2000 } }, { assets: [air], state: BIG });
    table.state.sides = { ...table.state.sides, b: { ...table.state.sides.b, air: 'superiority' } };
    // who comes through the interceptors draws fire from the ground: it does nothing
    table.run(supportFire, face, ...(face === 9 ? [0] : []));
    return table;
  };
  // biome-ignore format: one case a line
  test.each<[string, number, number, string | null]>([
    ['it comes through: everything there is gone', 4, 9, 'destroyed'],
    ['it is turned back', 4, 4, null],
    ['it is lost', 1, 0, null],
    ['it is lost although it would have flown on', 1, 7, null],
  ])('%s', (_, sp, face, fate) => {
    const table = flown(sp, face);
    expect(table.base('b1h1').fate).toBe(fate);
    expect(table.asset('air')).toMatchObject({ mission: null, munitions: 'nuclear' });
    expect(table.state.terrain.now.length).toBe(fate ? 1 : 0);
  });
  test.each<[string, Partial<Base>, number, number]>([
    ['a missile that was fired is spent', {}, 1, 1],
    ['one whose section could not fire is not', { where: 'table', x: 2000, y: 900, lastMove: 'tactical' }, 2, 0],
  ])('%s', (_, at, shots, craters) => {
    const table = tableOf(
      { a1h1: { ...ICBM, ...at } },
      { state: { ...BIG, calls: [call('a', 'a1h1', 'nuclear', zoneAt(9000, 9000))] } },
    );
    table.run(supportFire);
    expect([table.base('a1h1').shots, table.state.terrain.now.length]).toEqual([shots, craters]);
  });
});

test('PLA-R-166 only the carrier is a target; who rides suffers with it', () => {
  const table = tableOf(
    {
      a1h1: ICBM,
      b1h2: { type: 'hoverbus-platoon', x: 2000, y: 2000 },
      b1v1: { type: 'regular-platoon', where: 'mounted', carrier: 'b1h2', x: 2000, y: 2000 },
    },
    { state: { ...BIG, calls: [{ ...call('a', 'a1h1', 'he', zoneAt(2000, 2000, 500)), locatedAtCall: ['b1h2'] }] } },
  );
  expect(table.run(supportFire, 8, 9).filter(text => text.includes('b1v1'))).toEqual([]);
  const lost = 4 - table.base('b1h2').sp;
  expect(lost).toBeGreaterThan(0);
  expect(8 - table.base('b1v1').sp).toBe(2 * lost);
});
