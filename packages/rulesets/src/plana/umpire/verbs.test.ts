import { knownEntries, seen, turnOf, undo } from '@umpire/engine';
import { expect, test } from 'vitest';
import { plana } from '../index.js';
import type { State } from '../play/state.js';
import {
  atStage,
  type Battle,
  base,
  battleOf,
  company,
  heard,
  inOrders,
  orders,
  rules,
  stopsAt,
  until,
} from './kit.js';

type Look = (match: Battle) => unknown;
// biome-ignore format: one line a case
/** What is ordered in the Orders window of turn 1, what refuses it, what stands there afterwards. */
test.each<[string, object, string | undefined, Look, unknown]>([
  ['PLA-UMP-01, PLA-UMP-20 visibility', { verb: 'weather', field: 'visibility', value: 900, untilTurn: 5 }, undefined, m => m.state.weather.visibility, 900],
  ['PLA-UMP-20 it stays until its turn', { verb: 'weather', field: 'wind', value: 'N', untilTurn: 5 }, undefined, m => m.state.weather.fixed.wind, 5],
  ['PLA-UMP-20 no such value', { verb: 'weather', field: 'denseCloud', value: 3, untilTurn: 5 }, 'PLA-UMP-20', m => m.state.weather.denseCloud, false],
  ['PLA-UMP-02, PLA-UMP-27 sight', { verb: 'sight', from: 'a1a1', to: 'b1v1', sees: false }, undefined, m => m.state.rulings.sight, [{ from: 'a1a1', to: 'b1v1', sees: false }]],
  ['PLA-UMP-27 between friends', { verb: 'sight', from: 'a1a1', to: 'a1a2', sees: false }, 'PLA-UMP-27', m => m.state.rulings.sight, []],
  ['PLA-UMP-03 leadership of a company', { verb: 'leadership', who: 'a1a', value: 4 }, undefined, m => company(m, 'a1a').leadership, 4],
  ['PLA-UMP-37 leadership of a commander', { verb: 'leadership', who: 'a1-co', value: 3 }, undefined, m => m.state.commanders.find(c => c.id === 'a1-co')!.leadership, 3],
  ['PLA-UMP-37 shaken', { verb: 'set-company', company: 'b1v', field: 'shaken', value: true }, undefined, m => company(m, 'b1v').shaken, true],
  ['PLA-UMP-37 no such quality', { verb: 'set-company', company: 'b1v', field: 'quality', value: 'hold' }, 'PLA-UMP-37', m => company(m, 'b1v').quality, 'veteran'],
  ['PLA-UMP-41 order in force', { verb: 'set-company', company: 'b1v', field: 'order', value: 'hold' }, undefined, m => company(m, 'b1v').order.kind, 'hold'],
  ['PLA-UMP-14, PLA-UMP-41 strength', { verb: 'set-base', base: 'a1a2', field: 'sp', value: 2 }, undefined, m => [base(m, 'a1a2').sp, m.state.sides.a.lostSp], [2, 2]],
  ['PLA-UMP-41 state', { verb: 'set-base', base: 'a1a2', field: 'state', value: 'suppressed' }, undefined, m => base(m, 'a1a2').state, 'suppressed'],
  ['PLA-UMP-41 place', { verb: 'set-base', base: 'a1a2', field: 'place', value: { x: 900, y: 500 } }, undefined, m => [base(m, 'a1a2').x, base(m, 'a1a2').y], [900, 500]],
  ['PLA-UMP-41, PLA-R-216 upon an enemy', { verb: 'set-base', base: 'a1a2', field: 'place', value: { x: 1600, y: 1660 } }, 'PLA-R-216', m => base(m, 'a1a2').x, 1100],
  ['PLA-UMP-41, PLA-R-216 off the table', { verb: 'set-base', base: 'a1a2', field: 'place', value: { x: -900, y: 10 } }, 'PLA-R-216', m => base(m, 'a1a2').x, 1100],
  ['PLA-UMP-41, PLA-R-216 too strong', { verb: 'set-base', base: 'a1a2', field: 'sp', value: 99 }, 'PLA-R-216', m => base(m, 'a1a2').sp, 4],
  ['PLA-UMP-41 heading', { verb: 'set-base', base: 'a1a2', field: 'heading', value: 90 }, undefined, m => base(m, 'a1a2').facing, 900],
  ['PLA-UMP-41 works', { verb: 'set-base', base: 'a1a2', field: 'dug', value: 'dug-in' }, undefined, m => base(m, 'a1a2').dug, 'dug-in'],
  ['PLA-UMP-41 canisters', { verb: 'set-base', base: 'a1a2', field: 'canisters', value: 2 }, undefined, m => base(m, 'a1a2').canisters, 2],
  ['PLA-UMP-41 limbered', { verb: 'set-base', base: 'a1a2', field: 'limbered', value: true }, undefined, m => base(m, 'a1a2').limbered, true],
  ['PLA-UMP-41 company', { verb: 'set-base', base: 'a1a2', field: 'company', value: 'a1h' }, undefined, m => base(m, 'a1a2').company, 'a1h'],
  ['PLA-UMP-41 company of the enemy', { verb: 'set-base', base: 'a1a2', field: 'company', value: 'b1h' }, 'PLA-UMP-41', m => base(m, 'a1a2').company, 'a1a'],
  ['PLA-UMP-09, PLA-UMP-21 nobody has lost heart', { verb: 'recovery', company: 'a1a', hours: 2 }, 'PLA-UMP-21', m => company(m, 'a1a').recoversAt, null],
  ['PLA-UMP-06, PLA-UMP-35 surprise', { verb: 'surprise', company: 'b1v', kind: 'assault', on: true }, undefined, m => m.state.desk.surprises.length, 1],
  ['PLA-UMP-12, PLA-UMP-32 nothing drives it', { verb: 'path', base: 'a1a2', points: [{ x: 900, y: 300 }] }, 'PLA-UMP-32', m => base(m, 'a1a2').forced, null],
  ['PLA-UMP-33 a minefield comes', { verb: 'feature', kind: 'minefield', change: 'add', at: { x: 500, y: 800 } }, undefined, m => m.state.terrain.now.filter(f => f.kind === 'minefield').length, 1],
  ['PLA-UMP-33 CLOUD comes', { verb: 'feature', kind: 'cloud', change: 'add', at: { x: 500, y: 800 } }, undefined, m => m.state.clouds.length, 1],
  ['PLA-UMP-33 no bridge is there', { verb: 'feature', kind: 'bridge', change: 'remove', at: { x: 500, y: 800 } }, 'PLA-UMP-33', m => m.state.terrain.now.length, 2],
  ['PLA-UMP-34 nobody assaults', { verb: 'group', group: 'b1v1', add: ['a1a1'] }, 'PLA-UMP-34', m => m.state.desk.groups, []],
  ['PLA-UMP-08, PLA-UMP-36 nothing was thrown', { verb: 'losses', side: 'a', by: [1] }, 'PLA-UMP-36', m => m.state.desk.held, null],
  ['PLA-UMP-13, PLA-UMP-23 nothing was thrown', { verb: 'throw', throw: '1', value: 3 }, 'PLA-UMP-13', m => m.state.desk.held, null],
  ['PLA-UMP-38 a base goes', { verb: 'remove', base: 'b1h2', as: 'destroyed' }, undefined, m => [base(m, 'b1h2').fate, m.state.sides.b.lostSp], ['destroyed', 4]],
  ['PLA-UMP-38 reinforcements now', { verb: 'inject', side: 'a', company: 'a1a', at: { x: 1500, y: 300 }, turn: 1 }, undefined, m => m.state.companies.filter(c => c.name.startsWith('A Company')).length, 2],
  ['PLA-UMP-38 of the wrong side', { verb: 'inject', side: 'b', company: 'a1a', at: { x: 1500, y: 300 }, turn: 1 }, 'PLA-UMP-38', m => m.state.companies.length, 4],
  ['PLA-UMP-24 an objective of its own', { verb: 'tasking', side: 'a', text: 'Take the scrub', objective: { x: 1500, y: 1000 }, value: 2 }, undefined, m => m.state.objectives.map(o => o.only), [null, 'a']],
  ['PLA-UMP-39 another value', { verb: 'tasking', side: 'a', text: 'It matters', objective: 'objective-1', value: 9 }, undefined, m => m.state.objectives[0]!.value, 9],
  ['PLA-UMP-22 no such asset', { verb: 'asset', asset: 'nobody', field: 'shots', value: 1 }, 'PLA-UMP-22', m => m.state.assets.length, 0],
  ['PLA-UMP-11, PLA-UMP-22 who has the air', { verb: 'asset', asset: 'a', field: 'superiority', value: 'superiority' }, undefined, m => m.state.sides.a.air, 'superiority'],
  ['PLA-UMP-04, PLA-UMP-25 nobody issues an order', { verb: 'order-time', order: 'order-1', change: 'void' }, 'PLA-UMP-25', m => m.state.packages, []],
  ['PLA-UMP-05, PLA-UMP-29 beside its orders', { verb: 'rule-on', action: 'base|a1a2', allow: true }, undefined, m => m.state.rulings.waived, ['a1a2']],
  ['PLA-UMP-26 no such action', { verb: 'rule-on', action: 'call|call-9', allow: false }, 'PLA-UMP-26', m => m.state.calls, []],
  ['PLA-UMP-28 a report is kept back', { verb: 'report', side: 'a', what: 'hold', contact: 'b1v1' }, undefined, m => m.state.desk.withheld, [{ side: 'a', base: 'b1v1', until: null }]],
  ['PLA-UMP-28 until a turn that is over', { verb: 'report', side: 'a', what: 'delay', contact: 'b1v1', untilTurn: 1 }, 'PLA-UMP-28', m => m.state.desk.withheld, []],
  ['PLA-UMP-28 false, and nowhere', { verb: 'report', side: 'a', what: 'false', type: 'vehicles' }, 'PLA-UMP-28', m => m.state.desk.planted, []],
  ['PLA-UMP-16, PLA-R-232 both are held: nobody’s time runs', { verb: 'clock', change: 'pause' }, undefined, m => turnOf(m), expect.objectContaining({ held: true })],
  ['PLA-UMP-16, PLA-WIN-03 more time for whoever counts it', { verb: 'clock', change: 'extend', minutes: 5 }, undefined, m => turnOf(m), expect.objectContaining({ more: 5 })],
  ['PLA-UMP-40 a pause', { verb: 'clock', change: 'pause' }, undefined, m => m.state.desk.paused, true],
  ['PLA-UMP-16, PLA-UMP-40 more time', { verb: 'clock', change: 'extend', minutes: 5 }, undefined, m => m.state.desk.extended, 5],
  ['PLA-UMP-38 reinforcements off the table', { verb: 'inject', side: 'a', company: 'a1a', at: { x: 9500, y: 300 }, turn: 1 }, 'PLA-UMP-38', m => m.state.companies.length, 4],
  ['PLA-UMP-28 a false report off the table', { verb: 'report', side: 'a', what: 'false', type: 'vehicles', at: { x: 9500, y: 300 } }, 'PLA-UMP-28', m => m.state.desk.planted, []],
  ['PLA-UMP-29 what is allowed already', { verb: 'rule-on', action: 'a|battery:a1h3', allow: true }, 'PLA-UMP-29', m => m.state.rulings.waived, []],
  ['PLA-UMP-19 he sits there already', { verb: 'come' }, 'PLA-UMP-19', m => m.state.desk.present, true],
  ['PLA-UMP-43 where he is asked', { verb: 'stops', kinds: ['assaults', 'assaults'] }, undefined, m => m.state.rulings.stops, ['assaults']],
  ['PLA-UMP-47 without a reason', { verb: 'clock', change: 'pause', reason: ' ' }, 'reason', m => m.state.desk.acts, []],
  ['PLA-UMP-41 no free path into the state', { verb: 'rule', decision: 'edit', path: 'turn', value: 3 }, 'PLA-R-216', m => m.state.turn, 1],
  ['PLA-UMP-39 a draw has no winner', { verb: 'end', winner: 'a', level: 'draw' }, 'PLA-UMP-39', m => m.state.over, null],
])('%s', (_, order, refused, look, wanted) => {
  const match = inOrders();
  const before = JSON.stringify(match.state);
  expect(rules(match, order)).toBe(refused);
  expect(look(match)).toEqual(wanted);
  if (refused !== undefined) expect(JSON.stringify(match.state)).toBe(before);
  else expect(match.state.desk.acts.at(-1)).toMatchObject({ turn: 1, stage: 'orders', reason: 'a test' });
});

