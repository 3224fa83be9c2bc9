import { optionsFor, randomFor, seatAt, seededDice, start, submit, turnOf } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { plana } from '../index.js';
import type { State } from '../play/state.js';
import { view } from '../play/view.js';

function begun(id: string) {
  const { data: scenario } = plana.scenarios.find(one => one.id === id)!;
  const match = start({ rules: plana, options: optionsFor(plana, scenario), scenario, dice: seededDice(3) });
  if (!match.ok) throw new Error(match.error.message);
  return match.value;
}
/** As far as a window of the first turn, with nothing written. */
function at(id: string, stage: State['stage']) {
  const match = begun(id);
  for (let step = 0; step < 100 && match.state.stage !== stage; step++) {
    const turn = turnOf(match);
    if ('over' in turn) break;
    submit(match, turn.waiting[0]!, { verb: 'ready' });
  }
  expect(match.state.stage).toBe(stage);
  return match;
}

describe('PLA-SOP-12', () => {
  test.each(['first-orders', 'bridges-at-marrow'])('random writes for a fifth of its bases: %s', id => {
    const match = at(id, 'move');
    const chance = randomFor(5, 'a');
    for (let step = 0; step < 100; step++) {
      const order = plana.advice.anyOrder(seatAt(match, 'a'), chance);
      if (order.verb === 'ready') break;
      expect(submit(match, 'a', order).ok).toBe(true);
    }
    // a base that is drawn again has another line in place of the one before
    const lines = match.state.sheets.a.length;
    const own = match.state.bases.filter(base => base.side === 'a' && base.where !== 'gone').length;
    expect(lines).toBeGreaterThan(0);
    expect(lines).toBeLessThanOrEqual(Math.ceil(own / 5));
  });

  test.each([
    ['kettle-pass', 'b', ['b1t']],
    ['edge-of-the-wood', 'b', ['b1x']],
  ] as const)('greedy sends its reserve for an objective before the battle: %s', (id, side, reserve) => {
    const match = at(id, 'first-orders');
    const all = [...plana.advice.candidates(seatAt(match, side), randomFor(1, side))].map(({ order }) => order);
    const first = all.find(({ verb }) => verb === 'order');
    expect(first).toMatchObject({ verb: 'order', kind: 'attack', companies: reserve });
  });
});

test('PLA-VIC-02 a side knows its own exits, and the other does not', () => {
  const { state } = begun('kettle-pass');
  expect(view(state, 'a').exits).toEqual([{ side: 'a', type: 'lorry-column', edge: 'E', points: 3 }]);
  expect(view(state, 'b').exits).toEqual([]);
  expect(view(state, 'spectator').exits).toEqual([]);
});
