import { type Options, type Random, type Seat, type SeenAsk, type Side, toInches } from '@umpire/engine';
import { centreOf } from '../play/field.js';
import type { Order } from '../play/orders.js';
import { standOf } from '../play/stands.js';
import type { Nature, Stand, State } from '../play/state.js';
import type { Types } from '../play/types.js';
import { nearestEnemy } from './candidates.js';
import { travel } from './travel.js';
import { expectation } from './worth.js';

/** What it costs to be seen: batteries strike only what is revealed. */
const SEEN = 0.22;
/** What naming a blank may bring: it shows what is there. */
const CHALLENGE = 0.1;

/** How good an order looks now. Engagements by their exact odds; moves by what they bring into reach, or towards it. */
export function appraise({ view, by, options }: Seat<Types>, order: Order): number {
  switch (order.verb) {
    case 'engage': {
      const target = standOf(view, order.target)!;
      const owner = standOf(view, order.stand)!;
      const cost = owner.revealed || owner.place !== 'table' ? 0 : SEEN;
      if (!target.nature) return CHALLENGE - cost;
      return (expectation(view, by, owner, target, options) ?? -1) - cost;
    }
    case 'attack': {
      const owner = { ...standOf(view, order.stand)!, ...order.at };
      return expectation(view, by, owner, standOf(view, order.target)!, options) ?? -1;
    }
    case 'enter':
      return 0.1;
    case 'approach':
      return 0.2;
    case 'declareRec':
      return revealed(view, order.stand) * 0.3;
    case 'selectGroup':
      return groupWorth(view, order.group);
    case 'march':
    case 'tactical':
      return moveWorth(view, by, order, options);
    case 'pivot':
      return Math.abs(standOf(view, order.stand)!.facing - order.facing) > 300 ? 0.02 : -1;
    case 'startTask':
      return standOf(view, order.stand)!.task ? -1 : 0.3;
    case 'bringOn':
      return 1;
    case 'concede':
      return Number.NEGATIVE_INFINITY;
    case 'smoke':
    case 'illuminate':
      return -1;
    case 'endRound':
      return -0.001;
    case 'autoTerrain':
    case 'raiseArmy':
    case 'deployGroup':
      return 1;
    default:
      return 0;
  }
}

/** Blanks that a REC stand would turn up, less the risk of being seen oneself. */
function revealed(view: State, id: string): number {
  const rec = standOf(view, id)!;
  return view.stands.filter(s => s.side !== rec.side && s.place === 'table' && !s.nature && far(rec, s) <= 16).length;
}

const far = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  toInches(Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2));

const isGround = (nature: Nature | null): boolean =>
  nature === null || nature.class === 'INFANTRY' || nature.class === 'ARMOUR';

/** The group with most stands that can still do something, the nearer to the enemy the better. */
function groupWorth(view: State, id: string): number {
  const group = view.groups.find(g => g.id === id)!;
  if (group.fragile) return 0.1;
  const mobile = group.members
    .map(i => view.stands[i]!)
    .filter(s => s.place === 'table' && s.nature!.mode !== 'STATIC');
  if (mobile.length === 0) return 0.05;
  const waiting = mobile.reduce((sum, s) => sum + Math.min(30, Math.max(0, nearest(view, s) - 10)), 0) / mobile.length;
  return 0.5 + mobile.length * 0.05 + waiting * 0.01;
}

function nearest(view: State, stand: Stand): number {
  let least = 99;
  for (const other of view.stands)
    if (other.side !== stand.side && other.place === 'table' && isGround(other.nature))
      least = Math.min(least, far(stand, other));
  return least;
}

/** The distance in inches to the enemy at which each posture does best. */
function wantedDistance(nature: Nature): number {
  if (nature.bghq) return 15;
  switch (nature.posture) {
    case 'REC':
      return 14.5;
    case 'ADA':
    case 'PDA':
      return 18;
    case 'LAS':
      return 7;
    case 'ATM':
    case 'ARM':
      return 11;
    default:
      return 5;
  }
}

/**
 * A move is worth the best engagement that it opens, less the best that is open already; failing that, coming nearer to
 * where the stand does best. What the enemy could do to it there counts against it.
 */
