import { readFileSync } from 'node:fs';
import { adjudicate } from '@umpire/engine';
import { expect, test } from 'vitest';
import { BOOK } from './kit.js';

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

const SPECIFICATION = new URL('../../../../docs/rules/glory.md', import.meta.url);
const [, lines = ''] = /```jsonl\n([\s\S]*?)```/.exec(readFileSync(SPECIFICATION, 'utf8')) ?? [];
const EXAMPLES: Example[] = lines
  .split('\n')
  .filter(Boolean)
  .map(line => JSON.parse(line));

/** Section 8: subsets must match; numbers within a thousand millionth of the rounded value. */
function agrees(found: unknown, wanted: unknown): boolean {
  if (typeof wanted === 'number') return typeof found === 'number' && Math.abs(found - wanted) <= 1e-9;
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

test('section 8 has 102 examples', () => expect(EXAMPLES).toHaveLength(102));

test.each(EXAMPLES.map((example, i) => [i + 1, example.ask.question, example] as const))(
  'example %i: %s',
  (_, __, { ask, expect: wanted }) => {
    const found = adjudicate([BOOK], ask);
    if (!wanted.ok) {
      expect(found).toMatchObject({ ok: false, error: wanted.error });
      expect(found).not.toHaveProperty('result');
      return;
    }
    if (!found.ok) expect.fail(JSON.stringify(found));
    if (wanted.result !== undefined) expect(found.result, 'result').toSatisfy(r => agrees(r, wanted.result));
    if (wanted.odds) expect(found.odds, 'odds').toSatisfy(o => agrees(o, wanted.odds));
    const rules = found.because.map(c => c.rule);
    expect(rules).toEqual(expect.arrayContaining([...(wanted.becauseRules ?? [])]));
  },
);
