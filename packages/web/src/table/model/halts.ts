import { holds, type Overlay, type Piece, type Point, type Scene } from '@umpire/engine';

/** Places that decide the battle for those who are pushed. */
const goals = ({ overlays }: Pick<Scene, 'overlays'>, { side }: Piece): readonly Overlay[] =>
  overlays.filter(one => one.kind === 'objective' && (one.side === undefined || one.side === side));

/** How far a piece goes that way before it halts: in what decides the battle, if its way leads there. Undefined: nothing halts it. */
export function haltOf(scene: Pick<Scene, 'overlays'>, piece: Piece, way: Point, far: number): number | undefined {
  const halts = goals(scene, piece).flatMap(goal => haltIn(goal, piece, way, far) ?? []);
  return halts.length > 0 ? Math.min(...halts) : undefined;
}

/** It is as far in as the middle of it, or as the piece may get: whoever is so far stays. */
function haltIn(goal: Overlay, { x, y, width }: Piece, way: Point, far: number): number | undefined {
  const middle = middleOf(goal);
  if (!middle) return undefined;
  const level = (middle.x - x) * way.x + (middle.y - y) * way.y;
  const isInAt = (along: number, aside: number): boolean =>
    isIn(goal, { x: x + way.x * along - way.y * aside, y: y + way.y * along + way.x * aside });
  const sides = [0, width / 2, -width / 2];
  const steps = Array.from({ length: STEPS + 1 }, (_, i) => (i * far) / STEPS);
  if (!steps.some(along => sides.some(aside => isInAt(along, aside)))) return undefined;
  return Math.max(0, Math.min(level, far));
}
const STEPS = 48;

const middleOf = ({ centre, outline = [] }: Overlay): Point | undefined =>
  centre ??
  (outline.length > 2
    ? {
        x: outline.reduce((sum, p) => sum + p.x, 0) / outline.length,
        y: outline.reduce((sum, p) => sum + p.y, 0) / outline.length,
      }
    : undefined);

function isIn({ centre, radius = 0, outline = [] }: Overlay, at: Point): boolean {
  const p = { x: Math.round(at.x), y: Math.round(at.y) };
  if (outline.length > 2) return holds(outline, p) !== 'outside';
  return centre !== undefined && Math.hypot(p.x - centre.x, p.y - centre.y) <= radius;
}
