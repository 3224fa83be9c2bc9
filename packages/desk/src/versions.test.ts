import { readFileSync } from 'node:fs';
import { type BattleRecord, parseRecord, type Trail, tracesOf } from '@umpire/engine';
import { RULESETS } from '@umpire/rulesets/all';
import { beforeAll, describe, expect, test } from 'vitest';
import { fetchBook } from './books.js';
import type { BattlePlan } from './messages.js';
import { makeDesk } from './study-desk.js';

/** Battles as the page of an earlier version kept them: the first entries of a record, and the trail that they left. */
const kept = (name: string): { record: BattleRecord; trail: Trail; state: unknown } => {
  const read = (kind: string): unknown =>
    JSON.parse(readFileSync(new URL(`../../../fixtures/earlier/${name}.${kind}.json`, import.meta.url), 'utf8'));
  const trail = read('trail') as Trail;
  const parsed = parseRecord(read('record'));
  if (!parsed.ok) throw new Error(parsed.error.message);
  const record = { ...parsed.value, entries: parsed.value.entries.slice(0, trail.length) };
  return { record, trail, state: tracesOf(trail).at(-1)!.state };
};

const planOf = ({ ruleset, scenario }: BattleRecord): BattlePlan => ({
  ruleset,
  scenario,
  title: 'of an earlier version',
  options: {},
  seats: { a: 'person', b: { bot: 'random' } },
  dice: { kind: 'seeded', seed: 7 },
});

beforeAll(async () => {
  for (const { id } of RULESETS) await fetchBook(id);
});

describe.each(['mbt2020-1-crossroads-version-1', 'ridge-1815-version-2'])('%s', name => {
  const { record, trail, state } = kept(name);
  const resumed = () => {
    const desk = makeDesk();
    const outcome = desk.resume(record, planOf(record), 'x', [], { state, trail });
    if (!outcome.ok) throw new Error(outcome.error.message);
    return { desk, battleView: outcome.battleView };
  };

  test('is taken over: every position and every event comes out the same, though fields are new', () => {
    const { desk, battleView } = resumed();
    expect(desk.keep()!.record!.version).toBeGreaterThan(record.version);
    expect(desk.keep()!.record!.entries.map(({ order }) => order)).toEqual(record.entries.map(({ order }) => order));
    expect(battleView.log.some(({ verb }) => verb === 'carried')).toBe(false);
  });

  test('leaves a trail of its own as it is played on', () => {
    const { desk } = resumed();
    for (let i = 0; i < 4; i++) desk.think('umpire');
    const { record: now, trail: longer, state: last } = desk.keep()!;
    expect(longer).toHaveLength(now!.entries.length);
    expect(tracesOf(longer!).at(-1)!.state).toEqual(JSON.parse(JSON.stringify(last)));
  });

  test('cannot be told from another battle without what was kept', () => {
    expect(makeDesk().resume(record, planOf(record), 'x', [])).toMatchObject({ ok: false });
  });
});

describe.each([
  ['field-day-version-2', 53],
  ['mbt2020-2-the-town-version-1', 92],
])('%s, which comes out otherwise at entry %i', (name, differs) => {
  const { record, trail, state } = kept(name);
  const carried = () => {
    const desk = makeDesk();
    const outcome = desk.resume(record, planOf(record), 'x', [], { state, trail });
    if (!outcome.ok) throw new Error(outcome.error.message);
    return { desk, battleView: outcome.battleView };
  };

  test('is carried over from the state that was kept, says so, and can be played on', () => {
    const { desk, battleView } = carried();
    expect(battleView.log[0]!.lines[0]!.text).toBe(
      `Carried over from version ${record.version} of the rules, after ${record.entries.length} entries`,
    );
    const before = desk.keep()!.record!.entries.length;
    for (let i = 0; i < 4; i++) desk.think('umpire');
    expect(before).toBe(1);
    expect(desk.keep()!.trail).toHaveLength(desk.keep()!.record!.entries.length);
  });

  test('what came before is watched where its positions were kept', () => {
    const now = carried().desk.keep()!.record!;
    const study = makeDesk();
    const outcome = study.study(now, { earlier: [{ record, trail }] });
    if (!outcome.ok) throw new Error(outcome.error.message);
    const { length } = record.entries;
    expect(outcome.studied.earlier).toEqual([{ version: record.version, entries: length, watched: true }]);
    const moments = study.chronicle('umpire');
    expect(moments.map(({ index }) => index)).toEqual(Array.from({ length: length + 1 }, (_, i) => i - length));
    expect(moments[0]!.earlier).toEqual({ version: record.version, entry: 0 });
    expect(moments.filter(({ index, lines }) => index < 0 && lines.length > 0).length).toBeGreaterThan(differs / 2);
    expect(study.position(-1, 'a')!.scene.pieces).toEqual(study.position(0, 'a')!.scene.pieces);
    expect(study.position(differs - length, 'a')!.scene.pieces.length).toBeGreaterThan(0);
  });

  test('and where they were not, that is said', () => {
    const now = carried().desk.keep()!.record!;
    for (const beside of [{}, { earlier: [{ record }] }]) {
      const outcome = makeDesk().study(now, beside);
      expect(outcome).toMatchObject({
        ok: true,
        studied: { earlier: [{ version: record.version, entries: record.entries.length, watched: false }] },
      });
    }
  });

  test('is watched as it was before anybody goes on with it', () => {
    const study = makeDesk();
    expect(study.study(record)).toMatchObject({ ok: false });
    expect(study.study(record, { state, trail })).toMatchObject({ ok: true, studied: { asOf: record.version } });
    expect(study.chronicle('umpire')).toHaveLength(record.entries.length);
  });

  test.each([
    ['without a state', undefined],
    ['with one that is none', { stands: [null] }],
  ])('%s it is refused', (_, wrong) => {
    expect(makeDesk().resume(record, planOf(record), 'x', [], { state: wrong })).toMatchObject({ ok: false });
  });
});
