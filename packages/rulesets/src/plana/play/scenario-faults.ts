import {
  forbid,
  isRefusal,
  liesInPolygon,
  malformed,
  type Options,
  overlaps,
  type Refusal,
  SIDES,
  withinTable,
} from '@umpire/engine';
import type { Troop, UnitType } from '../pieces.js';
import { orbatCheck } from '../rules/forces.js';
import { ownTablesFault } from '../tables/own-firing.js';
import { unitOf } from '../tables/units.js';
import { isImpassable } from './deploying.js';
import { forcesOf } from './forces.js';
import { groundOf } from './ground.js';
import { outlineOf } from './places.js';
import type { Scenario } from './scenario.js';
import { featureOf, placed } from './setup.js';
import { type Base, CM } from './state.js';

/** PLA-SCN-07: what is wrong with a scenario beyond its form, with the path to it. */
export function scenarioFault(s: Scenario, options: Options): Refusal | undefined {
  if (s.edges.a === s.edges.b) return malformed('edges.b', 'the edges of the sides differ');
  const tables = s.firingTables && ownTablesFault(s.firingTables, 'firingTables');
  return tables ?? namesFault(s) ?? featuresFault(s) ?? placesFault(s, options);
}

function namesFault(s: Scenario): Refusal | undefined {
  const seen = new Set<string>();
  for (const side of SIDES)
    for (const [b, battalion] of s.sides[side].battalions.entries()) {
      const at = `sides.${side}.battalions[${b}]`;
      const names = [
        [battalion.id, at],
        ...battalion.companies.flatMap((company, c) => [
          [company.id, `${at}.companies[${c}]`],
          ...company.bases.map((base, i) => [base.id, `${at}.companies[${c}].bases[${i}]`]),
        ]),
      ];
      for (const [id, path] of [
        ...names,
        ...s.sides[side].assets.map((asset, i) => [asset.id, `sides.${side}.assets[${i}]`]),
      ] as [string, string][]) {
        if (seen.has(id) && !isAgain(names as [string, string][], id, path))
          return malformed(`${path}.id`, `there are two called ${id}`);
        seen.add(id);
      }
    }
  return undefined;
}
/** Assets of a side are met once for each of its battalions. */
const isAgain = (_names: readonly [string, string][], _id: string, path: string): boolean => path.includes('.assets[');

const MOST_BASES = 200;
function featuresFault(s: Scenario): Refusal | undefined {
  const ids = s.features.map(feature => feature.id);
  const again = ids.findIndex((id, at) => id !== undefined && ids.indexOf(id) !== at);
  return again < 0 ? undefined : malformed(`features[${again}].id`, `there are two called ${ids[again]}`);
}

function placesFault(s: Scenario, options: Options): Refusal | undefined {
  const { lists } = forcesOf(s, options);
  const width = Math.round(s.table[0] * CM);
  const depth = Math.round(s.table[1] * CM);
  const zones = { a: s.zones.a.map(placed), b: s.zones.b.map(placed) };
  if (lists.bases.length > MOST_BASES) return malformed('sides', `at most ${MOST_BASES} bases`);
  const onTable = lists.bases.filter(({ where }) => where === 'table');
  const ground = groundOf(s.features.map(featureOf));
  for (const base of onTable) {
    if (!withinTable(outlineOf(base), width, depth))
      return malformed(`bases.${base.id}`, 'the whole base lies on the table');
    if (!liesInPolygon(outlineOf(base), zones[base.side]))
      return malformed(`bases.${base.id}`, 'the whole base lies in the zone of its side');
    if (isImpassable(ground, base, options)) return malformed(`bases.${base.id}`, 'it cannot stand on that ground');
  }
  return overlapFault(onTable) ?? companyFault(s);
}
function overlapFault(bases: readonly Base[]): Refusal | undefined {
  for (const a of bases)
    for (const b of bases)
      if (a.side === 'a' && b.side === 'b' && overlaps(outlineOf(a), outlineOf(b)))
        return malformed(`bases.${b.id}`, `it overlaps ${a.id}`);
  return undefined;
}
/** PLA-OB: companies that are made as no company is (PLA-OB-15, -16: without carriers, and car squadrons not at all). */
function companyFault(s: Scenario): Refusal | undefined {
  for (const side of SIDES)
    for (const battalion of s.sides[side].battalions)
      for (const company of battalion.companies) {
        const fault = companyMade(
          company.troop,
          company.bases.map(base => base.type),
        );
        if (fault) return { ...fault, path: `companies.${company.id}` };
      }
  return undefined;
}
const CARS: readonly UnitType[] = ['armoured-car-platoon', 'light-tracked-platoon'];
function companyMade(troop: Troop, all: readonly UnitType[]): Refusal | undefined {
  if (troop === 'armour' && all.every(type => CARS.includes(type)))
    return all.length < 2 || all.length > 4
      ? forbid('PLA-OB-16', 'a car squadron has two to four platoons')
      : undefined;
  const types = troop === 'hq' ? all : all.filter(type => !isCarrier(type));
  const carriers = all.length - types.length;
  const found = orbatCheck(troop, types);
  if (isRefusal(found)) return found;
  return carriers > types.length ? forbid('PLA-OB-15', 'at most one carrier for each base') : undefined;
}
const isCarrier = (type: UnitType): boolean => unitOf(type).notes?.includes('carrier') ?? false;
