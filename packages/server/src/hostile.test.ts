import { once } from 'node:events';
import { connect } from 'node:net';
import { bringBook } from '@umpire/desk';
import type { AnyRuleset } from '@umpire/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { skirmish } from '../../../tests/kit/skirmish.js';
import { type Running, serve } from './serve.js';
import { ask, type RemoteTable, scratch, seated, sit } from './testing.js';

bringBook(skirmish as unknown as AnyRuleset);
const BATTLE = { ruleset: 'skirmish', scenario: 'skirmish', title: 'Skirmish', options: {} };
/** How many hostile messages are sent; the siege sends a hundred thousand. */
const MANY = Number(process.env.UMPIRE_HOSTILE ?? 1500);
const LIMITS = { requests: { atOnce: 1e6, aMinute: 1e6 }, messages: { atOnce: 1e6, aMinute: 1e6 } };

const data = scratch();
const broken: unknown[] = [];
let server: Running;
let red: RemoteTable;
let id: string;
let token: string;
beforeAll(async () => {
  server = await serve({ data: data.path, port: 0, limits: LIMITS, log: line => broken.push(line) });
  const match = await seated(server.url, BATTLE);
  id = match.id;
  token = match.b.token;
  red = await sit(match.a, match.id);
});
afterAll(async () => {
  await server.close();
  data.remove();
});

/** The other one goes on playing as if nothing had happened. */
async function goesOn(): Promise<void> {
  expect(await red.act('battleView')).toMatchObject({ ok: true });
  expect(broken).toEqual([]);
}

const DEEP = `${'['.repeat(5000)}${']'.repeat(5000)}`;
const PIECES: readonly unknown[] = [
  null,
  true,
  -1,
  9e15,
  '',
  'a',
  '__proto__',
  'constructor',
  '\u0000',
  [],
  {},
  { length: {} },
  { verb: 'end' },
  { verb: { length: {} } },
  ['a', { verb: '__proto__' }],
  ['b', { verb: 'move', stand: 'b1', at: { x: '5', y: {} } }],
  ['b', { verb: 'answer' }],
];
const CALLS = ['order', 'orders', 'answer', 'undo', 'redo', 'gesture', 'preview', 'reach', 'wayTo', 'wholeOrder'];
const MORE = [
  'lookBack',
  'push',
  'outlook',
  'dangers',
  'guide',
  'say',
  'offer',
  'agree',
  'notes',
  'toString',
  '__proto__',
  'keep',
];

/** The nth hostile message. */
function hostile(n: number): string {
  const names = [...CALLS, ...MORE];
  const pick = <T>(of: readonly T[], step: number): T => of[Math.floor(n / step) % of.length]!;
  const args = [pick(['a', 'b', 'umpire', 'spectator', 7], 1), pick(PIECES, 3), pick(PIECES, 7)];
  const message = { id: n, call: pick(names, 1), args: n % 11 === 0 ? pick(PIECES, 2) : args };
  if (n % 97 === 0) return `{"id":${n},"call":"order","args":${DEEP}}`;
  if (n % 89 === 0) return JSON.stringify(message).slice(0, n % 40);
  return JSON.stringify(n % 13 === 0 ? { ...message, seat: 'a' } : message);
}

test(`${MANY} hostile messages take nothing down, and nobody else notices`, async () => {
  let enemy = await sit({ url: server.url, token }, id);
  for (let n = 1; n <= MANY; n++) {
    if (enemy.socket.readyState !== enemy.socket.OPEN) enemy = await sit({ url: server.url, token }, id);
    enemy.socket.send(hostile(n));
    if (n % 100 === 0) await red.call('battleView', []);
  }
  // the last has been read, too
  const last = enemy.socket.readyState === enemy.socket.OPEN ? enemy : await sit({ url: server.url, token }, id);
  await last.call('battleView', []).catch(() => 'it was told to go');
  last.close();
  await goesOn();
});

