import { BOTS, tally } from '@umpire/bots';
import { rulesetOf } from '@umpire/rulesets/all';
import { expect, test } from 'vitest';
import { umpire } from '../testing.js';

const mbt2020 = rulesetOf('mbt2020')!;

const ARENA = ['arena', '--ruleset', 'mbt2020', '--scenario', 'crossroads', '--first', 'random', '--second', 'random'];

test('as many battles as are wanted, half of them as each side', async () => {
  const { status, stdout, stderr } = await umpire([...ARENA, '--games', '5', '--seed', '3', '--json']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const told = JSON.parse(stdout);
  const random = BOTS[0]!;
  const expected = tally(
    { rules: mbt2020, scenario: mbt2020.scenarios.find(({ id }) => id === 'mbt2020-1-crossroads')!.data },
    random,
    random,
    5,
    3,
  );
  expect(told).toMatchObject({ ...expected, seed: 3, as: { a: { games: 3 }, b: { games: 2 } } });
  expect(told.share).toBe(expected.won / 5);
  expect(told.interval[0]).toBeLessThan(told.share);
  expect(told.each.map((g: { seed: number; first: string }) => [g.seed, g.first])).toEqual([
    [3, 'a'],
    [4, 'b'],
    [5, 'a'],
    [6, 'b'],
    [7, 'a'],
  ]);
});

test('any battle of it can be played by itself', async () => {
  const { stdout } = await umpire([...ARENA, '--games', '2', '--json']);
  const [, second] = JSON.parse(stdout).each;
  const bots = ['--red', 'random', '--blue', 'random', '--seed', String(second.seed)];
  const played = await umpire(['play', '-r', 'mbt2020', '-s', 'crossroads', ...bots, '--json', '--quiet']);
  expect(JSON.parse(played.stdout)).toMatchObject({
    entries: second.entries,
    outcome: { over: second.over, rule: second.rule },
  });
});

test('a table for people, and progress for those who wait', async () => {
  const { stdout, stderr } = await umpire([...ARENA, '--games', '2'], { terminal: true, env: { NO_COLOR: '1' } });
  expect(stdout).toMatch(/^random against random · mbt2020 · Crossroads · seeds 1 to 2\n\n +battles +won/);
  expect(stdout).toMatch(/^as Red +1 +[\s\S]+^as Blue +1 +[\s\S]+^together +2 +/m);
  expect(stdout).toMatch(/\nrandom wins \d+\.\d % of 2 battles; 95 % interval \d+\.\d % to \d+\.\d %\.\n$/);
  expect(stderr).toMatch(/battle 1 of 2, .+; so far 0 won, 0 lost, 0 drawn/);
});

test.each<[string[], RegExp]>([
  [[...ARENA, '--games', '0'], /--games takes a whole number from 1/],
  [ARENA.slice(0, -2), /--second BOT is missing\nBots: random, greedy/],
])('umpire %j', async (argv, complaint) => {
  const { status, stderr } = await umpire(argv);
  expect(status).toBe(2);
  expect(stderr).toMatch(complaint);
});

test('an arena that is ended tells what came of it so far', async () => {
  let work = () => '';
  let atFirst = '';
  const atEnd = (given: () => string) => {
    work = given;
    atFirst = given();
  };
  const { stdout } = await umpire([...ARENA, '--games', '2'], { atEnd });
  expect(atFirst).toBe('No battle was fought to its end.\n');
  expect(work()).toBe(stdout);
});
