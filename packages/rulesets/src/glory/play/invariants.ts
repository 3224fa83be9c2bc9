import type { Options } from '@umpire/engine';
import { lookupFaults, memberFaults } from '../../common/book/state-form.js';
import { usesDetachments } from '../options.js';
import { isOnTable, liesDeepOn } from '../rules/geometry.js';
import { fieldOf, liesOnAny } from './ground.js';
import type { Doings, Link, State } from './state.js';
import { isBody } from './units.js';

/** What cannot be: bases on one another or off the table, links that do not hold, marks that contradict each other, names of what is not there. */
export function faults(state: State, options: Options): string[] {
  const found = [...referenceFaults(state), ...generalFaults(state), ...detachedFaults(state, options)];
  if (found.length > 0) return found;
  const { top } = state.ground.now;
  const bodies = state.vignettes.filter(isBody);
  for (const [i, v] of bodies.entries()) {
    if (!isOnTable(v.base!, top.width, top.depth)) found.push(`${v.id} is off the table`);
    if (!state.ambush.now && liesOnAny(v.base!, fieldOf(state.ground.now).impassable))
      found.push(`${v.id} stands on impassable ground`);
    for (const other of bodies.slice(0, i))
      if (liesDeepOn(v.base!, other.base!)) found.push(`${other.id} and ${v.id} lie on one another`);
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

/** Whatever names something else: it is there. */
function referenceFaults(state: State): string[] {
  const { vignettes, lookup, links, march, pursuit } = state;
  const met = vignettes.flatMap(({ now }) => [...now.arrivals, ...now.evaded, ...likeOf(now)]);
  const named = [...march.order, ...(pursuit.unit === null ? NOBODY : [pursuit.unit]), ...pursuit.evaded, ...met];
  return [
    ...lookupFaults(vignettes, lookup.ids),
    ...Object.entries(links).flatMap(([id, link]) => linkFaults(state, id, link)),
    ...named.filter(id => id !== null && lookup.ids[id] === undefined).map(id => `there is no vignette ${id}`),
  ];
}
const NOBODY: readonly string[] = [];
const likeOf = ({ thrown }: Doings): readonly string[] => (thrown?.like ? [thrown.like] : NOBODY);

/** IGR-LNK-01: a link is one side's own. */
function linkFaults({ vignettes }: State, name: string, { id, side, members }: Link): string[] {
  const foreign = members.some(place => vignettes[place] && vignettes[place].side !== side);
  return [
    ...memberFaults(id, members, vignettes),
    ...(foreign ? [`${id} holds vignettes of both sides`] : []),
    ...(name === id ? [] : [`${name} is called ${id}`]),
  ];
}

const generalFaults = ({ vignettes }: State): string[] =>
  (['a', 'b'] as const).flatMap(side =>
    vignettes.filter(v => v.side === side && v.general).length > 1 ? [`side ${side} has two Generals`] : [],
  );

const detachedFaults = ({ vignettes }: State, options: Options): string[] =>
  usesDetachments(options) ? [] : vignettes.filter(v => v.detached).map(v => `${v.id} is detached (IGR-DET-01)`);
