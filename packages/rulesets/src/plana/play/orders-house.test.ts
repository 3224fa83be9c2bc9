import { describe, expect, test } from 'vitest';
import { assaults } from './assaults.js';
import { issueOrders } from './issuing.js';
import { base, company, DEFAULTS, put, putCompany, type Row, refusal, run, sheet, stateOf } from './kit-rulings.js';
import { companyLinked } from './links.js';
import { morale } from './morale.js';
import { movement } from './movement.js';
import { packageTime } from './packages.js';
import { rally } from './rallying.js';
import type { Commander, Company, InForce, OrderKind, State } from './state.js';
import { supportFire } from './support-fire.js';
import { jam } from './turn-start.js';

/** An HQ, two companies of GF and one of militia of another battalion before it. */
const ROWS: readonly Row[] = [
  ['a1h1', 'gf-bn-hq', 50, 5],
  ['a1a1', 'gf-section', 50, 20],
  ['a1a2', 'gf-section', 54, 20],
  ['a1b1', 'gf-section', 60, 20],
  ['a2h1', 'militia-bn-hq', 20, 5],
  ['a2v1', 'militia-company', 20, 20, { sp: 8 }],
];
const field = (scenario: object = {}, rows: readonly Row[] = ROWS): State =>
  stateOf({
    a: rows,
    b: [
      ['b1h1', 'militia-bn-hq', 50, 95],
      ['b1v1', 'militia-company', 50, 60, { sp: 8 }],
    ],
    ...scenario,
  });
const at = (x: number, y: number) => ({ x: x * 100, y: y * 100 });
const USUAL = { mode: 'tactical', notBefore: 0, onContact: null, withdrawIf: 'never', attachments: [] };
const order = (kind: OrderKind, companies: string[], ...route: { x: number; y: number }[]) => ({
  verb: 'order',
  stand: 'a1h1',
  companies,
  kind,
  route,
  ...USUAL,
});
/** Its company has an order in force, from where it stands. */
function under(state: State, id: string, kind: OrderKind, more: Partial<InForce> = {}): void {
  const bases = state.bases.filter(one => one.company === id);
  const from = { x: bases[0]!.x, y: bases[0]!.y };
  const offsets = Object.fromEntries(bases.map(one => [one.id, { x: one.x - from.x, y: one.y - from.y }]));
  const onContact = kind === 'move' || kind === 'withdraw' ? ('continue' as const) : ('assault' as const);
  const text = {
    kind,
    route: [],
    objective: null,
    mode: 'tactical' as const,
    notBefore: 0,
    withdrawIf: 'never' as const,
  };
  putCompany(state, id, { order: { ...text, onContact, since: 1, from, offsets, ...more } });
}
const goes = (stand: string, x: number, y: number, verb = 'move', mode = 'tactical') =>
  verb === 'move' ? { verb, stand, path: [at(x, y)], mode } : { verb, stand, path: [at(x, y)] };

describe('PLA-ORD-16, PLA-OM-04 an order takes time: of n turns, written in turn T, it is in force from T + n', () => {
  test.each<[OrderKind, string[], (number | null)[]]>([
    ['attack', ['a1a'], [5]], // 15 minutes: two turns
    ['attack', ['a1a', 'a1b'], [5, 6]],
    ['move', ['a1a', 'a1b'], [4, 4]],
    ['hold', ['a1a'], [3]],
  ])('%s to %j', (kind, ids, wanted) => {
    const state = field();
    for (const id of ids) under(state, id, kind === 'hold' ? 'attack' : 'hold', { route: [at(50, 40)] });
    sheet(state, 'a', order(kind, ids, ...(kind === 'hold' ? [] : [at(55, 24)])));
    const since: (number | null)[] = ids.map(() => null);
    for (let turn = 3; turn < 8; turn++) {
      state.turn = turn;
      run(state, issueOrders);
      for (const [i, id] of ids.entries())
        if (since[i] === null && company(state, id).order.kind === kind) since[i] = turn;
      sheet(state, 'a');
    }
    expect(since).toEqual(wanted);
  });
});

