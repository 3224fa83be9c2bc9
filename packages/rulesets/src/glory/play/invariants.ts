import { isOnTable, liesOn } from '../rules/geometry.js';
import { fieldOf, liesOnAny } from './ground.js';
import type { State } from './state.js';
import { isBody } from './units.js';

/** What cannot be: bases on one another or off the table, links that do not hold, marks that contradict each other. */
export function faults(state: State): string[] {
  const found: string[] = [];
  const { top } = state.ground.now;
  const bodies = state.vignettes.filter(isBody);
  for (const [i, v] of bodies.entries()) {
    if (!isOnTable(v.base!, top.width, top.depth)) found.push(`${v.id} is off the table`);
    if (!state.ambush.now && liesOnAny(v.base!, fieldOf(state.ground.now).impassable))
      found.push(`${v.id} stands on impassable ground`);
    for (const other of bodies.slice(0, i))
      if (liesOn(v.base!, other.base!)) found.push(`${other.id} and ${v.id} lie on one another`);
  }
  for (const v of state.vignettes) {
    if (v.place !== 'table' && v.base !== null) found.push(`${v.id} is ${v.place} and has a base`);
    if (v.link !== null && !state.links[v.link]?.members.includes(state.lookup.ids[v.id]!))
      found.push(`${v.id} is in a link that does not know it`);
    if (v.bands < 0) found.push(`${v.id} has ${v.bands} bands`);
    const rear =
      v.link !== null &&
      state.links[v.link]?.type === 'support' &&
      state.links[v.link]!.members[1] === state.lookup.ids[v.id];
    if (v.place === 'table' && v.base === null && !rear) found.push(`${v.id} is on the table and nowhere`);
  }
  for (const link of Object.values(state.links)) {
    if (link.members.length < 2) found.push(`${link.id} has ${link.members.length} members`);
    for (const i of link.members)
      if (state.vignettes[i]!.link !== link.id || state.vignettes[i]!.place !== 'table')
        found.push(`${link.id} holds ${state.vignettes[i]!.id}`);
  }
  for (const side of ['a', 'b'] as const)
    if (state.sides[side].apLeft < 0) found.push(`side ${side} has spent more than it has`);
  return found;
}
