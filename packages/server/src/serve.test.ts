import { bringBook } from '@umpire/desk';
import type { AnyRuleset } from '@umpire/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { skirmish } from '../../../tests/kit/skirmish.js';
import { type Running, serve } from './serve.js';
import { ask, guest, scratch, seated, sit } from './testing.js';

bringBook(skirmish as unknown as AnyRuleset);
const BATTLE = { ruleset: 'skirmish', scenario: 'skirmish', title: 'Skirmish', options: {} };
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

test('two seats play over the net: each sees the other’s order, and a match goes on after a new start', async () => {
  const { id, a, b } = await seated(server.url, BATTLE);
  const [red, blue] = await Promise.all([sit(a, id), sit(b, id)]);
  expect(red.view().viewer).toBe('a');
  expect(red.view().seats).toEqual({ a: 'person', b: { player: 'Ben' } });
  const before = blue.view().entries;
  const done = await red.act('order', 'a', { verb: 'move', stand: 'a1', at: { x: 5300, y: 1000 } }, 'a');
  expect(done.ok).toBe(true);
  await blue.until(view => view.entries > before);
  expect(blue.view().log.at(-1)).toEqual(red.view().log.at(-1));

  await server.close();
  server = await serve({ data: data.path, port: 0, limits: LIMITS });
  const again = await sit({ url: server.url, token: b.token }, id);
  expect(again.view().scene).toEqual(blue.view().scene);
  again.close();
});
test('whoever follows the news is sent whose turn it is and what he was told, and the table when he asks for it', async () => {
  const { id, a, b } = await seated(server.url, BATTLE);
  const [red, blue] = [await sit(a, id), await sit(b, id, 'news')];
  blue.heard.length = 0;
  await red.act('order', 'a', { verb: 'move', stand: 'a1', at: { x: 5300, y: 1000 } });
  await blue.call('battleView', []);
  const [pushed] = blue.heard.map(text => JSON.parse(text)).filter(message => message.pushed);
  const { turn, entries, log } = red.view();
  expect(pushed.pushed.value).toEqual({
    ok: true,
    news: { viewer: 'b', at: 'b', turn, entries, asked: false, log: [log.at(-1)] },
  });
  expect(pushed.pushed.logFrom).toBe(log.length - 1);
  expect(blue.view().scene).toEqual(red.view().scene);
  for (const table of [red, blue]) table.close();
});

test('whoever follows the news has the whole log at every moment, also after he has looked at the table or back', async () => {
  const { id, a, b } = await seated(server.url, BATTLE);
  const [red, blue] = [await sit(a, id), await sit(b, id, 'news')];
  let log: unknown[] = [];
  const follow = async (): Promise<void> => {
    await blue.call('glossary', []); // whatever came before it is here
    for (const text of blue.heard.splice(0)) {
      const message = JSON.parse(text);
      const { value, logFrom } = message.pushed ?? message;
      if (logFrom === undefined) continue;
      expect(logFrom).toBeLessThanOrEqual(log.length);
      log = [...log.slice(0, logFrom), ...(value.news ?? value.battleView).log];
    }
  };
  const steps: [string, () => Promise<unknown>][] = [
    ['he looks', () => blue.call('battleView', [])],
    ['an order', () => red.act('order', 'a', { verb: 'move', stand: 'a1', at: { x: 5300, y: 1000 } })],
    ['it is taken back', () => red.call('undo', ['a'])],
    ['another order', () => red.act('order', 'a', { verb: 'end' })],
    ['he looks again', () => blue.call('battleView', [])],
  ];
  for (const [what, done] of steps) {
    await done();
    await follow();
    expect([what, log]).toEqual([what, red.view().log]);
  }
  await blue.call('lookBack', [0, 'b']);
  await follow();
  expect(log).toEqual(red.view().log.slice(0, 1));
  await blue.act('order', 'b', { verb: 'end' });
  await follow();
  await red.until(view => view.log.length > log.length - 1);
  expect(log).toEqual(red.view().log);
  for (const table of [red, blue]) table.close();
});

/** A match in which Red has so many pips at least: a turn that ends cannot be taken back, and nobody chooses what the server throws. */
async function withPips(least: number) {
  for (let tries = 0; tries < 60; tries++) {
    const { id, a } = await seated(server.url, BATTLE);
    const red = await sit(a, id);
    if (Number(/(\d+) pips/.exec(red.view().scene.status.turn)![1]) >= least) return { id, a, red };
    red.close();
  }
  throw new Error(`sixty matches, and none with ${least} pips`);
}

test('what was done by itself is nobody’s deed: it is taken back with the order before it, also when the server was started again', async () => {
  const { id, a, red } = await withPips(3);
  const { entries, scene } = red.view();
  const [first, second] = scene.pieces.filter(({ side }) => side === 'a');
  const ahead = ({ id: stand, x, y }: { id: string; x: number; y: number }) => ({
    verb: 'move',
    stand,
    at: { x, y: y + 300 },
  });
  await red.call('order', ['a', ahead(first!), 'a']);
  await red.call('order', ['a', ahead(second!), 'a', true]);
  expect(red.view().entries).toBe(entries + 2);
  await server.close();
  server = await serve({ data: data.path, port: 0, limits: LIMITS });
  const again = await sit({ url: server.url, token: a.token }, id);
  await again.call('undo', ['a']);
  expect(again.view().entries).toBe(entries);
  again.close();
});

