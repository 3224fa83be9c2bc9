import type { BookTypes, Seat } from '../ruleset.js';
import { type SeatId, seatNamed, viewerAt } from '../seats.js';
import type { GuideMoment, Heard } from '../table/guide.js';
import type { Entry, Match } from './match.js';
import { askedAt, knownEntries, seatAt } from './seen.js';
import { isRuling } from './umpire.js';

/** What a seat was told of an entry that is complete: worked out once. */
const known = new WeakMap<Entry<BookTypes>, Map<SeatId, readonly Heard[]>>();

/** All that a seat was told of so far, by kinds and pieces. */
function heardAt<B extends BookTypes>(match: Match<B>, seat: SeatId): readonly Heard[] {
  const last = match.entries.at(-1);
  return knownEntries(match, seat).flatMap(entry =>
    match.pending && entry === last ? heardOf(match, entry, seat) : keptOf(match, entry, seat),
  );
}

function keptOf<B extends BookTypes>(match: Match<B>, entry: Entry<B>, seat: SeatId): readonly Heard[] {
  const bySeat = known.get(entry) ?? new Map<SeatId, readonly Heard[]>();
  known.set(entry, bySeat);
  const heard = bySeat.get(seat) ?? heardOf(match, entry, seat);
  bySeat.set(seat, heard);
  return heard;
}

function heardOf<B extends BookTypes>({ rules, seats }: Match<B>, entry: Entry<B>, seat: SeatId): readonly Heard[] {
  const [viewer, of] = [viewerAt(seats, seat), seatNamed(seats, seat)];
  const own = entry.by === seat;
  return entry.events.flatMap(event => {
    const line = isRuling(event) ? undefined : rules.tell(event, viewer, of);
    return line ? [{ kind: event.kind, own, about: line.about }] : [];
  });
}

/** The moment of a seat, for its guide; whoever has looked at the table already hands on what he saw. */
export const guideMomentAt = <B extends BookTypes>(
  match: Match<B>,
  seat: SeatId,
  looked: Seat<B> = seatAt(match, seat),
): GuideMoment<B> => ({
  seat: looked,
  ask: askedAt(match, seat)?.ask,
  heard: heardAt(match, seat),
});
