import { liesInPolygon, malformed, type Options, overlaps, type Refusal, SIDES, withinTable } from '@umpire/engine';
import { UNIT_TYPES } from '../pieces.js';
import { orbatCheck } from '../rules/forces.js';
import { unitOf } from '../tables/units.js';
import { forcesOf } from './forces.js';
import { outlineOf } from './places.js';
import type { Scenario } from './scenario.js';
import { placed } from './setup.js';
import { type Base, CM } from './state.js';

/** PLA-SCN-07: what is wrong with a scenario beyond its form, with the path to it. */
export function scenarioFault(s: Scenario, options: Options): Refusal | undefined {
  if (s.edges.a === s.edges.b) return malformed('edges.b', 'the edges of the sides differ');
  return namesFault(s) ?? placesFault(s, options);
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

function placesFault(s: Scenario, options: Options): Refusal | undefined {
  const { lists } = forcesOf(s, options);
  const width = Math.round(s.table[0] * CM);
  const depth = Math.round(s.table[1] * CM);
  const zones = { a: s.zones.a.map(placed), b: s.zones.b.map(placed) };
  const onTable = lists.bases.filter(({ where }) => where === 'table');
  for (const base of onTable) {
    if (!withinTable(outlineOf(base), width, depth))
      return malformed(`bases.${base.id}`, 'the whole base lies on the table');
    if (!liesInPolygon(outlineOf(base), zones[base.side]))
      return malformed(`bases.${base.id}`, 'the whole base lies in the zone of its side');
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
        const types = company.bases.map(base => base.type).filter(type => !isCarrier(type));
        if (company.troop === 'armour' && types.some(type => type === 'armoured-car-platoon')) continue;
        if (types.length === 0 || !types.every(type => UNIT_TYPES.includes(type))) continue;
        const found = orbatCheck(company.troop, types);
        if ('message' in found) return { ...found, path: `companies.${company.id}` };
      }
  return undefined;
}
const isCarrier = (type: Base['type']): boolean =>
  (unitOf(type).notes?.includes('carrier') ?? false) && type !== 'lorry-column';
