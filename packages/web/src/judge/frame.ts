import { type Frame, tableFrame } from '@umpire/board';
import type { Scene } from '@umpire/engine';

/** A finger's breadth of what lies round the table. */
const MARGIN = 0.02;

/** What the desk shows of a scene: the table alone, and what stands beside it only where somebody does. */
export function deskFrame(scene: Scene): Frame {
  if (scene.pieces.some(({ where }) => where === 'off-table')) return tableFrame(scene);
  const margin = Math.round(Math.max(scene.width, scene.depth) * MARGIN);
  return { x: -margin, y: -margin, width: scene.width + 2 * margin, height: scene.depth + 2 * margin };
}
