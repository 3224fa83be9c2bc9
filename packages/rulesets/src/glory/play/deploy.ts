import { type Citation, forbid, isRefusal, type Options, otherSide, type Refusal, type Side } from '@umpire/engine';
import { citation, refusedBy } from '../lines.js';
import { usesDefences } from '../options.js';
import type { LinkType, Part, Role } from '../pieces.js';
import { mayEntrench } from '../rules/army.js';
import { type Placed, placeRefusal } from '../rules/deployment.js';
import { type Base, baseAt, rightOf, standInLine, standsBehind } from '../rules/geometry.js';
import { linkRefusal } from '../rules/links.js';
import { depthOf } from '../rules/table.js';
import { mayLeaveBattleLine } from '../rules/troops.js';
import { FIRST_LINE, IMPASSABLE, NO_DEFENCES, NOT_LISTED, TOO_HEAVY } from '../tables/sentences.js';
import type { OrderPose } from '../verbs/verb.js';
import { standsOnImpassable } from './ground.js';
import { ambushPlaceRule, hasPlace, isRoom, placedOf, zoneOf } from './places.js';
import type { Link, State, Vignette } from './state.js';
import { degreesOf, unitsPerW } from './steps.js';
import { waitingOf } from './terrain.js';
import type { Seat } from './types.js';

/** What an order to place a vignette says. */
export interface Deployment {
  readonly stand: string;
  readonly role: Role;
  readonly line: number;
  readonly part?: Part | undefined;
  readonly link: { readonly type: LinkType; readonly with: string } | null;
  readonly defences: boolean;
  /** IGR-DEP-15: there is no legal place for it. */
  readonly waived: boolean;
  readonly at: OrderPose;
}

export interface DeployPlan {
  readonly base: Base;
  readonly link: { readonly id: string; readonly type: LinkType; readonly stands: readonly string[] } | null;
  readonly because: readonly Citation[];
}

/** The vignette that a side may place now, or why not. */
export function placeable(state: State, by: Side, stand: string): Refusal | Vignette {
  if (state.step !== 'deployment') return forbid('IGR-SEQ-01', 'vignettes are placed in the deployment');
  if (state.next !== by) return forbid('IGR-DEP-14', 'the players place in turn: it is the other’s');
  const v = state.vignettes[state.lookup.ids[stand] ?? -1];
  if (!v || v.side !== by) return forbid('IGR-DEP-14', 'you place your own vignettes');
  return v.place === 'waiting' ? v : forbid('IGR-DEP-14', 'it is placed already');
}

/** Who places next: the other, unless he has nobody left; in an ambush only the ambusher places (IGR-AMB-08). */
export const nextPlacer = (state: State, by: Side): Side =>
  !state.ambush.now && waitingOf(state, otherSide(by)) ? otherSide(by) : by;

const IN_ZONE = citation('IGR-DEP-05', 'all vignettes start in the Rear Zone');
export const WAIVED = citation('IGR-DEP-15', 'no legal place is left: it stands anywhere in its Rear Zone');
const AMBUSHED = citation('IGR-AMB-04', 'the ambusher is placed within 30 cm of the enemy');

function defencesRefusal(state: State, v: Vignette, order: Deployment, options: Options): Refusal | undefined {
  if (!order.defences) return undefined;
  if (!usesDefences(options)) return refusedBy(NO_DEFENCES);
  return mayEntrench(state.sides[v.side].list, v.entry, state.extra.now.lists) ? undefined : refusedBy(NOT_LISTED);
}

/** IGR-DEP-13: somebody must be in the first line. */
function lastRefusal(state: State, v: Vignette, order: Deployment): Refusal | undefined {
  if (order.role === 'mbl' && order.line === 1) return undefined;
  const others = state.vignettes.filter(o => o.side === v.side && o.id !== v.id);
  const open = others.some(o => o.place === 'waiting' || (o.place === 'table' && o.role === 'mbl' && o.line === 1));
  return open ? undefined : refusedBy(FIRST_LINE);
}

/** Where it may stand, by the rules of deployment or of the ambush. */
function whereRefusal(
  state: State,
  v: Vignette,
  order: Deployment,
  base: Base,
  behind: Vignette | null,
): Refusal | undefined {
  if (state.ambush.now) {
    if (order.role === 'skirmish' && !mayLeaveBattleLine(v.troop)) return refusedBy(TOO_HEAVY);
    if (order.line !== 1) return forbid('IGR-AMB-10', 'in an ambush there is one line');
    const rule = ambushPlaceRule(state, v.side, base);
    return rule ? forbid(rule, 'an ambusher lies within 30 cm of a marcher, and touches nobody') : undefined;
  }
  if (standsOnImpassable(state.ground.now, base)) return refusedBy(IMPASSABLE);
  if (order.waived) {
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
  return placeRefusal(one, placedOf(state, v.side), zoneOf(state, v.side)) ?? lastRefusal(state, v, order);
}

/** Whom it links with, and how. */
function partnerOf(
  state: State,
  v: Vignette,
  link: Deployment['link'],
): Refusal | { type: LinkType; with: Vignette } | null {
  if (link === null) return null;
  const other = state.vignettes[state.lookup.ids[link.with] ?? -1];
  if (!other || other.side !== v.side || other.place !== 'table')
    return forbid('IGR-LNK-01', 'it links with a vignette of its own side that stands already');
  return { type: link.type, with: other };
}

/** IGR-LNK-02 to IGR-LNK-13, IGR-R-28, IGR-R-29: the link that it would be in, members in their order. */
function linkOf(
  state: State,
  v: Vignette,
  base: Base,
  order: Deployment,
  partner: { type: LinkType; with: Vignette },
  options: Options,
): Refusal | DeployPlan['link'] {
  const { type, with: other } = partner;
  const before: Link | null = other.link === null ? null : state.links[other.link]!;
  if (before && before.type !== type) return forbid('IGR-R-29', 'a vignette is in one kind of link only');
  const members = before ? before.members.map(i => state.vignettes[i]!) : [other];
  if (members.some(m => m.role !== order.role || m.line !== order.line))
    return forbid('IGR-LNK-13', 'the members of a link have the same role and line');
  const refused = linkRefusal({ type, members: [...members.map(m => m.troop), v.troop] }, options);
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

const poseIn = (state: State, { x, y, facing }: OrderPose) => {
  const perW = unitsPerW(state.ground.now.top);
  return { x: x / perW, y: y / perW, facing: degreesOf(facing) };
};

/** Where it would stand and in which link, or why not there. */
export function deployPlan({ view, by, options }: Seat, order: Deployment): Refusal | DeployPlan {
  const v = placeable(view, by, order.stand);
  if (isRefusal(v)) return v;
  const base = baseAt(poseIn(view, order.at), 1, depthOf(v.troop.class));
  const partner = partnerOf(view, v, order.link);
  if (isRefusal(partner)) return partner;
  const behind = partner?.type === 'support' ? partner.with : null;
  const refused = whereRefusal(view, v, order, base, behind) ?? defencesRefusal(view, v, order, options);
  if (refused) return refused;
  const link = partner && linkOf(view, v, base, order, partner, options);
  if (isRefusal(link)) return link;
  return { base, link, because: [view.ambush.now ? AMBUSHED : order.waived ? WAIVED : IN_ZONE] };
}
