import { bringBook } from '@umpire/desk';
import type { AnyRuleset } from '@umpire/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { skirmish } from '../../../tests/kit/skirmish.js';
import { type Running, serve } from './serve.js';
import { sqliteStore } from './store/sqlite.js';
import { type Guest, type RemoteTable, scratch, seated, sit } from './testing.js';

bringBook(skirmish as unknown as AnyRuleset);
const BATTLE = { ruleset: 'skirmish', scenario: 'skirmish', title: 'Skirmish', options: {} };
const FREELY = { atOnce: 1e6, aMinute: 1e6 };
const LIMITS = { requests: FREELY, guests: FREELY, matches: FREELY, messages: FREELY };

const data = scratch();
let server: Running;
beforeAll(async () => {
  server = await serve({ data: data.path, port: 0, limits: LIMITS });
});
afterAll(async () => {
  await server.close();
  data.remove();
});

interface Table {
  readonly id: string;
  readonly a: Guest;
  readonly b: Guest;
  readonly red: RemoteTable;
  readonly blue: RemoteTable;
}
async function table(url = server.url): Promise<Table> {
  const match = await seated(url, BATTLE);
  return { ...match, red: await sit(match.a, match.id), blue: await sit(match.b, match.id) };
}
const toAct = ({ red }: Table): 'a' | 'b' => {
  const { turn } = red.view();
  return 'waiting' in turn && turn.waiting.includes('a') ? 'a' : 'b';
};
/** Whoever is to act ends his turn, and both have seen it. */
async function turnEnds(at: Table): Promise<void> {
  const by = toAct(at);
  const [own, other] = by === 'a' ? [at.red, at.blue] : [at.blue, at.red];
  const { entries } = own.view();
  expect(await own.act('order', by, { verb: 'end' })).toMatchObject({ ok: true });
  await other.until(view => view.entries > entries);
}
/** To its end, as the server's own bots would. */
async function playedOut({ red, blue }: Table): Promise<void> {
  for (;;) {
    const { turn } = red.view();
    if ('over' in turn) return;
    const [by] = turn.waiting as readonly ['a' | 'b'];
    const own = by === 'a' ? red : blue;
    const given = (await own.call('suggested', [by])) as { order?: unknown; answer?: unknown };
    const [call, what] = 'order' in given ? ['order', given.order] : ['answer', given.answer];
    expect(await own.act(call as string, by, what)).toMatchObject({ ok: true });
    await red.call('battleView', []);
  }
}
const leave = ({ red, blue }: Table): void => [red, blue].forEach(one => void one.close());

test('who is not to act is told so, and nothing happens', async () => {
  const at = await table();
  const [by, own] = toAct(at) === 'a' ? ['b', at.blue] : ['a', at.red];
  const before = own.view();
  expect(await own.act('order', by, { verb: 'end' })).toMatchObject({
    ok: false,
    error: { message: expect.any(String) },
  });
  expect((await own.act('battleView')).ok && own.view()).toEqual(before);
  await turnEnds(at);
  leave(at);
});

test('when the battle is over nothing is taken any more, and it can be looked at', async () => {
  const at = await table();
  const [by, own] = ['a', at.red] as const;
  await playedOut(at);
  const last = own.view();
  for (const call of ['order', 'orders', 'answer', 'undo', 'redo']) {
    const given = call === 'orders' ? [{ verb: 'end' }] : { verb: 'end' };
    expect(await own.act(call, by, given)).toMatchObject({ ok: false });
  }
  await own.act('battleView');
  expect(own.view().scene).toEqual(last.scene);
  expect(own.view().entries).toBe(last.entries);
  leave(at);
});

test('a line that nobody answers on any more is let go', async () => {
  const other = scratch();
  const strict = await serve({ data: other.path, port: 0, limits: LIMITS, heartbeat: 200 });
  const { id, b } = await seated(strict.url, BATTLE);
  const address = `${strict.url.replace('http', 'ws')}api/matches/${id}/table`;
  const dead = new WebSocket(address, { autoPong: false, headers: { authorization: `Bearer ${b.token}` } });
  expect(await new Promise(resolve => dead.once('close', resolve))).toBe(1006);
  await strict.close();
  other.remove();
});

/** So many bytes lie unread on their way to somebody. */
async function unread(): Promise<number> {
  const figures = await (await fetch(new URL('/api/metrics', server.url))).text();
  return Number(/^umpire_unread_bytes (\d+)/m.exec(figures)![1]);
}

