import { afterAll, describe, expect, test } from 'vitest';
import { postgresStore } from '../packages/server/src/store/postgres.js';
import { sqliteStore } from '../packages/server/src/store/sqlite.js';
import type { Store } from '../packages/server/src/store/store.js';
import { scratch } from '../packages/server/src/testing.js';
import { startDatabases } from '../packages/server/src/testing-databases.js';
import { BOOKS, type Duel, duel, type Node, startNode } from './kit/siege.js';

/** How often a server is killed; the siege does so two hundred times. */
const KILLS = Number(process.env.UMPIRE_KILLS ?? 2);
/** It lives so long at most (milliseconds) after the first order that it took. */
const LIVES = 400;
/** A match of every book at once; in a siege three matches of one book after the other, so that a server that starts again loads only what is played. */
const STRETCHES = KILLS < BOOKS.length ? [BOOKS] : BOOKS.map(book => [book, book, book]);
/** Servers are started again and again (milliseconds); a siege takes as long as it takes. */
const LONG = process.env.UMPIRE_SIEGE ? 4 * 3_600_000 : 120_000 + KILLS * 30_000;

const data = scratch();
const databases = await startDatabases();
const nodes: Node[] = [];
afterAll(async () => {
  for (const node of nodes) await node.kill();
  databases?.close();
  data.remove();
}, 60_000);

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

/** Players go on while their servers are killed, so often in all; it says what came of it. */
async function besieged(where: () => string, open: () => Promise<Store>, kill: () => Promise<void>): Promise<void> {
  let lost = 0;
  for (const [i, books] of STRETCHES.entries()) {
    const share = Math.floor((KILLS * (i + 1)) / STRETCHES.length) - Math.floor((KILLS * i) / STRETCHES.length);
    lost += await stretch(
      books.map(book => duel(where, open, book)),
      share,
      kill,
    );
  }
  expect(lost).toBeGreaterThan(0);
}

/** How many lines were lost. */
async function stretch(all: readonly Duel[], kills: number, kill: () => Promise<void>): Promise<number> {
  const sum = (of: (one: Duel) => number): number => all.reduce((so, one) => so + of(one), 0);
  const acknowledged = () => sum(one => one.acknowledged());
  const began = Date.now();
  const siege = async (): Promise<void> => {
    for (let n = 0; n < kills; n++) {
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
  const lost = sum(one => one.lost());
  if (process.env.UMPIRE_SIEGE)
    console.log(
      `${all.map(one => `${one.book} ${one.acknowledged()}`).join(', ')} acknowledged; ${kills} kills in ${Math.round((Date.now() - began) / 1000)} s, ${lost} lines lost`,
    );
  return lost;
}

test(
  `killed ${KILLS} times at any moment, the server loses no order that it acknowledged and does none twice`,
  async () => {
    nodes[0] = await startNode(data.path);
    const { url } = nodes[0];
    const open = () => sqliteStore(data.path);
    await besieged(
      () => url,
      open,
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
      await besieged(any, open, async () => {
        killed = 1 - killed; // by turns: whoever sat at one of them has gone to the other
        await nodes[killed]!.kill();
        nodes[killed] = await startNode(data.path, Number(new URL(urls[killed]!).port), env);
      });
    },
    LONG,
  );
});
