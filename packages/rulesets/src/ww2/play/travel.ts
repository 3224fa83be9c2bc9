import {
  type Citation,
  choose,
  fill,
  isRefusal,
  normalFacing,
  type Point,
  type Procedure,
  type Refusal,
  whichDie,
} from '@umpire/engine';
import { obstacle as obstacleRule } from '../rules/optional.js';
import { part } from './going.js';
import { isForced, type WayToMove } from './move-events.js';
import { mustBeDeclared, newlyTouched, workOutline } from './obstacles.js';
import { farthestRoom, lookedAt, pathBetween, poseAfter, type Route, routeOf } from './route.js';
import { baseAt, inContact, loadOf, standOf } from './stands.js';
import { SIZE, type Stand, type State, type Work } from './state.js';
import type { Play } from './types.js';

/** One stand that moves, or several that march together: their ways as they were ordered. */
export interface Journey {
  readonly how: WayToMove;
  readonly moves: readonly { readonly stand: Stand; readonly way: readonly Point[]; readonly facing: number }[];
  readonly because: readonly Citation[];
  /** Of which length the whole way is, where that is set and not measured. */
  readonly metres?: number;
  /** What a part of a way uses of a whole tactical move. */
  used(state: State, stand: Stand, way: readonly Point[]): number;
  /** WW2-R-139: another way for those who were halted, with what is left of their move; none in forced moves. */
  readonly again?: (state: State, path: readonly Point[], facing: number) => Journey['moves'] | Refusal;
}

export interface Met {
  readonly far: number;
  readonly route: Route;
  readonly work: Work;
}
type Meets = (state: State, stand: Stand, base: ReturnType<typeof baseAt>, work: Work) => boolean;

/** What is met first on the rest of the ways: obstacles to be declared, or one that stops somebody. */
export function firstMet(state: State, routes: readonly Route[], from: number, meets: Meets): Met[] {
  if (state.obstacles.length === 0) return [];
  for (const far of lookedAt(routes)) {
    if (far <= from) continue;
    const found = routes.flatMap(route => {
      const stand = standOf(state, route.stand)!;
      const base = baseAt(poseAfter(route, far));
      return state.obstacles.filter(work => meets(state, stand, base, work)).map(work => ({ far, route, work }));
    });
    if (found.length > 0) return found;
  }
  return [];
}

const routesOf = (journey: Journey, moves: Journey['moves']): Route[] =>
  moves.map(({ stand, way, facing }) => routeOf(stand, way, facing, isForced(journey.how)));

/** WW2-ENG-06, WW2-R-140. */
function declare(game: Play, stand: string, { id: obstacle, kind, declared }: Work): void {
  if (declared) return;
  const because = [{ rule: 'WW2-ENG-06', text: 'its kind is declared' }];
  game.happen({ kind: 'obstacleDeclared', obstacle, what: kind!, stand, because });
}

/** Those who travel go on to a point of their ways. */
function advance(
  game: Play,
  journey: Journey,
  routes: readonly Route[],
  from: number,
  to: number,
  again = false,
): void {
  for (const route of routes) {
    const stand = standOf(game.state, route.stand)!;
    const { facing } = poseAfter(route, to);
    const path = pathBetween(route, from, to);
    const used = journey.used(game.state, stand, [{ x: stand.x, y: stand.y }, ...path]);
    const { how, because } = journey;
    const whole = journey.metres ?? route.length;
    const metres = Math.round(Math.min(to < route.length ? to : whole, whole) - from);
    game.happen({ kind: 'moved', stand: stand.id, how, path, facing, metres, used, ...(again && { again }), because });
  }
}

/** A stand at an obstacle, as the rule has it; of one whose kind is not known, as if it stopped it. */
export function obstacleFacts(state: State, { id, nature: { tread }, suppression }: Stand, { kind }: Work) {
  const towing = loadOf(state, id).some(({ where }) => where === 'hitched');
  const stops = tread === 'tracked' && !towing ? 'anti-tank' : 'anti-personnel';
  return { kind: kind ?? stops, tread: tread as Exclude<typeof tread, 'air'>, towing, suppression } as const;
}

