import { readFileSync } from 'node:fs';
import { adjudicate, type Verdict } from '@umpire/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOOK } from './kit.js';
import { OPTIONS } from './options.js';
import { QUESTIONS } from './questions.js';

type Ask = Record<string, unknown>;
const SPECIFICATION = new URL('../../../../docs/rules/mbt2020.md', import.meta.url);
const [, lines = ''] = /```jsonl\n([\s\S]*?)```/.exec(readFileSync(SPECIFICATION, 'utf8')) ?? [];
const ASKS: Ask[] = lines
  .split('\n')
  .filter(Boolean)
  .map(line => JSON.parse(line).ask);

/** Words of the book, so that a mutated value often fits somewhere else. */
const words = [
  ...new Set(
    JSON.stringify(ASKS)
      .match(/"[^"]*"/g)!
      .map(word => JSON.parse(word) as string),
  ),
];
const EXTREMES = [
  0,
  -0,
  -1,
  1,
  0.5,
  0.05,
  1e-9,
  12.0000001,
  1e15,
  -1e15,
  1e300,
  -1e300,
  Number.MAX_SAFE_INTEGER,
  Number.MIN_SAFE_INTEGER,
  Number.MAX_VALUE,
];
const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...words) },
  { weight: 3, arbitrary: fc.constantFrom(...EXTREMES) },
  { weight: 2, arbitrary: fc.integer({ min: -3, max: 40 }) },
  { weight: 2, arbitrary: fc.constantFrom(true, false, null) },
  { weight: 1, arbitrary: fc.constantFrom([], {}, [[]], [null], '', '__proto__', 'constructor', 'toString') },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
);

const throwList = fc.array(
  fc.oneof(fc.integer({ min: 0, max: 7 }), fc.constantFrom('win', 'draw', 'lose', 'rock', null, 2.5)),
  { maxLength: 4 },
);
const optionList = fc
  .dictionary(
    fc.oneof(
      { weight: 30, arbitrary: fc.constantFrom(...OPTIONS.filter(o => !o.settled).map(o => o.id)) },
      { weight: 1, arbitrary: fc.constantFrom('MBT20-R-04', 'MBT20-R-999', 'x') },
    ),
    fc.nat(3),
    { maxKeys: 4 },
  )
  .map(chosen =>
    Object.fromEntries(
      Object.entries(chosen).map(([id, n]) => {
        const choices = OPTIONS.find(o => o.id === id)?.choices ?? [];
        return [id, choices[n % Math.max(1, choices.length)]?.id ?? 'on'];
      }),
    ),
  );

interface Change {
  readonly kind: 'replace' | 'delete' | 'rename' | 'add' | 'swap';
  readonly at: number;
  readonly key: string;
  readonly value: unknown;
}
const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom('replace', 'replace', 'delete', 'rename', 'add', 'swap'),
  at: fc.nat(200),
  key: fc.constantFrom(
    'subClass',
    'posture',
    'mode',
    'state',
    'range',
    'x',
    '__proto__',
    'constructor',
    'bghq',
    'light',
    'entered',
  ),
  value,
});

/** Mostly nothing. */
const seldom = <T>(arbitrary: fc.Arbitrary<T>, weight: number): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: 10, arbitrary: fc.constant(undefined) }, { weight, arbitrary });

/** Every place in `given`: a holder and a key in it. */
function places(holder: unknown, found: [Record<string, unknown>, string][] = []): [Record<string, unknown>, string][] {
  if (typeof holder !== 'object' || holder === null) return found;
  for (const key of Object.keys(holder)) {
    found.push([holder as Record<string, unknown>, key]);
    places((holder as Record<string, unknown>)[key], found);
  }
  return found;
}

function mutated(ask: Ask, changes: readonly Change[]): Ask {
  const copy = structuredClone(ask);
  for (const { kind, at, key, value } of changes) {
    const all = places(copy.given);
    const [holder, name] = all[at % Math.max(1, all.length)] ?? [copy, 'given'];
    if (kind === 'replace') holder[name] = structuredClone(value); // or a value that is given twice would come to hold itself
    if (kind === 'delete') delete holder[name];
    if (kind === 'add') holder[key] = structuredClone(value);
    if (kind === 'rename') {
      holder[`${name}x`] = holder[name];
      delete holder[name];
    }
    if (kind === 'swap') {
      const [other, there] = all[(at * 7 + 3) % Math.max(1, all.length)] ?? [holder, name];
      [holder[name], other[there]] = [structuredClone(other[there]), structuredClone(holder[name])];
    }
  }
  return copy;
}

