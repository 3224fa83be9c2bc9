/** Regions: where a piece may be put, where it may go. */
import { distance, type Point, rectangle, type Zone } from '@umpire/engine';
import { type Pen, usePen } from '../drawing.js';
import { circlePath, polygonPath } from '../shape/path.js';

/** The outline of a zone in the drawing. */
function zonePath(zone: Zone, pen: Pen): string {
  switch (zone.kind) {
    case 'rect':
      return polygonPath(rectangle(zone.x, zone.y, zone.width, zone.depth).map(pen.at));
    case 'polygon':
      return polygonPath(zone.points.map(pen.at));
    case 'disc':
      return circlePath(pen.at(zone), zone.radius);
    case 'band':
      return bandPath(pen.at(zone.from), pen.at(zone.to), zone.reach);
  }
}

/** Everything within reach of a line: its ends are round. */
function bandPath(from: Point, to: Point, reach: number): string {
  const length = distance(from, to);
  if (length === 0) return circlePath(from, reach);
  const r = Math.round(reach);
  const dx = ((to.y - from.y) / length) * reach;
  const dy = (-(to.x - from.x) / length) * reach;
  const n = (value: number): number => Math.round(value) + 0;
  return `M${n(from.x + dx)} ${n(from.y + dy)}L${n(to.x + dx)} ${n(to.y + dy)}A${r} ${r} 0 0 1 ${n(to.x - dx)} ${n(to.y - dy)}L${n(from.x - dx)} ${n(from.y - dy)}A${r} ${r} 0 0 1 ${n(from.x + dx)} ${n(from.y + dy)}z`;
}

/** Zones a player may choose a place in. */
export function ZoneMark({ zones }: { readonly zones: readonly Zone[] }) {
  const pen = usePen();
  const d = zones.map(zone => zonePath(zone, pen)).join('');
  return (
    <g data-mark="zones" pointerEvents="none">
      <path d={d} fill="#ffffff" fillOpacity={0.2} stroke={pen.halo} strokeOpacity={0.7} strokeWidth={pen.px(3.4)} />
      <path
        d={d}
        fill="none"
        stroke={pen.line}
        strokeWidth={pen.px(1.4)}
        strokeDasharray={`${pen.px(7)} ${pen.px(5)}`}
      />
    </g>
  );
}

/** The ground a piece can reach: a light veil. `areas` are polygons of the table. */
export function Reach({ areas }: { readonly areas: readonly (readonly Point[])[] }) {
  const pen = usePen();
  const d = areas
    .filter(area => area.length > 2)
    .map(area => polygonPath(area.map(pen.at)))
    .join('');
  return (
    <g data-mark="reach" pointerEvents="none">
      <path d={d} fill="#ffffff" fillOpacity={pen.dark ? 0.2 : 0.34} />
      <path d={d} fill="none" stroke="#ffffff" strokeWidth={pen.px(1.8)} strokeLinejoin="round" />
    </g>
  );
}