// biome-ignore format: one line a case
describe('what an order may be', () => {
  test.each<[string, object, string | undefined]>([
    ['PLA-OM-02 an attack of opportunity within 20 cm', order('opportunity', ['a1a'], at(50, 40)), undefined],
    ['PLA-OM-02 and not beyond', order('opportunity', ['a1a'], at(50, 41.2)), 'PLA-OM-02'],
    ['PLA-OM-02 an attack goes as far as you like', order('attack', ['a1a'], at(50, 90)), undefined],
    ['PLA-OM-05 an HQ orders its own companies', order('attack', ['a2v'], at(50, 40)), 'PLA-OM-05'],
    ['PLA-ORD-12 and companies that are there', order('attack', ['a1z'], at(50, 40)), 'PLA-ORD-12'],
    ['PLA-OM-01 an attack has a place', order('attack', ['a1a']), 'PLA-OM-01'],
    ['PLA-OM-02 to hold needs none', order('hold', ['a1a']), undefined],
  ])('%s', (_, written, rule) => {
    expect(refusal(field(), 'orders', 'a', written)).toBe(rule);
  });
});

test('PLA-OM-05, PLA-SCN-04 the HQ of a regiment orders every company of its battalions', () => {
  const battalions = { regiments: [{ id: 'regiment-a', hq: 'a1h1' }] };
  const state = stateOf({ a: ROWS, b: [['b1h1', 'militia-bn-hq', 50, 95]], more: { a: battalions } });
  expect(refusal(state, 'orders', 'a', order('attack', ['a2v'], at(20, 40)))).toBeUndefined();
});

describe('PLA-OM-06 without orders a company holds', () => {
  const wood = {
    kind: 'open-woods',
    poly: [
      [40, 14],
      [60, 14],
      [60, 19],
      [40, 19],
    ],
  };
  // GF may go 5 cm, into cover, and not towards the enemy’s edge
  test.each<[string, [number, number], string | undefined]>([
    ['into cover behind it', [50, 16], undefined],
    ['farther than half a move', [50, 14.5], 'PLA-OM-06'],
    ['forward', [50, 22], 'PLA-OM-06'],
    ['into the open', [65, 19.9], 'PLA-OM-06'],
  ])('%s', (_, [x, y], rule) => {
    const state = field(
      { features: [wood] },
      ROWS.filter(([id]) => id !== 'a1a2'),
    );
    under(state, 'a1a', 'hold');
    expect(refusal(state, 'move', 'a', goes('a1a1', x, y))).toBe(rule);
  });
});

