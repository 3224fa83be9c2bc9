import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Battle, battleViewAt, botToAct, decision, fetchBook, put } from '@umpire/desk';
import { SHELF } from '@umpire/rulesets';
import { afterAll, expect, test } from 'vitest';
import { guest, type RemoteTable, scratch, sit } from '../packages/server/src/testing.js';
import { truthOf } from '../packages/server/src/testing-truth.js';

/** How often the server is killed; the siege does so two hundred times. */
const KILLS = Number(process.env.UMPIRE_KILLS ?? 2);
/** It lives so long at most (milliseconds) before it is killed. */
const LIVES = 400;

const bin = fileURLToPath(new URL('../packages/cli/bin/umpire.mjs', import.meta.url));
const data = scratch();
let child: ChildProcess;
afterAll(() => {
  child?.kill('SIGKILL');
  data.remove();
});

/** Starts the server in a process of its own, and gives its address. */
async function started(port: number): Promise<string> {
  child = spawn(process.execPath, [bin, 'serve', '--port', String(port), '--data', data.path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const text of child.stdout!) {
    const found = /http:\/\/[\d.:]+\//.exec(String(text));
    if (found) return found[0];
  }
  throw new Error('the server did not start');
}

async function killed(): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** One decision after the other until the line breaks; gives the one that was not acknowledged. */
async function playOn(
  tables: { a: RemoteTable; b: RemoteTable },
  truth: Battle,
  first?: Given,
): Promise<Given | undefined> {
  for (let given = first; ; given = undefined) {
    const by = given?.by ?? botToAct(truth);
    if (!by) return undefined;
    given ??= { by, decided: decision(truth, by), key: `${truth.match.entries.length}-${Math.random()}` };
    const { decided, key } = given;
    const sent =
      'order' in decided
        ? tables[by].call('order', [by, decided.order], key)
        : tables[by].call('answer', [by, decided.answer], key);
    const lost = once(tables[by].socket, 'close').then(() => 'lost');
    const acknowledged = await Promise.race([sent, lost]);
    if (acknowledged === 'lost') return given;
    expect(acknowledged).toMatchObject({ ok: true });
    expect(put(truth, decided).ok).toBe(true);
  }
}
interface Given {
  readonly by: 'a' | 'b';
  readonly decided: ReturnType<typeof decision>;
  readonly key: string;
}

test(`killed ${KILLS} times at any moment, the server loses no order that it acknowledged and does none twice`, async () => {
  const book = SHELF.find(({ play }) => play !== undefined)!;
  await fetchBook(book.id);
  const [scenario] = book.play!.scenarios;
  const battle = { ruleset: book.id, scenario: scenario!.id, title: 'Siege', options: {} };
  let url = await started(0);
  const port = Number(new URL(url).port);
  const [a, b] = [await guest(url, 'Ada'), await guest(url, 'Ben')];
  const made = await a.call('POST', '/api/matches', { battle, side: 'a', opponent: 'friend', words: 'Ada' });
  const { id, invite } = made.body as { id: string; invite: string };
  await b.call('POST', `/api/matches/${id}/join`, { invite, words: 'Ben' });
  const { battle: truth } = await truthOf(data.path, id);
  let unanswered: Given | undefined;
  for (let n = 0; n < KILLS; n++) {
    const tables = { a: await sit({ url, token: a.token }, id), b: await sit({ url, token: b.token }, id) };
    const life = setTimeout(() => child.kill('SIGKILL'), Math.random() * LIVES);
    unanswered = await playOn(tables, truth, unanswered);
    clearTimeout(life);
    await killed();
    url = await started(port);
    const again = await sit({ url, token: a.token }, id);
    // the order that was not acknowledged may have got through; nothing else may differ
    const now = JSON.stringify(battleViewAt(truth, 'a').scene);
    if (!unanswered) expect(JSON.stringify(again.view().scene)).toBe(now);
    again.close();
  }
  const tables = { a: await sit({ url, token: a.token }, id), b: await sit({ url, token: b.token }, id) };
  if (unanswered) {
    const { by, decided, key } = unanswered;
    const args = 'order' in decided ? ['order', decided.order] : ['answer', decided.answer];
    expect(await tables[by].call(args[0] as string, [by, args[1]], key)).toMatchObject({ ok: true });
    put(truth, decided);
  }
  for (const side of ['a', 'b'] as const)
    expect(JSON.stringify(tables[side].view().scene)).toBe(JSON.stringify(battleViewAt(truth, side).scene));
});
