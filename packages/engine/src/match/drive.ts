import type { Actor, Answer, Ask, Procedure } from '../procedure/ask.js';
import { unanswerable } from '../procedure/settle.js';
import { fail, isRefusal, malformed, ok, type Refusal, type Result } from '../result.js';
import type { BookTypes } from '../ruleset.js';
import { forkState } from './fork.js';
import { chainHash } from './hash.js';
import type { Entry, Match, Progress, StartOrder } from './match.js';
import { performUmpire, type UmpireOrder } from './umpire.js';

/** Runs one entry from its beginning: with the answers it is given first, then with dice, until it ends or must wait. */
export function proceed<B extends BookTypes>(
  match: Match<B>,
  by: Actor | 'book',
  order: B['order'] | StartOrder | UmpireOrder,
  answers: readonly Answer[] = NONE,
): Result<Progress<B>> {
  const before = (match.rules.fork ?? forkState)(match.state);
  const entry: Entry<B> = { by, order, answers: [], asks: [], events: [] };
  match.entries.push(entry);
  try {
    const performed = perform(match, by, order);
    const refused = isRefusal(performed) ? performed : runOn(match, entry, before, performed, answers);
    if (!refused) return progress(match, entry);
    takeBack(match, before);
    return fail(refused);
  } catch (broken) {
    takeBack(match, before);
    throw broken;
  }
}

const NONE: readonly Answer[] = [];

function perform<B extends BookTypes>(match: Match<B>, by: Actor | 'book', order: Entry<B>['order']) {
  if (by === 'book') return undefined;
  if (by === 'umpire') return performUmpire(match, order as UmpireOrder);
  return match.rules.perform(match, by, order as B['order']);
}

/** Goes on with the pending entry. */
export function resume<B extends BookTypes>(match: Match<B>, answer: Answer): Result<Progress<B>> {
  const entry = match.entries[match.entries.length - 1]!;
  const before = match.before!;
  const procedure = match.running!;
  answered(entry, match.pending!.ask, answer);
  match.pending = undefined;
  try {
    const refused = runOn(match, entry, before, goneOn(procedure, ruledValue(answer)), NONE);
    if (refused) throw new Error(`an answer broke its order: ${refused.message}`);
    return progress(match, entry);
  } catch (broken) {
    takeBack(match, before);
    throw broken;
  }
}

function answered<B extends BookTypes>(entry: Entry<B>, ask: Ask, answer: Answer): void {
  entry.answers.push(answer);
  entry.asks.push({ ask, after: entry.events.length });
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
function takeBack<B extends BookTypes>(match: Match<B>, before: B['state']): void {
  match.state = before;
  match.entries.pop();
  match.pending = match.running = match.before = undefined;
}

/** Drives the procedure of an entry, then everything the book does by itself after it. */
function runOn<B extends BookTypes>(
  match: Match<B>,
  entry: Entry<B>,
  before: B['state'],
  performed: Procedure<void> | undefined,
  answers: readonly Answer[],
): Refusal | undefined {
  let procedure = performed ?? match.rules.automatic(match);
  while (procedure) {
    let step = procedure.next();
    while (!step.done) {
      const answer = answerTo(match, entry, step.value, answers);
      if (isRefusal(answer)) return answer;
      if (answer === undefined) {
        match.before = before;
        match.running = procedure;
        return undefined;
      }
      answered(entry, step.value, answer);
      step = procedure.next(ruledValue(answer));
    }
    procedure = match.rules.automatic(match);
  }
  if (answers.length > entry.answers.length)
    return malformed(`answers[${entry.answers.length}]`, 'more answers than the order calls for');
  match.pending = match.running = match.before = undefined;
  if (match.settings.hashes) hashEntry(match, entry);
  return undefined;
}

function hashEntry<B extends BookTypes>(match: Match<B>, entry: Entry<B>): void {
  const { by, order, answers } = entry;
  const last = match.entries[match.entries.length - 2];
  entry.hash = chainHash(last ? last.hash! : match.startHash, { by, order, answers }, match.state);
}

/** The answer on record, or what the dice show; undefined, and the match pending, where somebody must say. */
function answerTo<B extends BookTypes>(
  match: Match<B>,
  entry: Entry<B>,
  ask: Ask,
  answers: readonly Answer[],
): Answer | Refusal | undefined {
  const recorded = answers[entry.answers.length];
  if (recorded !== undefined) return wrongAnswer(match, ask, recorded, entry.answers.length) ?? recorded;
  const thrown = byChance(match, ask);
  const held = thrown !== undefined && match.settings.approval && ask.kind === 'die';
  if (thrown !== undefined && !held) return thrown;
  match.pending = held ? { ask, given: {}, thrown: thrown as number } : { ask, given: {} };
  return undefined;
}

/** The answer that dice give, if they can. */
function byChance<B extends BookTypes>(match: Match<B>, ask: Ask): Answer | undefined {
  if (ask.kind === 'die') {
    const score = match.dice.throw(ask.sides);
    return score === undefined ? undefined : score + (ask.from ?? 1) - 1;
  }
  if (ask.kind !== 'rps' || !ask.random) return undefined;
  const score = match.dice.throw(3);
  return score === undefined ? undefined : (['win', 'draw', 'lose'] as const)[score - 1];
}

/** An answer that comes with the record must fit its ask, and a seeded die must show what its seed gives. */
function wrongAnswer<B extends BookTypes>(
  match: Match<B>,
  ask: Ask,
  given: Answer,
  index: number,
): Refusal | undefined {
  const path = `answers[${index}]`;
  const wrong = unanswerable(ask, ruledValue(given), path);
  if (wrong || !match.settings.verify || match.dice.kind.kind !== 'seeded') return wrong;
  const thrown = byChance(match, ask);
  if (thrown === undefined || thrown === thrownValue(given)) return undefined;
  return malformed(
    path,
    `the dice of this battle show ${String(thrown)} here, not ${JSON.stringify(thrownValue(given))}`,
  );
}

/** A die that the umpire replaced: what was thrown stays on record beside what counts. */
export interface RuledThrow {
  readonly thrown: number;
  readonly ruled: number;
  readonly reason: string;
}
const isRuled = (answer: Answer): answer is Answer & RuledThrow => typeof answer === 'object' && 'ruled' in answer;
const ruledValue = (answer: Answer): Answer => (isRuled(answer) ? answer.ruled : answer);
const thrownValue = (answer: Answer): Answer => (isRuled(answer) ? answer.thrown : answer);
