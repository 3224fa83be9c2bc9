import type { Gesture, Options, OrderSoFar, Side, Zone } from '@umpire/engine';
import type { Role } from '../pieces.js';
import type { Order } from '../play/orders.js';
import { faultOf } from '../play/perform.js';
import { ambushLattice, ambushPlaceFault, forwardOf, lattice, placedOf, rolesOf, spotAt } from '../play/places.js';
import type { State, Vignette } from '../play/state.js';
import { vignetteOf } from '../play/units.js';
import { type Base, baseAt, pointOf } from '../rules/geometry.js';
import { depthOf } from '../rules/table.js';
import { poseIn, sizeIn, unitsOf } from './measure.js';

/** Where a vignette may be placed, and a place to begin with. */
export function placing(view: State, by: Side, v: Vignette, sofar: OrderSoFar, options: Options): Gesture {
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
  const base = linkedPlace(view, by, v, sofar, options).base ?? alone(view, by, v, sofar);
  return {
    kind: 'place',
    zones: [view.ambush.now ? whole : rear],
    size: sizeIn(ground, base),
    turn: true,
    at: poseIn(ground, base),
  };
}

/** Beside or behind the partner of a link: where the book allows it, else the first of these places. */
export function linkedPlace(
  view: State,
  by: Side,
  v: Vignette,
  sofar: OrderSoFar,
  options: Options,
): { readonly base?: Base; readonly allowed: boolean } {
  const [type, id] = String(sofar.link ?? 'none').split(' ');
  const partner = id === undefined ? undefined : vignetteOf(view, id)?.base;
  if (!partner) return { allowed: false };
  const depth = depthOf(v.troop.class);
  const at = (ahead: number, right: number) =>
    baseAt({ ...pointOf(partner, ahead, right), facing: partner.facing }, 1, depth);
  const bases =
    type === 'support'
      ? [at(-partner.halfDepth - depth / 2, 0)]
      : [at(partner.halfDepth - depth / 2, 1), at(partner.halfDepth - depth / 2, -1)];
  const fits = bases.find(base => !faultOf(view, by, deployment(view, v, sofar, base), options));
  return { base: fits ?? bases[0]!, allowed: fits !== undefined };
}

/** The order as it would be, its remaining fields as they are if nobody says. */
const deployment = (view: State, v: Vignette, sofar: OrderSoFar, base: Base): Order => ({
  verb: 'deploy',
  stand: v.id,
  role: roleIn(v, sofar),
  line: Number(sofar.line ?? 1),
  link: String(sofar.link),
  defences: 'no',
  waived: 'no',
  at: poseIn(view.ground.now, base),
});
const roleIn = (v: Vignette, sofar: OrderSoFar): Role => {
  const [first, ...others] = rolesOf(v);
  return others.find(role => role === sofar.role) ?? first ?? 'mbl';
};

/** The first place that is legal, from the middle. */
function alone(view: State, by: Side, v: Vignette, sofar: OrderSoFar): Base {
  const depth = depthOf(v.troop.class);
  const { top } = view.ground.now;
  const role = roleIn(v, sofar);
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
