import { type Answer, type Ask, answerAsk, isChance, type Procedure, RPS } from '../procedure/ask.js';
import { unanswerable } from '../procedure/settle.js';
import { fail, isRefusal, malformed, ok, type Refusal, type Result } from '../result.js';
import type { BookTypes, OrderBase } from '../ruleset.js';
import { type SeatId, seatNamed, UMPIRE } from '../seats.js';
import { beforeChange, forkState, keepBefore } from './fork.js';
import { entryHash } from './hash.js';
import {
  answersOf,
  type CarriedOrder,
  type Entry,
  type Match,
  NONE,
  type Progress,
  type RulingDuring,
  withOneMore,
} from './match.js';
import { ruledValue, thrownValue } from './ruled-throw.js';
import { performUmpire, type UmpireOrder } from './umpire.js';

/** What a record, or a match that is copied, knows of an entry beyond its order. */
export interface Known {
  readonly answers: readonly Answer[];
  readonly rulings?: readonly RulingDuring[] | undefined;
}
const NOTHING: Known = { answers: [] };
/** What there is to know of an entry that was played. */
export const knownOf = <B extends BookTypes>(entry: Entry<B>): Known => ({
  answers: answersOf(entry),
  rulings: entry.rulings,
});

/** Runs one entry from its beginning: with the answers it is given first, then with dice, until it ends or must wait. */
export function proceed<B extends BookTypes>(
  match: Match<B>,
  by: SeatId,
  order: Entry<B>['order'],
  known: Known = NOTHING,
): Result<Progress<B>> {
  const { ruled } = match;
  const entry: Entry<B> = { by, order, answered: NONE, rulings: undefined, events: NONE };
  match.entries.push(entry);
  try {
    const performed = perform(match, by, order);
    const refused = isRefusal(performed) ? performed : runOn(match, entry, performed, known);
    if (!refused) return progress(match, entry);
    takeBack(match, ruled);
    return fail(refused);
  } catch (broken) {
    takeBack(match, ruled);
    throw broken;
  }
}

function perform<B extends BookTypes>(match: Match<B>, by: SeatId, order: Entry<B>['order']) {
  match.seat = undefined;
  if (by === 'book') return order.verb === 'carried' ? carry(match, order as CarriedOrder) : undefined;
  if (by === UMPIRE) return performUmpire(match, order);
  match.seat = seatNamed(match.seats, by);
  return match.rules.perform(match, match.seat!.side, order as B['order']);
}

/** The state of an order stays as it is on record: the match gets a copy. */
function carry<B extends BookTypes>(match: Match<B>, { state }: CarriedOrder): undefined {
  beforeChange(match);
  match.state = forkState(state);
}

/** Goes on with the pending entry. */
export function resume<B extends BookTypes>(match: Match<B>, answer: Answer): Result<Progress<B>> {
  const entry = match.entries[match.entries.length - 1]!;
  const procedure = match.running!;
  answered(entry, match.pending!.ask, answer);
  match.pending = undefined;
  try {
    const refused = runOn(match, entry, goneOn(procedure, ruledValue(answer)), NOTHING);
    if (refused) throw new Error(`an answer broke its order: ${refused.message}`);
    return progress(match, entry);
  } catch (broken) {
    takeBack(match, match.ruled);
    throw broken;
  }
}

function answered<B extends BookTypes>(entry: Entry<B>, ask: Ask, answer: Answer): void {
  entry.answered = withOneMore(entry.answered, { ask, answer, after: entry.events.length });
}

/** A procedure that stands at an ask, answered: what is left of it. */
function* goneOn(procedure: Procedure<void>, answer: Answer): Procedure<void> {
  let step = procedure.next(answer);
  while (!step.done) step = procedure.next(yield step.value);
}

function progress<B extends BookTypes>(match: Match<B>, entry: Entry<B>): Result<Progress<B>> {
  return ok(match.pending ? { events: entry.events, waiting: match.pending.ask } : { events: entry.events });
}

/** A step that failed leaves nothing behind. */
function takeBack<B extends BookTypes>(match: Match<B>, ruled: Match<B>['ruled']): void {
  match.state = match.before ?? match.state;
  match.ruled = ruled;
  match.entries.pop();
  match.pending = match.running = match.before = match.turn = undefined;
}

/** Drives the procedure of an entry, then everything the book does by itself after it. */
function runOn<B extends BookTypes>(
  match: Match<B>,
  entry: Entry<B>,
  performed: Procedure<void> | undefined,
  known: Known,
): Refusal | undefined {
  let procedure = performed ?? byItself(match);
  while (procedure) {
    let step = procedure.next();
    while (!step.done) {
      const answer = answerTo(match, entry, step.value, known);
      if (isRefusal(answer)) return answer;
      if (match.ruled) return complete(match, entry, known);
      if (answer === undefined) {
        keepBefore(match);
        match.running = procedure;
        return undefined;
      }
      answered(entry, step.value, answer);
      step = procedure.next(ruledValue(answer));
    }
    procedure = byItself(match);
  }
  return complete(match, entry, known);
}

