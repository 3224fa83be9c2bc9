import { type Options, type RuleId, rows } from '@umpire/engine';
import { beyond, inContact } from '../limits.js';
import type { Bar } from '../lines.js';
import { ruling } from '../options.js';
import { type Arc, isMountedInfantry, type StandFacts } from '../pieces.js';
import { bothOnTable, type EngagementFacts } from '../rules/engagement-facts.js';
import { bannedByWeather, fragileBinds, isSightExempt } from '../rules/readings.js';
import { DISTANCES } from './distances.js';

const fromAfar = (s: StandFacts): boolean => s.class === 'AIRCRAFT' || s.class === 'ARTILLERY';
const out = (e: EngagementFacts): boolean =>
  fromAfar(e.owner) && e.target.onTable && beyond(e.targetToBghq, DISTANCES.targetToBghq);

/** Check (1) of `engagement-eligibility`, asked of either stand. */
// biome-ignore format: one line a rule
export const PRESENCE_BARS = rows<Bar<StandFacts>>('mbt2020/PRESENCE_BARS', [
  { rule: 'MBT20-R-94',   text: 'a stand that is off the table neither engages nor is engaged, batteries excepted', when: s => s.class !== 'ARTILLERY' && !s.onTable },
]);

/** Checks (2) to (4): what bars the owner whatever the target is. */
// biome-ignore format: one line a rule
export const OWNER_BARS = rows<Bar<StandFacts>>('mbt2020/OWNER_BARS', [
  { rule: 'MBT20-R-61',   text: 'a stand of a Fragile Battle Group may not start an engagement', when: (s, o) => s.groupFragile && fragileBinds(o) },
  { rule: 'MBT20-R-45',   text: 'a stand out of command may not start an engagement', when: s => s.outOfCommand },
  { rule: 'MBT20-ENG-04', text: 'a stand engages only once in a turn', when: s => s.hasEngaged },
]);

/** Check (6). */
// biome-ignore format: one line a rule
export const WEATHER_BARS = rows<Bar<EngagementFacts>>('mbt2020/WEATHER_BARS', [
  { rule: 'MBT20-AWC-04', text: 'in adverse weather CAS may not engage INFANTRY or ARMOUR', when: (e, o) => bannedByWeather(e.owner, e.target, e.awc, o) },
]);

/** Check (8). */
// biome-ignore format: one line a rule
export const MARKER_BARS = rows<Bar<EngagementFacts>>('mbt2020/MARKER_BARS', [
  { rule: 'MBT20-TRN-17', text: 'CBA engages only stands that engaged in their last round', when: e => e.owner.posture === 'CBA' && !e.target.engagedLastRound },
]);

/** Check (9); off-table targets have no limit (MBT20-R-48). */
// biome-ignore format: one line a rule
export const COMMAND_BARS = rows<Bar<EngagementFacts>>('mbt2020/COMMAND_BARS', [
  { rule: 'MBT20-ORG-05', text: 'the target lies beyond 24" of the BGHQ of this Battle Group', when: e => e.ownerGroup === 'mixed' && out(e) },
  { rule: 'MBT20-ORG-06', text: 'the target lies beyond 24" of every BGHQ of this side', when: e => e.ownerGroup === 'air-artillery' && out(e) },
]);

/** MBT20-R-137: which INFANTRY is limited to its front and sides? */
const frontAndSide = ruling<(s: StandFacts) => boolean>('MBT20-R-137', {
  class: s => s.class === 'INFANTRY',
  'inf-only': s => s.posture === 'INF' && isMountedInfantry(s.subClass),
});
const frontOnly = (s: StandFacts): boolean => s.class === 'ARMOUR' || s.posture === 'CAS';
const overRear = (s: StandFacts, arc: Arc, o: Options): boolean => arc === 'rear' && frontAndSide(o)(s);

export interface ReachBar {
  readonly rule: RuleId;
  readonly text: string;
  /** `reach`: the range of the line, reduced by darkness and weather; null: any. */
  when(e: EngagementFacts, options: Options, reach: number | null): boolean;
}

/** Checks (10) to (12): distance, sight and arc, where both stands are on the table. */
// biome-ignore format: one line a rule
export const REACH_BARS = rows<ReachBar>('mbt2020/REACH_BARS', [
  { rule: 'MBT20-ELG-45', text: 'the target is out of range', when: (e, _, reach) => reach !== null && beyond(e.range, reach) && !inContact(e.range) && bothOnTable(e) },
  { rule: 'MBT20-LOS-02', text: 'the line of sight is blocked, and only contact would do', when: (e, o) => e.lineOfSight === 'blocked' && !inContact(e.range) && bothOnTable(e) && !isSightExempt(e.owner.posture, o) && !isSightExempt(e.target.posture, o) },
  { rule: 'MBT20-ARC-02', text: 'ARMOUR and CAS engage to their front only', when: e => e.ownerArc !== 'front' && frontOnly(e.owner) && bothOnTable(e) },
  { rule: 'MBT20-ARC-04', text: 'INFANTRY does not engage to its rear', when: (e, o) => overRear(e.owner, e.ownerArc, o) && bothOnTable(e) },
]);

/** MBT20-ARC-02, MBT20-ARC-04, MBT20-ARC-05: all others engage all round. */
export const mayEngageInto = (stand: StandFacts, arc: Arc, options: Options): boolean =>
  !(frontOnly(stand) && arc !== 'front') && !overRear(stand, arc, options);
