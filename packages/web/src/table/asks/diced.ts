import type { Thrown } from '@umpire/desk';
import type { Point, Scene } from '@umpire/engine';

/** What the dice have brought to a square of the table so far. */
export interface Diced {
  readonly at: Point;
  readonly things: readonly string[];
}

/** What is not there is not drawn. */
const isThing = (meant: string): boolean => !/^no\b/.test(meant);

/** Square by square what was thrown for it, each in the middle of its square. */
export function dicedIn(thrown: readonly Thrown[], { width, depth }: Pick<Scene, 'width' | 'depth'>): Diced[] {
  const squares = new Map<string, Diced>();
  for (const { square, meant } of thrown) {
    if (!square || meant === undefined || !isThing(meant)) continue;
    const { col, row, columns, rows } = square;
    const at = { x: ((col + 0.5) * width) / columns, y: ((row + 0.5) * depth) / rows };
    const key = `${col},${row}`;
    squares.set(key, { at, things: [...(squares.get(key)?.things ?? []), meant] });
  }
  return [...squares.values()];
}
