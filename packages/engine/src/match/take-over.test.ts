import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { random, seededDice } from '../chance/seeded.js';
import { skirmish } from '../examples/skirmish/index.js';
import type { SkirmishTypes } from '../examples/skirmish/rules.js';
import type { Ruleset } from '../ruleset.js';
import { step } from '../testing/bench.js';
import { type Match, start, turnOf } from './match.js';
import { parseRecord, recordOf, replay } from './record.js';
import { told } from './seen.js';
import { carriedOver, type KeptPast, takenOver } from './take-over.js';
import { makeTrail, tracesOf } from './trail.js';
import { undo } from './undo.js';

type Book = Ruleset<SkirmishTypes>;
const next: Book = { ...skirmish, version: skirmish.version + 1 };
/** Today a battle begins otherwise: the first stand a little further east. */
const changed: Book = { ...next, setup: (scenario, options) => moved(skirmish.setup(scenario, options)) };
const moved = (made: ReturnType<Book['setup']>): ReturnType<Book['setup']> => {
  if (!made.ok) return made;
  const [first, ...others] = made.value.stands;
  return { ok: true, value: { ...made.value, stands: [{ ...first!, x: first!.x + 10 }, ...others] } };
};

/** Today the state has a field that it did not have then. */
const grown: Book = { ...next, setup: (scenario, options) => withMood(skirmish.setup(scenario, options)) };
const withMood = (made: ReturnType<Book['setup']>): ReturnType<Book['setup']> =>
  made.ok ? { ok: true, value: { ...made.value, mood: 'calm' } as never } : made;

