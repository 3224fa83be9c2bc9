/** What is written on the land, as on a map: the names of places, of zones, of what is fought for. */
import { usePen } from '../drawing.js';
import type { Written } from './name-places.js';

/** Pixels. */
export const NAME_SIZE = 13;

/** With serifs, as maps are lettered: what a place is called is not read as the name of a piece beside it. */
const ENGRAVED = 'Palatino, Georgia, serif';

interface NamesProps {
  readonly names: readonly Written[];
}

export function PlaceNames({ names }: NamesProps) {
  const pen = usePen();
  if (names.length === 0) return null;
  return (
    <g
      data-layer="names"
      fill={pen.line}
      stroke={pen.halo}
      strokeWidth={pen.px(3)}
      strokeLinejoin="round"
      paintOrder="stroke"
      textAnchor="middle"
      fontFamily={ENGRAVED}
      fontWeight={600}
      fontSize={pen.px(NAME_SIZE)}
      pointerEvents="none"
    >
      {names.map(({ id, text, at, side, slanted }) => (
        <text
          key={id}
          x={Math.round(at.x)}
          y={Math.round(at.y)}
          fontStyle={slanted ? 'italic' : undefined}
          fill={side && pen.ink.sides[side].accent}
        >
          {text}
        </text>
      ))}
    </g>
  );
}
