/** A piece where it might be put: as it stands on the table, see-through, and crossed out where it may not stand. */
import type { Piece, Pose, Side } from '@umpire/engine';
import { useContext, useId } from 'react';
import { usePen } from '../drawing.js';
import { useFetched } from '../fetched.js';
import { Silhouettes } from '../piece/defs.js';
import { levelOf } from '../piece/level.js';
import { LooksContext } from '../piece/looks.js';
import { PICTURES } from '../piece/picture-art.js';
import { PieceFace } from '../piece/piece.js';
import { basePath } from '../piece/shape.js';
import { enlarged, isAside, type Stand, useStand } from '../piece/stands.js';

export interface GhostProps {
  readonly at: Pose;
  readonly side: Side;
  readonly symbol: string;
  readonly size: Pick<Piece, 'width' | 'depth'>;
  readonly allowed?: boolean;
  /** Whose ghost it is, where he is known. */
  readonly of?: Piece | undefined;
}

export function Ghost({ at, side, symbol, size: base, allowed = true, of }: GhostProps) {
  const pen = usePen();
  const id = useId();
  const { figures, period, dress } = useContext(LooksContext);
  const size = enlarged(base, pen.least);
  const border = allowed ? pen.ink.sides[side].border : pen.warning;
  const own = useStand(of?.id ?? '');
  // whoever is to stay where he is stays where he is drawn, though others made him step aside
  const stays = own !== undefined && of?.where === 'table' && at.x === of.x && at.y === of.y;
  const { x, y } = stays ? own.at : pen.at(at);
  const least = Math.min(size.width, size.depth);
  /** So many pixels, but never more than this share of the piece: small pieces must stay readable. */
  const fine = (pixels: number, share: number): number => Math.min(pen.px(pixels), Math.round(least * share));
  const corner = { x: Math.round(size.width / 2), y: Math.round(size.depth / 2) };
  const piece = { ...(of ?? bareOf(id, side, symbol)), width: size.width, depth: size.depth };
  const level = levelOf(piece, pen.scale);
  const pictures = useFetched(PICTURES, level !== 's' && piece.kind === undefined);
  const turn = `rotate(${pen.degrees(at.facing)})`;
  const ghost = (
    <g data-mark="ghost" transform={`translate(${x} ${y})`} pointerEvents="none">
      {pictures && (
        <defs>
          <Silhouettes symbols={[piece.symbol]} pictures={pictures} />
        </defs>
      )}
      <g opacity={0.8}>
        <PieceFace
          piece={piece}
          facing={at.facing + 900 * pen.turn}
          mode={pen.mode}
          level={level}
          dress={dress?.[piece.figure?.dress ?? '']}
          figures={figures}
          pictures={pictures}
          period={period}
        />
      </g>
      <g transform={turn} fill="none" strokeLinejoin="round">
        <path d={basePath(size, side)} stroke="#ffffff" strokeWidth={fine(2.6, 0.1)} />
        <path
          d={basePath(size, side)}
          stroke={border}
          strokeWidth={fine(1.8, 0.08)}
          strokeDasharray={`${fine(4, 0.17)} ${fine(3, 0.1)}`}
        />
        {size !== base && !stays && <path d={basePath(base, side)} stroke={border} strokeWidth={pen.px(1)} />}
      </g>
      {!allowed && (
        <path
          d={`M${-corner.x} ${-corner.y}L${corner.x} ${corner.y}`}
          stroke={pen.warning}
          strokeWidth={pen.px(3)}
          transform={turn}
        />
      )}
    </g>
  );
  if (!own || stays || !isAside(own)) return ghost;
  return (
    <>
      <Tie stand={own} />
      {ghost}
    </>
  );
}

/** From a counter that stepped aside to its true place, from which its way is measured: over those who made it do so. */
function Tie({ stand: { at, base } }: { readonly stand: Stand }) {
  const { px, halo, line } = usePen();
  const d = `M${at.x} ${at.y}L${base.x} ${base.y}`;
  return (
    <g data-mark="tie" fill="none" strokeLinecap="round" pointerEvents="none">
      <path d={d} stroke={halo} strokeWidth={px(5.4)} strokeOpacity={0.85} />
      <path d={d} stroke={line} strokeWidth={px(2.4)} strokeDasharray={`${px(1)} ${px(5)}`} />
    </g>
  );
}

/** Somebody of whom nothing is known yet but what he is. */
const bareOf = (id: string, side: Side, symbol: string): Piece => ({
  id,
  side,
  symbol,
  label: '',
  title: '',
  where: 'table',
  layer: 'ground',
  x: 0,
  y: 0,
  facing: 0,
  width: 0,
  depth: 0,
  markers: [],
});