// biome-ignore format: one line a case
/** Who hears of it in the window in which it is ordered: side a, side b. */
test.each<[string, object, boolean, boolean]>([
  ['PLA-UMP-20 the weather: both', { verb: 'weather', field: 'visibility', value: 900, untilTurn: 5 }, true, true],
  ['PLA-UMP-27 sight: nobody', { verb: 'sight', from: 'a1a1', to: 'b1v1', sees: false }, false, false],
  ['PLA-UMP-28 a report: nobody', { verb: 'report', side: 'a', what: 'hold', contact: 'b1v1' }, false, false],
  ['PLA-UMP-24 higher orders: the side named', { verb: 'tasking', side: 'a', text: 'Take the scrub' }, true, false],
  ['PLA-UMP-40 a remark to b', { verb: 'note', to: 'b', text: 'Good luck' }, false, true],
  ['PLA-UMP-40 a remark for the record', { verb: 'note', to: 'nobody', text: 'Late again' }, false, false],
  ['PLA-UMP-40 the clock: both', { verb: 'clock', change: 'pause' }, true, true],
  ['PLA-UMP-35 surprise: with the result', { verb: 'surprise', company: 'b1v', kind: 'assault', on: true }, false, false],
  ['PLA-UMP-29 its side', { verb: 'rule-on', action: 'base|a1a2', allow: true }, true, false],
  ['PLA-UMP-22 who has the air: both', { verb: 'asset', asset: 'a', field: 'superiority', value: 'superiority' }, true, true],
  ['PLA-UMP-37 leadership: its side', { verb: 'leadership', who: 'b1v', value: 2 }, false, true],
])('%s', (_, order, a, b) => {
  const match = inOrders();
  const [lines, entries] = [
    { a: heard(match, 'a').length, b: heard(match, 'b').length },
    { a: knownEntries(match, 'a').length, b: knownEntries(match, 'b').length },
  ];
  expect(rules(match, order)).toBeUndefined();
  expect([heard(match, 'a').length > lines.a, heard(match, 'b').length > lines.b]).toEqual([a, b]);
  // PLA-5.8: what he does unseen has no number either
  expect(knownEntries(match, 'a').length - entries.a).toBe(a ? 1 : 0);
  expect(knownEntries(match, 'b').length - entries.b).toBe(b ? 1 : 0);
});

