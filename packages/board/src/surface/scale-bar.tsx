/** The scale and the north arrow. */
import { SIDES, type Unit } from '@umpire/engine';
import { edgeOfSide, hasRoomForScale, headlineFor, stripOf } from '../frame.js';
import { type Box, isWithin, meet, textWidth } from '../piece/labels.js';
import { rectPath } from '../shape/path.js';
import { inkOf } from '../style/ink.js';
import type { Mode } from '../style/mode.js';
import { headlineOf, type StripProps, textSize } from './strips.js';

const LENGTHS = [1, 2, 3, 6, 12, 24, 48];
const METRIC = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000];

/** So many units that the bar is a good part of the table's width, in the steps players of the book count in. */
function barLength(width: number, unit: Unit): number {
  const steps = unit.name === 'inch' ? LENGTHS : METRIC;
  return [...steps].reverse().find(step => step * unit.length <= width * 0.2) ?? steps[0]!;
}

/** From the edge of the table to the end of the bar; from its words to the bar. */
const [OFF, GAP] = [150, 70];

/** Where the scale lies, and how large it is. */
export interface Scale {
  readonly words: string;
  readonly length: number;
  readonly size: number;
  readonly right: number;
  readonly y: number;
  readonly onTable: boolean;
  /** All that it takes, the arrow with it. */
  readonly box: Box;
}

/** At which parts of the room between its ends the scale may lie: at its corners, in the middle, then between. */
const ALONG = [1, 0, 0.5, 0.75, 0.25, 0.88, 0.12, 0.63, 0.37];

/**
 * Where the scale lies: in the southern strip, or along the lower or upper edge of the table where there is none or no room in it: at the
 * first place where it lies under nobody and over no words. Where there is no such place there is none.
 */
export function scaleOf({ scene, scale, seen }: Omit<StripProps, 'mode'>, taken: readonly Box[]): Scale | undefined {
  const { width, depth, unit } = scene;
  const table: Box = {
    left: Math.max(0, seen?.left ?? 0),
    top: Math.max(0, seen?.top ?? 0),
    right: Math.min(width, seen?.right ?? width),
    bottom: Math.min(depth, seen?.bottom ?? depth),
  };
  const count = barLength(table.right - table.left, unit);
  const [length, size] = [count * unit.length, textSize(scene, scale)];
  const words = `${count}${unit.sign}`;
  const reach = length + beforeBar(words, size) + size * 1.6;
  const at = (right: number, y: number, onTable: boolean): Scale => ({
    ...{ words, length, size, right: Math.round(right), y: Math.round(y), onTable },
    box: { left: right - reach, top: y - size * 0.6, right, bottom: y + size * 0.6 },
  });
  const isFree = ({ box }: Scale): boolean =>
    !taken.some(other => meet(box, other)) && (seen === undefined || isWithin(box, seen));
  const south = SIDES.find(side => edgeOfSide(scene, side) === 'south');
  if (south !== undefined && hasRoomForScale(scene, south)) {
    const strip = stripOf(scene, south);
    const inStrip = at(strip.x + strip.width - OFF, headlineOf(scene, south), false);
    if (isFree(inStrip)) return inStrip;
  }
  const [off, spare] = [headlineFor(scene) * 0.7, table.right - table.left - 2 * OFF - reach];
  const heights = [table.bottom - off, table.top + off, table.bottom - off - size * 1.5, table.top + off + size * 1.5];
  return heights.flatMap(y => ALONG.map(part => at(table.left + OFF + reach + spare * part, y, true))).find(isFree);
}

const beforeBar = (words: string, size: number): number => GAP + textWidth(words, size) * 1.05 + size * 1.5;

/** The size of letters beside which the arrow is as it is drawn. */
const ARROW = 190;

interface ScaleProps {
  readonly scale: Scale;
  readonly scene: StripProps['scene'];
  readonly mode: Mode;
}

export function ScaleBar({ scale: { words, length, size, right, y, onTable }, scene, mode }: ScaleProps) {
  const ink = inkOf(mode);
  const left = right - length;
  const half = Math.round(length / 2);
  // from close by it stays as slender as its words are low
  const high = Math.round(Math.min(headlineFor(scene) * 0.16, size * 0.45));
  const arrow = Math.round(left - beforeBar(words, size));
  const colour = onTable ? ink.ink : ink.stripText;
  const halo = onTable && { stroke: ink.halo, strokeWidth: Math.round(size * 0.22), paintOrder: 'stroke' };
  const text = { fontSize: Math.round(size), fontWeight: 600, fill: colour, y: Math.round(size * 0.36), ...halo };
  return (
    <g data-layer="scale" pointerEvents="none" strokeLinejoin="round">
      <path
        d={rectPath(left, y - high / 2, length, high)}
        fill={onTable ? ink.halo : 'none'}
        stroke={colour}
        strokeWidth={Math.round(Math.min(12, size * 0.12))}
      />
      <path d={rectPath(left, y - high / 2, half, high)} fill={colour} />
      <g transform={`translate(${left - GAP} ${y})`}>
        <text {...text} textAnchor="end">
          {words}
        </text>
      </g>
      <g transform={`translate(${arrow} ${y})`}>
        <path
          d="M0-110L58 100L0 62L-58 100z"
          transform={`rotate(${90 * (scene.north ?? 0)}) scale(${(size / ARROW).toFixed(3)})`}
          fill={colour}
          {...halo}
        />
        <text {...text} x={Math.round(-0.9 * size)} textAnchor="end">
          N
        </text>
      </g>
    </g>
  );
}
