import { readFileSync } from 'node:fs';
import { adjudicate, type Verdict } from '@umpire/engine';
import { expect, test } from 'vitest';
import { OPTIONS } from './options.js';
import { QUESTIONS } from './questions.js';

interface Example {
  readonly ask: Record<string, unknown>;
  readonly expect: {
    readonly ok: boolean;
    readonly result?: unknown;
    readonly odds?: readonly { p: number; result: unknown }[];
    readonly error?: { rule?: string; path?: string };
    readonly becauseRules?: readonly string[];
  };
}

const SPECIFICATION = new URL('../../../../docs/rules/mbt2020.md', import.meta.url);
const [, lines = ''] = /```jsonl\n([\s\S]*?)```/.exec(readFileSync(SPECIFICATION, 'utf8')) ?? [];
const EXAMPLES: Example[] = lines
  .split('\n')
  .filter(Boolean)
  .map(line => JSON.parse(line));

const book = { id: 'mbt2020', options: OPTIONS, questions: QUESTIONS };

/** Section 8: a deep subset; arrays match whole; numbers agree within a millionth. */
function agrees(found: unknown, wanted: unknown): boolean {
  if (typeof wanted === 'number') return typeof found === 'number' && Math.abs(found - wanted) <= 1e-6;
  if (Array.isArray(wanted))
    return Array.isArray(found) && found.length === wanted.length && wanted.every((w, i) => agrees(found[i], w));
  if (typeof wanted === 'object' && wanted !== null)
    return (
      typeof found === 'object' &&
      found !== null &&
      Object.entries(wanted).every(([key, w]) => agrees((found as Record<string, unknown>)[key], w))
    );
  return found === wanted;
}

/** Odds match whole, but entries of equal p may come in any order. */
function sameOdds(
  found: Extract<Verdict, { ok: true }>['odds'],
  wanted: NonNullable<Example['expect']['odds']>,
): boolean {
  const left = [...(found ?? [])];
  const fits = wanted.every(w => {
    const at = left.findIndex(f => agrees(f.p, w.p) && agrees(f.result, w.result));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  const falling = (found ?? []).every((f, i, all) => i === 0 || f.p <= all[i - 1]!.p + 1e-9);
  return fits && left.length === 0 && falling;
}

test('section 8 has 104 examples', () => expect(EXAMPLES).toHaveLength(104));

test.each(EXAMPLES.map((example, i) => [i + 1, example.ask.question, example] as const))(
  'example %i: %s',
  (_, __, { ask, expect: wanted }) => {
    const found = adjudicate([book], ask);
    if (!wanted.ok) {
      expect(found).toMatchObject({ ok: false, error: wanted.error });
      expect(found).not.toHaveProperty('result');
      return;
    }
    if (!found.ok) expect.fail(JSON.stringify(found));
    if (wanted.result !== undefined) expect(found.result, 'result').toSatisfy(r => agrees(r, wanted.result));
    if (wanted.odds) expect(found.odds, 'odds').toSatisfy(o => sameOdds(o, wanted.odds!));
    const rules = found.because.map(c => c.rule);
    expect(rules).toEqual(expect.arrayContaining([...(wanted.becauseRules ?? [])]));
  },
);