test('PLA-UMP-17 he acts unseen between two lines of a sheet, and a side may still take its own back', () => {
  const match = inOrders();
  expect(orders(match, 'a', { verb: 'instruct', companies: ['a1a'], fire: 'hold' }).ok).toBe(true);
  expect(rules(match, { verb: 'sight', from: 'a1a1', to: 'b1v1', sees: false })).toBeUndefined();
  expect(match.state.sheets.a).toHaveLength(1);
  expect(undo(match, 'a').ok).toBe(true);
  expect(match.state.sheets.a).toHaveLength(0);
  expect(match.state.rulings.sight).toHaveLength(1);
});

test('PLA-UMP-04, PLA-UMP-25 an order that is issued comes later, at once, or never; its side hears the time and not why', () => {
  const written = { verb: 'order', stand: 'a1h1', companies: ['a1a'], kind: 'defend', route: [{ x: 1500, y: 1000 }] };
  const change = (order: object) => {
    const match = inOrders();
    expect(orders(match, 'a', written).ok).toBe(true);
    until(match, atStage('move', 1));
    const { id, companies } = match.state.packages[0]!;
    expect(rules(match, { verb: 'order-time', order: id, ...order })).toBeUndefined();
    return { match, was: companies[0]!.ready };
  };
  const later = change({ change: 'minutes', minutes: 20 });
  expect(later.match.state.packages[0]!.companies[0]!.ready).toBe(later.was + 2);
  expect(heard(later.match, 'a').at(-1)).toMatch(/^The order of a1h1 takes \d+ minutes$/);
  expect(heard(later.match, 'b').join()).not.toContain('minutes');
  const finished = change({ change: 'finish' }).match;
  expect([finished.state.packages.length, company(finished, 'a1a').order.kind]).toEqual([0, 'defend']);
  const voided = change({ change: 'void' }).match;
  expect([voided.state.packages.length, company(voided, 'a1a').order.kind]).toEqual([0, 'attack']);
});

