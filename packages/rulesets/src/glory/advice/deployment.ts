import type { Seat, Side } from '@umpire/engine';
import type { Class, Troop } from '../pieces.js';
import { canSee, isInBadGoing, standsOnImpassable } from '../play/ground.js';
import type { OrderOf } from '../play/orders.js';
import { forwardOf, lattice } from '../play/places.js';
import type { State, Vignette } from '../play/state.js';
import { unitsPerW } from '../play/steps.js';
import type { Types } from '../play/types.js';
import { isBody } from '../play/units.js';
import { isDirectlyAhead } from '../rules/ahead.js';
import { type Base, baseAt } from '../rules/geometry.js';
import { depthOf } from '../rules/table.js';
import { refusalOf } from '../verbs/index.js';
import { placeOf } from './any-place.js';
import { assess } from './assessment.js';
import { danger } from './danger.js';
import { roleOf } from './roles.js';

/** A place in the order of battle. */
interface Post {
  readonly v: Vignette;
  /** Along the base edge, and from it, in W. */
  readonly x: number;
  readonly far: number;
  /** The one to its left, with whom it is linked. */
  readonly beside: Vignette | null;
  /** So many stand there side by side: those who come after it are linked with it. */
  readonly wide: number;
}

/** Long links hardly turn (10.2); two or three are paid for as one. */
const LINKED = 3;
/** Between those who are not linked, so that one who is pushed aside does not stand in the way. */
const GAP = 0.3;
/** How far in front of its edge whoever must not be lost is placed: driven back one move he is still on the table (IGR-R-82). */
const RESERVE = 1.3;

/**
 * An army in one line: foot in the middle, guns beside it, horse on the wings; the General a little behind. Key vignettes come last, where
 * those who stand already harm them least: they need not be near anybody, and many a gun reaches across the table.
 */
export function drawnUp(seat: Seat<Types>): OrderOf<'deploy'> | undefined {
  const { view, by } = seat;
  const post = onItsGround(view, by, battleOrder(view, by)).find(({ v }) => v.place === 'waiting');
  if (!post) return undefined;
  for (const order of isHidden(post.v) ? safestFor(seat, post) : placesFor(view, by, post))
    if (!refusalOf(seat, order)) return order;
  return undefined;
}
const isHidden = (v: Vignette): boolean => v.key && !v.general;

/** The lattice, beginning with good ground where nobody falls back on it and no gun looks at it, there with what enemies threaten least, and there with what is nearest to the post. */
function* safestFor(seat: Seat<Types>, { v, x }: Post): Iterable<OrderOf<'deploy'>> {
  const { view, by, options } = seat;
  const assessment = assess(seat);
  const index = view.lookup.ids[v.id]!;
  const guns = view.vignettes.filter(foe => foe.side !== by && isBody(foe) && foe.troop.class === 'ART');
  const places = [...lattice(view, by, v)].map(base => ({
    base,
    poor: Number(isInBadGoing(view.ground.now, base)) + inTheWay(view, by, { v, wide: 1 }, base),
    peril: danger(assessment, index, base),
    seen: guns.filter(gun => isDirectlyAhead(gun.base!, base, options)).length,
  }));
  const off = (base: Base): number => Math.abs(base.x - x);
  places.sort((a, b) => a.poor + a.seen - b.poor - b.seen || a.peril - b.peril || off(a.base) - off(b.base));
  for (const { base } of places) yield { ...plainly(view, by, v), at: placeOf(view, base) };
}

/** The foot in the middle, then guns, then horse. */
const CENTRE: readonly Class[] = [
  'HIM',
  'HIP',
  'HIS',
  'HIN',
  'HIW',
  'LIW',
  'LIS',
  'LIN',
  'VLI',
  'ELE',
  'ART',
  'CAT',
  'HCC',
  'HSC',
  'LSC',
];
const decides = (v: Vignette): boolean => v.general || v.key;
const likeness = ({ class: of, integrity, army }: Troop): string => `${army} ${of} ${integrity}`;

