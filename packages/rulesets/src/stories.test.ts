import type { Briefing, ScenarioHead } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { RULESETS } from './all/index.js';

/** What a briefing says of ground, hour, weather and the end is read as a promise: what the scenario does not have is not said. */

interface Told {
  readonly hour24?: number;
  readonly season?: string;
  readonly awc?: boolean;
  readonly roads?: readonly unknown[];
  readonly river?: unknown;
  readonly ending?: { readonly kind: string };
  readonly briefing?: { readonly a: string; readonly b: string };
}
const BATTLES = RULESETS.flatMap(rules =>
  rules.scenarios.map(entry => {
    const { id, title, data } = entry as ScenarioHead & { readonly data: unknown };
    const briefings = (['a', 'b'] as const).map(
      (side): Partial<Briefing> => rules.face.briefing?.(data as never, side) ?? {},
    );
    return { name: `${rules.id} ${title} (${id})`, told: data as Told, briefings };
  }),
).filter(({ briefings }) => briefings.some(({ story }) => story !== undefined));

const HOURS = ['twelve', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'];
const MONTHS: Readonly<Record<string, RegExp>> = {
  Winter: /winter|December|January|February/i,
  Spring: /spring|March|April|May\b|the first hot days/i,
  Summer: /summer|June|July|August|the first hot days|dry season/i,
  Autumn: /autumn|September|October|November/i,
};

describe.each(BATTLES)('$name', ({ told, briefings }) => {
  const dateline = briefings[0]?.dateline ?? '';
  const stories = briefings.map(({ story = '' }) => story).join(' ');
  const orders = `${told.briefing?.a ?? ''} ${told.briefing?.b ?? ''}`;

  test('the hour of its dateline is the hour at which it begins', () => {
    const said = /\b(\w+)(?: o’clock)? (?:in the|on a \w+) (morning|evening|afternoon)/.exec(dateline);
    const hour = said ? HOURS.indexOf(said[1]!) : -1;
    if (told.hour24 === undefined || hour < 0) return;
    expect(hour + (said![2] === 'morning' ? 0 : 12)).toBe(told.hour24);
  });

  test('the season of its dateline is the season that its dice are thrown for', () => {
    const named = Object.values(MONTHS).some(words => words.test(dateline));
    if (told.season === undefined || !named) return;
    expect(dateline).toMatch(MONTHS[told.season]!);
  });

  test('rain, fog and soft ground are told of adverse weather alone', () => {
    if (told.awc !== false) return;
    expect(stories).not.toMatch(/\b(fog|mist|driving snow|mud|thaw|soft)\b/i);
    expect(stories).not.toMatch(/only (the )?(road|dry ground)/i);
  });

  test('where losses alone decide, nobody is told to take ground or to hold it', () => {
    if (told.ending?.kind !== 'losses') return;
    expect(`${orders} ${stories}`).not.toMatch(/(^|\. )(Take|Hold) the (village|town)\b/);
    expect(Object.values(briefings[0]?.ends ?? {}).join(' ')).not.toMatch(
      /(village|town) is taken|hold the (village|town)/,
    );
  });

  test('what is told of its end names no hour: it may come in any turn', () => {
    expect(Object.values(briefings[0]?.ends ?? {}).join(' ')).not.toMatch(/\b(at|before) noon\b|\bat (dusk|dawn);/);
  });
});
