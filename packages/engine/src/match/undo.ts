import { fail, forbid, ok, type Result } from '../result.js';
import type { BookTypes } from '../ruleset.js';
import { type SeatId, UMPIRE } from '../seats.js';
import { knownOf, proceed } from './drive.js';
import { type Entry, type Match, prepare } from './match.js';
import { isSecret, told } from './seen.js';
import { isRuling } from './umpire.js';

/** Whether the entry at a place is a deed of whoever gave it, not something that was done for him. */
export type IsDeed = (place: number) => boolean;
const EACH_IS: IsDeed = () => true;

/** Why a side cannot take back its latest deed; undefined if it can. */
export function whyNotUndo<B extends BookTypes>(match: Match<B>, by: SeatId, isDeed = EACH_IS): string | undefined {
  const found = undoable(match, by, isDeed);
  return typeof found === 'string' ? found : undefined;
}

/** The place of the entry that `by` may take back, or why there is none. */
function undoable<B extends BookTypes>(match: Match<B>, by: SeatId, isDeed: IsDeed): number | string {
  const { entries } = match;
  for (let i = entries.length - 1; i > 0; i--) {
    const entry = entries[i]!;
    // What another seat sealed does not hang on ours: it may stay while ours is taken back.
    if (entry.by !== by && !isSecret(match, entry)) return 'the latest order is not yours';
    // what an umpire did unseen is not in anybody's way, and nobody may notice it by that
    if (isUnseenRuling(match, entry, by)) continue;
    const blocked = blockedBy(match, entry);
    if (blocked !== undefined) return blocked;
    if (entry.by === by && isDeed(i)) return i;
  }
  return 'there is nothing to take back';
}

const isUnseenRuling = <B extends BookTypes>(match: Match<B>, entry: Entry<B>, by: SeatId): boolean =>
  entry.by === UMPIRE && isSecret(match, entry) && entry.answered.length === 0 && told(match, entry, by).length === 0;

/** Neither taken back nor passed over, whoever gave it: somebody has learnt something since. */
function blockedBy<B extends BookTypes>(match: Match<B>, entry: Entry<B>): string | undefined {
  if (entry.answered.length > 0 || isHeld(match, entry)) return 'something was thrown or chosen since';
  const learnt = entry.events.some(event => isRuling(event) || match.rules.reveals(event));
  return learnt ? 'something was revealed by it' : undefined;
}

/** Its die has fallen and waits for the umpire: the stream of dice has gone on. */
const isHeld = <B extends BookTypes>({ pending, entries }: Match<B>, entry: Entry<B>): boolean =>
  pending?.thrown !== undefined && entries.at(-1) === entry;

/** Takes back the latest order of a side: up to the first throw and the first thing revealed, never another's work. */
export function undo<B extends BookTypes>(match: Match<B>, by: SeatId): Result<Entry<B>> {
  const place = undoable(match, by, EACH_IS);
  if (typeof place === 'string') return fail({ message: place });
  const taken = match.entries[place]!;
  const kept = match.entries.filter((_, i) => i !== place);
  const rebuilt = rebuild(match, kept);
  if (!rebuilt.ok) return fail(forbid('UNDO', `a later order needs it: ${rebuilt.error.message}`));
  restore(match, rebuilt.value);
  return ok(taken);
}

/** The die that was typed in last, if nothing has come of it but what it threw: somebody may have mistyped it. */
export function typedLast<B extends BookTypes>(match: Match<B>): number | undefined {
  const { dice, entries, pending } = match;
  const entry = entries.at(-1);
  const last = entry?.answered.at(-1);
  if (dice.kind.kind !== 'typed' || !entry || last?.ask.kind !== 'die' || typeof last.answer !== 'number')
    return undefined;
  if (pending && Object.keys(pending.given).length > 0) return undefined;
  const learnt = entry.events.slice(last.after).some(event => isRuling(event) || match.rules.reveals(event));
  return learnt ? undefined : last.answer;
}

/** Takes back the die that was typed in last: the order that called for it waits for it again. */
export function takeDieBack<B extends BookTypes>(match: Match<B>): Result<number> {
  const die = typedLast(match);
  if (die === undefined) return fail({ message: 'no die was typed in that could be taken back' });
  const entry = match.entries.at(-1)!;
  const rebuilt = rebuild(match, match.entries.slice(0, -1));
  if (!rebuilt.ok) return rebuilt;
  restore(match, rebuilt.value);
  const { answers, rulings } = knownOf(entry);
  const again = proceed(match, entry.by, entry.order, { answers: answers.slice(0, -1), rulings });
  return again.ok ? ok(die) : again;
}

/** A match as another one stands, in which nothing is pending. */
function restore<B extends BookTypes>(match: Match<B>, { state, entries }: Match<B>): void {
  match.state = state;
  match.entries.splice(0, match.entries.length, ...entries);
  match.pending = match.running = match.before = match.turn = undefined;
}

/** The same battle as far as these entries go. Dice are not thrown again: every answer is on record. */
export function rebuild<B extends BookTypes>(match: Match<B>, kept: readonly Entry<B>[]): Result<Match<B>> {
  const fresh = prepare(match);
  if (!fresh.ok) return fresh;
  for (const entry of kept) {
    const done = proceed(fresh.value, entry.by, entry.order, knownOf(entry));
    if (!done.ok) return done;
  }
  return fresh;
}
