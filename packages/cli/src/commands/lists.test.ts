import { expect, test } from 'vitest';
import { umpire } from '../testing.js';

test('bots', async () => {
  const { status, stdout } = await umpire(['bots']);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^random +\S[\s\S]+^greedy +\S/m);
  expect(JSON.parse((await umpire(['bots', '--json'])).stdout)).toMatchObject([{ id: 'random' }, { id: 'greedy' }]);
});

test('scenarios', async () => {
  const { status, stdout } = await umpire(['scenarios']);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^MBT 2020 \(mbt2020\)\n {2}mbt2020-0-first-battle {2}The village \(small\)\n {4}\S/);
  const listed = JSON.parse((await umpire(['scenarios', '--ruleset', 'mbt2020', '--json'])).stdout);
  expect(listed[0]).toMatchObject({ ruleset: 'mbt2020', id: 'mbt2020-0-first-battle', data: { turns: 6 } });
});

test('scenarios --terms: armies by nation and year, with their stands, each once', async () => {
  const { stdout } = await umpire(['scenarios', '--ruleset', 'mbt1945', '--terms']);
  const unwrapped = stdout.replace(/\s+/g, ' ');
  expect(unwrapped).toContain('(MBT45-ORG-01, MBT45-R-162, MBT45-HSE-22): open; one of: open, germany-1940, ');
  expect(stdout.match(/^ {4}germany-1944$/gm)).toHaveLength(1);
  expect(unwrapped).toContain(
    ' germany-1944 Germany, GRADE+, Temperate; as many Battle Groups as were agreed on, taken in turn Germany 1943-45, Panzer: 3 × Panzer IV H (MBTn), 3 × Panzergrenadiere (INF+), 2 × Panther (MBT+), ',
  );
});

test('scenarios --terms: what may be agreed on, by which rule, what holds and what it may be', async () => {
  const { stdout } = await umpire(['scenarios', '--ruleset', 'mbt2020', '--terms']);
  expect(stdout).toMatch(/^ {4}river +River \(MBT20-RIV-01, MBT20-RIV-02\): no; one of: no, yes$/m);
  expect(stdout).toMatch(/^ {4}groups-a +Battle Groups of Red \(MBT20-ORG-01\): 2; a number from 1 to 10$/m);
  const listed = JSON.parse((await umpire(['scenarios', '-r', 'mbt2020', '--terms', '--json'])).stdout);
  expect(listed.at(-1).terms[0]).toMatchObject({ id: 'groups-a', path: ['groups', 'a'] });
});

test('options: what may be chosen, and with --all what is settled', async () => {
  const { status, stdout } = await umpire(['options', 'mbt2020']);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^MBT20-R-03 {2}ruling\n[\s\S]+?^ {3}\* printed +exactly/m);
  expect(stdout).toMatch(/^MBT20-OPT-01 {2}optional rule\n[\s\S]+?^ {3}\* off +not used\n {5}on +used$/m);
  expect(stdout).not.toMatch(/settled$/m);
  expect((await umpire(['options', 'mbt2020', '--all'])).stdout).toMatch(/^MBT20-R-\d+ {2}ruling, settled$/m);
});

test('options as JSON', async () => {
  const few = JSON.parse((await umpire(['options', 'mbt2020', '--json'])).stdout);
  const all = JSON.parse((await umpire(['options', 'mbt2020', '--json', '--all'])).stdout);
  expect(few.every((o: { settled: boolean }) => !o.settled)).toBe(true);
  expect(all.length).toBeGreaterThan(few.length);
  const ruling = few.find((o: { id: string }) => o.id === 'MBT20-R-01');
  expect(ruling).toMatchObject({ kind: 'ruling', settled: false, choices: [{ id: 'class' }, { id: 'posture' }] });
});

test.each<[string[], RegExp]>([
  [['options'], /say of which rule book\nFor instance umpire options mbt2020\./],
  [['options', 'mbt2002'], /there is no rule book mbt2002\nDid you mean mbt2020\?/],
  [['scenarios', '--ruleset', 'chess'], /there is no rule book chess\nRule books: mbt2020/],
])('umpire %j', async (argv, complaint) => {
  const { status, stderr } = await umpire(argv);
  expect(status).toBe(2);
  expect(stderr).toMatch(complaint);
});