test('a message that is too large ends the line of whoever sent it, and of nobody else', async () => {
  const enemy = await sit({ url: server.url, token }, id);
  const gone = new Promise(resolve => enemy.socket.once('close', resolve));
  enemy.socket.on('error', () => {});
  enemy.socket.send(JSON.stringify({ id: 1, call: 'say', args: ['match', 'x'.repeat(300_000)] }));
  expect(await gone).toBe(1009);
  await goesOn();
});

test.each([
  ['garbage', 'POST', '/api/guest', '{"name":'],
  ['a list', 'POST', '/api/guest', '[]'],
  ['a prototype', 'POST', '/api/guest', '{"__proto__":{"name":"x"}}'],
  ['a deep one', 'POST', '/api/matches', `{"battle":${DEEP}}`],
])('%s as a body is refused', async (_, method, path, body) => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(new URL(path, server.url), { method, headers, body });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
});

test('whoever asks too often is refused until some time has gone by', async () => {
  const other = scratch();
  const strict = await serve({ data: other.path, port: 0, limits: { guests: { atOnce: 2, aMinute: 1 } } });
  const statuses: number[] = [];
  for (let i = 0; i < 3; i++) statuses.push((await ask(strict.url, 'POST', '/api/guest', { name: 'Ada' })).status);
  expect(statuses).toEqual([200, 200, 429]);
  await strict.close();
  other.remove();
});

test('behind a proxy an address is what the proxy says last, whatever somebody wrote before it', async () => {
  const other = scratch();
  const limits = { guests: { atOnce: 2, aMinute: 1 } };
  const strict = await serve({ data: other.path, port: 0, origin: 'https://club.example', limits });
  const from = async (address: string): Promise<number> => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    const body = JSON.stringify({ name: 'Ada' });
    return (await fetch(new URL('/api/guest', strict.url), { method: 'POST', headers, body })).status;
  };
  const statuses: number[] = [];
  for (const forged of ['10.0.0.1', '10.0.0.2', '10.0.0.3']) statuses.push(await from(`${forged}, 192.0.2.7`));
  expect([...statuses, await from('192.0.2.8')]).toEqual([200, 200, 429, 200]);
  await strict.close();
  other.remove();
});

test('lines to tables are counted as requests are', async () => {
  const other = scratch();
  const strict = await serve({ data: other.path, port: 0, limits: { requests: { atOnce: 3, aMinute: 1 } } });
  const nobody = () => sit({ url: strict.url, token: 'x'.repeat(43) }, 'none');
  for (let n = 0; n < 3; n++) await expect(nobody()).rejects.toThrow('404');
  await expect(nobody()).rejects.toThrow('429');
  await strict.close();
  other.remove();
});

test.each(['//[', '/api/matches/%/table', '//', '/api/matches/..%2f/table', 'http://[::1/api/matches/x/table'])(
  'a line to %s is refused as one to nowhere, and is no fault of the server',
  async path => {
    const socket = connect(server.port, '127.0.0.1');
    const key = 'dGhlIHNhbXBsZSBub25jZQ==';
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
    );
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 40[034] /);
    expect(broken).toEqual([]);
    socket.destroy();
  },
);

test('a line that is opened and never speaks, or speaks no HTTP, costs nobody anything', async () => {
  const { port } = new URL(server.url);
  const silent = connect(Number(port), '127.0.0.1');
  const rude = connect(Number(port), '127.0.0.1');
  rude.on('error', () => {});
  rude.write('\u0016\u0003\u0001 nonsense\r\n\r\n');
  await goesOn();
  silent.destroy();
  rude.destroy();
});

test.each([
  ['a seat of nobody', 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', '401'],
  ['no seat', undefined, '401'],
])('%s opens no table', async (_, forged, status) => {
  await expect(sit({ url: server.url, token: forged ?? '' }, id)).rejects.toThrow(status);
});
