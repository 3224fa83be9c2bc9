import type { State, Vignette } from '../play/state.js';
import { isBody, supporterOf, type Unit, unitBase, unitRates } from '../play/units.js';
import { type Base, distanceBetween, type Point, turnToFace } from '../rules/geometry.js';
import type { Assessment } from './assessment.js';
import { neighboursOf, pullOf } from './cohesion.js';
import { type CostMap, costAt, onwards } from './cost-map.js';
import { hasteOf } from './objectives.js';
import { pinnedOf, turningTo } from './pinned.js';
import { type Route, routeOf } from './routes.js';
import { decides } from './stakes.js';
import { goneOf } from './time-gone.js';

/** What a degree out of the direction costs. */
const PER_DEGREE = 0.0003;
/** So many cells ahead lies what one turns to. */
const AHEAD = 4;

/** What a unit wants. */
export interface Aim {
  /** What it turns to, from a place. */
  readonly towards: (from: Point) => Point;
  /** How far a place is from what it wants: 0 at best, else below. */
  readonly standing: (base: Base) => number;
  /** What it was made from, the enemies and the unit itself aside: of the same makings it is the same. */
  readonly from: readonly unknown[];
}

/** What a unit makes for, from where it stands; undefined: there is nobody left to fight. */
export function aimOf(assessment: Assessment, unit: Unit): Aim | undefined {
  if (assessment.foes.length === 0) return undefined;
  const { view } = assessment;
  const keeper = unit.bodies.find(i => keeps(view, view.vignettes[i]!));
  if (keeper !== undefined && !isLate(assessment)) return shelter(assessment, unit);
  const index = keeper ?? unit.bodies[0]!;
  const haste = hasteOf(assessment, view.vignettes[index]!);
  const route = routeOf(assessment, index);
  if (pays(assessment, unit, route, haste)) return down(assessment, unit, route.costs, haste);
  return keeper === undefined ? keep(assessment, unit) : shelter(assessment, unit);
}

/** Whose loss decides, or that of the one behind him who breaks with him. */
function keeps(view: State, v: Vignette): boolean {
  const behind = supporterOf(view, v);
  return decides(view, v) || (behind !== null && decides(view, behind));
}

/** Whether what is to be had is worth the fire on the way: time alone holds nobody back, and at the end nothing does. */
function pays(assessment: Assessment, unit: Unit, { costs, most }: Route, haste: number): boolean {
  const { view, by, options } = assessment;
  const { x, y } = unitBase(view, unit);
  const foe = nearestFoe(assessment, { x, y });
  const time = Math.sqrt((foe.x - x) ** 2 + (foe.y - y) ** 2) / unitRates(unit, options).good;
  const fire = haste * Math.max(0, costAt(costs, x, y) - time);
  return fire < most + goneOf(view, by) ** 3;
}

/** From this share of the time on nobody is spared any more. */
const LATE = 0.55;
const isLate = ({ view, by }: Assessment): boolean => goneOf(view, by) >= LATE;

/** To stay where one is; the enemy is looked at. */
function keep(assessment: Assessment, unit: Unit): Aim {
  const neighbours = neighboursOf(assessment, unit);
  const towards = (from: Point): Point => nearestFoe(assessment, from);
  return {
    from: ['keep', ...neighbours],
    towards,
    standing: base => {
      const point = towards(base);
      return pullOf(neighbours, base) - PER_DEGREE * Math.abs(turnToFace(base, point.x, point.y));
    },
  };
}

function nearestFoe({ view, foes }: Assessment, { x, y }: Point): Base {
  let nearest = view.vignettes[foes[0]!]!.base!;
  let least = Number.POSITIVE_INFINITY;
  for (const foe of foes) {
    const base = view.vignettes[foe]!.base!;
    const far = (base.x - x) ** 2 + (base.y - y) ** 2;
    if (far >= least) continue;
    nearest = base;
    least = far;
  }
  return nearest;
}

/** Along the cheapest way; at its end one looks at the enemy. */
function down(assessment: Assessment, unit: Unit, costs: CostMap, perTurn: number): Aim {
  const towards = (from: Point): Point => onwards(costs, from.x, from.y, AHEAD) ?? nearestFoe(assessment, from);
  const turning = turningTo(assessment, unit);
  const here = unitBase(assessment.view, unit);
  // Round enemies who are pinned the whole line goes, and the hindmost must not hold the others.
  const leads = (next: Base): boolean => costAt(costs, next.x, next.y) < costAt(costs, here.x, here.y);
  const neighbours = pinnedOf(assessment).length > 0 ? neighboursOf(assessment, unit).filter(leads) : [];
  return {
    from: [costs, perTurn, ...neighbours],
    towards,
    standing: base => {
      const point = towards(base);
      const cost = Math.min(costAt(costs, base.x, base.y), FARTHEST) + turning(base);
      return pullOf(neighbours, base) - perTurn * cost - PER_DEGREE * Math.abs(turnToFace(base, point.x, point.y));
    },
  };
}
/** Where no way leads, in turns. */
const FARTHEST = 100;

/** Whose loss would be the end keeps behind the main battle line: so far from the nearest enemy as it is, and some more. */
const BEHIND = 2.5;
/** What a W nearer or farther costs. */
const PER_W = 0.022;

function shelter(assessment: Assessment, unit: Unit): Aim {
  const { view, by } = assessment;
  const nearest = nearestFoe(assessment, view.vignettes[unit.bodies[0]!]!.base!);
  let front = Number.POSITIVE_INFINITY;
  for (const [i, v] of view.vignettes.entries())
    if (v.side === by && isBody(v) && v.role === 'mbl' && !unit.bodies.includes(i))
      front = Math.min(front, distanceBetween(v.base!, nearest));
  const near = Number.isFinite(front) ? front + BEHIND : 0;
  const neighbours = neighboursOf(assessment, unit);
  return {
    from: ['shelter', nearest, near, ...neighbours],
    towards: () => nearest,
    standing: base =>
      pullOf(neighbours, base) -
      PER_W * Math.abs(distanceBetween(base, nearest) - near) -
      PER_DEGREE * Math.abs(turnToFace(base, nearest.x, nearest.y)),
  };
}
