import { type Match, matchOf, scriptedDice } from '@umpire/engine';
import { beforeEach, describe, expect, test } from 'vitest';
import { rulings } from '../../common/book/options.js';
import { mbt } from '../../common/mbt/mbt.js';
import type { Types } from '../../common/mbt/play/types.js';
import { ruleset } from '../../common/mbt/ruleset.js';
import { BOOK, OWN } from '../book.js';
import { mbt2020 } from '../index.js';
import { at, type BattleNote, battle, engage, order, type StandNote } from './kit.js';

/** The book with somebody who counts what is measured: an arc for each of two stands, who may engage, which factors count. */
let counted = { arcs: 0, eligible: 0, factors: 0 };
const counting = mbt({
  ...OWN,
  ...rulings(), // a second book reads its own
  engaging: {
    ...OWN.engaging,
    arcSeen: (...given) => {
      counted.arcs++;
      return OWN.engaging.arcSeen(...given);
    },
    eligibility: (...given) => {
      counted.eligible++;
      return OWN.engaging.eligibility(...(given as Parameters<typeof OWN.engaging.eligibility>));
    },
    readyEngagement: (...given) => {
      counted.factors++;
      return OWN.engaging.readyEngagement(...(given as Parameters<typeof OWN.engaging.readyEngagement>));
    },
  },
});
const rules = { ...mbt2020, ...ruleset(counting) };

const A0: StandNote = { subClass: 'MBTn', bghq: true, at: [20, 8] };
const B0: StandNote = { subClass: 'MBTn', bghq: true, at: [20, 44] };
function table(note: Partial<BattleNote>): Match<Types> {
  const { options, state } = battle({ ...note, stands: { A0, B0, ...note.stands } });
  return matchOf<Types>({ rules, options, scenario: {}, dice: scriptedDice([]) }, state);
}
const seat = ({ state, options }: Match<Types>) => ({ view: rules.view(state, 'a'), by: 'a' as const, options });
const measured = () => ({ engagements: counted.arcs / 2, eligible: counted.eligible, factors: counted.factors });

beforeEach(() => {
  counted = { arcs: 0, eligible: 0, factors: 0 };
});

describe('one engagement is measured', () => {
  const foes = { A1: { at: [24, 8] }, B1: { at: [24, 10] }, B2: { at: [24, 30] } } as const;
  const six = { segment: 6 as const, selected: ['a1'], stands: foes };

  test('MBT20-ENG-01 once for menu, gesture and preview together', () => {
    const from = seat(table(six));
    rules.face.menu(from);
    expect(measured().engagements).toBe(0);
    for (let i = 0; i < 2; i++) {
      rules.face.gesture(from, 'target', { verb: 'engage', stand: 'A1' });
      rules.face.preview(from, engage('A1', 'B1'));
    }
    // B0, B1 and B2 are looked at; B1 alone is within range
    expect(measured()).toEqual({ engagements: 3, eligible: 3, factors: 1 });
  });
  test('MBT20-ENG-07 once for its order, blanks that engage included', () => {
    for (const revealed of [true, false]) {
      counted = { arcs: 0, eligible: 0, factors: 0 };
      order(table({ ...six, stands: { ...foes, A1: { at: [24, 8], revealed } } }), 'a', engage('A1', 'B1'), 'win');
      expect(measured()).toEqual({ engagements: 1, eligible: 1, factors: 1 });
    }
  });
  test('MBT20-R-70 again when a blank was turned up, and not before', () => {
    const match = table({ ...six, stands: { ...foes, B1: { at: [24, 10], revealed: false } } });
    rules.face.preview(seat(match), engage('A1', 'B1'));
    expect(measured()).toEqual({ engagements: 1, eligible: 0, factors: 0 });
    order(match, 'a', engage('A1', 'B1'), 'win');
    expect(measured()).toEqual({ engagements: 3, eligible: 1, factors: 1 });
  });
  test('MBT20-TRN-14 once for an attack run', () => {
    const cas: StandNote = { subClass: 'AIRn', posture: 'CAS', at: [24, 2], entered: 1 };
    const match = table({ segment: 2, turn: 2, stands: { ...foes, A1: cas } });
    order(match, 'a', { verb: 'attack', stand: 'A1', target: 'B1', at: at(24, 7) }, 'win');
    expect(measured()).toEqual({ engagements: 1, eligible: 1, factors: 1 });
  });
});

test('MBT20-RES-11 who is out is read as Repulsed where advice weighs what it was', () => {
  const { state } = battle({ stands: { A0, B1: { place: 'removed', status: 'neutralised' } } });
  const stand = state.stands.find(({ id }) => id === 'B1')!;
  expect(BOOK.shapes.standFacts(state, stand, stand.nature!).state).toBe('repulsed');
});
