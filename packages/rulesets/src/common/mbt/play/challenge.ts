import { forbid, isRefusal, type Options, type Refusal } from '@umpire/engine';
import { beyond } from '../../book/limits.js';
import type { PlayBook } from '../book.js';
import type { EngagementFacts } from '../rules/engagement-facts.js';

export type Challenging = ReturnType<typeof challenging>;

/** Engaging what nobody knows. */
export function challenging(book: PlayBook) {
  const {
    idOf,
    inContact,
    isSightExempt,
    longestRange,
    mayBeChallenged,
    mayEngageInto,
    namesBlanks,
    ownerRefusal,
    targetRefusal,
  } = book;

  /**
   * R-70, 5.4: naming a blank. Checks (1) to (4), (7) and (9) as for any target; then: on the table, within the longest
   * range of the owner's lines, in sight, in an arc into which it may engage. Nothing here looks at what the blank is.
   */
  function challengeRefusal(e: EngagementFacts, options: Options): Refusal | undefined {
    if (!e.target.onTable) return forbid(idOf('R-72'), 'what waits behind the edge is not known');
    if (!mayBeChallenged(options)) return forbid(idOf('R-70'), 'a blank cannot be named as target');
    if (!e.owner.onTable) return forbid(idOf('R-70'), 'a stand off the table may not name a blank');
    if (!namesBlanks(e.owner.posture, options))
      return forbid(idOf('R-154'), 'only stands that can harm what is on the ground name a blank');
    const early = ownerRefusal(e.owner, e.segment, options) ?? targetRefusal(e, options);
    if (early) return early;
    const reach = longestRange(e.owner, e, options);
    if (isRefusal(reach)) return reach;
    const contact = inContact(e.range);
    if (reach !== null && beyond(e.range, reach) && !contact)
      return forbid(idOf('R-70'), 'the blank is beyond the longest range of this stand');
    if (e.lineOfSight === 'blocked' && !contact && !isSightExempt(e.owner.posture, options))
      return forbid(idOf('LOS-02'), 'the line of sight to the blank is blocked');
    return mayEngageInto(e.owner, e.ownerArc, options)
      ? undefined
      : forbid(idOf('R-70'), 'the blank lies in no arc into which this stand may engage');
  }

  return { challengeRefusal };
}
