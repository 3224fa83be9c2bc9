import { type Adjudicable, adjudicate, type Verdict } from '@umpire/engine';

/** For tests only: short ways to ask a book. */
export interface How {
  readonly throws?: readonly unknown[];
  readonly options?: Readonly<Record<string, string>>;
}

export interface Kit {
  ask(question: string, given: unknown, how?: How): Verdict;
  /** What an answer comes to, short enough for a table: the result or the odds, or the rule or path that refused. */
  told(question: string, given: unknown, how?: How): unknown;
  /** The rules that an answer cites. */
  cited(question: string, given: unknown, how?: How): string[];
}

export function kitOf(book: Adjudicable): Kit {
  const ask: Kit['ask'] = (question, given, how = {}) =>
    adjudicate([book], { ruleset: book.id, question, given, ...how });
  return {
    ask,
    told(question, given, how) {
      const answer = ask(question, given, how);
      if (!answer.ok) return answer.error.rule ?? answer.error.path;
      return answer.result ?? answer.odds;
    },
    cited(question, given, how) {
      const answer = ask(question, given, how);
      return answer.ok ? answer.because.map(c => c.rule) : [];
    },
  };
}

/** A case of a table: its name, what is given, what comes out, and under which options or throws. */
export type Case = [name: string, given: unknown, wanted: unknown, how?: How];
export const under = (id: string, choice: string): How => ({ options: { [id]: choice } });
export const thrown = (...throws: unknown[]): How => ({ throws });
