import { describe, expect, test } from 'vitest';
import { endTurn } from './ending.js';
import { area, knowing, type Table, tableOf } from './kit-later-rulings.js';
import { location } from './locating.js';
import { remove } from './losses.js';
import { morale } from './morale.js';
import { heldAsKnown } from './objectives.js';
import { orderRefusal } from './packages.js';
import { surrender } from './prisoners.js';
import { rally } from './rallying.js';
import { standingMoves } from './standing-move.js';
import type { Base, Objective } from './state.js';
import { beginTurn } from './turn-start.js';
import { view } from './view.js';

const FOOT: Partial<Base> = { type: 'regular-platoon', x: 1000, y: 1000 };
const LOST = { companies: { b1v: { demoralised: true } } };

describe('PLA-R-193 who has lost heart gives himself up to the nearest enemy who can take him', () => {
  const after = (enemies: Parameters<typeof tableOf>[0], laid: Parameters<typeof tableOf>[1] = LOST): Table => {
    const table = tableOf({ b1v1: FOOT, ...enemies }, laid);
    table.run(morale);
    return table;
  };
  // biome-ignore format: one case a line
  test.each<[string, Parameters<typeof tableOf>[0], Parameters<typeof tableOf>[1], string | null]>([
    ['a section 1.5 cm off', { a1a2: { x: 1000, y: 1350 } }, LOST, 'captured'],
    ['beyond 2 cm', { a1a2: { x: 1000, y: 1410 } }, LOST, null],
    ['a lorry takes nobody', { a1h2: { type: 'lorry-column', x: 1000, y: 1350 } }, LOST, null],
    ['nor does a fixed site', { a1h2: { type: 'strategic-sam-site', x: 1000, y: 1450 } }, LOST, null],
    ['nor do those who have lost heart themselves', { a1a2: { x: 1000, y: 1350 } }, { companies: { ...LOST.companies, a1a: { demoralised: true } } }, null],
    ['nor do those in the air', { a1a2: { x: 1000, y: 1350, where: 'aboard', carrier: 'lift' } }, LOST, null],
  ])('%s', (_, enemies, laid, fate) => expect(after(enemies, laid).base('b1v1').fate).toBe(fate));
  test('the scenario may have no prisoners taken', () => {
    const table = tableOf({ b1v1: FOOT, a1a2: { x: 1000, y: 1350 } }, LOST);
    table.state.sides = { ...table.state.sides, a: { ...table.state.sides.a, takesPrisoners: false } };
    table.run(morale);
    expect(table.base('b1v1').fate).toBe('destroyed');
  });
  test('the nearest guards', () => {
    const table = after({ a1a2: { x: 1000, y: 1350 }, a1a3: { x: 1000, y: 640 } });
    expect([table.base('a1a2').sp, table.base('a1a3').sp]).toEqual([3, 4]);
  });
});

describe('PLA-R-194 as many are held as there are guards for', () => {
  // biome-ignore format: one case a line
  test.each<[string, number, number, { guardsSp: number; prisonersSp: number }, number]>([
    ['16 SP need two guards', 16, 4, { guardsSp: 2, prisonersSp: 16 }, 2],
    ['one guard holds eight', 16, 2, { guardsSp: 1, prisonersSp: 8 }, 1],
    ['nobody gives his last SP', 8, 1, { guardsSp: 0, prisonersSp: 0 }, 1],
    ['nine need two', 9, 4, { guardsSp: 2, prisonersSp: 9 }, 2],
  ])('%s', (_, captured, sp, held, left) => {
    const table = tableOf({ b1v1: { ...FOOT, sp: captured }, a1a2: { x: 1000, y: 1350, sp } });
    table.run(game => surrender(game, [table.base('b1v1')], [table.base('a1a2')]));
    expect(table.state.sides.a).toMatchObject(held);
    expect([table.base('a1a2').sp, table.base('b1v1').where]).toEqual([left, 'gone']);
  });
  test('PLA-R-195 the captor is destroyed later: guards and prisoners have left play', () => {
    const table = tableOf({ b1v1: FOOT, a1a2: { x: 1000, y: 1350 } });
    table.run(game => surrender(game, [table.base('b1v1')], [table.base('a1a2')]));
    const before = { ...table.state.sides.a };
    remove(table.game, 'a1a2', 'destroyed', { rule: 'PLA-SP-03', text: 'a test' });
    expect(table.base('b1v1')).toMatchObject({ where: 'gone', fate: 'captured' });
    expect(table.state.sides.a).toMatchObject({ prisonersSp: before.prisonersSp, guardsSp: 1 });
  });
});

