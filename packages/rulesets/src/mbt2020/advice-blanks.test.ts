import { random } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { mayMarch } from '../common/mbt/advice/moves.js';
import { standOf } from '../common/mbt/play/stands.js';
import type { Stand } from '../common/mbt/play/state.js';
import { ADVISED } from './advice/index.js';
import { begun, playUntil } from './advice-kit.js';
import { mbt2020 } from './index.js';

const { advice, view } = mbt2020;

const distance = (p: { x: number; y: number }, q: { x: number; y: number }): number => Math.hypot(p.x - q.x, p.y - q.y);

describe.each(['mbt2020-1-crossroads', 'mbt2020-4-bridgehead'])(
  'MBT20-DEP-08 who moves first tells nothing of blanks: %s',
  scenario => {
    // nobody has been turned up, and a group is about to move
    const match = begun(scenario, 5);
    const by = playUntil(match, random(5), ({ verb }) => verb === 'march' || verb === 'tactical');
    const { state, options } = match;
    const group = state.selected.at(-1)!;
    const blanks = state.groups[group]!.members.map(i => state.stands[i]!).filter(({ place }) => place === 'table');

    const mean = (of: (s: Stand) => number): number => blanks.reduce((sum, s) => sum + of(s), 0) / blanks.length;
    const middle = { x: mean(s => s.x), y: mean(s => s.y) };
    const outwards = [...blanks].sort((p, q) => distance(p, middle) - distance(q, middle));
    const seen = ADVISED.bots.assessmentOf({ view: view(state, by), by, options });
    const inOrder = [true, false].flatMap(marches => outwards.filter(stand => mayMarch(seen, stand) === marches));

    /** What a side sees if what lies under the blanks of the group is dealt out anew, so many places on. */
    function dealt(places: number) {
      const natures = new Map(blanks.map(({ id }, i) => [id, blanks[(i + places) % blanks.length]!.nature]));
      const stands = state.stands.map((s): Stand => (natures.has(s.id) ? { ...s, nature: natures.get(s.id)! } : s));
      return { view: view({ ...state, stands }, by), by, options };
    }
    function isWorthMoving(seat: ReturnType<typeof dealt>, id: string): boolean {
      const assessment = ADVISED.bots.assessmentOf(seat);
      const moves = ADVISED.bots.goodMoves(assessment, standOf(seat.view, id)!);
      return moves.some(({ order }) => ADVISED.bots.allowed(seat, order));
    }

    test.each(blanks.map((_, i) => i))(
      'of those who have a move to make, the one nearest to the middle goes, dealt out %i places on',
      places => {
        const seat = dealt(places);
        const [best] = advice.candidates(seat, random(5));
        expect(best!.order).toMatchObject({ stand: inOrder.find(({ id }) => isWorthMoving(seat, id))!.id });
      },
    );
  },
);
