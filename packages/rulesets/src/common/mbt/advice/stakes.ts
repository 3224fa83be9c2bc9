import type { Group, Nature, Stand, State } from '../play/state.js';

/** What the states of one stand of a group cost its side. */
export interface Stake {
  readonly fragile: boolean;
  readonly neutralised: number;
  /** Of a stand that was never Repulsed before. */
  readonly repulsed: number;
  readonly pinned: number;
}

/** VIC-01, VIC-02, VIC-04: percentages from which on a group, or all groups of a side, are Fragile. */
const BREAKS = { repulsed: 30, neutralised: 15, army: 20 } as const;
/** A group that breaks; the last one of its side that breaks; a stand by itself. */
const WORTH = { group: 1, last: 1.6, stand: 0.6, battery: 0.12 } as const;

const needed = (percent: number, of: number): number => Math.ceil((percent * of) / 100);

export function stakesOf(view: State): Stake[] {
  return view.groups.map((group, index) => {
    const sound = view.groups.filter(g => g.side === group.side && g.fragile === null);
    const stands = group.members.map(i => view.stands[i]!);
    const lost = stands.filter(s => s.status === 'neutralised').length;
    const driven = stands.filter(s => s.everRepulsed).length;
    const army = toArmyBreak(view, index);
    if (group.fragile !== null) return { fragile: true, neutralised: 0.3 + army, repulsed: 0.1, pinned: 0.02 };
    const broken = sound.length === 1 ? WORTH.last : WORTH.group + WORTH.battery * batteriesOf(view, group);
    const leftN = Math.max(1, needed(BREAKS.neutralised, group.initial) - lost);
    const leftR = Math.max(1, needed(BREAKS.repulsed, group.initial) - driven);
    return {
      fragile: false,
      neutralised: WORTH.stand + broken / leftN + army,
      repulsed: 0.1 + (0.85 * broken) / leftR,
      pinned: 0.1 + 0.05 * broken,
    };
  });
}

/** Batteries and flights that a Fragile group keeps from engaging. */
const batteriesOf = (view: State, group: Group): number =>
  group.members.filter(i => view.stands[i]!.place === 'off-table').length;

/** What one more lost stand means for the whole side. */
function toArmyBreak(view: State, group: number): number {
  const side = view.groups[group]!.side;
  let stands = 0;
  for (const g of view.groups) if (g.side === side) stands += g.initial;
  const lost = view.stands.filter(s => s.side === side && s.status === 'neutralised').length;
  return WORTH.last / Math.max(1, needed(BREAKS.army, stands) - lost) / 2;
}

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
export function harm(stake: Stake, stand: Stand, to: Stand['status'], gone = false): number {
  if (to === stand.status) return 0;
  const missed = stake.fragile ? 0 : skill(stand.nature);
  switch (to) {
    case 'neutralised':
      return stake.neutralised + missed;
    case 'repulsed':
      return (stand.everRepulsed ? 0.1 : stake.repulsed) + (gone ? missed + 0.2 : 0);
    case 'pinned':
      return stake.pinned;
    default:
      return 0;
  }
}
