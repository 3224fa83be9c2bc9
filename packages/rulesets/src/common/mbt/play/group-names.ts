import type { Group, State } from './state.js';

const NUMBERED = ['1st', '2nd', '3rd'];
/** The one at a place of its side's list. */
export const numberedGroup = (at: number): string => `${NUMBERED[at] ?? `${at + 1}th`} Battle Group`;

type Named = Pick<Group, 'id' | 'name' | 'known'>;
const isSecret = ({ name, known }: Named): boolean => name !== known;

/**
 * R-160: a name tells what lies under the blanks of a group (`Tank group`). That of a secret list stays with its owner; that of a
 * list which the scenario prints is known when a stand of the group has been turned up.
 */
export const hidesName = ({ stands }: Pick<State, 'stands'>, group: Group): boolean =>
  isSecret(group) || !group.members.some(i => stands[i]!.revealed);

/** What others call it as long as its name is hidden; ids count the groups of a side from 1. */
export const coverName = (group: Named): string =>
  isSecret(group) ? group.known : numberedGroup(Number(group.id.slice(1)) - 1);

/** Its name, and what others call it now: as events tell it. */
export const namesOf = (state: State, at: number): { readonly name: string; readonly known: string } => {
  const group = state.groups[at]!;
  return { name: group.name, known: hidesName(state, group) ? coverName(group) : group.name };
};
