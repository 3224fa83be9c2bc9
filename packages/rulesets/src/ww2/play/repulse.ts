import {
  facingOf,
  fill,
  legLength,
  normalFacing,
  type Options,
  type Point,
  type Pose,
  type Procedure,
  pointAhead,
  squaredDistance,
  turnBetween,
  turned,
  type Zone,
} from '@umpire/engine';
import { hasFront } from './facts.js';
import { driven, isOpen, standsAbout } from './falling-back.js';
import { liesWhole, noRoomFacing, standUnder } from './in-the-way.js';
import { baseAt, baseOf, distanceOf, enemiesOf, metresBetween, standsWithin } from './stands.js';
import { BASE, SIZE, type Stand, type State } from './state.js';
import type { Play } from './types.js';
import { featuresAt } from './ways.js';

/** WW2-RES-24: so far a repulsed stand moves away, WW2-R-85: and so much shorter where it has no room. */
const FAR = 500;
const STEP = 25;
/** WW2-R-84: nineteen directions, to 45 degrees on either side of directly away. */
export const FAN_TURNS: readonly number[] = Array.from({ length: 19 }, (_, i) => (i - 9) * 50);
/** WW2-R-84: enemies that are this near at the start are not approached. */
const NEAR = 2000;

/** A place to which a stand may fall back. */
export interface Retreat {
  readonly x: number;
  readonly y: number;
  readonly metres: number;
}

/** Towards its own base edge. */
export const homeward = (state: State, { side }: Stand): number => (state.sides[side].baseEdge === 'south' ? 1800 : 0);

/** WW2-R-84: directly away from the nearest enemy, of equal ones from the shooter, else as the owner chooses; home where there is none. */
function awayFrom(state: State, stand: Stand, shooter: string | null): readonly number[] {
  let nearest: Stand[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const enemy of enemiesOf(state, stand.side)) {
    if (!standsWithin(stand, enemy, least + 1)) continue;
    const far = distanceOf(stand, enemy);
    if (far < least) [nearest, least] = [[enemy], far];
    else if (far === least) nearest.push(enemy);
  }
  const fled = nearest.filter(({ id }) => id === shooter);
  const away = (fled.length > 0 ? fled : nearest)
    .filter(({ x, y }) => x !== stand.x || y !== stand.y)
    .map(({ x, y }) => facingOf(stand.x - x, stand.y - y));
  return away.length > 0 ? away : [homeward(state, stand)];
}

/** The longest move in one direction (WW2-R-85); none at all is always open. */
function longestIn(state: State, stand: Stand, facing: number, about: readonly Stand[], options: Options): Retreat {
  for (let metres = FAR; metres > 0; metres -= STEP) {
    const to = pointAhead(stand, facing, metres);
    if (isOpen(state, stand, to, options, about)) return { x: to.x, y: to.y, metres };
  }
  return { x: stand.x, y: stand.y, metres: 0 };
}

const HIDES: readonly string[] = ['wood', 'LFA', 'SFH', 'BUA', 'MBUA'];
const isCovered = (state: State, at: Point): boolean =>
  featuresAt(state.ground.now, at).some(({ kind }) => HIDES.includes(kind));

/** Enemies that are near at the start, and how far off they are. */
interface Near {
  readonly enemy: Stand;
  readonly metres: number;
}
function enemiesNear(state: State, stand: Stand): Near[] {
  const found: Near[] = [];
  for (const enemy of enemiesOf(state, stand.side)) {
    if (!standsWithin(stand, enemy, NEAR + 1)) continue;
    const metres = distanceOf(stand, enemy);
    if (metres <= NEAR) found.push({ enemy, metres });
  }
  return found;
}
/** Farther apart than this their middles tell that two bases are so many metres off each other. */
const CORNERS = 1.42 * BASE + 4;
function nearsNobody(near: readonly Near[], stand: Stand, to: Point): boolean {
  const after = { x: to.x, y: to.y, facing: stand.facing };
  return near.every(
    ({ enemy, metres }) =>
      squaredDistance(after, enemy) > (metres + CORNERS) ** 2 || metresBetween(baseAt(after), baseOf(enemy)) >= metres,
  );
}

