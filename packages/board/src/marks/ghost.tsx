/** A piece where it might be put: as it stands on the table, see-through, and crossed out where it may not stand. */
import { direction, type Piece, type Pose, type Side } from '@umpire/engine';
import { useContext, useId } from 'react';
import { onTable } from '../coordinates.js';
import { type Pen, usePen } from '../drawing.js';
import { useFetched } from '../fetched.js';
import { Silhouettes } from '../piece/defs.js';
import { levelOf } from '../piece/level.js';
import { LooksContext } from '../piece/looks.js';
import { PICTURES } from '../piece/picture-art.js';
import { PieceFace } from '../piece/piece.js';
import { basePath } from '../piece/shape.js';
import { enlarged, isAside, type Stand, useAllStands, useStand } from '../piece/stands.js';

export interface GhostProps {
  readonly at: Pose;
  readonly side: Side;
  readonly symbol: string;
  readonly size: Pick<Piece, 'width' | 'depth'>;
  readonly allowed?: boolean;
  /** Whose ghost it is, where he is known. */
  readonly of?: Piece | undefined;
}

/** Where the base of each of those would be who move as one, when the middle of them all is at a pose; nobody, where one moves alone. */
function apartAt({ at, size, of }: GhostProps, all: readonly Stand[], pen: Pen): readonly LinkedAt[] {
  if (of?.link === undefined || (size.width <= of.width && size.depth <= of.depth)) return [];
  const linked = all.filter(({ piece }) => piece.link === of.link && piece.side === of.side);
  if (linked.length < 2) return [];
  const { x: sin, y: cos } = direction(of.facing);
  const bases = linked.map(({ piece, size, base }) => {
    const { x, y } = onTable(pen, base);
    return { piece: { ...piece, ...size }, across: x * cos - y * sin, ahead: x * sin + y * cos };
  });
  const middle = (along: 'across' | 'ahead', extent: 'width' | 'depth'): number => {
    const ends = bases.flatMap(base => [base[along] - base.piece[extent] / 2, base[along] + base.piece[extent] / 2]);
    return (Math.min(...ends) + Math.max(...ends)) / 2;
  };
  const [centre, front] = [middle('across', 'width'), middle('ahead', 'depth')];
  const { x: right, y: up } = direction(at.facing);
  return bases.map(({ piece, across, ahead }) => {
    const [dx, dy] = [across - centre, ahead - front];
    const { facing } = at;
    return { piece, at: { x: at.x + dx * up + dy * right, y: at.y - dx * right + dy * up, facing } };
  });
}
interface LinkedAt {
  readonly piece: Piece;
  readonly at: Pose;
}

/** Those who move as one are drawn base by base. */
export function Ghost(props: GhostProps) {
  const apart = apartAt(props, useAllStands(), usePen());
  if (apart.length === 0) return <OneGhost {...props} />;
  return apart.map(({ piece, at }) => (
    <OneGhost key={piece.id} {...props} at={at} size={piece} of={piece} symbol={piece.symbol} />
  ));
}

function OneGhost({ at, side, symbol, size: base, allowed = true, of }: GhostProps) {
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