// biome-ignore format: one line a case
describe('where an order lets a base go', () => {
  const way = { route: [at(50, 40)], objective: at(50, 40) };
  test.each<[string, OrderKind, Partial<InForce>, string, [number, number], string | undefined]>([
    ['PLA-OM-10 along its route', 'attack', way, 'a1a1', [50, 30], undefined],
    ['PLA-OM-10 10 cm beside it', 'attack', way, 'a1a1', [59.9, 21], undefined],
    ['PLA-OM-10 farther aside', 'attack', { ...way, from: at(45, 20), route: [at(45, 40)] }, 'a1a1', [55.5, 24], 'PLA-OM-10'],
    ['PLA-OM-17 who is farther off must come nearer', 'attack', { ...way, from: at(30, 20), route: [at(30, 40)] }, 'a1a1', [45, 24], undefined],
    ['PLA-OM-10 5 cm beyond the objective', 'attack', { route: [at(50, 24)], objective: at(50, 24) }, 'a1a1', [50, 28.9], undefined],
    ['PLA-OM-10 no farther', 'attack', { route: [at(50, 24)], objective: at(50, 24) }, 'a1a1', [50, 29.5], 'PLA-OM-10'],
    ['PLA-OM-10 under defend GF 10 cm from their place', 'defend', {}, 'a1a1', [50, 29.9], undefined],
    ['PLA-OM-17 which is the objective, if it has one', 'defend', { objective: at(50, 8) }, 'a1a1', [53, 25], 'PLA-OM-10'],
    ['PLA-OM-18 a tactical order', 'attack', way, 'a1a1', [50, 30], undefined],
    ['PLA-OM-18 before its hour it holds', 'attack', { ...way, notBefore: 4 }, 'a1a1', [50, 24], 'PLA-OM-06'],
    ['PLA-OM-18 from its hour on it goes', 'attack', { ...way, notBefore: 3 }, 'a1a1', [50, 24], undefined],
  ])('%s', (_, kind, more, stand, [x, y], rule) => {
    const state = field();
    under(state, 'a1a', kind, more);
    expect(refusal(state, 'move', 'a', goes(stand, x, y))).toBe(rule);
  });
  test.each<[string, number, number, string | undefined]>([
    ['PLA-OM-10 under defend militia 5 cm', 20, 23.9, undefined],
    ['PLA-OM-10 and who was driven off may come back', 20, 23.9, undefined],
  ])('%s', (_, x, y, rule) => {
    const state = field();
    under(state, 'a2v', 'defend');
    expect(refusal(state, 'move', 'a', goes('a2v1', x, y))).toBe(rule);
    put(state, 'a2v1', { y: 2300 });
    expect(refusal(state, 'move', 'a', goes('a2v1', x, 26))).toBe('PLA-OM-10');
  });
  test.each<['tactical' | 'non-tactical', string | undefined]>([['tactical', 'PLA-OM-18'], ['non-tactical', undefined]])('PLA-OM-18 a non-tactical move under a %s order', (mode, rule) => {
    const state = field();
    under(state, 'a1a', 'move', { ...way, mode });
    expect(refusal(state, 'move', 'a', goes('a1a1', 50, 24, 'move', 'non-tactical'))).toBe(rule);
  });
});

// biome-ignore format: one line a case
describe('PLA-ORD-09, PLA-OM-11 who may assault', () => {
  test.each<[string, OrderKind, Partial<InForce>, [number, number], string | undefined]>([
    ['an attack', 'attack', { route: [at(50, 40)] }, [50, 24], undefined],
    ['an attack of opportunity', 'opportunity', { route: [at(50, 40)] }, [50, 24], undefined],
    ['a move', 'move', { route: [at(50, 40)] }, [50, 24], 'PLA-OM-11'],
    ['no order at all', 'hold', {}, [50, 24], 'PLA-OM-11'],
    ['defenders, within 5 cm of their place', 'defend', {}, [50, 24.9], undefined],
    ['and no farther', 'defend', {}, [50, 25.2], 'PLA-OM-11'],
    ['PLA-OM-19 not on contact `continue`', 'attack', { route: [at(50, 40)], onContact: 'continue' }, [50, 24], 'PLA-OM-19'],
    ['PLA-OM-19 nor defenders on `halt`', 'defend', { onContact: 'halt' }, [50, 24], 'PLA-OM-19'],
  ])('%s', (_, kind, more, [x, y], rule) => {
    const state = field();
    under(state, 'a1a', kind, more);
    expect(refusal(state, 'move', 'a', goes('a1a1', x, y, 'assault'))).toBe(rule);
  });
});

// biome-ignore format: one line a case
test.each<[string, Partial<InForce>, number | null, [number, number], string | undefined]>([
  ['PLA-OM-19 on contact `halt` it no longer advances', { onContact: 'halt' }, 3, [50, 24], 'PLA-OM-19'],
  ['PLA-OM-19 but goes back', { onContact: 'halt' }, 3, [50, 18], undefined],
  ['PLA-OM-19 before contact it goes on', { onContact: 'halt' }, null, [50, 24], undefined],
  ['PLA-OM-19 on contact `continue` it goes on', { onContact: 'continue' }, 3, [50, 24], undefined],
])('%s', (_, more, contactSince, [x, y], rule) => {
  const state = field();
  under(state, 'a1a', 'attack', { route: [at(50, 40)], ...more });
  putCompany(state, 'a1a', { contactSince });
  expect(refusal(state, 'move', 'a', goes('a1a1', x, y))).toBe(rule);
});

