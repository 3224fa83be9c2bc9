import { degrees } from '../coordinates.js';
import { usePen } from '../drawing.js';
import { basePath } from '../piece/shape.js';
import { isAside, useStand } from '../piece/stands.js';

/** Where a counter that stepped aside truly stands: its reach and its arcs are measured from there. */
export function TrueBase({ piece: id }: { readonly piece: string }) {
  const { ink, px } = usePen();
  const stand = useStand(id);
  if (!stand || !isAside(stand)) return null;
  const { piece, at, base, size, facing } = stand;
  const lines = [
    [ink.ink, 3.4],
    ['#ffffff', 1.6],
  ] as const;
  return lines.map(([colour, width]) => (
    <g key={colour} data-mark="true-base" fill="none" pointerEvents="none" stroke={colour} strokeWidth={px(width)}>
      <path d={`M${at.x} ${at.y}L${base.x} ${base.y}`} />
      <path d={basePath(size, piece.side)} transform={`translate(${base.x} ${base.y}) rotate(${degrees(facing)})`} />
    </g>
  ));
}
