import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { main } from './main.js';
import { SPECS } from './specs.js';
import { type Around, umpire } from './testing.js';

test.each([[[]], [['--help']], [['-h']], [['help']]])('umpire %j shows all commands', async argv => {
  const { status, stdout, stderr } = await umpire(argv);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  for (const { name, summary } of SPECS) expect(stdout).toMatch(new RegExp(`^  ${name} +${summary}$`, 'm'));
});

test.each(SPECS.flatMap(({ name }) => [[[name, '--help']], [['help', name]], [[name, '-h', 'too', 'many']]]))(
  'umpire %j',
  async argv => {
    const { status, stdout, stderr } = await umpire(argv);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^umpire [a-z]+: [\s\S]+Usage\n {2}umpire [\s\S]+Options\n[\s\S]+Examples?\n {2}\S/);
  },
);

test.each([['--version'], ['-V']])('umpire %s', async option => {
  expect(await umpire([option])).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^umpire \d+\.\d+\.\d+\n$/),
    stderr: '',
  });
});

test('help fits the terminal', async () => {
  for (const { name } of SPECS) {
    const { stdout } = await umpire([name, '--help'], { terminal: true, columns: 80 });
    const [before] = stdout.split('Example');
    for (const line of before!.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80 + 8); // codes of colour
  }
});

test.each<[string[], RegExp]>([
  [['plya'], /^umpire: there is no command plya\nDid you mean play\? See umpire --help\.\n$/],
  [['xyzzy'], /^umpire: there is no command xyzzy\nCommands: adjudicate, play/],
  [['help', 'rule'], /^umpire: there is no command rule\nDid you mean rules\?/],
  [['--hepl'], /^umpire: there is no option --hepl\nDid you mean --help\?/],
  [
    ['play', '--sede', '3'],
    /^umpire play: there is no option --sede\nDid you mean --seed\? See umpire play --help\.\n$/,
  ],
  [['bots', 'x'], /^umpire bots: x is too much here\n/],
])('umpire %j is not understood', async (argv, complaint) => {
  const { status, stdout, stderr } = await umpire(argv);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(complaint);
});

test('a reader that goes away ends it quietly', async () => {
  expect(await umpire(['rules'], { patience: 1 })).toMatchObject({ status: 0, stderr: '' });
  expect(await umpire(['bots'], { patience: 0 })).toMatchObject({ status: 0, stdout: '', stderr: '' });
});

function listening() {
  let told = '';
  const stderr = new Writable({
    write(chunk, _, done) {
      told += chunk;
      done();
    },
  });
  return { stderr, told: () => told };
}

/** A disk that is full under the output. */
function fullDisk() {
  const failing = new Writable({
    write: (_, __, done) => done(Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' })),
  });
  failing.on('error', () => {});
  return failing;
}

test('output that cannot be written is no success', async () => {
  const { stderr, told } = listening();
  const status = await main(['bots'], {
    stdin: (async function* () {})(),
    stdout: fullDisk(),
    stderr,
    cwd: '.',
    env: {},
    atEnd: () => {},
  });
  expect(status).toBe(2);
  expect(told()).toBe('umpire bots: the output cannot be written: the disk is full\n');
});

/** An input that breaks in a way nobody foresaw. */
const breaking = {
  get isTTY(): boolean {
    throw new Error('a fault of the program');
  },
  async *[Symbol.asyncIterator]() {},
};

test.each([
  [[], {}, false],
  [['--debug'], {}, true],
  [[], { UMPIRE_DEBUG: '1' }, true],
])('a fault of the program, %j %j: stack trace %s', async (more, env, traced) => {
  const { stderr, told } = listening();
  const io = { stdin: breaking, stdout: fullDisk(), stderr, cwd: '.', env, atEnd: () => {} };
  expect(await main(['adjudicate', ...more], io)).toBe(70);
  expect(told()).toMatch(/^umpire adjudicate: this should not have happened: a fault of the program\n/);
  expect(/\n +at .+:\d+/.test(told())).toBe(traced);
});

test.each<[string[], Around, boolean]>([
  [[], { terminal: true }, true],
  [[], {}, false],
  [['--no-colour'], { terminal: true }, false],
  [['--no-color'], { terminal: true }, false],
  [[], { terminal: true, env: { NO_COLOR: '1' } }, false],
])('colour %j %j: %s', async (more, around, coloured) => {
  expect((await umpire(['bots', ...more], around)).stdout.includes('\u001b[')).toBe(coloured);
});
