import { isBody, type Unit } from '../play/units.js';
import type { Base } from '../rules/geometry.js';
import { distanceBetween } from '../rules/geometry.js';
import type { Assessment } from './assessment.js';

/** From this gap on, in W, a neighbour of the line is nearly held by IGR-R-22. */
const TAUT = 2.2;
/** What a W more costs. */
const PULL = 0.15;

/** Those of the main battle line whom a unit would hold back by staying behind: nobody, if it is not of it or keeps no line. */
export function neighboursOf({ view }: Assessment, unit: Unit): Base[] {
  const own = view.vignettes[unit.bodies[0]!]!;
  if (own.role !== 'mbl' || own.detached || view.ambush.now) return [];
  return [nextTo(view.vignettes, unit, -1), nextTo(view.vignettes, unit, 1)].filter(base => base !== undefined);
}

/** Those who have nothing to do themselves follow their neighbours: below 0 where these are far. */
export function pullOf(neighbours: readonly Base[], base: Base): number {
  let sum = 0;
  for (const next of neighbours) sum -= PULL * Math.max(0, distanceBetween(base, next) - TAUT);
  return sum;
}

/** The base of the next survivor of its line, west (-1) or east (1) of a unit. */
function nextTo(vignettes: Assessment['view']['vignettes'], unit: Unit, way: -1 | 1): Base | undefined {
  const own = vignettes[unit.bodies[way < 0 ? 0 : unit.bodies.length - 1]!]!;
  let found: { base: Base; off: number } | undefined;
  for (const [i, v] of vignettes.entries()) {
    if (v.side !== own.side || v.role !== 'mbl' || v.line !== own.line || !isBody(v) || unit.bodies.includes(i))
      continue;
    const off = way * (v.lineOrder - own.lineOrder);
    if (off > 0 && (!found || off < found.off)) found = { base: v.base!, off };
  }
  return found?.base;
}
