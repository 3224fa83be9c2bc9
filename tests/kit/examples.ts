import { readFileSync } from 'node:fs';
import { type Adjudicable, adjudicate } from '@umpire/engine';
import { expect, test } from 'vitest';

export type Ask = Record<string, unknown>;

/** A line of section 8 of a specification. */
interface Example {
  readonly ask: Ask;
  readonly expect: {
    readonly ok: boolean;
    readonly result?: unknown;
    readonly odds?: readonly { p: number; result: unknown }[];
    readonly error?: { rule?: string; path?: string };
    readonly becauseRules?: readonly string[];
  };
}

/** The acceptance examples of a book, as its specification has them. */
export function examplesOf(book: string): Example[] {
  const specification = new URL(`../../docs/rules/${book}.md`, import.meta.url);
  const [, lines = ''] = /```jsonl\n([\s\S]*?)```/.exec(readFileSync(specification, 'utf8')) ?? [];
  return lines
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line));
}

export const asksOf = (book: string): Ask[] => examplesOf(book).map(example => example.ask);

/** A deep subset; arrays match whole; numbers agree within so much. */
function agrees(found: unknown, wanted: unknown, off: number): boolean {
  if (typeof wanted === 'number') return typeof found === 'number' && Math.abs(found - wanted) <= off;
  if (Array.isArray(wanted))
    return Array.isArray(found) && found.length === wanted.length && wanted.every((w, i) => agrees(found[i], w, off));
  if (typeof wanted === 'object' && wanted !== null)
    return (
      typeof found === 'object' &&
      found !== null &&
      Object.entries(wanted).every(([key, w]) => agrees((found as Ask)[key], w, off))
    );
  return found === wanted;
}

type Odds = readonly { readonly p: number; readonly result: unknown }[];

/** Odds match whole and fall; entries of equal p may come in any order. */
function sameOdds(found: Odds, wanted: Odds, off: number): boolean {
  const left = [...found];
  const fits = wanted.every(w => {
    const at = left.findIndex(f => agrees(f.p, w.p, off) && agrees(f.result, w.result, off));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return fits && left.length === 0 && found.every((f, i) => i === 0 || f.p <= found[i - 1]!.p + 1e-9);
}

/** Tests that all examples of a book's specification come out as they stand. */
export function acceptance(book: Adjudicable, count: number, off: number): void {
  const examples = examplesOf(book.id);
  test(`section 8 has ${count} examples`, () => expect(examples).toHaveLength(count));
  test.each(examples.map((example, i) => [i + 1, example.ask.question, example] as const))(
    'example %i: %s',
    (_, __, { ask, expect: wanted }) => {
      const found = adjudicate([book], ask);
      if (!wanted.ok) {
        expect(found).toMatchObject({ ok: false, error: wanted.error });
        expect(found).not.toHaveProperty('result');
        return;
      }
      if (!found.ok) expect.fail(JSON.stringify(found));
      if (wanted.result !== undefined) expect(found.result, 'result').toSatisfy(r => agrees(r, wanted.result, off));
      if (wanted.odds) expect(found.odds ?? [], 'odds').toSatisfy((o: Odds) => sameOdds(o, wanted.odds!, off));
      const rules = found.because.map(c => c.rule);
      expect(rules).toEqual(expect.arrayContaining([...(wanted.becauseRules ?? [])]));
    },
  );
}
