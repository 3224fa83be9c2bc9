import {
  type Citation,
  footprint,
  forbid,
  type Gesture,
  type GestureChoice,
  isRefusal,
  type PlaceLimits,
  type Zone,
} from '@umpire/engine';
import { z } from 'zod';
import { formerlyWord, namesIn, yesOrNo } from '../../common/book/legacy-fields.js';
import { SHOWN } from '../../common/book/verbs.js';
import { citation } from '../lines.js';
import { usesDefences } from '../options.js';
import { LINK_TYPES, type LinkType, PARTS, ROLES, type Role } from '../pieces.js';
import { type Deployment, deployPlan, nextPlacer, placeable, WAIVED } from '../play/deploy.js';
import { poseIn, sizeIn, unitsOf } from '../play/measure.js';
import {
  ambushLattice,
  ambushPlaceRule,
  forwardOf,
  hasAmbushPlace,
  hasPlace,
  hasRoom,
  lattice,
  placedOf,
  rolesOf,
  spotAt,
  waivedPlaces,
} from '../play/places.js';
import type { Vignette } from '../play/state.js';
import type { Seat } from '../play/types.js';
import { isBody, vignetteOf } from '../play/units.js';
import { mayEntrench } from '../rules/army.js';
import { partAt } from '../rules/deployment.js';
import { type Base, baseAt, pointOf } from '../rules/geometry.js';
import { depthOf } from '../rules/table.js';
import { DISTANCES } from '../tables/distances.js';
import { id, pose, verb } from './verb.js';

type Link = Deployment['link'];
type SoFar = Partial<Deployment>;

const isPlacing = ({ view, by }: Seat): boolean => view.step === 'deployment' && view.next === by;
const isAnyRoom = ({ view, by }: Seat, v: Vignette): boolean =>
  view.ambush.now ? hasAmbushPlace(view, by, v) : hasRoom(view, by, v);

/** `none`, `in-line P3`, `support P3`: how older records write a link. */
const LINK_WORD = /^(none|(in-line|support) \S+)$/;
function linkIn(word: string): Link {
  const [type, partner] = namesIn(word);
  return partner === undefined ? null : { type: type as LinkType, with: partner };
}
const link = z.strictObject({ type: z.enum(LINK_TYPES), with: id }).nullable();

const LINKED: Readonly<Record<LinkType, Citation>> = {
  'in-line': citation('IGR-LNK-03', 'side by side in one line'),
  support: citation('IGR-LNK-07', 'one directly behind the other'),
};

export const deploy = verb({
  order: {
    stand: id,
    role: z.enum(ROLES).default('mbl'),
    line: z.int().min(1).max(9).default(1),
    part: z.enum(PARTS).optional(),
    link: formerlyWord(link, z.string().max(60).regex(LINK_WORD), linkIn).default(null),
    defences: yesOrNo.default(false),
    /** IGR-DEP-15: there is no legal place for it. */
    waived: yesOrNo.default(false),
    at: pose,
  },
  label: 'Place',
  text: 'Put this vignette on the table',
  key: 'd',
  deploys: true,
  on: ({ seat, piece }) => (isPlacing(seat) ? { fields: askedOf(seat, piece) } : undefined),
  fields: {
    role: { choose: ({ piece }) => rolesOf(piece).map(value => ({ value, ...ROLE_WORDS[value] })) },
    line: {
      choose: ({ seat: { view, by } }) =>
        Array.from({ length: view.sides[by].linesAllowed }, (_, i) => ({ value: i + 1, label: `Line ${i + 1}` })),
    },
    link: { choose: ({ seat, piece, sofar }) => linkChoices(seat, piece, sofar) },
    defences: {
      choose: () => [
        { value: true, label: 'Behind field defences' },
        { value: false, label: 'In the open' },
      ],
    },
    waived: { choose: () => [{ value: true, label: 'Anywhere in the Rear Zone', text: WAIVED.text }] },
    at: { place: ({ seat, piece, sofar }) => placing(seat, piece, sofar) },
  },
  plan: deployPlan,
  act: (game, by, { stand, role, line, defences, waived }, { base, link: joined, because }) => {
    const part = partAt(base, game.state.ground.now.top);
    const next = nextPlacer(game.state, by);
    game.happen({ kind: 'deployed', stand, base, role, line, part, defences, waived, next, because });
    if (!joined) return;
    const { type, stands } = joined;
    game.happen({ kind: 'linked', link: joined.id, type, stands, because: [LINKED[type]] });
  },
});
/** IGR-VIC-01: a third of the line decides, so whoever leaves it makes it shorter. */
const ROLE_WORDS: Readonly<Record<Role, { readonly label: string; readonly text: string }>> = {
  mbl: {
    label: 'In the main battle line',
    text: 'a third of the line lost is the battle lost: a longer line bears more',
  },
  skirmish: { label: 'Outside the battle line', text: 'its loss does not count, nor does it lengthen the line' },
};