test('PLA-UMP-25 no time at all changes nothing', () => {
  const match = inOrders();
  const written = { verb: 'order', stand: 'a1h1', companies: ['a1a'], kind: 'defend', route: [{ x: 1500, y: 1000 }] };
  expect(orders(match, 'a', written).ok).toBe(true);
  until(match, atStage('move', 1));
  const [{ id }] = match.state.packages as [State['packages'][number]];
  expect(rules(match, { verb: 'order-time', order: id, change: 'minutes', minutes: 0 })).toBe('PLA-UMP-25');
});

test('PLA-UMP-40, PLA-UMP-13 while a step is carried out no window is held, and a die of six has no 0', () => {
  const match = inOrders();
  stopsAt(match, 'steps');
  until(match, ({ state }) => state.desk.held !== null);
  expect(rules(match, { verb: 'clock', change: 'pause' })).toBe('PLA-UMP-40');
  const one = { id: 'die', text: 'a die', rule: 'PLA-UMP-13', face: 3, thrown: 3, sides: 6 };
  const { desk } = match.state;
  match.state.desk = { ...desk, held: { ...desk.held!, throws: [one as never] } };
  const faces = [0, 7, 6].map(value => rules(match, { verb: 'throw', throw: 'die', value }));
  expect(faces).toEqual(['PLA-UMP-13', 'PLA-UMP-13', undefined]);
});

