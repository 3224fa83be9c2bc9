import { expect, test } from 'vitest';
import { umpire } from '../testing.js';

test('a ruling in full: what may be chosen, and where it is', async () => {
  const { status, stdout } = await umpire(['rules', 'mbt20-r-03']);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^MBT20-R-03 {2}ruling, a switch\nMBT 2020, 3 Rulings\n/);
  expect(stdout).toMatch(/^ {3}\* printed +exactly as printed/m);
  expect(stdout).toMatch(/^ {5}monotonic +WINS/m);
  expect(stdout).toMatch(/^Why: /m);
  expect(stdout).toMatch(/^Specified +docs\/rules\/mbt2020\.md:\d+$/m);
  expect(stdout).toMatch(/^Implemented +packages\/rulesets\/src\/mbt2020\/.+\.ts:\d+(, \d+)*$/m);
  expect(stdout).toMatch(/^Tested +\S+/m);
});

test.each<[string, RegExp]>([
  ['MBT20-R-46', /^MBT20-R-46 {2}ruling, (a switch|settled)\n/],
  ['MBT20-ELG-01', /^MBT20-ELG-01 {2}rule\n[\s\S]+Engaging stand · may engage/],
  ['MBT20-OPT-01', /^MBT20-OPT-01 {2}optional rule, a switch\n[\s\S]+--option MBT20-OPT-01=on/],
  ['MBT20-HSE-10', /^MBT20-HSE-10 {2}house data/],
  ['PLA-SOP-10', /Implemented [\s\S]+ packages\/rulesets\/src\/plana\/play\/templates\.ts:\d+\n/],
  ['PLA-GEN-01', /Implemented +nowhere yet\nTested +nowhere yet\n$/],
])('%s', async (id, expected) => expect((await umpire(['rules', id])).stdout).toMatch(expected));

test('several ids, each in full', async () => {
  const { stdout } = await umpire(['rules', 'MBT20-TF-01', 'WW2-SMK-01']);
  expect(stdout.match(/^Specified/gm)).toHaveLength(2);
});

test('words find a list, within the width', async () => {
  const { status, stdout } = await umpire(['rules', 'smoke', 'screen'], { env: { COLUMNS: '80' } });
  expect(status).toBe(0);
  expect(stdout).toMatch(/^MBT20-SMK-05 +A screen blocks line of sight\.$/m);
  expect(stdout).toMatch(/^WW2-SMK-01 +/m);
  expect(stdout).toMatch(/\n\d+ rules; umpire rules ID shows one in full\.\n\d+ more rules with only some/);
  for (const line of stdout.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
});

test('one book, and also those with some of the words', async () => {
  const few = await umpire(['rules', 'smoke screen', '--ruleset', 'mbt2020']);
  const all = await umpire(['rules', 'smoke screen', '--ruleset', 'mbt2020', '--all']);
  expect(few.stdout).not.toMatch(/^WW2/m);
  expect(all.stdout.length).toBeGreaterThan(few.stdout.length);
});

test('a single hit is shown in full', async () => {
  expect((await umpire(['rules', 'TF-04', '--ruleset', 'mbt2020'])).stdout).toMatch(/^MBT20-TF-04 {2}rule\n/);
});

test('without words: everything', async () => {
  const { stdout } = await umpire(['rules', '--ruleset', 'mbt2020']);
  expect(stdout.match(/^MBT20-/gm)!.length).toBeGreaterThan(400);
});

test('nothing found', async () => {
  const { status, stdout } = await umpire(['rules', 'smkoe']);
  expect({ status, stdout }).toEqual({ status: 1, stdout: 'No rule has "smkoe".\nNear it: smoke\n' });
});

test('another book', async () => {
  const { status, stderr } = await umpire(['rules', '--ruleset', 'glroy']);
  expect(status).toBe(2);
  expect(stderr).toMatch(/there is no rule book glroy\nDid you mean glory\? Rule books: mbt2020, /);
});

test('JSON', async () => {
  const { stdout } = await umpire(['rules', 'MBT20-R-03', '--json']);
  expect(JSON.parse(stdout)).toMatchObject([
    {
      book: 'mbt2020',
      id: 'MBT20-R-03',
      kind: 'ruling',
      switch: true,
      choices: [{ id: 'printed' }, { id: 'monotonic' }],
      places: { specified: [expect.any(String)], implemented: expect.any(Array), tested: expect.any(Array) },
    },
  ]);
  expect(JSON.parse((await umpire(['rules', 'xyzzyx', '--json'])).stdout)).toEqual([]);
});
