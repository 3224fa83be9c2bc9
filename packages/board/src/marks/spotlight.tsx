/** Some pieces in the light, the rest of the table darker: what a question is about. */
import { usePen } from '../drawing.js';
import { type Stand, useStands } from '../piece/stands.js';
import { circlePath } from '../shape/path.js';

/** How much darker. */
const SHADE = 0.4;
/** The light reaches so many pixels beyond a piece. */
const REACH = 30;
const RING = 8;

/** What is darkened, in units of the drawing: far beyond what can be seen. */
const FAR = 200_000;

export function Spotlight({ pieces }: { readonly pieces: readonly string[] }) {
  const pen = usePen();
  const stands = useStands(pieces);
  if (stands.length === 0) return null;
  const round = ({ piece, at }: Stand, more: number): string =>
    circlePath(at, Math.round(Math.hypot(piece.width, piece.depth) / 2 + pen.px(more)));
  const light = stands.map(stand => round(stand, REACH)).join('');
  return (
    <g data-mark="spotlight" pointerEvents="none" fill="none">
      <path
        d={`M${-FAR} ${-FAR}h${2 * FAR}v${2 * FAR}h${-2 * FAR}z`}
        fill="#14150f"
        fillOpacity={SHADE}
        mask="url(#spotlight)"
      />
      <mask id="spotlight" maskUnits="userSpaceOnUse" x={-FAR} y={-FAR} width={2 * FAR} height={2 * FAR}>
        <path d={`M${-FAR} ${-FAR}h${2 * FAR}v${2 * FAR}h${-2 * FAR}z`} fill="#ffffff" />
        <path d={light} fill="#000000" />
      </mask>
      {stands.map(stand => (
        <g key={stand.piece.id}>
          <path d={round(stand, RING)} stroke="#ffffff" strokeWidth={pen.px(5)} strokeOpacity={0.85} />
          <path d={round(stand, RING)} stroke={pen.ink.sides[stand.piece.side].accent} strokeWidth={pen.px(2.6)} />
        </g>
      ))}
    </g>
  );
}
