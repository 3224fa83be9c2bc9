import type { Shape } from './shape.js';

const paintOf = ({ d: _, ...paint }: Shape): string => JSON.stringify(paint);

/** All shapes of one paint as one path, in the order in which the paints were first used: few elements, whatever lies on the table. */
export function merged(shapes: readonly Shape[]): Shape[] {
  const byPaint = new Map<string, { shape: Shape; paths: string[] }>();
  for (const shape of shapes) {
    if (shape.d === '') continue;
    const paint = paintOf(shape);
    const known = byPaint.get(paint);
    if (known) known.paths.push(shape.d);
    else byPaint.set(paint, { shape, paths: [shape.d] });
  }
  return [...byPaint.values()].map(({ shape, paths }) => ({ ...shape, d: paths.join('') }));
}
