/** A ring round a piece that can be, cannot be, or is the target. The three differ in their line, not only in colour. */
import type { Point } from '@umpire/engine';
import { usePen } from '../drawing.js';
import { useStand } from '../piece/stands.js';
import { circlePath } from '../shape/path.js';
import { placesRound, Slip } from './words.js';

interface Marked {
  readonly state: 'open' | 'closed' | 'chosen';
  readonly label?: string;
}

export interface TargetMarkProps extends Marked {
  /** A point of the table. */
  readonly at: Point;
  /** As wide as the piece needs it. */
  readonly radius: number;
}

/** A ring about a place: of something that stood there. */
export function TargetMark({ at, radius, ...marked }: TargetMarkProps) {
  const pen = usePen();
  return <Ring centre={pen.at(at)} radius={Math.max(radius, pen.least * 0.7)} {...marked} />;
}

/** A ring round a piece, wherever and however large it is drawn. */
export function PieceTarget({ piece: id, ...marked }: Marked & { readonly piece: string }) {
  const stand = useStand(id);
  if (!stand) return null;
  return <Ring centre={stand.at} radius={Math.hypot(stand.piece.width, stand.piece.depth) / 2} {...marked} />;
}

const TICKS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

function Ring({ centre, radius, state, label }: Marked & { readonly centre: Point; readonly radius: number }) {
  const pen = usePen();
  const r = Math.round(radius + pen.px(3));
  const colour = state === 'closed' ? pen.line : pen.warning;
  const tick = pen.px(6);
  const ticks = TICKS.map(([dx, dy]) => `M${centre.x + dx * r} ${centre.y + dy * r}l${dx * tick} ${dy * tick}`).join(
    '',
  );
  return (
    <g data-mark="target" fill="none" pointerEvents="none">
      <path d={circlePath(centre, r)} stroke={pen.halo} strokeWidth={pen.px(4.6)} strokeOpacity={0.8} />
      <path
        d={circlePath(centre, r)}
        stroke={colour}
        strokeWidth={pen.px(state === 'chosen' ? 3 : 1.8)}
        strokeDasharray={state === 'closed' ? `${pen.px(2.4)} ${pen.px(4)}` : undefined}
      />
      {state === 'chosen' && <path d={ticks} stroke={colour} strokeWidth={pen.px(3)} />}
      {label && (
        <Slip
          places={placesRound(centre, r, label, pen.px)}
          text={label}
          strong={state === 'chosen'}
          must={state !== 'open'}
        />
      )}
    </g>
  );
}
