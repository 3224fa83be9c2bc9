import { type Frame, tableFrame } from '@umpire/board';
import type { Scene } from '@umpire/engine';

/** What the desk shows of a scene: the table alone, and what stands beside it only where somebody does. */
export function deskFrame(scene: Scene): Frame {
  if (scene.pieces.some(({ where }) => where === 'off-table')) return tableFrame(scene);
  return { x: 0, y: 0, width: scene.width, height: scene.depth };
}
