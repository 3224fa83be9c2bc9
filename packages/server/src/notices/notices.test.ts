import { createECDH, createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bringBook } from '@umpire/desk';
import type { AnyRuleset } from '@umpire/engine';
// @ts-expect-error: it has no types
import ece from 'http_ece';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { skirmish } from '../../../../tests/kit/skirmish.js';
import { type Running, serve } from '../serve.js';
import { type Guest, guest, scratch, seated, sit } from '../testing.js';
import { isWithin } from './deliver.js';

bringBook(skirmish as unknown as AnyRuleset);
const BATTLE = { ruleset: 'skirmish', scenario: 'skirmish', title: 'Skirmish', options: {} };
const FREE = { atOnce: 1e6, aMinute: 1e6 };

interface Got {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}
const got: Got[] = [];
let status = 201;
const receiver = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', part => parts.push(part));
  request.on('end', () => {
    got.push({ path: request.url!, headers: request.headers, body: Buffer.concat(parts) });
    response.writeHead(status, { location: '/elsewhere' }).end('whatever');
  });
});
const data = scratch();
let server: Running;
let at: string;
beforeAll(async () => {
  await new Promise<void>(resolve => receiver.listen(0, '127.0.0.1', resolve));
  at = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  const limits = { requests: FREE, guests: FREE, passphrases: FREE };
  server = await serve({ data: data.path, port: 0, limits, localNotices: true });
});
afterAll(async () => {
  await server.close();
  receiver.close();
  data.remove();
});

/** A browser with its push service: what it says of itself, and how it reads what comes. */
function browser(path: string) {
  const keys = createECDH('prime256v1');
  const p256dh = keys.generateKeys().toString('base64url');
  const auth = randomBytes(16).toString('base64url');
  return {
    subscription: { endpoint: `${at}${path}`, expirationTime: null, keys: { p256dh, auth } },
    read: (body: Buffer): unknown =>
      JSON.parse(String(ece.decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret: auth }))),
  };
}
const tell = async (who: Guest, body: object) =>
  (await who.call('POST', '/api/notices', body)).body as { notice: { id: string }; secret?: string };
const gotAt = (path: string) => got.filter(one => one.path === path);

test('who is away is told that it is his move, by a signed webhook and in his browser; who is at the table is not', async () => {
  const { id, a, b } = await seated(server.url, BATTLE);
  const red = await sit(a, id);
  const { secret } = await tell(b, { kind: 'webhook', url: `${at}/hook` });
  const { subscription, read } = browser('/push');
  await tell(b, { kind: 'push', subscription });
  await tell(a, { kind: 'webhook', url: `${at}/red` });
  const isRed = (): boolean => {
    const { turn } = red.view();
    return 'waiting' in turn && turn.waiting.includes('a');
  };
  while (isRed()) {
    const mine = (await red.call('suggested', ['a'])) as { order?: unknown; answer?: unknown };
    await ('order' in mine ? red.act('order', 'a', mine.order) : red.act('answer', 'a', mine.answer));
  }
  await expect.poll(() => [gotAt('/hook').length, gotAt('/push').length]).toEqual([1, 1]);
  const [hook] = gotAt('/hook');
  const told = {
    kind: 'your-move',
    match: id,
    title: 'Skirmish',
    text: 'It is your move in “Skirmish”.',
    url: `${server.url}#/match/${id}`,
  };
  expect(JSON.parse(String(hook!.body))).toEqual(told);
  const signature = createHmac('sha256', secret!).update(hook!.body).digest('hex');
  expect(hook!.headers['x-umpire-signature']).toBe(`sha256=${signature}`);
  const [push] = gotAt('/push');
  expect(push!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', topic: id });
  expect(String(push!.body)).not.toContain('Skirmish');
  expect(read(push!.body)).toEqual(told);
  expect(gotAt('/red')).toEqual([]);
  red.close();
});

test('a browser that has gone is forgotten; a webhook that fails is kept, and tried when its owner wants', async () => {
  const ada = await guest(server.url, 'Ada');
  const { notice: push } = await tell(ada, { kind: 'push', subscription: browser('/gone').subscription });
  const { notice: hook } = await tell(ada, { kind: 'webhook', url: `${at}/hook` });
  status = 410;
  for (const { id } of [push, hook]) expect((await ada.call('POST', `/api/notices/${id}/try`)).status).toBe(502);
  status = 201;
  const { notices } = (await ada.call('GET', '/api/notices')).body as { notices: unknown[] };
  expect(notices).toMatchObject([{ id: hook.id, kind: 'webhook', to: `${at}/hook` }]);
  expect((await ada.call('POST', `/api/notices/${hook.id}/try`)).status).toBe(200);
  expect((await ada.call('DELETE', `/api/notices/${hook.id}`)).status).toBe(200);
  expect((await ada.call('DELETE', `/api/notices/${hook.id}`)).status).toBe(404);
});

test('an answer that leads elsewhere is not followed', async () => {
  const ada = await guest(server.url, 'Ada');
  const { notice } = await tell(ada, { kind: 'webhook', url: `${at}/moved` });
  status = 302;
  await ada.call('POST', `/api/notices/${notice.id}/try`);
  status = 201;
  expect(gotAt('/elsewhere')).toEqual([]);
});

test.each([
  ['no address', { kind: 'webhook', url: 'hook' }],
  ['a file', { kind: 'webhook', url: 'file:///etc/passwd' }],
  ['no keys', { kind: 'push', subscription: { endpoint: 'https://push.example/x' } }],
  [
    'keys that are none',
    { kind: 'push', subscription: { endpoint: 'https://push.example/x', keys: { p256dh: 'x', auth: 'y' } } },
  ],
])('%s is refused with the path', async (_, body) => {
  const ada = await guest(server.url, 'Ada');
  const { status, body: answer } = await ada.call('POST', '/api/notices', body);
  expect(status).toBe(400);
  expect((answer as { error: { path: string } }).error.path).not.toBe('');
});

test('notices do not reach into this machine and its network, unless that was allowed', async () => {
  const shut = await serve({ data: data.path, port: 0 });
  for (const url of [`${at}/in`, at.replace('127.0.0.1', 'localhost'), 'http://[::1]:9/', 'http://10.1.2.3/']) {
    const ada = await guest(shut.url, 'Ada');
    const { notice } = await tell(ada, { kind: 'webhook', url });
    expect((await ada.call('POST', `/api/notices/${notice.id}/try`)).status).toBe(502);
  }
  expect(gotAt('/in')).toEqual([]);
  await shut.close();
});

test.each([
  ['127.0.0.1', true],
  ['10.0.0.1', true],
  ['172.31.255.255', true],
  ['172.32.0.1', false],
  ['192.168.1.1', true],
  ['169.254.169.254', true],
  ['100.64.0.1', true],
  ['8.8.8.8', false],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['fd00::1', true],
  ['fe80::1', true],
  ['2606:4700::1111', false],
])('%s is within: %s', (address, within) => {
  expect(isWithin(address)).toBe(within);
});
