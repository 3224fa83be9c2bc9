import { forbid, isRefusal, type Options, type Refusal } from '@umpire/engine';
import { refusedBy } from '../../book/lines.js';
import type { Gift } from '../../book/parts.js';
import type { PlayBook } from '../book.js';
import type { EngagementFacts } from '../rules/engagement-facts.js';

export type Challenging = Gift<'hidden', typeof challenging>;

/** Engaging what nobody knows. */
export function challenging(book: PlayBook) {
  const { idOf } = book;
  const { targetRefusal } = book.command;
  const { longestRange, namesBlanks, ownerRefusal, pairBar, reachBar } = book.engaging;
  const { mayBeChallenged, NOT_NAMED } = book.setup;

  /**
   * R-70, 5.4: naming a blank. Checks (1) to (4), (7) and (9) as for any target, then (10) to (12) with the longest range
   * of the owner's lines, and what its own altitude bars. Nothing here looks at what the blank is.
   */
  function challengeRefusal(e: EngagementFacts, options: Options): Refusal | undefined {
    if (!e.target.onTable) return forbid(idOf('R-72'), 'what waits behind the edge is not known');
    if (!mayBeChallenged(options)) return refusedBy(NOT_NAMED);
    if (!e.owner.onTable) return forbid(idOf('R-70'), 'a stand off the table may not name a blank');
    if (!namesBlanks(e.owner.posture, options, e.awc))
      return forbid(idOf('R-154'), 'only stands that can harm what is on the ground name a blank');
    const early =
      ownerRefusal(e.owner, e.segment, options) ?? targetRefusal(e, options) ?? pairBar(e.owner, e.target, options);
    if (early) return early;
    const reach = longestRange(e.owner, e, options);
    if (isRefusal(reach)) return reach;
    const bar = reachBar(e, options, reach);
    return bar && refusedBy({ rule: bar.ofBlank, text: bar.text });
  }

  return { challengeRefusal };
}