/** Those that a test is true of, if there are any; else all. */
const preferably = <T>(all: readonly T[], is: (one: T) => boolean): readonly T[] => {
  const some = all.filter(is);
  return some.length > 0 ? some : all;
};

/** WW2-R-84 to WW2-R-86: where a repulsed stand may go. */
export function repulseEnds(state: State, stand: Stand, shooter: string | null, options: Options): readonly Retreat[] {
  const about = standsAbout(state, stand, FAR);
  const all: Retreat[] = [];
  for (const away of awayFrom(state, stand, shooter))
    for (const off of FAN_TURNS) all.push(longestIn(state, stand, turned(away, off), about, options));
  const longest = Math.max(...all.map(({ metres }) => metres));
  const far = all.filter(({ metres }) => metres === longest);
  const near = enemiesNear(state, stand);
  const clear = preferably(far, end => nearsNobody(near, stand, end));
  return places(preferably(clear, end => isCovered(state, end)));
}
/** Where it has hardly any room, several directions end at one point: it is offered once. */
const places = (ends: readonly Retreat[]): readonly Retreat[] =>
  ends.filter(({ x, y }, i) => ends.findIndex(other => other.x === x && other.y === y) === i);

/** WW2-R-155: the end point nearest to straight back; of equal ones the left. */
function straightBack(state: State, stand: Stand, ends: readonly Retreat[]): Retreat {
  const home = homeward(state, stand);
  const away = ({ x, y }: Retreat): number =>
    x === stand.x && y === stand.y ? 0 : Math.abs(turnBetween(home, facingOf(x - stand.x, y - stand.y)));
  return ends.reduce((best, end) => (away(end) < away(best) ? end : best));
}

/** How far from an end point a finger may be. */
const FINGER = 60;

/** WW2-RES-24: the owner of a repulsed stand places it; it may face as it likes. */
export function* fallBack(game: Play, id: string, shooter: string | null): Procedure<void> {
  const { state, options } = game;
  const stand = state.stands[state.lookup.ids[id]!]!;
  const ends = repulseEnds(state, stand, shooter, options);
  const back = straightBack(state, stand, ends);
  const isAuto = state.policies[stand.side][id]?.repulse === 'auto' || (ends.length === 1 && !hasFront(stand, options));
  const at = isAuto ? { ...back, facing: stand.facing } : yield* askedEnd(state, stand, ends, back);
  const end = nearestEnd(ends, at);
  if (end.metres === 0 && at.facing === stand.facing) return;
  const because = [{ rule: 'WW2-RES-24', text: 'a repulsed stand moves 500m away' }];
  yield* driven(game, {
    how: 'repulse',
    stand: state.stands[state.lookup.ids[id]!]!,
    end,
    metres: end.metres,
    facing: at.facing,
    because,
  });
}

const nearestEnd = (ends: readonly Retreat[], at: Point): Retreat =>
  ends.reduce((best, end) => (legLength(end, at) < legLength(best, at) ? end : best));

function* askedEnd(state: State, stand: Stand, ends: readonly Retreat[], back: Retreat): Procedure<Pose> {
  const zones = ends.map(({ x, y }): Zone => ({ kind: 'disc', x, y, radius: FINGER }));
  const gesture = {
    kind: 'place',
    zones,
    size: SIZE,
    turn: true,
    at: { x: back.x, y: back.y, facing: stand.facing },
  } as const;
  const check = (_by: string, given: unknown) => {
    const { facing, ...at } = given as Pose;
    const { x, y } = nearestEnd(ends, at);
    const pose = { x, y, facing: normalFacing(facing) };
    const fits = liesWhole(state, pose) && !standUnder(state.stands, stand.id, pose);
    return fits ? undefined : noRoomFacing('WW2-R-04');
  };
  const fields = [{ name: 'at', gesture }];
  const isStuck = ends.every(({ metres }) => metres === 0);
  const text = isStuck
    ? `${stand.id} has no room to fall back: facing which way?`
    : `${stand.id} falls back: where to?`;
  const { x, y, facing } = yield* fill<Pose>('WW2-R-84', stand.side, text, fields, { about: [stand.id], check });
  return { x, y, facing: normalFacing(facing) };
}
