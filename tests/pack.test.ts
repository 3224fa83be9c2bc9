import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { guest, scratch, sit } from '../packages/server/src/testing.js';
import { needed } from '../scripts/pack.mjs';

/** What somebody gets who installs the packed file: nothing here may lean on the folder in which it was made. */

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = scratch();
afterAll(() => folder.remove());

test('what is packed names every package of others that ours need, as they name it', () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(dependencies).toEqual(needed());
});

test('packed, installed in an empty folder and started there, it serves the page and plays a match', {
  timeout: 600_000,
}, async () => {
  const quietly = { stdio: 'pipe', encoding: 'utf8' } as const;
  const packing = ['pack', root, '--silent', '--pack-destination', folder.path];
  const file = execFileSync('npm', packing, { ...quietly, cwd: root })
    .trim()
    .split('\n')
    .at(-1)!;
  const home = join(folder.path, 'home');
  mkdirSync(home);
  const installing = [
    'install',
    join(folder.path, file),
    '--prefer-offline',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
  ];
  execFileSync('npm', installing, { ...quietly, cwd: home });
  // compiled for this machine already; to compile it once more would take minutes and prove nothing of ours
  const compiled = join('node_modules', 'better-sqlite3', 'build', 'Release', 'better_sqlite3.node');
  mkdirSync(dirname(join(home, compiled)), { recursive: true });
  copyFileSync(join(root, compiled), join(home, compiled));

  const bin = join(home, 'node_modules', '.bin', 'umpire');
  const child = spawn(bin, ['serve', '--port', '0'], { cwd: home, stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = once(child, 'exit');
  const url = await addressIn(child.stdout);

  const page = await (await fetch(url)).text();
  const [, script] = /<script[^>]+src="\.?\/?([^"]+)"/.exec(page)!;
  expect((await fetch(new URL(script!, url))).headers.get('content-type')).toContain('javascript');

  const ada = await guest(url, 'Ada');
  const { books } = (await ada.call('GET', '/api/books')).body as {
    books: { id: string; scenarios: { id: string }[] }[];
  };
  const [book] = books;
  const battle = { ruleset: book!.id, scenario: book!.scenarios[0]!.id, title: 'Packed', options: {} };
  const wanted = { battle, side: 'a', opponent: { bot: 'random' }, words: 'from Ada' };
  const { id } = (await ada.call('POST', '/api/matches', wanted)).body as { id: string };
  const table = await sit(ada, id);
  const given = await table.until(({ turn }) => 'waiting' in turn && turn.waiting.includes('a'));
  expect(given.scene.pieces.length).toBeGreaterThan(0);

  // told to end, it lets those go who are there, and ends by itself
  const left = once(table.socket, 'close');
  child.kill('SIGTERM');
  expect((await left)[0]).toBe(1012);
  expect(await gone).toEqual([0, null]);
});

async function addressIn(said: AsyncIterable<unknown>): Promise<string> {
  for await (const text of said) {
    const found = /http:\/\/[\d.:]+\//.exec(String(text));
    if (found) return found[0];
  }
  throw new Error('the server did not start');
}
