export const SIDES = ['a', 'b'] as const;
/** The two sides of a battle, as scenarios name them. */
export type Side = (typeof SIDES)[number];
/** What a side is called where it has no name of its own. */
export const SIDE_NAMES: Readonly<Record<Side, string>> = { a: 'Red', b: 'Blue' };
export const otherSide = (side: Side): Side => (side === 'a' ? 'b' : 'a');

/** Who acts, answers and looks: the id of a seat. `umpire` is the umpire's; whoever has none looks on as a spectator. */
export type SeatId = string;

/** A place at the table: it acts for its side, with what it commands. The engine hands `commands` on and does not read it. */
export interface TableSeat {
  readonly id: SeatId;
  readonly side: Side;
  readonly commands?: unknown;
}

/** One player a side: the seats are called as their sides are. */
export const TWO_SEATS: readonly TableSeat[] = [
  { id: 'a', side: 'a' },
  { id: 'b', side: 'b' },
];

export const UMPIRE = 'umpire';
/** Names that no seat of a side may have. A side's own name means the side as a whole, so only its one seat may bear it. */
const TAKEN: readonly SeatId[] = [UMPIRE, 'book', 'spectator'];

/** As whom somebody looks. A side sees its view; the umpire sees all; a spectator sees what both sides see. */
export type Viewer = Side | 'umpire' | 'spectator';

/** What is wrong with a list of seats; undefined: nothing. */
export function seatsFault(seats: readonly TableSeat[]): string | undefined {
  const ids = seats.map(({ id }) => id);
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  if (twice !== undefined) return `two seats are called ${twice}`;
  const taken = seats.find(({ id }) => id === '' || TAKEN.includes(id));
  if (taken) return `no seat of a side may be called “${taken.id}”`;
  const astray = seats.find(({ id, side }) => isSide(id) && (id !== side || seatsOf(seats, side).length > 1));
  if (astray) return `${astray.id} is the name of a side: only its one seat may bear it`;
  const empty = SIDES.find(side => seatsOf(seats, side).length === 0);
  return empty && `side ${empty} has no seat`;
}

export const isSide = (id: SeatId): id is Side => id === 'a' || id === 'b';
export const seatsOf = (seats: readonly TableSeat[], side: Side): readonly TableSeat[] =>
  seats.filter(seat => seat.side === side);
export function seatNamed(seats: readonly TableSeat[], id: SeatId): TableSeat | undefined {
  for (const seat of seats) if (seat.id === id) return seat;
  return undefined;
}

/** The side of a seat; a side's own name means the side as a whole. */
export const sideAt = (seats: readonly TableSeat[], id: SeatId): Side | undefined =>
  isSide(id) ? id : seatNamed(seats, id)?.side;

/** As whom the holder of a seat looks. */
export const viewerAt = (seats: readonly TableSeat[], id: SeatId): Viewer =>
  id === UMPIRE ? UMPIRE : (sideAt(seats, id) ?? 'spectator');

/** The name by which `by` is asked: his own, or that of his side, for which any of its seats may answer. */
export function calledAs(from: readonly SeatId[], by: SeatId, seats: readonly TableSeat[]): SeatId | undefined {
  if (by === UMPIRE) return from.includes(by) ? by : undefined;
  const seat = seatNamed(seats, by);
  return seat && (from.includes(by) ? by : from.includes(seat.side) ? seat.side : undefined);
}

/** The seats that are meant: a side's name means all of its seats. */
export function seatsMeant(from: readonly SeatId[], seats: readonly TableSeat[]): readonly SeatId[] {
  if (seats === TWO_SEATS) return from;
  return from.flatMap(id => (isSide(id) ? seatsOf(seats, id).map(seat => seat.id) : [id]));
}
