import { approve, parseRecord, recordOf, replay, seen, turnOf } from '@umpire/engine';
import { expect, test } from 'vitest';
import { plana } from '../index.js';
import { verdict } from '../play/ending.js';
import { view } from '../play/view.js';
import { deskOf } from './desk-view.js';
import {
  atStage,
  type Battle,
  base,
  battleOf,
  company,
  heard,
  heldBy,
  inOrders,
  orders,
  rules,
  stopsAt,
  until,
} from './kit.js';

const lookAt = ({ state, options }: Battle) => ({
  view: view(state, 'umpire'),
  viewer: 'umpire' as const,
  options,
});

test('PLA-UMP-13, PLA-UMP-18, PLA-UMP-30 at a stop nobody is told what was thrown; another face counts in its place', () => {
  const thrown = (value?: number) => {
    const match = battleOf();
    stopsAt(match, 'steps');
    until(match, heldBy('PLA-FIR-02'));
    const before = heard(match, 'a').length;
    expect(match.state.desk.held!.throws.length).toBeGreaterThan(0);
    if (value !== undefined)
      for (const { id } of match.state.desk.held!.throws)
        expect(rules(match, { verb: 'throw', throw: id, value })).toBeUndefined();
    expect(heard(match, 'a').length).toBe(before);
    approve(match);
    return match.state.bases.map(({ sp, state }) => `${sp} ${state}`).join();
  };
  expect(thrown(0)).not.toBe(thrown(9));
  expect(thrown()).toBe(thrown());
});

test('PLA-UMP-13 what was worked out from a throw is no more shown as true when another face counts', () => {
  const match = battleOf();
  stopsAt(match, 'steps');
  until(match, heldBy('PLA-FIR-02'));
  const desk = () => deskOf(lookAt(match), {}, null).held!;
  const [first] = match.state.desk.held!.throws;
  const before = desk();
  rules(match, { verb: 'throw', throw: first!.id, value: first!.face === 9 ? 0 : 9 });
  expect(desk().lines[0]).toBe(
    `${first!.text}: ${first!.face === 9 ? 0 : 9} counts in place of the ${first!.face} that was thrown`,
  );
  expect(desk().lines.slice(1)).toEqual(before.lines.slice(1));
});

test('PLA-VIC-01, PLA-VIC-02, PLA-VIC-03 when it is over the points are told line by line, and the bar counts as they do', () => {
  for (let seed = 1; seed < 12; seed++) {
    const match = battleOf('first-orders', { seed, umpire: false });
    until(match, () => false);
    const { state } = match;
    const { points } = verdict(state);
    const told = heard(match, 'b');
    for (const side of ['a', 'b'] as const) {
      const said = told.find(text => text.startsWith(`${state.sides[side].name}: ${points[side]} points (`));
      const parts = [...(said ?? '').slice((said ?? '').indexOf('(')).matchAll(/\d+/g)].map(([n]) => Number(n));
      expect([side, parts.reduce((sum, n) => sum + n, 0)]).toEqual([side, points[side]]);
    }
    expect(told.some(text => text.startsWith(`The margin is ${Math.abs(points.a - points.b)}: `))).toBe(true);
    const held = (side: 'a' | 'b') =>
      state.objectives.reduce((sum, { holder, value }) => sum + (holder === side ? value : 0), 0);
    const bars = plana.face.meters!(lookAt(match)).map(({ lost }) => lost);
    expect(bars).toEqual([points.b - held('b'), points.a - held('a')]);
  }
});

test('PLA-UMP-07, PLA-UMP-18, PLA-UMP-34, PLA-UMP-36 an assault: who is in it before the throw, throws and losses after it', () => {
  const match = battleOf();
  stopsAt(match, 'assaults');
  expect(until(match, heldBy('PLA-CAM-02'))).toBe(true);
  const { group, about } = match.state.desk.held!;
  const other = match.state.bases.find(one => one.side === 'b' && one.where === 'table' && !about.includes(one.id));
  if (other) expect(rules(match, { verb: 'group', group, add: [other.id], flank: true })).toBeUndefined();
  approve(match);
  expect(match.state.desk.held!.rule).toBe('PLA-CA-07');
  if (other) expect(match.state.desk.held!.about).toContain(other.id);
  expect(rules(match, { verb: 'group', group, flank: false })).toBe('PLA-UMP-34');
  for (const [id, value] of [
    ['attacker', 9],
    ['defender', 0],
  ] as const)
    expect(rules(match, { verb: 'throw', throw: id, value })).toBeUndefined();
  expect(rules(match, { verb: 'throw', throw: 'attacker', value: 12 })).toBe('value');
  const heardOfThrow = heard(match, 'a').filter(text => text.startsWith('By the umpire'));
  expect(heardOfThrow).toHaveLength(2);
  approve(match);
  expect(heard(match, 'a').some(text => /9 [+−].* against 0 /.test(text))).toBe(true);
});

