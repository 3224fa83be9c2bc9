import { readFileSync } from 'node:fs';
import { botOf, fight } from '@umpire/bots';
import { type BattleRecord, recordOf } from '@umpire/engine';
import { RULESETS } from '@umpire/rulesets/all';
import { beforeAll, describe, expect, test } from 'vitest';
import { fetchBook } from './books.js';
import type { Course, Said } from './course.js';
import { makeDesk } from './study-desk.js';

function courseOf(record: BattleRecord): Course | undefined {
  const desk = makeDesk();
  if (!desk.study(record).ok) throw new Error('it cannot be read');
  return desk.course('umpire');
}

describe.each(RULESETS.map(rules => [rules.id, rules] as const))('how a battle of %s went', (id, rules) => {
  let record: BattleRecord;
  let course: Course;
  beforeAll(async () => {
    await fetchBook(id);
    const bots = { a: botOf('greedy')!, b: botOf('random')! };
    const { match } = fight({ rules, scenario: rules.scenarios[0]!.data, bots, seed: 3, hashes: true });
    record = recordOf(match);
    course = courseOf(record)!;
  }, 60_000);

  test('there is a point for each entry, and the last is who won', () => {
    expect(course.points.map(({ index }) => index)).toEqual(record.entries.map((_, i) => i));
    expect([-1, 0, 1]).toContain(course.points.at(-1)!.worth);
    for (const { worth } of course.points) expect(Math.abs(worth)).toBeLessThanOrEqual(1);
  });

  test('a stroke of luck names whom it favoured, and how seldom it comes', () => {
    expect(course.strokes.length).toBeGreaterThan(1);
    for (const { luck, share } of course.strokes) {
      expect(luck).toBeGreaterThan(0);
      expect(luck).toBeLessThanOrEqual(2);
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThan(1);
    }
  });

  test('of a battle that goes on nothing is told: it would show what is hidden', () => {
    expect(courseOf({ ...record, entries: record.entries.slice(0, 30) })).toBeUndefined();
  });
});

describe('IGR-SHO-09: a shot and the one that answers it are one entry', () => {
  // R3 shoots at P4, P4 returns fire, and R3 is repulsed by that
  const ENTRY = 188;
  const desk = makeDesk();
  beforeAll(async () => {
    await fetchBook('glory');
    const kept = new URL('../../../fixtures/candlemas-1643.record.json', import.meta.url);
    expect(desk.study(JSON.parse(readFileSync(kept, 'utf8'))).ok).toBe(true);
  });
  test.each(['umpire', 'a', 'b'])(
    'what turned it, and whose luck it was, is said of the throw that did it, to %s',
    viewer => {
      const { lines } = desk.chronicle(viewer)[ENTRY]!;
      const saidOf = (said: Said | undefined) => lines.slice(said?.from, said?.until).map(({ text }) => text);
      const { points, strokes } = desk.course(viewer)!;
      expect(saidOf(points[ENTRY]!.said)[0]).toMatch(/^P4 returns fire at R3: .* repulsed$/);
      expect(saidOf(desk.ahead(viewer)![ENTRY]!.said)).toEqual(saidOf(points[ENTRY]!.said));
      const luck = strokes
        .filter(({ index }) => index === ENTRY)
        .map(({ favoured, said }) => [favoured, saidOf(said)[0]]);
      expect(luck).toEqual([
        ['a', expect.stringMatching(/^R3 shoots at P4 with its guns: .* repulsed$/)],
        ['b', expect.stringMatching(/^P4 returns fire at R3: .* repulsed$/)],
      ]);
    },
  );
});