describe('PLA-OM-20 a company whose order lets it falls back', () => {
  const assaulted = (withdrawIf: 'never' | 'assaulted' | 'below-half'): State => {
    const state = field();
    under(state, 'a2v', 'defend', { withdrawIf });
    put(state, 'b1v1', {
      x: 2000,
      y: 2300,
      assault: { since: 3, from: at(20, 30), spent: 100, walked: 300, confused: false },
    });
    run(state, assaults, [0, 4]);
    return state;
  };
  test.each<['never' | 'assaulted' | 'below-half', boolean]>([
    ['never', false],
    ['assaulted', true],
    ['below-half', false],
  ])('after an assault: %s', (withdrawIf, wanted) => {
    expect(company(assaulted(withdrawIf), 'a2v').mayWithdraw).toBe(wanted);
  });
  test.each<[number, boolean]>([
    [4, false],
    [3, true],
  ])('with %i of 8 SP', (sp, wanted) => {
    const state = field();
    under(state, 'a2v', 'defend', { withdrawIf: 'below-half' });
    put(state, 'a2v1', { sp });
    run(state, morale, [9]);
    expect(company(state, 'a2v').mayWithdraw).toBe(wanted);
  });
  test('it goes to its own edge, by itself too, and nowhere else', () => {
    const state = field();
    under(state, 'a1a', 'attack', { route: [at(50, 60)], withdrawIf: 'assaulted' });
    putCompany(state, 'a1a', { mayWithdraw: true });
    expect(refusal(state, 'move', 'a', goes('a1a1', 50, 22))).toBe('PLA-OM-20');
    expect(refusal(state, 'move', 'a', goes('a1a1', 52, 15))).toBeUndefined();
    sheet(state, 'a');
    state.stage = 'movement';
    run(state, movement);
    expect(base(state, 'a1a1').y).toBeLessThan(1030);
  });
});

describe('PLA-OM-12 a company that cannot communicate goes on with its last order, and its player moves it', () => {
  test('jammed behind a ridge', () => {
    const state = field({
      features: [
        {
          kind: 'hill',
          level: 3,
          poly: [
            [0, 8],
            [100, 8],
            [100, 12],
            [0, 12],
          ],
        },
      ],
    });
    under(state, 'a1a', 'attack', { route: [at(50, 40)] });
    state.sides = { ...state.sides, b: { ...state.sides.b, jams: true } };
    expect(companyLinked(state, 'a1a', base(state, 'a1h1'), 'order', DEFAULTS)).toBe(false);
    expect(refusal(state, 'move', 'a', goes('a1a1', 50, 24))).toBeUndefined();
    expect(refusal(state, 'orders', 'a', order('defend', ['a1a']))).toBe('PLA-ORD-11');
    sheet(state, 'a');
    state.stage = 'movement';
    run(state, movement);
    expect(base(state, 'a1a1').y).toBe(3000);
  });
});

// biome-ignore format: one line a case
test.each<[string, Partial<Company>, string, boolean, boolean]>([
  ['PLA-OM-13 two formations are linked while some base of each is', {}, 'a1a', false, true],
  ['PLA-OM-13 jammed, if they see each other', {}, 'a1a', true, true],
  ['PLA-OM-13 a battery off the table, while its side is not jammed', {}, 'a1g', false, true],
  ['PLA-OM-13 it never sees anybody', {}, 'a1g', true, false],
  ['PLA-OM-13 nobody in a company that lost heart', { demoralised: true }, 'a1a', false, false],
])('%s', (_, of, id, jams, wanted) => {
  const state = field({}, [...ROWS, ['a1g1', 'towed-battery', 1, 1, { offTableCm: 50, x: undefined, y: undefined }]]);
  putCompany(state, 'a1a', of);
  state.sides = { ...state.sides, b: { ...state.sides.b, jams } };
  expect(companyLinked(state, id, base(state, 'a1h1'), 'call', DEFAULTS)).toBe(wanted);
});

