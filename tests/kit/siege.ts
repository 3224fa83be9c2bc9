import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Battle, battleViewAt, botToAct, decision, fetchBook, type Outcome, put } from '@umpire/desk';
import { isSide, knownEntries, type Side } from '@umpire/engine';
import { SHELF } from '@umpire/rulesets';
import { expect } from 'vitest';
import type { Store } from '../../packages/server/src/store/store.js';
import { ask, guest, type RemoteTable, sit } from '../../packages/server/src/testing.js';
import { truthOf } from '../../packages/server/src/testing-truth.js';

/** What the sieges are made of: servers in processes of their own, and pairs of players who go on whatever happens to them. */

const bin = fileURLToPath(new URL('../../packages/cli/bin/umpire.mjs', import.meta.url));

export interface Node {
  readonly url: string;
  /** Kills it as a power cut does: it hears nothing of it. */
  kill(): Promise<void>;
}

export async function startNode(data: string, port = 0, env: Readonly<Record<string, string>> = {}): Promise<Node> {
  const child: ChildProcess = spawn(process.execPath, [bin, 'serve', '--port', String(port), '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  for await (const text of child.stdout!) {
    const found = /http:\/\/[\d.:]+\//.exec(String(text));
    if (found) return { url: found[0], kill };
  }
  throw new Error('the server did not start');
}

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

/** Tries something until a server is there that does it. */
async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await work();
    } catch {
      await pause(20);
    }
}

/** What each of them is known by. */
interface Players {
  readonly a: string;
  readonly b: string;
}

/** A line to a table, and when it is gone. */
interface Line {
  readonly table: RemoteTable;
  readonly gone: Promise<undefined>;
}
interface Lines {
  a?: Line;
  b?: Line;
}
async function laid(url: string, token: string, id: string): Promise<Line> {
  const table = await sit({ url, token }, id);
  return { table, gone: new Promise(resolve => void table.socket.once('close', () => resolve(undefined))) };
}

interface Given {
  readonly by: Side;
  readonly call: 'order' | 'answer';
  readonly what: unknown;
  readonly key: string;
}

/** Two players of one match after the other. They note what was acknowledged; what was not they send again under the same name. */
export interface Duel {
  readonly book: string;
  /** Until it is told to stop and nothing is unanswered. */
  playOn(): Promise<void>;
  stop(): void;
  acknowledged(): number;
  /** How often a line was lost in the middle of something. */
  lost(): number;
}

/** The books that can be fought, as the shelf has them. */
export const BOOKS = SHELF.filter(({ play }) => play !== undefined);

/** `where`: a server that may be there. */
export function duel(where: () => string, open: () => Promise<Store>, book = BOOKS[0]!): Duel {
  const [scenario] = book.play!.scenarios;
  const battle = { ruleset: book.id, scenario: scenario!.id, title: 'Siege', options: {} };
  let [stopped, acknowledged, lost] = [false, 0, 0];

  const known = async (name: string): Promise<string> => {
    const { token } = await guest(where(), name);
    return token ?? Promise.reject(new Error('not taken in'));
  };
  const asked = async (token: string, path: string, body: unknown): Promise<never> => {
    const answer = await ask(where(), 'POST', path, body, token);
    return answer.status === 200 ? answer.body : Promise.reject(new Error(`${path}: ${answer.status}`));
  };
  let players: Players | undefined;
  /** A match that has begun; what was lost on the way is begun anew. */
  const begun = async () => {
    players ??= { a: await insist(() => known('Ada')), b: await insist(() => known('Ben')) };
    const { a, b } = players;
    return insist(async () => {
      const wanted = { battle, side: 'a', opponent: 'friend', words: 'Ada' };
      const { id, invite } = (await asked(a, '/api/matches', wanted)) as { id: string; invite: string };
      await asked(b, `/api/matches/${id}/join`, { invite, words: 'Ben' });
      return { id, players: { a, b }, truth: (await truthOf(open, id, 'random')).battle };
    });
  };

  const play = async (): Promise<void> => {
    await fetchBook(book.id);
    const { id, players, truth } = await begun();
    const lines: Lines = {};
    let count = 0;
    for (;;) {
      const by = botToAct(truth);
      if (!by || !isSide(by) || stopped) break;
      const given = decided(truth, by, ++count);
      const { battleView } = await insisted(lines, players, id, given);
      expect(put(truth, truthInput(given)).ok).toBe(true);
      expect(battleView.entries).toBe(knownEntries(truth.match, by).length);
      acknowledged++;
    }
    await asItMustBe(id, players, truth, count);
    for (const { table } of Object.values(lines)) table.close();
  };

  /** An order until it is acknowledged, over as many lines as it takes. */
  const insisted = async (
    lines: Lines,
    players: Players,
    id: string,
    { by, call, what, key }: Given,
  ): Promise<Outcome & { ok: true }> => {
    for (;;) {
      lines[by] ??= await insist(() => laid(where(), players[by], id));
      const { table, gone } = lines[by];
      const done = await Promise.race([table.call(call, [by, what], key).catch(() => undefined), gone]);
      if (done !== undefined) {
        expect(done).toMatchObject({ ok: true });
        return done as Outcome & { ok: true };
      }
      lost++;
      delete lines[by];
      table.socket.terminate();
    }
  };

  /** Every acknowledged order is there, once, and the table is as it must be. */
  const asItMustBe = async (id: string, players: Players, truth: Battle, orders: number) => {
    const store = await open();
    const inputs = await store.inputs(id, 1);
    await store.close();
    expect(inputs.map(({ seq }) => seq)).toEqual(Array.from({ length: orders }, (_, i) => i + 1));
    for (const by of ['a', 'b'] as const) {
      const again = await insist(() => sit({ url: where(), token: players[by] }, id));
      expect(JSON.stringify(again.view().scene)).toBe(JSON.stringify(battleViewAt(truth, by).scene));
      again.close();
    }
  };

  return {
    book: book.id,
    async playOn() {
      while (!stopped) await play();
    },
    stop() {
      stopped = true;
    },
    acknowledged: () => acknowledged,
    lost: () => lost,
  };
}

function decided(truth: Battle, by: Side, n: number): Given {
  const input = decision(truth, by);
  const key = `${truth.id}-${n}`;
  return 'order' in input
    ? { by, call: 'order', what: input.order, key }
    : { by, call: 'answer', what: input.answer, key };
}

const truthInput = ({ by, call, what }: Given) => (call === 'order' ? { by, order: what } : { by, answer: what });
