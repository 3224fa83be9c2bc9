import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { bringBook } from '@umpire/desk';
import type { AnyRuleset } from '@umpire/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { skirmish } from '../../../../tests/kit/skirmish.js';
import { backUp, restore } from '../index.js';
import { type Running, serve } from '../serve.js';
import { ask, guest, scratch, seated, sit } from '../testing.js';

bringBook(skirmish as unknown as AnyRuleset);
const BATTLE = { ruleset: 'skirmish', scenario: 'skirmish', title: 'Skirmish', options: {} };
const FREE = { atOnce: 1e6, aMinute: 1e6 };

const data = scratch();
let server: Running;
beforeAll(async () => {
  server = await serve({ data: data.path, port: 0, limits: { requests: FREE, guests: FREE } });
});
afterAll(async () => {
  await server.close();
  data.remove();
});

test('the calls of a table are answered over HTTP as over a WebSocket', async () => {
  const { id, a } = await seated(server.url, BATTLE);
  const table = await sit(a, id);
  const { status, body } = await a.call('POST', `/api/matches/${id}/table`, { call: 'battleView', args: [] });
  expect(status).toBe(200);
  expect((body as { value: { battleView: unknown } }).value.battleView).toEqual(table.view());
  const forged = { call: 'order', args: ['b', { verb: 'end' }] };
  expect((await a.call('POST', `/api/matches/${id}/table`, forged)).status).toBe(400);
  table.close();
});

test('the bot of the guide takes a seat by a link and plays a battle to its end', async () => {
  const ada = await guest(server.url, 'Ada');
  const wanted = { battle: BATTLE, side: 'a', opponent: 'friend', words: 'Ada' };
  const { id, invite } = (await ada.call('POST', '/api/matches', wanted)).body as { id: string; invite: string };
  const bot = fileURLToPath(new URL('../../../../docs/examples/online-bot.mjs', import.meta.url));
  const played = promisify(execFile)(process.execPath, [bot, server.url, `${server.url}#/match/${id}/${invite}`]);
  const table = async () => {
    for (;;) {
      const at = await sit(ada, id).catch(() => undefined);
      if (at) return at;
    }
  };
  const red = await table();
  for (;;) {
    const { turn } = await red.until(({ turn }) => 'over' in turn || turn.waiting.includes('a'));
    if ('over' in turn) break;
    const mine = (await red.call('suggested', ['a'])) as { order?: unknown; answer?: unknown };
    await ('order' in mine ? red.act('order', 'a', mine.order) : red.act('answer', 'a', mine.answer));
  }
  expect((await played).stdout).toMatch(/^(won|lost|drawn)\n$/);
  red.close();
});

test('a scenario brings the optional rules that it asks for, unless something else is said', async () => {
  const ada = await guest(server.url, 'Ada');
  const battle = { ruleset: 'mbt1945', scenario: 'mbt1945-4-winter-line', title: 'The line in the snow' };
  const made = (options: object) =>
    ada.call('POST', '/api/matches', { battle: { ...battle, options }, side: 'a', opponent: 'friend', words: 'Ada' });
  expect((await made({})).status).toBe(200);
  const without = await made({ 'MBT45-OPT-02': 'off' });
  expect([without.status, JSON.stringify(without.body)]).toEqual([400, expect.stringContaining('MBT45-OPT-02')]);
});

test('what the server can be asked is written down, every route of it', async () => {
  const { body } = await ask(server.url, 'GET', '/api/openapi.json');
  const { paths, openapi } = body as { openapi: string; paths: Record<string, Record<string, object>> };
  expect(openapi).toBe('3.1.0');
  for (const [path, methods] of Object.entries(paths))
    for (const method of Object.keys(methods)) {
      const { status } = await ask(server.url, method.toUpperCase(), path.replace('{id}', 'nobody'), {}).catch(() => ({
        status: 200,
      }));
      // it is there: it may ask who we are, or for another body, or for a match that there is
      expect([200, 400, 401, 404]).toContain(status);
    }
});

test('a question about the rules is answered over HTTP', async () => {
  const { body } = await ask(server.url, 'POST', '/api/adjudicate', { ruleset: 'nobody', question: 'x', given: {} });
  expect(body).toMatchObject({ ok: false, error: { path: 'ruleset' } });
});

test('health and figures, which tell nothing of a match', async () => {
  const { id } = await seated(server.url, BATTLE);
  expect((await ask(server.url, 'GET', '/api/health')).body).toEqual({ ok: true });
  const figures = await (await fetch(new URL('/api/metrics', server.url))).text();
  expect(figures).toMatch(/^umpire_matches_open \d+$/m);
  expect(figures).toMatch(/^umpire_order_seconds_count \d+$/m);
  expect(figures).not.toContain(id);
});

test('a store is copied while the server runs, and goes on elsewhere', async () => {
  const { id, a } = await seated(server.url, BATTLE);
  const red = await sit(a, id);
  await red.act('order', 'a', { verb: 'move', stand: 'a1', at: { x: 5300, y: 1000 } });
  const elsewhere = scratch();
  await backUp(data.path, `${elsewhere.path}/copy.sqlite`);
  restore(`${elsewhere.path}/copy.sqlite`, `${elsewhere.path}/data`);
  expect(() => restore(`${elsewhere.path}/copy.sqlite`, `${elsewhere.path}/data`)).toThrow('already');
  const other = await serve({ data: `${elsewhere.path}/data`, port: 0 });
  const again = await sit({ url: other.url, token: a.token }, id);
  expect(again.view().scene).toEqual(red.view().scene);
  again.close();
  red.close();
  await other.close();
  elsewhere.remove();
});
