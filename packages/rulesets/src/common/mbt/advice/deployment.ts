import {
  type Footprint,
  footprint,
  inArea,
  inches,
  type Options,
  type Point,
  type Pose,
  type Random,
  type Side,
  shuffled,
} from '@umpire/engine';
import type { Gift } from '../../book/parts.js';
import type { PlayBook } from '../book.js';
import { poseFrom, TOWARDS } from '../play/edges.js';
import type { Measuring } from '../play/facts.js';
import { outlineOf } from '../play/field.js';
import type { Ways } from '../play/legs.js';
import type { Placing } from '../play/placing.js';
import type { Ground, Nature, PieceOfTerrain, RosterGroup, RosterStand, State } from '../play/state.js';
import type { Leg } from '../rules/movement.js';
import { inchesBetween } from './distance.js';
import type { LayoutAdvice, Placement } from './layout.js';
import type { Routes } from './routes.js';

/** A place where stands may be put down, and the ground there. */
interface Place {
  readonly pose: Pose;
  readonly along: number;
  readonly deep: number;
  readonly under: Omit<Leg, 'distance'>;
}

/** Where a group is laid out; `centre` is its BGHQ as soon as that is placed. */
interface Site {
  readonly state: State;
  readonly by: Side;
  readonly options: Options;
  readonly middle: number;
  readonly places: readonly Place[];
  readonly town: PieceOfTerrain | undefined;
  /** What the places are worth to stands that go alike. */
  readonly ground: Map<string, readonly number[]>;
  readonly taken: Footprint[];
  bghq: Footprint | undefined;
  centre: Point | undefined;
}

const STEP = inches(1);
/** Where a stand cannot go; and where it is not to be. */
const BARRED = -200;
const OUT = Number.NEGATIVE_INFINITY;
/** A group may spread beyond its sector where the ground is better there. */
const SPREAD = inches(8);
/** Inches between the middles of stands that a hand can tell apart; and how far a field of fire is looked at. */
const ROOM = 1.9;
const FIRES = 8;
/** DEP-01, DEP-02: depths in inches, and half a base less. */
const DEPTHS = { moving: 7.5, static: 17.5 } as const;

/** Where the way leads: the middle of the table before the sector. */
function ahead({ state, by, middle }: Site): Point {
  const { width, depth } = state.ground.now;
  const edge = state.sides[by].baseEdge;
  return edge === 'south' || edge === 'north'
    ? { x: middle, y: Math.round(depth / 2) }
    : { x: Math.round(width / 2), y: middle };
}

const middleOf = ([one, , other]: Footprint): Point => ({
  x: Math.round((one!.x + other!.x) / 2),
  y: Math.round((one!.y + other!.y) / 2),
});

function indexOfMost(numbers: readonly number[]): number {
  let best = 0;
  for (let i = 1; i < numbers.length; i++) if (numbers[i]! > numbers[best]!) best = i;
  return best;
}

export type DeploymentAdvice = Gift<'bots', typeof deploymentAdvice>;

