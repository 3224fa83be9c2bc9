import { fail, malformed, ok, type Result } from './result.js';
import { type SeatId, SIDE_NAMES, SIDES, type Side, type TableSeat, TWO_SEATS } from './seats.js';

/** Something that one player of a side can be given to command: a battalion, say. */
export interface Share {
  readonly id: string;
  readonly label: string;
  /** It is commanded beside something else: with nothing but this nobody plays. */
  readonly beside?: true;
}

/** How a book shares a side out among several players. A book without it has one player a side. */
export interface Sharing {
  /** What of a scenario a side's players share; nothing, if it cannot be read. */
  shares(scenario: unknown, side: Side): readonly Share[];
  /** What a seat commands that has these, as the book reads it (`TableSeat.commands`). */
  commands(scenario: unknown, side: Side, ids: readonly string[]): unknown;
}

/** What each player of a side is given, by the ids of shares. A side that is not named has one player, who has all of it. */
export type Players = { readonly [side in Side]?: readonly (readonly string[])[] };

const countOf = (players: Players, side: Side): number => Math.max(1, players[side]?.length ?? 1);
/** A side's one seat is called as the side is; several are counted, in words that can be read to players. */
const nameOf = (side: Side, index: number, of: number): SeatId =>
  of === 1 ? side : `${SIDE_NAMES[side]} ${index + 1}`;

/** The names of a side's seats. */
export const seatNames = (players: Players, side: Side): readonly SeatId[] => {
  const of = countOf(players, side);
  return Array.from({ length: of }, (_, index) => nameOf(side, index, of));
};

/** The seats of a battle with these players; or what is wrong with how a side is shared out. */
export function sharedOut(
  sharing: Sharing | undefined,
  scenario: unknown,
  players: Players,
): Result<readonly TableSeat[]> {
  if (SIDES.every(side => countOf(players, side) === 1)) return ok(TWO_SEATS);
  if (!sharing) return fail(malformed('players', 'this book has one player a side'));
  const seats: TableSeat[] = [];
  for (const side of SIDES) {
    const of = countOf(players, side);
    const found =
      of === 1 ? ok<TableSeat[]>([{ id: side, side }]) : seatsOfSide(sharing, scenario, side, players[side]!);
    if (!found.ok) return found;
    seats.push(...found.value);
  }
  return ok(seats);
}

function seatsOfSide(
  sharing: Sharing,
  scenario: unknown,
  side: Side,
  given: readonly (readonly string[])[],
): Result<TableSeat[]> {
  const shares = sharing.shares(scenario, side);
  const all = shares.map(({ id }) => id);
  const needed = shares.filter(({ beside }) => !beside).map(({ id }) => id);
  const taken = new Set<string>();
  for (const [player, ids] of given.entries()) {
    for (const [at, id] of ids.entries()) {
      const path = `players.${side}.${player}.${at}`;
      if (!all.includes(id)) return fail(malformed(path, `there is no ${id} on this side`));
      if (taken.has(id)) return fail(malformed(path, `${id} is commanded by two`));
      taken.add(id);
    }
    if (!ids.some(id => needed.includes(id)))
      return fail(malformed(`players.${side}.${player}`, 'this player commands nothing'));
  }
  const left = all.filter(id => !taken.has(id));
  return ok(
    given.map((ids, player) => ({
      id: nameOf(side, player, given.length),
      side,
      // what nobody was given is the first player's
      commands: sharing.commands(scenario, side, player === 0 ? [...ids, ...left] : ids),
    })),
  );
}

/** A side shared out evenly among so many players, in the order in which its scenario has it; what is beside is the first one's. */
export function evenly(shares: readonly Share[], players: number): readonly (readonly string[])[] {
  const needed = shares.filter(({ beside }) => !beside).map(({ id }) => id);
  const others = shares.filter(({ beside }) => beside).map(({ id }) => id);
  const count = Math.max(1, Math.min(players, needed.length));
  const from = (player: number): number => Math.round((player * needed.length) / count);
  return Array.from({ length: count }, (_, player) => [
    ...needed.slice(from(player), from(player + 1)),
    ...(player === 0 ? others : []),
  ]);
}
