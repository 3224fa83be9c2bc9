import { botToAct, decision, fetchBook, planned, put } from '@umpire/desk';
import { type BattleRecord, type Line, recordOf, replay } from '@umpire/engine';
import { SHELF } from '@umpire/rulesets';
import { RULESETS } from '@umpire/rulesets/all';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Running, serve } from './serve.js';
import { sqliteStore } from './store/sqlite.js';
import { guest, scratch, sit } from './testing.js';

/** Battles that were begun in a browser and go on here, that are taken home again, and that a book has left behind. */
const data = scratch();
let server: Running;
const open = async (): Promise<void> => {
  server = await serve({ data: data.path, port: 0 });
};
beforeAll(open);
afterAll(async () => {
  await server.close();
  data.remove();
});

const BOOKS = SHELF.filter(({ play }) => play !== undefined).map(({ id }) => id);
const rulesOf = (id: string) => RULESETS.find(one => one.id === id)! as never;

/** A battle as a browser has it after some orders. */
async function begun(ruleset: string, orders = 12): Promise<BattleRecord> {
  await fetchBook(ruleset);
  const [scenario] = SHELF.find(({ id }) => id === ruleset)!.play!.scenarios;
  const bots = { a: { bot: 'random' }, b: { bot: 'random' } };
  const dice = { kind: 'seeded', seed: 7 } as const;
  const plan = { ruleset, scenario: scenario!.id, title: '', options: {}, seats: bots, dice };
  const made = planned(plan, 'browser');
  if (!made.ok) throw new Error(made.error.message);
  for (let n = 0; n < orders; n++) put(made.value, decision(made.value, botToAct(made.value)!));
  return recordOf(made.value.match);
}

const wanted = (from: unknown) => ({
  battle: { ruleset: 'any', scenario: 'any', title: 'Gone on with', options: {} },
  side: 'a',
  opponent: 'friend',
  words: 'from Ada',
  from,
});

async function takenOnline(from: BattleRecord) {
  const [ada, ben] = [await guest(server.url, 'Ada'), await guest(server.url, 'Ben')];
  const { status, body } = await ada.call('POST', '/api/matches', wanted(from));
  expect(status).toBe(200);
  const { id, invite } = body as { id: string; invite: string };
  await ben.call('POST', `/api/matches/${id}/join`, { invite, words: 'from Ben' });
  return { id, ada, ben };
}
const linesOf = (log: readonly { readonly lines: readonly Line[] }[]): string =>
  log.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n');

describe.each(BOOKS)('%s', ruleset => {
  test('goes on where it stood, with the dice of the server, is read again after a new start, and is taken home if both agree', async () => {
    const record = await begun(ruleset);
    const { id, ada, ben } = await takenOnline(record);
    const stood = replay(rulesOf(ruleset), record);
    if (!stood.ok) throw new Error(stood.error.message);
    const red = await sit(ada, id);
    expect(linesOf(red.view().log)).toContain(`after ${record.entries.length} entries`);
    const before = red.view().scene;
    red.close();
    await server.close();
    await open();

    const [one, other] = [await sit({ ...ada, url: server.url }, id), await sit({ ...ben, url: server.url }, id)];
    expect(one.view().scene).toEqual(before);
    await one.call('offer', ['take-home', 'w']);
    await other.until(() => other.notes.length > 0);
    expect(await other.call('agree', [other.notes[0]!.n, 'w'])).toMatchObject({ ok: true });
    for (const { token } of [ada, ben]) {
      const answer = await fetch(new URL(`/api/matches/${id}/record`, server.url), {
        headers: { authorization: `Bearer ${token}` },
      });
      const home = (await answer.json()) as { record: BattleRecord; earlier: BattleRecord };
      expect(home.earlier.entries.map(({ hash }) => hash)).toEqual(record.entries.map(({ hash }) => hash));
      const again = replay<never>(rulesOf(ruleset), home.record);
      if (!again.ok) throw new Error(again.error.message);
      expect(again.value.state).toEqual(stood.value.state);
      expect(home.record.dice).not.toEqual(record.dice);
    }
    expect(await one.act('order', 'a', { verb: 'end' })).toMatchObject({
      error: { message: expect.stringMatching('taken home') },
    });
    one.close();
    other.close();
  });
});

describe('what is refused', () => {
  const book = BOOKS[0]!;
  const tampered = (record: BattleRecord): BattleRecord => ({
    ...record,
    entries: record.entries.map((entry, i) => (i === 3 ? { ...entry, hash: '0'.repeat(64) } : entry)),
  });
  test.each([
    ['a record that does not come out as it says', async () => wanted(tampered(await begun(book))), 400],
    ['what is no record', async () => wanted({ format: 2 }), 400],
    ['one of a book that is not here', async () => wanted({ ...(await begun(book)), ruleset: 'chess' }), 400],
    ['one of an earlier version', async () => wanted({ ...(await begun(book)), version: 0 }), 400],
    ['an umpire for a battle that has none', async () => ({ ...wanted(await begun(book)), umpire: true }), 400],
  ])('%s', async (_, made, status) => {
    const ada = await guest(server.url, 'Ada');
    const answer = await ada.call('POST', '/api/matches', await made());
    expect(answer).toMatchObject({ status, body: { error: { message: expect.any(String) } } });
  });

  test('nobody takes a match home alone, from outside, or twice', async () => {
    const { id, ada } = await takenOnline(await begun(book));
    const red = await sit(ada, id);
    await red.call('offer', ['take-home', 'w']);
    await red.until(() => red.notes.length > 0);
    expect(await red.call('agree', [red.notes[0]!.n, 'w'])).toMatchObject({ ok: false });
    expect(await ada.call('GET', `/api/matches/${id}/record`)).toMatchObject({ status: 409 });
    red.close();
  });
});

test('a match that comes out otherwise by today’s rules says so: it is in lists as one to be watched, shown, and not played on', async () => {
  const { id, ada } = await takenOnline(await begun(BOOKS[0]!));
  await server.close();
  const store = await sqliteStore(data.path);
  const input = {
    match: id,
    seq: 1,
    key: 'of-another-version',
    at: 1,
    body: '{"kind":"undo","by":"a"}',
    hash: 'other',
  };
  await store.append(input, { status: 'running', waiting: '["a"]', updated: 1, due: null });
  await store.close();
  await open();
  const again = { ...ada, url: server.url };
  const red = await sit(again, id);
  expect(await red.act('order', 'a', { verb: 'end' })).toMatchObject({
    error: { message: expect.stringMatching('rules have changed') },
  });
  const listed = await fetch(new URL('/api/matches', server.url), {
    headers: { authorization: `Bearer ${ada.token}` },
  });
  const { matches } = (await listed.json()) as { matches: { id: string; status: string; waiting: unknown }[] };
  expect(matches.find(one => one.id === id)).toMatchObject({ status: 'replay', waiting: [] });
  red.close();
});