describe('PLA-OM-14 an order as the question asks it', () => {
  test.each<[string, OrderKind, string[], (state: State) => void, number]>([
    ['15 minutes a company', 'attack', ['a1a', 'a1b'], () => {}, 30],
    ['a movement order 10 for a battalion', 'move', ['a1a', 'a1b'], () => {}, 10],
    ['of two battalions: 10 more, and twice for the militia', 'attack', ['a1a', 'a2v'], () => {}, 80],
    [
      'a company was under fire last turn: 10 more',
      'attack',
      ['a1a'],
      state => put(state, 'a1a2', { underFire: 2 }),
      25,
    ],
    ['the HQ was', 'attack', ['a1a'], state => put(state, 'a1h1', { underFire: 2 }), 25],
    ['not the turn before', 'attack', ['a1a'], state => put(state, 'a1a2', { underFire: 1 }), 15],
  ])('%s', (_, kind, companies, change, minutes) => {
    const state = field();
    state.battalions = state.battalions.map(one => ({ ...one, irregular: one.id === 'a2' }));
    change(state);
    const written = { verb: 'order' as const, stand: 'a1h1', companies, kind, route: [at(50, 40)], ...USUAL } as never;
    const time = packageTime(state, base(state, 'a1h1'), written, DEFAULTS);
    expect('result' in time && time.result.minutes).toBe(minutes);
  });
});

describe('PLA-OM-15, PLA-OM-16 orders under way', () => {
  test('a turn counts while the company being briefed is linked; the old order stands until the new one is there', () => {
    const state = field({
      features: [
        {
          kind: 'hill',
          level: 3,
          poly: [
            [0, 8],
            [100, 8],
            [100, 12],
            [0, 12],
          ],
        },
      ],
    });
    under(state, 'a1a', 'defend');
    sheet(state, 'a', order('attack', ['a1a'], at(50, 40)));
    run(state, issueOrders);
    sheet(state, 'a');
    const next = (jams: boolean) => {
      state.turn++;
      state.sides = { ...state.sides, b: { ...state.sides.b, jams } };
      run(state, issueOrders);
      return [state.packages[0]?.progress, company(state, 'a1a').order.kind];
    };
    expect([next(false), next(true), next(false)]).toEqual([
      [1, 'defend'],
      [1, 'defend'],
      [undefined, 'attack'],
    ]);
    // and stays in force when it is there
    put(state, 'a1a1', { x: 5000, y: 4000 });
    next(false);
    expect(company(state, 'a1a').order.kind).toBe('attack');
  });
});

test('PLA-OM-17 the route begins at the mean centre of the company when the order comes into force', () => {
  const state = field();
  sheet(state, 'a', order('hold', ['a1a']));
  run(state, issueOrders);
  expect(company(state, 'a1a').order).toMatchObject({
    from: at(52, 20),
    since: 3,
    offsets: { a1a1: { x: -200, y: 0 } },
  });
});

