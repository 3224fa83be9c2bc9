/** Several bases that stand and move as one. */
import { atMost, lessThan } from '../slack.js';
import { normalAngle, turnFrom } from '../trig.js';
import { aheadOf, type Base, baseOf, pointOf, rightOf } from './base.js';

/** The base of several side by side: from end to end, as deep as the deepest of them. */
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

/** The base of two, one behind the other: as wide as the front one, as deep as both. */
export function columnBase(front: Base, rear: Base): Base {
  const centre = pointOf(front, -rear.halfDepth, 0);
  return baseOf(centre.x, centre.y, front.facing, front.halfWidth, front.halfDepth + rear.halfDepth);
}

const faceAlike = (a: Base, b: Base): boolean => Math.abs(turnFrom(a.facing, b.facing)) <= 90;

/** Whether both front corners of a base lie on the front line of another, give or take `off`: then they face alike, too. */
function frontsInLine(a: Base, b: Base, off: number): boolean {
  if (!faceAlike(a, b)) return false;
  return [-1, 1].every(side => {
    const corner = pointOf(b, b.halfDepth, side * b.halfWidth);
    return atMost(Math.abs(aheadOf(a, corner.x, corner.y) - a.halfDepth), off);
  });
}

/** Whether bases stand side by side, with gaps of at most `gap`; `off`: how far they may be out of line, or in each other. */
export function standInLine(members: readonly Base[], gap: number, off: number): boolean {
  const first = members[0]!;
  if (!members.every(m => frontsInLine(first, m, off))) return false;
  const aside = members.map(m => ({ at: rightOf(first, m.x, m.y), half: m.halfWidth })).sort((a, b) => a.at - b.at);
  return aside.every((m, i) => {
    const before = aside[i - 1];
    if (!before) return true;
    const between = m.at - m.half - (before.at + before.half);
    return atMost(between, gap) && !lessThan(between, -off);
  });
}

/** Whether a base stands directly behind another, its front corners on the other's rear corners, give or take `off`. */
export function standsBehind(front: Base, rear: Base, off: number): boolean {
  if (!faceAlike(front, rear)) return false;
  return [-1, 1].every(side => {
    const corner = pointOf(rear, rear.halfDepth, side * rear.halfWidth);
    const gap = aheadOf(front, corner.x, corner.y) + front.halfDepth;
    const aside = rightOf(front, corner.x, corner.y) - side * front.halfWidth;
    return atMost(Math.abs(gap), off) && atMost(Math.abs(aside), off);
  });
}

/** Where a member stands after the base of all has moved: it keeps its place in it. */
export function carried(member: Base, before: Base, after: Base): Base {
  const ahead = aheadOf(before, member.x, member.y);
  const right = rightOf(before, member.x, member.y);
  const turn = turnFrom(before.facing, after.facing);
  const at = pointOf(after, ahead, right);
  return baseOf(at.x, at.y, normalAngle(member.facing + turn), member.halfWidth, member.halfDepth);
}
