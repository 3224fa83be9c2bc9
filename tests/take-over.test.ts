import { readFileSync } from 'node:fs';
import {
  type AnyRuleset,
  type BattleRecord,
  type BookTypes,
  carriedOver,
  forkState,
  parseRecord,
  random,
  recordOf,
  replay,
  seededDice,
  step,
  takenOver,
  turnOf,
} from '@umpire/engine';
import { rulesetOf } from '@umpire/rulesets/all';
import { describe, expect, test } from 'vitest';

const recorded = (name: string): BattleRecord => {
  const file = new URL(`../fixtures/${name}.record.json`, import.meta.url);
  const parsed = parseRecord(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

/** Half of a recorded battle, and its book a version later. */
const HALF: [string, number][] = [
  ['mbt2020-1-crossroads', 60],
  ['mbt2020-4-bridgehead', 60],
  ['candlemas-1643', 60],
];

describe.each(HALF)('%s, under way when its book gets a new version', (name, entries) => {
  const whole = recorded(name);
  const record = { ...whole, entries: whole.entries.slice(0, entries) };
  const rules: AnyRuleset = { ...rulesetOf(record.ruleset)!, version: record.version };
  const next: AnyRuleset = { ...rules, version: record.version + 1 };

  test('goes on where everything comes out the same', () => {
    const [then, now] = [replay<BookTypes>(rules, record), takenOver<BookTypes>(next, record)];
    if (!then.ok || !now.ok) throw new Error(JSON.stringify([then, now]));
    expect(now.value.state).toEqual(then.value.state);
    expect(recordOf(now.value).version).toBe(next.version);
  });

  test('is carried over from its last state where it does not, and can be played and replayed', () => {
    const then = replay<BookTypes>(rules, record);
    if (!then.ok) throw new Error(then.error.message);
    const carried = carriedOver<BookTypes>(
      next,
      record,
      JSON.parse(JSON.stringify(forkState(then.value.state))),
      seededDice(3),
    );
    if (!carried.ok) throw new Error(carried.error.message);
    const match = carried.value;
    const chance = random(4);
    for (let i = 0, turn = turnOf(match); i < 30 && 'waiting' in turn; i++, turn = turnOf(match))
      step(match, chance.pick(turn.waiting), chance);
    const parsed = parseRecord(JSON.parse(JSON.stringify(recordOf(match))));
    if (!parsed.ok) throw new Error(parsed.error.message);
    expect(replay<BookTypes>(next, parsed.value)).toMatchObject({ ok: true });
  });
});
