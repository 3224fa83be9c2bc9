import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseRecord, replay } from '@umpire/engine';
import { rulesetOf } from '@umpire/rulesets/all';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Folder, folder, umpire } from '../testing.js';

const mbt2020 = rulesetOf('mbt2020')!;

let here: Folder;
beforeEach(() => {
  here = folder();
});
afterEach(() => here.remove());

const PLAY = ['play', '--ruleset', 'mbt2020', '--scenario', 'crossroads', '--red', 'random', '--blue', 'random'];
const play = (...more: string[]) => umpire([...PLAY, ...more], { cwd: here.path });

test('a whole battle is told: who, what, by which rule, and what it cost', async () => {
  const { status, stdout, stderr } = await play('--seed', '7');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^MBT 2020 · Crossroads\nRed random · Blue random · seed 7\n\n {4}0 {9}\S/);
  expect(stdout).toMatch(/^ +\d+ {2}Red +Red deploys \w+ Battle Group: 12 blanks\n +MBT20-DEP-08 stands are/m);
  expect(stdout).toMatch(/^(Red has won|Blue has won|The battle is drawn): .+ \(MBT20-[A-Z]+-\d+\)\n {2}\S/m);
  expect(stdout).toMatch(/^Losses, Turn \d.*\n {2}Red, .+\n {4}.+\n {2}Blue, .+\n {4}.+\n$/m);
});

test('the same seed, the same battle; no seed, any battle, and its seed is told', async () => {
  expect(await play('--seed', '3')).toEqual(await play('--seed', '3'));
  const { stdout } = await play('--quiet');
  const [, seed = ''] = /seed (\w+)/.exec(stdout) ?? [];
  expect((await play('--quiet', '--seed', seed)).stdout).toBe(stdout);
});

/** A scenario as section 9 of the specification prints it. */
function printed(id: string): unknown {
  const spec = readFileSync(new URL('../../../../docs/rules/mbt1945.md', import.meta.url), 'utf8');
  const [block] = spec.slice(spec.indexOf(`{ "id": "${id}"`)).split('```');
  return JSON.parse(block!);
}

test.each(['mbt1945-1-crossroads', 'mbt1945-4-winter-line'])('%s is played from a file as it is printed', async id => {
  here.write('printed.json', printed(id));
  const bots = ['--red', 'random', '--blue', 'random', '--seed', '3', '--quiet'];
  const fought = (named: string, book = 'mbt1945') =>
    umpire(['play', '-r', book, '-s', named, ...bots], { cwd: here.path });
  const { status, stderr } = await fought('printed.json');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect((await fought('printed.json', 'mbt2020')).stderr).toContain('is a scenario of mbt1945, not of mbt2020');
});

test('MBT45-R-64 under a battle that its own last turn ends stands no word of one without', async () => {
  const short = { ...(printed('mbt1945-1-crossroads') as object), turns: 1 };
  here.write('short.json', short);
  const bots = ['--red', 'random', '--blue', 'random', '--seed', '3', '--quiet'];
  const { stdout } = await umpire(['play', '-r', 'mbt1945', '-s', 'short.json', ...bots], { cwd: here.path });
  expect(stdout).toMatch(/the last turn is over; .* \(MBT45-R-64\)\n {2}this battle has its own last turn\n/);
});

test('--record writes a record that replays to its hashes', async () => {
  const { status, stdout } = await play('--seed', '3', '--quiet', '--record', 'battle.json');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Recorded in battle\.json: \d+ entries, \d+ kB\.$/m);
  expect(readdirSync(here.path)).toEqual(['battle.json']);
  const record = parseRecord(JSON.parse(here.read('battle.json')));
  if (!record.ok) expect.fail(record.error.message);
  expect(record.value.entries.every(entry => entry.hash !== undefined)).toBe(true);
  expect(replay(mbt2020, record.value)).toMatchObject({ ok: true });
});

test('--record goes on though nobody reads the log', async () => {
  const { status } = await umpire([...PLAY, '--seed', '3', '--record', 'battle.json'], {
    cwd: here.path,
    patience: 10,
  });
  expect(status).toBe(0);
  expect(existsSync(here.at('battle.json'))).toBe(true);
});

