import { otherSide, SIDE_NAMES, SIDES, type Standing } from '@umpire/engine';
import { type Over, overTurn } from '../../book/ending.js';
import type { PlayBook } from '../book.js';
import type { State } from './state.js';

/** Whom a battle waits for. */
export function whoseTurn(book: PlayBook) {
  const { idOf } = book;
  const { SEGMENT_WORDS } = book.face;
  /** Whom a battle waits for, and for what. */
  function turn(state: State): Standing {
    if (state.over) return overTurn(ofWhom(state.over));
    switch (state.phase) {
      case 'armies': {
        const waiting = SIDES.filter(side => state.rosters[side] === null);
        return { waiting, step: 'armies', rule: idOf('ORG-01'), text: 'hand in your army list' };
      }
      case 'terrain':
        return waitingFor(state.placer, 'terrain', 'TER-18', 'places the terrain');
      case 'obstacles':
        return waitingFor(state.next, 'obstacles', 'HSE-08', 'places an obstacle, or has no more');
      case 'deployment':
        return waitingFor(state.next, 'deployment', 'DEP-06', 'deploys a Battle Group');
      default:
        return segment(state);
    }
  }

  const waitingFor = (side: 'a' | 'b', step: string, rule: string, text: string): Standing => ({
    waiting: [side],
    step,
    rule: idOf(rule),
    text: `${SIDE_NAMES[side]} ${text}`,
  });

  /** The record says of one side that it is beaten; whoever reads it wants to know which. */
  const ofWhom = (over: Over): Over =>
    over.winner === 'draw'
      ? over
      : { ...over, text: over.text.replace(' of a side ', ` of ${SIDE_NAMES[otherSide(over.winner)]} `) };

  function segment(state: State): Standing {
    const { rule, text } = SEGMENT_WORDS[Math.max(0, state.segment - 1)]!;
    const step = `segment-${state.segment}`;
    return { waiting: [state.owner], step, rule, text: `${SIDE_NAMES[state.owner]}: ${text}` };
  }

  return { turn };
}