describe('PLA-OM-21, PLA-ORG-07 attached bases', () => {
  const lent = (): State => {
    const state = field();
    const attachments = [{ base: 'a1b1', company: 'a1a' }];
    state.turn = 0;
    sheet(state, 'a', { ...order('attack', ['a1a'], at(50, 40)), attachments });
    run(state, issueOrders);
    state.turn = 3;
    return state;
  };
  test('fight with their new company; strength and heart stay with the old one', () => {
    const state = lent();
    expect([base(state, 'a1b1').company, base(state, 'a1b1').home]).toEqual(['a1a', 'a1b']);
    expect([company(state, 'a1a').startSp, company(state, 'a1b').startSp]).toEqual([8, 4]);
    put(state, 'a1b1', { sp: 2 });
    expect(run(state, morale, [9]).dice.map(({ text }) => text)).toEqual(['morale of Company a1b']);
  });
  test('a movement order attaches nobody, and nobody else’s HQ does', () => {
    const with_ = (kind: OrderKind, who: string) => ({
      ...order(kind, ['a1a'], at(50, 40)),
      attachments: [{ base: who, company: 'a1a' }],
    });
    expect(refusal(field(), 'orders', 'a', with_('move', 'a1b1'))).toBe('PLA-OM-21');
    expect(refusal(field(), 'orders', 'a', with_('attack', 'a2v1'))).toBe('PLA-R-142');
    expect(refusal(field(), 'orders', 'a', with_('attack', 'a1b1'))).toBeUndefined();
  });
});

describe('PLA-COM-04 jamming is thrown for anew each turn, and holds for it', () => {
  test.each<[number, boolean]>([
    [3, false],
    [4, true],
  ])('%i', (face, jams) => {
    const state = field();
    state.sides = { ...state.sides, a: { ...state.sides.a, jams: !jams } };
    run(state, jam, [face]);
    expect(state.sides.a.jams).toBe(jams);
  });
});

