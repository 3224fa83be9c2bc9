/** What keeps its size on the screen whatever the zoom: labels, badges, the class written on a block. */
import type { Piece, Point, Side } from '@umpire/engine';
import { memo } from 'react';
import { same } from '../same.js';
import { inkOf } from '../style/ink.js';
import type { Mode } from '../style/mode.js';
import { Badge, badgesOf } from './badge.js';
import { CAPTION, CORNER, halfOf, type LabelPlace, textWidth } from './labels.js';
import { layoutOf } from './layout.js';
import { isBlock, readableTurn } from './shape.js';

/** Pixels. */
export const LABEL_SIZE = 13;

export interface TagsProps {
  readonly piece: Piece;
  readonly at: Point;
  readonly facing: number;
  /** Figures are drawn where there are some: nothing is written on them. */
  readonly figures: boolean;
  /** It carries the letters of its kind. */
  readonly lettered: boolean;
  /** From the piece's middle; none: there is no room for the label. */
  readonly label?: LabelPlace;
  /** How far the frame is to the right, if that is near. */
  readonly room?: number;
  /** Pixels to the unit. */
  readonly scale: number;
  readonly mode: Mode;
  readonly dark: boolean;
}

export const PieceTags = memo(function PieceTags({
  piece,
  at,
  facing,
  figures,
  lettered,
  label,
  room,
  scale,
  mode,
  dark,
}: TagsProps) {
  return (
    <g data-tags={piece.id} transform={`translate(${at.x} ${at.y})`}>
      {piece.kind !== undefined && lettered && !(piece.figure && figures) && (
        <KindText piece={piece} kind={piece.kind} facing={facing} scale={scale} mode={mode} />
      )}
      {label?.corner && <InCorner label={label} piece={piece} scale={scale} mode={mode} />}
      {label && !label.corner && (
        <Label text={label.text} side={piece.side} at={label} px={LABEL_SIZE} scale={scale} mode={mode} dark={dark} />
      )}
      {label?.caption && (
        <Label
          text={label.caption.text}
          side={piece.side}
          at={label.caption}
          px={LABEL_SIZE * CAPTION}
          scale={scale}
          mode={mode}
          dark={dark}
        />
      )}
      {badgesOf(piece, scale, room).map(badge => (
        <Badge key={badge.id} {...badge} />
      ))}
    </g>
  );
}, same);

interface LabelProps {
  readonly text: string;
  /** A label has the colour of its side: among others it is told whose it is. */
  readonly side: Side;
  readonly at: Pick<LabelPlace, 'x' | 'y' | 'from'>;
  readonly px: number;
  readonly scale: number;
  readonly mode: Mode;
  readonly dark: boolean;
}

function Label({ text, side, at, px, scale, mode, dark }: LabelProps) {
  const { sides, halo } = inkOf(mode);
  const size = px / scale;
  const { label, labelOnDark } = sides[side];
  const [front, back] = dark ? [labelOnDark, '#14171a'] : [label, halo];
  return (
    <text
      x={at.from ?? at.x}
      y={Math.round(at.y + size * 0.36)}
      fontSize={Math.round(size)}
      fontWeight={600}
      textAnchor={at.from ? (at.from > 0 ? 'start' : 'end') : 'middle'}
      fill={front}
      stroke={back}
      strokeWidth={Math.round(2.6 / scale)}
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      {text}
    </text>
  );
}

/** A label in the corner of its own counter, white on a plate of its side: it covers no symbol. */
function InCorner({
  label: { x, y, text },
  piece,
  scale,
  mode,
}: Pick<TagsProps, 'piece' | 'scale' | 'mode'> & { readonly label: LabelPlace }) {
  const size = (LABEL_SIZE * CORNER) / scale;
  const half = halfOf(text, size);
  return (
    <g data-corner={text}>
      <rect
        x={Math.round(x - half.x)}
        y={Math.round(y - half.y)}
        width={Math.round(2 * half.x)}
        height={Math.round(2 * half.y)}
        rx={Math.round(2 / scale)}
        fill={inkOf(mode).sides[piece.side].border}
      />
      <text
        x={x}
        y={Math.round(y + size * 0.36)}
        fontSize={Math.round(size)}
        fontWeight={700}
        textAnchor="middle"
        fill="#ffffff"
      >
        {text}
      </text>
    </g>
  );
}

/** Pixels: no letters are smaller. */
const LEAST_SIZE = 12;

/** The class of a piece, where its layout has room for letters that can be read. */
function KindText({
  piece,
  kind,
  facing,
  scale,
  mode,
}: {
  readonly piece: Piece;
  readonly kind: string;
  readonly facing: number;
  readonly scale: number;
  readonly mode: Mode;
}) {
  const { letters } = layoutOf(piece);
  const size = Math.max(LEAST_SIZE / scale, letters.up * 0.72);
  if (size > letters.up * 1.25 || textWidth(kind, size) > letters.across) return null;
  const turn = isBlock(piece) ? readableTurn(facing) : 0;
  return (
    <text
      transform={turn === 0 ? undefined : `rotate(${turn})`}
      x={letters.x}
      y={Math.round(letters.y + size * 0.35)}
      fontSize={Math.round(size)}
      fontWeight={700}
      textAnchor="middle"
      fill={inkOf(mode).sides[piece.side].ink}
    >
      {kind}
    </text>
  );
}
