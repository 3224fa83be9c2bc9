import type { Options } from '@umpire/engine';
import { SLACK } from '../limits.js';
import { advanced, type Base, pivoted } from '../rules/geometry.js';
import { allowanceOf, turnCost } from '../rules/movement.js';
import type { Step } from '../tables/steps.js';
import { aroundOf, unitSweep, wayGot } from './forced.js';
import type { State } from './state.js';
import { type Unit, unitBase, unitRates } from './units.js';
import { arrivalsOf, bodiesAt, isFreeFor, touchesBad, type Walk } from './walk.js';

/**
 * IGR-R-49, IGR-R-55: the steps as far as they go: each cut to what is left of the rates; a turn into something is not made; an
 * advance stops on contact with an enemy, which ends the move (IGR-R-110), and short of any obstacle. Nothing is refused.
 */
export function cutWalk(state: State, unit: Unit, given: readonly Step[], options: Options): Walk {
  const good = cutWith(state, unit, given, options, false);
  return good.bad ? cutWith(state, unit, given, options, true) : good;
}

function cutWith(state: State, unit: Unit, given: readonly Step[], options: Options, bad: boolean): Walk {
  const start = unitBase(state, unit);
  const rates = unitRates(unit, options);
  const allowance = allowanceOf(rates, bad ? 'bad' : 'good');
  const around = aroundOf(state, unit.side, unit.bodies);
  const how = unitSweep(unit, false, options);
  const places: Base[] = [start];
  const steps: Step[] = [];
  let turned = 0;
  let way = 0;
  const bodies: Base[][] = [];
  let ends = bodiesAt(state, unit, start, start);
  bodies.push(ends);
  for (const step of given) {
    const at = places[places.length - 1]!;
    let next = at;
    if (step.ahead === undefined) {
      const degrees = Math.sign(step.turn) * Math.min(Math.abs(step.turn), allowance.turn - turned);
      const cost = turnCost(options)(degrees, at, allowance.pivot);
      if (allowance.pivot === 'none' || Math.abs(degrees) <= SLACK || way + cost > allowance.move + SLACK) continue;
      next = pivoted(at, degrees, allowance.pivot);
      if (!isFreeFor(state, unit, bodiesAt(state, unit, start, next))) continue;
      turned += Math.abs(degrees);
      way += cost;
      steps.push({ turn: degrees, backward: false });
    } else {
      const wanted = Math.min(Math.max(0, step.ahead), allowance.move - way);
      const got = wanted <= SLACK ? 0 : wayGot(ends, at.forwardX, at.forwardY, wanted, around, how);
      if (got <= SLACK) continue;
      next = advanced(at, got);
      way += got;
      steps.push({ ahead: got });
    }
    places.push(next);
    ends = bodiesAt(state, unit, start, next);
    bodies.push(ends);
    if (step.ahead !== undefined && arrivalsOf(state, unit, ends).length > 0) break;
  }
  return { places, ends, steps, turned, way, allowance, bad: bad || touchesBad(state.ground.now, bodies, steps) };
}
