import { expect, test } from 'vitest';
import type { How, Kit } from '../../packages/rulesets/src/common/book/kit.js';

/** A line of a table: its name, what is given, what comes out or which rule or path refuses, and under which options or throws. */
export type Line = readonly [name: string, given: unknown, wanted: unknown, how?: How];

/** The rules that a name promises; those in brackets need not be cited. */
const promised = (name: string): string[] => name.replace(/\(.*?\)/g, '').match(/\b[A-Z0-9]+-[A-Z]+-\d+/g) ?? [];

/** Tables of lines for the questions of a book, one test for each: the answer is the wanted one, and the rules in the name bear on it. */
export const linesOf =
  ({ told, cited }: Pick<Kit, 'told' | 'cited'>) =>
  (question: string, cases: readonly Line[]): void => {
    for (const [name, given, wanted, how] of cases)
      test(name, () => {
        const found = told(question, given, how);
        if (typeof wanted !== 'object') return expect(found).toBe(wanted);
        expect(found).toMatchObject(wanted as object);
        expect(cited(question, given, how)).toEqual(expect.arrayContaining(promised(name)));
      });
  };