test('the same order under the same name is done once', async () => {
  const { id, a } = await seated(server.url, BATTLE);
  const red = await sit(a, id);
  const order = ['a', { verb: 'move', stand: 'a1', at: { x: 5300, y: 1000 } }];
  await red.call('order', order, 'the-first-order');
  const { entries } = red.view();
  expect(await red.call('order', order, 'the-first-order')).toMatchObject({ ok: true, battleView: { entries } });
  red.close();
});

test.each([
  ['another’s order', 'order', ['b', { verb: 'end' }]],
  ['another’s menu', 'readiness', ['b']],
  ['another’s view of a piece', 'card', ['b', 'b1']],
  ['the umpire’s view of a piece', 'inspect', ['umpire', 'b1']],
])('%s is not for this seat', async (_, call, args) => {
  const { id, a } = await seated(server.url, BATTLE);
  const red = await sit(a, id);
  await expect(red.call(call, args)).rejects.toThrow('this is not your seat');
  red.close();
});

test.each([
  ['no call', 'constructor', []],
  ['no order', 'order', ['a', 'charge']],
  ['no side', 'order', ['c', { verb: 'end' }]],
  ['too deep', 'order', ['a', { verb: 'end', x: JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`) }]],
])('what is %s is refused, and the match goes on', async (_, call, args) => {
  const { id, a } = await seated(server.url, BATTLE);
  const red = await sit(a, id);
  await expect(red.call(call, args)).rejects.toThrow();
  expect(await red.act('order', 'a', { verb: 'move', stand: 'a1', at: { x: 5300, y: 1000 } })).toMatchObject({
    ok: true,
  });
  red.close();
});

test('a third finds no seat, and no table to look at', async () => {
  const { id } = await seated(server.url, BATTLE);
  const third = await guest(server.url, 'Cat');
  await expect(sit(third, id)).rejects.toThrow('403');
  expect(await third.call('POST', `/api/matches/${id}/join`, { invite: 'x', words: 'mine' })).toMatchObject({
    status: 403,
  });
});

test('a list of matches says whose move it is', async () => {
  const { id, a, b } = await seated(server.url, BATTLE);
  const red = await sit(a, id);
  const { turn } = red.view();
  const first = 'waiting' in turn && turn.waiting.includes('a');
  const listOf = async (of: typeof a) =>
    ((await of.call('GET', '/api/matches')).body as { matches: { id: string; yourMove: boolean }[] }).matches;
  expect(await listOf(a)).toMatchObject([{ id, yourMove: first, against: 'Ben', status: 'running' }]);
  expect(await listOf(b)).toMatchObject([{ id, yourMove: !first, against: 'Ada' }]);
  red.close();
});

test('a bot takes the other seat and plays', async () => {
  const ada = await guest(server.url, 'Ada');
  const wanted = { battle: BATTLE, side: 'b', opponent: { bot: 'greedy' }, words: 'from Ada' };
  const { id } = (await ada.call('POST', '/api/matches', wanted)).body as { id: string };
  const blue = await sit(ada, id);
  await blue.until(({ turn }) => 'waiting' in turn && turn.waiting.includes('b'));
  expect(blue.view().entries).toBeGreaterThan(1);
  blue.close();
});

test('an identity is kept by a passphrase, and its sessions can be ended', async () => {
  const ada = await guest(server.url, 'Ada');
  const keep = { name: 'Ada of Kent', passphrase: 'twelve small herons' };
  expect((await ada.call('POST', '/api/passphrase', keep)).status).toBe(200);
  const wrong = await ask(server.url, 'POST', '/api/sessions', { ...keep, passphrase: 'thirteen herons' });
  expect(wrong.status).toBe(401);
  const again = await ask(server.url, 'POST', '/api/sessions', { ...keep, token: true });
  const { token, player } = again.body as { token: string; player: { id: string } };
  expect(player.id).toBe(ada.id);
  await ask(server.url, 'DELETE', '/api/sessions', { all: true }, token);
  expect((await ada.call('GET', '/api/matches')).status).toBe(401);
});

test.each([
  ['no body', undefined],
  ['no name', { name: '' }],
  ['a name that turns a line round', { name: 'a\u202eb' }],
  ['more than is asked', { name: 'Ada', role: 'host' }],
])('a guest with %s is refused with the path', async (_, body) => {
  expect((await ask(server.url, 'POST', '/api/guest', body)).status).toBe(400);
});

test('another page may ask for nothing', async () => {
  const answer = await fetch(new URL('/api/guest', server.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://elsewhere.example' },
    body: JSON.stringify({ name: 'Ada' }),
  });
  expect(answer.status).toBe(403);
});

test('whoever sits down sees all that is kept, even where nobody has told this node of it yet', async () => {
  const other = await serve({ data: data.path, port: 0 });
  const { id, a } = await seated(server.url, BATTLE);
  const there = { ...a, url: other.url };
  const before = await sit(there, id);
  const red = await sit(a, id);
  expect(await red.act('order', 'a', { verb: 'move', stand: 'a1', at: { x: 5300, y: 1000 } })).toMatchObject({
    ok: true,
  });
  const after = await sit(there, id);
  expect(after.view().scene).toEqual(red.view().scene);
  for (const table of [before, red, after]) table.close();
  await other.close();
});
