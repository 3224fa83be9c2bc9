import { type Adjudicable, adjudicate, type Verdict } from '@umpire/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Ask } from './examples.js';

/** What a book's questions are mutated with. */
export interface Fuzzed {
  readonly book: Adjudicable;
  readonly asks: readonly Ask[];
  /** What ids of its rules look like. */
  readonly rule: RegExp;
  /** Numbers near the limits of its rules. */
  readonly numbers: readonly number[];
  /** What stands for a throw, rightly or not. */
  readonly throws: readonly unknown[];
  /** Names of fields that are put where they do not belong. */
  readonly keys: readonly string[];
  /** Options that are none, or are settled. */
  readonly wrong: readonly string[];
}

const EXTREMES = [
  0,
  -0,
  -1,
  1,
  0.5,
  1e-9,
  1e15,
  -1e15,
  1e300,
  -1e300,
  Number.MAX_SAFE_INTEGER,
  Number.MIN_SAFE_INTEGER,
  Number.MAX_VALUE,
];

/** Any value; words of the book among them, so that it often fits somewhere else. */
function anyValue({ asks, numbers }: Fuzzed): fc.Arbitrary<unknown> {
  const words = [
    ...new Set(
      JSON.stringify(asks)
        .match(/"[^"]*"/g)!
        .map(word => JSON.parse(word) as string),
    ),
  ];
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...words) },
    { weight: 3, arbitrary: fc.constantFrom(...EXTREMES, ...numbers) },
    { weight: 2, arbitrary: fc.integer({ min: -3, max: 40 }) },
    { weight: 2, arbitrary: fc.double({ min: -2, max: 8, noNaN: true }) },
    { weight: 2, arbitrary: fc.constantFrom(true, false, null) },
    { weight: 1, arbitrary: fc.constantFrom([], {}, [[]], [null], '', '__proto__', 'constructor', 'toString') },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  );
}

function optionsOf({ book, wrong }: Fuzzed): fc.Arbitrary<Record<string, string>> {
  const known = book.options.filter(o => !o.settled).map(o => o.id);
  const ids = fc.oneof(
    { weight: 30, arbitrary: fc.constantFrom(...known) },
    { weight: 1, arbitrary: fc.constantFrom(...wrong) },
  );
  return fc.dictionary(ids, fc.nat(3), { maxKeys: 4 }).map(chosen =>
    Object.fromEntries(
      Object.entries(chosen).map(([id, n]) => {
        const choices = book.options.find(o => o.id === id)?.choices ?? [];
        return [id, choices[n % Math.max(1, choices.length)]?.id ?? 'on'];
      }),
    ),
  );
}

interface Change {
  readonly kind: 'replace' | 'delete' | 'rename' | 'add' | 'swap';
  readonly at: number;
  readonly key: string;
  readonly value: unknown;
}

/** Every place in `given`: a holder and a key in it. */
function places(holder: unknown, found: [Ask, string][] = []): [Ask, string][] {
  if (typeof holder !== 'object' || holder === null) return found;
  for (const key of Object.keys(holder)) {
    found.push([holder as Ask, key]);
    places((holder as Ask)[key], found);
  }
  return found;
}

/** Values are copied wherever they go, or one that is given twice would come to hold itself. */
function mutated(ask: Ask, changes: readonly Change[]): Ask {
  const copy = structuredClone(ask);
  for (const { kind, at, key, value } of changes) {
    const all = places(copy.given);
    const [holder, name] = all[at % Math.max(1, all.length)] ?? [copy, 'given'];
    if (kind === 'replace') holder[name] = structuredClone(value);
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

/** Mostly nothing. */
const seldom = <T>(arbitrary: fc.Arbitrary<T>, weight: number): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: 10, arbitrary: fc.constant(undefined) }, { weight, arbitrary });