test('who does not read what others do is sent the latest when he does, and not all that he missed', async () => {
  const at = await table();
  const lazy = await sit(at.b, at.id);
  lazy.socket.pause();
  for (let n = 0; (await unread()) < 1_000_000; n++)
    for (let i = 0; i < 20; i++) lazy.socket.send(JSON.stringify({ id: n, call: 'battleView', args: [] }));
  const ORDERS = 20;
  for (let n = 0; n < ORDERS; n++) await turnEnds(at);
  lazy.heard.length = 0;
  lazy.socket.resume();
  await lazy.until(view => view.entries === at.red.view().entries);
  await lazy.call('battleView', []);
  expect(lazy.view().log).toEqual(at.blue.view().log);
  expect(lazy.heard.filter(text => text.startsWith('{"pushed"')).length).toBeLessThan(ORDERS / 2);
  expect(await unread()).toBeLessThan(256_000);
  leave(at);
  lazy.close();
});

test('who asks and asks and never reads is let go; the other plays on', async () => {
  const at = await table();
  const greedy = await sit(at.b, at.id);
  greedy.socket.pause();
  const gone = new Promise(resolve => greedy.socket.once('close', resolve));
  greedy.socket.on('error', () => {});
  for (let n = 0; n < 4000; n++) {
    greedy.socket.send(JSON.stringify({ id: n, call: 'battleView', args: [] }));
    if (n % 200 === 0) await at.red.call('glossary', []);
  }
  await turnEnds(at);
  greedy.socket.resume();
  await gone;
  await turnEnds(at);
  leave(at);
});

test('garbage at full speed ends the line of whoever sends it', async () => {
  const at = await table();
  const enemy = await sit(at.b, at.id);
  const gone = new Promise(resolve => enemy.socket.once('close', resolve));
  for (let n = 0; n < 5000; n++) enemy.socket.send('garbage '.repeat(n % 20));
  expect(await gone).toBe(1007);
  await turnEnds(at);
  leave(at);
});

test('a full disk: what cannot be kept is refused and has not happened; all that was acknowledged is there afterwards', async () => {
  const full = scratch();
  const broken: { message?: unknown }[] = [];
  const log = (line: object) => void broken.push(line);
  const small = await serve({ data: full.path, port: 0, limits: LIMITS, largest: 260_000, log });
  const at = await table(small.url);
  const beside = await table(small.url);
  /** Does something again and again until it cannot be done any more; gives how often it was, and why not. */
  const untilFull = async (work: (n: number) => Promise<unknown>): Promise<readonly [number, string]> => {
    for (let n = 0; ; n++)
      try {
        await work(n);
      } catch (why) {
        return [n, (why as Error).message];
      }
  };
  await untilFull(() => beside.red.call('say', ['match', 'word '.repeat(300)]));
  const [acknowledged, why] = await untilFull(async n => {
    const by = toAct(at);
    await (by === 'a' ? at.red : at.blue).call('order', [by, { verb: 'end' }], `order-no-${n}`);
    await Promise.all([at.red.call('battleView', []), at.blue.call('battleView', [])]);
  });
  expect(why).toBe('the server cannot keep anything now: try again in a while');
  const { entries, scene } = at.red.view();
  // whoever looks goes on looking, and nothing of what was refused is shown
  await Promise.all([at.red.call('battleView', []), beside.red.call('battleView', [])]);
  expect(at.red.view().entries).toBe(entries);
  await expect(at.red.call('say', ['match', 'word '.repeat(300)])).rejects.toThrow('could not');
  expect(broken.map(({ message }) => message).filter(message => !/full/.test(String(message)))).toEqual([]);
  // what is logged for whoever runs the server has nothing in it by which one could sign in, look ahead or read along
  for (const secret of [at.a.token, at.b.token, 'from Ada', 'word word'])
    expect(JSON.stringify(broken)).not.toContain(secret);
  for (const one of [at, beside]) leave(one);
  await small.close();

  const store = await sqliteStore(full.path);
  expect((await store.inputs(at.id, 1)).length).toBe(acknowledged);
  await store.close();
  const again = await serve({ data: full.path, port: 0, limits: LIMITS });
  const red = await sit({ url: again.url, token: at.a.token }, at.id);
  expect(red.view().scene).toEqual(scene);
  const blue = await sit({ url: again.url, token: at.b.token }, at.id);
  await turnEnds({ ...at, red, blue });
  leave({ ...at, red, blue });
  await again.close();
  full.remove();
});
