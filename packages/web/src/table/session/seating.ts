import type { BattlePlan, BattleView, Place, Seats } from '@umpire/desk';
import { isHands } from '@umpire/desk';
import { isSide, type SeatId, type Side } from '@umpire/engine';
import { personsOf } from '../../battles/persons.js';
import { type HandedIn, NOBODY_YET, type Sitter } from './state.js';

/** Through whose eyes the table is seen before anyone has sat down. Several people at one screen begin with what all may see. */
export function firstViewer(seats: Seats): SeatId {
  const persons = personsOf(seats);
  return persons.length === 0 ? 'umpire' : persons.length === 1 ? persons[0]! : 'spectator';
}

/** The side of a seat. */
export const sideOf = (places: readonly Place[], seat: SeatId | undefined): Side | undefined =>
  places.find(({ id }) => id === seat)?.side;

/** Whose the screen should be now, if it is not the one who has it. */
export function nextSeat(
  { seats }: Pick<BattlePlan, 'seats'>,
  { turn, asked, at, umpire, places }: Pick<BattleView, 'turn' | 'asked' | 'at' | 'umpire' | 'places'>,
): Sitter | undefined {
  const persons = personsOf(seats);
  if ('over' in turn) return undefined;
  // Who sits at the umpire's desk stays there until he hands the screen on himself.
  if (umpire && at === 'umpire') return undefined;
  if (umpire?.awaited && !umpire.elsewhere) return 'umpire';
  if (persons.length < 2) return undefined;
  // Hands are shown at one keyboard, dice are typed in by whoever is nearest: the screen stays where it is.
  if (asked && (asked.ask.kind === 'die' || isHands(asked.ask))) return undefined;
  if (turn.waiting.includes(at)) return undefined;
  const here = turn.waiting.filter(seat => persons.includes(seat));
  const side = sideOf(places, at);
  // a side hands in as a whole before the screen goes to the other
  return here.find(seat => sideOf(places, seat) === side) ?? here[0];
}

type Written = Pick<BattleView, 'turn' | 'scene'>;
const windowOf = ({ turn, scene }: Written): string =>
  'waiting' in turn && turn.sealed ? `${scene.status.turn} ${turn.step}` : '';

/** Somebody at this screen hands in what he wrote. */
export function afterHandingIn(before: HandedIn, battleView: Written, by: SeatId): HandedIn {
  const window = windowOf(battleView);
  return { window, by: window === before.window ? [...before.by.filter(seat => seat !== by), by] : [by] };
}
/** When another window is open, who handed in before is past. */
export const stillHandedIn = (before: HandedIn, battleView: Written): HandedIn =>
  before.window === windowOf(battleView) ? before : NOBODY_YET;

/**
 * Whom the screen is passed to where all write unseen, although the battle waits for the one who has it: only his side has handed in, and
 * the other had nothing to write. Whoever passes the screen on must not learn that.
 */
export function otherWriter(
  { seats }: Pick<BattlePlan, 'seats'>,
  { window, by }: HandedIn,
  battleView: Written & Pick<BattleView, 'at' | 'places'>,
): SeatId | undefined {
  const { turn, at, places } = battleView;
  if ('over' in turn || !turn.sealed || window === '' || window === windowOf(battleView) || by.at(-1) !== at)
    return undefined;
  const side = sideOf(places, at);
  if (by.some(seat => sideOf(places, seat) !== side)) return undefined;
  return personsOf(seats).find(seat => sideOf(places, seat) !== side);
}

/** Whom the umpire hands the screen on to: whoever is to write; nobody, where bots fight alone. */
export function afterUmpire({ turn, seats }: Pick<BattleView, 'turn' | 'seats'>): SeatId | undefined {
  const persons = personsOf(seats);
  return 'over' in turn ? undefined : (turn.waiting.find(seat => persons.includes(seat)) ?? persons[0]);
}

/** The seat that may act now through this viewer. */
export function actorOf({ turn, at }: Pick<BattleView, 'turn' | 'at'>): SeatId | undefined {
  return 'waiting' in turn && turn.waiting.includes(at) ? at : undefined;
}

/** The seat that is here, or is meant where nobody is. */
const seatHere = ({ at, seats, places }: Pick<BattleView, 'at' | 'seats' | 'places'>): SeatId =>
  sideOf(places, at) ? at : (personsOf(seats)[0] ?? places[0]!.id);
/** The side that sits here, or is meant where nobody does. */
export const sideAt = (of: Pick<BattleView, 'viewer' | 'at' | 'seats' | 'places'>): Side =>
  isSide(of.viewer) ? of.viewer : (sideOf(of.places, seatHere(of)) ?? 'a');

/** Whose order it is that comes from this screen: some are given while others are to act. */
export const ordererOf = (of: Pick<BattleView, 'turn' | 'at' | 'seats' | 'places'>): SeatId =>
  actorOf(of) ?? seatHere(of);
