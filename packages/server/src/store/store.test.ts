import { afterAll, describe, expect, test } from 'vitest';
import { scratch } from '../testing.js';
import { startDatabases } from '../testing-databases.js';
import { postgresStore } from './postgres.js';
import { sqliteStore } from './sqlite.js';
import type { Store } from './store.js';
import type { InputRow, MatchRow } from './tables.js';

/** What every store does, whichever database holds it. */
const data = scratch();
const databases = await startDatabases();
const STORES: readonly [string, () => Promise<Store>][] = [
  ['SQLite', () => sqliteStore(data.path)],
  ...(databases ? [['PostgreSQL', () => postgresStore(databases.database)] as [string, () => Promise<Store>]] : []),
];
afterAll(() => {
  databases?.close();
  data.remove();
});

const STANDING = { status: 'running', waiting: '["a"]', updated: 5, due: null };
const matchNamed = (id: string, due: number | null = null): MatchRow => ({
  id,
  created: 1,
  head: 'one',
  ...STANDING,
  due,
});
const input = (match: string, seq: number, key = `key-${seq}`): InputRow => ({
  match,
  seq,
  key,
  at: 7,
  body: '{}',
  hash: 'h',
});

describe.each(STORES)('%s', (_, open) => {
  test('an input has its number: the second one to want it is told, and the same one is known again', async () => {
    const store = await open();
    await store.addMatch(matchNamed('m1'), []);
    expect(await store.append(input('m1', 1), STANDING)).toBe('written');
    expect(await store.append(input('m1', 1, 'another'), STANDING)).toBe('conflict');
    expect(await store.append(input('m1', 1, 'key-1'), STANDING)).toBe('duplicate');
    expect(await store.inputs('m1', 1)).toEqual([input('m1', 1)]);
    await store.close();
  });

  test('many at once: each number is written once, and all is there for whoever opens it next', async () => {
    const [one, other] = [await open(), await open()];
    await one.addMatch(matchNamed('m2'), []);
    const wanted = Array.from({ length: 50 }, (_, i) => i + 1);
    const both = await Promise.all(
      wanted.flatMap(seq => [
        one.append(input('m2', seq, `one-${seq}`), STANDING),
        other.append(input('m2', seq, `other-${seq}`), STANDING),
      ]),
    );
    expect(both.filter(how => how === 'written').length).toBe(50);
    await Promise.all([one.close(), other.close()]);
    const again = await open();
    expect((await again.inputs('m2', 1)).map(({ seq }) => seq)).toEqual(wanted);
    await again.close();
  });

  test('what one has written another reads, goes on from and knows again, and he himself when he comes back to it', async () => {
    const [one, other] = [await open(), await open()];
    await one.addMatch(matchNamed('m7'), []);
    for (const seq of [1, 2, 3]) expect(await one.append(input('m7', seq), STANDING)).toBe('written');
    expect((await other.inputs('m7', 2)).map(({ seq }) => seq)).toEqual([2, 3]);
    expect(await other.append(input('m7', 3), STANDING)).toBe('duplicate');
    expect(await other.append(input('m7', 3, 'another'), STANDING)).toBe('conflict');
    expect(await other.append(input('m7', 4), STANDING)).toBe('written');
    expect(await one.append(input('m7', 4, 'another'), STANDING)).toBe('conflict');
    expect(await one.append(input('m7', 4), STANDING)).toBe('duplicate');
    expect(await one.append(input('m7', 5, 'a name, \u{1f3b2} "quoted"'), STANDING)).toBe('written');
    const wanted = [...[1, 2, 3, 4].map(seq => input('m7', seq)), input('m7', 5, 'a name, \u{1f3b2} "quoted"')];
    for (const store of [one, other]) expect(await store.inputs('m7', 0)).toEqual(wanted);
    await Promise.all([one.close(), other.close()]);
  });

  test('thousands of inputs of many matches at once: each match has its own, in their order, and no other', async () => {
    const store = await open();
    const matches = Array.from({ length: 30 }, (_, i) => `many-${i}`);
    for (const match of matches) await store.addMatch(matchNamed(match), []);
    const seqs = Array.from({ length: 100 }, (_, i) => i + 1);
    for (const seq of seqs)
      expect(new Set(await Promise.all(matches.map(match => store.append(input(match, seq)))))).toEqual(
        new Set(['written']),
      );
    for (const match of matches) expect(await store.inputs(match, 1)).toEqual(seqs.map(seq => input(match, seq)));
    expect(await store.append(input('many-0', 7), STANDING)).toBe('duplicate');
    await store.append(input('many-1', 101));
    await store.removeMatch('many-1');
    expect(await store.inputs('many-1', 0)).toEqual([]);
    expect((await store.inputs('many-2', 100)).length).toBe(1);
    await store.close();
  });

  test('whoever breaks when he is told that his input is kept is told that, and all the others are told what came of theirs', async () => {
    const store = await open();
    await store.addMatch(matchNamed('m6'), []);
    const heard = await Promise.all(
      [1, 2, 3].map(
        seq =>
          new Promise<string>(resolve =>
            store.appendThen(input('m6', seq), undefined, {
              done(how) {
                if (seq === 2) throw new Error('broken');
                resolve(how);
              },
              failed: why => resolve((why as Error).message),
            }),
          ),
      ),
    );
    expect(heard).toEqual(['written', 'broken', 'written']);
    expect((await store.inputs('m6', 1)).map(({ seq }) => seq)).toEqual([1, 2, 3]);
    await store.close();
  });

  test('a head is changed by whoever knows it as it is, and a seat is taken once', async () => {
    const store = await open();
    await store.addMatch(matchNamed('m3'), [{ match: 'm3', seat: 'a', player: 'p' }]);
    expect(await store.changeHead('m3', 'one', 'two', STANDING)).toBe(true);
    expect(await store.changeHead('m3', 'one', 'three', STANDING)).toBe(false);
    expect((await store.match('m3'))!.head).toBe('two');
    await store.changeHead('m3', 'two', 'two', { ...STANDING, waiting: '["b"]' });
    expect(await store.changeHead('m3', 'two', 'two')).toBe(true);
    expect((await store.match('m3'))!.waiting).toBe('["b"]');
    expect(await store.takeSeat({ match: 'm3', seat: 'b', player: 'q' })).toBe(true);
    expect(await store.takeSeat({ match: 'm3', seat: 'b', player: 'r' })).toBe(false);
    expect((await store.matchesOf('q', 10)).map(({ id }) => id)).toEqual(['m3']);
    await store.close();
  });

  test('whoever is late is found, and what is removed is gone', async () => {
    const store = await open();
    await store.addMatch(matchNamed('m4', 100), []);
    expect(await store.late(100, 10)).toEqual([]);
    expect(await store.late(101, 10)).toEqual(['m4']);
    await store.removeMatch('m4');
    expect(await store.match('m4')).toBeUndefined();
    await store.close();
  });

  test('players and sessions', async () => {
    const store = await open();
    await store.addPlayer({ id: 'p', name: 'Ada', created: 1, passphrase: null, role: 'player' });
    expect(await store.playerNamed('Ada')).toBeUndefined();
    await store.changePlayer('p', { passphrase: 'kept' });
    expect((await store.playerNamed('Ada'))!.id).toBe('p');
    await store.addSession({ hash: 'x', player: 'p', created: 1, about: null });
    expect((await store.sessionOf('x'))!.player).toBe('p');
    await store.addSession({ hash: 'y', player: 'p', created: 2, about: 'a browser' });
    expect((await store.sessionsOf('p')).map(({ hash }) => hash)).toEqual(['y', 'x']);
    await store.endSessions('p', 'y');
    expect((await store.sessionsOf('p')).map(({ hash }) => hash)).toEqual(['x']);
    await store.endSessions('p');
    expect(await store.sessionOf('x')).toBeUndefined();
    await store.close();
  });

  test('a name may be kept by a passkey alone, and a challenge is answered once and in time', async () => {
    const store = await open();
    await store.addPlayer({ id: 'k', name: 'Kay', created: 1, passphrase: null, role: 'player' });
    expect(await store.playerNamed('Kay')).toBeUndefined();
    const passkey = { id: 'key', player: 'k', key: 'public', counter: 0, created: 3 };
    await store.addPasskey(passkey);
    expect((await store.playerNamed('Kay'))!.id).toBe('k');
    await store.usePasskey('key', 7);
    expect(await store.passkeysOf('k')).toEqual([{ ...passkey, counter: 7 }]);
    await store.removePasskey('somebody else', 'key');
    expect(await store.passkey('key')).toEqual({ ...passkey, counter: 7 });
    await store.removePasskey('k', 'key');
    expect(await store.passkey('key')).toBeUndefined();

    for (const [id, until] of [
      ['c1', 100],
      ['c2', 100],
    ] as const)
      await store.addChallenge({ id, challenge: `say ${id}`, until }, 1);
    expect(await store.takeChallenge('c1', 50)).toBe('say c1');
    expect(await store.takeChallenge('c1', 50)).toBeUndefined();
    expect(await store.takeChallenge('c2', 101)).toBeUndefined();
    await store.close();
  });

  test('what is set is read by whoever opens it next, and a closed match stays closed whatever is appended', async () => {
    const store = await open();
    await store.set('limits', 'one');
    await store.set('limits', 'two');
    await store.addMatch({ ...matchNamed('m5'), status: 'closed' }, []);
    await store.append(input('m5', 1), STANDING);
    await store.close();
    const again = await open();
    expect(await again.setting('limits')).toBe('two');
    expect((await again.match('m5'))!.status).toBe('closed');
    await again.close();
  });
});
