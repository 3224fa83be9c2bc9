import { isBody, type Unit, unitBase, unitRates } from '../play/units.js';
import { type Base, distanceBetween, type Point, turnToFace } from '../rules/geometry.js';
import { costAt, type Field, onwards } from './field.js';
import { hasteOf } from './goals.js';
import type { Picture } from './picture.js';
import { pinnedOf, turningTo } from './pinned.js';
import { decides } from './stakes.js';
import { tether } from './tether.js';
import { goneOf } from './time.js';
import { type Hunt, huntOf } from './ways.js';

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
}

/** What a unit makes for, from where it stands; undefined: there is nobody left to fight. */
export function aimOf(picture: Picture, unit: Unit): Aim | undefined {
  if (picture.foes.length === 0) return undefined;
  const { view } = picture;
  const keeper = unit.bodies.find(i => decides(view, view.vignettes[i]!));
  if (keeper !== undefined && !isLate(picture)) return shelter(picture, unit);
  const index = keeper ?? unit.bodies[0]!;
  const haste = hasteOf(picture, view.vignettes[index]!);
  const hunt = huntOf(picture, index);
  if (pays(picture, unit, hunt, haste)) return down(picture, unit, hunt.field, haste);
  return keeper === undefined ? keep(picture, unit) : shelter(picture, unit);
}

/** Whether what is to be had is worth the fire on the way: time alone holds nobody back, and at the end nothing does. */
function pays(picture: Picture, unit: Unit, { field, most }: Hunt, haste: number): boolean {
  const { view, by, options } = picture;
  const { x, y } = unitBase(view, unit);
  const foe = nearestFoe(picture, { x, y });
  const time = Math.sqrt((foe.x - x) ** 2 + (foe.y - y) ** 2) / unitRates(unit, options).good;
  const fire = haste * Math.max(0, costAt(field, x, y) - time);
  return fire < most + goneOf(view, by) ** 3;
}

/** From this share of the time on nobody is spared any more. */
const LATE = 0.55;
const isLate = ({ view, by }: Picture): boolean => goneOf(view, by) >= LATE;

/** To stay where one is; the enemy is looked at. */
function keep(picture: Picture, unit: Unit): Aim {
  const pulled = tether(picture, unit);
  const towards = (from: Point): Point => nearestFoe(picture, from);
  return {
    towards,
    standing: base => {
      const point = towards(base);
      return pulled(base) - PER_DEGREE * Math.abs(turnToFace(base, point.x, point.y));
    },
  };
}

function nearestFoe({ view, foes }: Picture, { x, y }: Point): Base {
  let nearest = view.vignettes[foes[0]!]!.base!;
  let least = Number.POSITIVE_INFINITY;
  for (const foe of foes) {
    const base = view.vignettes[foe]!.base!;
    const far = (base.x - x) ** 2 + (base.y - y) ** 2;
    if (far < least) [nearest, least] = [base, far];
  }
  return nearest;
}

/** Down a field; at its foot one looks at the enemy. */
function down(picture: Picture, unit: Unit, field: Field, perTurn: number): Aim {
  const towards = (from: Point): Point => onwards(field, from.x, from.y, AHEAD) ?? nearestFoe(picture, from);
  const turning = turningTo(picture, unit);
  const here = unitBase(picture.view, unit);
  // Round enemies who are pinned the whole line goes, and the hindmost must not hold the others.
  const leads = (next: Base): boolean => costAt(field, next.x, next.y) < costAt(field, here.x, here.y);
  const pulled = pinnedOf(picture).length > 0 ? tether(picture, unit, leads) : () => 0;
  return {
    towards,
    standing: base => {
      const point = towards(base);
      const cost = Math.min(costAt(field, base.x, base.y), FARTHEST) + turning(base);
      return pulled(base) - perTurn * cost - PER_DEGREE * Math.abs(turnToFace(base, point.x, point.y));
    },
  };
}
/** Where no way leads, in turns. */
const FARTHEST = 100;

/** Whose loss would be the end keeps behind the main battle line: so far from the nearest enemy as it is, and some more. */
const BEHIND = 2.5;
/** What a W nearer or farther costs. */
const PER_W = 0.022;

function shelter(picture: Picture, unit: Unit): Aim {
  const { view, by } = picture;
  const nearest = nearestFoe(picture, view.vignettes[unit.bodies[0]!]!.base!);
  let front = Number.POSITIVE_INFINITY;
  for (const [i, v] of view.vignettes.entries())
    if (v.side === by && isBody(v) && v.role === 'mbl' && !unit.bodies.includes(i))
      front = Math.min(front, distanceBetween(v.base!, nearest));
  const near = Number.isFinite(front) ? front + BEHIND : 0;
  const pulled = tether(picture, unit);
  return {
    towards: () => nearest,
    standing: base =>
      pulled(base) -
      PER_W * Math.abs(distanceBetween(base, nearest) - near) -
      PER_DEGREE * Math.abs(turnToFace(base, nearest.x, nearest.y)),
  };
}