const question: fc.Arbitrary<Ask> = fc
  .record({
    ask: fc.constantFrom(...ASKS),
    changes: fc.array(change, { maxLength: 4 }),
    throws: seldom(throwList, 5),
    keepThrows: fc.boolean(),
    options: seldom(optionList, 10),
    other: seldom(fc.constantFrom(...Object.keys(QUESTIONS)), 1),
  })
  .map(({ ask, changes, throws, keepThrows, options, other }) => {
    const { throws: _, ...rest } = mutated(ask, changes);
    const asked: Ask = keepThrows
      ? { ...rest, ...('throws' in ask && { throws: ask.throws }) }
      : { ...rest, ...(throws && { throws }) };
    if (options) asked.options = options;
    if (other) asked.question = other;
    return asked;
  });

/** A number that JSON could not carry, or nothing at all, somewhere in an answer. */
function unsayable(x: unknown): boolean {
  if (typeof x === 'number') return !Number.isFinite(x);
  if (Array.isArray(x)) return x.some(unsayable);
  if (typeof x === 'object' && x !== null) return Object.values(x).some(unsayable);
  return x === undefined || typeof x === 'function';
}

function sound(answer: Verdict): void {
  if (!answer.ok) {
    expect(answer).not.toHaveProperty('result');
    expect(answer).not.toHaveProperty('odds');
    expect(answer.error.message).toEqual(expect.any(String));
    expect(answer.error.message).not.toBe('');
    expect(answer.error.rule === undefined).not.toBe(answer.error.path === undefined);
    if (answer.error.rule) expect(answer.error.rule).toMatch(/^MBT20-[A-Z]+-\d+$/);
    return;
  }
  expect(answer.result === undefined).not.toBe(answer.odds === undefined);
  expect(unsayable(answer.result ?? answer.odds)).toBe(false);
  for (const { rule, text } of answer.because) {
    expect(rule).toMatch(/^MBT20-[A-Z]+-\d+$/);
    expect(text).not.toBe('');
  }
  if (answer.odds) expect(answer.odds.reduce((sum, o) => sum + o.p, 0)).toBeCloseTo(1, 8);
}

/** Everything that throws can bring, found by throwing it. */
function throwable(ask: Ask, throws: readonly unknown[] = []): Set<string> {
  const answer = adjudicate([BOOK], { ...ask, throws });
  if (answer.ok) return new Set([JSON.stringify(answer.result)]);
  if (answer.error.path !== 'throws' || throws.length > 3) return new Set();
  const found = new Set<string>();
  for (const next of [1, 2, 3, 4, 5, 6, 'win', 'draw', 'lose']) {
    if (next === 'draw' && throws.includes('draw')) continue; // a contest may be drawn for ever
    for (const result of throwable(ask, [...throws, next])) found.add(result);
  }
  return found;
}

describe('whatever is asked', () => {
  test('12,000 mutated questions: an answer comes out, and it is sound', () => {
    let ok = 0;
    fc.assert(
      fc.property(question, asked => {
        const before = JSON.stringify(asked);
        const answer = adjudicate([BOOK], asked);
        if (answer.ok) ok++;
        sound(answer);
        expect(JSON.stringify(asked)).toBe(before);
      }),
      { numRuns: 12_000 },
    );
    expect(ok).toBeGreaterThan(1_000); // or the mutations were too wild to try anything but the schemas
  });

  test('2,000 questions that are no questions at all', () => {
    fc.assert(
      fc.property(
        fc.oneof(value, fc.dictionary(fc.constantFrom('ruleset', 'question', 'given', 'throws', 'options'), value)),
        asked => sound(adjudicate([BOOK], asked)),
      ),
      { numRuns: 2_000 },
    );
  });

  test('odds are what throws can bring, no more and no less', () => {
    const withOdds = fc.sample(question, { numRuns: 3_000, seed: 2020 }).concat(ASKS);
    const seen = new Map<string, number>();
    for (const { throws: _, ...asked } of withOdds) {
      const answer = adjudicate([BOOK], asked);
      const name = String(asked.question);
      if (!answer.ok || !answer.odds || (seen.get(name) ?? 0) >= (name === 'hour' ? 2 : 25)) continue;
      seen.set(name, (seen.get(name) ?? 0) + 1);
      expect(throwable(asked)).toEqual(new Set(answer.odds.map(o => JSON.stringify(o.result))));
    }
    expect([...seen.keys()].sort()).toEqual([
      'adverse-weather',
      'climatic-zone',
      'engagement',
      'hour',
      'obstacle',
      'results-table',
      'rps-contest',
      'season',
      'terrain-die',
    ]);
  });

  test('the same question gets the same answer', () => {
    for (const asked of ASKS) expect(adjudicate([BOOK], structuredClone(asked))).toEqual(adjudicate([BOOK], asked));
  });
});