function moveWorth(
  view: State,
  by: Side,
  order: Extract<Order, { verb: 'march' | 'tactical' }>,
  options: Options,
): number {
  const stand = standOf(view, order.stand)!;
  const end = order.path[order.path.length - 1]!;
  const moved: Stand = { ...stand, ...end, facing: order.facing };
  const hidden = stand.revealed ? 0 : SEEN;
  const now = stand.hasEngaged ? 0 : Math.max(0, best(view, by, stand, options) - hidden);
  const then = stand.hasEngaged ? 0 : Math.max(0, best(view, by, moved, options) - hidden);
  const risk = exposure(view, by, moved, options) - exposure(view, by, stand, options);
  const shown = stand.revealed ? 0 : SEEN * (Number(watched(view, moved)) - Number(watched(view, stand)));
  return (
    then - now - 0.4 * risk - shown + 0.03 * (longing(view, stand, options) - longing(view, moved, options)) - 0.001
  );
}

/** Within reach of a revealed enemy REC stand: a blank there is turned up (MBT20-DEP-09). */
const watched = (view: State, stand: Stand): boolean =>
  view.stands.some(
    s =>
      s.side !== stand.side && s.place === 'table' && s.nature?.posture === 'REC' && s.revealed && far(s, stand) < 17.5,
  );

/** The best engagement from a place. */
function best(view: State, by: Side, stand: Stand, options: Options): number {
  let most = 0;
  for (const other of view.stands) {
    if (other.side === by || other.place !== 'table' || !other.nature || far(stand, other) > 14) continue;
    most = Math.max(most, expectation(view, by, stand, other, options, false) ?? 0);
  }
  return most;
}

/** The best that a known enemy could do to a stand there. */
function exposure(view: State, by: Side, stand: Stand, options: Options): number {
  let most = 0;
  const shown = { ...stand, revealed: true };
  for (const other of view.stands) {
    if (other.side === by || other.place !== 'table' || !other.nature || far(stand, other) > 13.5) continue;
    const turned = { ...other, hasEngaged: false };
    most = Math.max(most, expectation(view, other.side, turned, shown, options, false) ?? 0);
  }
  return most;
}

/** How far a stand is from where it wants to be: by the way it can take to the enemy, or to the ground that decides. */
function longing(view: State, stand: Stand, options: Options): number {
  const nature = stand.nature!;
  const enemy = nearestEnemy(view, stand);
  const off = enemy ? Math.abs(travel(view.ground.now, nature, stand, enemy, options) - wantedDistance(nature)) : 0;
  const goal =
    nature.class === 'INFANTRY' && nature.posture === 'INF' && !nature.bghq ? goalOf(view, stand.side) : undefined;
  return goal ? 0.3 * off + travel(view.ground.now, nature, stand, goal, options) : off;
}

/** The town to be held, if the scenario has one. */
function goalOf(view: State, side: Side): { x: number; y: number } | undefined {
  const { ending } = view;
  if (ending.kind === 'losses') return undefined;
  const ids = ending.kind === 'hold' ? [ending.piece] : ending.pieces;
  const towns = view.ground.now.pieces.filter(p => ids.includes(p.id)).map(centreOf);
  const edge = view.sides[side].baseEdge;
  // The nearer one first: the other is the enemy's.
  const depth = (p: { y: number }) => (edge === 'south' ? p.y : view.ground.now.depth - p.y);
  return towns.sort((p, q) => depth(p) - depth(q))[0];
}

/** Choices: play first, keep the BGHQ safe, any edge. */
export function answer({ view, by }: Seat<Types>, ask: SeenAsk, chance: Random): unknown {
  const among = ask.among ?? [];
  if (ask.rule === 'MBT20-TRN-03') return among.find(c => c.value === 'first')?.value;
  if (ask.rule === 'MBT20-R-46') {
    const safest = [...among].sort((p, q) => safety(view, by, q.value) - safety(view, by, p.value))[0];
    return safest?.value;
  }
  return among.length > 0 ? chance.pick(among).value : undefined;
}

function safety(view: State, _by: Side, id: string): number {
  const stand = standOf(view, id);
  return stand ? nearest(view, stand) : 0;
}
