import { distance, type Point, type Prospect, pointAhead, type Random } from '@umpire/engine';
import { knownLately } from '../../common/book/memoized.js';
import { standUnder } from '../play/in-the-way.js';
import { type MarchMode, mayMarch, waysOf } from '../play/marching.js';
import { isMarchBarredBy, speedOf } from '../play/moving.js';
import { groupOf, inPlay, nearestEnemy, standOf, standsWithin } from '../play/stands.js';
import type { Stand, State } from '../play/state.js';
import type { Seat } from '../play/types.js';
import { allowance } from '../rules/movement.js';
import { COSTS } from '../tables/command.js';
import { MOVE_LENGTHS } from '../tables/movement.js';
import { type Order, refusalOf } from '../verbs/index.js';
import { waysOver } from './bridges.js';
import { type Epoch, epochOf, foesOf } from './epoch.js';
import { goalOf, plainWorth } from './places.js';
import { facingTo } from './samples.js';
import { spotHere } from './spots.js';

/** Marches that may be tried: one stand, or those linked with it abreast or in column, straight on or over a bridge, by shares of what the slowest may go. */
export const marchers = knownLately(({ view, by }: Seat): readonly Stand[] =>
  view.stands.filter(
    stand => stand.side === by && inPlay(stand) && groupOf(view, stand).cp >= COSTS.march.cp && !mayMarch(view, stand),
  ),
);

type March = Extract<Order, { verb: 'march' }>;
const lengthOf = (view: State, stand: Stand): number => allowance(speedOf(view, stand), 'march', 'good');

/** WW2-SEQ-09: those of its group who are linked with it, as fast as it is at least. */
function linked(view: State, leader: Stand): Stand[] {
  const most = lengthOf(view, leader);
  const others: Stand[] = [];
  for (const at of groupOf(view, leader).members) {
    const other = view.stands[at]!;
    if (other !== leader && !mayMarch(view, other) && lengthOf(view, other) >= most) others.push(other);
  }
  const found = [leader];
  for (const one of found)
    for (const other of others)
      if (!found.includes(other) && standsWithin(one, other, MOVE_LENGTHS.link)) found.push(other);
  return found.slice(1, 12);
}

/** One march: so much to the side of its goal, by a share of the way; alone, or with all who are linked with it, abreast or in column. */
function marchOf(
  seat: Seat,
  stand: Stand,
  turn: number,
  share: number,
  others: readonly string[],
  mode: MarchMode = 'parallel',
): March {
  const { view } = seat;
  const goal = goalOf(view, stand);
  const way = facingTo(stand, goal, stand.facing);
  const most = lengthOf(view, stand);
  const far = goal ? Math.min(most, distance(stand, goal)) : most;
  const path = [pointAhead(stand, (way + turn + 3600) % 3600, Math.round(far * share))];
  // Side by side they have room for each other only as they face now.
  if (others.length > 0 && mode === 'parallel')
    return { verb: 'march', stand: stand.id, others: [...others], mode: 'parallel', path, facing: stand.facing };
  const facing = facingTo(stand, nearestEnemy(view, stand), stand.facing);
  return { verb: 'march', stand: stand.id, others: [...others], mode: 'column', path, facing };
}

const SHARES = [1, 0.7, 0.45, 0.25];
export function marchesOf(seat: Seat, stand: Stand, turn: number): Order[] {
  const others = linked(seat.view, stand).map(({ id }) => id);
  const bridged = turn === 0 ? overBridges(seat, stand, others) : [];
  return SHARES.flatMap(share => {
    const alone = marchOf(seat, stand, turn, share, []);
    if (others.length === 0) return [alone];
    const file = turn === 0 ? [marchOf(seat, stand, turn, share, others, 'column')] : [];
    return [marchOf(seat, stand, turn, share, others), ...file, alone];
  }).concat(bridged);
}

