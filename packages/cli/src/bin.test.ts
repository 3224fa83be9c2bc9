import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseRecord, replay } from '@umpire/engine';
import { rulesetOf } from '@umpire/rulesets/all';
import { describe, expect, test } from 'vitest';
import { folder } from './testing.js';

const BIN = fileURLToPath(new URL('../bin/umpire.mjs', import.meta.url));
const built = existsSync(new URL('../dist/main.js', import.meta.url));

const start = (...argv: string[]): ChildProcessWithoutNullStreams => spawn(process.execPath, [BIN, ...argv]);

async function until(done: () => boolean): Promise<void> {
  while (!done()) await setTimeout(20);
}

async function ended(child: ChildProcessWithoutNullStreams): Promise<{ status: number | null; stderr: string }> {
  let stderr = '';
  child.stderr.on('data', chunk => {
    stderr += chunk;
  });
  const [status] = await once(child, 'close');
  return { status, stderr };
}

/** The process itself, as it was built last: what only a process has. */
describe.runIf(built)('bin/umpire.mjs', () => {
  test('gives its status', async () => {
    expect(await ended(start('plya'))).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^umpire: there is no/),
    });
    const fine = start('--version');
    fine.stdout.resume();
    expect(await ended(fine)).toEqual({ status: 0, stderr: '' });
  });

  test('ends quietly when its reader goes away', async () => {
    const child = start('rules');
    child.stdout.once('data', () => child.stdout.destroy());
    expect(await ended(child)).toEqual({ status: 0, stderr: '' });
  });

  test('answers while more is to come, and ends with 130 on Ctrl-C', async () => {
    const child = start('adjudicate');
    child.stdin.write('{}\n');
    const [answer] = await once(child.stdout, 'data');
    expect(JSON.parse(String(answer))).toMatchObject({ ok: false, error: { path: 'ruleset' } });
    child.kill('SIGINT');
    expect(await ended(child)).toEqual({ status: 130, stderr: '' });
  });

  const PLAY = ['play', '-r', 'mbt2020', '-s', 'river', '--red', 'greedy', '--blue', 'greedy', '--seed', '3'];
  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGKILL', null],
  ] as const)(
    '%s in the middle of a battle: its record is sound as far as it goes',
    async (signal, status) => {
      const here = folder();
      const file = here.at('battle.json');
      const child = start(...PLAY, '--record', file);
      child.stdout.resume();
      await (signal === 'SIGKILL' ? until(() => existsSync(file)) : once(child.stdout, 'data'));
      child.kill(signal);
      expect((await ended(child)).status).toBe(status);
      const parsed = parseRecord(JSON.parse(here.read('battle.json')));
      if (!parsed.ok) throw new Error(parsed.error.message);
      expect(replay(rulesetOf('mbt2020')!, parsed.value)).toMatchObject({ ok: true });
      here.remove();
    },
    60_000,
  );
});
