import type { BattlePlan, BattleView, Seats } from '@umpire/desk';
import { isHands } from '@umpire/desk';
import type { Side, Viewer } from '@umpire/engine';
import { type HandedIn, NOBODY_YET, type Sitter } from './state.js';

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
  { turn, asked, viewer, umpire }: Pick<BattleView, 'turn' | 'asked' | 'viewer' | 'umpire'>,
): Sitter | undefined {
  const persons = personsOf(seats);
  if ('over' in turn) return undefined;
  // Who sits at the umpire's desk stays there until he hands the screen on himself.
  if (umpire && viewer === 'umpire') return undefined;
  if (umpire?.awaited && !umpire.elsewhere) return 'umpire';
  if (persons.length < 2) return undefined;
  // Hands are shown at one keyboard, dice are typed in by whoever is nearest: the screen stays where it is.
  if (asked && (asked.ask.kind === 'die' || isHands(asked.ask))) return undefined;
  if (turn.waiting.some(side => side === viewer)) return undefined;
  return turn.waiting.find(side => persons.includes(side));
}

type Written = Pick<BattleView, 'turn' | 'scene'>;
const windowOf = ({ turn, scene }: Written): string =>
  'waiting' in turn && turn.sealed ? `${scene.status.turn} ${turn.step}` : '';

/** Somebody at this screen hands in what he wrote. */
export function afterHandingIn(before: HandedIn, battleView: Written, by: Side): HandedIn {
  const window = windowOf(battleView);
  return { window, by: window === before.window ? [...before.by.filter(side => side !== by), by] : [by] };
}
/** When another window is open, who handed in before is past. */
export const stillHandedIn = (before: HandedIn, battleView: Written): HandedIn =>
  before.window === windowOf(battleView) ? before : NOBODY_YET;

/**
 * Whom the screen is passed to where all write unseen, although the battle waits for the one who has it: he was the first of two to hand in,
 * and the other had nothing to write. Whoever passes the screen on must not learn that.
 */
export function otherWriter(
  { seats }: Pick<BattlePlan, 'seats'>,
  { window, by }: HandedIn,
  battleView: Written & Pick<BattleView, 'viewer'>,
): Side | undefined {
  const { turn, viewer } = battleView;
  if (personsOf(seats).length < 2 || 'over' in turn || !turn.sealed || window === '' || window === windowOf(battleView))
    return undefined;
  const [first] = by;
  return by.length === 1 && first === viewer ? SIDES.find(side => side !== first) : undefined;
}

/** Whom the umpire hands the screen on to: whoever is to write; nobody, where bots fight alone. */
export function afterUmpire({ turn, seats }: Pick<BattleView, 'turn' | 'seats'>): Side | undefined {
  const persons = personsOf(seats);
  return 'over' in turn ? undefined : (turn.waiting.find(side => persons.includes(side)) ?? persons[0]);
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
