import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectWritable, readJson, readText, writeWhole } from './files.js';
import { type Folder, folder } from './testing.js';

let here: Folder;
beforeEach(() => {
  here = folder();
});
afterEach(() => here.remove());

test('writes a file and leaves nothing beside it', () => {
  writeWhole(here.path, 'a.json', 'one');
  writeWhole(here.path, 'a.json', 'two');
  expect(here.read('a.json')).toBe('two');
  expect(readdirSync(here.path)).toEqual(['a.json']);
});

test('writes through a link', () => {
  here.write('real.json', 'old');
  symlinkSync(here.at('real.json'), here.at('link.json'));
  writeWhole(here.path, 'link.json', 'new');
  expect(here.read('real.json')).toBe('new');
});

test.each([
  ['missing/a.json', /no such file or folder/],
  ['folder', /that is a folder/],
  ['file/a.json', /not a folder/],
])('%s cannot be written', (name, why) => {
  mkdirSync(here.at('folder'));
  here.write('file', 'x');
  expect(() => expectWritable(here.path, name)).toThrow(why);
  expect(() => writeWhole(here.path, name, 'x')).toThrow(/cannot be written/);
  expect(readdirSync(here.path).sort()).toEqual(['file', 'folder']);
});

test('what cannot be replaced stays as it was', () => {
  const long = 'n'.repeat(250); // the file beside it would have too long a name
  here.write(long, 'old');
  expect(() => writeWhole(here.path, long, 'new')).toThrow(/the name is too long/);
  expect(here.read(long)).toBe('old');
  expect(readdirSync(here.path)).toHaveLength(1);
});

test.runIf(existsSync('/dev/full'))('a full disk', () => {
  expect(() => writeWhole(here.path, '/dev/full', 'x')).toThrow('/dev/full cannot be written: the disk is full');
  expect(statSync('/dev/full').isCharacterDevice()).toBe(true);
});

test.runIf(existsSync('/dev/null'))('a device is written to, not replaced', () => {
  expectWritable(here.path, '/dev/null');
  writeWhole(here.path, '/dev/null', 'x');
  expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
});

test('reads text, without a byte order mark', () => {
  here.write('a.txt', '\uFEFFhello');
  expect(readText(here.path, 'a.txt')).toBe('hello');
  expect(readFileSync(join(here.path, 'a.txt'), 'utf8')).toHaveLength(6);
});

test.each([
  ['none.json', /none\.json cannot be read: there is no such file/],
  ['folder', /folder cannot be read: that is a folder/],
  ['bad.json', /bad\.json is not JSON/],
])('%s cannot be read', (name, why) => {
  mkdirSync(here.at('folder'));
  here.write('bad.json', '{');
  expect(() => readJson(here.path, name)).toThrow(why);
});
