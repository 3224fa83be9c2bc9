import { defaultOptions, isRefusal, recordOf, replay, seededDice, seen, start, told } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { plana } from '../index.js';
import { EDGE_OF_THE_WOOD } from '../scenarios/edge-of-the-wood.js';
import type { OwnFiring } from '../tables/own-firing.js';
import { directFire } from './firing.js';
import { base, knows, run, sheet, stateOf } from './kit-rulings.js';
import type { State } from './state.js';
import { supportFire } from './support-fire.js';

/** What everybody is hit by, whatever is thrown. */
const DEADLY = '- - - - - - - 0+';
const NEVER = '0+ - - - - - - -';
const tableOf = (weapon: OwnFiring['rows'][number]['weapon'], er: string): OwnFiring => ({
  name: 'The annex',
  rows: [{ rule: 'ANNEX-1', weapon, target: 'Armour', er, lr: er }],
});

function field(): State {
  const state = stateOf({
    a: [
      ['a1h1', 'gf-bn-hq', 5, 2],
      ['a1a1', 'gf-section', 50, 50],
      ['a1t1', 'hovertank-platoon', 50, 40],
      ['a1g1', 'sp-battery', 60, 40, { allocated: { to: 'a1', as: 'support' } }],
    ],
    b: [
      ['b1h1', 'militia-bn-hq', 5, 98],
      ['b1t1', 'tracked-tank-platoon', 50, 60],
    ],
  });
  knows(state, 'a', 'b1t1', ['a1a', 'a1t']);
  return state;
}

describe('PLA-FIR-22 tables of the players’ own are fired by', () => {
  test.each([
    ['what nobody survives', tableOf('hovertank', DEADLY), 0, true],
    ['what harms nobody', tableOf('hovertank', NEVER), 4, true],
    ['another weapon’s: the book’s row', tableOf('militia', DEADLY), 4, false],
  ])('direct fire: %s', (_, table, sp, cited) => {
    const state = field();
    state.firing = { own: [table] };
    const lines = ['a1h1', 'a1a1', 'a1g1'].map(stand => ({ verb: 'hold-fire', stand }));
    sheet(state, 'a', { verb: 'fire', stand: 'a1t1', weapon: 'hovertank', target: 'contact-1' }, ...lines);
    const ran = run(state, directFire, [0]);
    expect(base(ran.state, 'b1t1').sp).toBe(sp);
    expect(ran.cited('umpire').includes('ANNEX-1')).toBe(cited);
  });

  test.each([
    [DEADLY, 0],
    [NEVER, 4],
  ])('support fire: %s', (er, sp) => {
    const state = field();
    state.firing = { own: [tableOf('conventional-artillery', er)] };
    state.calls = [
      {
        id: 'call-1',
        side: 'a',
        caller: 'a1a',
        batteries: ['a1g1'],
        zone: { shape: 'rectangle', at: { x: 5000, y: 6000, facing: 0 }, width: 500, depth: 500 },
        multiple: 1,
        kind: 'he',
        turnCalled: 2,
        locatedAtCall: ['b1t1'],
      },
    ];
    expect(base(run(state, supportFire, [0]).state, 'b1t1').sp).toBe(sp);
  });
});

describe('PLA-FIR-22 a battle with tables of the players’ own', () => {
  const begun = (firingTables: unknown) =>
    start({
      rules: plana,
      options: defaultOptions(plana.options),
      scenario: { ...EDGE_OF_THE_WOOD, firingTables },
      dice: seededDice(7),
      settings: { hashes: true },
    });

  test('everybody is told, the record holds them, and it replays from the record alone', () => {
    const made = begun([tableOf('militia', DEADLY)]);
    if (!made.ok) return expect.fail(made.error.message);
    const match = made.value;
    for (const viewer of ['a', 'b', 'spectator', 'umpire'] as const)
      expect(match.entries.flatMap(entry => told(match, entry, viewer).map(({ text }) => text))).toContain(
        'Fired by a table of the players’ own: The annex, 1 row',
      );
    const record = JSON.parse(JSON.stringify(recordOf(match)));
    expect(record.scenario.firingTables).toEqual([tableOf('militia', DEADLY)]);
    const again = replay(plana, record);
    if (!again.ok) return expect.fail(again.error.message);
    expect(again.value.state).toEqual(match.state);
    const view = seen(match, 'a').view;
    expect(plana.imagine(view, 'a', (() => 0) as never).firing).toEqual(match.state.firing);
  });

  test('without them nothing of them stands in the state', () => {
    const made = begun(undefined);
    expect(made.ok && 'firing' in made.value.state).toBe(false);
  });

  test.each([
    ['a gap', [tableOf('militia', '0-1 3+ - - - - - -')], 'firingTables[0].rows[0].er', '2 stands in no cell'],
    [
      'an overlap',
      [tableOf('militia', '0-3 3+ - - - - - -')],
      'firingTables[0].rows[0].er[1]',
      '3 stands under ne and P',
    ],
    [
      'twice',
      [tableOf('militia', DEADLY), tableOf('militia', NEVER)],
      'firingTables[1].rows[0]',
      'stands in a table before it already',
    ],
    ['none', [], 'firingTables', undefined],
    ['no table', [7], 'firingTables[0]', undefined],
  ])('is refused by its path: %s', (_, tables, path, message) => {
    const made = begun(tables);
    expect(made).toMatchObject({ ok: false, error: { path, ...(message && { message }) } });
    if (!made.ok) expect(isRefusal(made.error)).toBe(true);
  });
});
