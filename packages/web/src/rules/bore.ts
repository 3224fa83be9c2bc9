import type { Moment, Seats } from '@umpire/desk';
import type { SeatId } from '@umpire/engine';
import { personsOf } from '../battles/persons.js';

/** A line of a battle's log on which a rule bore. */
export interface Bore {
  readonly index: number;
  readonly turn: string;
  readonly text: string;
  readonly effects: readonly string[];
}

/** Where a rule bore on a battle, in the order in which it happened. */
export function boreOn(moments: readonly Moment[], rule: string): Bore[] {
  return moments.flatMap(({ index, turn, lines }) =>
    lines
      .map(({ text, because }) => ({ index, turn, text, cited: because.filter(c => c.rule === rule) }))
      .filter(({ cited }) => cited.length > 0)
      .map(({ cited, ...line }) => ({
        ...line,
        effects: [...new Set(cited.map(c => c.effect ?? c.text))],
      })),
  );
}

/** Through whose eyes: the only person's; of two persons' battle what both know; when it is over, everything. */
export function eyesFor(seats: Seats, over: boolean): SeatId {
  if (over) return 'umpire';
  const people = personsOf(seats);
  return people.length === 1 ? people[0]! : people.length === 0 ? 'umpire' : 'spectator';
}
