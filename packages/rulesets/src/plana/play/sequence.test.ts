import { expect, test } from 'vitest';
import { UNIT_TYPES } from '../pieces.js';
import { unitOf } from '../tables/units.js';
import { battleOf, stopsAt, until } from '../umpire/kit.js';
import { directFire } from './firing.js';
import { base, company, knows, run, sheet, stateOf } from './kit-rulings.js';
import { isAirDay } from './stages.js';
import type { Stage } from './state.js';

/** The stages of turn 2 in their order, as an umpire sees them who looks at every step. */
function stagesOfTurn(): Stage[] {
  const match = battleOf('first-orders');
  stopsAt(match, 'steps');
  const seen: Stage[] = [];
  until(match, ({ state }) => {
    if (state.turn === 2 && seen.at(-1) !== state.stage) seen.push(state.stage);
    return state.turn > 2;
  });
  return seen;
}
const STAGES = stagesOfTurn();
// biome-ignore format: one line a rule
test.each<[string, Stage, Stage]>([
  ['PLA-SEQ-02 orders are updated before fire is called', 'orders', 'orders-issued'],
  ['PLA-SEQ-03 and called before anybody looks about', 'orders-issued', 'location'],
  ['PLA-SEQ-05 direct fire comes after location', 'location', 'fire'],
  ['PLA-SEQ-06, PLA-CS-01 close support right after direct fire', 'direct-fire', 'close-support'],
  ['PLA-SEQ-07 what was called falls after close support', 'support-of-companies', 'support-fire'],
  ['PLA-SEQ-08 then everybody moves', 'support-fire', 'move'],
  ['PLA-SEQ-09 assaults after the moves', 'movement', 'assaults'],
  ['PLA-SEQ-10 hearts after assaults', 'assaults', 'morale'],
  ['PLA-SEQ-11 rallying last', 'morale', 'rally'],
])('%s', (_, before, next) => {
  expect(STAGES[STAGES.indexOf(before) + 1]).toBe(next);
});

test('PLA-GEN-09 what is fired in a step is fired at once: two who kill each other are both dead', () => {
  const state = stateOf({
    a: [
      ['a1h1', 'gf-bn-hq', 10, 5],
      ['a1t1', 'hovertank-platoon', 50, 30, { sp: 1 }],
    ],
    b: [
      ['b1h1', 'gf-bn-hq', 10, 95],
      ['b1t1', 'hovertank-platoon', 50, 45, { sp: 1 }],
    ],
  });
  sheet(state, 'a', { verb: 'fire', stand: 'a1t1', weapon: 'hovertank', target: knows(state, 'a', 'b1t1', ['a1t']) });
  sheet(state, 'b', { verb: 'fire', stand: 'b1t1', weapon: 'hovertank', target: knows(state, 'b', 'a1t1', ['b1t']) });
  state.stage = 'direct-fire';
  run(state, directFire, [9]);
  expect([base(state, 'a1t1').fate, base(state, 'b1t1').fate]).toEqual(['destroyed', 'destroyed']);
});

test('PLA-SP-01, PLA-GEN-02 every unit has strength, whole, and every base is one thing', () => {
  for (const type of UNIT_TYPES) expect(unitOf(type).sp, type).toBeGreaterThanOrEqual(1);
});

test('PLA-SP-05 losses are kept for themselves: of a base, of its side, and not of its company’s start', () => {
  const state = stateOf({
    a: [
      ['a1h1', 'gf-bn-hq', 10, 5],
      ['a1t1', 'hovertank-platoon', 50, 30],
    ],
    b: [
      ['b1h1', 'gf-bn-hq', 10, 95],
      ['b1v1', 'militia-company', 50, 45, { sp: 8 }],
    ],
  });
  sheet(state, 'a', { verb: 'fire', stand: 'a1t1', weapon: 'hovertank', target: knows(state, 'a', 'b1v1', ['a1t']) });
  state.stage = 'direct-fire';
  run(state, directFire, [9]);
  const lost = 8 - base(state, 'b1v1').sp;
  expect(lost).toBeGreaterThan(0);
  expect([state.sides.b.lostSp, company(state, 'b1v').startSp, base(state, 'b1v1').fullSp]).toEqual([lost, 8, 8]);
});

test('PLA-AIR-01 the air is fought for before the battle on the ground, and at midnight', () => {
  const state = stateOf({ a: [['a1h1', 'gf-bn-hq', 10, 5]], b: [['b1h1', 'gf-bn-hq', 10, 95]] });
  const at = (turn: number, start: number, airFought = true) => isAirDay({ ...state, turn, start, airFought });
  // turn 2 begins at midnight if the first began at ten to it
  expect([at(0, 480), at(1, 480), at(2, 1430), at(3, 1430), at(0, 480, false)]).toEqual([
    true,
    false,
    true,
    false,
    false,
  ]);
});
