/** The ring round the selected piece. */
import type { Scene } from '@umpire/engine';
import { degrees } from '../coordinates.js';
import { usePen } from '../drawing.js';
import { facingOn, placeOf } from '../frame.js';

export function Selection({
  scene,
  piece: id,
  quiet = false,
}: {
  readonly scene: Pick<Scene, 'width' | 'depth' | 'pieces' | 'edges' | 'beside'>;
  readonly piece: string;
  /** One that goes along with the piece that is selected. */
  readonly quiet?: boolean;
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
      transform={`translate(${x} ${y}) rotate(${degrees(facingOn(scene, piece))})`}
      fill="none"
      pointerEvents="none"
    >
      <rect {...box} stroke={ink.ink} strokeWidth={px(quiet ? 3.4 : 4.5)} />
      <rect
        {...box}
        stroke="#ffffff"
        strokeWidth={px(quiet ? 1.6 : 2.2)}
        {...(quiet && { strokeDasharray: `${px(4)} ${px(3)}` })}
      />
    </g>
  );
}
