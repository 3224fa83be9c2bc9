import type { Options, Random } from '@umpire/engine';
import type { Gift } from '../../book/parts.js';
import type { PlayBook } from '../book.js';
import { FRONT } from '../pieces.js';
import type { ComingOnFoot } from '../play/coming-on-foot.js';
import type { Measuring } from '../play/facts.js';
import type { Order } from '../play/orders.js';
import type { Stand } from '../play/state.js';
import type { Engineering } from '../play/tasks.js';
import type { AirOrders } from './air-orders.js';
import type { AnyOrder } from './any-order.js';
import type { Assessment } from './assessment.js';
import { facingTo, type SampleOrders } from './sample-orders.js';

/** The stands of the group that moves now. */
function selected({ view }: Assessment): readonly Stand[] {
  const at = view.selected.at(-1);
  return at === undefined || view.segment !== 6 ? [] : view.groups[at]!.members.map(i => view.stands[i]!);
}

/** Segment 6: which group moves next. */
function* selections({ view, by }: Assessment): Iterable<Order> {
  if (view.segment !== 6) return;
  for (const group of view.groups) if (group.side === by) yield { verb: 'selectGroup', group: group.id };
}

const ending = ({ view }: Assessment): Order => (view.segment === 6 ? { verb: 'endRound' } : { verb: 'endSegment' });

export type BattleOrders = Gift<'bots', typeof battleOrders>;

/** What may be ordered in a battle, moves over open ground apart; whether the rules allow it is asked afterwards. */
export function battleOrders(
  book: PlayBook & AirOrders & AnyOrder & ComingOnFoot & SampleOrders & Measuring & Engineering,
) {
  const { arrivals, engageOrders, engagers, nearestEnemy, owesMove } = book.bots;
  const { arcTo } = book.engaging;
  const { edgePlace, isHeldByState } = book.moving;
  const { workAt } = book.tasks;
  const { isEngineer, isFixed, isLookout, isStriker, isUnit } = book.words;

  /** Who works stays at it: it takes a round or two. */
  const canMove = ({ place, moved, nature, status, task }: Stand, options: Options): boolean =>
    place === 'table' &&
    moved === 'none' &&
    !task &&
    !isFixed(nature!) &&
    isUnit(nature!) &&
    !isHeldByState(status, options);

  /** Stands that have yet to move. */
  const movable = (assessment: Assessment): Stand[] =>
    selected(assessment).filter(stand => canMove(stand, assessment.options));

  function* declarations({ own }: Assessment): Iterable<Order> {
    for (const stand of own)
      if (!stand.revealed && isLookout(stand.nature!)) yield { verb: 'declareRec', stand: stand.id };
  }

  /** Own stands that may engage now; CAS attacks instead. */
  const fighters = ({ view, by }: Assessment): Stand[] => engagers(view, by).filter(stand => !isStriker(stand.nature!));

  const engagementsOf = ({ view, by, options }: Assessment, stand: Stand): Order[] =>
    engageOrders(view, by, stand, options);

  /** turning is free. Who does not look at the nearest foe may turn to him; R-151: once a round. */
  function turnOf({ view, options }: Assessment, stand: Stand): Order | undefined {
    const foe = stand.adjusted ? undefined : nearestEnemy(view, stand);
    if (!foe || arcTo(stand, foe, options) === FRONT) return undefined;
    return { verb: 'pivot', stand: stand.id, facing: facingTo(stand, foe) };
  }

  /** What comes on, by air and from behind the edge, and what engineers work at. */
  function* arrivalsAndTasks(assessment: Assessment, chance: Random): Iterable<Order> {
    const { view, options } = assessment;
    if (view.segment <= 2) yield* arrivals(assessment, chance);
    for (const stand of selected(assessment)) {
      const at = stand.place === 'held' ? edgePlace(view, stand, options) : undefined;
      if (at) yield { verb: 'bringOn', stand: stand.id, at };
      if (stand.place === 'table' && isEngineer(stand.nature!))
        for (const task of workAt(view, stand))
          if (!stand.task) yield { verb: 'startTask', stand: stand.id, object: task.object };
    }
  }

  /** stands that owe a move. */
  const owing = (assessment: Assessment): Stand[] => selected(assessment).filter(owesMove);

  return { arrivalsAndTasks, declarations, ending, engagementsOf, fighters, movable, owing, selections, turnOf };
}
