import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Running, serve } from '../serve.js';
import { ask, guest, scratch } from '../testing.js';

const FREE = { atOnce: 1e6, aMinute: 1e6 };
const data = scratch();
let server: Running;
beforeAll(async () => {
  server = await serve({ data: data.path, port: 0, limits: { requests: FREE, guests: FREE, passphrases: FREE } });
});
afterAll(async () => {
  await server.close();
  data.remove();
});

interface Listed {
  readonly sessions: readonly { readonly id: string; readonly here: boolean }[];
}

test('where somebody is signed in is listed, and one of these sessions is ended from another', async () => {
  const ada = await guest(server.url, 'Ada');
  const keep = { name: 'Ada of Kent', passphrase: 'twelve small herons' };
  await ada.call('POST', '/api/passphrase', keep);
  const { token } = (await ask(server.url, 'POST', '/api/sessions', { ...keep, token: true })).body as {
    token: string;
  };
  const { sessions } = (await ada.call('GET', '/api/sessions')).body as Listed;
  expect(sessions.map(({ here }) => here).sort()).toEqual([false, true]);
  const { id } = sessions.find(({ here }) => !here)!;
  expect((await ada.call('DELETE', '/api/sessions', { id: 'nobody' })).status).toBe(404);
  expect((await ada.call('DELETE', '/api/sessions', { id })).status).toBe(200);
  expect((await ask(server.url, 'GET', '/api/matches', undefined, token)).status).toBe(401);
  expect((await ada.call('GET', '/api/matches')).status).toBe(200);
});

test('a name that somebody keeps is nobody else’s', async () => {
  const [ben, cat] = [await guest(server.url, 'Ben'), await guest(server.url, 'Cat')];
  await ben.call('POST', '/api/passphrase', { name: 'Ben of Ely', passphrase: 'three brown hens' });
  const taken = { status: 409, body: { error: { path: 'name' } } };
  expect(await cat.call('POST', '/api/name', { name: 'Ben of Ely' })).toMatchObject(taken);
  expect(await ask(server.url, 'POST', '/api/guest', { name: 'Ben of Ely' })).toMatchObject(taken);
  expect((await cat.call('POST', '/api/name', { name: 'Catherine' })).status).toBe(200);
  expect((await cat.call('GET', '/api/me')).body).toMatchObject({ player: { name: 'Catherine', kept: false } });
});

test.each([
  ['a ticket that nobody has', { ticket: 'none', answer: { id: 'x', response: {} } }],
  ['no ticket', { answer: { id: 'x', response: {} } }],
  ['no answer', { ticket: 'none' }],
])('a passkey with %s is refused', async (_, body) => {
  const ada = await guest(server.url, 'Ada');
  expect((await ada.call('POST', '/api/passkeys', body)).status).toBe(400);
  expect([400, 401]).toContain((await ask(server.url, 'POST', '/api/passkeys/sign-in', body)).status);
});

test('a ticket for a passkey is good once, and an answer of another key signs nobody in', async () => {
  const ada = await guest(server.url, 'Ada');
  const { ticket } = (await ada.call('POST', '/api/passkeys/options', {})).body as { ticket: string };
  const forged = {
    ticket,
    answer: { id: 'x', rawId: 'x', type: 'public-key', response: {}, clientExtensionResults: {} },
  };
  expect((await ada.call('POST', '/api/passkeys', forged)).status).toBe(400);
  expect((await ask(server.url, 'POST', '/api/passkeys/sign-in', forged)).status).toBe(401);
  expect((await ada.call('GET', '/api/me')).body).toMatchObject({ player: { passkeys: [] } });
});
