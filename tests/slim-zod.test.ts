import { readFileSync } from 'node:fs';
import type { AnyRuleset, BattleRecord, OrderBase } from '@umpire/engine';
import { SHELF } from '@umpire/rulesets';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

/** The books with Zod as it is, and as the worker has it (`slim/zod.ts`). */
const BOOKS = SHELF.map(({ id }) => id);
const fixtures = ['mbt2020-6-jungle-hills', 'mbt1945-6-desert-gap', 'ridge-1815', 'ww2-1-orne-lanes', 'first-orders'];
const recordOf = (name: string): BattleRecord =>
  JSON.parse(readFileSync(new URL(`../fixtures/${name}.record.json`, import.meta.url), 'utf8'));

interface Shelf {
  readonly books: Readonly<Record<string, AnyRuleset>>;
  readonly engine: typeof import('@umpire/engine');
}

async function fetched(): Promise<Shelf> {
  vi.resetModules();
  const { bookOf } = await import('@umpire/rulesets');
  const books = await Promise.all(BOOKS.map(async id => [id, await bookOf(id)!.play!.rules()] as const));
  return { books: Object.fromEntries(books), engine: await import('@umpire/engine') };
}

let usual: Shelf;
let slim: Shelf;
beforeAll(async () => {
  usual = await fetched();
  vi.doMock('zod', () => import('../packages/web/slim/zod.js'));
  // the worker has no questions
  for (const id of BOOKS) vi.doMock(`../packages/rulesets/src/${id}/questions/index.js`, () => ({ QUESTIONS: {} }));
  slim = await fetched();
}, 120_000);
afterAll(() => {
  vi.doUnmock('zod');
  vi.resetModules();
});

/** What becomes of a value, or where it is wrong and what is said about it. */
function read(schema: AnyRuleset['order'], value: unknown): unknown {
  const { success, data, error } = schema.safeParse(value);
  return success ? data : error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

const JUNK = [undefined, null, true, -7, 1.5, 1e9, '', ' x ', 'y'.repeat(2000), [], [null], {}, { x: 1 }];
/** A value, and with each member of it, or member of a member, replaced by junk or joined by a stranger. */
function* spoilt(value: unknown, deep = 2): Generator<unknown> {
  yield value;
  yield* JUNK;
  if (deep === 0 || typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield { ...value, stranger: 1 };
  for (const key of Object.keys(value).slice(0, 40))
    for (const other of spoilt((value as Record<string, unknown>)[key], deep - 1))
      yield Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other };
}

test.each(BOOKS)('it is another edition of Zod that the worker has: %s', id => {
  expect('toJSONSchema' in usual.books[id]!.order).toBe(true);
  expect('toJSONSchema' in slim.books[id]!.order).toBe(false);
});
test('a battle of every book is read', () => {
  expect(fixtures.map(name => recordOf(name).ruleset)).toEqual(BOOKS);
});

test('the examples have what they need of it', async () => {
  const { EXAMPLES } = await import('../packages/rulesets/src/examples/shelf.js');
  for (const { play } of EXAMPLES) {
    const rules = await play!.rules();
    expect(rules.order.safeParse({ verb: 'none' }).success).toBe(false);
  }
});

describe.each(fixtures)('%s', name => {
  const record = recordOf(name);
  test('orders are read and refused alike', () => {
    const orders = record.entries.map(({ order }) => order as OrderBase);
    const verbs = new Map(orders.map(order => [order.verb, order]));
    for (const order of verbs.values())
      for (const value of spoilt(order))
        expect(read(slim.books[record.ruleset]!.order, value)).toEqual(read(usual.books[record.ruleset]!.order, value));
  });
  test('records are read and refused alike', () => {
    const cut = { ...record, entries: record.entries.slice(0, 3) };
    for (const value of spoilt(cut)) expect(slim.engine.parseRecord(value)).toEqual(usual.engine.parseRecord(value));
  });
  test('states are read and refused alike', () => {
    const [a, b] = [usual, slim].map(({ books, engine }) => {
      const played = engine.replay(books[record.ruleset] as never, record as never);
      if (!played.ok) throw new Error(played.error.message);
      return { state: played.value.state, form: books[record.ruleset]!.form! };
    });
    expect(a!.form).toBeDefined();
    for (const value of spoilt(a!.state)) expect(read(b!.form, value)).toEqual(read(a!.form, value));
  });
});
