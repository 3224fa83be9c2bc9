import type { Vignette } from '../play/state.js';
import { ratesOf } from '../tables/movement.js';
import type { Assessment } from './assessment.js';
import { type CostMap, costMapTo, type Grid } from './cost-map.js';
import { memoryOf } from './memory.js';
import { goalsOf, hasteOf } from './objectives.js';
import { kindOf, shotOdds } from './odds.js';
import { groundFor } from './terrain-cost.js';
import { threatsOf } from './threat.js';

/** The costs of all ways, and what its best goal is worth. */
export interface Route {
  readonly costs: CostMap;
  readonly most: number;
}

/** Where troops like this one are drawn, and how they get there: past what cannot be crossed, and out of the fire. */
export function routeOf(assessment: Assessment, index: number): Route {
  const own = assessment.view.vignettes[index]!;
  const { routes } = memoryOf(assessment);
  const key = `${kindOf(own, assessment.options)} ${assessment.stakes[index]}`;
  let route = routes.get(key);
  if (!route) {
    const grid = groundFor(assessment, own);
    addFire(assessment, grid, own, assessment.stakes[index]! / hasteOf(assessment, own));
    const { goals, most } = goalsOf(assessment, own, index);
    route = { costs: costMapTo(grid, goals), most };
    routes.set(key, route);
  }
  return route;
}

/** What it costs to walk where enemies shoot, in turns for each W; `turns`: those that the whole of the troops is worth. */
function addFire(assessment: Assessment, { crossing }: Grid, own: Vignette, turns: number): void {
  const { options } = assessment;
  const { good } = ratesOf(own.troop, options);
  for (const { enemy, as, cells } of threatsOf(assessment)) {
    const near = shotOdds(enemy, as, own, false, options);
    const far = shotOdds(enemy, as, own, true, options);
    for (const { node, sure, long } of cells) crossing[node]! += (turns * (sure * (long ? far : near))) / good;
  }
}
