import { overlaps, SIDES, withinTable } from '@umpire/engine';
import { lookupFaults, memberFaults } from '../../common/book/state-form.js';
import { baseOf, isCarried, isGround, standOf } from './stands.js';
import type { Stand, State } from './state.js';

/** What cannot be: bases on one another or off the table, loads without carriers, names of what is not there. */
export function faults(state: State): string[] {
  const found = referenceFaults(state);
  if (found.length > 0) return found;
  return [...stepFaults(state), ...placeFaults(state), ...state.stands.flatMap(stand => markFaults(state, stand))];
}

function referenceFaults(state: State): string[] {
  return [
    ...lookupFaults(state.stands, state.lookup.ids),
    ...state.groups.flatMap(({ id, members }) => memberFaults(id, members, state.stands)),
    ...state.stands.flatMap(({ id, group, side }, at) => {
      const own = state.groups[group];
      return own?.members.includes(at) && own.side === side ? [] : [`${id} is in a group that does not know it`];
    }),
    ...[state.activeStand, state.option?.stand ?? null, ...state.groups.map(({ hq }) => hq)].flatMap(id =>
      id === null || standOf(state, id) ? [] : [`there is no stand ${id}`],
    ),
    ...(state.activeGroup === null || state.groups[state.activeGroup] ? [] : ['a group acts that does not exist']),
  ];
}

/** Rounded corners may lie on one another by this much. */
const SLACK = 2;
function placeFaults(state: State): string[] {
  const { width, depth } = state.ground.now;
  const isThere = (stand: Stand): boolean => isGround(stand) && state.groups[stand.group]!.deployed;
  const ground = state.stands.filter(isThere);
  return ground.flatMap((stand, i) => [
    ...(withinTable(baseOf(stand), width, depth) ? [] : [`${stand.id} is off the table`]),
    ...ground
      .slice(0, i)
      .filter(other => overlaps(baseOf(stand), baseOf(other), SLACK))
      .map(other => `${other.id} and ${stand.id} lie on one another`),
  ]);
}

function markFaults(state: State, stand: Stand): string[] {
  const carrier = stand.carrier === null ? undefined : standOf(state, stand.carrier);
  return [
    ...(isCarried(stand) && !carrier ? [`${stand.id} is carried by nobody`] : []),
    ...((stand.nature.tread === 'air') === (stand.nature.speed === null)
      ? []
      : [`${stand.id} has no speed of its own`]),
    ...(stand.sharesWith === null || standOf(state, stand.sharesWith) ? [] : [`${stand.id} shares with nobody`]),
    ...(stand.suppression < 0 ? [`${stand.id} has fewer than no markers`] : []),
    ...(stand.mission && stand.where !== 'table' ? [`${stand.id} flies a mission off the table`] : []),
  ];
}

const BEFORE: readonly State['phase'][] = ['declare', 'armies', 'ground', 'terrain'];
/** A step before the battle has what it is about. */
function stepFaults({ phase, muster, defender }: State): string[] {
  if (phase === 'fortify' && defender === null) return ['nobody defends'];
  if (!BEFORE.includes(phase)) return [];
  if (!muster) return ['nothing was agreed on'];
  const isIn = muster.armies.a !== null && muster.armies.b !== null;
  return [
    ...(phase === 'ground' && !isIn ? ['an army is missing'] : []),
    ...(phase === 'terrain' && muster.placer === null ? ['nobody places the terrain'] : []),
    ...(SIDES.some(side => muster.ready[side] !== (muster.armies[side] !== null))
      ? ['an army is ready and missing']
      : []),
  ];
}