/** Groups of like troops that may be linked; whoever decides the battle stands alone. */
function groupsOf(own: readonly Vignette[]): Vignette[][] {
  const groups: Vignette[][] = [];
  for (const v of own) {
    const open = groups.find(
      g =>
        !decides(v) &&
        v.troop.class !== 'ART' &&
        g.length < LINKED &&
        !decides(g[0]!) &&
        likeness(g[0]!.troop) === likeness(v.troop),
    );
    if (open) open.push(v);
    else groups.push([v]);
  }
  return groups;
}

const rank = ([first]: readonly Vignette[]): number =>
  isHidden(first!) ? CENTRE.length : decides(first!) ? -1 : CENTRE.indexOf(first!.troop.class);

/** Every post from the middle outwards: to the right, to the left, and so on. */
function battleOrder(view: State, by: Side): Post[] {
  const own = view.vignettes.filter(v => v.side === by && v.place !== 'aside');
  const { top } = view.ground.now;
  const groups = groupsOf(own).sort((a, b) => rank(a) - rank(b));
  const posts: Post[] = [];
  let [west, east] = [top.width / 2, top.width / 2];
  for (const group of groups) {
    const right = top.width / 2 - west >= east - top.width / 2;
    let x = right ? east + (posts.length > 0 ? GAP : 0) : west - GAP - group.length;
    if (right) east = x + group.length;
    else west = x;
    for (const [i, v] of group.entries()) {
      const depth = depthOf(v.troop.class);
      posts.push({
        v,
        x: x + 0.5,
        far: decides(v) ? Math.min(RESERVE, top.rearZone - depth / 2) : top.rearZone - depth / 2,
        beside: group[i - 1] ?? null,
        wide: i === 0 ? group.length : 1,
      });
      x += 1;
    }
  }
  return posts;
}

/** What it costs a whole line to stand one W aside of the middle, for each who stands in it, beside what ground is worth. */
const ASIDE = 0.1;
const STRIDE = 0.5;

/** The line is moved along the base edge as a whole to where the ground suits it best: its posts are not scattered one by one. */
function onItsGround(view: State, by: Side, posts: readonly Post[]): readonly Post[] {
  const { top, pieces } = view.ground.now;
  const line = posts.filter(({ v }) => !isHidden(v));
  if (pieces.length === 0 || line.length === 0) return posts;
  const xs = line.map(({ x }) => x);
  const [west, east] = [0.5 - Math.min(...xs), top.width - 0.5 - Math.max(...xs)];
  const perW = unitsPerW(top);
  const north = forwardOf(view, by) !== 0;
  const costs = (aside: number): number =>
    line.reduce(
      (sum, post) => {
        const at = { x: (post.x + aside) * perW, y: (north ? top.depth - post.far : post.far) * perW, facing: 0 };
        return sum + groundAgainst(view, by, { ...post, wide: 1 }, at);
      },
      ASIDE * line.length * Math.abs(aside),
    );
  let best = { aside: 0, cost: costs(0) };
  for (let step = 1; step * STRIDE <= Math.max(-west, east); step++)
    for (const aside of [step * STRIDE, -step * STRIDE]) {
      if (aside < west || aside > east || ASIDE * line.length * Math.abs(aside) >= best.cost) continue;
      const cost = costs(aside);
      if (cost < best.cost) best = { aside, cost };
    }
  return posts.map(post => (isHidden(post.v) ? post : { ...post, x: post.x + best.aside }));
}

const plainly = (view: State, by: Side, v: Vignette) =>
  ({
    verb: 'deploy',
    stand: v.id,
    role: roleOf(view, by, v),
    line: 1,
    link: null,
    defences: false,
    waived: false,
  }) as const;

/**
 * Beside those whom it is linked with, if they can be; else the place that is nearest to its post, with what the ground is against. Where one
 * cannot go forward nobody is put who has a choice.
 */
function* placesFor(view: State, by: Side, post: Post): Iterable<OrderOf<'deploy'>> {
  const shut: OrderOf<'deploy'>[] = [];
  for (const order of nearest(view, by, post))
    if (order.link && groundAgainst(view, by, post, order.at) >= SHUT_IN) shut.push(order);
    else yield order;
  yield* shut;
}

