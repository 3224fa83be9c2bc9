import { normalAngle, turnFrom } from '../../common/trig.js';
import { beyond, closerThan, within } from '../limits.js';
import { DISTANCES } from '../tables/distances.js';
import { aheadOf, type Base, baseOf, pointOf, rightOf } from './base.js';

/** IGR-GEO-03: the base of an In-Line Link: from end to end, as deep as its deepest member. */
export function inLineBase(members: readonly Base[]): Base {
  const first = members[0]!;
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let front = Number.NEGATIVE_INFINITY;
  let halfDepth = 0;
  for (const m of members) {
    const aside = rightOf(first, m.x, m.y);
    left = Math.min(left, aside - m.halfWidth);
    right = Math.max(right, aside + m.halfWidth);
    front = Math.max(front, aheadOf(first, m.x, m.y) + m.halfDepth);
    halfDepth = Math.max(halfDepth, m.halfDepth);
  }
  const centre = pointOf(first, front - halfDepth, (left + right) / 2);
  return baseOf(centre.x, centre.y, first.facing, (right - left) / 2, halfDepth);
}

/** IGR-GEO-03: the base of a Support Link: as wide as its front vignette, as deep as both. */
export function supportBase(front: Base, rear: Base): Base {
  const centre = pointOf(front, -rear.halfDepth, 0);
  return baseOf(centre.x, centre.y, front.facing, front.halfWidth, front.halfDepth + rear.halfDepth);
}

/** Whether both front corners of a base lie on the front line of another, within 0.01 W: then they face alike, too. */
function frontsInLine(a: Base, b: Base): boolean {
  if (Math.abs(turnFrom(a.facing, b.facing)) > 90) return false;
  return [-1, 1].every(side => {
    const corner = pointOf(b, b.halfDepth, side * b.halfWidth);
    return within(Math.abs(aheadOf(a, corner.x, corner.y) - a.halfDepth), DISTANCES.linkInLine);
  });
}

/** IGR-LNK-03, IGR-LNK-05, IGR-R-28: whether bases stand side by side, in one line, with small gaps at most. */
export function standInLine(members: readonly Base[]): boolean {
  const first = members[0]!;
  if (!members.every(m => frontsInLine(first, m))) return false;
  const aside = members.map(m => ({ at: rightOf(first, m.x, m.y), half: m.halfWidth })).sort((a, b) => a.at - b.at);
  return aside.every((m, i) => {
    const before = aside[i - 1];
    if (!before) return true;
    const gap = m.at - m.half - (before.at + before.half);
    return within(gap, DISTANCES.linkGap) && !closerThan(gap, -DISTANCES.linkInLine);
  });
}

/** IGR-LNK-07: whether a base stands directly behind another. */
export function standsBehind(front: Base, rear: Base): boolean {
  if (Math.abs(turnFrom(front.facing, rear.facing)) > 90) return false;
  return [-1, 1].every(side => {
    const corner = pointOf(rear, rear.halfDepth, side * rear.halfWidth);
    const gap = aheadOf(front, corner.x, corner.y) + front.halfDepth;
    const aside = rightOf(front, corner.x, corner.y) - side * front.halfWidth;
    return !beyond(Math.abs(gap), DISTANCES.linkInLine) && !beyond(Math.abs(aside), DISTANCES.linkInLine);
  });
}

/** Where a member of a link stands after the link's base has moved: it keeps its place in it. */
export function carried(member: Base, before: Base, after: Base): Base {
  const ahead = aheadOf(before, member.x, member.y);
  const right = rightOf(before, member.x, member.y);
  const turn = turnFrom(before.facing, after.facing);
  const at = pointOf(after, ahead, right);
  return baseOf(at.x, at.y, normalAngle(member.facing + turn), member.halfWidth, member.halfDepth);
}
