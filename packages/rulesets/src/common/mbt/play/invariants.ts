import { overlaps, withinTable } from '@umpire/engine';
import type { PlayBook } from '../book.js';
import { baseOf, type Presence } from './stands.js';
import type { State } from './state.js';

export function invariants(book: PlayBook & Presence) {
  const { isSolid } = book;
  const { LOST, STEADY, isAreaFire, isBattery, isFlight } = book.words;

  /** What cannot be: bases on one another or off the table, marks that contradict each other. */
  function faults(state: State): string[] {
    const found: string[] = [];
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
