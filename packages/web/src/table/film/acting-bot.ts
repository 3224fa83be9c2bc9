import type { BattleView } from '@umpire/desk';
import type { Side } from '@umpire/engine';
import { sideOf } from '../session/seating.js';

/** The side that is to act and is nobody's who sits here; none where all write unseen, nor where somebody here is to act as well. */
export function actingBot({ turn, seats, places, asked }: BattleView): Side | undefined {
  if (!('waiting' in turn) || turn.sealed) return undefined;
  // an answer of somebody here belongs to what the other one does
  if (!asked && turn.waiting.some(seat => seats[seat] === 'person')) return undefined;
  return sideOf(
    places,
    turn.waiting.find(seat => seats[seat] !== 'person'),
  );
}
