import { adjudicate, defaultOptions, type Options, type Verdict } from '@umpire/engine';
import { OPTIONS } from './options.js';
import { QUESTIONS } from './questions.js';

/** For tests only: the book as the adjudicator knows it, and short ways to ask it. */
export const BOOK = { id: 'mbt2020', options: OPTIONS, questions: QUESTIONS };
export const DEFAULTS: Options = defaultOptions(OPTIONS);

export interface How {
  readonly throws?: readonly unknown[];
  readonly options?: Readonly<Record<string, string>>;
}

export const ask = (question: string, given: unknown, how: How = {}): Verdict =>
  adjudicate([BOOK], { ruleset: BOOK.id, question, given, ...how });

/** What an answer comes to, short enough for a table: the result or the odds, or the rule or path that refused. */
export function told(question: string, given: unknown, how?: How): unknown {
  const answer = ask(question, given, how);
  if (!answer.ok) return answer.error.rule ?? answer.error.path;
  return answer.result ?? answer.odds;
}

/** The rules that an answer cites. */
export function cited(question: string, given: unknown, how?: How): string[] {
  const answer = ask(question, given, how);
  return answer.ok ? answer.because.map(c => c.rule) : [];
}

/** A case of a table: its name, what is given, what comes out, and under which options or throws. */
export type Case = [name: string, given: unknown, wanted: unknown, how?: How];
export const under = (id: string, choice: string): How => ({ options: { [id]: choice } });
export const thrown = (...throws: unknown[]): How => ({ throws });
