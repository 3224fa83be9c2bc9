import { expect, test } from 'vitest';
import type { Output } from './io.js';
import {
  columns,
  hanging,
  harmless,
  painter,
  plain,
  plural,
  progressOn,
  wantsColour,
  widthOf,
  wrap,
} from './terminal.js';

test.each([
  ['', 10, ['']],
  ['one two three', 7, ['one two', 'three']],
  ['one two three', 100, ['one two three']],
  ['unbreakable word', 4, ['unbreakable', 'word']],
  ['two\nlines', 20, ['two', 'lines']],
])('%j in %i columns', (text, width, expected) => expect(wrap(text, width)).toEqual(expected));

test('a hanging paragraph', () => {
  expect(hanging('  a: ', 'one two three four five six seven', 25)).toBe(
    '  a: one two three four\n     five six seven',
  );
});

test('columns, without blanks at the end', () => {
  expect(
    columns([
      ['a', 'bb', 'c'],
      ['aaa', 'b', ''],
    ]),
  ).toEqual(['a    bb  c', 'aaa  b']);
});

test.each([
  [true, {}, false, true],
  [false, {}, false, false],
  [true, { NO_COLOR: '1' }, false, false],
  [true, { NO_COLOR: '' }, false, true],
  [true, {}, true, false],
  [true, { TERM: 'dumb' }, false, false],
  [false, { FORCE_COLOR: '1' }, false, true],
  [true, { FORCE_COLOR: '0' }, false, false],
  [true, { FORCE_COLOR: '1', NO_COLOR: '1' }, false, false],
])('terminal %s, %j, --no-colour %s: colour %s', (isTTY, env, forbidden, expected) => {
  expect(wantsColour({ stdout: { isTTY } as never, env }, forbidden)).toBe(expected);
});

test.each([
  [80, {}, 80],
  [200, {}, 100],
  [10, {}, 40],
  [undefined, { COLUMNS: '72' }, 72],
  [undefined, { COLUMNS: 'x' }, 100],
  [undefined, {}, 100],
])('%s columns, %j: %i', (told, env, expected) => {
  expect(widthOf({ stdout: { columns: told } as never, env })).toBe(expected);
});

test('paint', () => {
  expect(painter(true)('red', 'x')).toBe('\u001b[31mx\u001b[0m');
  expect(painter(false)('red', 'x')).toBe('x');
});

test.each([
  [1, '1 entry'],
  [0, '0 entries'],
  [7, '7 entries'],
])('%i', (n, expected) => expect(plural(n, 'entry', 'entries')).toBe(expected));

function listener(terminal: boolean): Output & { heard: string[] } {
  const heard: string[] = [];
  return { terminal, closed: false, heard, print: async text => void heard.push(text) };
}

test('progress is one line that is not written too often', async () => {
  let time = 0;
  const err = listener(true);
  const progress = progressOn(err, 10, () => time);
  await progress.show(() => 'first');
  time = 50;
  await progress.show(() => 'too soon');
  time = 100;
  await progress.show(() => 'a text that is too long');
  await progress.clear();
  await progress.clear();
  expect(err.heard).toEqual(['\r\u001b[Kfirst', '\r\u001b[Ka text th', '\r\u001b[K']);
});

test('progress is not for files', async () => {
  const err = listener(false);
  await progressOn(err, 10).show(() => 'x');
  await progressOn(err, 10).clear();
  expect(err.heard).toEqual([]);
});

const ESC = '\u001b';
test.each([
  ['our own colours', `${ESC}[31mRed${ESC}[0m`, `${ESC}[31mRed${ESC}[0m`, '␛[31mRed␛[0m'],
  ['our own progress', `\r${ESC}[Kentry 3`, `\r${ESC}[Kentry 3`, '␍␛[Kentry 3'],
  ['another title for the window', `${ESC}]0;mine\u0007`, '␛]0;mine␇', '␛]0;mine␇'],
  ['a screen that is cleared', `${ESC}[2J${ESC}[H`, '␛[2J␛[H', '␛[2J␛[H'],
  ['one character for an escape', 'a\u009b2Jb', 'a�2Jb', 'a�2Jb'],
  ['lines, tabs and letters', 'é\tx\n🛡', 'é\tx\n🛡', 'é\tx\n🛡'],
])('on a terminal: %s', (_, text, ours, others) => {
  expect(harmless(text)).toBe(ours);
  expect(plain(text)).toBe(others);
});
