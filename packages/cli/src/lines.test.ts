import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonValues, type Read } from './lines.js';

const bytes = new TextEncoder();
async function* chunksOf(chunks: readonly (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield typeof chunk === 'string' ? bytes.encode(chunk) : chunk;
}

async function read(...chunks: readonly (string | Uint8Array)[]): Promise<Read[]> {
  const all: Read[] = [];
  for await (const batch of jsonValues(chunksOf(chunks))) all.push(...batch);
  return all;
}

/** A value, or the number of the line that is wrong. */
const brief = (reads: readonly Read[]): unknown[] => reads.map(r => ('wrong' in r ? `wrong ${r.line}` : r.value));

const Q = '{"ruleset":"x"}';
const q = { ruleset: 'x' };

const cases: [string, string, unknown[]][] = [
  ['nothing', '', []],
  ['only blank lines', '\n \n\t\r\n', []],
  ['one line without an end', Q, [q]],
  ['several lines', `${Q}\n${Q}\n`, [q, q]],
  ['blank lines between', `\n${Q}\n\n\n${Q}\n`, [q, q]],
  ['Windows line ends', `${Q}\r\n${Q}\r\n`, [q, q]],
  ['a byte order mark', `\uFEFF${Q}\n`, [q]],
  ['spread over lines', '{\n  "ruleset":\n  "x"\n}\n', [q]],
  ['spread over lines with a blank one', '{\n\n"ruleset": "x"\n}', [q]],
  ['several spread over lines', '{\n"ruleset": "x" }\n{\n"ruleset": "x"\n}\n', [q, q]],
  ['spread, then on a line', `{\n"a": [\n1,\n2\n]\n}\n${Q}`, [{ a: [1, 2] }, q]],
  ['brackets within strings', '{\n"a": "}]{",\n"b": "\\"}"\n}', [{ a: '}]{', b: '"}' }]],
  ['values that are no objects', '1\n"x"\nnull\n[]\n', [1, 'x', null, []]],
  ['a wrong line in the middle', `${Q}\nnot JSON\n${Q}`, [q, 'wrong 2', q]],
  ['a wrong line at the start', `nonsense\n${Q}`, ['wrong 1', q]],
  ['a wrong line at the end', `${Q}\n{"ruleset"`, [q, 'wrong 2']],
  ['a line cut short', `${Q}\n{"ruleset":"x","given":{\n${Q}\n${Q}`, [q, 'wrong 2', q, q]],
  ['a line cut short in a string', `{"ruleset":"x\n${Q}`, ['wrong 1', q]],
  ['two lines cut short', `{"a":\n{"b":[\n${Q}`, ['wrong 1', 'wrong 2', q]],
  ['cut short, nonsense, a question', `{"a":\nnonsense\n${Q}`, ['wrong 1', 'wrong 2', q]],
  ['too many brackets', `${Q}}\n${Q}`, ['wrong 1', q]],
  ['a wrong object over several lines', `{\n"a": 1,\n}\n${Q}`, ['wrong 1', q]],
  ['never closed', '{\n"a": 1', ['wrong 1', 'wrong 2']],
];

test.each(cases)('%s', async (_, input, expected) => {
  expect(brief(await read(input))).toEqual(expected);
});

test('says where and what', async () => {
  const [, bad] = await read(`${Q}\nnope`);
  expect(bad).toMatchObject({ line: 2, wrong: expect.stringMatching(/^line 2 is not JSON: /) });
  expect(await read('{\n"a": 1,\n}')).toMatchObject([
    { line: 1, wrong: expect.stringMatching(/^lines 1 to 3 are not/) },
  ]);
});

test('it does not matter how the input is cut into chunks', async () => {
  const whole = bytes.encode(cases.map(([, input]) => input).join('\n€ ä\n'));
  const expected = brief(await read(whole));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(whole.length), { maxLength: 20 }), async cuts => {
      const at = [0, ...cuts.sort((a, b) => a - b), whole.length];
      const chunks = at.slice(1).map((end, i) => whole.subarray(at[i]!, end));
      expect(brief(await read(...chunks))).toEqual(expected);
    }),
    { numRuns: 100 },
  );
});

test('an answer does not wait for the end of the input', async () => {
  let asked = 0;
  async function* endless(): AsyncGenerator<string> {
    for (;;) {
      asked++;
      yield `${Q}\n`;
    }
  }
  for await (const batch of jsonValues(endless())) {
    expect(brief(batch)).toEqual([q]);
    break;
  }
  expect(asked).toBe(1);
});

/** What has been told after each chunk of an input that goes on. */
async function toldAfter(...chunks: readonly string[]): Promise<string[]> {
  const told: string[] = [];
  async function* input(): AsyncGenerator<string> {
    yield* chunks;
    throw new Error('more was read');
  }
  await (async () => {
    for await (const batch of jsonValues(input())) told.push(...batch.map(r => ('wrong' in r ? r.wrong : 'a value')));
  })().catch(() => undefined);
  return told;
}

const LONG = 'x'.repeat(500_001);
const TOO_LONG = 'line 1 is longer than 1,000,000 characters';
test.each<[string, string[], string[]]>([
  ['an open string', ['{"ruleset":"x\n'], [expect.stringMatching(/^line 1 is not JSON: /)]],
  ['a line without an end, as soon as it is too long', [LONG, LONG], [TOO_LONG]],
  ['what follows on that line', [LONG, LONG, LONG, `${LONG}\n`, `${Q}\n`], [TOO_LONG, 'a value']],
  ['a long line of brackets', [`{"a":${'['.repeat(600)}\n`], [expect.stringMatching(/^line 1 is not JSON: /)]],
])('one bad line gets one error, at once: %s', async (_, chunks, expected) => {
  expect(await toldAfter(...chunks)).toEqual(expected);
});

test('escapes by the million do no harm', async () => {
  expect(brief(await read(`{"${'\\"'.repeat(4_000_000)}\n${Q}`))).toEqual(['wrong 1', q]);
});

test('what is held of an object over several lines has a limit, blank lines too', async () => {
  const reads = await read('{\n', '\n'.repeat(20_000), '"a": 1\n}\n');
  expect(brief(reads)).toEqual(['wrong 1', 'wrong 20002', 'wrong 20003']);
});

// who looked for the end of each anew would not be ready before the test is given up
test('brackets that are never closed are read in one go', async () => {
  const lines = '{"a":\n'.repeat(20_000);
  expect(await read(lines)).toHaveLength(20_000);
});
