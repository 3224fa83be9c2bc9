/** Something that was hidden is seen: a ring of light runs out from it. The page makes it run; without motion it is not drawn. */
import { usePen } from '../drawing.js';
import { useStand } from '../piece/stands.js';
import { circlePath } from '../shape/path.js';

const RINGS = [14, 26];

export function Sweep({ piece: id }: { readonly piece: string }) {
  const pen = usePen();
  const stand = useStand(id);
  if (!stand) return null;
  const radius = Math.hypot(stand.piece.width, stand.piece.depth) / 2;
  return (
    <g data-mark="sweep" className="sweep" fill="none" pointerEvents="none">
      {RINGS.map(more => (
        <path
          key={more}
          d={circlePath(stand.at, Math.round(radius + pen.px(more)))}
          stroke={pen.ink.gold}
          strokeWidth={pen.px(2.4)}
        />
      ))}
    </g>
  );
}
