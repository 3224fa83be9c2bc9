import { type BattleRecord, sealRecord } from '@umpire/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Folder, folder, recorded, umpire } from '../testing.js';

let here: Folder;
let record: BattleRecord;
beforeAll(async () => {
  here = folder();
  record = await recorded(here, 'crossroads');
});
afterAll(() => here.remove());

const replay = (...argv: string[]) => umpire(['replay', ...argv], { cwd: here.path });

test('a sound record', async () => {
  const { status, stdout, stderr } = await replay('crossroads.json');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(
    /^Sound: MBT 2020, \d+ entries, every hash agrees\.\n\n(Red|Blue|The battle)[\s\S]+\nLosses, /,
  );
});

test('--to stops after an entry', async () => {
  const { status, stdout } = await replay('crossroads.json', '--to', '4');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Sound: MBT 2020, entries 0 to 4 of \d+, every hash agrees\.\n\nThe battle is not over\. /);
  const start = JSON.parse((await replay('crossroads.json', '--to', '0', '--json')).stdout);
  expect(start).toMatchObject({ ok: true, checked: 1, turn: 'Set-up', waiting: { step: 'deployment' } });
});

test('--to beyond the end', async () => {
  const { status, stderr } = await replay('crossroads.json', '--to', '99999');
  expect(status).toBe(2);
  expect(stderr).toMatch(/^umpire replay: crossroads\.json has no entry 99999\nIts last is entry \d+\.\n$/);
});

test('--log tells the battle again, as play told it', async () => {
  const bots = ['--red', 'random', '--blue', 'random', '--seed', '7'];
  const { stdout: played } = await umpire(['play', '-r', 'mbt2020', '-s', 'crossroads', ...bots]);
  const log = (text: string): string =>
    text.slice(text.indexOf('    0  '), text.search(/\n\n(Sound|Red has|Blue has|The b)/));
  expect(log((await replay('crossroads.json', '--log')).stdout)).toBe(log(played));
});

test('--json', async () => {
  const { stdout } = await replay('crossroads.json', '--json', '--log');
  const { entries } = record;
  expect(JSON.parse(stdout)).toMatchObject({
    ok: true,
    ruleset: 'mbt2020',
    dice: { kind: 'seeded', seed: 7 },
    scenario: 'Crossroads',
    entries: entries.length,
    checked: entries.length,
    hashes: entries.length,
    outcome: { over: expect.any(String), rule: expect.any(String) },
    log: expect.any(Array),
  });
});

test('a record without hashes is checked as far as it can be', async () => {
  here.write('bare.json', { ...record, entries: record.entries.map(({ hash: _, ...entry }) => entry) });
  const { status, stdout } = await replay('bare.json');
  expect(status).toBe(0);
  expect(stdout).toMatch(/it carries no hashes: only orders and dice were checked/);
});

test.each<[string, RegExp]>([
  ['none.json', /none\.json cannot be read: there is no such file/],
  ['.', /\. cannot be read: that is a folder/],
  ['text.json', /text\.json is not JSON/],
  ['list.json', /list\.json is no record of a battle/],
  ['null.json', /null\.json is no record of a battle/],
])('%s is unreadable', async (file, complaint) => {
  here.write('text.json', 'hello');
  here.write('list.json', '[]');
  here.write('null.json', 'null');
  const { status, stdout, stderr } = await replay(file);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(complaint);
});

test('no file at all', async () =>
  expect(await replay()).toMatchObject({ status: 2, stderr: expect.stringMatching(/say which record/) }));

describe('drawing', () => {
  test('--svg draws the table after an entry', async () => {
    const { status, stdout } = await replay('crossroads.json', '--to', '10', '--svg', 'out.svg');
    expect(status).toBe(0);
    expect(stdout).toMatch(/The table is drawn in out\.svg\.\n$/);
    expect(here.read('out.svg')).toMatch(/^(<\?xml[^>]*>\s*)?<svg [\s\S]+<\/svg>\s*$/);
  });

  test('--svg where nothing can be written', async () => {
    const { status, stderr } = await replay('crossroads.json', '--svg', 'none/out.svg');
    expect(status).toBe(2);
    expect(stderr).toMatch(/none\/out\.svg cannot be written: there is no such file or folder/);
  });

  test('--board draws it here', async () => {
    const plain = await replay('crossroads.json', '--to', '10');
    const drawn = await replay('crossroads.json', '--to', '10', '--board');
    expect(drawn.stdout.startsWith(plain.stdout)).toBe(true);
    expect(drawn.stdout.split('\n').length).toBeGreaterThan(plain.stdout.split('\n').length + 10);
  });
});

describe('a sealed record of a battle that is not over', () => {
  const sealed = (entries: number) =>
    here.write(
      'sealed.json',
      JSON.stringify(
        sealRecord({ ...record, entries: record.entries.slice(0, entries) }, { a: 'person', b: 'person' }),
      ),
    );
  const shown = async (...argv: string[]) => (await replay('sealed.json', ...argv)).stdout;
  const dice = async (...argv: string[]) => JSON.parse(await shown('--json', ...argv)).dice;
  const log = (text: string) => text.slice(0, text.indexOf('Sound:'));

  test('is shown as a spectator sees it, and without its seed', async () => {
    sealed(60);
    const asSpectator = await replay('crossroads.json', '--to', '59', '--view', 'spectator', '--log');
    expect(log(await shown('--log'))).toBe(log(asSpectator.stdout));
    expect(await shown()).toContain('handed out sealed');
    expect(await dice()).toEqual({ kind: 'seeded' });
    expect(await dice('--view', 'a')).toEqual({ kind: 'seeded' });
  });

  test('is shown whole to whoever asks for it, and when it is over', async () => {
    sealed(60);
    const asUmpire = await replay('crossroads.json', '--to', '59', '--log');
    expect(log(await shown('--log', '--view', 'umpire'))).toBe(log(asUmpire.stdout));
    expect(await dice('--view', 'umpire')).toMatchObject({ seed: 7 });
    sealed(record.entries.length);
    expect(await dice()).toMatchObject({ seed: 7 });
    expect(await shown()).not.toContain('handed out sealed');
  });
});