test('PLA-UMP-08, PLA-UMP-36 losses are placed, as many as there are and where they can be borne', () => {
  for (let seed = 1; seed < 40; seed++) {
    const match = battleOf('first-orders', { seed });
    stopsAt(match, 'assaults');
    const isSpread = ({ state: { desk } }: Battle): boolean =>
      desk.held?.losses?.a !== undefined && desk.held.losses.a.length > 1 && desk.held.losses.a.some(n => n > 0);
    if (!until(match, isSpread)) continue;
    const { losses, about } = match.state.desk.held!;
    const own = about.filter(id => base(match, id).side === 'a');
    const total = losses!.a.reduce((sum, n) => sum + n, 0);
    const bears = own.findIndex(id => base(match, id).sp >= total);
    expect(rules(match, { verb: 'losses', side: 'a', by: losses!.a.map(() => 9) })).toBe('PLA-UMP-36');
    const by = losses!.a.map((_, at) => (at === bears ? total : 0));
    expect(rules(match, { verb: 'losses', side: 'a', by })).toBeUndefined();
    const before = base(match, own[bears]!).sp;
    approve(match);
    expect(base(match, own[bears]!).sp).toBe(before - total);
    return;
  }
  throw new Error('no seed has an assault in which several lose');
});

test.each<[string, string, string]>([
  ['PLA-UMP-43 first contact', 'first-contact', 'PLA-SEQ-04'],
  ['PLA-UMP-43 assaults', 'assaults', 'PLA-CAM-02'],
  ['PLA-UMP-43, PLA-UMP-18 every step', 'steps', 'PLA-SEQ-01'],
])('%s', (_, stop, rule) => {
  const match = battleOf();
  expect(until(match, heldBy(rule))).toBe(false);
  const asked = battleOf();
  stopsAt(asked, stop);
  expect(until(asked, heldBy(rule))).toBe(true);
  // 5.8: nobody else is told what he looks at
  expect(seen(asked, 'a').asked?.ask.text).toBe('the umpire has the table');
});

test('PLA-UMP-43, PLA-UMP-37 loss of heart waits for him, and a changed throw saves them', () => {
  for (let seed = 1; seed < 30; seed++) {
    const match = battleOf('first-orders', { seed });
    stopsAt(match, 'demoralisation');
    if (!until(match, heldBy('PLA-MOR-07'))) continue;
    const id = match.state.desk.held!.about[0]!;
    const own = base(match, id).company;
    expect(rules(match, { verb: 'throw', throw: 'test', value: 9 })).toBeUndefined();
    approve(match);
    expect(company(match, own).demoralised).toBe(false);
    return;
  }
  throw new Error('no seed has a company that loses heart');
});

test('PLA-GEN-04, PLA-UMP-19, PLA-UMP-45, PLA-R-214, PLA-R-215 nothing waits for an empty seat; who leaves lets go, who comes back is asked again', () => {
  const empty = battleOf('first-orders', { umpire: false });
  until(empty, atStage('orders'));
  const nobody = JSON.stringify(empty.state);
  rules(empty, { verb: 'clock', change: 'pause' });
  expect(JSON.stringify(empty.state)).toBe(nobody);
  expect(empty.state.desk.present).toBe(false);
  const match = inOrders();
  stopsAt(match, 'steps');
  rules(match, { verb: 'report', side: 'a', what: 'hold', contact: 'b1v1' });
  rules(match, { verb: 'clock', change: 'pause' });
  expect(rules(match, { verb: 'leave' })).toBeUndefined();
  expect(match.state.desk).toMatchObject({ present: false, paused: false, withheld: [{ until: 2 }] });
  expect(until(match, ({ state }) => state.desk.held !== null && state.turn < 3, 5)).toBe(false);
  expect(rules(match, { verb: 'leave' })).toBe('PLA-UMP-19');
  expect(rules(match, { verb: 'come' })).toBeUndefined();
  expect(until(match, ({ state }) => state.desk.held !== null)).toBe(true);
});

test('PLA-UMP-16, PLA-UMP-40 he closes a window for both, or holds it although both are ready', () => {
  const match = inOrders();
  expect(rules(match, { verb: 'clock', change: 'pause' })).toBeUndefined();
  for (const side of ['a', 'b']) orders(match, side, { verb: 'ready' });
  expect(match.state.stage).toBe('orders');
  expect(rules(match, { verb: 'clock', change: 'resume' })).toBeUndefined();
  expect(match.state.stage).not.toBe('orders');
  const closed = inOrders();
  expect(rules(closed, { verb: 'clock', change: 'close' })).toBeUndefined();
  expect(closed.state.stage).not.toBe('orders');
});

test('PLA-ORD-13, PLA-UMP-24 words to a side reach it as its next Orders window opens', () => {
  const match = inOrders();
  until(match, atStage('move', 1));
  expect(rules(match, { verb: 'tasking', side: 'b', text: 'Hold on till noon' })).toBeUndefined();
  expect(heard(match, 'b').join()).not.toContain('noon');
  until(match, atStage('orders', 2));
  expect(heard(match, 'b')).toContain('Higher command: Hold on till noon');
  expect(heard(match, 'a').join()).not.toContain('noon');
});

