import {
  answer,
  anyAnswer,
  askingOf,
  type Match,
  type Random,
  random,
  type Side,
  seatAt,
  submit,
  turnOf,
} from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import type { Stand, State } from '../common/mbt/play/state.js';
import type { Types } from '../common/mbt/play/types.js';
import { ADVISED } from './advice/index.js';
import { begun } from './advice-kit.js';
import { mbt2020 } from './index.js';

const { advice, scenarios, view } = mbt2020;

/** Plays the best candidate of each moment; `each` looks at the moment before. */
function play(match: Match<Types>, chance: Random, moments: number, each: (by: Side) => void): void {
  for (let moment = 0; moment < moments; moment++) {
    const turn = turnOf(match);
    if ('over' in turn) return;
    const seat = seatAt(match, turn.waiting[0]!);
    const { by } = seat;
    const asking = askingOf(match, by);
    if (asking) {
      const done = answer(match, by, advice.answer(seat, asking.ask, chance) ?? anyAnswer(asking, chance));
      if (!done.ok) throw new Error(done.error.message);
      continue;
    }
    each(by);
    const order = bestOf(match, view(match.state, by), by, chance.below(1e9))!.order;
    const done = submit(match, by, order);
    if (!done.ok) throw new Error(done.error.message);
  }
}

function bestOf({ options }: Match<Types>, seenBy: State, by: Side, seed: number) {
  for (const candidate of advice.candidates({ view: seenBy, by, options }, random(seed))) return candidate;
  return undefined;
}

const crossroads = scenarios.find(({ id }) => id === 'mbt2020-1-crossroads')!.data;

describe('advice', () => {
  test.each(scenarios.map(s => [s.id, s.data]))(
    '%s: what is remembered is what would be worked out afresh',
    (_, data) => {
      const match = begun(data, 7);
      play(match, random(7), 120, by => {
        const now = view(match.state, by);
        const seed = match.state.turn;
        expect(bestOf(match, now, by, seed)).toEqual(bestOf(match, structuredClone(now), by, seed));
      });
    },
  );

  test('a position is worth as much more to one side as it is less to the other', () => {
    const match = begun(crossroads, 3);
    play(match, random(3), 80, () => {
      const worthFor = (by: Side) => advice.worth({ view: match.state, by, options: match.options });
      expect(worthFor('a')).toBeCloseTo(-worthFor('b'), 10);
    });
  });

  test('losses of the enemy are worth something, and who has won can have no more', () => {
    const match = begun(crossroads, 3);
    play(match, random(3), 40, () => {});
    const { state, options } = match;
    const worth = (of: State) => advice.worth({ view: of, by: 'a', options });
    const victim = state.stands.findIndex(s => s.side === 'b' && s.place === 'table');
    const lost: Stand = { ...state.stands[victim]!, status: 'neutralised', place: 'removed' };
    expect(worth({ ...state, stands: state.stands.with(victim, lost) })).toBeGreaterThan(worth(state));
    const over = { winner: 'a', rule: 'MBT20-R-62', text: '' } as const;
    expect(worth({ ...state, over })).toBe(1);
    expect(worth({ ...state, over: { ...over, winner: 'draw' } })).toBe(0);
  });

  test.each([
    ['ever', 1],
    ['current', 0],
  ])('MBT20-R-60 %s: what a steady stand that was Repulsed before is worth', (choice, sign) => {
    const match = begun(crossroads, 3);
    play(match, random(3), 40, () => {});
    const { state } = match;
    const options = { ...match.options, 'MBT20-R-60': choice };
    const stands = state.stands.map(s => ({ ...s, everRepulsed: false, status: 'steady' as const }));
    const driven = stands.map(s => ({ ...s, everRepulsed: s.side === 'b' }));
    const worth = (of: Stand[]) => advice.worth({ view: { ...state, stands: of }, by: 'a', options });
    expect(Math.sign(worth(driven) - worth(stands))).toBe(sign);
  });

  test('MBT20-GO-03 whoever is trained for the jungle has ways of his own through it', () => {
    const { data } = scenarios.find(s => s.id === 'mbt2020-6-jungle-hills')!;
    const { state, options } = begun(data, 3);
    const ground = state.ground.now;
    const { x, y, width, depth } = ground.pieces.find(piece => piece.jungle && piece.kind === 'SFH')!;
    const nature = { subClass: 'INF-', class: 'INFANTRY', posture: 'INF', mode: 'MOBILE', grade: 'GRADEn' } as const;
    const rest = { name: '', helicopter: false, fake: false, bghq: false };
    const way = (jungleTrained: boolean) =>
      ADVISED.bots.wayLength(
        ground,
        { ...nature, ...rest, jungleTrained },
        { x: ground.width / 2, y: ground.depth / 2 },
        { x: Math.round(x + width / 2), y: Math.round(y + depth / 2) },
        options,
      );
    expect(way(true)).toBeLessThan(way(false));
  });
});

test.each(['candidates', 'anyOrder'] as const)(
  'MBT20-OPT-01 MBT20-R-171 bots that take %s place all the fakes that the rules allow them',
  how => {
    const match = begun('mbt2020-4-bridgehead', 3);
    const chance = random(3);
    while (match.state.phase !== 'battle') {
      const turn = turnOf(match);
      if ('over' in turn) break;
      const by = turn.waiting[0] as Side;
      const asking = askingOf(match, by);
      const seat = seatAt(match, by);
      const advised = () =>
        how === 'anyOrder'
          ? mbt2020.advice.anyOrder(seat, chance)
          : [...mbt2020.advice.candidates(seat, chance)][0]!.order;
      const done = asking ? answer(match, by, anyAnswer(asking, chance)) : submit(match, by, advised());
      if (!done.ok) throw new Error(done.error.message);
    }
    const fakes = (side: Side) => match.state.stands.filter(s => s.side === side && s.nature!.fake).length;
    // Three in ten of the eleven, and of the twenty-one, that stand on the table.
    expect([fakes('a'), fakes('b')]).toEqual([3, 6]);
  },
);
