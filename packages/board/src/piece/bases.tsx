/** The true bases of counters that stepped aside, each tied to its counter by a thread. */
import { degrees } from '../coordinates.js';
import { usePen } from '../drawing.js';
import { basePath } from './shape.js';
import { isAside, type Stand } from './stands.js';

export function TrueBases({ stands }: { readonly stands: readonly Stand[] }) {
  const pen = usePen();
  return (
    <g data-layer="bases" fill="none" pointerEvents="none" strokeLinecap="round">
      {stands.filter(isAside).map(stand => (
        <g key={stand.piece.id} stroke={pen.ink.sides[stand.piece.side].border}>
          <path d={`M${stand.base.x} ${stand.base.y}L${stand.at.x} ${stand.at.y}`} strokeWidth={pen.px(1.2)} />
          <TrueBase stand={stand} />
        </g>
      ))}
    </g>
  );
}

/** The outline of a true base, thin. */
function TrueBase({ stand: { piece, base, size, facing } }: { readonly stand: Stand }) {
  const pen = usePen();
  return (
    <path
      data-mark="base"
      d={basePath(size, piece.side)}
      transform={`translate(${base.x} ${base.y}) rotate(${degrees(facing)})`}
      fill="none"
      stroke={pen.line}
      strokeWidth={pen.px(1)}
      strokeOpacity={0.75}
    />
  );
}
