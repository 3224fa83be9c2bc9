import type { Options } from '@umpire/engine';
import { misplaced } from '../../common/book/state-form.js';
import { unitOf } from '../tables/units.js';
import { baseOf, onTable } from './bases.js';
import { isWhole, overlapping } from './setting-down.js';
import type { Base, State } from './state.js';

/** PLA-WIN-08: what makes a state impossible. */
export function faults(state: State, _options: Options): string[] {
  const astray = placeFaults(state);
  if (astray.length > 0) return astray; // nothing else can be told of a table on which nobody is found
  return [
    ...state.bases.flatMap(base => baseFaults(state, base)),
    ...overlapFaults(state),
    ...loadFaults(state),
    ...nameFaults(state),
  ];
}

function baseFaults(state: State, base: Base): string[] {
  const { id, where, sp, fullSp, carrier, fate } = base;
  const found: string[] = [];
  if (where === 'gone') return fate === null ? [`${id} is gone and nobody knows why`] : [];
  if (sp < 1 || sp > fullSp || !Number.isInteger(sp)) found.push(`${id} has ${sp} SP`);
  if (fate !== null) found.push(`${id} is ${fate} and still in play`);
  if ((where === 'mounted' || where === 'aboard') !== (carrier !== null))
    found.push(`${id} is ${where}, and its carrier is ${carrier}`);
  if (where === 'table' && !isWhole(state, base)) found.push(`${id} is not whole on the table`);
  if (!Number.isInteger(base.x) || !Number.isInteger(base.y)) found.push(`${id} stands at (${base.x}, ${base.y})`);
  return found;
}

function overlapFaults(state: State): string[] {
  const found: string[] = [];
  for (const a of onTable(state, 'a'))
    for (const b of onTable(state, 'b')) if (overlapping(a, b)) found.push(`${a.id} overlaps ${b.id}`);
  return found;
}

/** PLA-CAR-01: two GF bases on a HoverBus platoon, else one on each carrier; passengers ride on what is there. */
function loadFaults(state: State): string[] {
  const mounted = state.bases.filter(({ where }) => where === 'mounted');
  return mounted.flatMap(base => {
    const carrier = baseOf(state, base.carrier!);
    if (!carrier || carrier.where === 'gone') return [`${base.id} rides on ${base.carrier}, which is gone`];
    const load = mounted.filter(one => one.carrier === carrier.id);
    const room = carrier.type === 'hoverbus-platoon' && load.every(one => unitOf(one.type).psRow === 'gf') ? 2 : 1;
    return load.length > room ? [`${carrier.id} carries ${load.length}`] : [];
  });
}

/** Commanders, calls, orders and missions name what is there. */
function nameFaults(state: State): string[] {
  const isGone = (id: string): boolean => (baseOf(state, id)?.where ?? 'gone') === 'gone';
  return [
    ...state.commanders
      .filter(({ base }) => base !== null && isGone(base))
      .map(({ id }) => `${id} is on a base that is gone`),
    ...state.calls
      .filter(({ batteries }) => batteries.some(isGone))
      .map(({ id }) => `${id} is for a battery that is gone`),
    ...state.packages.filter(({ hq }) => isGone(hq)).map(({ id }) => `${id} comes from an HQ that is gone`),
    ...state.battalions.filter(({ hq }) => hq !== null && isGone(hq)).map(({ id }) => `${id} has an HQ that is gone`),
    ...state.assets
      .filter(({ sp, mission }) => sp === 0 && mission !== null)
      .map(({ id }) => `${id} is lost and flies`),
  ];
}

/** Whoever is looked for stands where he is looked for: bases, companies, battalions, commanders and assets share one table of places. */
function placeFaults({ bases, companies, battalions, commanders, assets, lookup }: State): string[] {
  const lists: readonly (readonly { readonly id: string }[])[] = [bases, companies, battalions, commanders, assets];
  return lists.flatMap(list => misplaced(list, lookup.ids));
}
