import { type Candidate, inches, type Random, type Seat } from '@umpire/engine';
import type { PlayBook } from '../book.js';
import type { Order, OrderOf } from '../play/orders.js';
import type { Stand } from '../play/state.js';
import type { Types } from '../play/types.js';
import type { AirOrders } from './air-orders.js';
import type { ArtilleryThreat } from './artillery-threat.js';
import type { Assessment, AssessmentAdvice } from './assessment.js';
import type { BattleOrders } from './battle-orders.js';
import { inchesBetween } from './distance.js';
import { type MovesAdvice, mayMarch } from './moves.js';
import type { OrderWorth } from './order-worth.js';
import type { SampleOrders } from './sample-orders.js';
import { type SettingUp, setupOrders } from './setting-up.js';
import type { SupportOrders } from './support-orders.js';

/** At how many targets a flight looks closely. */
const AIMED = 4;

/** What it is worth to select a group that has no move to make. */
const STUCK = 0.01;

/** Ranks of those who move in a round: shown stands after blanks, and whoever may not march after those who may. */
const SHOWN = 1;
const MARCHED = 20;

/** Some are known to be allowed before somebody takes them. */
interface Found extends Candidate<Order> {
  readonly isAllowed?: boolean;
}

export function candidatesAdvice(
  book: PlayBook &
    AirOrders &
    ArtilleryThreat &
    AssessmentAdvice &
    BattleOrders &
    MovesAdvice &
    OrderWorth &
    SampleOrders &
    SettingUp &
    SupportOrders,
) {
  const {
    GOOD,
    MOVE_RANKS,
    allowed,
    arrivalsAndTasks,
    assessmentOf,
    attackRuns,
    bestShown,
    costOfAnswer,
    declarations,
    ending,
    ownCandidates,
  } = book.bots;
  const { engagementsOf, fighters, goodMoves, movable, owedMoves, owing, selections, supportOrders, turnOf } =
    book.bots;
  const { worthOfOrder } = book.bots;

  const { isHeldByState } = book.moving;
  const { isUnit } = book.words;

  /**
   * Who moves first: those who may still march; of blanks whoever is nearest to the middle of his group, since the order in which they
   * move must not tell what they are (5.1), and the BGHQ, to which the others are bound, is seldom at its edge; then the BGHQ, and
   * lookouts, which show what is there.
   */
  function rank(assessment: Assessment, stand: Stand): number {
    const { bghq, posture } = stand.nature!;
    const marching = mayMarch(assessment, stand) ? 0 : MARCHED;
    if (!stand.revealed) return marching + offCentre(assessment, stand);
    return marching + SHOWN + (bghq ? 0 : 1 + MOVE_RANKS.indexOf(posture));
  }

  /** How far a stand is from the middle of its group, as a share of the table. */
  function offCentre({ view }: Assessment, stand: Stand): number {
    const { width, depth } = view.ground.now;
    const all = view.groups[stand.group]!.members.map(i => view.stands[i]!).filter(({ place }) => place === 'table');
    const middle = { x: meanOf(all.map(({ x }) => x)), y: meanOf(all.map(({ y }) => y)) };
    return (inchesBetween(stand, middle) * inches(1)) / (width + depth);
  }

  /** ORG-05, ORG-06: whose place counts for what strikes from afar. */
  function headquartersFor({ own }: Assessment, { nature }: Stand): Stand[] {
    return isUnit(nature!) ? [] : own.filter(stand => stand.nature!.bghq);
  }

  /** Orders with what they seem worth, the best first. The rules are asked only about those that somebody takes. */
  function* candidates(seat: Seat<Types>, chance: Random): Iterable<Candidate<Order>> {
    const found: Found[] = [];
    if (seat.view.phase === 'battle') weigh(assessmentOf(seat), chance, found);
    else for (const order of setupOrders(seat, chance, GOOD)) found.push({ order, worth: 0 });
    let isIdle = true;
    for (const candidate of legal(
      seat,
      found.filter(({ worth }) => worth > 0),
    )) {
      isIdle = false;
      yield candidate;
    }
    const left = found.filter(({ worth }) => worth <= 0);
    yield* legal(seat, isIdle ? [...left, ...inReserve(seat)] : left);
  }

  function* legal(seat: Seat<Types>, found: Found[]): Iterable<Found> {
    for (const candidate of found.sort((p, q) => q.worth - p.worth))
      if (candidate.isAllowed || allowed(seat, candidate.order)) yield candidate;
  }

  /** Units make smoke and light where they stand at last, when nothing better is left to do. */
  const inReserve = (seat: Seat<Types>): Iterable<Found> =>
    seat.view.phase === 'battle' && seat.view.segment === 6 ? supportOrders(assessmentOf(seat)) : [];

  function weigh(assessment: Assessment, chance: Random, found: Found[]): void {
    const { view, own } = assessment;
    const add = (order: Order): void => {
      const candidate = weighed(assessment, order);
      if (isPossible(candidate)) found.push(candidate);
    };
    for (const order of declarations(assessment)) add(order);
    for (const stand of fighters(assessment)) found.push(...engagements(assessment, stand));
    for (const order of attackRuns(assessment, AIMED)) add(order);
    for (const order of arrivalsAndTasks(assessment, chance)) add(order);
    // Batteries choose between fire, smoke and light.
    if (view.segment === 5) found.push(...supportOrders(assessment));
    // Whole groups are weighed only where one may be selected.
    found.push(...groupsToMove(assessment));
    if (view.segment === 6) for (const stand of own) found.push(...turns(assessment, stand));
    if (ownCandidates) found.push(...ownCandidates(assessment));
    found.push(...nextMoves(assessment));
    for (const stand of owing(assessment)) found.push(...owedMoves(assessment, stand));
    add(ending(assessment));
  }

  const weighed = (assessment: Assessment, order: Order): Candidate<Order> => ({
    order,
    worth: worthOfOrder(assessment, order),
  });

  const engagements = (assessment: Assessment, stand: Stand): readonly Candidate<Order>[] =>
    assessment.memory.engagements.of(
      stand,
      [bestShown(assessment), costOfAnswer(assessment, stand), ...headquartersFor(assessment, stand)],
      () =>
        engagementsOf(assessment, stand)
          .map(order => weighed(assessment, order))
          .filter(isPossible),
    );

  const turns = (assessment: Assessment, stand: Stand): readonly Candidate<Order>[] =>
    assessment.memory.turns.of(stand, [bestShown(assessment)], () => {
      const order = turnOf(assessment, stand);
      return order ? [weighed(assessment, order)] : [];
    });

  /** Groups that may be selected; one of which nobody can go where he would is the last choice, whatever it promises. */
  function groupsToMove(assessment: Assessment): Found[] {
    const groups = [...selections(assessment)]
      .filter(order => allowed(assessment, order))
      .map(order => weighed(assessment, order))
      .sort((p, q) => q.worth - p.worth);
    return groups.map((candidate, i) =>
      i === groups.length - 1 || canGo(assessment, (candidate.order as OrderOf<'selectGroup'>).group)
        ? candidate
        : { ...candidate, worth: Math.min(candidate.worth, STUCK) },
    );
  }

  function canGo(assessment: Assessment, id: string): boolean {
    const { view, by, options, own } = assessment;
    const group = view.groups.findIndex(g => g.id === id);
    const seat = { view: { ...view, selected: [...view.selected, group] }, by, options };
    return own.some(
      stand =>
        stand.group === group &&
        !isHeldByState(stand.status, options) &&
        goodMoves(assessment, stand).some(({ order }) => allowed(seat, order)),
    );
  }

  /** The moves of the first stand that has one worth making: the others have their turn after it. */
  function nextMoves(assessment: Assessment): readonly Found[] {
    const stands = movable(assessment).map(stand => ({ stand, rank: rank(assessment, stand) }));
    for (const { stand } of stands.sort((p, q) => p.rank - q.rank)) {
      const moves = goodMoves(assessment, stand);
      const first = moves.findIndex(({ order }) => allowed(assessment, order));
      if (first >= 0) return [{ ...moves[first]!, isAllowed: true }, ...moves.slice(first + 1)];
    }
    return [];
  }

  return { candidates };
}

const meanOf = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;

const isPossible = ({ worth }: Candidate): boolean => worth > Number.NEGATIVE_INFINITY;