/** What there is no choice about is not asked. */
function askedOf(seat: Seat, v: Vignette): ('role' | 'line' | 'link' | 'defences' | 'waived' | 'at')[] {
  const { view, by, options } = seat;
  if (!view.ambush.now && !hasPlace(view, by, v)) return ['waived', 'at'];
  const asked: ReturnType<typeof askedOf> = [];
  if (rolesOf(v).length > 1) asked.push('role');
  if (view.sides[by].linesAllowed > 1 && !view.ambush.now) asked.push('line');
  if (view.vignettes.some(o => o.side === by && isBody(o))) asked.push('link');
  if (usesDefences(options) && mayEntrench(view.sides[by].list, v.entry, view.extra.now.lists)) asked.push('defences');
  return [...asked, 'at'];
}

/** Alone, or with those beside or behind whom it may stand. */
function linkChoices(seat: Seat, v: Vignette, sofar: SoFar): GestureChoice[] {
  const placed = seat.view.vignettes.filter(o => o.side === seat.by && isBody(o));
  const links = placed.flatMap(o => [
    { value: { type: 'in-line' as const, with: o.id }, label: `In line with ${o.id}`, text: o.name },
    { value: { type: 'support' as const, with: o.id }, label: `Behind ${o.id}`, text: o.name },
  ]);
  const allowed = links.filter(({ value }) => linkedPlace(seat, v, { ...sofar, link: value }).allowed);
  return [{ value: null, label: 'Alone' }, ...allowed];
}

/** Beside or behind the partner of a link: where the book allows it, else the first of these places. */
function linkedPlace(seat: Seat, v: Vignette, sofar: SoFar): { readonly base?: Base; readonly allowed: boolean } {
  const partner = sofar.link && vignetteOf(seat.view, sofar.link.with)?.base;
  if (!partner) return { allowed: false };
  const depth = depthOf(v.troop.class);
  const at = (ahead: number, right: number) =>
    baseAt({ ...pointOf(partner, ahead, right), facing: partner.facing }, 1, depth);
  const bases =
    sofar.link?.type === 'support'
      ? [at(-partner.halfDepth - depth / 2, 0)]
      : [at(partner.halfDepth - depth / 2, 1), at(partner.halfDepth - depth / 2, -1)];
  const fits = bases.find(base => !isRefusal(deployPlan(seat, deployment(seat, v, sofar, base))));
  return { base: fits ?? bases[0]!, allowed: fits !== undefined };
}

/** The order as it would be, its remaining fields as they are if nobody says. */
const deployment = ({ view }: Seat, v: Vignette, sofar: SoFar, base: Base): Deployment => ({
  stand: v.id,
  role: roleIn(v, sofar),
  line: sofar.line ?? 1,
  link: sofar.link ?? null,
  defences: false,
  waived: sofar.waived ?? false,
  at: poseIn(view.ground.now, base),
});
function roleIn(v: Vignette, sofar: SoFar): Role {
  const [first, ...others] = rolesOf(v);
  return others.find(role => role === sofar.role) ?? first ?? 'mbl';
}

