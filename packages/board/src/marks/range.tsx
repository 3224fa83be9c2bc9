/** How far something reaches: a dashed circle, or a dashed sector about its facing. */
import { distance, type Point, pointAhead } from '@umpire/engine';
import { usePen } from '../drawing.js';
import { textWidth } from '../piece/labels.js';
import { circlePath, polygonPath } from '../shape/path.js';
import { useSlipPlace } from './slip-room.js';
import { Slip } from './words.js';

export interface RangeProps {
  readonly from: Point;
  readonly reach: number;
  /** A sector: tenths of a degree, and how far it opens to either side. Without it, all round. */
  readonly facing?: number;
  readonly half?: number;
  /** A corridor of this width instead. */
  readonly wide?: number;
  readonly colour?: string;
  /** Whose it is, and with what: written on its rim. */
  readonly text?: string;
  /** What a sector is called: written small in it. */
  readonly within?: string;
  /** Only hinted at, below what matters more: its words keep behind it, and away from what is looked at. */
  readonly faint?: boolean;
  /** Points of the table: nothing is written near them. */
  readonly clear?: readonly Point[];
}

const NONE: readonly Point[] = [];
/** Pixels that words keep from what is looked at: so much of a ghost, of whom it would strike and of their labels. */
const KEEPS = 76;

/** Where its words may stand on the rim, in tenths of a degree: straight ahead, then farther and farther round. */
const RIM = [0, 150, -150, 300, -300, 450, -450, 600, -600, 900, -900, 1200, -1200, 1500, -1500, 1800];

export function Range({
  from,
  reach,
  facing,
  half = 450,
  wide,
  colour,
  text,
  within,
  faint = false,
  clear = NONE,
}: RangeProps) {
  const pen = usePen();
  const d = rangePath(pen.at, { from, reach, half, ...(facing !== undefined && { facing }), ...(wide && { wide }) });
  return (
    <g data-mark="range" fill="none" strokeLinejoin="round" pointerEvents="none" opacity={faint ? 0.6 : 1}>
      {!faint && <path d={d} stroke={pen.halo} strokeOpacity={0.65} strokeWidth={pen.px(3.4)} />}
      <path
        d={d}
        fill={faint ? (colour ?? pen.line) : 'none'}
        fillOpacity={0.1}
        stroke={colour ?? pen.line}
        strokeWidth={pen.px(1.5)}
        strokeDasharray={`${pen.px(6)} ${pen.px(4)}`}
      />
      {within && (
        <Named places={NAMED.map(part => pen.at(pointAhead(from, facing ?? 0, reach * part)))} text={within} />
      )}
      {text && (
        <Slip
          places={(faint ? RIM.toReversed() : RIM)
            .filter(by => facing === undefined || Math.abs(by) <= half)
            .map(by => pointAhead(from, (facing ?? 0) + by, reach))
            .filter(at => clear.every(one => distance(at, one) > pen.px(KEEPS)))
            .map(pen.at)}
          text={text}
          strong={false}
          must={false}
        />
      )}
    </g>
  );
}

type Area = Pick<RangeProps, 'from' | 'reach' | 'facing' | 'half' | 'wide'>;

export function rangePath(at: (p: Point) => Point, { from, reach, facing, half = 450, wide }: Area): string {
  const centre = at(from);
  if (facing === undefined || half >= 1800) return circlePath(centre, reach);
  if (wide !== undefined) return corridor(at, from, facing, reach, wide);
  const r = Math.round(reach);
  const [left, right] = [-half, half].map(by => at(pointAhead(from, facing + by, reach))) as [Point, Point];
  return `M${centre.x} ${centre.y}L${left.x} ${left.y}A${r} ${r} 0 ${half > 900 ? 1 : 0} 1 ${right.x} ${right.y}z`;
}

/** Pixels; and at which parts of its reach the name of a sector may stand: at the first one where it covers nothing, else nowhere. */
const SIZE = 11;
const NAMED = [0.78, 0.6, 0.9, 1.1, 0.45];

function Named({ places, text }: { readonly places: readonly Point[]; readonly text: string }) {
  const pen = usePen();
  const size = pen.px(SIZE);
  const at = useSlipPlace(places, { width: textWidth(text, size) * 0.86, depth: size }, 'nothing');
  if (!at) return null;
  return (
    <text
      x={at.x}
      y={at.y + Math.round(size * 0.36)}
      fontSize={size}
      fontWeight={600}
      textAnchor="middle"
      fill={pen.line}
      stroke={pen.halo}
      strokeWidth={Math.round(size * 0.22)}
      paintOrder="stroke"
    >
      {text}
    </text>
  );
}

function corridor(at: (p: Point) => Point, from: Point, facing: number, reach: number, wide: number): string {
  const flank = (side: 1 | -1): [Point, Point] => {
    const near = pointAhead(from, facing + side * 900, wide / 2);
    return [at(near), at(pointAhead(near, facing, reach))];
  };
  const [[a, b], [c, d]] = [flank(-1), flank(1)];
  return polygonPath([a, b, d, c]);
}
