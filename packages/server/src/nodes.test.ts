import { bringBook } from '@umpire/desk';
import type { AnyRuleset } from '@umpire/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { skirmish } from '../../../tests/kit/skirmish.js';
import { serve } from './serve.js';
import { scratch, seated, sit } from './testing.js';
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
});
