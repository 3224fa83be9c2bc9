import { fought, greedyBot, randomBot } from '@umpire/bots';
import {
  type AnyRuleset,
  GUIDE_START,
  type GuideProgress,
  guided,
  guideMomentAt,
  stepOn,
  turnOf,
  viewOf,
} from '@umpire/engine';
import { RULESETS } from '@umpire/rulesets/all';
import { describe, expect, test } from 'vitest';

/** Of so many battles in one or the other each step comes. */
const BATTLES = 60;

const GUIDED = RULESETS.flatMap(rules =>
  rules.scenarios.flatMap(({ id, data }) => {
    const guide = rules.face.guide?.(data);
    return guide ? [[id, rules, data, guide] as const] : [];
  }),
);

/** Two who know what they want are often done before the last turn; two who do not are seldom. */
function botsOf(seed: number) {
  const bot = seed % 2 === 0 ? randomBot : greedyBot;
  return { a: bot, b: bot };
}

/** The steps that come in a battle of bots, for a learner who reads on at once; with what each points at. */
function* walked(rules: AnyRuleset, scenario: unknown, seed: number) {
  const guide = rules.face.guide!(scenario)!;
  let progress: GuideProgress = GUIDE_START;
  for (const match of fought({ rules, scenario, bots: botsOf(seed), seed })) {
    const moment = guideMomentAt(match, guide.side);
    const now = guided(guide, progress, moment);
    const came = now.shown && (now.step > progress.step || !progress.shown);
    progress = now;
    if (!came) continue;
    const { options } = match;
    const seen = rules.face.scene({ view: viewOf(match, guide.side), viewer: guide.side, options });
    const over = 'over' in turnOf(match);
    yield { step: now.step, shows: guide.shows(now.step, moment), seen, over };
    if (guide.steps[now.step]!.toRead) progress = stepOn(now);
  }
}

describe('guided battles', () => {
  test('every book that is played has one', () => {
    expect(GUIDED.map(([id]) => id)).toEqual([
      'mbt2020-0-first-battle',
      'mbt1945-0-first-battle',
      'lane-1643',
      'ww2-5-first-orders',
      'first-orders',
    ]);
  });

  test('each stands first in the list of its book', () => {
    expect(RULESETS.map(({ scenarios: [first] }) => first!.id)).toEqual(GUIDED.map(([id]) => id));
    for (const { scenarios } of RULESETS)
      expect(scenarios.filter(({ text }) => text.includes('a guide')).map(({ id }) => id)).toEqual([scenarios[0]!.id]);
  });

  test('MBT20-HSE-20 the village: every step comes before the end, however quickly two who know what they want are done', () => {
    const [, rules, data, guide] = GUIDED[0]!;
    for (const seed of [1, 3, 5, 7]) {
      const met = new Set([...walked(rules, data, seed)].filter(({ over }) => !over).map(({ step }) => step));
      expect([...met]).toEqual(guide.steps.map((_, i) => i));
    }
  });

  test.each(GUIDED)(
    'MBT20-HSE-20 MBT45-HSE-20 IGR-SCN-04 WW2-HG-26 PLA-BEL-02 %s: steps come in their order, and each comes',
    (_, rules, data, guide) => {
      const met = new Set<number>();
      for (let seed = 1; seed <= BATTLES && met.size < guide.steps.length; seed++) {
        let last = -1;
        for (const { step, shows, seen } of walked(rules, data, seed)) {
          // one that was not met in its moment comes again
          expect(step).toBeGreaterThanOrEqual(last);
          last = step;
          met.add(step);
          const drawn = [...seen.pieces, ...seen.features].map(({ id }) => id);
          expect(shows.filter(id => !drawn.includes(id))).toEqual([]);
        }
      }
      expect([...met].sort((p, q) => p - q)).toEqual(guide.steps.map((_, i) => i));
    },
  );
});