test('PLA-R-196 who did not give himself up is asked again in every step 10', () => {
  const table = tableOf({ b1v1: FOOT, a1a2: { x: 1000, y: 1800 } }, LOST);
  table.run(morale);
  expect(table.base('b1v1')).toMatchObject({ where: 'table', forced: { kind: 'run-to-cover' } });
  table.state.turn = 3;
  table.state.bases = table.state.bases.map(base => (base.id === 'a1a2' ? { ...base, y: 1350 } : base));
  table.run(morale);
  expect(table.base('b1v1').fate).toBe('captured');
});

describe('PLA-R-198 armour that has lost heart throws for its recovery once it is safe', () => {
  const wood = { kind: 'close-woods', outline: area(800, 800, 1800, 1800) } as const;
  const tank = (y: number): Partial<Base> => ({ type: 'tracked-tank-platoon', x: 1000, y, state: 'suppressed' });
  const begun = (one: number, other: number, known: boolean, ...faces: number[]): Table => {
    const table = tableOf(
      { b1v1: tank(one), b1v2: { ...tank(other), x: 1400 }, a1h2: { x: 1000, y: 600 } },
      { ...LOST, features: [wood] },
    );
    if (known) knowing(table, 'b', 'a1h2');
    table.run(beginTurn, ...faces);
    return table;
  };
  // biome-ignore format: one case a line
  test.each<[string, number, number, boolean, number[], number | null]>([
    ['all in cover', 1500, 1500, false, [2], 3 + 24],
    ['one in the open', 1500, 1900, false, [], null],
    ['in cover that a known enemy looks into', 1000, 1500, true, [], null],
    ['in cover out of his sight', 1600, 1600, true, [1], 3 + 12],
  ])('%s', (_, one, other, known, faces, at) => expect(begun(one, other, known, ...faces).company('b1v').recoversAt).toBe(at));
  test('its hours over it is back: pinned, shaken, its leadership as lowered', () => {
    const table = begun(1500, 1500, false, 1);
    table.state.companies = table.state.companies.map(one =>
      one.id === 'b1v' ? { ...one, leadership: -1, recoversAt: 5 } : one,
    );
    table.run(beginTurn);
    expect(table.company('b1v').demoralised).toBe(true);
    table.run(beginTurn);
    expect(table.company('b1v')).toMatchObject({ demoralised: false, shaken: true, leadership: -1, recoversAt: null });
    expect([table.base('b1v1').state, table.base('b1v2').state]).toEqual(['pinned', 'pinned']);
  });
});