/** To a bridge and over it, all in one file. */
function overBridges({ view }: Seat, stand: Stand, others: readonly string[]): March[] {
  return waysOver(view.ground.now, stand, lengthOf(view, stand)).map(path => {
    const facing = facingTo(path.at(-1)!, goalOf(view, stand), stand.facing);
    return { verb: 'march', stand: stand.id, others: [...others], mode: 'column', path: [...path], facing };
  });
}

const TURNS = [0, -250, 250, -500, 500];
/** Marches led by a stand and what each is worth: they hold as long as none of those who would go has changed. */
interface Led {
  readonly epoch: Epoch;
  readonly goers: readonly Stand[];
  readonly marches: readonly { readonly order: Order; readonly worth: number }[];
  /** Ground, enemies and cost that forbid one forbid it for the rest of the step. */
  readonly refused: Set<Order>;
}
const known = new WeakMap<Stand, Led>();
function ledBy(seat: Seat, leader: Stand): Led {
  const epoch = epochOf(seat);
  const goers = linked(seat.view, leader);
  const found = known.get(leader);
  if (found?.epoch === epoch && found.goers.length === goers.length && found.goers.every((one, i) => one === goers[i]))
    return found;
  const marches = TURNS.flatMap(turn => marchesOf(seat, leader, turn))
    .map(order => ({ order, worth: marchWorth(seat, order) }))
    .filter(({ worth }) => worth > 0);
  const led = { epoch, goers, marches, refused: new Set<Order>() };
  known.set(leader, led);
  return led;
}

/** What a march is worth: how much nearer all who go come to their goal, against its command points. */
export const marchProspects = (seat: Seat): Prospect<Order>[] =>
  marchers(seat).flatMap(stand => {
    const { marches, refused } = ledBy(seat, stand);
    return marches
      .filter(({ order }) => !refused.has(order))
      .map(one => ({
        most: one.worth,
        appraise: () => {
          if (!refusalOf(seat, one.order)) return one;
          refused.add(one.order);
          return undefined;
        },
      }));
  });

/** So much a march must bring for each command point. */
const DEAR = 0.06;
function marchWorth(seat: Seat, order: Order): number {
  if (order.verb !== 'march') return 0;
  const { view } = seat;
  const goers = [order.stand, ...order.others].map(id => standOf(view, id)!);
  const sum = waysOf(goers, order.path, order.mode).reduce((all, way, i) => {
    const stand = goers[i]!;
    return all + plainWorth(seat, stand, way.at(-1) ?? stand) - spotHere(seat, stand).plain;
  }, 0);
  return sum - DEAR * COSTS.march.cp;
}

export function someMarch(seat: Seat, chance: Random): Order | undefined {
  const all = marchers(seat);
  if (all.length === 0) return undefined;
  const stand = chance.pick(all);
  const [turn, share, alone] = [(chance.below(5) - 2) * 300, chance.pick(SHARES), chance.below(2) === 0];
  const march = marchOf(seat, stand, turn, share, []);
  const [to] = march.path;
  if (nearsEnemy(seat, stand, to!)) return undefined;
  const others = alone ? [] : linked(seat.view, stand);
  if (others.length === 0) return endsOnSomebody(seat, stand, march) ? undefined : march;
  const [dx, dy] = [to!.x - stand.x, to!.y - stand.y];
  for (const other of others) if (nearsEnemy(seat, other, { x: other.x + dx, y: other.y + dy })) return undefined;
  return marchOf(
    seat,
    stand,
    turn,
    share,
    others.map(({ id }) => id),
  );
}
/** WW2-R-04: so a march alone need not be planned. */
const endsOnSomebody = ({ view }: Seat, stand: Stand, { path, facing }: March): boolean =>
  standUnder(view.stands, stand.id, { x: path[0]!.x, y: path[0]!.y, facing }) !== undefined;
/** WW2-MOV-09: whether a march comes so near an enemy that it need not be planned. */
function nearsEnemy({ view, by }: Seat, { x, y }: Stand, to: Point): boolean {
  const way = [{ x, y }, to];
  for (const enemy of foesOf(view, by)) if (isMarchBarredBy(enemy, way)) return true;
  return false;
}