test('PLA-UMP-26 what he forbids is struck off and not done, and its side hears that it was refused', () => {
  const match = inOrders();
  const call = { verb: 'call-support', stand: 'a1h3', caller: 'a1a', at: { x: 1600, y: 1600 }, kind: 'he' };
  expect(orders(match, 'a', call).ok).toBe(true);
  expect(rules(match, { verb: 'rule-on', action: 'a|battery:a1h3', allow: false })).toBeUndefined();
  expect(heard(match, 'a').at(-1)).toBe('Refused by the umpire: battery a1h3');
  expect(orders(match, 'a', call).ok).toBe(true);
  until(match, atStage('move', 1));
  expect(match.state.calls).toEqual([]);
});

test('PLA-UMP-26, PLA-UMP-31 a call under way is refused', () => {
  const match = inOrders();
  const call = { verb: 'call-support', stand: 'a1h3', caller: 'a1a', at: { x: 1600, y: 1600 }, kind: 'he' };
  orders(match, 'a', call);
  until(match, atStage('move', 1));
  const [{ id }] = match.state.calls as [State['calls'][number]];
  expect(rules(match, { verb: 'rule-on', action: `call|${id}`, allow: false })).toBeUndefined();
  expect(match.state.calls).toEqual([]);
});

test('PLA-UMP-05, PLA-UMP-29 a base that may act beside its orders goes where its order would not let it', () => {
  const match = inOrders();
  until(match, atStage('move', 1));
  const away = { verb: 'move', stand: 'a1a2', path: [{ x: 300, y: 550 }] };
  const refused = orders(match, 'a', away);
  expect(refused.ok ? undefined : refused.error.rule).toBe('PLA-OM-10');
  expect(rules(match, { verb: 'rule-on', action: 'base|a1a2', allow: true })).toBeUndefined();
  const allowed = orders(match, 'a', away);
  expect(allowed.ok ? undefined : allowed.error.rule).not.toBe('PLA-OM-10');
});

test('PLA-UMP-10, PLA-UMP-28, PLA-R-224 a false report goes out with those of step 4, like any other, and is false to him alone', () => {
  const match = inOrders();
  const planted = { verb: 'report', side: 'a', what: 'false', type: 'vehicles', at: { x: 600, y: 1200 } };
  expect(rules(match, planted)).toBeUndefined();
  until(match, atStage('move', 1));
  const shown = (seen(match, 'a').view as { contacts: readonly object[] }).contacts;
  const contact = shown.find(one => 'x' in one && one.x === 600)!;
  expect(contact).toMatchObject({ type: 'vehicles', source: 'location', status: 'current', reported: true });
  expect(JSON.stringify(contact)).not.toContain('umpire');
  expect(heard(match, 'a').some(text => /^New contacts: /.test(text))).toBe(true);
  const desk = plana.umpire!.desk!(
    { view: plana.view(match.state, 'umpire'), viewer: 'umpire', options: match.options },
    match.scenario,
  );
  expect(desk.sides.a.beliefs.find(({ at }) => at.x === 600)).toMatchObject({ verdict: 'false: yours', wrong: true });
});

test('PLA-UMP-28 what is kept back has no number; it gets the next one when it is told', () => {
  const plain = battleOf();
  until(plain, ({ state }) => state.ledgers.b.next > 1);
  const first = plain.state.ledgers.b.contacts[0]!.base!;
  const match = inOrders();
  const until3 = plain.state.turn + 2;
  expect(rules(match, { verb: 'report', side: 'b', what: 'delay', contact: first, untilTurn: until3 })).toBeUndefined();
  until(match, atStage('move', plain.state.turn));
  const told = (): number[] =>
    (seen(match, 'b').view as { contacts: readonly { readonly no: number }[] }).contacts.map(one => one.no);
  const numbers = told();
  expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  expect(numbers.length).toBe(plain.state.ledgers.b.contacts.length - 1);
  until(match, atStage('orders', until3));
  expect(match.state.ledgers.b.contacts.find(one => one.base === first)).toMatchObject({ heldUntil: null });
  expect(told().every(no => no > 0)).toBe(true);
  expect(rules(match, { verb: 'report', side: 'b', what: 'hold', contact: first })).toBe('PLA-UMP-28');
});
