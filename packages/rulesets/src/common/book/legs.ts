import {
  facingOf,
  inches,
  isRefusal,
  type Point,
  type Pose,
  type Reach,
  type Refusal,
  reachFrom,
} from '@umpire/engine';

/** Where straight legs lead a piece that faces along each of them, or what refuses a leg to it. */
export function alongLegs<Piece extends Pose>(
  piece: Piece,
  path: readonly Point[],
  refusal: (ahead: Piece, to: Point) => Refusal | undefined,
): Piece | Refusal {
  let at = piece;
  for (const { x, y } of path) {
    const ahead = { ...at, facing: facingOf(x - at.x, y - at.y) };
    const refused = refusal(ahead, { x, y });
    if (refused) return refused;
    at = { ...ahead, x, y };
  }
  return at;
}

/** Where such legs can lead to on a whole table; `leg` says which share of the allowance one uses, or why it may not be. */
export function reachByLegs(
  start: Point,
  { width, depth }: { readonly width: number; readonly depth: number },
  leg: (from: Point, to: Point) => Refusal | { readonly used: number },
): Reach {
  const cost = (ax: number, ay: number, bx: number, by: number): number => {
    const plan = leg({ x: ax, y: ay }, { x: bx, y: by });
    return isRefusal(plan) ? Number.POSITIVE_INFINITY : plan.used;
  };
  const bounds = { left: 0, bottom: 0, right: width, top: depth };
  return reachFrom({ start, pitch: inches(0.5), bounds, cost, free: () => true });
}
