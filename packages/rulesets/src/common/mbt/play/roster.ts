import type { Side } from '@umpire/engine';
import { numberedGroup } from './group-names.js';
import type { Group, RosterGroup, SideState, State } from './state.js';

type Named = Pick<SideState, 'name' | 'homeZone'>;

/** Puts an army into a state that is being set up. What a scenario prints is open; a list that a player hands in is secret. */
export function enlist(
  state: State,
  side: Side,
  army: Named,
  roster: readonly RosterGroup[],
  list: 'open' | 'secret',
): void {
  state.rosters[side] = roster;
  const initial = roster.reduce((sum, group) => sum + group.stands.length, 0);
  state.sides[side] = { ...state.sides[side], name: army.name, homeZone: army.homeZone, initial };
  state.groups.push(...freshGroups(side, roster, list));
}

const freshGroups = (side: Side, roster: readonly RosterGroup[], list: 'open' | 'secret'): Group[] =>
  roster.map((group, i) => ({
    id: `${side}${i + 1}`,
    side,
    name: group.name,
    known: list === 'open' ? group.name : numberedGroup(i),
    initial: group.stands.length,
    members: [],
    deployed: false,
    fragile: null,
  }));
