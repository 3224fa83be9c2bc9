import { type Adjudicable, adjudicate, defaultOptions, type Options, type Verdict } from '@umpire/engine';

/** For tests only: short ways to ask a book. */
export interface How {
  readonly throws?: readonly unknown[];
  readonly options?: Readonly<Record<string, string>>;
}

export interface Kit {
  readonly DEFAULTS: Options;
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
    DEFAULTS: defaultOptions(book.options),
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

type Parts = Readonly<Record<string, unknown>>;
const isWhole = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/** What has an id goes by it, wherever it stands; everything else by its path. */
const partsOf = (whole: Parts, path: string): Map<string, unknown> =>
  new Map(
    Object.entries(whole).map(([key, part]) => {
      const id = Array.isArray(whole) && isWhole(part) ? part.id : undefined;
      return [typeof id === 'string' ? id : path === '' ? key : `${path}.${key}`, part];
    }),
  );

function differences(before: unknown, after: unknown, path: string): Parts {
  if (Object.is(before, after)) return {};
  if (!isWhole(before) || !isWhole(after)) return { [path]: after };
  const [was, is] = [partsOf(before, path), partsOf(after, path)];
  const found: Record<string, unknown> = {};
  for (const [at, part] of is)
    if (was.has(at)) Object.assign(found, differences(was.get(at), part, at));
    else found[at] = part;
  for (const at of was.keys()) if (!is.has(at)) found[at] = undefined;
  return found;
}

function freeze(value: unknown): void {
  if (Object.isFrozen(value)) return;
  Object.freeze(value);
  if (isWhole(value)) for (const part of Object.values(value)) freeze(part);
}

/** The same state, whose fields may be set and the elements of its fields replaced. */
const forked = <S extends object>(state: S): S =>
  Object.fromEntries(
    Object.entries(state).map(([name, field]) => [
      name,
      Array.isArray(field) ? [...field] : isWhole(field) ? { ...field } : field,
    ]),
  ) as S;

/**
 * Every place of a state that an event changes, and what stands there afterwards: `{ turn: 2, 'A1.halted': 0 }`. Elements of a state
 * are replaced: whoever alters one finds it frozen.
 */
export function changesBy<S extends object>(before: S, change: (state: S) => void): Parts {
  for (const field of Object.values(before))
    if (isWhole(field)) for (const element of Object.values(field)) freeze(element);
  const after = forked(before);
  change(after);
  return differences(before, after, '');
}
