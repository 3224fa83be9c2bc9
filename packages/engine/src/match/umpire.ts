import { z } from 'zod';
import { issueOf } from '../adjudicate.js';
import { heldTo } from '../held-to.js';
import type { Procedure } from '../procedure/ask.js';
import { malformed, type Refusal } from '../result.js';
import type { BookTypes, OrderBase } from '../ruleset.js';
import type { Side } from '../seats.js';
import { beforeChange } from './fork.js';
import { type Match, noteEvent } from './match.js';
import { isPlayable } from './playable.js';

const reason = z.string().trim().min(1, 'the umpire gives a reason');

/** What the umpire may do in every book: change any field, end the battle, put a word on record. */
export const umpireOrder = z.discriminatedUnion('decision', [
  z.strictObject({ verb: z.literal('rule'), decision: z.literal('edit'), path: z.string(), value: z.json(), reason }),
  z.strictObject({ verb: z.literal('rule'), decision: z.literal('end'), winner: z.enum(['a', 'b', 'draw']), reason }),
  z.strictObject({ verb: z.literal('rule'), decision: z.literal('note'), reason }),
]);
export type UmpireOrder = z.infer<typeof umpireOrder>;

/** The event of an umpire's order; who hears of it is the book's to say (`tellRuling`). */
export interface UmpireRuling {
  readonly kind: 'umpire-ruled';
  /** `die`: he put another score in the place of the one that was thrown. */
  readonly decision: UmpireOrder['decision'] | 'die';
  readonly reason: string;
  /** Of an edit: what was changed. */
  readonly path?: string;
}
export const isRuling = (event: { readonly kind: string }): event is UmpireRuling => event.kind === 'umpire-ruled';

/** A battle that the umpire has ended. */
export interface Ruled {
  readonly over: Side | 'draw';
  readonly rule: string;
  readonly text: string;
}

/** An order of the umpire: one that he has in every book, or one of this book. */
export function performUmpire<B extends BookTypes>(
  match: Match<B>,
  order: OrderBase,
): Refusal | Procedure<void> | undefined {
  const { umpire } = match.rules;
  if (order.verb === 'rule')
    return umpire?.mayRule?.(match, (order as UmpireOrder).decision) ?? decide(match, order as UmpireOrder);
  return umpire ? umpire.perform(match, order) : malformed('verb', 'this book has no such verb for the umpire');
}

/** What the umpire may order in a book: his schema for orders from outside, by the verb that they name. */
export function umpireSchema<B extends BookTypes>({ rules }: Match<B>, given: unknown): z.ZodType<OrderBase> {
  const isCommon = (given as { readonly verb?: unknown } | null)?.verb === 'rule';
  return rules.umpire && !isCommon ? rules.umpire.order : umpireOrder;
}

function decide<B extends BookTypes>(match: Match<B>, order: UmpireOrder): Refusal | undefined {
  if (order.decision === 'edit') {
    const refused = edit(match, order.path, order.value);
    if (refused) return refused;
  }
  if (order.decision === 'end') match.ruled = { over: order.winner, rule: 'UMPIRE', text: order.reason };
  const { decision, reason } = order;
  const ruling: UmpireRuling = { kind: 'umpire-ruled', decision, reason };
  const about = order.decision === 'edit' ? { path: order.path } : {};
  noteEvent(match, { ...ruling, ...about });
  return undefined;
}

/** Puts a value at a path such as `stands[3].state`; a state that cannot be is refused. */
function edit<B extends BookTypes>(match: Match<B>, path: string, value: unknown): Refusal | undefined {
  const keys = path.split(/[.[\]]+/).filter(key => key !== '');
  const edited = replaced(match.state, keys, value);
  if (edited === undefined || keys.length === 0) return malformed('path', `there is no ${path} in this battle`);
  const wrong = formFault(match, edited) ?? newFault(match, edited);
  if (wrong !== undefined) return malformed('value', wrong);
  beforeChange(match);
  putInPlace(match.state as Plain, edited as Plain, keys);
  return undefined;
}

/** Where an edited state has not the form of one, and what stands there. */
function formFault<B extends BookTypes>({ rules }: Match<B>, edited: B['state']): string | undefined {
  const parsed = rules.form && heldTo(rules.form, edited);
  if (!parsed || parsed.success) return undefined;
  const { path, message } = issueOf(parsed.error.issues, '');
  return `${path}: ${message}`;
}

/** What is impossible now and was not before; last of all, whether the book can play on from it. */
function newFault<B extends BookTypes>(match: Match<B>, edited: B['state']): string | undefined {
  const { rules, state, options } = match;
  const known = new Set(rules.faults(state, options));
  const fault = faultsIn(match, edited).find(f => !known.has(f));
  if (fault !== undefined) return fault;
  return isPlayable(match, edited) || !isPlayable(match, state) ? undefined : NO_SENSE;
}

const NO_SENSE = 'the book cannot make sense of this';

/** A book without a form may break on what it looks at. */
function faultsIn<B extends BookTypes>({ rules, options }: Match<B>, state: B['state']): readonly string[] {
  try {
    return rules.faults(state, options);
  } catch {
    return [NO_SENSE];
  }
}

type Plain = Record<string, unknown>;

/** As `apply` does it: a field is set, or an element replaced, so that a procedure that is under way sees it. */
function putInPlace(state: Plain, edited: Plain, [field, element]: readonly string[]): void {
  if (element === undefined) state[field!] = edited[field!];
  else (state[field!] as Plain)[element] = (edited[field!] as Plain)[element];
}

/** A copy of a value with another at the end of a path that exists and holds the same kind of thing; else undefined. */
function replaced<T>(whole: T, keys: readonly string[], value: unknown): T | undefined {
  const [key, ...rest] = keys;
  if (key === undefined) return sameKind(whole, value) ? (value as T) : undefined;
  if (typeof whole !== 'object' || whole === null || !Object.hasOwn(whole, key)) return undefined;
  const inner = replaced((whole as Record<string, unknown>)[key], rest, value);
  if (inner === undefined) return undefined;
  if (!Array.isArray(whole)) return { ...whole, [key]: inner };
  return whole.with(Number(key), inner) as T;
}

const kindOf = (x: unknown): string => (Array.isArray(x) ? 'array' : x === null ? 'null' : typeof x);
const sameKind = (a: unknown, b: unknown): boolean => a === null || b === null || kindOf(a) === kindOf(b);
