import { inches, type Random } from '@umpire/engine';
import type { PlayBook } from '../book.js';
import type { Order } from '../play/orders.js';
import type { Stand } from '../play/state.js';
import { type CandidatesAdvice, entryPose, runs } from './candidates.js';
import type { Picture } from './picture.js';

function* attacks({ view, targets }: Picture, stand: Stand): Iterable<Order> {
  for (const target of targets) {
    if (target.place !== 'table') continue;
    for (const at of runs(view, stand, target)) yield { verb: 'attack', stand: stand.id, target: target.id, at };
  }
}

export type AirAdvice = ReturnType<typeof airAdvice>;

export function airAdvice(book: PlayBook & CandidatesAdvice) {
  const { engagers } = book;

  /** Segments 1 and 2: coming on, and attack runs. */
  function* airOrders(picture: Picture, chance: Random): Iterable<Order> {
    const { view, by } = picture;
    for (const stand of engagers(view, by))
      if (stand.nature!.posture === 'CAS' && stand.place === 'table') yield* attacks(picture, stand);
    for (const stand of view.stands) {
      if (stand.side !== by || stand.place !== 'off-table' || stand.nature?.class !== 'AIRCRAFT') continue;
      if (stand.nature.posture === 'CAS') {
        const { x, y } = entryPose(view, by, 0, chance.below(100) / 100, stand.base);
        yield { verb: 'approach', stand: stand.id, point: { x, y } };
      } else
        for (let i = 0; i < 3; i++)
          yield {
            verb: 'enter',
            stand: stand.id,
            at: entryPose(view, by, inches(10 + chance.below(24)), chance.below(100) / 100, stand.base),
          };
    }
  }

  return { airOrders };
}
