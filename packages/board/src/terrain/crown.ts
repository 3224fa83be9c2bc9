/** Crowns that are not round: firs as stars, palms as fronds, leafless trees as twigs. One path for all trees of a size. */
import { direction, type Point } from '@umpire/engine';

const around = (facing: number, radius: number): Point => {
  const { x, y } = direction(facing);
  return { x: x * radius, y: -y * radius };
};

/** A star of so many tips, as relative steps from its first tip; `waist` is how deep it is cut. */
function star(radius: number, tips: number, waist: number, turn: number): { start: Point; steps: string } {
  const corner = (i: number): Point =>
    around(Math.round(turn + (i * 3600) / (2 * tips)), i % 2 === 0 ? radius : radius * waist);
  const start = corner(0);
  let x = Math.round(start.x);
  let y = Math.round(start.y);
  let steps = 'l';
  for (let i = 1; i < 2 * tips; i++) {
    const dx = Math.round(corner(i).x) - x;
    const dy = Math.round(corner(i).y) - y;
    steps += `${dx < 0 || i === 1 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`;
    x += dx;
    y += dy;
  }
  return { start: { x: Math.round(start.x), y: Math.round(start.y) }, steps: `${steps}z` };
}

const KINDS = {
  pointed: { tips: 7, waist: 0.62 },
  palm: { tips: 7, waist: 0.3 },
  bare: { tips: 8, waist: 0.2 },
} as const;

export function crownsPath(trees: readonly Point[], radius: number, kind: keyof typeof KINDS): string {
  const { tips, waist } = KINDS[kind];
  const turns = [0, 170, 310].map(turn => star(radius, tips, waist, turn));
  return trees
    .map((tree, i) => {
      const { start, steps } = turns[i % turns.length]!;
      return `M${Math.round(tree.x) + start.x} ${Math.round(tree.y) + start.y}${steps}`;
    })
    .join('');
}
