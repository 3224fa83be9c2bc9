import { describe, expect, test } from 'vitest';
import { explainRefusal } from './explain.js';
import { LARGEST, parseFile, titleOf } from './import.js';

describe('a file from outside', () => {
  test.each([
    ['{"umpire":1}', { ok: true, value: { umpire: 1 } }],
    ['', { ok: false, message: 'x.json is empty.' }],
    ['{"umpire":1,"entr', { ok: false, message: 'x.json is cut off: its end is missing.' }],
    ['<html>', { ok: false, message: 'x.json is not JSON, so not a file of ours.' }],
  ])('%s', (text, expected) => expect(parseFile('x.json', text.length, text)).toEqual(expected));
  test('one that is nested without end', () => {
    const message = 'x.json is nested too deeply to be a file of ours.';
    expect(parseFile('x.json', 10_000, '['.repeat(5000) + ']'.repeat(5000))).toEqual({ ok: false, message });
  });
  test('one that is far too large is not even read', () => {
    expect(parseFile('x.json', LARGEST + 1, '')).toMatchObject({ ok: false });
  });
  test.each([
    ['my-battle.umpire.json', 'Crossroads', 'Crossroads'],
    ['my-battle.umpire.json', '', 'My battle'],
    ['.json', '', 'Imported battle'],
  ])('%s, whose scenario is “%s”, is called %s', (file, title, called) => expect(titleOf(file, title)).toBe(called));
});

describe('why a record is refused', () => {
  test.each([
    [
      { path: 'entries[57].hash', message: 'the state differs' },
      { entry: 57, title: /Entry 57 does not lead/ },
    ],
    [
      { path: 'entries[3]', rule: 'X-MOV-01', message: 'too far' },
      { entry: 3, text: 'Too far. (X-MOV-01)' },
    ],
    [{ path: 'version', message: 'made with version 1, this is 2' }, { title: /another version/ }],
    [{ path: 'ruleset', message: 'no book chess' }, { title: /does not have/ }],
    [{ path: 'ruleset', message: 'Invalid input: expected string, received undefined' }, { title: /Not a record/ }],
    [{ path: 'version', message: 'Invalid input: expected int, received undefined' }, { title: /Not a record/ }],
    [{ path: '', message: 'expected object' }, { title: /Not a record/ }],
    [{ path: 'dice.seed', message: 'expected a number' }, { text: 'At dice.seed: Expected a number.' }],
  ])('%j', (error, expected) => {
    const { title, text, entry } = explainRefusal(error);
    const wanted = expected as { title?: RegExp; text?: string; entry?: number };
    if (wanted.title) expect(title).toMatch(wanted.title);
    if (wanted.text) expect(text).toBe(wanted.text);
    expect(entry).toBe(wanted.entry);
  });
});
