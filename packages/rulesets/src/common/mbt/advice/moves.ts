import { type Candidate, FULL_TURN, forward, inches, type Point, ranked, rounded, SCALE } from '@umpire/engine';
import type { Gift } from '../../book/parts.js';
import { foresee } from '../../book/shapes.js';
import type { PlayBook } from '../book.js';
import { SAMPLE_STAND } from '../play/copy.js';
import type { Measuring } from '../play/facts.js';
import type { Crowding } from '../play/in-the-way.js';
import type { MoveOrder } from '../play/moving.js';
import type { Stand, State } from '../play/state.js';
import type { AnyOrder } from './any-order.js';
import type { ArtilleryThreat } from './artillery-threat.js';
import type { Assessment } from './assessment.js';
import type { Destination, DestinationAdvice } from './destinations.js';
import { inchesBetween } from './distance.js';
import type { MoveWorth } from './move-worth.js';
import type { Opportunity, OpportunityAdvice } from './opportunities.js';
import { bendsOf, type Routes } from './routes.js';
import { facingTo, type SampleOrders } from './sample-orders.js';

/** In inches: MOV-09, with half a base more. */
const MARCH_FROM = 25.5;

/** R-65: nobody marches who has an opposing stand within 24" to begin with. */
export const mayMarch = ({ view, by }: Assessment, stand: Stand): boolean =>
  !view.tacticalBegun &&
  !view.stands.some(s => s.side !== by && s.place === 'table' && inchesBetween(s, stand) < MARCH_FROM);

const SHARES = { march: [1, 0.75, 0.5, 0.3], tactical: [1, 0.6, 0.3] } as const;
/** A way with more bends than this is none that one can order. */
const BENDS = 24;

const straight = (stand: Stand, verb: 'march' | 'tactical', to: Point, look: Point): MoveOrder => ({
  verb,
  stand: stand.id,
  path: [to],
  facing: facingTo(to, look),
});

function pointAt(from: Point, to: Point, far: number): Point {
  const whole = inchesBetween(from, to);
  const share = whole === 0 ? 0 : far / whole;
  return { x: rounded(from.x + (to.x - from.x) * share), y: rounded(from.y + (to.y - from.y) * share) };
}

function offset(from: Point, direction: number, far: number): Point {
  const way = forward((direction + 2 * FULL_TURN) % FULL_TURN);
  return { x: rounded(from.x + (way.x * far) / SCALE), y: rounded(from.y + (way.y * far) / SCALE) };
}

/** A foe that may be struck, from how far, and what that is worth. */
interface Prey extends Opportunity {
  readonly foe: Stand;
}
foresee<Prey>({ foe: SAMPLE_STAND, reach: 0.5, worth: 0.5 });

/** How many foes are looked at, from which sides, and how far within reach the stand ends. */
const PREY = 3;
const SIDES = [0, 350, -350, 700, -700] as const;
const CLOSE = 0.35;

/** Tenths of a degree off the way to the nearest foe, and the share of the move. */
// biome-ignore format: direction and share
const ASIDE: readonly (readonly [number, number])[] = [[600, 0.9], [-600, 0.9], [1200, 0.9], [-1200, 0.9], [1800, 0.95], [1800, 0.55]];

/** TAB-04: a base whose middle is nearer to an edge than half its side leaves the table, however it is turned: nobody needs to weigh that. */
function isOnTable({ ground }: State, { base }: Stand, { x, y }: Point): boolean {
  const half = Math.floor(base / 2) - 1;
  return x >= half && y >= half && x <= ground.now.width - half && y <= ground.now.depth - half;
}

const endOf = ({ path }: MoveOrder): Point => path[path.length - 1]!;

export type MovesAdvice = Gift<'bots', typeof movesAdvice>;

