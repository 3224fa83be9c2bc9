import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeRoom } from './room.js';
import { sqliteStore } from './sqlite.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'umpire-room-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  { there: 'abc', bytes: 10, after: `abc${'\0'.repeat(7)}` },
  { there: '', bytes: 3, after: '\0\0\0' },
  { there: 'abcdef', bytes: 4, after: 'abcdef' },
])('room after "$there" for $bytes bytes: what is there stays as it is', ({ there, bytes, after }) => {
  const file = join(folder, 'file');
  writeFileSync(file, there);
  makeRoom(file, bytes);
  expect(readFileSync(file, 'latin1')).toBe(after);
});

test('there is room beside a store before anything is written, and what was written there is read again without a close', async () => {
  const data = join(folder, 'data');
  const row = { match: 'm', key: 'key-of-one', at: 1, body: '{}', hash: 'h' };
  const store = await sqliteStore(data);
  const before = statSync(join(data, 'umpire.sqlite-wal')).size;
  for (let seq = 1; seq <= 20; seq++) expect(await store.append({ ...row, seq, key: `key-of-${seq}` })).toBe('written');
  expect(before).toBeGreaterThan(5_000_000);
  expect(statSync(join(data, 'umpire.sqlite-wal')).size).toBe(before);
  // as after a kill: nobody has closed the first
  const again = await sqliteStore(data);
  expect((await again.inputs('m', 1)).map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  await again.close();
  await store.close();
});
