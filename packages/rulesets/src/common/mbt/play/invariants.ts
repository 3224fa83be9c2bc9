import { overlaps, withinTable } from '@umpire/engine';
import { lookupFaults, memberFaults } from '../../book/state-form.js';
import type { PlayBook } from '../book.js';
import { baseOf, type Presence } from './stands.js';
import type { Stand, State } from './state.js';

export function invariants(book: PlayBook & Presence) {
  const { isSolid } = book.shapes;
  const { LOST, STEADY, isAreaFire, isBattery, isFlight } = book.words;

  /** What cannot be: bases on one another or off the table, marks that contradict each other, names of what is not there. */
  function faults(state: State): string[] {
    const found = referenceFaults(state);
    if (found.length > 0) return found;
    const { width, depth } = state.ground.now;
    const solid = state.stands.filter(isSolid);
    for (const [i, stand] of solid.entries()) {
      if (!withinTable(baseOf(stand), width, depth)) found.push(`${stand.id} is off the table`);
      for (const other of solid.slice(0, i))
        if (overlaps(baseOf(stand), baseOf(other))) found.push(`${other.id} and ${stand.id} lie on one another`);
    }
    for (const stand of state.stands) {
      if (!stand.revealed && stand.status !== STEADY) found.push(`${stand.id} is a blank and ${stand.status}`);
      if ((stand.status === LOST) !== (stand.place === 'removed' && !stand.nature?.fake) && stand.nature)
        found.push(`${stand.id} is ${stand.status} and ${stand.place}`);
      if (stand.place === 'table' && stand.nature && isBattery(stand.nature) && isAreaFire(stand.nature))
        found.push(`${stand.id} is a battery on the table`);
      if (stand.nature && isFlight(stand.nature) && stand.place === 'table' && stand.entered === null)
        found.push(`${stand.id} came from nowhere`);
    }
    for (const group of state.groups) {
      const heads = group.members.filter(i => state.stands[i]!.nature?.bghq && state.stands[i]!.place !== 'removed');
      if (heads.length > 1) found.push(`${group.id} has ${heads.length} BGHQs`);
    }
    return found;
  }

  return { faults };
}

/** Whatever names something else: it is there, and knows of it. */
function referenceFaults(state: State): string[] {
  const { stands, groups, lookup, selected } = state;
  return [
    ...lookupFaults(stands, lookup.ids),
    ...groups.flatMap(({ id, members }) => memberFaults(id, members, stands)),
    ...memberFaults('the selection', selected, groups),
    ...stands.flatMap((stand, place) => groupFaults(state, stand, place)),
    ...groundFaults(state),
  ];
}

/** ORG-02: a stand belongs to one group of its side, which has it among its members. */
function groupFaults({ groups }: State, { id, side, group }: Stand, place: number): string[] {
  const own = groups[group];
  if (!own?.members.includes(place)) return [`${id} is in a group that does not know it`];
  return own.side === side ? [] : [`${id} is in a group of the other side`];
}

/** Roads lead from piece to piece, and what must be held is on the table. */
function groundFaults({ ground, ending }: State): string[] {
  const pieces = new Set(ground.now.pieces.map(({ id }) => id));
  const held = ending.kind === 'hold' ? [ending.piece] : ending.kind === 'towns' ? ending.pieces : [];
  const named = [...ground.now.roads.flatMap(({ from, to }) => [from, to]), ...held];
  return named.filter(id => !pieces.has(id)).map(id => `there is no piece ${id}`);
}
