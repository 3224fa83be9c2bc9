import {
  circlesBeyond,
  circumradius,
  inArea,
  inches,
  inStrip,
  type Options,
  type Point,
  type Polygon,
  partlyInZone,
  rectangle,
  squaredDistance,
  toInches,
} from '@umpire/engine';
import type { Gift } from '../../book/parts.js';
import { slotOf, slotsForPlaces } from '../../book/places.js';
import { screenBlocks } from '../../ground/sight.js';
import type { PlayBook } from '../book.js';
import { type Arc, FRONT } from '../pieces.js';
import type { EngagementFacts } from '../rules/engagement-facts.js';
import type { Leg } from '../rules/movement.js';
import type { Copying } from './copy.js';
import { type Mapping, underfoot } from './field.js';
import type { Ways } from './legs.js';
import type { StandingFacts, Surroundings } from './stand-facts.js';
import { baseOf, bghqOf, gapInches, groupOf, type Presence } from './stands.js';
import type { Effect, Ground, Nature, Stand, State } from './state.js';

interface Footing {
  readonly x: number;
  readonly y: number;
  readonly place: Stand['place'];
  readonly nature: Nature;
  readonly ground: Ground;
  /** A ruling may say how the ground goes. */
  readonly options: Options;
  readonly going: 'good' | 'bad';
  readonly builtUp: boolean;
}
const footings = slotsForPlaces<Footing>();

/** HSE-27: more than the corners of two bases may be off, in tenths of a millimetre. */
const ROUNDED = 4;

const isFooting = (known: Footing, ground: Ground, stand: Stand, nature: Nature, options: Options): boolean =>
  known.x === stand.x &&
  known.y === stand.y &&
  known.place === stand.place &&
  known.nature === nature &&
  known.ground === ground &&
  known.options === options;

/** AWC-03: smoke is useless in bad weather. */
const smokeBetween = (state: State, from: Point, to: Point): boolean =>
  !state.awc && state.effects.some(e => e.kind === 'smoke' && screenBlocks(screenOf(e), from, to));

export const screenOf = ({ x, y, size }: Effect): Polygon => rectangle(x - size / 2, y - size / 2, size, size);

/** any part of the base in a lit zone. */
export const isLit = (state: State, stand: Stand): boolean =>
  stand.place === 'table' &&
  state.effects.some(
    e => e.kind === 'light' && partlyInZone({ kind: 'disc', x: e.x, y: e.y, radius: e.size / 2 }, baseOf(stand)),
  );

/** What is lit may be struck from farther away (ILL-04). */
export const isAnythingLit = ({ effects }: State): boolean => effects.some(({ kind }) => kind === 'light');

export type Measuring = Gift<'engaging', typeof measuring>;

