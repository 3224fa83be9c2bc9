import { isSwitchedOff } from './rules/prove.js';

/** The id of a rule of a book, as its specification writes it: prefix, topic and number. */
export type RuleId = string;

/** A rule that bore on an answer, with its effect in the book's own notation. */
export interface Citation {
  readonly rule: RuleId;
  readonly effect?: string;
  readonly text: string;
}

/** Why not: the rule that forbids, or the path of the malformed field. Never just `false`. */
export interface Refusal {
  readonly rule?: RuleId;
  readonly path?: string;
  readonly message: string;
  /** Why something that is dragged stops here: without figures, which would be those of a place beyond. */
  readonly stop?: string;
}

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Refusal };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });
export const fail = (error: Refusal): { readonly ok: false; readonly error: Refusal } => ({ ok: false, error });

/** Forbidden by a rule. (While the tests are being proven it may say nothing: see `rules/prove.ts`.) */
export const forbid = (rule: RuleId, message: string): Refusal =>
  isSwitchedOff(rule, message) ? (undefined as never) : { rule, message };
/** Malformed at a path. */
export const malformed = (path: string, message: string): Refusal => ({ path, message });

/** Tells a refusal from whatever else a function may return in its place. */
export function isRefusal(x: unknown): x is Refusal {
  return typeof x === 'object' && x !== null && typeof (x as Refusal).message === 'string';
}
