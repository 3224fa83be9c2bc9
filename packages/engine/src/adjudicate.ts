import type { z } from 'zod';
import { type Bounds, outOfBounds } from './bounds.js';
import { heldTo } from './held-to.js';
import { pathOf } from './path.js';
import type { Finding, Procedure } from './procedure/ask.js';
import { answersTo, odds } from './procedure/odds.js';
import { settle } from './procedure/settle.js';
import type { AnyQuestion } from './question.js';
import { type Citation, isRefusal, malformed, type Refusal } from './result.js';
import { chooseOptions, type Option } from './rules/option.js';

/** What the adjudicator needs of a book. */
export interface Adjudicable {
  readonly id: string;
  readonly options: readonly Option[];
  readonly questions: Readonly<Record<string, AnyQuestion>>;
}

export type Verdict =
  | {
      readonly ok: true;
      readonly ruleset: string;
      readonly question: string;
      readonly result?: unknown;
      readonly odds?: readonly { readonly p: number; readonly result: unknown }[];
      readonly because: readonly Citation[];
    }
  | { readonly ok: false; readonly error: Refusal };

const FIELDS = ['ruleset', 'question', 'given', 'throws', 'options'];

/** Far more than any table holds. */
const BOUNDS: Bounds = { depth: 20, list: 1000, text: 1000, values: 50_000 };

/** Answers one question in the order of checks that all books share; whatever comes in, an answer goes out. */
export function adjudicate(books: readonly Adjudicable[], asked: unknown): Verdict {
  if (typeof asked !== 'object' || asked === null || Array.isArray(asked))
    return refused(malformed('', 'a question is a JSON object'));
  const q = asked as Record<string, unknown>;
  const book = books.find(b => b.id === q.ruleset);
  if (!book) return refused(malformed('ruleset', `one of ${books.map(b => b.id).join(', ')}`));
  const name = q.question as string;
  const question = typeof name === 'string' && Object.hasOwn(book.questions, name) ? book.questions[name] : undefined;
  if (!question) return refused(malformed('question', `one of ${Object.keys(book.questions).join(', ')}`));
  const options = chooseOptions(book.options, q.options);
  if (!options.ok) return options;
  const large = outOfBounds(q.given, BOUNDS, 'given') ?? outOfBounds(q.throws, BOUNDS, 'throws');
  if (large) return refused(large);
  const given = heldTo(question.given, q.given);
  if (!given.success) return refused(issueOf(given.error.issues, 'given'));
  for (const key in q) if (!FIELDS.includes(key)) return refused(malformed(key, `there is no field ${key} here`));
  const asks = (counting: boolean) => question.ask(given.data, options.value, counting);
  const first = asks(false);
  if (isRefusal(first)) return refused(first);
  const head = { ok: true as const, ruleset: book.id, question: name };
  if (q.throws !== undefined && !Array.isArray(q.throws)) return refused(malformed('throws', 'throws are a list'));
  if (question.fixedThrows && q.throws && !('because' in first)) {
    const refusedNumber = wrongNumber(asks(false) as Procedure<Finding<unknown>>, q.throws.length);
    if (refusedNumber) return refused(refusedNumber);
  }
  const finding = 'because' in first ? settledWithout(first, q.throws) : withThrows(first, () => asks(true), q.throws);
  return isRefusal(finding) ? refused(finding) : { ...head, ...finding };
}

/** At a real table nothing is dragged. */
const refused = ({ stop: _, ...error }: Refusal): Verdict => ({ ok: false, error });

type Told = { result?: unknown; odds?: { p: number; result: unknown }[]; because: readonly Citation[] };

function settledWithout(finding: Finding<unknown>, throws: unknown[] | undefined): Told | Refusal {
  if (throws && throws.length > 0) return malformed('throws', 'nothing is thrown here');
  return { result: finding.result, because: finding.because };
}

function withThrows(
  first: Procedure<Finding<unknown>>,
  again: () => unknown,
  throws: unknown[] | undefined,
): Told | Refusal {
  if (!throws) return oddsOf(first, again as () => Procedure<Finding<unknown>>);
  const settled = settle(first, throws);
  if (isRefusal(settled)) return settled;
  if ('ask' in settled) return malformed('throws', `${settled.ask.text} is still to be thrown`);
  if (settled.used < throws.length) return malformed('throws', `${settled.used} are thrown, not ${throws.length}`);
  return { result: settled.value.result, because: settled.value.because };
}

/** Where the number of throws hangs on none of them, any answers tell how many there are. */
function wrongNumber(procedure: Procedure<Finding<unknown>>, given: number): Refusal | undefined {
  let needed = 0;
  let step = procedure.next();
  for (; !step.done; needed++) step = procedure.next(answersTo(step.value)[0]);
  return given === needed ? undefined : malformed('throws', `${needed} are thrown, not ${given}`);
}

/** A procedure that never asks has a plain result; otherwise the exact distribution. */
function oddsOf(first: Procedure<Finding<unknown>>, again: () => Procedure<Finding<unknown>>): Told {
  const step = first.next();
  if (step.done) return { result: step.value.result, because: step.value.because };
  const { chances, because } = odds(again);
  return { odds: chances.map(c => ({ p: tenPlaces(c.ways / c.of), result: c.result })), because };
}

const tenPlaces = (p: number): number => Math.round(p * 1e10) / 1e10;

/** The first fault that a schema found, as a path and a sentence. */
export function issueOf(issues: readonly z.core.$ZodIssue[], root: string): Refusal {
  const issue = issues[0]!;
  const path = pathOf(root, issue.path);
  if (issue.code === 'unrecognized_keys') {
    const key = issue.keys[0]!;
    return malformed(path === '' ? key : `${path}.${key}`, `there is no field ${key} here`);
  }
  return malformed(path, issue.message);
}
