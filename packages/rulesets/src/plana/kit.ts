import { expect, test } from 'vitest';
import { type How, kitOf } from '../common/book/kit.js';
import { ADJUDICATOR } from './questions/adjudicator.js';

export { thrown, under } from '../common/book/kit.js';

/** For tests only: the book as the adjudicator knows it, and short ways to ask it. */
export const BOOK = ADJUDICATOR;
export const { DEFAULTS, ask, told, cited } = kitOf(BOOK);

/** A line of a table: its name, what is given, what comes out or which rule or path refuses, and under which options or throws. */
export type Line = readonly [name: string, given: unknown, wanted: unknown, how?: How];

/** The rules that a name promises; those in brackets need not be cited. */
const promised = (name: string): string[] => name.replace(/\(.*?\)/g, '').match(/PLA-[A-Z]+-\d+/g) ?? [];

/** One test for each line: the answer is the wanted one, and the rules in the name bear on it. */
export function lines(question: string, cases: readonly Line[]): void {
  test.each(cases)('%s', (name, given, wanted, how) => {
    const found = told(question, given, how);
    if (typeof wanted !== 'object') return expect(found).toBe(wanted);
    expect(found).toMatchObject(wanted as object);
    expect(cited(question, given, how)).toEqual(expect.arrayContaining(promised(name)));
  });
}
