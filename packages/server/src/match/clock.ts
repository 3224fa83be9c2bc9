import { decision, menuOf, sidesTurnOf } from '@umpire/desk';
import { type SeatId, seatsOf, sideAt } from '@umpire/engine';
import type { Store } from '../store/store.js';
import type { LiveMatch } from './live-match.js';
import type { MatchInput } from './match-input.js';
import type { Matches } from './matches.js';

/** So many matches are looked at in one go. */
const AT_ONCE = 100;

/**
 * Whoever has let his time run out gives the battle up, by the book's own way to do so; where he only owes an answer, any that is allowed
 * is given for him; and where all write unseen, what he has handed in counts, and he is done. Where both sides are late with an order, nobody is wronged: it waits. Of several who play one side, each has its time.
 */
export async function callTime(store: Store, matches: Matches, now: number): Promise<void> {
  for (const id of await store.late(now, AT_ONCE))
    await matches.alone(id, async live => {
      for (const input of dueNow(live, now)) await matches.give(live, input, `time-${live.inputs.length + 1}`);
    });
}

function dueNow(live: LiveMatch, now: number): readonly MatchInput[] {
  const { battle } = live.played;
  const turn = sidesTurnOf(battle.match);
  const due = live.standing?.due ?? null;
  if ('over' in turn || due === null || due >= now) return [];
  if (battle.match.pending) return turn.waiting.map(by => anyAnswer(live, by));
  if (turn.sealed) return turn.waiting.flatMap(by => done(live, by));
  const sides = new Set(turn.waiting.map(seat => sideAt(battle.match.seats, seat)));
  const [late] = sides;
  if (late === undefined || sides.size > 1) return [];
  // whoever of the side may give up: it need not be he who is late
  for (const { id: by } of seatsOf(battle.match.seats, late)) {
    const verb = wayOut(live, by);
    if (verb !== undefined) return [{ kind: 'order', by, order: { verb } }];
  }
  return [];
}

const STAND_IN = { bot: 'random' };

function anyAnswer({ played: { battle } }: LiveMatch, by: SeatId): MatchInput {
  const decided = decision({ ...battle, seats: { [by]: STAND_IN } }, by);
  return { kind: 'answer', by, value: ('answer' in decided ? decided.answer : null) as never };
}

/** He writes no more. */
function done({ played: { battle } }: LiveMatch, by: SeatId): readonly MatchInput[] {
  const item = menuOf(battle, by).find(({ ends, fields, closed }) => ends === 'step' && fields.length === 0 && !closed);
  return item ? [{ kind: 'order', by, order: { verb: item.verb } }] : [];
}

const wayOut = ({ played: { battle } }: LiveMatch, by: SeatId): string | undefined =>
  menuOf(battle, by).find(({ ends, fields, closed }) => ends === 'battle' && fields.length === 0 && !closed)?.verb;
