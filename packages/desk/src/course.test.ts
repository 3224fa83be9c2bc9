import { botOf, fight } from '@umpire/bots';
import { type BattleRecord, recordOf } from '@umpire/engine';
import { RULESETS } from '@umpire/rulesets/all';
import { describe, expect, test } from 'vitest';
import { fetchBook } from './books.js';
import type { Course } from './course.js';
import { makeDesk } from './desk.js';

describe.each(RULESETS.map(rules => [rules.id, rules] as const))('how a battle of %s went', (id, rules) => {
  async function studied(
    seed: number,
    entries?: number,
  ): Promise<{ record: BattleRecord; course: Course | undefined }> {
    await fetchBook(id);
    const bots = { a: botOf('greedy')!, b: botOf('random')! };
    const { match } = fight({ rules, scenario: rules.scenarios[0]!.data, bots, seed, hashes: true });
    const whole = recordOf(match);
    const record = { ...whole, entries: whole.entries.slice(0, entries) };
    const desk = makeDesk();
    if (!desk.study(record).ok) throw new Error('it cannot be read');
    return { record, course: desk.course() };
  }

  test('there is a point for each entry, and the last is who won', async () => {
    const { record, course } = await studied(3);
    expect(course!.points.map(({ index }) => index)).toEqual(record.entries.map((_, i) => i));
    expect([-1, 0, 1]).toContain(course!.points.at(-1)!.worth);
    for (const { worth } of course!.points) expect(Math.abs(worth)).toBeLessThanOrEqual(1);
  });

  test('a stroke of luck names whom it favoured, and how seldom it comes', async () => {
    const { course } = await studied(3);
    expect(course!.strokes.length).toBeGreaterThan(1);
    for (const { luck, share } of course!.strokes) {
      expect(luck).toBeGreaterThan(0);
      expect(luck).toBeLessThanOrEqual(2);
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThan(1);
    }
  });

  test('of a battle that goes on nothing is told: it would show what is hidden', async () => {
    expect((await studied(3, 30)).course).toBeUndefined();
  });
});
