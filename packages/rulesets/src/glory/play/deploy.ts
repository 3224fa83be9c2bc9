import { type Citation, forbid, isRefusal, type Options, otherSide, type Refusal, type Side } from '@umpire/engine';
import { citation } from '../lines.js';
import { usesDefences } from '../options.js';
import { LINK_TYPES, type LinkType } from '../pieces.js';
import { mayEntrench } from '../rules/army.js';
import { type Placed, partAt, placeFault } from '../rules/deployment.js';
import { type Base, baseAt, rightOf, standInLine, standsBehind } from '../rules/geometry.js';
import { linkFault } from '../rules/links.js';
import { depthOf } from '../rules/table.js';
import { mayLeaveBattleLine } from '../rules/troops.js';
import { standsOnImpassable } from './ground.js';
import type { OrderOf } from './orders.js';
import { ambushPlaceFault, hasAmbushPlace, hasPlace, hasRoom, isRoom, placedOf, zoneOf } from './places.js';
import type { Link, State, Vignette } from './state.js';
import { degreesOf, unitsPerW } from './steps.js';
import { waitingOf } from './terrain.js';
import { planned } from './verb.js';

type Deploy = OrderOf<'deploy'>;

export interface DeployPlan {
  readonly base: Base;
  readonly link: { readonly id: string; readonly type: LinkType; readonly stands: readonly string[] } | null;
  readonly because: readonly Citation[];
}

/** The vignette that a side may place now, or why not. */
function placeable(state: State, by: Side, stand: string): Refusal | Vignette {
  if (state.step !== 'deployment') return forbid('IGR-SEQ-01', 'vignettes are placed in the deployment');
  if (state.next !== by) return forbid('IGR-DEP-14', 'the players place in turn: it is the other’s');
  const v = state.vignettes[state.lookup.ids[stand] ?? -1];
  if (!v || v.side !== by) return forbid('IGR-DEP-14', 'it is not yours');
  return v.place === 'waiting' ? v : forbid('IGR-DEP-14', 'it is placed already');
}

/** Who places next: the other, unless he has nobody left; in an ambush only the ambusher places (IGR-AMB-08). */
const nextPlacer = (state: State, by: Side): Side =>
  !state.ambush.now && waitingOf(state, otherSide(by)) ? otherSide(by) : by;

const IN_ZONE = citation('IGR-DEP-05', 'all vignettes start in the Rear Zone');
const WAIVED = citation('IGR-DEP-15', 'no legal place is left: it stands anywhere in its Rear Zone');
const AMBUSHED = citation('IGR-AMB-04', 'the ambusher is placed within 30 cm of the enemy');

function defencesFault(state: State, v: Vignette, order: Deploy, options: Options): Refusal | undefined {
  if (order.defences === 'no') return undefined;
  if (!usesDefences(options)) return forbid('IGR-FLD-01', 'field defences are not in use');
  return mayEntrench(state.sides[v.side].list, v.entry)
    ? undefined
    : forbid('IGR-LST-10', 'its list gives it no field defences');
}

/** IGR-DEP-13: somebody must be in the first line. */
function lastFault(state: State, v: Vignette, order: Deploy): Refusal | undefined {
  if (order.role === 'mbl' && order.line === 1) return undefined;
  const others = state.vignettes.filter(o => o.side === v.side && o.id !== v.id);
  const open = others.some(o => o.place === 'waiting' || (o.place === 'table' && o.role === 'mbl' && o.line === 1));
  return open ? undefined : forbid('IGR-DEP-13', 'the first line is the main battle line: somebody must be in it');
}

/** Where it may stand, by the rules of deployment or of the ambush. */
function whereFault(
  state: State,
  v: Vignette,
  order: Deploy,
  base: Base,
  behind: Vignette | null,
): Refusal | undefined {
  if (state.ambush.now) {
    if (order.role === 'skirmish' && !mayLeaveBattleLine(v.troop))
      return forbid('IGR-DEP-08', 'only LIS, LIN, VLI, LSC and HSC may stand outside the main battle line');
    if (order.line !== 1) return forbid('IGR-AMB-10', 'in an ambush there is one line');
    const rule = ambushPlaceFault(state, v.side, base);
    return rule ? forbid(rule, 'an ambusher lies within 30 cm of a marcher, and touches nobody') : undefined;
  }
  if (standsOnImpassable(state.ground.now, base)) return forbid('IGR-GOI-04', 'impassable terrain cannot be entered');
  if (order.waived === 'yes') {
    if (hasPlace(state, v.side, v)) return forbid('IGR-DEP-15', 'there is a legal place for it');
    return isRoom(state, v.side, base)
      ? undefined
      : forbid('IGR-DEP-05', 'it stands in its Rear Zone, on no other base');
  }
  const one: Placed = {
    id: v.id,
    troop: v.troop,
    base,
    role: order.role,
    line: order.line,
    part: order.part ?? null,
    supports: behind?.id ?? null,
  };
  return placeFault(one, placedOf(state, v.side), zoneOf(state, v.side)) ?? lastFault(state, v, order);
}