/** The one part that measures: from the table to the facts that the rules read. Distances come out in inches. */
export function measuring(book: PlayBook & Copying & Mapping & Presence & StandingFacts & Ways) {
  const { DISTANCES, isSightExempt, pieceBlocks } = book;
  const { arcSeen, bothCount, givesCover, isInfantry } = book.engaging;
  const { goingFor } = book.moving;
  const { kindOfGroup, natureOf, standFacts } = book.shapes;
  const { fieldOf } = book.terrain;
  const { ORDINARY, isTank, isUnit } = book.words;

  /** What a blank is as long as nobody knows: nothing that is asked of it depends on this. */
  const BLANK = natureOf(
    {
      name: '',
      ...ORDINARY,
      jungleTrained: false,
      fake: false,
      bghq: false,
    },
    {},
  );

  /**
   * ORG-05, ORG-06: from the BGHQ that counts to the target, in inches; R-48: an off-table BGHQ has no
   * circle. Infinite where none counts.
   */
  function fromBghq(state: State, owner: Stand, to: (bghq: Stand) => number): number {
    return bghqsFor(state, owner).reduce((least, bghq) => Math.min(least, to(bghq)), Number.POSITIVE_INFINITY);
  }

  /** ORG-05, ORG-06: the BGHQs on the table by which a stand that fires from afar is bound: that of its group, or any of its side. */
  function bghqsFor(state: State, owner: Stand): readonly Stand[] {
    const group = groupOf(state, owner);
    const bound =
      kindOfGroup(state, group) === 'air-artillery' ? state.groups.filter(g => g.side === owner.side) : [group];
    return bound.map(of => bghqOf(state, of)).filter((bghq): bghq is Stand => bghq?.place === 'table');
  }

  const ownerGroupOf = (state: State, owner: Stand): 'mixed' | 'air-artillery' =>
    kindOfGroup(state, groupOf(state, owner)) === 'air-artillery' ? 'air-artillery' : 'mixed';

  /** What is under a point (R-21, R-97, HSE-26): the piece, road, river, obstruction. */
  function standingAt(ground: Ground, at: Point): Omit<Leg, 'distance'> {
    const field = fieldOf(ground);
    const pieces = field.sight.holders(at).map(i => ground.pieces[i]!);
    const { top, meets } = underfoot(pieces);
    const road = field.roads.some(strip => inStrip(strip, at));
    const wet = field.river !== undefined && inStrip(field.river, at);
    const bridge = wet && (road || field.bridges.some(strip => inStrip(strip, at)));
    const obstruction = ground.obstacles.some((o, i) => o.kind === 'OBS' && inArea(field.obstacles[i]!, at));
    return {
      terrain: wet ? 'river' : (top?.kind ?? 'O'),
      jungle: top?.jungle ?? false,
      road,
      bridge,
      obstruction,
      meets: wet ? undefined : meets,
    };
  }

  /** The going of the place where a stand is, and whether it is built up. R-29: night makes no bad going here. */
  function footingOf(state: State, stand: Stand, nature: Nature, options: Options): Footing {
    const slot = slotOf(stand.x, stand.y);
    const known = footings[slot];
    if (known && isFooting(known, state.ground.now, stand, nature, options)) return known;
    const found = footing(state.ground.now, stand, nature, options);
    footings[slot] = found;
    return found;
  }

  function footing(ground: Ground, stand: Stand, nature: Nature, options: Options): Footing {
    const { x, y, place } = stand;
    if (place !== 'table' || !isUnit(nature))
      return { x, y, place, nature, ground, options, going: 'good', builtUp: false };
    const under = standingAt(ground, stand);
    const { going } = goingFor(ground, under, nature, 'day', options);
    const builtUp = under.terrain === 'MBUA' || under.terrain === 'BUA';
    return { x, y, place, nature, ground, options, going: going === 'good' ? 'good' : 'bad', builtUp };
  }

  /** TF-04 and TF-13 look no further than this. */
  const NEAR = inches(DISTANCES.infantryNear);

  /**
   * Distance to the nearest other stand of the same side that fits, if one is near enough to matter. Where somebody only asks whether one is
   * within so much (`enough`), and circles inside both bases show that one is, nobody is measured, and that is the answer.
   */
  function nearestFriend(
    state: State,
    stand: Stand,
    fits: (other: Nature) => boolean,
    enough = Number.NEGATIVE_INFINITY,
  ): number | null {
    let nearest: number | null = null;
    let limit = NEAR;
    const radius = circumradius(stand.base, stand.base);
    for (const other of state.stands) {
      if (other.side !== stand.side || other.place !== 'table' || other === stand) continue;
      const nature = other.nature;
      if (!nature || nature.fake || !fits(nature)) continue;
      if (circlesBeyond(stand, radius, other, circumradius(other.base, other.base), limit)) continue;
      const most = enough + (stand.base + other.base) / 2 - ROUNDED;
      if (most > 0 && squaredDistance(stand, other) <= most * most) return toInches(enough);
      const far = gapInches(stand, other);
      if (nearest !== null && far >= nearest) continue;
      nearest = far;
      // Who is farther off than this by his circle alone needs no measuring.
      limit = Math.min(NEAR, Math.ceil(far * inches(1)));
    }
    return nearest;
  }

  /** unrevealed INFANTRY counts, fakes do not. */
  function surroundingsOf(
    state: State,
    stand: Stand,
    nature: Nature,
    options: Options,
    engaged: boolean,
  ): Surroundings {
    const { going, builtUp } = footingOf(state, stand, nature, options);
    if (!engaged || stand.place !== 'table') return { going, builtUp, infantryWithin: null, coverWithin: null };
    return {
      going,
      builtUp,
      infantryWithin: isTank(nature) ? nearestFriend(state, stand, n => isInfantry(n, options), NEAR) : null,
      coverWithin: givesCover ? nearestFriend(state, stand, givesCover) : null,
    };
  }

  /** ARC-01, R-12: where `other` lies as seen from a stand. */
  function arcTo(stand: Stand, other: Point, options: Options): Arc {
    const dx = other.x - stand.x;
    const dy = other.y - stand.y;
    return dx === 0 && dy === 0 ? FRONT : arcSeen(stand.facing / 10, dx, dy, options);
  }

  /** The pieces in the way of a line, as indexes: the grid finds the few that it crosses, the rule judges them. */
  function piecesBetween(state: State, from: Point, to: Point): number[] {
    const { sight, pieces } = fieldOf(state.ground.now);
    return sight.blockers(from, to).filter(i => pieceBlocks(pieces[i]!, from, to));
  }

  /** What blocks the line between two on-table stands: ids of pieces, and `smoke`. */
  function blockersBetween(state: State, from: Stand, to: Stand): string[] {
    const blocked = piecesBetween(state, from, to).map(i => state.ground.now.pieces[i]!.id);
    return smokeBetween(state, from, to) ? [...blocked, 'smoke'] : blocked;
  }

  const sightBlocked = (state: State, from: Stand, to: Stand): boolean =>
    piecesBetween(state, from, to).length > 0 || smokeBetween(state, from, to);

  /** The facts of an engagement, as section 7.3 lists them; `known` is what the owner knows of the target, `around` what is near it. */
  function engagementOf(
    state: State,
    owner: Stand,
    target: Stand,
    options: Options,
    known: Nature | null = target.nature,
    around: Surroundings = surroundingsOf(state, target, known ?? BLANK, options, true),
  ): EngagementFacts {
    const both = owner.place === 'table' && target.place === 'table';
    const own = owner.nature!;
    const aim = known ?? BLANK;
    const exempt = isSightExempt(own.posture, options) || isSightExempt(aim.posture, options);
    const distant = !isUnit(own);
    return {
      owner: standFacts(state, owner, own, surroundingsOf(state, owner, own, options, bothCount)),
      target: standFacts(state, target, aim, around),
      range: both ? gapInches(owner, target) : 0,
      lineOfSight: both && !exempt && sightBlocked(state, owner, target) ? 'blocked' : 'clear',
      ownerArc: both ? arcTo(owner, target, options) : FRONT,
      targetArc: both ? arcTo(target, owner, options) : FRONT,
      light: state.light,
      targetIlluminated: state.effects.length > 0 && isLit(state, target),
      ownerIlluminated: state.effects.length > 0 && isLit(state, owner),
      awc: state.awc,
      targetToBghq: distant && target.place === 'table' ? fromBghq(state, owner, bghq => gapInches(bghq, target)) : 0,
      ownerGroup: distant ? ownerGroupOf(state, owner) : 'mixed',
      segment: state.segment === 0 ? null : state.segment,
    };
  }

  return { bghqsFor, fromBghq, ownerGroupOf, standingAt, surroundingsOf, arcTo, blockersBetween, engagementOf };
}
