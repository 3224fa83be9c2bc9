import type { Gesture, OrderSoFar, Side, Zone } from '@umpire/engine';
import { type Base, baseAt, pointOf } from '../geometry/base.js';
import { ambushLattice, ambushPlaceFault, forwardOf, lattice, placedOf, rolesOf, spotAt } from '../play/places.js';
import type { State, Vignette } from '../play/state.js';
import { vignetteOf } from '../play/units.js';
import { depthOf } from '../table.js';
import { poseIn, sizeIn, unitsOf } from './measure.js';

/** Where a vignette may be placed, and a place to begin with. */
export function placing(view: State, by: Side, v: Vignette, sofar: OrderSoFar): Gesture {
  const ground = view.ground.now;
  const { top } = ground;
  const whole: Zone = {
    kind: 'rect',
    x: 0,
    y: 0,
    width: unitsOf(ground, top.width),
    depth: unitsOf(ground, top.depth),
  };
  const south = view.sides[by].edge === 'south';
  const rear: Zone = {
    ...whole,
    y: south ? 0 : unitsOf(ground, top.depth - top.rearZone),
    depth: unitsOf(ground, top.rearZone),
  };
  const base = suggested(view, by, v, sofar);
  return {
    kind: 'place',
    zones: [view.ambush.now ? whole : rear],
    size: sizeIn(ground, base),
    turn: true,
    at: poseIn(ground, base),
  };
}

/** Beside or behind the partner of a link; otherwise the first place that is legal, from the middle. */
export function suggested(view: State, by: Side, v: Vignette, sofar: Pick<OrderSoFar, string>): Base {
  const depth = depthOf(v.troop.class);
  const [type, id] = String(sofar.link ?? 'none').split(' ');
  const partner = id === undefined ? undefined : vignetteOf(view, id)?.base;
  if (partner && type === 'support')
    return baseAt({ ...pointOf(partner, -partner.halfDepth - depth / 2, 0), facing: partner.facing }, 1, depth);
  if (partner) {
    const beside = (side: 1 | -1) =>
      baseAt({ ...pointOf(partner, partner.halfDepth - depth / 2, side), facing: partner.facing }, 1, depth);
    return spotAt(view, by, v, beside(1), 'mbl', 1, placedOf(view, by)) ? beside(1) : beside(-1);
  }
  const { top } = view.ground.now;
  const role = sofar.role === 'skirmish' ? 'skirmish' : (rolesOf(v)[0] ?? 'mbl');
  const line = Number(sofar.line ?? 1);
  const placed = placedOf(view, by);
  let best: Base | undefined;
  for (const base of view.ambush.now ? ambushLattice(view, v) : lattice(view, by, v)) {
    if (best && Math.abs(base.x - top.width / 2) >= Math.abs(best.x - top.width / 2)) continue;
    const legal = view.ambush.now ? !ambushPlaceFault(view, by, base) : spotAt(view, by, v, base, role, line, placed);
    if (legal) best = base;
  }
  const facing = forwardOf(view, by);
  return best ?? baseAt({ x: top.width / 2, y: facing === 0 ? depth : top.depth - depth, facing }, 1, depth);
}
