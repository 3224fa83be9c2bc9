import type { Look, Overlay, Point } from '@umpire/engine';
import { groundOf } from '../play/ground.js';
import { seesPoint } from '../play/lines.js';
import { visibilityFor } from '../play/sight.js';
import { type Base, CM } from '../play/state.js';
import type { Types } from '../play/types.js';
import type { View } from '../play/view.js';

/** So many squares at most are looked at. */
const SQUARES = 1500;

/** Own bases that look out. */
const lookouts = (view: View): Base[] => view.bases.filter(base => base.where === 'table');

/** It hangs on the ground, the weather and where the own bases stand: worked out once for each of these. */
const known = new Map<string, readonly (readonly Point[])[]>();
const MOST_KNOWN = 8;
function keyOf(view: View): string {
  const { visibility, closeLimit } = view.weather;
  const places = lookouts(view).map(({ x, y }) => `${x},${y}`);
  return [view.title, view.terrain.now.length, visibility, closeLimit, view.turn > 0, ...places].join(' ');
}

/** Ground that none of the side sees now, in rows of squares (PLA-VIS-01, PLA-LOS-07). */
export function unseenFrom({ view, viewer, options }: Look<Types>): Overlay[] {
  if ((viewer !== 'a' && viewer !== 'b') || view.truth || view.turn === 0) return [];
  const key = keyOf(view);
  let areas = known.get(key);
  if (!areas) {
    areas = rowsOf(view, options);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, areas);
  }
  return [{ id: 'unseen', kind: 'unseen', areas }];
}

function rowsOf(view: View, options: Look<Types>['options']): Point[][] {
  const { width, depth } = view.table.now;
  const pitch = Math.max(CM, Math.ceil(Math.sqrt((width * depth) / SQUARES) / 10) * 10);
  const ground = groundOf(view.terrain.now);
  const { closeLimit } = view.weather;
  const eyes = lookouts(view).map(base => ({
    base,
    limits: { visibility: visibilityFor(view, base.type, options), closeLimit, slaved: false },
  }));
  const isSeen = (at: Point): boolean => eyes.some(({ base, limits }) => seesPoint(ground, limits, base, at));
  const areas: Point[][] = [];
  for (let y = 0; y < depth; y += pitch) {
    let from: number | undefined;
    for (let x = 0; x <= width; x += pitch) {
      const dark = x < width && !isSeen({ x: x + pitch / 2, y: y + pitch / 2 });
      if (dark) from ??= x;
      if (dark && x + pitch <= width) continue;
      if (from !== undefined) areas.push(strip(from, dark ? width : Math.min(x, width), y, Math.min(y + pitch, depth)));
      from = undefined;
    }
  }
  return areas;
}
const strip = (left: number, right: number, bottom: number, top: number): Point[] => [
  { x: left, y: bottom },
  { x: right, y: bottom },
  { x: right, y: top },
  { x: left, y: top },
];