/** WW2-ENG-07 to WW2-ENG-09, WW2-R-143: who touches an obstacle that stops it throws to cross; that declares it. */
function* throwToCross(game: Play, { route, work }: Met): Procedure<boolean> {
  declare(game, route.stand, work);
  const stand = standOf(game.state, route.stand)!;
  const thrown = obstacleRule(obstacleFacts(game.state, stand, work), game.options, stand.side);
  const { result, because } = yield* whichDie(stand.id, thrown, undefined, [stand.id]);
  game.happen({ kind: 'obstacleThrown', stand: stand.id, obstacle: work.id, crosses: result.crosses, because });
  return result.crosses;
}

/** WW2-R-104: where on its way a stand first touches an obstacle, to the metre. */
function contactOn({ route, far, work }: Met, from: number): number {
  const outline = workOutline(work);
  for (let at = Math.max(from, Math.floor(far) - 25); at < far; at++)
    if (inContact(baseAt(poseAfter(route, at)), outline)) return at;
  return far;
}

/** A journey past obstacles (WW2-ENG-05 to WW2-ENG-09, WW2-R-139 to WW2-R-143): halts, throws and ends. */
export function* travel(game: Play, journey: Journey): Procedure<void> {
  let routes = routesOf(journey, journey.moves);
  let done = 0;
  let looked = 0;
  let halted = false;
  for (;;) {
    const near = firstMet(game.state, routes, looked, mustBeDeclared);
    const touched = firstMet(game.state, routes, looked, newlyTouched)[0];
    const halts = near.length > 0 && (!touched || near[0]!.far <= touched.far);
    if (halts) {
      looked = near[0]!.far;
      const at = journey.again && farthestRoom(game.state, routes, looked, done);
      if (at !== undefined) {
        advance(game, journey, routes, done, at, halted);
        halted = true;
        done = at;
      }
      for (const { route, work } of near) declare(game, route.stand, workNow(game.state, work));
      const way = journey.again ? yield* goOn(game, journey, routes) : 'on';
      if (way === 'stop') break;
      if (way === 'on') continue;
      routes = routesOf(journey, way);
      done = looked = 0;
      continue;
    }
    if (!touched) {
      advance(game, journey, routes, done, Math.max(...routes.map(({ length }) => length)), halted);
      break;
    }
    if (yield* throwToCross(game, touched)) continue;
    const at = farthestRoom(game.state, routes, contactOn(touched, done), done);
    if (at !== undefined) advance(game, journey, routes, done, at, halted);
    break;
  }
  part(game);
}
const workNow = (state: State, { id }: Work): Work => state.obstacles.find(work => work.id === id)!;

const CHOICES = [
  { value: 'on', label: 'Go on as ordered' },
  { value: 'stop', label: 'Stop here' },
  { value: 'turn', label: 'Take another way', text: 'with what is left of the move' },
] as const;

interface OtherWay {
  readonly path: readonly Point[];
  readonly facing: number;
}

/** WW2-R-139: whoever was halted by what he now knows says how he goes on. */
function* goOn(game: Play, { again }: Journey, routes: readonly Route[]): Procedure<'on' | 'stop' | Journey['moves']> {
  const { state } = game;
  const about = routes.map(({ stand }) => stand);
  const leader = standOf(state, about[0]!)!;
  const text = `${leader.id} comes upon an obstacle: go on?`;
  const choice = yield* choose('WW2-R-139', leader.side, text, CHOICES, { about });
  if (choice !== 'turn') return choice;
  const { x, y, facing } = leader;
  const from = { from: { x, y, facing }, size: SIZE };
  const fields = [
    { name: 'path', gesture: { kind: 'path', ...from, along: [] } },
    { name: 'facing', gesture: { kind: 'turn', ...from } },
  ] as const;
  const stays = (way: OtherWay): boolean => way.path.length === 0 && normalFacing(way.facing) === facing;
  const moves = (way: OtherWay) => again!(state, way.path, normalFacing(way.facing));
  const check = (_by: string, given: unknown): Refusal | undefined => {
    if (stays(given as OtherWay)) return undefined;
    const found = moves(given as OtherWay);
    return isRefusal(found) ? found : undefined;
  };
  const given = yield* fill<OtherWay>('WW2-R-139', leader.side, `${leader.id}: which way?`, fields, { about, check });
  return stays(given) ? 'stop' : (moves(given) as Journey['moves']);
}
