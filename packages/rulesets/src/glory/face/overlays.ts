import { type Look, type Overlay, SIDES, type Side } from '@umpire/engine';
import type { Weapon } from '../pieces.js';
import { shotsOf } from '../play/shooting.js';
import type { State } from '../play/state.js';
import type { Types } from '../play/types.js';
import { isBody } from '../play/units.js';
import {
  aheadOf,
  type Base,
  edgeTowards,
  inContact,
  type Point,
  pointOf,
  reachAlong,
  rightOf,
  sharedContact,
} from '../rules/geometry.js';
import { rangeOf, shootsAllRound } from '../rules/shooting.js';
import { cornersAbout, pointIn, unitsOf, words } from './measure.js';

/** What lies over the ground for a while: zones, corridors of fire, contacts. */
export const overlaysOf = (view: State, options: Look<Types>['options']): Overlay[] => [
  ...zonesOf(view),
  ...corridorsOf(view, options),
  ...contactMarks(view),
];

/** Rear Zones while armies deploy, Flank Sectors while they matter, and where a General must get to. */
function zonesOf(view: State): Overlay[] {
  const ground = view.ground.now;
  const { width, depth, rearZone, flankSector } = ground.top;
  const box = (x: number, y: number, w: number, d: number) =>
    [
      { x, y },
      { x: x + w, y },
      { x: x + w, y: y + d },
      { x, y: y + d },
    ].map(p => pointIn(ground, p));
  const found: Overlay[] = [];
  const open = !view.ambush.now;
  if (view.step === 'deployment' && open)
    for (const side of SIDES) {
      const south = view.sides[side].edge === 'south';
      found.push({
        id: `rear-${side}`,
        kind: 'zone',
        side,
        label: 'Rear Zone',
        outline: box(0, south ? 0 : depth - rearZone, width, rearZone),
      });
    }
  if (
    open &&
    (view.step === 'deployment' ||
      (view.step === 'battle' && (view.phase === 'activation' || view.phase === 'movement')))
  ) {
    found.push({ id: 'flank-west', kind: 'zone', label: 'Flank Sector', outline: box(0, 0, flankSector, depth) });
    found.push({
      id: 'flank-east',
      kind: 'zone',
      label: 'Flank Sector',
      outline: box(width - flankSector, 0, flankSector, depth),
    });
  }
  const { exit } = view.extra.now;
  if (exit)
    found.push({
      id: 'exit',
      kind: 'objective',
      side: exit.side,
      label: 'the General comes through here',
      centre: pointIn(ground, exit),
      radius: unitsOf(ground, exit.within),
    });
  return found;
}

/** IGR-GEO-10: the corridors of those who may shoot now; all-round shooters have a circle. */
function corridorsOf(view: State, options: Look<Types>['options']): Overlay[] {
  if (view.step !== 'battle' || view.phase !== 'shooting') return [];
  const ground = view.ground.now;
  return view.vignettes.flatMap((v, index) =>
    v.side === view.firing && isBody(v)
      ? weaponsWithShots(view, index, options).map((as): Overlay => {
          const { max } = rangeOf(v.troop, as);
          const head = {
            id: `fire ${v.id} ${as}`,
            kind: 'fire',
            side: v.side,
            label: `${v.id} shoots ${max} W`,
          } as const;
          const { halfDepth, halfWidth } = v.base!;
          return shootsAllRound(v.troop, as)
            ? {
                ...head,
                centre: pointIn(ground, v.base!),
                radius: unitsOf(ground, max + Math.min(halfDepth, halfWidth)),
              }
            : { ...head, outline: cornersAbout(ground, v.base!, halfDepth, halfDepth + max) };
        })
      : [],
  );
}
/** Whoever has nobody to shoot at would only cover the table. */
const weaponsWithShots = (view: State, index: number, options: Look<Types>['options']): Weapon[] => [
  ...new Set([...shotsOf(view, view.firing, index, options)].map(({ as }) => as)),
];

/** Who touches whom, along which edge. */
function contactMarks(view: State): Overlay[] {
  if (view.step !== 'battle') return [];
  const ground = view.ground.now;
  const bodies = (side: Side) => view.vignettes.filter(v => v.side === side && isBody(v));
  return bodies('a').flatMap(a =>
    bodies('b')
      .filter(b => inContact(a.base!, b.base!))
      .map((b): Overlay => {
        const far = sharedContact(a.base!, b.base!);
        return {
          id: `contact ${a.id} ${b.id}`,
          kind: 'contact',
          label: `${a.id} touches ${b.id}${far > 0 ? ` along ${words(far)} W` : ''}`,
          outline: touchingEdge(a.base!, b.base!).map(p => pointIn(ground, p)),
        };
      }),
  );
}

/** The ends of the stretch of one base's edge that lies against the other base. */
function touchingEdge(a: Base, b: Base): [Point, Point] {
  const edge = edgeTowards(a, b);
  const across = edge === 'front' || edge === 'rear';
  const [half, out] = across ? [a.halfWidth, a.halfDepth] : [a.halfDepth, a.halfWidth];
  const sign = edge === 'front' || edge === 'right' ? 1 : -1;
  const along = across ? rightOf(a, b.x, b.y) : aheadOf(a, b.x, b.y);
  const reach = across ? reachAlong(b, a.forwardY, -a.forwardX) : reachAlong(b, a.forwardX, a.forwardY);
  const at = (way: number): Point => (across ? pointOf(a, sign * out, way) : pointOf(a, way, sign * out));
  return [at(Math.max(-half, along - reach)), at(Math.min(half, along + reach))];
}
