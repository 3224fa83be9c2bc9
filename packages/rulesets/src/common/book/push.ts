import {
  direction,
  distance,
  normalFacing,
  type OrderBase,
  type OutlookWarning,
  type Point,
  type Pose,
  type Push,
  type Pushed,
  type Refusal,
} from '@umpire/engine';

/** What a book says of one piece, or of those that move as one, in a push. `Now` is how things stand after those before it have gone. */
export interface PushedUnit<Now, Order extends OrderBase> {
  /** Who goes with this order. */
  readonly stands: readonly string[];
  readonly from: Pose;
  /** The order that would take it there; or why there is none. */
  orderTo(now: Now, to: Pose): Order | Refusal;
  judge(now: Now, order: Order): Refusal | Judged<Now>;
}
export interface Judged<Now> {
  /** Where each of them would end, in the order of `stands`. */
  readonly ends: readonly Pose[];
  readonly cost?: string;
  /** How things stand then. */
  after(): Now;
}

/** So many shorter ways are tried where the whole one is refused: halves, thirds and quarters of it are among them. */
const TRIES = 24;

/** What a push comes to, and what would be worse after it: who is in front goes first, so that nobody stands in the way of those behind; each as far as it may. */
export function pushed<Now, Order extends OrderBase>(
  { dx, dy, turn, most = {} }: Push,
  begin: Now,
  units: readonly PushedUnit<Now, Order>[],
  worse: (after: Now) => readonly OutlookWarning[] = () => [],
): readonly Pushed<Order>[] {
  const middle = middleOf(units.map(unit => unit.from));
  const ahead = ({ from }: PushedUnit<Now, Order>): number => from.x * dx + from.y * dy;
  const done: Pushed<Order>[] = [];
  let now = begin;
  for (const unit of [...units].sort((one, other) => ahead(other) - ahead(one))) {
    const to = withHand(unit.from, middle, { dx, dy, turn });
    const found = farthest(now, unit, upTo(unit.from, to, Math.min(...unit.stands.map(id => most[id] ?? FREE))));
    if (found.judged) now = found.judged.after();
    done.push(...found.pushed);
  }
  return now === begin ? done : warned(done, worse(now));
}

/** What would be worse when all have gone, each line once: at the first whom it is about, or at the first of all. */
function warned<Order extends OrderBase>(
  all: readonly Pushed<Order>[],
  warnings: readonly OutlookWarning[],
): readonly Pushed<Order>[] {
  const teller = ({ about }: OutlookWarning) => all.find(({ stand }) => about.includes(stand)) ?? all[0];
  return all.map(one => {
    const own = warnings.filter(warning => teller(warning) === one);
    return own.length > 0 ? { ...one, warnings: own } : one;
  });
}

const FREE = Number.POSITIVE_INFINITY;

/** The same place, or one on the way to it that is no farther than so. */
function upTo(from: Pose, to: Pose, most: number): Pose {
  const far = distance(from, to);
  return far <= most ? to : partOf(from, to, most / far);
}

/** Where the hand would take a piece. */
function withHand(from: Pose, middle: Point, { dx, dy, turn }: Omit<Push, 'verb' | 'stands'>): Pose {
  const { x: sin, y: cos } = direction(normalFacing(turn));
  const [x, y] = [from.x - middle.x, from.y - middle.y];
  return {
    x: Math.round(middle.x + x * cos + y * sin + dx),
    y: Math.round(middle.y - x * sin + y * cos + dy),
    facing: normalFacing(from.facing + turn),
  };
}
const middleOf = (places: readonly Point[]): Point => ({
  x: places.reduce((sum, { x }) => sum + x, 0) / Math.max(1, places.length),
  y: places.reduce((sum, { y }) => sum + y, 0) / Math.max(1, places.length),
});

interface Found<Now, Order extends OrderBase> {
  readonly pushed: readonly Pushed<Order>[];
  readonly judged?: Judged<Now>;
}

function farthest<Now, Order extends OrderBase>(now: Now, unit: PushedUnit<Now, Order>, to: Pose): Found<Now, Order> {
  let why: Refusal | undefined;
  for (let left = TRIES; left > 0; left--) {
    const tried = wayTo(now, unit, partOf(unit.from, to, left / TRIES));
    if (!('message' in tried)) {
      const { order, judged } = why ? stretched(now, unit, to, left / TRIES, tried) : tried;
      return { judged, pushed: gone(unit, order, judged, why) };
    }
    why ??= tried;
  }
  return { pushed: unit.stands.map(stand => ({ stand, refusal: why! })) };
}

interface Way<Now, Order extends OrderBase> {
  readonly order: Order;
  readonly judged: Judged<Now>;
}
function wayTo<Now, Order extends OrderBase>(
  now: Now,
  unit: PushedUnit<Now, Order>,
  to: Pose,
): Refusal | Way<Now, Order> {
  const order = unit.orderTo(now, to);
  if ('message' in order) return order as Refusal;
  const judged = unit.judge(now, order as Order);
  return 'ends' in judged ? { order: order as Order, judged } : judged;
}

/** A way that is allowed, drawn out to where the next longer one is refused: nobody stops short of what it may. */
function stretched<Now, Order extends OrderBase>(
  now: Now,
  unit: PushedUnit<Now, Order>,
  to: Pose,
  share: number,
  found: Way<Now, Order>,
): Way<Now, Order> {
  const far = distance(unit.from, to);
  let best = found;
  let allowed = share;
  for (let step = 1 / TRIES / 2; step * far >= 1 / 2; step /= 2) {
    const tried = wayTo(now, unit, partOf(unit.from, to, allowed + step));
    if ('message' in tried) continue;
    best = tried;
    allowed += step;
  }
  return best;
}

const partOf = (from: Pose, to: Pose, share: number): Pose => ({
  x: Math.round(from.x + (to.x - from.x) * share),
  y: Math.round(from.y + (to.y - from.y) * share),
  facing: to.facing,
});

const gone = <Now, Order extends OrderBase>(
  { stands }: PushedUnit<Now, Order>,
  order: Order,
  { ends, cost }: Judged<Now>,
  short: Refusal | undefined,
): readonly Pushed<Order>[] =>
  stands.map((stand, i) => ({
    stand,
    order,
    end: ends[i]!,
    ...(short && { short: { message: short.message, ...(short.rule && { rule: short.rule }) } }),
    ...(cost !== undefined && { cost }),
  }));
