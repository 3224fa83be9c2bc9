import type { ResultInWords } from '@umpire/engine';

/** A question's result in a sentence, and how good it is for the one who asks: worst -1 to best 1. */
export const told = (text: string, good = 0): ResultInWords => ({ text, good });
export const yes = (text: string): ResultInWords => told(text, 1);
export const no = (text: string): ResultInWords => told(text, -1);

/** The two sides as whoever asks names them: the first one is his own. */
export const sideWords = (side: string): string => (side.toLowerCase() === 'a' ? 'our side' : 'the enemy');

/** `1 column`, `2 columns`. */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** By the name of a field, what whoever stands in it is called at the table; who was not named is what the field is. */
export type Called = Readonly<Record<string, string>>;

/** `target is pinned`, of somebody with a name `Panther: pinned`: a name may be that of one or of many. */
export const becomes = (name: string | undefined, who: string, verb: string, what: string): string =>
  name === undefined ? `${who} ${verb}` : `${name}: ${what}`;

/** By the name of a question, what is said of its result. */
// biome-ignore lint/suspicious/noExplicitAny: each line reads the result of its own question; a test runs all of them
export type ResultTellers = Readonly<Record<string, (result: any, called: Called) => ResultInWords>>;

export const tellingOf =
  (tellers: ResultTellers) =>
  (question: string, result: unknown, called: Called = {}): ResultInWords =>
    tellers[question]!(result, called);
