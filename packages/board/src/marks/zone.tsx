/** Regions: where a piece may be put, where it may go. */
import { type CommandRing, distance, type PlaceLimits, type Point, rectangle, type Zone } from '@umpire/engine';
import { useId } from 'react';
import { type Pen, usePen } from '../drawing.js';
import { circlePath, polygonPath } from '../shape/path.js';
import { Outlined } from './outlined.js';
import { Slip } from './words.js';

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
    case 'around':
      return aroundPath(zone.base.map(pen.at), zone.reach);
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

/** Everything within reach of a base: its sides moved outwards, its corners round. */
function aroundPath(base: readonly Point[], reach: number): string {
  const r = Math.round(reach);
  const n = (value: number): number => Math.round(value) + 0;
  // which way round the corners lie decides which way is outwards
  const turn = base.reduce((sum, a, i) => sum + cross(a, base[(i + 1) % base.length]!), 0) > 0 ? 1 : -1;
  const sides = base.map((from, i) => {
    const to = base[(i + 1) % base.length]!;
    const out = (turn * reach) / (distance(from, to) || 1);
    const [dx, dy] = [(to.y - from.y) * out, (from.x - to.x) * out];
    return [`${n(from.x + dx)} ${n(from.y + dy)}`, `${n(to.x + dx)} ${n(to.y + dy)}`] as const;
  });
  const arc = `A${r} ${r} 0 0 ${turn > 0 ? 1 : 0} `;
  return `M${sides.map(([from, to], i) => `${i === 0 ? '' : arc}${from}L${to}`).join('')}${arc}${sides[0]![0]}z`;
}
const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;

interface ZoneMarkProps extends PlaceLimits {
  readonly zones: readonly Zone[];
}

/** Zones a player may choose a place in; where it is barred all the same is hatched, and where one must stay near somebody only that is veiled. */
export function ZoneMark({ zones, barred = [], near = [] }: ZoneMarkProps) {
  const pen = usePen();
  const id = useId();
  const outline = (of: readonly Zone[]): string => of.map(zone => zonePath(zone, pen)).join('');
  const d = outline(zones);
  return (
    <g data-mark="zones" pointerEvents="none">
      {barred.length + near.length > 0 && (
        <clipPath id={`${id}-zones`}>
          <path d={d} />
        </clipPath>
      )}
      <Outlined d={d} veiled={near.length === 0} />
      {near.length > 0 && (
        <path
          d={outline(near)}
          fill="#ffffff"
          fillOpacity={0.24}
          stroke={pen.line}
          strokeWidth={pen.px(1.4)}
          strokeDasharray={`${pen.px(2)} ${pen.px(4)}`}
          clipPath={`url(#${id}-zones)`}
        />
      )}
      {barred.length > 0 && <Barred d={outline(barred)} id={id} />}
    </g>
  );
}

/** Hatched: nothing may be put here, but for what is excepted. */
function Barred({ d, id, except }: { readonly d: string; readonly id: string; readonly except?: string }) {
  const pen = usePen();
  const pitch = pen.px(7);
  return (
    <g data-mark="barred" clipPath={`url(#${id}-zones)`}>
      <pattern
        id={`${id}-hatch`}
        width={pitch}
        height={pitch}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d={`M0 0V${pitch}`} stroke={pen.warning} strokeWidth={pen.px(2.4)} strokeOpacity={0.6} />
      </pattern>
      <path d={d + (except ?? '')} fill={`url(#${id}-hatch)`} fillRule={except === undefined ? 'nonzero' : 'evenodd'} />
    </g>
  );
}

interface ReachProps {
  /** Polygons of the table. */
  readonly areas: readonly (readonly Point[])[];
  /** How far the piece is led from: what it reaches beyond that is hatched. */
  readonly command?: CommandRing | undefined;
}

/** The ground a piece can reach: a light veil. */
export function Reach({ areas, command }: ReachProps) {
  const pen = usePen();
  const d = areas
    .filter(area => area.length > 2)
    .map(area => polygonPath(area.map(pen.at)))
    .join('');
  return (
    <g data-mark="reach" pointerEvents="none">
      <path d={d} fill="#ffffff" fillOpacity={pen.dark ? 0.2 : 0.34} />
      <path d={d} fill="none" stroke="#ffffff" strokeWidth={pen.px(1.8)} strokeLinejoin="round" />
      {command && <Beyond d={d} areas={areas} command={command} />}
    </g>
  );
}

/** So much of a reach as lies beyond the ring of command, and what that comes to. */
function Beyond({ d, areas, command }: Required<ReachProps> & { readonly d: string; readonly command: CommandRing }) {
  const pen = usePen();
  const id = useId();
  const { from, radius, beyond } = command;
  const farthest = areas
    .flat()
    .filter(point => distance(point, from) > radius + pen.px(SLIVER))
    .toSorted((a, b) => distance(b, from) - distance(a, from));
  if (farthest.length === 0) return null;
  const ring = circlePath(pen.at(from), radius);
  const every = Math.ceil(farthest.length / NAMED_AT);
  const corners = farthest.filter((_, i) => i % every === 0);
  const places = [0.5, 1, 1.5].flatMap(lines =>
    corners.map(point => {
      const share = 1 + pen.px(LINE * lines) / distance(point, from);
      return pen.at({ x: from.x + (point.x - from.x) * share, y: from.y + (point.y - from.y) * share });
    }),
  );
  return (
    <g data-mark="beyond-command">
      <clipPath id={`${id}-zones`}>
        <path d={d} />
      </clipPath>
      <Barred d={polygonPath(rectangle(0, 0, pen.width, pen.depth).map(pen.at))} except={ring} id={id} />
      <g clipPath={`url(#${id}-zones)`}>
        <path
          d={ring}
          fill="none"
          stroke={pen.warning}
          strokeWidth={pen.px(1.6)}
          strokeDasharray={`${pen.px(7)} ${pen.px(5)}`}
        />
      </g>
      <Slip places={places} text={beyond} strong={false} must={false} />
    </g>
  );
}
/** At one of so many of the corners beyond it there may be room for the words, so many lines outside. */
const NAMED_AT = 12;
/** Pixels: how high a line of words is, and how narrow a rim nobody could stand on. */
const [LINE, SLIVER] = [22, 6];