/** So many W before it the ground is looked at: for a way, and for a field of fire. */
const BEFORE = [0.5, 1, 1.5, 2, 2.5, 3];
const NEXT = 2;
const FIELD_OF_FIRE = [2, 4, 6];
/** What ground is worth, in W that one would rather stand aside. */
const SHUT_IN = 100;
const HINDERED = { standing: 6, ahead: 0.5 } as const;
const COVER = 0.75;
const BLIND = 1;
const IN_THE_WAY = 6;
/** Who steps back or forward leaves the line: rather he goes along it. */
const OUT_OF_LINE = 2.5;
/** Those who go over any ground like it rough. */
const AT_HOME_IN_BAD: ReadonlySet<Class> = new Set(['LIW', 'LIS', 'LIN', 'VLI']);

/** IGR-R-82: whoever is driven back goes straight to his rear: so many W behind him nobody else stands. */
const FALLS_BACK = 2;
/** Whose middles are so far apart to the side stand side by side, or as good as that. */
const ABREAST = 0.9;
/** With how many of his own a stand would be in the way there: of whoever stands before it when he falls back, or himself before somebody. */
function inTheWay(
  view: State,
  by: Side,
  { v, wide }: Pick<Post, 'v' | 'wide'>,
  at: { readonly x: number; readonly y: number },
): number {
  return view.vignettes.filter(({ id, side, base }) => {
    if (side !== by || id === v.id || !base) return false;
    // those who are linked with it stand at its right
    const [aside, ahead] = [
      Math.abs(base.x - Math.min(Math.max(base.x, at.x), at.x + wide - 1)),
      Math.abs(base.y - at.y),
    ];
    return aside < ABREAST && ahead > ABREAST / 2 && ahead < FALLS_BACK;
  }).length;
}

/** How much the ground is against a place, for all who stand there: nobody gets forward, ranks are hindered, guns see nothing; cover is for it. */
function groundAgainst(view: State, by: Side, { v, wide }: Post, at: OrderOf<'deploy'>['at']): number {
  const ground = view.ground.now;
  if (ground.pieces.length === 0) return 0;
  const perW = unitsPerW(ground.top);
  const facing = forwardOf(view, by);
  const on = facing === 0 ? 1 : -1;
  const { class: of } = v.troop;
  let against = 0;
  for (let i = 0; i < wide; i++) {
    const pose = (far: number) => ({ x: at.x / perW + i, y: at.y / perW + on * far, facing });
    const base = (far: number): Base => baseAt(pose(far), 1, depthOf(of));
    if (BEFORE.some(far => standsOnImpassable(ground, base(far)))) return SHUT_IN;
    if (AT_HOME_IN_BAD.has(of)) against -= isInBadGoing(ground, base(0)) ? COVER : 0;
    else {
      if (isInBadGoing(ground, base(0))) against += HINDERED.standing;
      against += HINDERED.ahead * BEFORE.filter(far => far <= NEXT && isInBadGoing(ground, base(far))).length;
    }
    if (of === 'ART') against += BLIND * FIELD_OF_FIRE.filter(far => !canSee(ground, pose(0), pose(far))).length;
  }
  return against;
}

function* nearest(view: State, by: Side, post: Post): Iterable<OrderOf<'deploy'>> {
  const { v, x, far, beside } = post;
  const { top } = view.ground.now;
  const perW = unitsPerW(top);
  const facing = forwardOf(view, by);
  const plain = plainly(view, by, v);
  const left = beside && view.vignettes[view.lookup.ids[beside.id]!]!;
  const at = {
    x: Math.round(x * perW),
    y: Math.round((facing === 0 ? far : top.depth - far) * perW),
    facing: facing * 10,
  };
  if (left && isBody(left)) {
    const { base } = left;
    yield {
      ...plain,
      link: { type: 'in-line', with: left.id },
      at: { ...at, x: Math.round((base!.x + 1) * perW), y: Math.round(base!.y * perW) },
    };
  }
  const places = [at, ...[...lattice(view, by, v)].map(base => placeOf(view, base))].map(place => ({
    place,
    off:
      (Math.abs(place.x - at.x) + (v.troop.class === 'ART' ? 1 : OUT_OF_LINE) * Math.abs(place.y - at.y)) / perW +
      groundAgainst(view, by, post, place) +
      IN_THE_WAY * inTheWay(view, by, post, { x: place.x / perW, y: place.y / perW }),
  }));
  for (const { place } of places.sort((a, b) => a.off - b.off)) yield { ...plain, at: place };
}