describe('commanders', () => {
  const led = (to: Partial<Commander>, more: readonly Row[] = []): State => {
    const state = field({}, [...ROWS, ...more]);
    state.commanders = state.commanders.map(one => (one.id === 'a1-co' ? { ...one, leadership: 3, ...to } : one));
    return state;
  };
  const joins = (id: string | null) => ({
    verb: 'place-commander',
    commander: 'a1-co',
    company: id,
    intervene: ['rally'],
  });
  // biome-ignore format: one line a case
  test.each<[string, [number, number], string, string | undefined]>([
    ['PLA-CMD-01, PLA-LDR-10 he joins a company within 20 cm', [50, 20], 'a1a', undefined],
    ['PLA-CMD-01 20 cm, edge to edge', [50, 26.9], 'a1a', undefined],
    ['PLA-CMD-01 and no farther', [50, 27.1], 'a1a', 'PLA-CMD-01'],
    ['PLA-CMD-01 as the crow flies', [66, 22], 'a1a', 'PLA-CMD-01'],
    ['PLA-CMD-01 of his own battalion', [50, 20], 'a2v', 'PLA-CMD-01'],
  ])('%s', (_, [x, y], id, rule) => {
    const state = led({});
    put(state, 'a1a1', { x: x * 100, y: y * 100 });
    put(state, 'a1a2', { x: x * 100, y: (y + 3) * 100 });
    expect(refusal(state, 'orders', 'a', joins(id))).toBe(rule);
    if (rule) return;
    sheet(state, 'a', joins(id));
    run(state, issueOrders);
    expect(state.commanders.find(one => one.id === 'a1-co')).toMatchObject({ company: 'a1a', base: 'a1a1' });
    expect(base(state, 'a1h1')).toMatchObject({ x: 5000, y: 500 });
  });
  test('PLA-CMD-01 he is on the HQ base of the company that he joins, where it has one', () => {
    const state = led({}, [['a1a9', 'gf-coy-hq', 50, 22]]);
    sheet(state, 'a', joins('a1a'));
    run(state, issueOrders);
    expect(state.commanders.find(one => one.id === 'a1-co')?.base).toBe('a1a9');
  });
  const shaken = (to: Partial<Commander>): State => {
    const state = led({ company: 'a1a', base: 'a1a1', intervene: ['rally'], ...to });
    for (const id of ['a1a1', 'a1a2', 'a1b1']) put(state, id, { state: 'pinned' });
    return state;
  };
  const rallies = (state: State, faces: number[]): string[] => {
    run(state, rally, faces);
    return ['a1a1', 'a1a2', 'a1b1'].filter(id => base(state, id).state === 'ok');
  };
  test.each([
    [0, 'still'],
    [9, 'it is steady'],
  ])('PLA-RAL-01 whoever threw hears what a %i came to, also where nothing changes', (face, words) => {
    const said = run(shaken({ company: null, base: 'a1h1' }), rally, [face]).heard('a');
    expect(said.split('\n').map(text => text.split(' ').slice(0, 2).join(' '))).toEqual([
      'a1a1 rallies:',
      'a1a2 rallies:',
      'a1b1 rallies:',
    ]);
    expect(said).toContain(words);
  });
  test('PLA-CMD-02 he helps all of the company that he is with, and nobody else', () => {
    // average GF rally on 5: a die of 2 and his 3
    expect(rallies(shaken({}), [2])).toEqual(['a1a1', 'a1a2']);
    expect(rallies(shaken({ company: null, base: 'a1h1' }), [2])).toEqual([]);
    expect(rallies(shaken({ intervene: ['assault', 'morale'] }), [2])).toEqual([]);
  });
  test('PLA-CMD-02 in an assault the best commander of a side, if a base of his company takes part', () => {
    const modifier = (to: Partial<Commander>): string => {
      const state = led({ company: 'a1a', base: 'a1a1', intervene: ['assault'], ...to });
      for (const id of ['a1a', 'a1b', 'b1v'])
        putCompany(state, id, {
          located: [...state.bases].map(one => ({ base: one.id, turn: 3, reported: true })),
          leadership: 0,
        });
      put(state, 'b1v1', { x: 5000, y: 2250 });
      put(state, 'a1a1', { assault: { since: 3, from: at(50, 15), spent: 100, walked: 300, confused: false } });
      return run(state, assaults, [5, 5, 6])
        .heard('umpire')
        .match(/5 ([+−] \d+) against/)![1]!;
    };
    expect([modifier({}), modifier({ company: 'a1b' }), modifier({ intervene: [] })]).toEqual(['+ 3', '+ 0', '+ 0']);
  });
  test('PLA-CMD-03 whom nobody plays steps in on a d6 of his leadership or less, one die a turn for each of the three', () => {
    const dice = (state: State, faces: number[]) => run(state, rally, faces).dice.map(({ text }) => text);
    const state = shaken({ played: false });
    expect(dice(state, [3, 2])[0]).toBe('does the commander step in?');
    expect(base(state, 'a1a1').state).toBe('ok');
    const refuses = shaken({ played: false });
    dice(refuses, [4, 2]);
    expect(base(refuses, 'a1a1').state).toBe('pinned');
    // asked again in the same turn it is as it was; in the next it is thrown anew
    expect(dice(refuses, [1])).not.toContain('does the commander step in?');
    refuses.turn++;
    put(refuses, 'a1a1', { state: 'pinned' });
    expect(dice(refuses, [1])).toContain('does the commander step in?');
  });
  describe('PLA-CMD-04 in danger', () => {
    test.each<[number, number, boolean]>([
      [3, 1, true],
      [3, 2, false],
    ])('his base was thrown at in turn %i, and the die shows %i', (underFire, face, lost) => {
      const state = led({ company: 'a1a', base: 'a1a1' });
      put(state, 'a1a1', { underFire });
      run(state, supportFire, [face]);
      expect(state.commanders[0]!.base === null).toBe(lost);
      if (lost) expect(state.commanders[0]).toMatchObject({ newAt: 6, company: null, intervene: [] });
    });
    test('not fired at, he is in none', () => {
      const state = led({ company: 'a1a', base: 'a1a1' });
      put(state, 'a1a1', { underFire: 2 });
      expect(run(state, supportFire, [1]).dice).toEqual([]);
    });
  });
});
