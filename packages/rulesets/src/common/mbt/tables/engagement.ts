import { type Options, type RuleId, rows } from '@umpire/engine';
import { beyond } from '../../book/limits.js';
import { type Prohibition, said } from '../../book/lines.js';
import type { Gift } from '../../book/parts.js';
import type { RulesBook } from '../book.js';
import type { Arc, StandFacts } from '../pieces.js';
import { bothOnTable, type EngagementFacts } from '../rules/engagement-facts.js';

export interface Bar {
  readonly rule: RuleId;
  readonly text: string;
  /** What is cited where the target is a blank that is only named: its conditions are R-70's own. */
  readonly ofBlank: RuleId;
}
interface ReachBar extends Bar {
  /** The same with its figures. */
  say?(e: EngagementFacts, reach: number | null): string;
  /** `reach`: the range of the line, reduced by darkness and weather; null: any. */
  when(e: EngagementFacts, options: Options, reach: number | null): boolean;
}
/** Into which arc a stand does not engage. */
export interface ArcBar extends Bar {
  when(stand: StandFacts, arc: Arc, options: Options): boolean;
}

const inch = (n: number): string => `${Math.round(n * 10) / 10}"`;
/** What is beyond a limit never reads as if it were within it. */
const beyondInch = (n: number, limit: number | null): string =>
  limit !== null && Math.round(n * 10) / 10 <= limit ? `a little over ${limit}"` : inch(n);
const shortBy = (n: number, limit: number): string =>
  Math.round((n - limit) * 10) === 0 ? '' : `: ${inch(n - limit)} short`;

export type EngagementTables = Gift<'engaging', typeof engagementTables>;

export function engagementTables(book: RulesBook) {
  const { DISTANCES, idOf, inContact, isSightExempt, list, ruleFor } = book;
  const { fragileBinds } = book.ending;
  const { ARC_BARS, bannedByWeather } = book.engaging;
  const { isBattery, isCounterBattery, isUnit } = book.words;

  const out = (e: EngagementFacts): boolean =>
    !isUnit(e.owner) && e.target.onTable && beyond(e.targetToBghq, DISTANCES.targetToBghq);

  /** Check (1) of `engagement-eligibility`, asked of either stand. */
  // biome-ignore format: one line a rule
  const PRESENCE_BARS = rows<Prohibition<StandFacts>>(list('PRESENCE_BARS'), [
    { rule: idOf('R-94'),   text: 'a stand that is off the table neither engages nor is engaged, batteries excepted', when: s => !isBattery(s) && !s.onTable },
  ]);

  const ENGAGES_ONCE = said(idOf('ENG-04'), 'a stand engages only once in a turn');

  /** Checks (2) to (4): what bars the owner whatever the target is. */
  // biome-ignore format: one line a rule
  const OWNER_BARS = rows<Prohibition<StandFacts>>(list('OWNER_BARS'), [
    { rule: ruleFor.fragileEngages, text: 'a stand of a Fragile Battle Group may not start an engagement', when: (s, o) => s.groupFragile && fragileBinds(o) },
    { rule: idOf('R-45'),   text: `a stand out of command may not start an engagement: bring it within ${DISTANCES.toBghq}" of its headquarters`, when: s => s.outOfCommand },
    { ...ENGAGES_ONCE, when: s => s.hasEngaged },
  ]);

  /** Check (6). */
  // biome-ignore format: one line a rule
  const WEATHER_BARS = rows<Prohibition<EngagementFacts>>(list('WEATHER_BARS'), [
    { rule: idOf('AWC-04'), text: 'in adverse weather ground attack aircraft (CAS) may not engage infantry or tanks', when: (e, o) => bannedByWeather(e.owner, e.target, e.awc, o) },
  ]);

  /** Check (8). */
  // biome-ignore format: one line a rule
  const MARKER_BARS = rows<Prohibition<EngagementFacts>>(list('MARKER_BARS'), [
    { rule: idOf('TRN-17'), text: 'counter-battery guns (CBA) engage only who fired in its last round', when: e => isCounterBattery(e.owner) && !e.target.engagedLastRound },
  ]);

  /** Check (9); off-table targets have no limit. */
  // biome-ignore format: one line a rule
  const COMMAND_BARS = rows<Prohibition<EngagementFacts>>(list('COMMAND_BARS'), [
    { rule: idOf('ORG-05'), text: `the target lies beyond ${DISTANCES.targetToBghq}" of the BGHQ of this Battle Group`, when: e => e.ownerGroup === 'mixed' && out(e) },
    { rule: idOf('ORG-06'), text: `the target lies beyond ${DISTANCES.targetToBghq}" of every BGHQ of this side`, when: e => e.ownerGroup === 'air-artillery' && out(e) },
  ]);

  /** Checks (10) and (11): distance and sight, where both stands are on the table. */
  // biome-ignore format: one line a rule
  const REACH_BARS = rows<ReachBar>(list('REACH_BARS'), [
    { rule: idOf('ELG-45'), ofBlank: idOf('R-70'),   text: 'the target is out of range', say: (e, reach) => `the target is ${beyondInch(e.range!, reach)} off, its reach is ${reach}"${shortBy(e.range!, reach!)}`, when: (e, _, reach) => reach !== null && beyond(e.range, reach) && !inContact(e.range) },
    { rule: idOf('LOS-02'), ofBlank: idOf('LOS-02'), text: 'the line of sight is blocked, and only contact would do', when: (e, o) => e.lineOfSight === 'blocked' && !inContact(e.range) && !isSightExempt(e.owner.posture, o) && !isSightExempt(e.target.posture, o) },
  ]);

  /** Check (12): whoever no row bars engages all round (ARC-05). */
  function arcBar(stand: StandFacts, arc: Arc, options: Options): Bar | undefined {
    for (const bar of ARC_BARS) if (bar.when(stand, arc, options)) return bar;
    return undefined;
  }
  const mayEngageInto = (stand: StandFacts, arc: Arc, options: Options): boolean =>
    arcBar(stand, arc, options) === undefined;

  /** Checks (10) to (12): why a target is out of a stand's reach, be it known or a blank. */
  function reachBar(e: EngagementFacts, options: Options, reach: number | null): Bar | undefined {
    if (!bothOnTable(e)) return undefined;
    for (const bar of REACH_BARS)
      if (bar.when(e, options, reach)) return bar.say ? { ...bar, text: bar.say(e, reach) } : bar;
    return arcBar(e.owner, e.ownerArc, options);
  }

  return {
    ENGAGES_ONCE,
    PRESENCE_BARS,
    OWNER_BARS,
    WEATHER_BARS,
    MARKER_BARS,
    COMMAND_BARS,
    mayEngageInto,
    reachBar,
  };
}
