import { inches, type Pose, type Random } from '@umpire/engine';
import type { Gift } from '../../book/parts.js';
import type { PlayBook } from '../book.js';
import type { Order } from '../play/orders.js';
import type { Stand } from '../play/state.js';
import type { Assessment } from './assessment.js';
import type { EngagementWorth } from './engagement-worth.js';
import { entryBefore, entryPose, runs, type SampleOrders } from './sample-orders.js';

/** What an attack run may be aimed at. */
const targetsOf = ({ targets }: Assessment): Stand[] => targets.filter(target => target.place === 'table');

export type AirOrders = Gift<'bots', typeof airOrdersAdvice>;

export function airOrdersAdvice(book: PlayBook & EngagementWorth & SampleOrders) {
  const { engagers, worthOfKinds } = book.bots;
  const { DISTANCES } = book;
  const { FLIGHT, attackBar } = book.air;
  const { isFlight, isStriker } = book.words;

  /** An order in all the ways in which a flight can fly it. */
  const flown = <O extends Order>(order: O): O[] => (FLIGHT ? FLIGHT.ways.map(way => ({ ...order, ...way })) : [order]);

  function* attacks({ view }: Assessment, stand: Stand, targets: readonly Stand[]): Iterable<Order> {
    for (const target of targets)
      for (const at of runs(view, stand, target))
        yield* flown({ verb: 'attack' as const, stand: stand.id, target: target.id, at });
  }

  /** Segment 2: all attack runs, or those at the `most` targets that promise most. */
  function* attackRuns(assessment: Assessment, most?: number): Iterable<Order> {
    const { view, by } = assessment;
    for (const stand of engagers(view, by))
      if (isStriker(stand.nature!) && !attackBar?.(stand.nature!) && stand.place === 'table')
        yield* attacks(
          assessment,
          stand,
          most === undefined ? targetsOf(assessment) : bestTargets(assessment, stand, most),
        );
  }

  function bestTargets(assessment: Assessment, stand: Stand, most: number): Stand[] {
    const promising: { target: Stand; worth: number }[] = [];
    for (const target of targetsOf(assessment)) {
      const worth = worthOfKinds(assessment, stand, target);
      if (worth !== undefined) promising.push({ target, worth });
    }
    promising.sort((p, q) => q.worth - p.worth);
    return promising.slice(0, most).map(({ target }) => target);
  }

  /** TRN-06: somewhere near the own edge, and before each flight of the enemy, as near to it as may be. */
  function* entries({ view, by, flights }: Assessment, { base }: Stand, chance: Random): Iterable<Pose> {
    for (let i = 0; i < 3; i++) yield entryPose(view, by, inches(10 + chance.below(24)), chance.below(100) / 100, base);
    for (const flight of flights) yield entryBefore(view, by, flight, inches(DISTANCES.airEntry), base);
  }

  /** Segments 1 and 2: what comes on. */
  function* arrivals(assessment: Assessment, chance: Random): Iterable<Order> {
    const { view, by } = assessment;
    for (const stand of view.stands) {
      if (stand.side !== by || stand.place !== 'off-table' || !isFlight(stand.nature!)) continue;
      if (isStriker(stand.nature!)) {
        const { x, y } = entryPose(view, by, 0, chance.below(100) / 100, stand.base);
        yield* flown({ verb: 'approach' as const, stand: stand.id, point: { x, y } });
      } else
        for (const at of entries(assessment, stand, chance))
          yield* flown({ verb: 'enter' as const, stand: stand.id, at });
    }
  }

  return { arrivals, attackRuns };
}