export function movesAdvice(
  book: PlayBook &
    AnyOrder &
    ArtilleryThreat &
    Crowding &
    DestinationAdvice &
    Measuring &
    MoveWorth &
    OpportunityAdvice &
    Routes &
    SampleOrders,
) {
  const {
    bestShown,
    destinationOf,
    goodMove,
    halfMoves,
    nearestEnemy,
    opportunitiesOf,
    standingOf,
    wayTo,
    worthOfMove,
  } = book.bots;
  const { surroundingsOf } = book.engaging;
  const { enemyInTheWay } = book.shapes;

  /** To one side, and back. */
  function* aside({ view }: Assessment, stand: Stand, allowance: number): Iterable<MoveOrder> {
    const foe = nearestEnemy(view, stand);
    if (!foe || inchesBetween(stand, foe) > 24) return;
    for (const [off, share] of ASIDE)
      yield straight(stand, 'tactical', offset(stand, facingTo(stand, foe) + off, Math.floor(allowance * share)), foe);
  }

  /** Moves that are worth something, the best first; whether the rules allow them is asked afterwards. */
  function goodMoves(assessment: Assessment, stand: Stand): readonly Candidate<MoveOrder>[] {
    return assessment.memory.moves.of(stand, restsUpon(assessment, stand), () =>
      ranked(weighed(assessment, stand, movesOf(assessment, stand))).filter(({ worth }) => worth > 0),
    );
  }

  /** half moves that a FAST stand owes, whatever they are worth. */
  const owedMoves = (assessment: Assessment, stand: Stand): readonly Candidate<MoveOrder>[] =>
    assessment.memory.owedMoves.of(stand, restsUpon(assessment, stand), () => [
      ...weighed(assessment, stand, halfMoves(assessment.view, stand, assessment.options)),
    ]);

  /** All besides the stand and the enemy that the worth of its moves hangs on. */
  function restsUpon(assessment: Assessment, stand: Stand): readonly unknown[] {
    const { view, shown, infantry } = assessment;
    // TF-04: INFANTRY guards ARMOUR.
    const guards = book.words.isTank(stand.nature!) ? infantry : [];
    const to = destinationOf(assessment, stand);
    return [to, view.tacticalBegun, shown.length, bestShown(assessment), ...guards];
  }

  function* weighed(assessment: Assessment, stand: Stand, orders: Iterable<MoveOrder>): Iterable<Candidate<MoveOrder>> {
    const now = standingOf(assessment, stand);
    for (const order of orders)
      if (isOnTable(assessment.view, stand, endOf(order)) && !isBarred(assessment, stand, order))
        yield { order, worth: worthOfMove(assessment, now, order) };
  }

  /** it leads through an enemy, and no mine field stops it before that (HSE-08). */
  const isBarred = ({ view }: Assessment, stand: Stand, { path }: MoveOrder): boolean =>
    !view.ground.now.obstacles.some(({ kind }) => kind === 'MNF') &&
    enemyInTheWay(view, stand, [stand, ...path]) !== undefined;

  /** Moves that are worth a thought. */
  function* movesOf(assessment: Assessment, stand: Stand): Iterable<MoveOrder> {
    const destination = destinationOf(assessment, stand);
    if (destination && mayMarch(assessment, stand)) yield* towards(assessment, stand, destination, 'march');
    const allowance = paceOf(assessment, stand, 'tactical');
    if (allowance === 0) return;
    yield* intoReach(assessment, stand, allowance);
    if (destination) yield* towards(assessment, stand, destination, 'tactical');
    yield* aside(assessment, stand, allowance);
  }

  /** How far a stand gets from here: by night all is bad going but roads (DAY-07). */
  function paceOf({ view, options }: Assessment, stand: Stand, verb: 'march' | 'tactical'): number {
    const good = goodMove(stand, verb, options);
    if (good === 0) return 0;
    const slow = view.light === 'night' || surroundingsOf(view, stand, stand.nature!, options, false).going === 'bad';
    return slow ? Math.floor(good / (verb === 'march' ? 3 : 2)) : good;
  }

  /** Along the way to the destination, more and less far; where the way bends, by its bends. */
  function* towards(
    assessment: Assessment,
    stand: Stand,
    { at, keep, nearer }: Destination,
    verb: 'march' | 'tactical',
  ): Iterable<MoveOrder> {
    const { view, options } = assessment;
    const allowance = paceOf(assessment, stand, verb) / inches(1) - 0.2;
    const look = nearestEnemy(view, stand) ?? at;
    const way = wayTo(view.ground.now, stand.nature!, stand, at, allowance, options);
    for (const share of SHARES[verb]) {
      const far = Math.min(allowance * share, Math.max(0, inchesBetween(stand, at) - (nearer ? 0 : keep)));
      if (far < 0.5) continue;
      yield straight(stand, verb, pointAt(stand, at, far), look);
      if (share === 1)
        for (const off of [140, -140])
          yield straight(stand, verb, offset(stand, facingTo(stand, at) + off, Math.round(far * inches(1))), look);
      const path = bendsOf(way, allowance * share);
      if (path.length > 0 && path.length <= BENDS)
        yield { verb, stand: stand.id, path, facing: facingTo(path[path.length - 1]!, look) };
    }
  }

  /** Places from which the foes that are most worth it come into reach. */
  function* intoReach(assessment: Assessment, stand: Stand, allowance: number): Iterable<MoveOrder> {
    if (stand.hasEngaged) return;
    for (const { foe, reach } of preyOf(assessment, stand, allowance)) {
      const from = facingTo(foe, stand);
      // Half a base of each lies between the centres, more where they are turned.
      const far = Math.round((reach + 1 - CLOSE) * inches(1));
      for (const side of SIDES) {
        const to = offset(foe, from + side, far);
        if (inchesBetween(stand, to) * inches(1) <= allowance) yield straight(stand, 'tactical', to, foe);
      }
    }
  }

  function preyOf(assessment: Assessment, stand: Stand, allowance: number): Prey[] {
    const opportunities = opportunitiesOf(assessment, stand);
    const prey: Prey[] = [];
    for (const [i, foe] of assessment.foes.entries()) {
      const found = opportunities(i);
      if (found && found.worth > 0.05 && inchesBetween(stand, foe) <= allowance / inches(1) + found.reach + 1)
        prey.push({ foe, reach: found.reach, worth: found.worth });
    }
    return prey.sort((p, q) => q.worth - p.worth).slice(0, PREY);
  }

  return { goodMoves, movesOf, owedMoves };
}
