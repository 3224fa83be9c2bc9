/** The ring round the selected piece. */
import type { Scene } from '@umpire/engine';
import { degrees } from '../coordinates.js';
import { usePen } from '../drawing.js';
import { facingOn, placeOf } from '../frame.js';

export function Selection({
  scene,
  piece: id,
}: {
  readonly scene: Pick<Scene, 'width' | 'depth' | 'pieces'>;
  readonly piece: string;
}) {
  const { ink, px, at } = usePen();
  const piece = scene.pieces.find(candidate => candidate.id === id);
  const place = piece && placeOf(scene, id);
  if (!piece || !place) return null;
  const gap = Math.max(px(3), Math.round(Math.min(piece.width, piece.depth) * 0.13));
  const { x, y } = at(place);
  const box = {
    x: Math.round(-piece.width / 2 - gap),
    y: Math.round(-piece.depth / 2 - gap),
    width: Math.round(piece.width + 2 * gap),
    height: Math.round(piece.depth + 2 * gap),
    rx: Math.round(gap * 1.4),
  };
  return (
    <g
      data-mark="selection"
      transform={`translate(${x} ${y}) rotate(${degrees(facingOn(piece))})`}
      fill="none"
      pointerEvents="none"
    >
      <rect {...box} stroke={ink.ink} strokeWidth={px(4.5)} />
      <rect {...box} stroke="#ffffff" strokeWidth={px(2.2)} />
    </g>
  );
}
