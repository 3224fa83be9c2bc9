/** What became of a piece, stamped beside it with its label, and tied to it by a short leader. */
import type { Point } from '@umpire/engine';
import { useContext, useEffect, useId } from 'react';
import { usePen } from '../drawing.js';
import { textWidth } from '../piece/labels.js';
import { StandsContext } from '../piece/stands.js';
import { type Covers, SlipRoomContext } from './slip-room.js';
import { halfOf, isNearestTo, placesRound } from './stamp-place.js';

const SIZE = 12;
const TILT = -4;
/** So much higher it is for each part of its width, being askew. */
const RISE = 0.07;

/** Pixels between a stamp and its piece: so long is its leader. */
const GAP = 8;

export function Stamp({
  piece: id,
  text: fate,
  short,
  at: place,
}: {
  readonly piece: string;
  readonly text: string;
  /** What it says where there is no room for all of that. */
  readonly short?: string | undefined;
  /** Where it stood, if it is there no more: then the text names it. */
  readonly at?: Point | undefined;
}) {
  const { ink, px, at } = usePen();
  const stands = useContext(StandsContext);
  const stand = stands.get(id);
  const room = useContext(SlipRoomContext);
  const name = useId();
  useEffect(() => () => room.leave(name), [room, name]);
  const middle = stand?.at ?? (place && at(place));
  if (!middle) return null;
  const full = stand && !place ? `${stand.piece.label} ${fate}` : fate;
  const size = px(SIZE);
  const height = Math.round(size * 1.7);
  const off = stand ? halfOf(stand) : 0;
  const widthOf = (text: string): number => Math.round(textWidth(text, size) * 1.05 + size * 1.4);
  const laid = (text: string, covers: Covers): Point | undefined => {
    const width = widthOf(text);
    const places = placesRound(middle, off, { width, depth: height }, px(GAP));
    return room.place(name, places, { width, depth: Math.round(height + width * RISE) }, covers, box =>
      isNearestTo(box, id, middle, stands),
    );
  };
  const whole = short === undefined ? undefined : laid(full, 'nothing');
  const text = whole ? full : (short ?? full);
  const { x, y } = whole ?? laid(text, 'words')!;
  const width = widthOf(text);
  const far = Math.hypot(x - middle.x, y - middle.y);
  const leader =
    far > off &&
    `M${Math.round(middle.x + ((x - middle.x) * off) / far)} ${Math.round(middle.y + ((y - middle.y) * off) / far)}L${Math.round(x)} ${Math.round(y)}`;
  return (
    <g data-mark="stamp" data-of={id} pointerEvents="none">
      {leader && (
        <>
          <path d={leader} stroke={ink.ink} strokeWidth={px(4.4)} />
          <path d={leader} stroke={ink.gold} strokeWidth={px(2.2)} />
        </>
      )}
      <g transform={`translate(${Math.round(x)} ${Math.round(y)}) rotate(${TILT})`}>
        <g className="stamp">
          <rect
            x={Math.round(-width / 2)}
            y={Math.round(-height / 2)}
            width={width}
            height={height}
            rx={px(2)}
            fill={ink.gold}
            stroke={ink.ink}
            strokeWidth={px(1.2)}
          />
          <text
            y={Math.round(size * 0.36)}
            fontSize={size}
            fontWeight={600}
            letterSpacing={px(0.6)}
            textAnchor="middle"
            fill="#1c1a15"
          >
            {text}
          </text>
        </g>
      </g>
    </g>
  );
}
