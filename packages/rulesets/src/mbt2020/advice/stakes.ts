import type { Options, Side } from '@umpire/engine';
import {
  type Condition,
  type LossCosts as FamilyCosts,
  type Stakes,
  soundGroups,
  standWorth,
  WORTH,
} from '../../common/mbt/advice/stakes.js';
import type { Group } from '../../common/mbt/play/state.js';
import type { Nature, Stand, State } from '../nature.js';
import type { Status } from '../pieces.js';
import { countsAsRepulsed, THRESHOLDS } from '../rules/victory.js';

/** What the states of one stand of a group cost its side. */
interface LossCosts extends FamilyCosts {
  readonly neutralised: number;
  /** Of a stand that does not count as Repulsed yet. */
  readonly repulsed: number;
  /** MBT20-R-60: by what it was at any time, or by what it is now. */
  readonly counts: (stand: Stand) => boolean;
  readonly pinned: number;
}

/** How many make up a percentage. */
const needed = (percent: number, of: number): number => Math.ceil((percent * of) / 100);

/** By index of the group. */
function lossCostsOf(view: State, options: Options): LossCosts[] {
  const counts = countsAsRepulsed(options);
  const army = { a: toArmyBreak(view, 'a'), b: toArmyBreak(view, 'b') };
  const sound = soundGroups(view);
  return view.groups.map(group => costsIn(view, group, counts, sound[group.side] === 1, army[group.side]));
}

function costsIn(view: State, group: Group, counts: LossCosts['counts'], last: boolean, army: number): LossCosts {
  if (group.fragile !== null) return { fragile: true, neutralised: 0.3 + army, repulsed: 0.1, pinned: 0.02, counts };
  let [lost, driven, batteries] = [0, 0, 0];
  for (const i of group.members) {
    const stand = view.stands[i]!;
    if (stand.status === 'neutralised') lost++;
    if (counts(stand)) driven++;
    // MBT20-R-61: a Fragile group keeps its batteries and flights from engaging.
    if (stand.place === 'off-table') batteries++;
  }
  const broken = last ? WORTH.last : WORTH.group + WORTH.battery * batteries;
  const leftN = Math.max(1, needed(THRESHOLDS.group.neutralised, group.initial) - lost);
  const leftR = Math.max(1, needed(THRESHOLDS.group.repulsed, group.initial) - driven);
  return {
    fragile: false,
    neutralised: WORTH.stand + broken / leftN + army,
    repulsed: 0.1 + (0.85 * broken) / leftR,
    pinned: 0.1 + 0.05 * broken,
    counts,
  };
}

/** What one more lost stand means for the whole side. */
function toArmyBreak(view: State, side: Side): number {
  let stands = 0;
  let lost = 0;
  for (const g of view.groups) if (g.side === side) stands += g.initial;
  for (const s of view.stands) if (s.side === side && s.status === 'neutralised') lost++;
  return WORTH.last / Math.max(1, needed(THRESHOLDS.army.neutralised, stands) - lost) / 2;
}

const areSameCosts = (a: readonly LossCosts[], b: readonly LossCosts[]): boolean =>
  a.length === b.length &&
  a.every((costs, i) => {
    const { fragile, neutralised, repulsed, pinned } = b[i]!;
    return (
      costs.fragile === fragile &&
      costs.neutralised === neutralised &&
      costs.repulsed === repulsed &&
      costs.pinned === pinned
    );
  });

/** What a stand can do that its group will miss. */
function skill(nature: Nature | null): number {
  if (!nature) return 0.1;
  if (nature.bghq) return 0.3;
  switch (nature.posture) {
    case 'REC':
      return 0.3;
    case 'OTF':
    case 'CBA':
    case 'ATM':
      return 0.2;
    default:
      return 0.1;
  }
}

/** What a new state of a stand costs its side. `gone`: an AIRCRAFT driven off for good (MBT20-RES-21). */
function costOfStatus(costs: LossCosts, stand: Stand, to: Status, gone = false): number {
  if (to === stand.status) return 0;
  const missed = costs.fragile ? 0 : skill(stand.nature);
  switch (to) {
    case 'neutralised':
      return costs.neutralised + missed;
    case 'repulsed':
      return (costs.counts(stand) ? 0.1 : costs.repulsed) + (gone ? missed + 0.2 : 0);
    case 'pinned':
      return costs.pinned;
    default:
      return 0;
  }
}

/** How much a state leaves of a stand. */
const LEFT: Readonly<Record<Status, number>> = { steady: 1, pinned: 0.8, repulsed: 0.4, neutralised: 0 };
const { wholeOf, leftOf } = standWorth(
  LEFT,
  ({ posture }) => posture === 'OTF' || posture === 'CBA' || posture === 'REC',
);

function conditionOf(view: State, side: Side, options: Options): Condition {
  const counts = countsAsRepulsed(options);
  const army = { stands: 0, lost: 0, driven: 0, all: 0, left: 0 };
  let groups = 0;
  let broken = 0;
  for (const { side: of, initial, members, fragile } of view.groups) {
    if (of !== side) continue;
    let [lost, driven] = [0, 0];
    for (const i of members) {
      const stand = view.stands[i]!;
      if (stand.status === 'neutralised') lost++;
      if (counts(stand)) driven++;
      army.all += wholeOf(stand.nature);
      army.left += leftOf(stand, fragile !== null);
    }
    groups++;
    army.stands += initial;
    army.lost += lost;
    army.driven += driven;
    broken +=
      fragile === null ? nearness(lost, THRESHOLDS.group.neutralised, driven, THRESHOLDS.group.repulsed, initial) : 1;
  }
  const whole = nearness(army.lost, THRESHOLDS.army.neutralised, army.driven, THRESHOLDS.army.repulsed, army.stands);
  return { strength: army.left / Math.max(1, army.all), breaking: Math.max(whole, broken / Math.max(1, groups)) };
}

/** How much of the losses has come that make Fragile (MBT20-VIC-01 to MBT20-VIC-04). */
const nearness = (lost: number, mostLost: number, driven: number, mostDriven: number, of: number): number =>
  Math.min(1, Math.max(lost / Math.max(1, needed(mostLost, of)), driven / Math.max(1, needed(mostDriven, of))));

export const STAKES: Stakes = { lossCostsOf, areSameCosts, costOfStatus, conditionOf };