/** Where a vignette may be placed, and a place to begin with. */
function placing(seat: Seat, v: Vignette, sofar: SoFar): Gesture {
  const { view, by } = seat;
  const ground = view.ground.now;
  const { width, depth, rearZone } = ground.top;
  const whole: Zone = { kind: 'rect', x: 0, y: 0, width: unitsOf(ground, width), depth: unitsOf(ground, depth) };
  const south = view.sides[by].edge === 'south';
  const rear: Zone = { ...whole, y: south ? 0 : unitsOf(ground, depth - rearZone), depth: unitsOf(ground, rearZone) };
  const base = linkedPlace(seat, v, sofar).base ?? alone(seat, v, sofar);
  return {
    kind: 'place',
    zones: [view.ambush.now ? whole : rear],
    ...(view.ambush.now && ambushLimits(seat, view.ambush.now.keepOff)),
    size: sizeIn(ground, base),
    turn: true,
    at: poseIn(ground, base),
  };
}

/** IGR-AMB-04, IGR-AMB-08: as near to a marcher as an ambusher must lie, and no nearer than he may. */
function ambushLimits({ view, by }: Seat, keepOff: number): PlaceLimits {
  const ground = view.ground.now;
  const marchers = view.vignettes.filter(v => v.side !== by && isBody(v)).map(({ base }) => base!);
  const around = (reach: number) =>
    marchers.map((base): Zone => {
      const { width, depth } = sizeIn(ground, base);
      return { kind: 'around', base: footprint(poseIn(ground, base), width, depth), reach };
    });
  return {
    barred: around(Math.max(0, unitsOf(ground, keepOff) - 1)),
    near: around(unitsOf(ground, DISTANCES.ambushCm / ground.top.frontage)),
  };
}

/** The first place that is legal, from the middle. */
function alone({ view, by }: Seat, v: Vignette, sofar: SoFar): Base {
  const depth = depthOf(v.troop.class);
  const { top } = view.ground.now;
  const role = roleIn(v, sofar);
  const placed = placedOf(view, by);
  let best: Base | undefined;
  for (const base of view.ambush.now ? ambushLattice(view, v) : lattice(view, by, v)) {
    if (best && Math.abs(base.x - top.width / 2) >= Math.abs(best.x - top.width / 2)) continue;
    const legal = view.ambush.now
      ? !ambushPlaceRule(view, by, base)
      : spotAt(view, by, v, base, role, sofar.line ?? 1, placed);
    if (legal) best = base;
  }
  if (sofar.waived) for (const base of waivedPlaces(view, by, v)) return base;
  const facing = forwardOf(view, by);
  return best ?? baseAt({ x: top.width / 2, y: facing === 0 ? depth : top.depth - depth, facing }, 1, depth);
}

const NO_ROOM = citation('IGR-DEP-15', 'there is no room at all: it takes no part');

/** Where there is room for somebody who may therefore not be set aside. */
const roomFor = ({ view, by }: Seat, v: Vignette): string =>
  view.ambush.now || hasPlace(view, by, v)
    ? 'there is room for it'
    : 'there is room for it in its Rear Zone, where line and gap are waived';

export const setAside = verb({
  order: { stand: id },
  label: 'Set aside',
  text: 'There is no room: it takes no part',
  on: ({ seat, piece }) => (isPlacing(seat) && !isAnyRoom(seat, piece) ? SHOWN : undefined),
  plan: (seat, { stand }) => {
    const v = placeable(seat.view, seat.by, stand);
    if (isRefusal(v)) return v;
    return isAnyRoom(seat, v) ? forbid('IGR-DEP-15', roomFor(seat, v)) : v;
  },
  act: (game, by, { stand }) =>
    game.happen({ kind: 'setAside', stand, next: nextPlacer(game.state, by), because: [NO_ROOM] }),
});
