import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Folder, folder, umpire } from '../testing.js';

let here: Folder;
beforeEach(() => {
  here = folder();
});
afterEach(() => here.remove());

const GOOD = {
  ruleset: 'mbt2020',
  question: 'engagement',
  given: { owner: { subClass: 'INFn', posture: 'ATM' }, target: { subClass: 'MBTn', mode: 'FAST' }, range: 12 },
};
const good = JSON.stringify(GOOD);
const answers = (stdout: string): { ok: boolean; error?: { path?: string; rule?: string } }[] =>
  stdout
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line));

/** What each line of the answer says: `ok`, the rule, or the path. */
const brief = (stdout: string): (string | undefined)[] =>
  answers(stdout).map(a => (a.ok ? 'ok' : (a.error!.rule ?? a.error!.path)));

test.each<[string, string, string[], number]>([
  ['nothing', '', [], 0],
  ['blank lines', '\n\n', [], 0],
  ['one question', good, ['ok'], 0],
  ['one question over several lines', JSON.stringify(GOOD, null, 2), ['ok'], 0],
  ['questions on lines', `${good}\n${good}\n`, ['ok', 'ok'], 0],
  ['a line that is no JSON in the middle', `${good}\n{"ruleset":\n${good}\n`, ['ok', '', 'ok'], 1],
  ['a line that is no question', `[]\n${good}\n7\nnull\n`, ['', 'ok', '', ''], 1],
  ['a book for each line', `{"ruleset":"glory","question":"first-turn","given":{}}\n${good}`, ['ok', 'ok'], 0],
  ['another book', '{"ruleset":"chess"}', ['ruleset'], 1],
  ['another question', '{"ruleset":"mbt2020","question":"x"}', ['question'], 1],
  ['a malformed field', good.replace('"MBTn"', '"X"'), ['given.target.subClass'], 1],
  ['a line of 8 million characters', `${good}\n{"${'x'.repeat(8_000_000)}\n${good}`, ['ok', '', 'ok'], 1],
  ['a distance beyond all tables', good.replace('"range":12', '"range":1e300'), ['given.range'], 1],
  ['what the rules forbid', good.replace('"range":12', '"range":99'), ['MBT20-ELG-45'], 1],
])('%s', async (_, stdin, expected, status) => {
  const ran = await umpire(['adjudicate'], { stdin });
  expect(brief(ran.stdout)).toEqual(expected);
  expect(ran).toMatchObject({ status, stderr: '' });
});

test('an answer is a line, and one that is not ok has no result', async () => {
  const { stdout } = await umpire(['adjudicate'], { stdin: `${good}\nx\n` });
  const [first, second] = answers(stdout);
  expect(first).toMatchObject({ ok: true, ruleset: 'mbt2020', question: 'engagement', because: expect.any(Array) });
  expect(second).toEqual({ ok: false, error: { path: '', message: expect.stringMatching(/^line 2 is not JSON/) } });
});

test('from a file, from - and from a folder that is not the current one', async () => {
  here.write('questions.jsonl', `${good}\n${good}\n`);
  expect(brief((await umpire(['adjudicate', 'questions.jsonl'], { cwd: here.path })).stdout)).toEqual(['ok', 'ok']);
  expect(brief((await umpire(['adjudicate', here.at('questions.jsonl')])).stdout)).toEqual(['ok', 'ok']);
  expect(brief((await umpire(['adjudicate', '-'], { stdin: good })).stdout)).toEqual(['ok']);
});

test.each([
  ['none.jsonl', 'umpire adjudicate: none.jsonl cannot be read: there is no such file or folder\n'],
  ['.', 'umpire adjudicate: . cannot be read: that is a folder\n'],
])('%s cannot be read', async (file, stderr) => {
  expect(await umpire(['adjudicate', file], { cwd: here.path })).toEqual({ status: 2, stdout: '', stderr });
});

test('stops when nobody reads the answers', async () => {
  const { status, stdout, stderr } = await umpire(['adjudicate'], {
    stdin: Array(1000).fill(`${good}\n`),
    patience: 1,
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(answers(stdout)).toHaveLength(1);
});

test('a person at a terminal is told what is wanted', async () => {
  const { stderr } = await umpire(['adjudicate'], { stdin: '', terminal: true });
  expect(stderr).toMatch(/Ctrl-D ends/);
});

/** Section 8 of the specification, in one run: the n-th answer is to the n-th question. */
test('all acceptance examples of MBT 2020', async () => {
  const specification = readFileSync(new URL('../../../../docs/rules/mbt2020.md', import.meta.url), 'utf8');
  const [, text = ''] = /```jsonl\n([\s\S]*?)```/.exec(specification) ?? [];
  const examples = text
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line));
  const { stdout } = await umpire(['adjudicate'], { stdin: examples.map(({ ask }) => JSON.stringify(ask)).join('\n') });
  const found = answers(stdout);
  expect(found).toHaveLength(examples.length);
  for (const [i, { expect: wanted }] of examples.entries()) {
    expect(found[i]!.ok, `example ${i + 1}`).toBe(wanted.ok);
    if (!wanted.ok) expect(found[i]).toMatchObject({ error: wanted.error });
  }
});
