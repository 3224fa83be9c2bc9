import type { BattleView } from '@umpire/desk';
import type { Side } from '@umpire/engine';
import { sideOf } from '../session/seating.js';

/** The side that is to act and is nobody's who sits here; none where all write unseen. */
export function actingBot({ turn, seats, places }: BattleView): Side | undefined {
  if (!('waiting' in turn) || turn.sealed) return undefined;
  return sideOf(
    places,
    turn.waiting.find(seat => seats[seat] !== 'person'),
  );
}