/** Examples of the book with a few changes. */
export function questionsOf(fuzzed: Fuzzed): fc.Arbitrary<Ask> {
  const change: fc.Arbitrary<Change> = fc.record({
    kind: fc.constantFrom('replace', 'replace', 'delete', 'rename', 'add', 'swap'),
    at: fc.nat(200),
    key: fc.constantFrom(...fuzzed.keys, '__proto__', 'constructor'),
    value: anyValue(fuzzed),
  });
  return fc
    .record({
      ask: fc.constantFrom(...fuzzed.asks),
      changes: fc.array(change, { maxLength: 4 }),
      throws: seldom(fc.array(fc.constantFrom(...fuzzed.throws), { maxLength: 4 }), 5),
      keepThrows: fc.boolean(),
      options: seldom(optionsOf(fuzzed), 10),
      other: seldom(fc.constantFrom(...Object.keys(fuzzed.book.questions)), 1),
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
}

/** A number that JSON could not carry, or nothing at all, somewhere in an answer. */
function unsayable(x: unknown): boolean {
  if (typeof x === 'number') return !Number.isFinite(x) || Object.is(x, -0);
  if (Array.isArray(x)) return x.some(unsayable);
  if (typeof x === 'object' && x !== null) return Object.values(x).some(unsayable);
  return x === undefined || typeof x === 'function';
}

/** Whether an answer is one: a result or odds with rules, or an error with a rule or a path, and never both. */
export function sound({ rule: id }: Pick<Fuzzed, 'rule'>, answer: Verdict): void {
  if (!answer.ok) {
    expect(answer).not.toHaveProperty('result');
    expect(answer).not.toHaveProperty('odds');
    expect(answer.error.message).toEqual(expect.any(String));
    expect(answer.error.message).not.toBe('');
    expect(answer.error.rule === undefined).not.toBe(answer.error.path === undefined);
    if (answer.error.rule) expect(answer.error.rule).toMatch(id);
    return;
  }
  expect(answer.result === undefined).not.toBe(answer.odds === undefined);
  expect(unsayable(answer.result ?? answer.odds), JSON.stringify(answer)).toBe(false);
  for (const { rule, text } of answer.because) {
    expect(rule).toMatch(id);
    expect(text).not.toBe('');
  }
  if (answer.odds) expect(answer.odds.reduce((sum, o) => sum + o.p, 0)).toBeCloseTo(1, 8);
}

/** Tests that hold for the questions of every book, whatever is asked. */
export function fuzz(fuzzed: Fuzzed): void {
  const { book, asks } = fuzzed;
  const value = anyValue(fuzzed);

  test('12,000 mutated questions: an answer comes out, and it is sound', () => {
    let ok = 0;
    fc.assert(
      fc.property(questionsOf(fuzzed), asked => {
        const before = JSON.stringify(asked);
        const answer = adjudicate([book], asked);
        if (answer.ok) ok++;
        sound(fuzzed, answer);
        expect(JSON.stringify(asked)).toBe(before);
      }),
      { numRuns: 12_000 },
    );
    expect(ok).toBeGreaterThan(1_000); // or the mutations were too wild to try anything but the schemas
  });

  test('2,000 questions that are no questions at all', () => {
    const fields = fc.constantFrom('ruleset', 'question', 'given', 'throws', 'options');
    fc.assert(
      fc.property(fc.oneof(value, fc.dictionary(fields, value)), asked => sound(fuzzed, adjudicate([book], asked))),
      { numRuns: 2_000 },
    );
  });

  test('the same question gets the same answer', () => {
    for (const asked of asks) expect(adjudicate([book], structuredClone(asked))).toEqual(adjudicate([book], asked));
  });
}

/** Tests that odds are what throws can bring, no more and no less; `thrown` finds that by throwing. */
export function oddsAreThrown(
  fuzzed: Fuzzed,
  seed: number,
  most: (question: string) => number,
  thrown: (ask: Ask) => Set<string>,
  questions: readonly string[],
): void {
  test('odds are what throws can bring, no more and no less', () => {
    const seen = new Map<string, number>();
    for (const { throws: _, ...asked } of fc
      .sample(questionsOf(fuzzed), { numRuns: 3_000, seed })
      .concat(fuzzed.asks)) {
      const answer = adjudicate([fuzzed.book], asked);
      const name = String(asked.question);
      if (!answer.ok || !answer.odds || (seen.get(name) ?? 0) >= most(name)) continue;
      seen.set(name, (seen.get(name) ?? 0) + 1);
      expect(thrown(asked)).toEqual(new Set(answer.odds.map(o => JSON.stringify(o.result))));
    }
    expect([...seen.keys()].sort()).toEqual(questions);
  });
}
