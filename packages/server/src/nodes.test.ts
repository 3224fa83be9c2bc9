import { bringBook } from '@umpire/desk';
import type { AnyRuleset } from '@umpire/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { skirmish } from '../../../tests/kit/skirmish.js';
import { serve } from './serve.js';
import { type RemoteTable, scratch, seated, sit } from './testing.js';
import { startDatabases } from './testing-databases.js';

bringBook(skirmish as unknown as AnyRuleset);
const BATTLE = { ruleset: 'skirmish', scenario: 'skirmish', title: 'Skirmish', options: {} };
const databases = await startDatabases();
const data = scratch();
afterAll(() => {
  databases?.close();
  data.remove();
});

describe.skipIf(!databases)('two nodes on PostgreSQL and Redis', () => {
  test('each side sits at a node of its own, sees what the other does, and goes on when his node is gone', async () => {
    const node = () => serve({ data: data.path, port: 0, database: databases!.database, redis: databases!.redis });
    const [first, second] = [await node(), await node()];
    const { id, a, b } = await seated(first.url, BATTLE);
    const red = await sit(a, id);
    const blue = await sit({ url: second.url, token: b.token }, id);
    const play = async () => {
      const { turn, entries } = red.view();
      const by = 'waiting' in turn && turn.waiting.includes('a') ? 'a' : 'b';
      const [own, other] = by === 'a' ? [red, blue] : [blue, red];
      expect(await own.act('order', by, { verb: 'end' })).toMatchObject({ ok: true });
      await other.until(view => view.entries > entries);
    };
    for (let n = 0; n < 6; n++) await play();
    expect(blue.view().scene).toEqual(red.view().scene);

    await blue.call('say', ['match', 'well met']);
    await red.until(() => red.notes.length > 0);

    await first.close();
    const moved = await sit({ url: second.url, token: a.token }, id);
    expect(moved.view().scene).toEqual(blue.view().scene);
    moved.close();
    blue.close();
    await second.close();
  });

  test('Redis goes away and comes back: orders are taken meanwhile, and whoever sat elsewhere hears of them afterwards', async () => {
    const { first, second, red, blue, close } = await apart();
    await databases!.stop('redis');
    const by = toAct(red);
    const [own, other] = by === 'a' ? [red, blue] : [blue, red];
    const { entries } = own.view();
    expect(await own.act('order', by, { verb: 'end' })).toMatchObject({ ok: true });
    await databases!.start('redis');
    await other.until(view => view.entries > entries);
    for (const { url } of [first, second]) expect((await fetch(new URL('/api/health', url))).status).toBe(200);
    await close();
  });

  test('PostgreSQL goes away and comes back: what cannot be kept is refused, and the same order is done once afterwards', async () => {
    const { first, second, red, blue, close } = await apart();
    const by = toAct(red);
    const [own, other] = by === 'a' ? [red, blue] : [blue, red];
    const { entries } = own.view();
    await databases!.stop('postgres');
    await expect(own.call('order', [by, { verb: 'end' }], 'the-only-order')).rejects.toThrow('the server');
    for (const { url } of [first, second]) expect((await fetch(new URL('/api/health', url))).status).toBe(503);
    await databases!.start('postgres');
    for (let n = 0; n < 2; n++)
      expect(await own.call('order', [by, { verb: 'end' }], 'the-only-order')).toMatchObject({ ok: true });
    await other.until(view => view.entries > entries);
    await other.call('battleView', []);
    expect([own.view().entries, other.view().entries]).toEqual([entries + 1, entries + 1]);
    await close();
  });
});

const toAct = (red: RemoteTable): 'a' | 'b' => {
  const { turn } = red.view();
  return 'waiting' in turn && turn.waiting.includes('a') ? 'a' : 'b';
};

/** A match whose sides sit at different nodes. */
async function apart() {
  const node = () => serve({ data: data.path, port: 0, database: databases!.database, redis: databases!.redis });
  const [first, second] = [await node(), await node()];
  const { id, a, b } = await seated(first.url, BATTLE);
  const [red, blue] = [await sit(a, id), await sit({ url: second.url, token: b.token }, id)];
  const close = async () => {
    for (const table of [red, blue]) table.close();
    await Promise.all([first.close(), second.close()]);
  };
  return { first, second, red, blue, close };
}
