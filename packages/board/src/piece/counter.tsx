/**
 * A counter of a modern book. The counter is the frame of its symbol, which fills it from corner to corner; where there is room
 * the vehicle or the team itself is shown, with the symbol in the corner and the book's sign for how good it is.
 */
import type { Period, Piece } from '@umpire/engine';
import { degrees } from '../coordinates.js';
import type { SideInk } from '../style/ink.js';
import { SymbolIcon } from '../symbol-icon.js';
import { silhouetteId } from './defs.js';
import type { Level } from './level.js';
import type { PictureArt } from './picture-art.js';
import { basePath, borderOf, chevronPath, isUnknown, looksLeft, quarterTurn } from './shape.js';
import { Sign } from './sign.js';

export interface CounterProps {
  readonly piece: Piece;
  readonly facing: number;
  readonly ink: SideInk;
  readonly level: Level;
  readonly period?: Period | undefined;
  /** How vehicles and teams are drawn from above, once that is known. */
  readonly pictures?: PictureArt | undefined;
}

const n = (value: number): number => Math.round(value) + 0;
const rotated = (turn: number): string | undefined => (turn === 0 ? undefined : `rotate(${turn})`);
const sideOf = ({ width, depth }: Piece): number => Math.min(width, depth);

export function Counter(props: CounterProps) {
  const { piece, facing, ink, level, pictures } = props;
  const open = level !== 's' && (isUnknown(piece) || pictures?.silhouetteOf(piece.symbol) !== undefined);
  const line = open ? n(sideOf(piece) * 0.1) : borderOf(piece) * (piece.side === 'b' ? 1.5 : 1);
  return (
    <>
      <g transform={rotated(degrees(facing))} stroke={open ? ink.rim : ink.border} strokeLinejoin="round">
        <path d={chevronPath(piece, piece.side)} fill={open ? ink.rim : ink.border} strokeWidth={borderOf(piece)} />
        <path
          data-base
          d={basePath(piece, piece.side, n(line))}
          fill={open ? ink.field : ink.base}
          strokeWidth={n(line)}
        />
      </g>
      {open ? <Open {...props} /> : <Closed {...props} />}
    </>
  );
}

/** Small: who stands there, as large as there is room. */
function Closed({ piece, facing, ink, period }: CounterProps) {
  const size = n(sideOf(piece) * (piece.side === 'b' ? 0.76 : 0.84));
  return (
    <g transform={rotated(quarterTurn(facing))}>
      <Sign symbol={piece.symbol} period={period} size={size} colour={ink.ink} left={looksLeft(facing, piece.side)} />
    </g>
  );
}

/** Large: who stands there, turned as he faces; what nobody knows is a question mark, the same for all. */
function Open(props: CounterProps) {
  const { piece, facing, ink } = props;
  const side = sideOf(piece);
  if (isUnknown(piece))
    return (
      <g transform={rotated(quarterTurn(facing))}>
        <path d={hatch(side)} stroke={ink.rim} strokeWidth={n(side * 0.03)} strokeOpacity={0.35} fill="none" />
        <SymbolIcon name="unknown" size={n(side * 0.6)} colour={ink.rim} />
      </g>
    );
  return (
    <>
      <use
        href={`#${silhouetteId(piece.symbol)}`}
        transform={`${rotated(degrees(facing)) ?? ''} scale(${n(side * 8.6) / 1000}) translate(0 5)`.trim()}
      />
      <Corners {...props} />
    </>
  );
}

const hatch = (side: number): string => {
  const h = n(side * 0.38);
  return `M${-h} 0L0 ${-h}M${-h} ${h}L${h} ${-h}M0 ${h}L${h} 0`;
};

/** The symbol in the upper left corner, the sign in the upper right one; they turn no farther than can be read. */
function Corners({ piece, facing, ink }: CounterProps) {
  const side = sideOf(piece);
  const [box, at] = [n(side * 0.3), n(side * -0.32)];
  const solid = piece.side === 'a';
  return (
    <g transform={rotated(quarterTurn(facing))}>
      <g transform={`translate(${at} ${at})`}>
        <rect
          x={-box / 2}
          y={-box / 2}
          width={box}
          height={box}
          rx={solid ? 0 : n(box * 0.24)}
          fill={solid ? ink.rim : ink.field}
          stroke={ink.rim}
          strokeWidth={n(side * 0.025)}
        />
        <SymbolIcon name={piece.symbol} size={n(box * 0.8)} colour={ink.ink} />
      </g>
      {piece.sign && (
        <text
          x={-at}
          y={at + n(side * 0.09)}
          fontSize={n(side * 0.25)}
          fontWeight={700}
          textAnchor="middle"
          fill={ink.border}
        >
          {piece.sign}
        </text>
      )}
    </g>
  );
}
