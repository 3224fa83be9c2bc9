import { describe, expect, test } from 'vitest';
import { seededDice } from '../chance/seeded.js';
import { skirmish } from '../examples/skirmish/index.js';
import type { SkirmishTypes } from '../examples/skirmish/rules.js';
import { approve } from './answer.js';
import { type Match, type Settings, start, submit } from './match.js';
import { type BattleRecord, parseRecord, type RecordedEntry, recordOf, replay } from './record.js';
import { told } from './seen.js';

/** A battle whose first die lies before the umpire, if there is one. */
function begun(settings: Partial<Settings>, umpire: boolean): Match<SkirmishTypes> {
  const how = { settings: { hashes: true, ...settings }, umpire };
  const match = start<SkirmishTypes>({ rules: skirmish, options: {}, scenario: {}, dice: seededDice(2), ...how });
  if (!match.ok) throw new Error(match.error.message);
  return match.value;
}

/** The record as whoever alters it would hand it on: with hashes that agree, or with none. */
const altered = (record: BattleRecord, change: Partial<RecordedEntry>, at = 0): unknown => ({
  ...record,
  entries: record.entries.map(({ hash: _hash, ...entry }, i) => (i === at ? { ...entry, ...change } : entry)),
});
function read(input: unknown) {
  const parsed = parseRecord(JSON.parse(JSON.stringify(input)));
  return parsed.ok ? replay(skirmish, parsed.value) : parsed;
}

describe('a die that the umpire replaced', () => {
  const FELL = 'it fell off the table';
  const replaced = () => {
    const match = begun({ approval: 'die' }, true);
    const { thrown } = match.pending!;
    approve(match, { ruled: 5, reason: FELL });
    return { match, thrown };
  };
  test.each(['a', 'b', 'spectator'])('is told to %s, with what was thrown and why', seat => {
    const { match, thrown } = replaced();
    expect(told(match, match.entries[0]!, seat)[0]).toEqual({
      text: `The umpire rules: 5 in place of the ${thrown} that was thrown: ${FELL}`,
      because: [{ rule: 'UMPIRE', effect: 'die', text: expect.stringContaining(FELL) }],
      about: [],
    });
  });
  test('counts where the record says that there was an umpire who approved dice', () => {
    expect(read(recordOf(replaced().match))).toMatchObject({ ok: true });
  });

  const NOBODY = 'a throw was replaced, and no umpire sat there to approve it';
  const { thrown } = replaced();
  test.each<[string, Match<SkirmishTypes>, object, string]>([
    ['nobody sat in his seat', begun({}, false), { thrown, ruled: 5, reason: FELL }, NOBODY],
    ['he approved no dice', begun({}, true), { thrown, ruled: 5, reason: FELL }, NOBODY],
    ['he gave no reason', replaced().match, { thrown, ruled: 5 }, 'a replaced throw needs a reason'],
    ['his reason is empty', replaced().match, { thrown, ruled: 5, reason: ' ' }, 'a replaced throw needs a reason'],
  ])('does not count where %s', (_, match, answer, message) => {
    const error = { path: 'entries[0].answers[0]', message };
    expect(read(altered(recordOf(match), { answers: [answer] }))).toMatchObject({ ok: false, error });
  });
});

describe('what was altered in a record is found at its entry', () => {
  const match = begun({}, false);
  submit(match, 'a', { verb: 'move', stand: 'a1', at: { x: 5300, y: 1000 } });
  const record = recordOf(match);
  const deep = JSON.parse('['.repeat(3000) + ']'.repeat(3000));
  test.each<[string, Partial<RecordedEntry>, string]>([
    ['the first order', { order: { verb: 'move' } }, 'entries[0].order'],
    ['the first order, a field more', { order: { verb: 'start', twice: true } }, 'entries[0].order'],
    ['a die taken out', { answers: [] }, 'entries[0].answers[0]'],
    ['no answer', { answers: [null] }, 'entries[0].answers[0]'],
    ['an answer three thousand deep', { answers: [deep] }, `entries[0].answers[0]${'[0]'.repeat(36)}`],
    ['an order three thousand deep', { order: { verb: 'start', deep } }, `entries[0].order.deep${'[0]'.repeat(36)}`],
  ])('%s', (_, change, path) => {
    expect(read(altered(record, change))).toMatchObject({ ok: false, error: { path } });
  });

  test('an entry on which the book breaks is named, and those before it are sound', () => {
    const broken = { ...skirmish, perform: () => JSON.parse('{') };
    const again = replay<SkirmishTypes>(broken, record);
    expect(again).toMatchObject({
      ok: false,
      error: { path: 'entries[1]', message: expect.stringMatching(/^this entry cannot be carried out/) },
    });
    expect(replay<SkirmishTypes>(broken, record, { to: 1 }).ok).toBe(true);
  });
});
