import type { Scene } from '@umpire/engine';
import { type RefObject, useLayoutEffect } from 'react';

/** Of all pieces only one is on the way of the Tab key; from there the arrow keys walk on. The board is not drawn before its scale is known. */
export function useRoving(
  svg: RefObject<SVGSVGElement | null>,
  scene: Scene,
  piece: string | undefined,
  isDrawn: boolean,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new scene may bring new elements
  useLayoutEffect(() => {
    const board = svg.current;
    if (!board) return;
    for (const element of board.querySelectorAll('[data-piece][tabindex="0"]')) element.setAttribute('tabindex', '-1');
    if (piece !== undefined) board.querySelector(`[data-piece="${CSS.escape(piece)}"]`)?.setAttribute('tabindex', '0');
  }, [svg, scene, piece, isDrawn]);
}
