import { normalAngle, type Random, type Seat } from '@umpire/engine';
import { LINK_TYPES } from '../pieces.js';
import type { Order } from '../play/orders.js';
import { ambushLattice, forwardOf, lattice, placedOf, rolesOf, spotAt, waivedPlaces } from '../play/places.js';
import type { State, Vignette } from '../play/state.js';
import { unitsPerW } from '../play/steps.js';
import type { Types } from '../play/types.js';
import { isBody } from '../play/units.js';
import { type Base, baseAt, pointOf } from '../rules/geometry.js';
import { depthOf } from '../rules/table.js';
import { refusalOf } from '../verbs/index.js';

/** A place in tenths of a millimetre and tenths of a degree, as an order says it. */
export const placeOf = (state: State, base: Base) => {
  const perW = unitsPerW(state.ground.now.top);
  return {
    x: Math.round(base.x * perW),
    y: Math.round(base.y * perW),
    facing: Math.round(normalAngle(base.facing) * 10) % 3600,
  };
};

const DEFAULTS = { verb: 'deploy', line: 1, link: null, defences: false, waived: false } as const;

/** Some vignette is placed somewhere. */
export function anyPlace(seat: Seat<Types>, chance: Random): Order {
  const { view, by } = seat;
  const waiting = view.vignettes.filter(v => v.side === by && v.place === 'waiting');
  const v = chance.pick(waiting);
  return view.ambush.now ? anyAmbush(seat, v, chance) : anySpot(seat, v, chance);
}

function anySpot(seat: Seat<Types>, v: Vignette, chance: Random): Order {
  const { view, by } = seat;
  const { top } = view.ground.now;
  const depth = depthOf(v.troop.class);
  const facing = forwardOf(view, by);
  const perW = unitsPerW(top);
  const at = (x: number, far: number) => ({
    x: Math.round(x * perW),
    y: Math.round((facing === 0 ? far : top.depth - far) * perW),
    facing: facing * 10,
  });
  const linked = chance.below(3) === 0 ? anyLink(seat, v, chance) : undefined;
  if (linked) return linked;
  for (let tries = 0; tries < 40; tries++) {
    const x = 0.5 + (chance.below(1000) / 1000) * (top.width - 1);
    const far = depth / 2 + (chance.below(1000) / 1000) * (top.rearZone - depth);
    const role = chance.pick(rolesOf(v));
    const order: Order = { ...DEFAULTS, stand: v.id, role, at: at(x, far) };
    if (!refusalOf(seat, order)) return order;
  }
  return searched(seat, v);
}

/** Beside or behind somebody who stands already, linked with him. */
function anyLink(seat: Seat<Types>, v: Vignette, chance: Random): Order | undefined {
  const { view, by } = seat;
  const placed = view.vignettes.filter(o => o.side === by && isBody(o));
  if (placed.length === 0) return undefined;
  const other = chance.pick(placed);
  const type = chance.pick(LINK_TYPES);
  const depth = depthOf(v.troop.class);
  const { base } = other;
  const ahead = type === 'support' ? -base!.halfDepth - depth / 2 : base!.halfDepth - depth / 2;
  const aside = type === 'support' ? 0 : chance.pick([-1, 1]);
  const at = placeOf(view, baseAt({ ...pointOf(base!, ahead, aside), facing: base!.facing }, 1, depth));
  const order: Order = {
    ...DEFAULTS,
    stand: v.id,
    role: other.role,
    line: other.line,
    link: { type, with: other.id },
    at,
  };
  return refusalOf(seat, order) ? undefined : order;
}

/** The first place of the lattice; IGR-DEP-15 where there is none. */
export function searched(seat: Seat<Types>, v: Vignette): Order {
  const { view, by } = seat;
  const placed = placedOf(view, by);
  for (const base of lattice(view, by, v))
    for (const role of rolesOf(v).reverse())
      for (let line = 1; line <= view.sides[by].linesAllowed; line++) {
        if (!spotAt(view, by, v, base, role, line, placed)) continue;
        const order: Order = { ...DEFAULTS, stand: v.id, role, line, at: placeOf(view, base) };
        if (!refusalOf(seat, order)) return order;
      }
  for (const base of waivedPlaces(view, by, v)) {
    const order: Order = { ...DEFAULTS, stand: v.id, role: rolesOf(v)[0]!, waived: true, at: placeOf(view, base) };
    if (!refusalOf(seat, order)) return order;
  }
  return { verb: 'setAside', stand: v.id };
}

/** Somewhere along the column. */
function anyAmbush(seat: Seat<Types>, v: Vignette, chance: Random): Order {
  const { view, by } = seat;
  const marchers = view.vignettes.filter(m => m.side !== by && isBody(m));
  const reach = 30 / view.ground.now.top.frontage + 1;
  for (let tries = 0; tries < 400; tries++) {
    const { x, y } = chance.pick(marchers).base!;
    const aside = () => (chance.below(2001) / 1000 - 1) * reach;
    const base = baseAt({ x: x + aside(), y: y + aside(), facing: chance.below(360) }, 1, depthOf(v.troop.class));
    const order: Order = { ...DEFAULTS, stand: v.id, role: 'mbl', at: placeOf(view, base) };
    if (!refusalOf(seat, order)) return order;
  }
  for (const base of ambushLattice(view, v)) {
    const order: Order = { ...DEFAULTS, stand: v.id, role: 'mbl', at: placeOf(view, base) };
    if (!refusalOf(seat, order)) return order;
  }
  return { verb: 'setAside', stand: v.id };
}
