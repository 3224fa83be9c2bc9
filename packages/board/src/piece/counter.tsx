/**
 * A counter of a modern book, read at a glance at every size: who stands there in profile fills it. Nearer, the book's sign for how good
 * it is stands in its corner; from close by the profile is the head of the counter, and below it lies the vehicle or the team from above.
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
  /** Its label is written in its corner. */
  readonly cornered?: true | undefined;
}

const n = (value: number): number => Math.round(value) + 0;
const rotated = (turn: number): string | undefined => (turn === 0 ? undefined : `rotate(${turn})`);
const sideOf = ({ width, depth }: Piece): number => Math.min(width, depth);

export function Counter(props: CounterProps) {
  const { piece, facing, ink, level, pictures } = props;
  const pictured = level === 'l' && pictures?.silhouetteOf(piece.symbol) !== undefined;
  const open = isUnknown(piece) ? level !== 's' : pictured;
  const line = open ? n(sideOf(piece) * 0.07) : borderOf(piece) * (piece.side === 'b' ? 1.5 : 1);
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
      {isUnknown(piece) && open ? <Unknown {...props} /> : open ? <Open {...props} /> : <Closed {...props} />}
    </>
  );
}

/** Small: who stands there, as large as there is room. */
function Closed({ piece, facing, ink, level, period, cornered }: CounterProps) {
  const side = sideOf(piece);
  const size = n(side * (cornered ? 0.62 : piece.side === 'b' ? 0.76 : 0.84));
  // below a label in its corner, or above the foot of who can act
  const lower = cornered ? 0.13 : level === 's' ? 0 : -0.05;
  const lowered = lower === 0 ? '' : `translate(0 ${n(side * lower)}) `;
  return (
    <g transform={`${lowered}${rotated(quarterTurn(facing)) ?? ''}`.trim() || undefined}>
      <Sign symbol={piece.symbol} period={period} size={size} colour={ink.ink} left={looksLeft(facing, piece.side)} />
      {level !== 's' && <Grade sign={piece.sign} side={side} colour={ink.ink} />}
    </g>
  );
}

/** What nobody knows is a question mark, the same for all. */
function Unknown({ piece, facing, ink }: CounterProps) {
  const side = sideOf(piece);
  return (
    <g transform={rotated(quarterTurn(facing))}>
      <path d={hatch(side)} stroke={ink.rim} strokeWidth={n(side * 0.03)} strokeOpacity={0.35} fill="none" />
      <SymbolIcon name="unknown" size={n(side * 0.6)} colour={ink.rim} />
    </g>
  );
}

/** Of the side of a large counter: how deep its head is, and the middle of what lies below it, above the foot of who can act. */
const HEAD = 0.42;
const BELOW = 0.15;

/** Large: the profile as its head, turned no farther than can be read; below it who stands there from above, turned as he faces. */
function Open({ piece, facing, ink, period }: CounterProps) {
  const side = sideOf(piece);
  const solid = piece.side === 'a';
  const [half, top] = [n(side * 0.44), n(side * -0.44)];
  const turn = quarterTurn(facing);
  const way = degrees(facing) - turn;
  // along the head there is more room than across it
  const scale = n(side * (way % 180 === 0 ? 4.2 : 6)) / 1000;
  return (
    <g transform={rotated(turn)}>
      <use
        href={`#${silhouetteId(piece.symbol)}`}
        transform={`translate(0 ${n(side * BELOW)}) ${rotated(way) ?? ''} scale(${scale}) translate(0 5)`}
      />
      <path
        data-head
        d={`M${-half} ${top}h${2 * half}v${n(side * HEAD)}h${-2 * half}z`}
        fill={solid ? ink.rim : ink.field}
      />
      <path d={`M${-half} ${top + n(side * HEAD)}h${2 * half}`} stroke={ink.rim} strokeWidth={n(side * 0.025)} />
      <g transform={`translate(${n(side * -0.08)} ${n(side * -0.22)})`}>
        <Sign
          symbol={piece.symbol}
          period={period}
          size={n(side * 0.62)}
          colour={ink.ink}
          left={looksLeft(facing, piece.side)}
        />
      </g>
      <Grade sign={piece.sign} side={side} colour={ink.ink} />
    </g>
  );
}

/** The book's sign for how good somebody is, in the upper right corner. */
function Grade({
  sign,
  side,
  colour,
}: {
  readonly sign: string | undefined;
  readonly side: number;
  readonly colour: string;
}) {
  if (!sign) return null;
  return (
    <text
      x={n(side * 0.35)}
      y={n(side * -0.25)}
      fontSize={n(side * 0.22)}
      fontWeight={700}
      textAnchor="middle"
      fill={colour}
    >
      {sign}
    </text>
  );
}

const hatch = (side: number): string => {
  const h = n(side * 0.38);
  return `M${-h} 0L0 ${-h}M${-h} ${h}L${h} ${-h}M0 ${h}L${h} 0`;
};
