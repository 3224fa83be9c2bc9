import type { Options, Side } from '@umpire/engine';
import type { Condition, LossCosts as FamilyCosts, Stakes } from '../../common/mbt/advice/stakes.js';
import type { Group } from '../../common/mbt/play/state.js';
import type { Nature, Stand, State } from '../nature.js';
import type { Status } from '../pieces.js';
import { countsAsRepulsed } from '../rules/victory.js';

/** What the states of one stand of a group cost its side. */
interface LossCosts extends FamilyCosts {
  readonly neutralised: number;
  /** Of a stand that does not count as Repulsed yet. */
  readonly repulsed: number;
  /** MBT20-R-60: by what it was at any time, or by what it is now. */
  readonly counts: (stand: Stand) => boolean;
  readonly pinned: number;
}

/** MBT20-VIC-01 to MBT20-VIC-04: percentages from which on a group, or all groups of a side, are Fragile. */
const BREAKS = { repulsed: 30, neutralised: 15, armyRepulsed: 40, army: 20 } as const;
/** A group that breaks; the last one of its side that breaks; a stand by itself. */
const WORTH = { group: 1, last: 1.6, stand: 0.6, battery: 0.12 } as const;

/** How many make up a percentage. */
const needed = (percent: number, of: number): number => Math.ceil((percent * of) / 100);

/** By index of the group. */
function lossCostsOf(view: State, options: Options): LossCosts[] {
  const counts = countsAsRepulsed(options);
  const army = { a: toArmyBreak(view, 'a'), b: toArmyBreak(view, 'b') };
  const sound = { a: 0, b: 0 };
  for (const group of view.groups) if (group.fragile === null) sound[group.side]++;
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
  const leftN = Math.max(1, needed(BREAKS.neutralised, group.initial) - lost);
  const leftR = Math.max(1, needed(BREAKS.repulsed, group.initial) - driven);
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
  return WORTH.last / Math.max(1, needed(BREAKS.army, stands) - lost) / 2;
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

/** How much a state leaves of a stand; and of what is left, to be out of command or in a Fragile group. */
const LEFT: Readonly<Record<Status, number>> = { steady: 1, pinned: 0.8, repulsed: 0.4, neutralised: 0 };
const HAMPERED = { outOfCommand: 0.8, fragile: 0.5 } as const;

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
      army.all += valueOfNature(stand.nature);
      army.left += valueOfNature(stand.nature) * shareLeft(stand) * (fragile === null ? 1 : HAMPERED.fragile);
    }
    groups++;
    army.stands += initial;
    army.lost += lost;
    army.driven += driven;
    broken += fragile === null ? nearness(lost, BREAKS.neutralised, driven, BREAKS.repulsed, initial) : 1;
  }
  const whole = nearness(army.lost, BREAKS.army, army.driven, BREAKS.armyRepulsed, army.stands);
  return { strength: army.left / Math.max(1, army.all), breaking: Math.max(whole, broken / Math.max(1, groups)) };
}

/** How much of the losses has come that make Fragile (MBT20-VIC-01 to MBT20-VIC-04). */
const nearness = (lost: number, mostLost: number, driven: number, mostDriven: number, of: number): number =>
  Math.min(1, Math.max(lost / Math.max(1, needed(mostLost, of)), driven / Math.max(1, needed(mostDriven, of))));

/** What others are bound to counts for more, and what strikes or sees from afar. */
function valueOfNature(nature: Nature | null): number {
  if (!nature) return 1;
  if (nature.fake) return 0;
  if (nature.bghq) return 1.5;
  return nature.posture === 'OTF' || nature.posture === 'CBA' || nature.posture === 'REC' ? 1.25 : 1;
}

function shareLeft({ place, status, outOfCommand }: Stand): number {
  if (place === 'removed' || place === 'gone') return 0;
  return LEFT[status] * (outOfCommand ? HAMPERED.outOfCommand : 1);
}

export const STAKES: Stakes = { lossCostsOf, areSameCosts, costOfStatus, conditionOf };
