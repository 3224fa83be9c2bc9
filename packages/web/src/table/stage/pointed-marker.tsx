import { onTable, usePen, useStand, Words } from '@umpire/board';
import type { Marker } from '@umpire/engine';
import { capital } from '../words.js';

/** Pixels: the slip keeps off the badge it explains. */
const ABOVE = 44;

/** What a badge means, in the words of the book, beside its piece as that is drawn. */
export function MarkerWords({ piece, marker }: { readonly piece: string; readonly marker: Marker }) {
  const pen = usePen();
  const stand = useStand(piece);
  return stand ? <Words at={onTable(pen, stand.at)} text={capital(marker.text)} above={ABOVE} strong /> : null;
}
