import type { BattleRecord, RecordedEntry } from '@umpire/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Folder, folder, recorded, umpire } from '../testing.js';

let here: Folder;
/** A battle without dice, and one whose set-up is all dice. */
const records: Record<string, BattleRecord> = {};

beforeAll(async () => {
  here = folder();
  for (const scenario of ['crossroads', 'encounter']) records[scenario] = await recorded(here, scenario);
}, 60_000);
afterAll(() => here.remove());

const replay = (...argv: string[]) => umpire(['replay', 'tampered.json', ...argv], { cwd: here.path });

type Entries = { -readonly [K in keyof RecordedEntry]: RecordedEntry[K] }[];

/** The first entry, from the fifth on, that turns a stand; the first with a die, and which of its answers that is. */
const turning = (entries: Entries): number => entries.findIndex((e, i) => i > 4 && 'facing' in (e.order as object));
const dieOf = (entry: RecordedEntry): number => entry.answers?.findIndex(answer => typeof answer === 'number') ?? -1;
const throwing = (entries: Entries): number => entries.findIndex(entry => dieOf(entry) >= 0);

/** What was done to a battle, the path below its entry that is wrong then, and how; it says at which entry. */
const cases: [string, 'crossroads' | 'encounter', string, (entries: Entries) => number][] = [
  ['an order', 'crossroads', '.hash', turned],
  ['an order that cannot be', 'crossroads', '.order', es => changed(es, 9, { order: { verb: 'castle' } })],
  [
    'who gave an order',
    'crossroads',
    '',
    es => changed(es, turning(es), { by: es[turning(es)]!.by === 'a' ? 'b' : 'a' }),
  ],
  ['a die', 'encounter', '.answers[', es => die(es, score => (score % 6) + 1)],
  ['a die that cannot be', 'encounter', '.answers[', es => die(es, () => 7)],
  ['a hand', 'crossroads', '.answers[0]', es => changed(es, 0, { answers: [{ a: 'rock', b: 'lizard' }] })],
  ['an answer too many', 'crossroads', '.answers[', es => changed(es, 6, { answers: [...(es[6]!.answers ?? []), 3] })],
  ['an answer too few', 'crossroads', '.answers', es => changed(es, 0, { answers: es[0]!.answers!.slice(0, -1) })],
  ['a hash', 'crossroads', '.hash', es => changed(es, 12, { hash: '0'.repeat(32) })],
  ['a hash that is none', 'crossroads', '.hash', es => changed(es, 12, { hash: 'changed' })],
  ['a hash taken out', 'crossroads', '.hash', unhashed],
  ['no answer', 'crossroads', '.answers[0]', es => changed(es, 0, { answers: [null] })],
  ['an answer three thousand deep', 'crossroads', '.answers[0]', es => changed(es, 6, { answers: [deep()] })],
  [
    'an order three thousand deep',
    'crossroads',
    '.order',
    es => changed(es, 6, { order: { verb: 'x', deep: deep() } }),
  ],
  ['the first order', 'crossroads', '.order', es => changed(es, 0, { order: { verb: 'move' } })],
  ['a die taken out', 'encounter', '.answers', es => changed(es, throwing(es), { answers: [] })],
  [
    'a die replaced without an umpire',
    'encounter',
    '.answers[',
    es => die(es, thrown => ({ thrown, ruled: 6, reason: 'so' })),
  ],
  ['an entry taken out', 'crossroads', '', removed],
  ['two entries, the later one malformed', 'crossroads', '.hash', twice],
];

const deep = (): unknown => JSON.parse('['.repeat(3000) + ']'.repeat(3000));

function changed(entries: Entries, at: number, change: Partial<RecordedEntry>): number {
  entries[at] = { ...entries[at]!, ...change };
  return at;
}
function turned(entries: Entries): number {
  const order = entries[turning(entries)]!.order as { facing: number };
  return changed(entries, turning(entries), { order: { ...order, facing: (order.facing + 1) % 3600 } });
}
function die(entries: Entries, other: (score: number) => unknown): number {
  const at = throwing(entries);
  const { answers = [] } = entries[at]!;
  const place = dieOf(entries[at]!);
  return changed(entries, at, { answers: answers.with(place, other(answers[place] as number)) });
}
function unhashed(entries: Entries): number {
  delete entries[12]!.hash;
  return 12;
}
function removed(entries: Entries): number {
  const at = turning(entries);
  entries.splice(at, 1);
  return at;
}
function twice(entries: Entries): number {
  changed(entries, 12, { hash: 'changed' });
  return changed(entries, 5, { hash: '0'.repeat(32) });
}