function halfPlayed(trail = makeTrail(), rules: Book = skirmish): Match<SkirmishTypes> {
  const dice = seededDice(5);
  const begun = start<SkirmishTypes>({ rules, options: {}, scenario: {}, dice, settings: { hashes: true } });
  if (!begun.ok) throw new Error(begun.error.message);
  const chance = random(5);
  trail.note(begun.value as never);
  for (let i = 0; i < 12; i++) {
    step(begun.value as never, waitingIn(begun.value), chance);
    trail.note(begun.value as never);
  }
  return begun.value;
}
const waitingIn = (match: Match<SkirmishTypes>) => (turnOf(match) as { waiting: readonly string[] }).waiting[0]!;
const read = (value: unknown) => {
  const parsed = parseRecord(JSON.parse(JSON.stringify(value)));
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

describe('a battle under way when its book gets a new version', () => {
  const kept = makeTrail();
  const old = halfPlayed(kept);
  const record = recordOf(old);

  test('is taken over where everything comes out the same, and is one of the new version from then on', () => {
    expect(replay(next, record)).toMatchObject({ ok: false, error: { path: 'version' } });
    const taken = takenOver(next, record);
    if (!taken.ok) throw new Error(taken.error.message);
    expect(taken.value.state).toEqual(old.state);
    const again = recordOf(taken.value);
    expect(again.version).toBe(next.version);
    expect(replay(next, read(again))).toMatchObject({ ok: true });
  });

  test.each([
    [
      'that was altered',
      { ...record, entries: record.entries.with(3, { ...record.entries[3]!, hash: 'f'.repeat(32) }) },
    ],
    ['of a newer version', { ...record, version: next.version + 1 }],
  ])('but not one %s', (_, other) => {
    expect(takenOver(next, other).ok).toBe(false);
  });

  const state = JSON.parse(JSON.stringify(old.state));
  test('is taken over although a field is new in the state, where all that was kept comes out the same', () => {
    expect(takenOver(grown, record)).toMatchObject({ ok: false, error: { path: 'entries[0].hash' } });
    for (const past of [{ state }, { state, trail: kept.trail }, { trail: kept.trail }]) {
      const taken = takenOver(grown, record, {}, past);
      if (!taken.ok) throw new Error(taken.error.message);
      expect(taken.value.state).toEqual({ ...old.state, mood: 'calm' });
      expect(replay(grown, read(recordOf(taken.value)))).toMatchObject({ ok: true });
    }
  });

  const altered = (index: number, change: (trace: { patch: { at: object } }) => object) =>
    kept.trail.with(index, JSON.stringify(change(JSON.parse(kept.trail[index]!))));
  test.each<[string, KeptPast, string]>([
    ['its last state', { state: { ...state, turn: 99 } }, `entries[${record.entries.length - 1}].state.turn`],
    ['a stand less', { state: { ...state, stands: [] } }, `entries[${record.entries.length - 1}].state.stands`],
    [
      'a position on the way',
      { trail: altered(4, trace => ({ ...trace, patch: { at: { ...trace.patch.at, turn: { set: 99 } } } })) },
      'entries[4].state.turn',
    ],
    ['what happened', { trail: altered(5, trace => ({ ...trace, events: [] })) }, 'entries[5].events'],
  ])('but not where %s differs', (_, past, path) => {
    expect(takenOver(grown, record, {}, past)).toMatchObject({ ok: false, error: { path } });
  });

  test.each<[string, string]>([
    ['cut off', kept.trail[4]!.slice(0, 20)],
    ['nothing', 'null'],
    ['without events', '{}'],
    ['a change that is none', JSON.stringify({ ...JSON.parse(kept.trail[4]!), patch: { at: { turn: 5 } } })],
    ['events that are none', JSON.stringify({ ...JSON.parse(kept.trail[4]!), events: [null] })],
  ])('a trail that is damaged is as good as none: %s', (_, text) => {
    const trail = kept.trail.with(4, text);
    expect(takenOver(grown, record, {}, { trail })).toMatchObject({ ok: false, error: { path: 'entries[0].hash' } });
    expect(takenOver(grown, record, {}, { trail, state })).toMatchObject({ ok: true });
    expect(takenOver(next, record, {}, { trail })).toMatchObject({ ok: true });
  });

  test('leaves a trail of its positions, which shrinks when something is taken back', () => {
    const traces = tracesOf<SkirmishTypes>(kept.trail);
    expect(traces).toHaveLength(record.entries.length);
    expect(traces.at(-1)!.state).toEqual(state);
    const [trail, match] = [makeTrail(), halfPlayed()];
    for (const _ of match.entries)
      trail.note({ ...match, entries: match.entries.slice(0, trail.trail.length + 1) } as never);
    trail.note({ ...match, entries: match.entries.slice(0, 3) } as never);
    expect(trail.trail).toHaveLength(3);
  });

  test('is carried over from its last state where it comes out otherwise, by an entry that says so', () => {
    expect(takenOver(changed, record).ok).toBe(false);
    const carried = carriedOver(changed, record, JSON.parse(JSON.stringify(old.state)), seededDice(9));
    if (!carried.ok) throw new Error(carried.error.message);
    const match = carried.value;
    expect(match.state).toEqual(old.state);
    expect(told(match, match.entries[0]!, 'a')[0]!.text).toBe(
      `Carried over from version ${skirmish.version} of the rules, after ${record.entries.length} entries`,
    );
    const chance = random(8);
    for (let i = 0; i < 8; i++) step(match as never, waitingIn(match), chance);
    const again = replay(changed, read(recordOf(match)));
    expect(again.ok && again.value.state).toEqual(match.state);
  });

  test('what is taken back in it leaves the state that was carried over', () => {
    const carried = carriedOver(changed, record, old.state, seededDice(9));
    if (!carried.ok) throw new Error(carried.error.message);
    const match = carried.value;
    const by = waitingIn(match);
    step(match as never, by, random(3));
    if (undo(match, by).ok) expect(match.state).toEqual(old.state);
  });

  test.each<[string, unknown]>([
    ['nothing', null],
    ['another book’s', { board: [] }],
    ['a piece lost', { ...old.state, stands: [null] }],
  ])('is not carried over from a state that is none: %s', (_, state) => {
    expect(carriedOver(changed, record, state, seededDice(9))).toMatchObject({ ok: false });
  });

  const form = z.looseObject({ turn: z.int().max(1000) }) as unknown as NonNullable<Book['form']>;
  const formed: Book = { ...next, form, faults: () => expect.fail('it was looked at before its form was known') };
  test('is not carried over by a record whose state has not the form of one, and nothing else looks at it', () => {
    const order = { verb: 'carried', version: 1, entries: 3, state: { ...state, turn: 1e9 } };
    const forged = { ...record, version: next.version, entries: [{ by: 'book', order }] };
    expect(replay(formed, forged)).toMatchObject({ ok: false, error: { path: 'entries[0].order.state.turn' } });
  });
});
