import { expect, test } from 'vitest';
import { umpire } from '../testing.js';

test('a battle with its table every round and its rules between, within 100 columns', async () => {
  const { status, stdout, stderr } = await umpire(['demo', '--seed', '5']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^UMPIRE {2}MBT 2020 · Crossroads\n/);
  expect(stdout).toMatch(/\[MBT20-DEP-08\]/);
  expect(stdout).toMatch(/Turn 1 of 8 · first round/);
  expect(stdout).toMatch(/Turn 1 of 8 · second round/);
  expect(stdout).toMatch(/^(Red has won|Blue has won|The battle is drawn): /m);
  expect(stdout).toMatch(/npx umpire --help/);
  expect(stdout).not.toContain('\u001b');
  for (const line of stdout.split('\n')) expect(line.length, line).toBeLessThanOrEqual(100);
});

test('ends when nobody looks', async () => {
  expect(await umpire(['demo', '--seed', '5'], { patience: 10 })).toMatchObject({ status: 0, stderr: '' });
});