export function deploymentAdvice(book: PlayBook & LayoutAdvice & Routes & Placing & Measuring & Ways) {
  const { fakesFor, sectorOf, wayLength } = book.bots;
  const { standingAt } = book.engaging;
  const { goingFor } = book.moving;
  const { baseSide, canPlace, deploys, freePlace } = book.setup;
  const { isAntiAircraft, isFixed, isLineInfantry, isLookout, isTank, isTankHunter } = book.words;

  /** The BGHQ first, since all keep to it; then REC, those who dig in, and ARMOUR, which has least choice. */
  const rank = (nature: Nature): number =>
    nature.bghq ? 0 : isLookout(nature) ? 1 : isFixed(nature) ? 2 : isTank(nature) ? 3 : 4;

  /** The town that a defender who digs in has to hold. */
  function townOf(
    { ending, attacker, ground }: State,
    by: Side,
    stands: readonly RosterStand[],
  ): PieceOfTerrain | undefined {
    if (ending.kind !== 'hold' || attacker === by || !stands.some(s => isFixed(s.nature))) return undefined;
    return ground.now.pieces.find(p => p.id === ending.piece);
  }

  /** How far from the base edge a stand likes to be, in inches. */
  function wantedDepth(nature: Nature): number {
    // The BGHQ may not leave those behind that stay where they are: so they go far forward.
    if (isFixed(nature)) return isLineInfantry(nature) || isTankHunter(nature) || nature.bghq ? 17 : 13;
    if (nature.bghq || isTank(nature)) return 5.5;
    return isLookout(nature) || isLineInfantry(nature) ? 7.5 : 4;
  }

  /** How a bot deploys: no two battles begin alike, and its fakes go among its stands. */
  function deployWell(state: State, by: Side, group: string, options: Options, chance: Random): Placement[] {
    const { site, stands } = siteOf(state, by, group, options);
    const placed = putDown(site, stands, chance);
    const own = shuffled(stands, chance).map(stand => ({ id: stand.id, at: placed.get(stand.id) ?? null }));
    return [...own, ...fakesFor(site, stands, site.middle)];
  }

  /** What is suggested to somebody who deploys by hand: what he has put down stays where it is, and the rest goes with it. */
  function deployRest(
    state: State,
    by: Side,
    group: string,
    options: Options,
    kept: readonly Placement[] = [],
  ): ReadonlyMap<string, Pose> {
    const { site, stands } = siteOf(state, by, group, options);
    for (const { id, at } of kept) {
      const stand = stands.find(s => s.id === id);
      if (at && stand) takeUp(site, stand, at);
      else if (at) site.taken.push(footprint(at, baseSide(options), baseSide(options)));
    }
    const left = stands.filter(stand => !kept.some(({ id, at }) => at && id === stand.id));
    return putDown(site, left);
  }

  function siteOf(
    state: State,
    by: Side,
    group: string,
    options: Options,
  ): { site: Site; stands: RosterGroup['stands'] } {
    const at = state.groups.filter(g => g.side === by).findIndex(g => g.id === group);
    const { stands } = state.rosters[by]![at]!;
    const { from, to, middle } = sectorOf(state, by, at, options);
    const site: Site = {
      state,
      by,
      options,
      middle,
      places: placesOf(state, by, from, to),
      town: townOf(state, by, stands),
      ground: new Map(),
      taken: [],
      bghq: undefined,
      centre: undefined,
    };
    return { site, stands };
  }

  /** A lay-out with a plan: the front where the way forward is open, the BGHQ behind it, those who dig in where they are needed. */
  function putDown(site: Site, stands: readonly RosterStand[], chance?: Random): Map<string, Pose> {
    const ground = stands
      .filter(s => deploys(s.nature, site.options) === 'table')
      .sort((p, q) => rank(p.nature) - rank(q.nature));
    const placed = new Map<string, Pose>();
    for (const stand of ground) {
      const pose = bestPlace(site, stand, chance) ?? freePlace(site, stand, site.middle);
      if (!pose) continue;
      placed.set(stand.id, pose);
      takeUp(site, stand, pose);
    }
    return placed;
  }

  function takeUp(site: Site, { base, nature }: RosterStand, pose: Pose): void {
    const taken = footprint(pose, base, base);
    site.taken.push(taken);
    if (nature.bghq) Object.assign(site, { bghq: taken, centre: pose });
  }

  /** Places in the middle of each square inch: so two of them find room between pieces of terrain that are 2" apart. */
  function placesOf(state: State, by: Side, from: number, to: number): Place[] {
    const { now } = state.ground;
    const edge = state.sides[by].baseEdge;
    const long = edge === 'south' || edge === 'north' ? now.width : now.depth;
    const places: Place[] = [];
    const first = Math.max(0, Math.floor((from - SPREAD) / STEP));
    for (let along = first * STEP + STEP / 2; along < Math.min(long, to + SPREAD); along += STEP)
      for (let deep = STEP / 2; deep <= DEPTHS.static * STEP; deep += STEP) {
        const pose = poseFrom(state, edge, along, deep);
        places.push({ pose, along, deep: deep / STEP, under: standingAt(now, pose) });
      }
    return places;
  }

  function bestPlace(site: Site, stand: RosterStand, chance?: Random): Pose | undefined {
    const deepest = isFixed(stand.nature) ? DEPTHS.static : DEPTHS.moving;
    const { places } = site;
    const ground = groundFor(site, stand.nature);
    const scores = places.map((place, i) =>
      place.deep > deepest
        ? OUT
        : score(site, stand.nature, place, ground[i]!) +
          easeOf(site, stand.nature, place) +
          (chance ? chance.below(100) / 100 : 0),
    );
    for (let best = indexOfMost(scores); scores[best]! > OUT; best = indexOfMost(scores)) {
      const { pose } = places[best]!;
      if (canPlace(site, stand, pose)) return pose;
      scores[best] = OUT;
    }
    return undefined;
  }

  /** In inches: better where the depth is right, near the BGHQ, and where the way forward is short. */
  function score(site: Site, nature: Nature, place: Place, ground: number): number {
    const { middle, town, centre } = site;
    const { pose, along, deep, under } = place;
    if (ground === BARRED) return ground;
    const depth = Math.abs(deep - wantedDepth(nature));
    const off = centre
      ? Math.max(0, inchesBetween(centre, pose) - (isFixed(nature) ? 8 : 6))
      : Math.abs(along - middle) / STEP;
    if (!isFixed(nature)) return ground - depth - 1.5 * off;
    const inTown = town && inArea(outlineOf(town), pose);
    const cover = under.terrain === 'MBUA' || under.terrain === 'BUA' ? 4 : 0;
    return (inTown ? 40 : cover) - depth - 1.5 * off;
  }

  /** What people look for besides: room between stands that a hand picks up, tanks in the open, and open ground before those who fire far. */
  function easeOf({ state, by, taken, options }: Site, nature: Nature, { pose }: Place): number {
    const close = taken.filter(base => inchesBetween(middleOf(base), pose) < ROOM).length;
    const base = isTank(nature) ? footprint(pose, baseSide(options), baseSide(options)) : [];
    const crowded = -3 * close - (base.every(corner => isOpen(state.ground.now, corner)) ? 0 : 8);
    const firesFar = isTankHunter(nature) || (isFixed(nature) && !isLineInfantry(nature) && !isAntiAircraft(nature));
    return crowded + (firesFar ? 0.5 * openAhead(state, by, pose) : 0);
  }

  /** How many inches before a place are open. */
  function openAhead({ ground, sides }: State, by: Side, { x, y }: Pose): number {
    const back = TOWARDS[sides[by].baseEdge];
    let open = 0;
    while (open < FIRES && isOpen(ground.now, { x: x - back.x * (open + 1) * STEP, y: y - back.y * (open + 1) * STEP }))
      open++;
    return open;
  }
  const isOpen = (ground: Ground, at: Point): boolean => {
    const { terrain } = standingAt(ground, at);
    return terrain === 'O' || terrain === 'river';
  };

  /** What the ground of each place is worth to stands that go alike: how well they stand and how short their way is. */
  function groundFor(site: Site, nature: Nature): readonly number[] {
    const key = `${nature.class} ${nature.subClass} ${nature.jungleTrained}`;
    let found = site.ground.get(key);
    if (!found) {
      const goal = ahead(site);
      found = site.places.map(place => groundAt(site, nature, place, goal));
      site.ground.set(key, found);
    }
    return found;
  }

  function groundAt({ state, options }: Site, nature: Nature, { pose, under }: Place, goal: Point): number {
    const { now } = state.ground;
    const { going } = goingFor(now, under, nature, 'day', options);
    if (going === 'impassable') return BARRED;
    const way = wayLength(now, nature, pose, goal, options);
    return -0.5 * Math.min(way, 100) - (going === 'bad' ? 3 : 0);
  }

  return { deployRest, deployWell };
}
