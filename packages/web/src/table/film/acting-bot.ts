import type { BattleView } from '@umpire/desk';
import type { Side } from '@umpire/engine';

/** The side that is to act and is nobody's who sits here; none where all write unseen. */
export function actingBot({ turn, seats }: BattleView): Side | undefined {
  if (!('waiting' in turn) || turn.sealed) return undefined;
  return turn.waiting.find(side => seats[side] !== 'person');
}
