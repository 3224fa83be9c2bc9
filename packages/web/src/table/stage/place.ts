import { onTable, usePen, useStand } from '@umpire/board';
import type { Point } from '@umpire/engine';

/** The true middle of a piece, as a point of the table; beyond its edges if it waits beside it. */
export function usePlace(piece: string): Point | undefined {
  const pen = usePen();
  const stand = useStand(piece);
  return stand && onTable(pen, stand.base);
}