describe.each(cases)('tampered with: %s', (_, scenario, path, change) => {
  let at: number;
  beforeAll(() => {
    const { entries, ...head } = structuredClone(records[scenario]!);
    at = change(entries as Entries);
    here.write('tampered.json', { ...head, entries });
  });

  test('is noticed where it was done', async () => {
    const { status, stdout } = await replay();
    expect(status).toBe(1);
    expect(stdout).toContain(`NOT sound: MBT 2020. The first difference is at entry ${at} (entries[${at}]`);
    const told = JSON.parse((await replay('--json')).stdout);
    expect(told).toMatchObject({ ok: false, checked: at, difference: { entry: at, message: expect.any(String) } });
    expect(told.difference.path.startsWith(`entries[${at}]${path}`), told.difference.path).toBe(true);
  });

  test('what came before it is sound', async () => {
    if (at > 0) expect((await replay('--to', String(at - 1))).status).toBe(0);
  });
});

test.each<[string, (record: BattleRecord) => unknown, number]>([
  ['the seed', r => ({ ...r, dice: { ...r.dice, seed: 8 } }), 1],
  ['the options', r => ({ ...r, options: { 'MBT20-R-03': 'monotonic' } }), 1],
  ['the scenario', r => ({ ...r, scenario: { ...(r.scenario as object), turns: 3 } }), 1],
  ['an option that does not exist', r => ({ ...r, options: { 'MBT20-R-999': 'x' } }), 1],
  ['a scenario that is none', r => ({ ...r, scenario: {} }), 1],
  ['the version', r => ({ ...r, version: 999 }), 2],
  ['the book', r => ({ ...r, ruleset: 'chess' }), 2],
  ['the dice', r => ({ ...r, dice: { kind: 'loaded' } }), 2],
  ['the kind of file', r => ({ ...r, umpire: 2 }), 2],
  ['no entries', r => ({ ...r, entries: [] }), 2],
  ['something added', r => ({ ...r, more: 1 }), 2],
])('tampered with: %s', async (_, change, expected) => {
  here.write('tampered.json', change(records.encounter!));
  const { status, stdout, stderr } = await replay();
  expect(status).toBe(expected);
  if (expected === 1) expect(stdout).toMatch(/^NOT sound: .+(at entry \d|in its head)/);
  else expect(stderr).toMatch(/^umpire replay: tampered\.json /);
});

test('a record of an earlier version that comes out otherwise today is not called unsound', async () => {
  here.write('tampered.json', { ...records.crossroads!, version: records.crossroads!.version - 1 });
  const { status, stderr } = await replay();
  expect(status).toBe(2);
  expect(stderr).toMatch(/was made with version \d+ of mbt2020; by version \d+ it comes out otherwise from entry 0 on/);
});

const EVIL = 'Mon\u001b]0;mine\u0007\u0000';
test.each<[string, (record: BattleRecord) => unknown]>([
  ['a title', r => ({ ...r, scenario: { ...(r.scenario as object), title: EVIL } })],
  ['a book', r => ({ ...r, ruleset: EVIL })],
  ['an option', r => ({ ...r, options: { [EVIL]: 'x' } })],
  ['an order', r => ({ ...r, entries: r.entries.with(3, { ...r.entries[3]!, order: { verb: EVIL } }) })],
])('escape sequences in %s reach neither terminal nor picture', async (_, change) => {
  here.write('tampered.json', change(records.crossroads!));
  const { status, stdout, stderr } = await replay('--log', '--svg', 'evil.svg');
  expect(status).not.toBe(0);
  expect(stdout + stderr).not.toMatch(/[^\P{Cc}\n]/u);
});

test('what differs is drawn as far as it is sound', async () => {
  const { entries, ...head } = structuredClone(records.crossroads!);
  changed(entries as Entries, 12, { hash: '0'.repeat(32) });
  here.write('tampered.json', { ...head, entries });
  expect((await replay('--svg', 'sound.svg')).status).toBe(1);
  expect(here.read('sound.svg')).toMatch(/<svg /);
});
