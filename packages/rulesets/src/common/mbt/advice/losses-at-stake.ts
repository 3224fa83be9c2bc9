import type { Side } from '@umpire/engine';
import type { Group, Nature, Stand, State } from '../play/state.js';

/** What the states of one stand of a group cost its side. */
export interface LossCosts {
  readonly fragile: boolean;
  readonly neutralised: number;
  /** Of a stand that does not count as Repulsed yet. */
  readonly repulsed: number;
  readonly counts: CountsAsRepulsed;
  readonly pinned: number;
}

/** by what it was at any time, or by what it is now. */
export type CountsAsRepulsed = (stand: Stand) => boolean;

/** VIC-01 to VIC-04: percentages from which on a group, or all groups of a side, are Fragile. */
export const BREAKS = { repulsed: 30, neutralised: 15, armyRepulsed: 40, army: 20 } as const;
/** A group that breaks; the last one of its side that breaks; a stand by itself. */
const WORTH = { group: 1, last: 1.6, stand: 0.6, battery: 0.12 } as const;

/** How many make up a percentage. */
export const needed = (percent: number, of: number): number => Math.ceil((percent * of) / 100);

/** By index of the group. */
export function lossCostsOf(view: State, counts: CountsAsRepulsed): LossCosts[] {
  const army = { a: toArmyBreak(view, 'a'), b: toArmyBreak(view, 'b') };
  const sound = { a: 0, b: 0 };
  for (const group of view.groups) if (group.fragile === null) sound[group.side]++;
  return view.groups.map(group => costsIn(view, group, counts, sound[group.side] === 1, army[group.side]));
}

function costsIn(view: State, group: Group, counts: CountsAsRepulsed, last: boolean, army: number): LossCosts {
  if (group.fragile !== null) return { fragile: true, neutralised: 0.3 + army, repulsed: 0.1, pinned: 0.02, counts };
  let [lost, driven, batteries] = [0, 0, 0];
  for (const i of group.members) {
    const stand = view.stands[i]!;
    if (stand.status === 'neutralised') lost++;
    if (counts(stand)) driven++;
    // a Fragile group keeps its batteries and flights from engaging.
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

export const areSameCosts = (a: readonly LossCosts[], b: readonly LossCosts[]): boolean =>
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

/** What a new state of a stand costs its side. `gone`: an AIRCRAFT driven off for good (RES-21). */
export function costOfState(costs: LossCosts, stand: Stand, to: Stand['status'], gone = false): number {
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
