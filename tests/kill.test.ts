import { afterAll, describe, expect, test } from 'vitest';
import { postgresStore } from '../packages/server/src/store/postgres.js';
import { sqliteStore } from '../packages/server/src/store/sqlite.js';
import type { Store } from '../packages/server/src/store/store.js';
import { scratch } from '../packages/server/src/testing.js';
import { startDatabases } from '../packages/server/src/testing-databases.js';
import { BOOKS, type Duel, duel, type Node, startNode } from './kit/siege.js';

/** How often a server is killed; the siege does so two hundred times. */
const KILLS = Number(process.env.UMPIRE_KILLS ?? 2);
/** It lives so long at most (milliseconds) before it is killed. */
const LIVES = 1000;
/** One of every book. */
const duels = (where: () => string, open: () => Promise<Store>): Duel[] => BOOKS.map(book => duel(where, open, book));
/** Servers are started again and again (milliseconds). */
const LONG = 120_000 + KILLS * 30_000;

const data = scratch();
const databases = await startDatabases();
const nodes: Node[] = [];
afterAll(async () => {
  for (const node of nodes) await node.kill();
  databases?.close();
  data.remove();
}, 60_000);

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

/** Players go on while something is done to their servers; it says what came of it. */
async function besieged(all: readonly Duel[], kill: () => Promise<void>): Promise<void> {
  const sum = (of: (one: Duel) => number): number => all.reduce((so, one) => so + of(one), 0);
  const acknowledged = () => sum(one => one.acknowledged());
  const siege = async (): Promise<void> => {
    for (let n = 0; n < KILLS; n++) {
      // some time after the first order that it took
      for (const before = acknowledged(); acknowledged() === before; ) await pause(10);
      await pause(Math.random() * LIVES);
      await kill();
    }
  };
  const playing = Promise.all(all.map(one => one.playOn()));
  await Promise.race([siege(), playing]);
  for (const one of all) one.stop();
  await playing;
  if (process.env.UMPIRE_SIEGE)
    console.log(
      `${KILLS} kills: ${acknowledged()} acknowledged (${all.map(one => one.acknowledged()).join(', ')} by books), ${sum(one => one.lost())} lines lost`,
    );
  expect(sum(one => one.lost())).toBeGreaterThan(0);
}

test(
  `killed ${KILLS} times at any moment, the server loses no order that it acknowledged and does none twice`,
  async () => {
    nodes[0] = await startNode(data.path);
    const { url } = nodes[0];
    const open = () => sqliteStore(data.path);
    await besieged(
      duels(() => url, open),
      async () => {
        await nodes[0]!.kill();
        nodes[0] = await startNode(data.path, Number(new URL(url).port));
      },
    );
    await nodes[0]!.kill();
  },
  LONG,
);

describe.skipIf(!databases)('two nodes on PostgreSQL and Redis', () => {
  test(
    `one or the other killed ${KILLS} times under load, they lose no order that they acknowledged and do none twice`,
    async () => {
      const env = { DATABASE_URL: databases!.database, REDIS_URL: databases!.redis };
      for (const i of [0, 1]) nodes[i] = await startNode(data.path, 0, env);
      const urls = nodes.map(({ url }) => url);
      let killed = 0;
      const any = () => urls[Math.floor(Math.random() * urls.length)]!;
      const open = () => postgresStore(databases!.database);
      await besieged(duels(any, open), async () => {
        killed = 1 - killed; // by turns: whoever sat at one of them has gone to the other
        await nodes[killed]!.kill();
        nodes[killed] = await startNode(data.path, Number(new URL(urls[killed]!).port), env);
      });
    },
    LONG,
  );
});
