/** The ring round the selected piece; its symbol stays free, and its badges lie on the ring. */
import { degrees } from '../coordinates.js';
import { usePen } from '../drawing.js';
import { Badge, badgesOf } from '../piece/badge.js';
import { ringGap } from '../piece/shape.js';
import { useStand } from '../piece/stands.js';

export function Selection({
  piece: id,
  quiet = false,
}: {
  readonly piece: string;
  /** One that goes along with the piece that is selected. */
  readonly quiet?: boolean;
}) {
  const { ink, px, scale } = usePen();
  const stand = useStand(id);
  if (!stand) return null;
  const { piece, at, facing } = stand;
  const gap = Math.round(ringGap(piece, px(1)));
  const box = {
    x: Math.round(-piece.width / 2 - gap),
    y: Math.round(-piece.depth / 2 - gap),
    width: Math.round(piece.width + 2 * gap),
    height: Math.round(piece.depth + 2 * gap),
    rx: Math.round(gap * 1.4),
  };
  return (
    <g data-mark="selection" fill="none" pointerEvents="none">
      <g transform={`translate(${at.x} ${at.y}) rotate(${degrees(facing)})`}>
        <rect {...box} stroke={ink.ink} strokeWidth={px(quiet ? 3.4 : 4.5)} />
        <rect
          {...box}
          stroke="#ffffff"
          strokeWidth={px(quiet ? 1.6 : 2.2)}
          {...(quiet && { strokeDasharray: `${px(4)} ${px(3)}` })}
        />
      </g>
      <g data-tags={id} transform={`translate(${at.x} ${at.y})`}>
        {badgesOf(piece, scale).map(badge => (
          <Badge key={badge.id} {...badge} />
        ))}
      </g>
    </g>
  );
}
