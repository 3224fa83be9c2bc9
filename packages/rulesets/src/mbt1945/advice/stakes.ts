import type { Side } from '@umpire/engine';
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
import { THRESHOLDS, tally } from '../rules/victory.js';

/** What the states of one stand of a group cost its side. */
interface LossCosts extends FamilyCosts {
  readonly broken: number;
  /** Of a stand that is Steady so far. */
  readonly shaken: number;
  readonly pinned: number;
}

const figuresOf = ({ fragileAt }: State): typeof THRESHOLDS => (fragileAt as typeof THRESHOLDS | null) ?? THRESHOLDS;

function membersOf(view: State, { members }: Group): Stand[] {
  const stands: Stand[] = [];
  for (const i of members) stands.push(view.stands[i]!);
  return stands;
}

/** By index of the group. */
function lossCostsOf(view: State): LossCosts[] {
  const sound = soundGroups(view);
  return view.groups.map(group => costsIn(view, group, sound[group.side] === 1));
}

/** MBT45-VIC-11, MBT45-VIC-12: one more of those that are missing to the figures that make a group Fragile. */
function costsIn(view: State, group: Group, last: boolean): LossCosts {
  if (group.fragile !== null) return { fragile: true, broken: 0.3, shaken: 0.08, pinned: 0.02 };
  const stands = membersOf(view, group);
  const lost = tally(stands);
  const figures = figuresOf(view);
  // MBT45-VIC-13: a Fragile group keeps its batteries and flights from engaging.
  let batteries = 0;
  for (const { place } of stands) if (place === 'off-table') batteries++;
  const whole = last ? WORTH.last : WORTH.group + WORTH.battery * batteries;
  const towards = whole / Math.max(1, figures.pinnedOrShaken - lost.pinnedOrShaken);
  const lasting = lastingIn(view);
  return {
    fragile: false,
    broken: WORTH.stand + whole / Math.max(1, figures.broken - lost.broken),
    // They rest, and are as good as new: half of what it may come to.
    shaken: 0.15 + 0.5 * towards + lasting.shaken,
    pinned: 0.1 + 0.4 * towards + lasting.pinned,
  };
}

/** MBT45-R-153: who is Pinned or Shaken when the last turn is over counts, if losses decide; before that he may have rested (MBT45-HSE-10). */
function lastingIn({ ending, turn, turns }: State): { shaken: number; pinned: number } {
  if (ending.kind !== 'losses' || turns === null || turn < turns - 1) return LASTING.none;
  return turn < turns ? LASTING.soon : LASTING.last;
}
const LASTING = {
  none: { shaken: 0, pinned: 0 },
  soon: { shaken: 0.2, pinned: 0.05 },
  last: { shaken: 0.3, pinned: 0.3 },
} as const;

const areSameCosts = (a: readonly LossCosts[], b: readonly LossCosts[]): boolean =>
  a.length === b.length &&
  a.every((costs, i) => {
    const { fragile, broken, shaken, pinned } = b[i]!;
    return costs.fragile === fragile && costs.broken === broken && costs.shaken === shaken && costs.pinned === pinned;
  });

/** What a stand can do that its group will miss. */
function skill(nature: Nature | null): number {
  if (!nature) return 0.1;
  if (nature.bghq) return 0.3;
  switch (nature.posture) {
    case 'REC':
      return 0.3;
    // MBT45-RES-21: who is driven off for good strikes no more.
    case 'CAS':
    case 'HBR':
      return 0.5;
    case 'OTF':
    case 'CBA':
    case 'ATA':
    case 'ASF':
      return 0.2;
    // They are there to be risked against aircraft.
    case 'AAA':
    case 'PDA':
      return 0;
    default:
      return 0.1;
  }
}

const missedBy = ({ fragile }: LossCosts, { nature }: Stand): number => (fragile ? 0 : skill(nature));

/** What a new state of a stand costs its side. `gone`: an AIRCRAFT driven off for good (MBT45-RES-21). */
function costOfStatus(costs: LossCosts, stand: Stand, to: Status, gone = false): number {
  if (to === stand.status && !gone) return 0;
  const before = stand.status === 'shaken' ? costs.shaken : stand.status === 'pinned' ? costs.pinned : 0;
  switch (to) {
    case 'broken':
      return costs.broken + missedBy(costs, stand) - before / 2;
    case 'shaken':
      return Math.max(0.05, costs.shaken - before) + (gone ? missedBy(costs, stand) + 0.2 : 0);
    case 'pinned':
      return Math.max(0, costs.pinned - before);
    default:
      return 0;
  }
}

/** How much a state leaves of a stand. */
const LEFT: Readonly<Record<Status, number>> = { steady: 1, pinned: 0.8, shaken: 0.6, broken: 0 };
const { wholeOf, leftOf } = standWorth(
  LEFT,
  ({ posture }) => posture === 'OTF' || posture === 'CBA' || posture === 'REC',
);

function conditionOf(view: State, side: Side): Condition {
  const own = view.groups.filter(group => group.side === side);
  let [all, left, breaking] = [0, 0, 0];
  for (const group of own) {
    const stands = membersOf(view, group);
    for (const stand of stands) {
      all += wholeOf(stand.nature);
      left += leftOf(stand, group.fragile !== null);
    }
    breaking += group.fragile === null ? nearness(view, stands) : 1;
  }
  return { strength: left / Math.max(1, all), breaking: breaking / Math.max(1, own.length) };
}

/** How much of the losses has come that make Fragile. */
function nearness(view: State, stands: readonly Stand[]): number {
  const lost = tally(stands);
  const figures = figuresOf(view);
  return Math.min(1, Math.max(lost.broken / figures.broken, lost.pinnedOrShaken / figures.pinnedOrShaken));
}

/** MBT45-HSE-10: who fights does not rest. A step better is worth part of what the state costs, the last one most. */
function costOfUnrest(costs: LossCosts, { status }: Stand): number {
  if (status === 'pinned') return 0.3 * costs.pinned;
  return status === 'shaken' ? 0.3 * costs.shaken : 0;
}

export const STAKES: Stakes = { lossCostsOf, areSameCosts, costOfStatus, conditionOf, costOfUnrest };