/** `in-line P3`, `support P3`: the kind of link and whom with. */
function partnerOf(state: State, v: Vignette, link: string): Refusal | { type: LinkType; with: Vignette } | null {
  if (link === 'none') return null;
  const [word, id] = link.split(' ', 2);
  const type = LINK_TYPES.find(t => t === word);
  const other = state.vignettes[state.lookup.ids[id ?? ''] ?? -1];
  if (!type) return forbid('IGR-LNK-01', 'a link is in-line or support');
  if (!other || other.side !== v.side || other.place !== 'table')
    return forbid('IGR-LNK-01', 'it links with a vignette of its own side that stands already');
  return { type, with: other };
}

/** IGR-LNK-02 to IGR-LNK-13, IGR-R-28, IGR-R-29: the link that it would be in, members in their order. */
function linkOf(
  state: State,
  v: Vignette,
  base: Base,
  order: Deploy,
  partner: { type: LinkType; with: Vignette },
  options: Options,
): Refusal | DeployPlan['link'] {
  const { type, with: other } = partner;
  const before: Link | null = other.link === null ? null : state.links[other.link]!;
  if (before && before.type !== type) return forbid('IGR-R-29', 'a vignette is in one kind of link only');
  const members = before ? before.members.map(i => state.vignettes[i]!) : [other];
  if (members.some(m => m.role !== order.role || m.line !== order.line))
    return forbid('IGR-LNK-13', 'the members of a link have the same role and line');
  const refused = linkFault({ type, members: [...members.map(m => m.troop), v.troop] }, options);
  if (refused) return refused;
  const id = before?.id ?? `${v.side.toUpperCase()}-L${state.linksMade + 1}`;
  if (type === 'support')
    return standsBehind(other.base!, base)
      ? { id, type, stands: [other.id, v.id] }
      : forbid('IGR-LNK-07', 'it does not stand directly behind the other');
  if (!standInLine([...members.map(m => m.base!), base]))
    return forbid('IGR-LNK-03', 'it does not stand side by side with the others');
  const all = [...members.map(m => ({ id: m.id, base: m.base! })), { id: v.id, base }];
  all.sort((a, b) => rightOf(base, a.base.x, a.base.y) - rightOf(base, b.base.x, b.base.y));
  return { id, type, stands: all.map(m => m.id) };
}

const poseIn = (state: State, { x, y, facing }: Deploy['at']) => {
  const perW = unitsPerW(state.ground.now.top);
  return { x: x / perW, y: y / perW, facing: degreesOf(facing) };
};

export const deploy = planned<Deploy, DeployPlan>(
  (state, by, order, options) => {
    const v = placeable(state, by, order.stand);
    if (isRefusal(v)) return v;
    const base = baseAt(poseIn(state, order.at), 1, depthOf(v.troop.class));
    const partner = partnerOf(state, v, order.link);
    if (isRefusal(partner)) return partner;
    const behind = partner?.type === 'support' ? partner.with : null;
    const refused = whereFault(state, v, order, base, behind) ?? defencesFault(state, v, order, options);
    if (refused) return refused;
    const link = partner && linkOf(state, v, base, order, partner, options);
    if (isRefusal(link)) return link;
    const because = state.ambush.now ? AMBUSHED : order.waived === 'yes' ? WAIVED : IN_ZONE;
    return { base, link, because: [because] };
  },
  (game, by, order, { base, link, because }) => {
    const { stand, role, line, waived } = order;
    game.happen({
      kind: 'deployed',
      stand,
      base,
      role,
      line,
      part: partAt(base, game.state.ground.now.top),
      defences: order.defences === 'yes',
      waived: waived === 'yes',
      next: nextPlacer(game.state, by),
      because,
    });
    if (link)
      game.happen({
        kind: 'linked',
        link: link.id,
        type: link.type,
        stands: link.stands,
        because: [LINKED[link.type]],
      });
  },
);
const LINKED: Readonly<Record<LinkType, Citation>> = {
  'in-line': citation('IGR-LNK-03', 'side by side in one line'),
  support: citation('IGR-LNK-07', 'one directly behind the other'),
};

export const setAside = planned<OrderOf<'setAside'>, Vignette>(
  (state, by, { stand }) => {
    const v = placeable(state, by, stand);
    if (isRefusal(v)) return v;
    const room = state.ambush.now ? hasAmbushPlace(state, by, v) : hasRoom(state, by, v);
    return room ? forbid('IGR-DEP-15', 'there is room for it') : v;
  },
  (game, by, { stand }) =>
    game.happen({ kind: 'setAside', stand, next: nextPlacer(game.state, by), because: [NO_ROOM] }),
);
const NO_ROOM = citation('IGR-DEP-15', 'there is no room at all: it takes no part');