test('PLA-UMP-38, PLA-R-225 reinforcements come in step 1 of their turn; their side hears of it', () => {
  const match = inOrders();
  const order = { verb: 'inject', side: 'b', company: 'b1v', at: { x: 1500, y: 2000 }, turn: 2 };
  expect(rules(match, order)).toBeUndefined();
  expect(match.state.companies).toHaveLength(4);
  until(match, atStage('orders', 2));
  expect(match.state.companies).toHaveLength(5);
  expect(plana.faults(match.state, match.options)).toEqual([]);
  expect(heard(match, 'b')).toContain('1st Company, reinforcements has arrived');
  expect(heard(match, 'a').join()).not.toContain('arrived');
});

test('PLA-UMP-06, PLA-UMP-35 a Big Surprise that he declares is tested at the end of the next step that tests', () => {
  const match = inOrders();
  until(match, atStage('move', 1));
  expect(rules(match, { verb: 'surprise', company: 'a1a', kind: 'big', on: true })).toBeUndefined();
  until(match, atStage('orders', 2));
  expect(company(match, 'a1a').surprised).toBe(1);
});

test('PLA-UMP-15, PLA-UMP-39, PLA-UMP-47, PLA-R-227 he ends it; then all that he did is open to both, changed throws first', () => {
  const match = battleOf();
  stopsAt(match, 'steps');
  until(match, heldBy('PLA-FIR-02'));
  rules(match, { verb: 'sight', from: 'a1a1', to: 'b1v1', sees: false, reason: 'the smoke lies between' });
  rules(match, { verb: 'throw', throw: '1', value: 0, reason: 'a cocked die' });
  expect(heard(match, 'a').join()).not.toContain('smoke');
  // in the middle of a step it ends when that is done
  expect(rules(match, { verb: 'end', winner: 'b', level: 'clear', reason: 'it is late' })).toBeUndefined();
  until(match, () => false, 5);
  expect(turnOf(match)).toMatchObject({ over: 'b', rule: 'PLA-UMP-15' });
  for (const side of ['a', 'b', 'umpire']) {
    const opened = heard(match, side).filter(text => text.startsWith('By the umpire, turn'));
    expect(opened[0]).toContain('a cocked die');
    expect(opened.some(text => text.includes('the smoke lies between'))).toBe(true);
  }
  expect(rules(match, { verb: 'note', to: 'both', text: 'late' })).toBe('PLA-UMP-15');
});

test('PLA-UMP-46 of two contrary rulings in one gap the later counts, and both are on record', () => {
  const match = inOrders();
  rules(match, { verb: 'leadership', who: 'a1a', value: 0 });
  rules(match, { verb: 'leadership', who: 'a1a', value: 5 });
  expect(company(match, 'a1a').leadership).toBe(5);
  expect(match.state.desk.acts.map(({ text }) => text)).toEqual(['a1a: leadership 0', 'a1a: leadership 5']);
});

test('PLA-UMP-17, PLA-UMP-47 a battle under an umpire replays; without his reason it is not sound', () => {
  const match = battleOf();
  stopsAt(match, 'assaults', 'first-contact');
  until(match, heldBy('PLA-SEQ-04'));
  rules(match, { verb: 'report', side: 'b', what: 'hold', contact: 'a1a1' });
  until(match, atStage('orders', 4));
  rules(match, { verb: 'set-base', base: 'a1h2', field: 'sp', value: 1 });
  const record = JSON.parse(JSON.stringify(recordOf(match)));
  const again = replay(plana, record);
  expect(again.ok).toBe(true);
  const bare = JSON.parse(JSON.stringify(record), (key, value) => (key === 'reason' ? '' : value));
  const parsed = parseRecord(bare);
  expect(parsed.ok && replay(plana, parsed.value).ok).toBe(false);
});

test('PLA-UMP-42, PLA-UMP-44 his desk: both beliefs, the queue, his acts, what he may do', () => {
  const match = inOrders();
  const written = { verb: 'order', stand: 'a1h1', companies: ['a1a'], kind: 'defend', route: [{ x: 1500, y: 1000 }] };
  orders(match, 'a', written);
  until(match, atStage('move', 1));
  const look = { view: plana.view(match.state, 'umpire'), viewer: 'umpire' as const, options: match.options };
  const desk = plana.umpire!.desk!(look, match.scenario);
  expect(desk.coming.map(({ title }) => title)).toContain('Order of a1h1: defend');
  expect(desk.steps.find(({ current }) => current)?.label).toBe('Moves');
  expect(desk.sides.b.beliefs.length).toBe(match.state.ledgers.b.contacts.length);
  expect(desk.guide?.map(({ done }) => done)).toEqual([true, true, false, false, true, false, false]);
  expect(desk.usualStops).toEqual(['first-contact', 'assaults', 'demoralisation']);
  for (const { verb } of desk.verbs) {
    const fields = plana.umpire!.fields!(look, verb, {});
    expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
  }
});
