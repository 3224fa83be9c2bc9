import { facingOf, legLength, overlaps, type Point, type Pose, samePoint } from '@umpire/engine';
import { isWhole, standUnder } from './in-the-way.js';
import { baseAt } from './stands.js';
import type { Stand, State } from './state.js';

/** The way of one stand, measured along its middle. */
export interface Route {
  readonly stand: string;
  readonly way: readonly Point[];
  /** How it faces at the end. */
  readonly facing: number;
  readonly length: number;
  /** How its base lies on the way: as it is (a forced move), or turned along each leg (WW2-R-130). */
  readonly lies: number | null;
}

export function routeOf(stand: Stand, way: readonly Point[], facing: number, isForced: boolean): Route {
  let length = 0;
  for (let i = 1; i < way.length; i++) length += legLength(way[i - 1]!, way[i]!);
  return { stand: stand.id, way, facing, length, lies: isForced ? stand.facing : null };
}

/** Where a stand is after so many metres of its way, and how it lies there. */
export function poseAfter({ way, facing, length, lies }: Route, far: number): Pose {
  if (far >= length) return endOf(way, facing);
  let left = far;
  for (let i = 1; i < way.length; i++) {
    const [a, b] = [way[i - 1]!, way[i]!];
    const leg = legLength(a, b);
    if (samePoint(a, b) || left > leg) {
      left -= leg;
      continue;
    }
    const along = lies ?? facingOf(b.x - a.x, b.y - a.y);
    const share = left / leg;
    return { x: Math.round(a.x + (b.x - a.x) * share), y: Math.round(a.y + (b.y - a.y) * share), facing: along };
  }
  return endOf(way, facing);
}
function endOf(way: readonly Point[], facing: number): Pose {
  const { x, y } = way[way.length - 1]!;
  return { x, y, facing };
}

/** The corners that a stand has passed between two points of its way, and the later point. */
export function pathBetween(route: Route, from: number, to: number): Point[] {
  const corners: Point[] = [];
  let far = 0;
  for (let i = 1; i < route.way.length - 1; i++) {
    far += legLength(route.way[i - 1]!, route.way[i]!);
    if (far > from && far < to) corners.push(route.way[i]!);
  }
  const { x, y } = poseAfter(route, to);
  return [...corners, { x, y }];
}

const STEP = 25;
/** WW2-R-130: where on their ways some stands are looked at: every 25m of each leg, every corner, and the end. */
export function lookedAt(routes: readonly Route[]): number[] {
  const found = new Set<number>();
  for (const { way, length } of routes) {
    let start = 0;
    for (let i = 1; i < way.length; i++) {
      const leg = legLength(way[i - 1]!, way[i]!);
      for (let far = STEP; far < leg; far += STEP) found.add(start + far);
      start += leg;
      if (i < way.length - 1) found.add(start);
    }
    found.add(length);
  }
  return [...found].sort((one, other) => one - other);
}

/** Whether all of them have room after so many metres. */
function haveRoom(state: State, routes: readonly Route[], far: number): boolean {
  const poses = routes.map(route => poseAfter(route, far));
  const others = state.stands.filter(({ id }) => !routes.some(({ stand }) => stand === id));
  return poses.every(
    (pose, i) =>
      isWhole(state, baseAt(pose)) &&
      !standUnder(others, '', pose) &&
      poses.slice(0, i).every(other => !overlaps(baseAt(pose), baseAt(other), 1)),
  );
}
/** How far they come at most, where each has room; none: they stay where they are. */
export function farthestRoom(state: State, routes: readonly Route[], most: number, least: number): number | undefined {
  for (let far = most; far > least; far -= STEP) if (haveRoom(state, routes, far)) return far;
  return undefined;
}
