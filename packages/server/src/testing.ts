import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BattleView, makeLogRestorer, type Outcome } from '@umpire/desk';
import { WebSocket } from 'ws';

/** What tests play with: guests, matches and tables over the net. */

/** A folder that is gone when the tests are over. */
export function scratch(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'umpire-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export interface Guest {
  readonly url: string;
  readonly token: string;
  readonly id: string;
  call(method: string, path: string, body?: unknown): Promise<{ readonly status: number; readonly body: never }>;
}

export async function ask(url: string, method: string, path: string, body?: unknown, token?: string) {
  const answer = await fetch(new URL(path, url), {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as never };
}

export async function guest(url: string, name: string): Promise<Guest> {
  const { body } = await ask(url, 'POST', '/api/guest', { name, token: true });
  const { token, player } = body as { token: string; player: { id: string } };
  return { url, token, id: player.id, call: (method, path, given) => ask(url, method, path, given, token) };
}

export interface RemoteTable {
  readonly socket: WebSocket;
  /** The table as it was shown last. */
  view(): BattleView;
  call(call: string, args: readonly unknown[], key?: string): Promise<unknown>;
  act(call: string, ...args: readonly unknown[]): Promise<Outcome>;
  /** Until the table is as it should be. */
  until(what: (view: BattleView) => boolean): Promise<BattleView>;
  /** What was said beside the table, and who is there. */
  readonly notes: { readonly n: number; readonly kind: string }[];
  present(): readonly string[];
  /** Every byte that came. */
  readonly heard: string[];
  close(): void;
}

/** Sits down at a table. */
export async function sit(
  { url, token }: Pick<Guest, 'url' | 'token'>,
  match: string,
  follow: 'view' | 'news' = 'view',
): Promise<RemoteTable> {
  const address = new URL(`/api/matches/${match}/table?follow=${follow}`, url.replace(/^http/, 'ws'));
  const socket = new WebSocket(address, { headers: { authorization: `Bearer ${token}` } });
  const restored = makeLogRestorer();
  const waiting = new Map<number, (message: { value?: unknown; broken?: string }) => void>();
  const looking = new Set<() => void>();
  const heard: string[] = [];
  const notes: { n: number; kind: string }[] = [];
  let present: readonly string[] = [];
  const look = () => {
    for (const one of [...looking]) one();
  };
  let shown: BattleView | undefined;
  let next = 1;
  const take = (delta: { value: unknown; logFrom?: number }): unknown => {
    const value = restored(delta) as Outcome | undefined;
    if (value?.ok && 'battleView' in value) {
      shown = value.battleView;
      look();
    }
    return value;
  };
  socket.on('message', data => {
    heard.push(String(data));
    const message = JSON.parse(String(data));
    if (message.notes) notes.push(...message.notes);
    if (message.present) present = message.present;
    if (message.notes || message.present) look();
    if (message.pushed) take(message.pushed);
    else if (message.id !== undefined)
      waiting.get(message.id)?.(message.broken === undefined ? { value: take(message) } : message);
  });
  socket.on('close', () => {
    for (const one of waiting.values()) one({ broken: 'the line is lost' });
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  const call = (name: string, args: readonly unknown[], key?: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = next++;
      waiting.set(id, ({ value, broken }) => (broken === undefined ? resolve(value) : reject(new Error(broken))));
      socket.send(JSON.stringify({ id, call: name, args, ...(key && { key }) }));
    });
  await call('open', []);
  return {
    socket,
    heard,
    notes,
    present: () => present,
    view: () => shown!,
    call,
    act: (name, ...args) => call(name, args) as Promise<Outcome>,
    until: what =>
      new Promise(resolve => {
        const one = () => {
          if (!shown || !what(shown)) return;
          looking.delete(one);
          resolve(shown);
        };
        looking.add(one);
        one();
      }),
    close: () => socket.close(),
  };
}

/** A match between two guests, both seated. */
export async function seated(url: string, battle: unknown): Promise<{ id: string; a: Guest; b: Guest }> {
  const [a, b] = await Promise.all([guest(url, 'Ada'), guest(url, 'Ben')]);
  const made = await a.call('POST', '/api/matches', { battle, side: 'a', opponent: 'friend', words: 'from Ada' });
  const { id, invite } = made.body as { id: string; invite: string };
  await b.call('POST', `/api/matches/${id}/join`, { invite, words: 'from Ben' });
  return { id, a, b };
}
