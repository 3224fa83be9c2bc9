import type { BattlePlan, BattleView, Seats } from '@umpire/desk';
import { isHands } from '@umpire/desk';
import type { Side, Viewer } from '@umpire/engine';

const SIDES: readonly Side[] = ['a', 'b'];
export const personsOf = (seats: Seats): readonly Side[] => SIDES.filter(side => seats[side] === 'person');

/** Through whose eyes the table is seen before anyone has sat down. Two people at one screen begin with what both may see. */
export function firstViewer(seats: Seats): Viewer {
  const persons = personsOf(seats);
  return persons.length === 0 ? 'umpire' : persons.length === 1 ? persons[0]! : 'spectator';
}

/** Whose the screen should be now, if it is not the one who has it. */
export function nextSeat(
  { seats }: Pick<BattlePlan, 'seats'>,
  { turn, asked, viewer }: Pick<BattleView, 'turn' | 'asked' | 'viewer'>,
): Side | undefined {
  const persons = personsOf(seats);
  if (persons.length < 2 || 'over' in turn) return undefined;
  // Hands are shown at one keyboard, dice are typed in by whoever is nearest: the screen stays where it is.
  if (asked && (asked.ask.kind === 'die' || isHands(asked.ask))) return undefined;
  if (turn.waiting.some(side => side === viewer)) return undefined;
  return turn.waiting.find(side => persons.includes(side));
}

/** The side that may act now through this viewer. */
export function actorOf({ turn, viewer }: Pick<BattleView, 'turn' | 'viewer'>): Side | undefined {
  if ('over' in turn || (viewer !== 'a' && viewer !== 'b')) return undefined;
  return turn.waiting.includes(viewer) ? viewer : undefined;
}

/** The side that sits here, or is meant where nobody does. */
export const sideAt = ({ viewer, seats }: Pick<BattleView, 'viewer' | 'seats'>): Side =>
  viewer === 'a' || viewer === 'b' ? viewer : (personsOf(seats)[0] ?? 'a');

/** Whose order it is that comes from this screen: some are given while the other side is to act. */
export const ordererOf = (of: Pick<BattleView, 'turn' | 'viewer' | 'seats'>): Side => actorOf(of) ?? sideAt(of);
