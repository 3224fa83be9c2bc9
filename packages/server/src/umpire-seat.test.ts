import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Running, serve } from './serve.js';
import { type Guest, guest, scratch, sit } from './testing.js';

const FREE = { atOnce: 1e6, aMinute: 1e6 };
const BATTLE = { ruleset: 'plana', scenario: 'first-orders', title: 'First orders', options: {} };
const data = scratch();
let server: Running;
beforeAll(async () => {
  server = await serve({ data: data.path, port: 0, limits: { requests: FREE, guests: FREE } });
});
afterAll(async () => {
  await server.close();
  data.remove();
});

interface Made {
  readonly id: string;
  readonly invite: string;
}
const make = async (by: Guest, more: object): Promise<Made> =>
  (await by.call('POST', '/api/matches', { battle: BATTLE, words: 'words', ...more })).body;
const join = (who: Guest, { id, invite }: Made, seat?: string) =>
  who.call('POST', `/api/matches/${id}/join`, { invite, words: 'words', ...(seat && { seat }) });
const guests = (...names: readonly string[]) => Promise.all(names.map(name => guest(server.url, name)));

test('a match with an umpire begins when all three seats are taken, each by whom it is free for', async () => {
  const [ada, ben, una] = (await guests('Ada', 'Ben', 'Una')) as [Guest, Guest, Guest];
  const made = await make(ada, { side: 'a', opponent: 'friend', umpire: true });
  expect(made).toMatchObject({ free: ['b', 'umpire'], names: { a: 'Ada', b: null, umpire: null } });
  expect((await join(una, made, 'a')).status).toBe(409);
  expect((await join(una, made, 'umpire')).body).toMatchObject({ seat: 'umpire', status: 'waiting', free: ['b'] });
  expect((await join(ben, made)).body).toMatchObject({ seat: 'b', side: 'b', status: 'running', free: [] });
  const judge = await sit(una, made.id);
  const red = await sit(ada, made.id);
  expect(judge.view()).toMatchObject({ viewer: 'umpire', umpire: { awaited: false } });
  expect(red.view().umpire).toEqual({ awaited: false, elsewhere: true });
  const blue = judge.view().scene.pieces.filter(({ side }) => side === 'b').length;
  expect(blue).toBeGreaterThan(red.view().scene.pieces.filter(({ side }) => side === 'b').length);
  judge.close();
  red.close();
});

test('the umpire stops the battle and lets it go on; nobody else may, and nobody else sees his desk', async () => {
  const [una, ada, ben] = (await guests('Una', 'Ada', 'Ben')) as [Guest, Guest, Guest];
  const made = await make(una, { side: 'umpire', opponent: 'friend' });
  await join(ada, made, 'a');
  await join(ben, made, 'b');
  const [judge, red, blue] = await Promise.all([sit(una, made.id), sit(ada, made.id), sit(ben, made.id)]);
  const stops = { verb: 'stops', kinds: ['steps'], reason: 'a look at everything' };
  for (const [call, args] of [
    ['rule', [stops]],
    ['release', []],
    ['judgeView', []],
    ['judgeFields', ['report', {}]],
  ] as const)
    await expect(red.call(call, args)).rejects.toThrow('this is not your seat');
  await expect(judge.call('order', ['a', { verb: 'ready' }])).rejects.toThrow('this is not your seat');
  expect(await judge.act('rule', stops)).toMatchObject({ ok: true });
  expect(await judge.call('judgeView', [])).toMatchObject({ desk: { sides: { a: {}, b: {} } } });
  expect(await judge.act('release')).toMatchObject({ ok: false });

  // both hand in what they have to say until a step is put to him
  const isAwaited = async (): Promise<boolean> => {
    await judge.call('battleView', []);
    return judge.view().umpire!.awaited;
  };
  while (!(await isAwaited()))
    for (const [by, table] of [
      ['a', red],
      ['b', blue],
    ] as const) {
      await table.call('battleView', []);
      const { turn } = table.view();
      if ('waiting' in turn && turn.waiting.includes(by) && !(await isAwaited()))
        await table.act('order', by, { verb: 'ready' });
    }
  await red.until(view => view.umpire!.awaited);
  expect((await una.call('GET', `/api/matches/${made.id}`)).body).toMatchObject({
    yourMove: true,
    waiting: ['umpire'],
  });
  expect((await ada.call('GET', `/api/matches/${made.id}`)).body).toMatchObject({ yourMove: false });
  expect(await judge.act('release')).toMatchObject({ ok: true });

  // what he did is played again as it was
  const before = judge.view().scene;
  const { port } = server;
  for (const table of [judge, red, blue]) table.close();
  await server.close();
  server = await serve({ data: data.path, port, limits: { requests: FREE, guests: FREE } });
  const again = await sit(una, made.id);
  expect(again.view().scene).toEqual(before);
  again.close();
});

test('an umpire over a bot and a friend', async () => {
  const [una, ada] = (await guests('Una', 'Ada')) as [Guest, Guest];
  const made = await make(una, { side: 'umpire', opponent: { a: 'friend', b: { bot: 'random' } } });
  expect(made).toMatchObject({ names: { a: null, b: 'random', umpire: 'Una' }, free: ['a'] });
  expect((await join(ada, made)).body).toMatchObject({ seat: 'a', status: 'running' });
});
