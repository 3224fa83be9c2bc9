/** What is written on the land, as on a map: the names of places, of zones, of what is fought for. */
import type { Feature, Overlay, Period } from '@umpire/engine';
import { usePen } from '../drawing.js';
import type { Box } from '../piece/labels.js';
import { placeNames, wordsOf } from './name-places.js';

/** Pixels. */
const SIZE = 13;

/** Maps of the ages before those that are told apart were engraved, with serifs. */
const ENGRAVED = 'Palatino, Georgia, serif';

interface NamesProps {
  readonly features: readonly Feature[];
  readonly overlays: readonly Overlay[];
  /** Where pieces stand and labels are written. */
  readonly taken: readonly Box[];
  readonly period?: Period | undefined;
}

export function PlaceNames({ features, overlays, taken, period }: NamesProps) {
  const pen = usePen();
  const size = pen.px(SIZE);
  const words = wordsOf(features, overlays, pen, size);
  if (words.length === 0) return null;
  return (
    <g
      data-layer="names"
      fill={pen.line}
      stroke={pen.halo}
      strokeWidth={pen.px(3)}
      strokeLinejoin="round"
      paintOrder="stroke"
      textAnchor="middle"
      fontFamily={period ? undefined : ENGRAVED}
      fontWeight={600}
      fontSize={size}
      pointerEvents="none"
    >
      {placeNames(words, taken, pen, size).map(({ id, text, at, side, slanted }) => (
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
