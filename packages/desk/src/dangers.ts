import type { Piece, SeatId } from '@umpire/engine';
import { type Battle, sceneOf, seatOf } from './battle.js';
import type { Dangers } from './messages.js';

/** Who of a side could be struck where it stands, and how far those strike of whom it knows. */
export function dangersOf(battle: Battle, by: SeatId): Dangers {
  const { threats, menace } = battle.match.rules.face;
  const seat = seatOf(battle, by);
  const { pieces } = sceneOf(battle, by);
  const isOwn = ({ side }: Piece): boolean => side === seat.by;
  return {
    exposed: pieces
      .filter(isOwn)
      .map(({ id }) => ({ piece: id, threats: threats?.(seat, id) ?? [] }))
      .filter(one => one.threats.length > 0),
    reaches: pieces
      .filter(piece => !isOwn(piece))
      .map(({ id }) => ({ piece: id, ranges: menace?.({ ...seat, viewer: seat.by }, id) ?? [] }))
      .filter(({ ranges }) => ranges.length > 0),
  };
}
