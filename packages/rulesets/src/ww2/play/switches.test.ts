import { defaultOptions, type Options, type Side, scriptedDice, start, submit, told } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { ww2 } from '../index.js';
import type { Order } from '../verbs/index.js';
import type { Stand, State } from './state.js';

const DEFAULTS = defaultOptions(ww2.options);
const { data } = ww2.scenarios.find(({ id }) => id === 'ww2-5-first-orders')!;
function battle(options: Options, ...dice: number[]) {
  const begun = start({ rules: ww2, scenario: data, options, dice: scriptedDice(dice) });
  if (!begun.ok) throw new Error(begun.error.message);
  const match = begun.value;
  const give = (order: Order, by: Side = 'a'): string => {
    const done = submit(match, by, order);
    return done.ok ? 'done' : (done.error.rule ?? done.error.path ?? '');
  };
  return { match, state: match.state as State, give };
}
const at = ({ stands, lookup }: State, id: string): Stand => stands[lookup.ids[id]!]!;
const alter = (state: State, id: string, change: Partial<Stand>): void => {
  state.stands[state.lookup.ids[id]!] = { ...at(state, id), ...change };
};

describe('WW2-R-32: turning on the spot', () => {
  const turn: Order = { verb: 'train', stand: 'A1.5', facing: 900 };
  test.each<[string, Options, string]>([
    ['WW2-R-32: is a move', DEFAULTS, 'WW2-R-32'],
    ['WW2-R-32: or is free before a shot of halted fire', { ...DEFAULTS, 'WW2-R-32': 'free-pivot' }, 'done'],
  ])('%s', (_title, options, wanted) => {
    const { state, give } = battle(options, 2, 2, 2);
    state.phase = 'tactical';
    alter(state, 'A1.5', { fireMarker: true });
    expect(give(turn)).toBe(wanted);
  });
  test('WW2-R-32: it begins the option, is no move, leaves the marker and may be done before each shot', () => {
    const { state, give } = battle({ ...DEFAULTS, 'WW2-R-32': 'free-pivot' }, 2, 2, 2);
    state.phase = 'tactical';
    alter(state, 'A1.5', { fireMarker: true });
    give(turn);
    expect(at(state, 'A1.5')).toMatchObject({ facing: 900, moved: false, fireMarker: true, movesMade: 1 });
    expect(state.option).toMatchObject({ stand: 'A1.5', number: 2, shotsLeft: 2 });
    expect(give(turn)).toBe('WW2-R-32');
    expect(give({ ...turn, facing: 0 })).toBe('done');
    expect(state.groups[0]!.cp).toBe(3);
  });
});

describe('WW2-R-81: a pin may last as long as its markers', () => {
  test.each<[string, Options, number[], Partial<Stand>]>([
    [
      'WW2-R-81: the last marker takes it away',
      { ...DEFAULTS, 'WW2-R-81': 'markers' },
      [5],
      { pinned: false, suppression: 0 },
    ],
    ['WW2-R-81: not before', { ...DEFAULTS, 'WW2-R-81': 'markers' }, [4], { pinned: true, suppression: 1 }],
    ['WW2-R-81: it does not otherwise', DEFAULTS, [5], { pinned: true, suppression: 0 }],
  ])('%s', (_title, options, dice, wanted) => {
    const { state, give } = battle(options, 2, 2, 2, 2, 2, 2, ...dice);
    state.phase = 'tactical';
    alter(state, 'B1.1', { pinned: true, suppression: 1, harmed: true });
    expect(give({ verb: 'endTurn' })).toBe('done');
    expect(at(state, 'B1.1')).toMatchObject(wanted);
  });
});

test('WW2-R-154: that a standing order was given nobody hears but its side', () => {
  const { match, give } = battle(DEFAULTS, 2, 2, 2);
  expect(give({ verb: 'policy', stand: 'B1.1', fire: 'hold', repulse: 'auto' }, 'b')).toBe('done');
  const entry = match.entries.at(-1)!;
  const lines = (viewer: Side) => told(match, entry, viewer).length;
  expect([lines('a'), lines('b')]).toEqual([0, 1]);
  expect(ww2.secret!({ verb: 'policy', stand: 'B1.1', fire: 'hold', repulse: 'auto' })).toBe(true);
  expect(ww2.secret!({ verb: 'endTurn' })).toBe(false);
});

describe('WW2-R-129: ending by agreement', () => {
  const march: Order = { verb: 'move', stand: 'A1.1', path: [{ x: 1500, y: 700 }], facing: 0 };
  test.each<[string, Order, string]>([
    ['a standing order leaves it open', { verb: 'policy', stand: 'A1.1', fire: 'hold', repulse: 'auto' }, 'done'],
    ['any other order of whoever made it ends it', march, 'WW2-R-129'],
  ])('WW2-R-129: an offer: %s', (_title, order, wanted) => {
    const { state, give } = battle(DEFAULTS, 2, 2, 2);
    state.phase = 'tactical';
    give({ verb: 'offerDraw' });
    expect(give(order)).toBe('done');
    expect(give({ verb: 'acceptDraw' }, 'b')).toBe(wanted);
  });
  test('WW2-R-129: an offer may be made once, and is accepted by the other side alone', () => {
    const { state, give } = battle(DEFAULTS, 2, 2, 2, 2, 2, 2);
    state.phase = 'tactical';
    expect(give({ verb: 'acceptDraw' }, 'b')).toBe('WW2-R-129');
    expect(give({ verb: 'offerDraw' })).toBe('done');
    expect(give({ verb: 'offerDraw' })).toBe('WW2-R-129');
    expect(give({ verb: 'endTurn' })).toBe('done');
    expect(give({ verb: 'acceptDraw' }, 'b')).toBe('WW2-R-129');
    give({ verb: 'offerDraw' }, 'b');
    expect(give({ verb: 'acceptDraw' })).toBe('done');
    expect(state.over).toMatchObject({ winner: 'draw', rule: 'WW2-R-129' });
  });
  test.each<[Side, Side]>([
    ['a', 'b'],
    ['b', 'a'],
  ])('WW2-R-129: %s resigns, whoever’s turn it is', (by, winner) => {
    const { state, give } = battle(DEFAULTS, 2, 2, 2);
    expect(give({ verb: 'resign' }, by)).toBe('done');
    expect(state.over).toMatchObject({ winner });
    expect(give({ verb: 'endTurn' })).not.toBe('done');
  });
});
