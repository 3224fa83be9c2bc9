import { once } from 'node:events';
import { bringBook } from '@umpire/desk';
import type { AnyRuleset } from '@umpire/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { skirmish } from '../../../../tests/kit/skirmish.js';
import { appoint } from '../accounts/host.js';
import { type Running, serve } from '../serve.js';
import { ask, type Guest, guest, scratch, seated, sit } from '../testing.js';

bringBook(skirmish as unknown as AnyRuleset);
const BATTLE = { ruleset: 'skirmish', scenario: 'skirmish', title: 'Skirmish', options: {} };
const FREE = { atOnce: 1e6, aMinute: 1e6 };

const data = scratch();
let server: Running;
let host: Guest;
beforeAll(async () => {
  server = await serve({ data: data.path, port: 0, limits: { requests: FREE, guests: FREE } });
  host = await guest(server.url, 'Hope');
  await host.call('POST', '/api/passphrase', { name: 'Hope', passphrase: 'nine grey geese' });
  await appoint({ data: data.path }, 'Hope', 'host');
});
afterAll(async () => {
  await server.close();
  data.remove();
});

test('whoever keeps a name is made a host of a running server; nobody else is', async () => {
  expect((await host.call('GET', '/api/me')).body).toMatchObject({
    player: { name: 'Hope', role: 'host', kept: true },
  });
  expect(await appoint({ data: data.path }, 'Nobody', 'host')).toBe(false);
});

test.each([
  ['GET', '/api/host/matches', undefined],
  ['POST', '/api/host/matches/x', { closed: true }],
  ['DELETE', '/api/host/matches/x', undefined],
  ['DELETE', '/api/host/players/x/sessions', undefined],
  ['GET', '/api/host/limits', undefined],
  ['POST', '/api/host/limits', {}],
])('%s %s is for hosts alone', async (method, path, body) => {
  const ada = await guest(server.url, 'Ada');
  expect((await ada.call(method, path, body)).status).toBe(403);
  expect((await ask(server.url, method, path, body)).status).toBe(401);
});

test('a host sees who plays what, and nothing of the table', async () => {
  const { id, a } = await seated(server.url, BATTLE);
  const { body } = await host.call('GET', '/api/host/matches');
  const { matches } = body as { matches: { id: string }[] };
  const row = matches.find(match => match.id === id)!;
  expect(row).toMatchObject({ title: 'Skirmish', names: { a: 'Ada', b: 'Ben' }, status: 'running', looking: 0 });
  expect(row).toHaveProperty('players.0', { id: a.id, name: 'Ada' });
  expect((await host.call('POST', `/api/matches/${id}/table`, { call: 'battleView', args: [] })).status).toBe(403);
});

test('a match that a host closes is shut for all, and goes on where it stood when he opens it again', async () => {
  const { id, a } = await seated(server.url, BATTLE);
  const red = await sit(a, id);
  await red.act('order', 'a', { verb: 'move', stand: 'a1', at: { x: 5300, y: 1000 } });
  const before = red.view().scene;
  const cut = once(red.socket, 'close');
  expect((await host.call('POST', `/api/host/matches/${id}`, { closed: true })).status).toBe(200);
  expect((await cut)[0]).toBe(4004);
  expect((await a.call('GET', `/api/matches/${id}`)).status).toBe(404);
  await expect(sit(a, id)).rejects.toThrow('404');
  await host.call('POST', `/api/host/matches/${id}`, { closed: false });
  const again = await sit(a, id);
  expect(again.view().scene).toEqual(before);
  again.close();
});

test('whoever is to act has the time of his move again when a match is opened that was closed', async () => {
  const [ada, ben] = [await guest(server.url, 'Ada'), await guest(server.url, 'Ben')];
  const wanted = { battle: BATTLE, side: 'a', opponent: 'friend', words: 'Ada', clock: { perMove: 86_400_000 } };
  const { id, invite } = (await ada.call('POST', '/api/matches', wanted)).body as { id: string; invite: string };
  await ben.call('POST', `/api/matches/${id}/join`, { invite, words: 'Ben' });
  const dueIn = async () => ((await ada.call('GET', `/api/matches/${id}`)).body as { due: number }).due;
  const before = await dueIn();
  for (const closed of [true, false]) await host.call('POST', `/api/host/matches/${id}`, { closed });
  expect(await dueIn()).toBeGreaterThanOrEqual(before);
});

test('a match that nobody has joined is closed and opened again as it was', async () => {
  const ada = await guest(server.url, 'Ada');
  const wanted = { battle: BATTLE, side: 'a', opponent: 'friend', words: 'Ada' };
  const { id, invite } = (await ada.call('POST', '/api/matches', wanted)).body as { id: string; invite: string };
  await host.call('POST', `/api/host/matches/${id}`, { closed: true });
  const ben = await guest(server.url, 'Ben');
  expect((await ben.call('POST', `/api/matches/${id}/join`, { invite, words: 'Ben' })).status).toBe(404);
  await host.call('POST', `/api/host/matches/${id}`, { closed: false });
  expect((await ben.call('POST', `/api/matches/${id}/join`, { invite, words: 'Ben' })).body).toMatchObject({
    side: 'b',
    status: 'running',
  });
});

test('a match that a host removes is gone with all that was kept of it', async () => {
  const { id, a } = await seated(server.url, BATTLE);
  expect((await host.call('DELETE', `/api/host/matches/${id}`)).status).toBe(200);
  expect((await a.call('GET', '/api/matches')).body).toEqual({ matches: [] });
  expect((await host.call('DELETE', `/api/host/matches/${id}`)).status).toBe(404);
});

test('a host ends the sessions of a player', async () => {
  const ada = await guest(server.url, 'Ada');
  await host.call('DELETE', `/api/host/players/${ada.id}/sessions`);
  expect((await ada.call('GET', '/api/matches')).status).toBe(401);
});

test('limits that a host sets hold at once, and after a new start; those that would lock him out are refused', async () => {
  const none = { matches: { atOnce: 0, aMinute: 0 } };
  const ada = await guest(server.url, 'Ada');
  const wanted = { battle: BATTLE, side: 'a', opponent: 'friend', words: 'Ada' };
  expect((await ada.call('POST', '/api/matches', wanted)).status).toBe(200);
  expect((await host.call('POST', '/api/host/limits', none)).body).toMatchObject({ limits: none });
  expect((await ada.call('POST', '/api/matches', wanted)).status).toBe(429);
  const again = await serve({ data: data.path, port: 0 });
  expect((await ask(again.url, 'GET', '/api/host/limits', undefined, host.token)).body).toMatchObject({ limits: none });
  await again.close();
  const shut = await host.call('POST', '/api/host/limits', { requests: { atOnce: 0, aMinute: 0 } });
  expect(shut).toMatchObject({ status: 400, body: { error: { path: 'requests', message: 'at least 60' } } });
  await host.call('POST', '/api/host/limits', { matches: FREE });
  expect((await ada.call('POST', '/api/matches', wanted)).status).toBe(200);
});
