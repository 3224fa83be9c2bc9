/** A piece where it might be put: see-through, and crossed out where it may not stand. */
import type { Piece, Pose, Side } from '@umpire/engine';
import { usePen } from '../drawing.js';
import { basePath, chevronPath } from '../piece/shape.js';
import { enlarged } from '../piece/stands.js';
import { SymbolIcon } from '../symbol-icon.js';

export interface GhostProps {
  readonly at: Pose;
  readonly side: Side;
  readonly symbol: string;
  readonly size: Pick<Piece, 'width' | 'depth'>;
  readonly allowed?: boolean;
}

export function Ghost({ at, side, symbol, size: base, allowed = true }: GhostProps) {
  const pen = usePen();
  const size = enlarged(base, pen.least);
  const ink = pen.ink.sides[side];
  const { x, y } = pen.at(at);
  const least = Math.min(size.width, size.depth);
  /** So many pixels, but never more than this share of the piece: small pieces must stay readable. */
  const fine = (pixels: number, share: number): number => Math.min(pen.px(pixels), Math.round(least * share));
  const border = allowed ? ink.border : pen.warning;
  const corner = { x: Math.round(size.width / 2), y: Math.round(size.depth / 2) };
  return (
    <g data-mark="ghost" transform={`translate(${x} ${y})`} pointerEvents="none">
      <g transform={`rotate(${pen.degrees(at.facing)})`} strokeLinejoin="round">
        <path
          d={basePath(size, side)}
          fill={ink.base}
          fillOpacity={0.72}
          stroke={border}
          strokeWidth={fine(1.8, 0.08)}
          strokeDasharray={`${fine(4, 0.17)} ${fine(3, 0.1)}`}
        />
        <path d={chevronPath(size, side)} fill={border} />
        {size !== base && <path d={basePath(base, side)} fill="none" stroke={border} strokeWidth={pen.px(1)} />}
      </g>
      <g opacity={0.9}>
        <SymbolIcon name={symbol} size={Math.round(least * 0.76)} colour={ink.ink} />
      </g>
      {!allowed && (
        <path
          d={`M${-corner.x} ${-corner.y}L${corner.x} ${corner.y}`}
          stroke={pen.warning}
          strokeWidth={pen.px(3)}
          transform={`rotate(${pen.degrees(at.facing)})`}
        />
      )}
    </g>
  );
}