describe('PLA-R-199 a company whose bases are all with another sleeps', () => {
  const asleep = (company: string): Table =>
    tableOf(
      { b1h1: { x: 1300, y: 1000 }, b1v1: { ...FOOT, company }, a1a2: { x: 1000, y: 1600 } },
      { companies: { b1v: { startSp: 20, spTested: 20 } } },
    );
  test.each<[string, boolean]>([
    ['b1h', false],
    ['b1v', true],
  ])('its base under %s: it locates and takes orders %s', (company, awake) => {
    const table = asleep(company);
    const thrown = tableThrows(table);
    expect(thrown.some(text => text.includes('1st Company'))).toBe(awake);
    const order = { stand: 'b1h1', companies: ['b1v'], kind: 'defend', route: [], attachments: [], mode: 'tactical' };
    const refused = orderRefusal({ ...table.state, turn: 0 }, order as never, table.game.options);
    expect(refused?.rule).toBe(awake ? undefined : 'PLA-ORD-12');
    expect(standingMoves({ ...view(table.state, 'b'), stage: 'move' }, table.game.options)).toEqual([]);
  });
  test('its morale goes on', () => {
    const table = asleep('b1h');
    expect(table.run(morale, 9)).toEqual(['morale of 1st Company']);
    expect(table.company('b1v').spTested).toBe(8);
  });
});
function tableThrows(table: Table): string[] {
  for (let dice = 0; dice < 8; dice++) {
    try {
      return table.run(location, ...Array.from({ length: dice }, () => 0));
    } catch (error) {
      if (!(error as Error).message.startsWith('no die')) throw error;
    }
  }
  throw new Error('it never ends');
}

describe('PLA-R-223 in contact is under fire to who rallies', () => {
  const rallies = (at: Partial<Base>, enemyY: number): number => {
    let count = 0;
    for (let face = 0; face < 10; face++) {
      const table = tableOf({ b1v1: { ...FOOT, state: 'pinned', ...at }, a1a2: { x: 1000, y: enemyY } });
      table.run(rally, face);
      if (table.base('b1v1').state === 'ok') count++;
    }
    return count;
  };
  test('as many faces help as under fire, and more where nobody is near', () => {
    const [calm, fired] = [rallies({}, 1800), rallies({ underFire: 2 }, 1800)];
    expect(fired).toBeLessThan(calm);
    expect(rallies({}, 1210)).toBe(fired);
    expect(rallies({}, 1211)).toBe(calm);
  });
});

describe('PLA-R-200 an objective is captured as far as its side knows', () => {
  const objective: Objective = {
    id: 'hill',
    name: 'the hill',
    at: { x: 1000, y: 1000 },
    value: 5,
    whenBlown: null,
    only: null,
    holder: 'a',
    heldBy: ['b'],
  };
  const tested = (change: Partial<Objective>, known: boolean, enemyY: number): number => {
    const table = tableOf(
      { a1a2: { x: 1000, y: 1000 }, b1v2: { type: 'regular-platoon', x: 1000, y: enemyY } },
      { companies: { a1a: { startSp: 8, spTested: 8 } }, state: { objectives: [{ ...objective, ...change }] } },
    );
    if (known) knowing(table, 'a', 'b1v2');
    expect(heldAsKnown(view(table.state, 'a'), 'a', objective)).toBe(!known || enemyY > 1600);
    table.run(morale, 5);
    const [, sign, size] = /tests: 5 ([+−]) (\d+)/.exec(table.heard.a.join())!;
    return Number(size) * (sign === '−' ? -1 : 1);
  };
  test('the +2 hangs on what it knows', () => {
    const plain = tested({ heldBy: [] }, false, 2000);
    // biome-ignore format: one case a line
    const cases: [string, number, number][] = [
      ['the enemy had it, and nobody is near', tested({}, false, 2000), 2],
      ['an enemy whom it does not know is near', tested({}, false, 1400), 2],
      ['one whom it knows', tested({}, true, 1400), 0],
      ['one whom it knows, farther off', tested({}, true, 2000), 2],
      ['only its own side ever had it', tested({ heldBy: ['a'] }, false, 2000), 0],
    ];
    expect(cases.map(([what, got]) => [what, got - plain])).toEqual(cases.map(([what, , more]) => [what, more]));
  });
  test('who held it is noted at the end of each turn', () => {
    const table = tableOf(
      { b1v2: FOOT, a1a2: { x: 2500, y: 200 } },
      { state: { objectives: [{ ...objective, holder: null, heldBy: [] }] } },
    );
    endTurn(table.game);
    expect(table.state.objectives[0]).toMatchObject({ holder: 'b', heldBy: ['b'] });
  });
});
