import type { Ground, Vignette } from '../play/state.js';
import { ratesOf } from '../tables/movement.js';
import type { Assessment } from './assessment.js';
import { type CostMap, costMapTo, type Grid } from './cost-map.js';
import { goalsOf, hasteOf } from './objectives.js';
import { kindOf } from './odds.js';
import { around, groundFor } from './terrain-cost.js';
import { threatsOf } from './threat.js';

/** The costs of all ways, and what its best goal is worth. */
export interface Route {
  readonly costs: CostMap;
  readonly most: number;
}

/** The routes of a side, kept as long as its enemies stand as they did. */
interface Known {
  readonly stamp: string;
  readonly routes: Map<string, Route>;
}
const known = new WeakMap<Ground, { a?: Known; b?: Known }>();

function knownOf({ view, by, foes, stakes }: Assessment): Known {
  const ground = view.ground.now;
  const both = known.get(ground) ?? {};
  known.set(ground, both);
  const stamps = foes.map(i => {
    const { base, bands, defences, halted } = view.vignettes[i]!;
    return `${i} ${base!.x} ${base!.y} ${base!.facing} ${bands} ${defences} ${halted} ${stakes[i]}`;
  });
  const stamp = `${view.sides[by].turns} ${stamps.join()}`;
  let found = both[by];
  if (found?.stamp !== stamp) {
    found = { stamp, routes: new Map() };
    both[by] = found;
  }
  return found;
}

/** Where troops like this one are drawn, and how they get there: past what cannot be crossed, and out of the fire. */
export function routeOf(assessment: Assessment, index: number): Route {
  const own = assessment.view.vignettes[index]!;
  const { routes } = knownOf(assessment);
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
function addFire(assessment: Assessment, grid: Grid, own: Vignette, turns: number): void {
  const { view, foes, options } = assessment;
  const { good } = ratesOf(own.troop, options);
  for (const foe of foes) {
    const enemy = view.vignettes[foe]!;
    for (const { far, at } of threatsOf(assessment, own, enemy))
      around(grid, enemy.base!, far, (node, x, y) => {
        grid.dear[node]! += (turns * at(x, y)) / good;
      });
  }
}