test.each([
  ['none/battle.json', /none\/battle\.json cannot be written: there is no such file or folder/],
  ['.', /\. cannot be written: that is a folder/],
])('--record %s', async (file, complaint) => {
  const { status, stdout, stderr } = await play('--record', file);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(complaint);
  expect(readdirSync(here.path)).toEqual([]);
});

test.runIf(existsSync('/dev/full'))('--record on a full disk', async () => {
  const { status, stderr } = await play('--quiet', '--record', '/dev/full');
  expect(status).toBe(2);
  expect(stderr).toBe('umpire play: /dev/full cannot be written: the disk is full\n');
});

test('--json', async () => {
  const { stdout } = await play('--seed', '7', '--json', '--option', 'MBT20-R-03=monotonic');
  const told = JSON.parse(stdout);
  expect(told).toMatchObject({
    ruleset: 'mbt2020',
    version: mbt2020.version,
    scenario: 'Crossroads',
    seed: 7,
    options: { 'MBT20-R-03': 'monotonic' },
    bots: { a: 'random', b: 'random' },
    outcome: { over: expect.stringMatching(/^(a|b|draw)$/), rule: expect.any(String), text: expect.any(String) },
    scores: [{ side: 'a' }, { side: 'b' }],
    hash: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expect(told.log).toHaveLength(told.entries);
  expect(told.log[0]).toEqual({ entry: 0, by: 'book', lines: expect.any(Array) });
  expect(JSON.parse((await play('--seed', '7', '--json', '--quiet')).stdout)).not.toHaveProperty('log');
});

test('--steps tells orders, but never those of the other side', async () => {
  const orders = (stdout: string) => [...stdout.matchAll(/^ +\d+ {2}(Red|Blue) +» /gm)].map(([, who]) => who);
  const seen = async (view: string) => new Set(orders((await play('--seed', '7', '--steps', '--view', view)).stdout));
  expect(await seen('umpire')).toEqual(new Set(['Red', 'Blue']));
  expect(await seen('a')).toEqual(new Set(['Red']));
  expect(await seen('blue')).toEqual(new Set(['Blue']));
  expect(await seen('spectator')).toEqual(new Set());
});

test('a scenario from a file', async () => {
  const crossroads = mbt2020.scenarios.find(({ id }) => id === 'mbt2020-1-crossroads')!.data;
  here.write('mine.json', { ...(crossroads as object), title: 'Mine', turns: 1 });
  const argv = PLAY.with(4, 'mine.json');
  const { status, stdout } = await umpire([...argv, '--seed', '1', '--quiet'], { cwd: here.path });
  expect(status).toBe(0);
  expect(stdout).toMatch(/^MBT 2020 · Mine\n[\s\S]+Losses, Turn 1 of 1/);
});

test('progress for those who look at something else', async () => {
  const { stderr } = await umpire([...PLAY, '--quiet', '--seed', '1'], { terminal: true });
  expect(stderr).toMatch(/\r.+, \d+ entr(y|ies)/);
  expect(stderr.endsWith('\r\u001b[K')).toBe(true);
});

const without = (option: string): string[] => {
  const at = PLAY.indexOf(option);
  return PLAY.filter((_, i) => i !== at && i !== at + 1);
};
const instead = (option: string, value: string): string[] => PLAY.with(PLAY.indexOf(option) + 1, value);

test.each<[string[], RegExp]>([
  [without('--ruleset'), /--ruleset ID is missing\nRule books: mbt2020/],
  [
    without('--scenario'),
    /--scenario NAME\|FILE is missing\nScenarios: mbt2020-0-first-battle, mbt2020-1-crossroads, /,
  ],
  [without('--red'), /--red BOT is missing\nBots: random, greedy/],
  [
    instead('--scenario', 'Waterloo'),
    /mbt2020 has no scenario Waterloo\nScenarios: mbt2020-0-first-battle, mbt2020-1-crossroads, mbt2020-2-the-town/,
  ],
  [instead('--scenario', 'mbt'), /mbt fits several scenarios\nScenarios: /],
  [instead('--scenario', './none.json'), /none\.json cannot be read: there is no such file/],
  [instead('--blue', 'greddy'), /--blue: there is no bot greddy\nDid you mean greedy\? Bots: random, greedy/],
  [[...PLAY, '--option', 'MBT20-R-03'], /--option takes ID=CHOICE, not MBT20-R-03\nSee umpire options mbt2020/],
  [[...PLAY, '--option', 'MBT20-R-999=x'], /there is no option MBT20-R-999/],
  [[...PLAY, '--option', 'MBT20-R-03=x'], /MBT20-R-03 takes one of printed, monotonic/],
  [[...PLAY, '-o', 'MBT20-R-03=printed', '-o', 'MBT20-R-03=monotonic'], /MBT20-R-03 is chosen twice/],
  [[...PLAY, '--seed', 'x'], /--seed takes a whole number/],
  [[...PLAY, '--seed', '-1'], /--seed takes a whole number/],
  [[...PLAY, '--view', 'c'], /nobody looks on as c\n--view takes a, b, umpire, spectator/],
])('umpire %j', async (argv, complaint) => {
  const { status, stdout, stderr } = await umpire(argv);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(complaint);
});

test.each([
  ['{', /is not JSON/],
  ['{}', /the scenario is refused: /],
  ['null', /the scenario is refused: /],
])('a file %s is no scenario', async (text, complaint) => {
  here.write('bad.json', text);
  const { status, stderr } = await umpire(instead('--scenario', 'bad.json'), { cwd: here.path });
  expect(status).toBe(2);
  expect(stderr).toMatch(complaint);
});

const MEET = ['play', '-r', 'mbt2020', '-s', 'encounter', '--red', 'random', '--blue', 'random', '--seed', '4', '-q'];
const meet = (...more: string[]) => umpire([...MEET, ...more], { cwd: here.path });

test('--agree: what was agreed on stands in the record, and it replays the same', async () => {
  const agreed = ['groups-a=1', 'groups-b=1', 'length=2', 'bases=two-inch'].flatMap(term => ['--agree', term]);
  const { status, stdout } = await meet(...agreed, '--record', 'battle.json');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Options MBT20-R-163=two-inch\nAgreed groups-a=1 groups-b=1 length=2 bases=two-inch$/m);
  const record = parseRecord(JSON.parse(here.read('battle.json')));
  if (!record.ok) expect.fail(record.error.message);
  expect(record.value).toMatchObject({
    scenario: { turns: 2, groups: { a: 1, b: 1 } },
    options: { 'MBT20-R-163': 'two-inch' },
  });
  expect(replay(mbt2020, record.value)).toMatchObject({ ok: true });
});

test.each([
  [['length=0'], /--agree length: Length: one of: none, a number from 1 to 60 turns/],
  [['lenght=5'], /there is no term lenght\nDid you mean length\? Terms: groups-a, /],
  [['length'], /--agree takes TERM=VALUE, not length/],
  [['length=5', 'length=6'], /length is agreed on twice/],
  [['groups-a=10', 'depth=50'], /half as deep as it is wide \(MBT20-TAB-02\)/],
  [['table=8x5', 'depth=50'], /a fixed table has its own depth \(MBT20-TAB-03\)/],
])('--agree %j is refused', async (terms, complaint) => {
  const { status, stderr } = await meet(...terms.flatMap(term => ['-a', term]));
  expect(status).toBe(2);
  expect(stderr).toMatch(complaint);
});

test('--agree where there is nothing to agree on', async () => {
  const { status, stderr } = await play('--agree', 'length=5');
  expect(status).toBe(2);
  expect(stderr).toMatch(/there is nothing to agree on before Crossroads/);
});

const FIRST = ['play', '-r', 'plana', '-s', 'first-orders', '--red', 'random', '--blue', 'random', '--seed', '4'];
const first = (...more: string[]) => umpire([...FIRST, ...more], { cwd: here.path });
const tableWith = (er: string) =>
  JSON.stringify({ name: 'The annex', rows: [{ rule: 'ANNEX-1', weapon: 'militia', target: 'Armour', er, lr: null }] });

test('--agree with a file: a table of the players’ own is told of, stands in the record, and it replays the same', async () => {
  here.write('annex.json', tableWith('- - - - - - - 0+'));
  const { status, stdout, stderr } = await first('--agree', 'tables=annex.json', '--record', 'battle.json');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('Fired by a table of the players’ own: The annex, 1 row');
  const record = parseRecord(JSON.parse(here.read('battle.json')));
  if (!record.ok) expect.fail(record.error.message);
  expect(record.value.scenario).toMatchObject({ firingTables: [{ name: 'The annex', rows: [{ rule: 'ANNEX-1' }] }] });
  expect(replay(rulesetOf('plana')!, record.value)).toMatchObject({ ok: true });
});

test.each([
  [tableWith('0-1 3+ - - - - - -'), /firingTables\[0\]\.rows\[0\]\.er.*2 stands in no cell/],
  ['{', /annex\.json is not JSON/],
])('--agree with a file that is wrong: %s', async (text, complaint) => {
  here.write('annex.json', text);
  const { status, stderr } = await first('--agree', 'tables=annex.json', '--record', 'battle.json');
  expect(status).toBe(2);
  expect(stderr).toMatch(complaint);
  expect(existsSync(here.at('battle.json'))).toBe(false);
});

const RULED = [
  'note Good luck',
  'set phase nowhere because why not',
  '',
  'go 2',
  'show phase',
  'end red because it is late',
  '',
];

test('--umpire: somebody rules over two bots, and it stands on record with its reasons', async () => {
  const typed = { cwd: here.path, stdin: RULED.join('\n') };
  const { status, stdout } = await umpire([...PLAY, '--seed', '3', '--umpire', '--record', 'ruled.json'], typed);
  expect(status).toBe(0);
  expect(stdout).toMatch(/umpire \(Set-up, entry 0\)> \nThat is on record/);
  expect(stdout).toMatch(/Refused: value: /);
  expect(stdout).toMatch(/^Red has won: it is late \(UMPIRE\)$/m);
  const record = parseRecord(JSON.parse(here.read('ruled.json')));
  if (!record.ok) expect.fail(record.error.message);
  expect(record.value.entries.filter(({ by }) => by === 'umpire').map(({ order }) => order)).toEqual([
    { verb: 'rule', decision: 'note', reason: 'Good luck' },
    { verb: 'rule', decision: 'end', winner: 'a', reason: 'it is late' },
  ]);
  expect(replay(mbt2020, record.value)).toMatchObject({ ok: true });
});

test('PLA-UMP-43 the verbs of a book: typed with their fields, refused by their rule, and what waits is shown', async () => {
  const orders = [
    'rule stops kinds=["first-contact"] because a look',
    'rule sight from=a1a1 to=a1a2 sees=false because so',
    '',
    '',
    '',
    '',
    'rule report side=a what="false" type=vehicles at=6,12 because a rumour',
    'desk',
    'leave',
  ];
  const argv = [
    'play',
    '-r',
    'plana',
    '-s',
    'first-orders',
    '--red',
    'random',
    '--blue',
    'random',
    '--seed',
    '5',
    '-q',
  ];
  const typed = { cwd: here.path, stdin: orders.join('\n') };
  const { stdout } = await umpire([...argv, '--umpire', '--record', 'desk.json'], typed);
  expect(stdout).toMatch(/Refused: .*\(PLA-UMP-27\)/);
  expect(stdout).toMatch(/First contact \(thrown, and told to nobody yet\) PLA-SEQ-04/);
  expect(stdout).toMatch(/False report to side a: vehicles at \(6, 12\) \(“a rumour”\) PLA-UMP-28/);
});

test('--approve die: a die waits for the umpire, who may put another in its place; without more lines all goes on', async () => {
  const candlemas = [
    'play',
    '-r',
    'glory',
    '-s',
    'candlemas',
    '--red',
    'random',
    '--blue',
    'random',
    '--seed',
    '3',
    '-q',
  ];
  const typed = { cwd: here.path, stdin: ['die 9 because so', 'die 6 because it was cocked', 'leave'].join('\n') };
  const { stdout } = await umpire([...candlemas, '--umpire', '--approve', 'die', '--record', 'dice.json'], typed);
  expect(stdout).toMatch(/: \d is thrown\)> \nRefused: ruled: /);
  expect(stdout).toMatch(/Recorded in dice\.json: .* as far as it was fought/);
  const { status } = await umpire([...candlemas, '--umpire', '--approve', 'step'], { cwd: here.path });
  expect(status).toBe(0);
});

test.each([
  [['--approve', 'die'], /--approve is for whoever sits in the umpire’s seat/],
  [['--umpire', '--approve', 'all'], /--approve takes off, die, step, not all/],
  [['--umpire', '--json'], /does not go with --json/],
])('%j is refused', async (more, complaint) => {
  const { status, stderr } = await play(...more);
  expect(status).toBe(2);
  expect(stderr).toMatch(complaint);
});
