import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Dice } from '../chance/dice.js';
import { scriptedDice } from '../chance/scripted.js';
import { random, seededDice } from '../chance/seeded.js';
import { skirmish } from '../examples/skirmish/index.js';
import type { SkirmishTypes } from '../examples/skirmish/rules.js';
import { step } from '../testing/bench.js';
import { changesBetween } from './changes.js';
import { HASHINGS, type Hashing } from './hash.js';
import { start, turnOf } from './match.js';
import { type BattleRecord, parseRecord, recordOf, replay } from './record.js';
import { snapshot } from './snapshot.js';

describe('what an entry changed', () => {
  const before = { list: [{ a: 1 }, { a: 2 }], record: { x: { b: [1] }, y: 1 }, plain: 3 };
  const cases: [string, object, string][] = [
    ['nothing', before, ''],
    ['a plain field', { ...before, plain: 4 }, '{"plain"=4}'],
    ['an element', { ...before, list: [{ a: 1 }, { a: 3 }] }, '{"list"[1{"a"=3},]}'],
    ['one more', { ...before, list: [...before.list, null] }, '{"list"[#3]}'],
    ['one less', { ...before, list: [{ a: 1 }] }, '{"list"[#1]}'],
    ['a key that is gone', { ...before, record: { x: { b: [1] } } }, '{"record"{"y"-}}'],
    ['a key that is new', { ...before, record: { ...before.record, 'z"': true } }, '{"record"{"z\\""=true}}'],
    ['another kind', { ...before, list: {} }, '{"list"={}}'],
    ['two, in the order of their names', { record: 1, list: 2, plain: 3 }, '{"list"=2,"record"=1}'],
  ];
  for (const [name, after, said] of cases) test(name, () => expect(changesBetween(before, after)).toBe(said));

  const state = fc.dictionary(fc.string(), fc.jsonValue());
  test('does not hang on which objects are shared, nor on the order of keys', () => {
    fc.assert(
      fc.property(state, state, (one, other) => {
        const after = { ...one, ...other };
        const apart = JSON.parse(JSON.stringify(after));
        const turned = Object.fromEntries(Object.entries(apart).reverse());
        expect(changesBetween(one, apart)).toBe(changesBetween(one, after));
        expect(changesBetween(one, turned)).toBe(changesBetween(one, after));
        expect(changesBetween(one, JSON.parse(JSON.stringify(one)))).toBe('');
      }),
    );
  });
});

function playedOut(scenario: unknown, hashing?: Hashing, dice: Dice = seededDice(5)): BattleRecord {
  const begun = start<SkirmishTypes>({
    rules: skirmish,
    options: {},
    scenario,
    dice,
    settings: { hashes: true, ...(hashing && { hashing }) },
  });
  if (!begun.ok) throw new Error(begun.error.message);
  const chance = random(5);
  for (let turn = turnOf(begun.value); !('over' in turn); turn = turnOf(begun.value))
    step(begun.value as never, turn.waiting[0]!, chance);
  return recordOf(begun.value);
}

describe('records', () => {
  test('dice of a script replay to the hashes on record', () => {
    const thrown = seededDice(5);
    const script = scriptedDice(Array.from({ length: 2000 }, () => thrown.throw(6)!));
    const record = playedOut({}, undefined, script);
    expect(record.dice).toEqual({ kind: 'scripted' });
    expect(replay(skirmish, record)).toMatchObject({ ok: true });
  });

  test('a snapshot goes on with the hashes of its match', () => {
    const record = playedOut({});
    const part = replay<SkirmishTypes>(skirmish, record, { to: 20 });
    if (!part.ok) throw new Error(part.error.message);
    const copy = snapshot(part.value);
    for (const match of [part.value, copy])
      step(match as never, (turnOf(match) as { waiting: readonly string[] }).waiting[0]!, random(1));
    expect(copy.entries[0]!.hash).toBe(part.value.entries[20]!.hash);
  });
  const head: [string, object, string][] = [
    [
      'seats',
      {
        seats: [
          { id: 'a', side: 'a', commands: 1 },
          { id: 'b', side: 'b' },
        ],
      },
      'entries[0].hash',
    ],
    ['that there was an umpire', { umpire: true }, 'entries[0].hash'],
    ['how it is hashed', { hashing: 'state' }, 'entries[0].hash'],
    ['approval without an umpire', { approval: 'step' }, 'approval'],
    ['the format', { format: 3 }, 'format'],
  ];
  const record = playedOut({});
  for (const [name, change, path] of head)
    test(`tampered with (${name}): refused`, () => {
      const parsed = parseRecord({ ...record, ...change });
      expect(parsed.ok ? replay(skirmish, parsed.value) : parsed).toMatchObject({ ok: false, error: { path } });
    });

  for (const hashing of HASHINGS)
    test(`hashed as ${hashing}: replayed to the same record, and an entry that was altered is found`, () => {
      const made = JSON.parse(JSON.stringify(playedOut({}, hashing))) as BattleRecord;
      expect(made.hashing).toBe(hashing);
      const again = replay<SkirmishTypes>(skirmish, made);
      expect(again.ok && recordOf(again.value)).toEqual(made);
      const place = made.entries.findIndex(({ order }) => (order as { verb: string }).verb === 'move');
      const { at, ...order } = made.entries[place]!.order as { at: { x: number; y: number } };
      const altered = { ...made.entries[place]!, order: { ...order, at: { x: at.x, y: at.y + 1 } } };
      const tampered = replay(skirmish, { ...made, entries: made.entries.with(place, altered) });
      expect(tampered).toMatchObject({ ok: false, error: { path: `entries[${place}].hash` } });
    });

  test('of the first format: read, converted, replayed, and carried on with the hashes it began with', () => {
    const old = replay<SkirmishTypes>(skirmish, { ...record, hashing: 'state', entries: record.entries.map(bare) });
    if (!old.ok) throw new Error(old.error.message);
    const { format: _f, seats: _s, approval: _a, hashing, ...rest } = recordOf(old.value);
    expect(hashing).toBe('state');
    const first = parseRecord(JSON.parse(JSON.stringify({ ...rest, umpire: 1 })));
    if (!first.ok) throw new Error(first.error.message);
    expect(first.value).toMatchObject({ format: 2, umpire: false, approval: 'off', hashing: 'state' });
    const again = replay<SkirmishTypes>(skirmish, first.value);
    expect(again.ok && again.value.state).toEqual(old.value.state);
    expect(again.ok && recordOf(again.value)).toEqual(recordOf(old.value));
  });
});

const bare = ({ hash: _hash, ...entry }: BattleRecord['entries'][number]) => entry;
