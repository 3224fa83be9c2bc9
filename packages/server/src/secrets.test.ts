import { type Battle, botToAct, decision, fetchBook, put, sidesTurnOf } from '@umpire/desk';
import { isWitnessed, replay, type Side, witnessFault } from '@umpire/engine';
import { SHELF } from '@umpire/rulesets';
import { rulesetOf } from '@umpire/rulesets/all';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSpy } from './secrets-kit.js';
import { type Running, serve } from './serve.js';
import { ask, guest, type RemoteTable, scratch, sit } from './testing.js';
import { truthOf } from './testing-truth.js';

/** How many orders and answers of each match are read; the siege reads them all. */
const MOST = process.env.UMPIRE_SIEGE ? Number.POSITIVE_INFINITY : 8;
const LIMITS = { requests: { atOnce: 1e6, aMinute: 1e6 }, guests: { atOnce: 1e6, aMinute: 1e6 } };

const data = scratch();
let server: Running;
beforeAll(async () => {
  server = await serve({ data: data.path, port: 0, limits: LIMITS });
});
afterAll(async () => {
  await server.close();
  data.remove();
});

const BOOKS = SHELF.filter(({ play }) => play !== undefined);

describe.each(BOOKS.map(book => [book.id, book] as const))('a match of %s', (ruleset, book) => {
  test('no seat, and nobody who looks on, is sent what it must not know', async () => {
    await fetchBook(ruleset);
    const [scenario] = book.play!.scenarios;
    const battle = { ruleset, scenario: scenario!.id, title: scenario!.title, options: scenario!.options ?? {} };
    const [ada, ben, cat] = await Promise.all(['Ada', 'Ben', 'Cat'].map(name => guest(server.url, name)));
    const words = { a: 'words of Ada alone', b: 'words of Ben alone' };
    const watching = { by: 'link', sees: 'common', behind: 0 };
    const wanted = { battle, side: 'a', opponent: 'friend', words: words.a, watching };
    const { id, invite } = (await ada!.call('POST', '/api/matches', wanted)).body as { id: string; invite: string };
    await ben!.call('POST', `/api/matches/${id}/join`, { invite, words: words.b });
    const truth = await truthOf(data.path, id);
    const tables = { a: await sit(ada!, id), b: await sit(ben!, id), spectator: await sit(cat!, id) };
    const spies = { a: makeSpy('a'), b: makeSpy('b'), spectator: makeSpy('spectator') };
    const never = {
      a: [truth.seed, truth.secret, words.b],
      b: [truth.seed, truth.secret, words.a],
      spectator: [truth.seed, truth.secret, words.a, words.b],
    };
    const readAll = () => {
      for (const seat of ['a', 'b', 'spectator'] as const)
        for (const message of tables[seat].heard.splice(0))
          expect(spies[seat].read(message, { battle: truth.battle, never: never[seat] })).toBeUndefined();
    };
    readAll();
    for (let n = 0; n < MOST; n++) {
      const by = botToAct(truth.battle);
      if (!by) break;
      await step(tables[by], truth.battle, by);
      await Promise.all(Object.values(tables).map(table => table.call('battleView', [])));
      readAll();
    }
    if (!('over' in sidesTurnOf(truth.battle.match))) await giveUp(tables, truth.battle);
    for (const table of Object.values(tables)) table.close();
    await verified(id, ada!.token, ruleset);
  });
});

/** One decision of a bot, made from the truth and sent as a player sends it; what it may ask meanwhile is asked too. */
async function step(table: RemoteTable, battle: Battle, by: Side): Promise<void> {
  const own = table.view().scene.pieces[0]?.id;
  if (own !== undefined) await table.call('inspect', [by, own]);
  const decided = decision(battle, by);
  const done = 'order' in decided ? table.act('order', by, decided.order) : table.act('answer', by, decided.answer);
  expect(await done).toMatchObject({ ok: true });
  expect(put(battle, decided).ok).toBe(true);
}

/** The match is ended by the way that every book has. */
async function giveUp(tables: Record<Side, RemoteTable>, battle: Battle): Promise<void> {
  for (const by of ['a', 'b'] as const)
    for (const { verb, ends, fields, closed } of tables[by].view().menu)
      if (ends === 'battle' && fields.length === 0 && !closed) {
        const order = { verb };
        expect(await tables[by].act('order', by, order)).toMatchObject({ ok: true });
        put(battle, { by, order });
        return;
      }
}

/** When it is over, anybody can check every throw. */
async function verified(id: string, token: string, ruleset: string): Promise<void> {
  const { status, body } = await ask(server.url, 'GET', `/api/matches/${id}/record`, undefined, token);
  expect(status).toBe(200);
  const given: unknown = body;
  if (!isWitnessed(given)) throw new Error('no witness');
  expect(witnessFault(given.dice, given.record.dice)).toBeUndefined();
  expect(replay(rulesetOf(ruleset)!, given.record).ok).toBe(true);
}
