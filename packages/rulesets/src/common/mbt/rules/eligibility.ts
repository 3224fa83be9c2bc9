import type { Citation, Options, Refusal } from '@umpire/engine';
import { within } from '../../book/limits.js';
import { citation, prohibitedBy } from '../../book/lines.js';
import type { CitedLine, Eligibility, Visibility } from '../book/engagements.js';
import type { RulesBook } from '../book.js';
import type { EngagementType, StandFacts } from '../pieces.js';
import type { EngagementTables } from '../tables/engagement.js';
import { bothOnTable, type EngagementFacts } from './engagement-facts.js';

/** Who may engage whom, from how far, and whether the other strikes back. */
export function eligibilityRules(book: RulesBook & EngagementTables) {
  const { idOf, inContact, ruling } = book;
  const { SEGMENTS } = book.army;
  const { LINES_OF, NOTHING_ELSE, OWN_BARS_OF, PAIR_BARS_OF, alsoCited, bannedByWeather, engagerOf, neverBack } =
    book.engaging;
  const { COMMAND_BARS, MARKER_BARS, OWNER_BARS, PRESENCE_BARS, WEATHER_BARS, mayEngageInto, reachBar } = book.engaging;
  const { isCounterBattery } = book.words;

  /** The eligibility line that lets one stand engage another, be it near or far. */
  function lineOf(by: StandFacts, target: StandFacts, options: Options): CitedLine | undefined {
    const line = printedLine(by, target, options);
    return line && !ownBar(by, options) && !pairBar(by, target, options) ? line : undefined;
  }
  /** Most engagers have no such bars. */
  function ownBar(by: StandFacts, options: Options): Refusal | undefined {
    const bars = OWN_BARS_OF[engagerOf(by)];
    return bars && prohibitedBy(bars, by, options);
  }
  function pairBar(by: StandFacts, target: StandFacts, options: Options): Refusal | undefined {
    const bars = PAIR_BARS_OF[engagerOf(by)];
    return bars && prohibitedBy(bars, { by, target }, options);
  }
  function printedLine(by: StandFacts, target: StandFacts, options: Options): CitedLine | undefined {
    for (const line of LINES_OF[engagerOf(by)] ?? []) if (line.when(target, options)) return line;
    return undefined;
  }

  /** DAY-06 and AWC-02 each halve; together by R-13. Fractions are kept. */
  const reduction = ruling<(dark: boolean, awc: boolean) => number>(idOf('R-13'), {
    cumulative: (dark, awc) => (dark ? 0.5 : 1) * (awc ? 0.5 : 1),
    once: (dark, awc) => (dark || awc ? 0.5 : 1),
  });
  const reduced = (range: number, e: Pick<Visibility, 'light' | 'awc'>, illuminated: boolean, o: Options): number =>
    range * reduction(o)(e.light !== 'day' && !illuminated, e.awc);

  /** The range of a line after darkness and weather; light on the one who is engaged cancels darkness (ILL-04). */
  const rangeOf = (
    line: CitedLine,
    e: Pick<Visibility, 'light' | 'awc'>,
    illuminated: boolean,
    options: Options,
  ): number | null => (line.range === null || line.fixed ? line.range : reduced(line.range, e, illuminated, options));

  /** the longest range of a stand's own lines, after darkness and weather; null where a line has no limit. */
  function longestRange(stand: StandFacts, e: Visibility, options: Options): Refusal | number | null {
    const barred = ownBar(stand, options);
    if (barred) return barred;
    const lines = LINES_OF[engagerOf(stand)];
    if (!lines) return nothingElse(stand, options);
    let longest = 0;
    for (const { range, used } of lines) {
      if (used && !used(options)) continue;
      if (range === null) return null;
      if (range > longest) longest = range;
    }
    return reduced(longest, e, e.targetIlluminated, options);
  }

  /** How far one stand strikes at such another, after darkness and weather: null without a limit, undefined where it strikes nobody like that. */
  function rangeAt(by: StandFacts, target: StandFacts, e: Visibility, options: Options): number | null | undefined {
    const line = lineOf(by, target, options);
    return line && rangeOf(line, e, e.targetIlluminated, options);
  }

  /** what makes an engaged stand able to engage back, its line apart. */
  const reachesBack = ruling<(e: EngagementFacts, line: CitedLine, options: Options) => boolean>(idOf('R-06'), {
    range: inRangeBack,
    types: () => true,
    'range-and-arc': (e, line, o) =>
      inRangeBack(e, line, o) && (!bothOnTable(e) || mayEngageInto(e.target, e.targetArc, o)),
  });
  function inRangeBack(e: EngagementFacts, line: CitedLine, options: Options): boolean {
    if (!bothOnTable(e) || inContact(e.range)) return true;
    const reach = rangeOf(line, e, e.ownerIlluminated, options);
    return reach === null || within(e.range, reach);
  }

  /** ENG-05, ENG-06: mutual if the engaged stand could engage the other as well. */
  function typeOf(e: EngagementFacts, options: Options): EngagementType {
    const line = neverBack?.(e.owner) ? undefined : lineOf(e.target, e.owner, options);
    if (!line || bannedByWeather(e.target, e.owner, e.awc, options)) return 'unilateral';
    return reachesBack(options)(e, line, options) ? 'mutual' : 'unilateral';
  }

  /** Check (5): what the owner's own mode bars, the closing words of its lines, what else bars these two. */
  function noLine(owner: StandFacts, target: StandFacts, options: Options): Refusal {
    const barred = ownBar(owner, options);
    if (barred) return barred;
    const pair = printedLine(owner, target, options) && pairBar(owner, target, options);
    return pair ?? nothingElse(owner, options);
  }
  function nothingElse(stand: StandFacts, options: Options): Refusal {
    const by = engagerOf(stand);
    const row = NOTHING_ELSE.find(n => n.by === by && (n.used?.(options) ?? true));
    return { rule: row?.rule ?? idOf('ELG-45'), message: row?.text ?? 'this stand may not engage that one' };
  }

  /** Check (7): each posture has its segment. */
  function wrongSegment(owner: StandFacts, segment: number | null): Refusal | undefined {
    if (segment === null) return undefined;
    const row = SEGMENTS.find(s => s.posture === owner.posture);
    return row && row.segment !== segment ? { rule: row.rule, message: row.text } : undefined;
  }

  /** Checks (10) to (12). */
  function outOfReach(e: EngagementFacts, options: Options, reach: number | null): Refusal | undefined {
    const bar = reachBar(e, options, reach);
    return bar && { rule: bar.rule, message: bar.text };
  }

  /** 5.4: checks (1) to (4) and (7), which can be made while the target is still a blank. */
  const ownerRefusal = (owner: StandFacts, segment: number | null, options: Options): Refusal | undefined =>
    prohibitedBy(PRESENCE_BARS, owner) ?? prohibitedBy(OWNER_BARS, owner, options) ?? wrongSegment(owner, segment);

  /** ENG-01: may the owner engage this target, and how? The checks run in the specification's order, (1) to (12). */
  function eligibility(e: EngagementFacts, options: Options): Refusal | Eligibility {
    const line = lineOf(e.owner, e.target, options);
    const early =
      prohibitedBy(PRESENCE_BARS, e.owner) ??
      prohibitedBy(PRESENCE_BARS, e.target) ??
      prohibitedBy(OWNER_BARS, e.owner, options);
    if (early) return early;
    if (!line) return noLine(e.owner, e.target, options);
    const maxRange = rangeOf(line, e, e.targetIlluminated, options);
    const refused =
      prohibitedBy(WEATHER_BARS, e, options) ??
      wrongSegment(e.owner, e.segment) ??
      prohibitedBy(MARKER_BARS, e, options) ??
      prohibitedBy(COMMAND_BARS, e, options) ??
      outOfReach(e, options, maxRange);
    if (refused) return refused;
    const type = typeOf(e, options);
    return { type, printedRange: line.range, maxRange, line: line.rule, because: reasons(e, line, type) };
  }

  // biome-ignore format: one line a rule
  const CITED = {
    dark:         citation(idOf('DAY-06'), 'dawn, dusk and night halve the range', 'half'),
    lit:          citation(idOf('ILL-04'), 'the target is lit and may be engaged at its daylight distance'),
    litInWeather: citation(idOf('ILL-05'), 'light does not help against the weather'),
    weather:      citation(idOf('AWC-02'), 'adverse weather halves the range', 'half'),
    marked:       citation(idOf('TRN-17'), 'the target engaged in its last round'),
    mutual:       citation(idOf('ENG-05'), 'each of the two can engage the other', 'mutual'),
    unilateral:   citation(idOf('ENG-06'), 'only the owning stand can engage the other', 'unilateral'),
  };

  function reasons(e: EngagementFacts, line: CitedLine, type: EngagementType): Citation[] {
    const because = [line.cited, ...(alsoCited?.(e.owner) ?? [])];
    if (line.range !== null && !line.fixed) {
      if (e.light !== 'day') because.push(e.targetIlluminated ? CITED.lit : CITED.dark);
      if (e.awc) because.push(CITED.weather);
      if (e.awc && e.light !== 'day' && e.targetIlluminated) because.push(CITED.litInWeather);
    }
    if (isCounterBattery(e.owner)) because.push(CITED.marked);
    because.push(CITED[type]);
    return because;
  }

  return { lineOf, longestRange, rangeAt, ownerRefusal, eligibility, pairBar };
}
