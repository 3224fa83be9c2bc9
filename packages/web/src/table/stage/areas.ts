import type { AreasShown } from '@umpire/board';
import { holds, type Piece, type Point, type Scene } from '@umpire/engine';
import { useMemo } from 'react';
import type { Table } from '../model/use-table.js';

const NONE: readonly string[] = [];

/** The middle of a base and the points of its rim that are nearest to it: enough to say what it stands in. */
function touched({ x, y, width, depth }: Piece): Point[] {
  const reach = Math.round(Math.min(width, depth) / 2);
  return [
    { x, y },
    { x: x - reach, y },
    { x: x + reach, y },
    { x, y: y - reach },
    { x, y: y + reach },
  ];
}

/** The features that a piece stands in or touches. */
export function featuresUnder({ features, pieces }: Scene, id: string | undefined): readonly string[] {
  const piece = pieces.find(one => one.id === id && one.where === 'table');
  if (!piece) return NONE;
  const points = touched(piece);
  const under = features.filter(({ outline }) => outline && points.some(point => holds(outline, point) !== 'outside'));
  return under.length === 0 ? NONE : under.map(feature => feature.id);
}

/** Whose true areas are shown: everything's to whoever asks or measures, else that of what the piece in hand touches. */
export function useAreas({ battleView, showAreas, ruler, selected, gesture }: Table): AreasShown {
  const all = showAreas || ruler !== undefined;
  const held = gesture === undefined ? undefined : selected;
  return useMemo(() => all || featuresUnder(battleView.scene, held), [all, battleView.scene, held]);
}
