import { rulesetOf } from '@umpire/desk';
import {
  agreedData,
  evenly,
  fail,
  ok,
  otherSide,
  type Players,
  type Result,
  type SeatId,
  SIDES,
  type Side,
  seatNames,
} from '@umpire/engine';
import type { Context } from '../http/context.js';
import { type Head, placesOf } from '../match/head.js';
import { newMatch } from '../match/new-match.js';

/** The same battle once more, with sides changed and new dice. `words`: what was added to them, by the seats of the match before. */
export async function rematched(context: Context, head: Head, words: Head['words']): Promise<Result<string>> {
  const { battle, watching, clock } = head;
  const players = playersChanged(head);
  if (!players.ok) return players;
  const several = Object.keys(players.value).length > 0;
  const places = SIDES.flatMap(side => seatNames(players.value, side).map(id => ({ id, side })));
  const before = (side: Side, index: number): SeatId => seatsOf(head, otherSide(side))[index]!;
  const from = places.map(({ id, side }) => {
    const index = places.filter(place => place.side === side).findIndex(place => place.id === id);
    return [id, before(side, index)] as const;
  });
  const { players: _, ...rest } = battle;
  return newMatch(context, {
    battle: { ...rest, ...(several && { players: players.value as Head['battle']['players'] }) },
    ...(several && { places }),
    watching,
    ...(clock && { clock }),
    seats: {
      ...Object.fromEntries(from.map(([id, was]) => [id, head.seats[was] ?? null])),
      ...(head.seats.umpire !== undefined && { umpire: head.seats.umpire }),
    },
    words: Object.fromEntries(from.flatMap(([id, was]) => (words[was] === undefined ? [] : [[id, words[was]]]))),
  });
}

const seatsOf = (head: Head, side: Side): readonly SeatId[] =>
  placesOf(head)
    .filter(place => place.side === side)
    .map(({ id }) => id);

/** As many play a side as played the other one: what was shared out stays so where it fits, else each gets as much as the others. */
function playersChanged(head: Head): Result<Players> {
  const players: Partial<Record<Side, readonly (readonly string[])[]>> = {};
  for (const side of SIDES) {
    const count = seatsOf(head, otherSide(side)).length;
    if (count === 1) continue;
    const shared = head.battle.players?.[side];
    players[side] = shared?.length === count ? shared : evenly(sharesOf(head, side), count);
    if (players[side].length < count) return fail({ message: `the other side cannot be shared out among ${count}` });
  }
  return ok(players);
}

function sharesOf({ battle: { ruleset, scenario, terms } }: Head, side: Side) {
  const rules = rulesetOf(ruleset);
  const data = typeof scenario === 'string' ? rules?.scenarios.find(({ id }) => id === scenario)?.data : scenario;
  return rules?.sharing?.shares(agreedData(data, terms ?? []), side) ?? [];
}