/** What the book does by itself now; where the umpire approves steps, after his word. */
function byItself<B extends BookTypes>(match: Match<B>): Procedure<void> | undefined {
  match.seat = undefined;
  const due = match.rules.automatic(match);
  return due && match.settings.approval === 'step' ? released(match) : due;
}

/** What the umpire answers before the book goes on by itself. */
const RELEASE: Ask = answerAsk('UMPIRE', 'the umpire lets the book go on', [UMPIRE], false, []);

/** The umpire may have changed what is due, so the book is asked again. */
function* released<B extends BookTypes>(match: Match<B>): Procedure<void> {
  yield RELEASE;
  const due = match.rules.automatic(match);
  if (due) yield* due;
}

/** The order and all that followed from it are done, or the umpire has ended the battle in the middle of it. */
function complete<B extends BookTypes>(match: Match<B>, entry: Entry<B>, { answers }: Known): Refusal | undefined {
  if (answers.length > entry.answered.length)
    return malformed(`answers[${entry.answered.length}]`, 'more answers than the order calls for');
  if (match.settings.hashes) entry.hash = entryHash(match, entry, match.before ?? match.state);
  match.pending = match.running = match.before = undefined;
  return undefined;
}

/** The umpire acts while an ask is open: it becomes part of the entry that waits. */
export function rulePending<B extends BookTypes>(match: Match<B>, order: UmpireOrder | OrderBase): Result<Progress<B>> {
  const entry = match.entries[match.entries.length - 1]!;
  const refused = ruleDuring(match, entry, order);
  if (refused) return fail(refused);
  if (match.ruled) complete(match, entry, NOTHING);
  return progress(match, entry);
}

function ruleDuring<B extends BookTypes>(
  match: Match<B>,
  entry: Entry<B>,
  order: RulingDuring['order'],
): Refusal | undefined {
  const performed = performUmpire(match, order);
  if (isRefusal(performed)) return performed;
  if (performed) return { message: 'this asks for something itself: let the open question be answered first' };
  entry.rulings = [...(entry.rulings ?? []), { after: entry.answered.length, order }];
  return undefined;
}

/** The answer on record, or what the dice show; undefined, and the match pending, where somebody must say. */
function answerTo<B extends BookTypes>(
  match: Match<B>,
  entry: Entry<B>,
  ask: Ask,
  known: Known,
): Answer | Refusal | undefined {
  const place = entry.answered.length;
  const refused = known.rulings && ruleAgain(match, entry, known.rulings);
  if (refused) return refused;
  const recorded = known.answers[place];
  if (recorded !== undefined) return wrongAnswer(match, ask, recorded, place) ?? recorded;
  const thrown = byChance(match, ask);
  const held = thrown !== undefined && match.settings.approval === 'die' && ask.kind === 'die';
  if (thrown !== undefined && !held) return thrown;
  match.pending = held ? { ask, given: {}, thrown: thrown as number } : { ask, given: {} };
  return undefined;
}

/** What the umpire did at this ask, done again. */
function ruleAgain<B extends BookTypes>(
  match: Match<B>,
  entry: Entry<B>,
  rulings: readonly RulingDuring[],
): Refusal | undefined {
  for (const { after, order } of rulings) {
    const refused = after === entry.answered.length ? ruleDuring(match, entry, order) : undefined;
    if (refused) return refused;
  }
  return undefined;
}

/** The answer that dice give, if they can. */
function byChance<B extends BookTypes>(match: Match<B>, ask: Ask): Answer | undefined {
  if (!isChance(ask)) return undefined;
  const score = match.dice.throw(ask.kind === 'die' ? ask.sides : RPS.length);
  if (score === undefined) return undefined;
  return ask.kind === 'die' ? score + (ask.from ?? 1) - 1 : RPS[score - 1];
}

const ANSWER_PATHS = Array.from({ length: 40 }, (_, i) => `answers[${i}]`);
/** Mostly made before: every answer of every record is read under one. */
const pathOfAnswer = (index: number): string => ANSWER_PATHS[index] ?? `answers[${index}]`;

/** An answer that comes with the record must fit its ask, and a seeded die must show what its seed gives. */
function wrongAnswer<B extends BookTypes>(
  match: Match<B>,
  ask: Ask,
  given: Answer,
  index: number,
): Refusal | undefined {
  const path = pathOfAnswer(index);
  const wrong = unanswerable(ask, ruledValue(given), path);
  if (wrong || !match.settings.verify || match.dice.kind.kind !== 'seeded') return wrong;
  const thrown = byChance(match, ask);
  if (thrown === undefined || thrown === thrownValue(given)) return undefined;
  return malformed(
    path,
    `the dice of this battle show ${String(thrown)} here, not ${JSON.stringify(thrownValue(given))}`,
  );
}
