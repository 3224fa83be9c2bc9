/** Beside the table: the two strips for what is off it, with their names, the scale bar and the north arrow. */
import { type Scene, SIDE_NAMES, SIDES, type Side, type Unit } from '@umpire/engine';
import { edgeOf, edgeOfSide, hasRoomForScale, headlineFor, isFolded, type Sized, stripOf } from '../frame.js';
import type { LaidScene } from '../laid.js';
import { type Box, textWidth } from '../piece/labels.js';
import { rectPath } from '../shape/path.js';
import { inkOf } from '../style/ink.js';
import type { Mode } from '../style/mode.js';

const TEXT_SIZE = 12.5;
const LENGTHS = [1, 2, 3, 6, 12, 24, 48];
const METRIC = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000];

export interface StripProps {
  readonly scene: Sized & Pick<LaidScene, 'unit' | 'north'>;
  readonly mode: Mode;
  readonly scale: number;
}

export function Strips(props: StripProps) {
  return (
    <g>
      {props.scene.beside !== undefined && (
        <>
          <Strip {...props} side="b" />
          <Strip {...props} side="a" />
        </>
      )}
    </g>
  );
}

const isUpright = (scene: StripProps['scene'], side: Side): boolean =>
  ['west', 'east'].includes(edgeOfSide(scene, side));

/** The middle of a strip's headline: on its outer side, or before the pieces where the strip is low. */
function headlineOf(scene: StripProps['scene'], side: Side): number {
  const { y, height } = stripOf(scene, side);
  if (scene.slot && scene.beside !== undefined && !isUpright(scene, side)) return y + height / 2;
  const half = headlineFor(scene) / 2;
  return edgeOfSide(scene, side) === 'south' ? y + height - half : y + half;
}

/** As large as it should be on the screen; on small ones it may stand a little out of the headline, so that it can be read. */
const textSize = (scene: StripProps['scene'], scale: number): number =>
  Math.min(TEXT_SIZE / scale, headlineFor(scene) * 1.1);

/** What a strip is called: in one line, or two where it says more than a name; in short ones where it stands upright. */
function namedLines(scene: StripProps['scene'], side: Side): readonly string[] {
  const words = scene.beside ?? '';
  return isUpright(scene, side)
    ? [SIDE_NAMES[side], ...words.split(' ')]
    : `${SIDE_NAMES[side]} ${words}`.split(/(?<=,) /);
}

function Strip({ scene, mode, scale, side }: StripProps & { readonly side: Side }) {
  const ink = inkOf(mode);
  const strip = stripOf(scene, side);
  const size = textSize(scene, scale);
  const lines = namedLines(scene, side);
  const first = isUpright(scene, side) ? 0 : (1 - lines.length) / 2;
  return (
    <g data-strip={side}>
      <path
        d={rectPath(strip.x, strip.y, strip.width, strip.height)}
        fill={ink.strips[side]}
        stroke={ink.sides[side].accent}
        strokeWidth={10}
        strokeOpacity={0.5}
      />
      {isFolded(scene, side) ? (
        <Name {...{ scene, mode, scale, side }} />
      ) : (
        <text fontSize={Math.round(size)} fontWeight={600} fill={ink.sides[side].accent}>
          {lines.map((words, line) => (
            <tspan
              key={words}
              x={strip.x + Math.round(size * 0.6)}
              y={Math.round(headlineOf(scene, side) + size * (0.36 + (first + line) * 1.15))}
            >
              {words}
            </tspan>
          ))}
        </text>
      )}
    </g>
  );
}

/** The name of a strip that is folded to it: along the strip, from the lower end upwards or from the left. */
function Name({ scene, mode, scale, side }: StripProps & { readonly side: Side }) {
  const { x, y, width, height } = stripOf(scene, side);
  const upright = isUpright(scene, side);
  const across = upright ? width : height;
  const size = Math.min(textSize(scene, scale), across * 0.8);
  const at = upright
    ? `translate(${Math.round(x + across / 2)} ${Math.round(y + height - size * 0.6)}) rotate(-90)`
    : `translate(${Math.round(x + size * 0.6)} ${Math.round(y + across / 2)})`;
  return (
    <text
      transform={at}
      y={Math.round(size * 0.36)}
      fontSize={Math.round(size)}
      fontWeight={600}
      fill={inkOf(mode).sides[side].accent}
    >
      {SIDE_NAMES[side]} {scene.beside}
    </text>
  );
}

interface EdgeProps {
  readonly scene: Pick<Scene, 'width' | 'depth' | 'edges'>;
  readonly mode: Mode;
}

/** Whose edge of the table is which: a line on the wood in his colour, Blue's broken. */
export function BaseEdges(props: EdgeProps) {
  return SIDES.map(side => <BaseEdge key={side} {...props} side={side} />);
}

function BaseEdge({ scene, mode, side }: EdgeProps & { readonly side: Side }) {
  const edge = scene.edges?.[side];
  if (!edge) return null;
  const off = Math.round(edgeOf(scene) / 2);
  const { width, depth } = scene;
  const lines = {
    north: `M0 ${-off}H${width}`,
    south: `M0 ${depth + off}H${width}`,
    west: `M${-off} 0V${depth}`,
    east: `M${width + off} 0V${depth}`,
  };
  return (
    <path
      data-edge={side}
      d={lines[edge]}
      fill="none"
      stroke={inkOf(mode).sides[side].base}
      strokeWidth={Math.round(edgeOf(scene) / 3)}
      {...(side === 'b' && { strokeDasharray: '300 120' })}
    />
  );
}

/** So many units that the bar is a good part of the table's width, in the steps players of the book count in. */
function barLength(width: number, unit: Unit): number {
  const steps = unit.name === 'inch' ? LENGTHS : METRIC;
  return [...steps].reverse().find(step => step * unit.length <= width * 0.2) ?? steps[0]!;
}

interface ScaleEnd {
  readonly right: number;
  readonly y: number;
  readonly onTable: boolean;
}

/**
 * Where the scale ends: in the southern strip, or in a corner of the table where there is none or no room in it: in the first one in which it
 * lies under nobody. `reach` is how long it is with its words.
 */
export function scaleEnd(scene: StripProps['scene'], reach: number, taken: readonly Box[]): ScaleEnd {
  const south = SIDES.find(side => edgeOfSide(scene, side) === 'south');
  if (south !== undefined && hasRoomForScale(scene, south)) {
    const strip = stripOf(scene, south);
    return { right: strip.x + strip.width - 150, y: headlineOf(scene, south), onTable: false };
  }
  const off = headlineFor(scene) * 0.7;
  const corners = [scene.depth - off, off].flatMap(y =>
    [scene.width - 150, 150 + reach, (scene.width + reach) / 2].map(right => ({
      right: Math.round(right),
      y,
      onTable: true,
    })),
  );
  const isFree = ({ right, y }: ScaleEnd): boolean =>
    !taken.some(
      box => box.left < right && box.right > right - reach && box.top < y + off / 2 && box.bottom > y - off / 2,
    );
  return corners.find(isFree) ?? corners[0]!;
}

/** The size of letters beside which the arrow is as it is drawn. */
const ARROW = 190;

/** `taken`: where pieces and their labels lie. */
export function ScaleBar({ scene, mode, scale, taken }: StripProps & { readonly taken: readonly Box[] }) {
  const ink = inkOf(mode);
  const count = barLength(scene.width, scene.unit);
  const length = count * scene.unit.length;
  const size = textSize(scene, scale);
  const words = `${count}${scene.unit.sign}`;
  const before = 70 + textWidth(words, size) * 1.05 + size * 1.5;
  const { right, y: middle, onTable } = scaleEnd(scene, length + before + size * 1.6, taken);
  const y = Math.round(middle);
  const left = right - length;
  const half = Math.round(length / 2);
  const high = Math.round(headlineFor(scene) * 0.16);
  const arrow = Math.round(left - before);
  const colour = onTable ? ink.ink : ink.stripText;
  const halo = onTable && { stroke: ink.halo, strokeWidth: Math.round(size * 0.22), paintOrder: 'stroke' };
  const text = { fontSize: Math.round(size), fontWeight: 600, fill: colour, y: Math.round(size * 0.36), ...halo };
  return (
    <g data-layer="scale" pointerEvents="none" strokeLinejoin="round">
      <path
        d={rectPath(left, y - high / 2, length, high)}
        fill={onTable ? ink.halo : 'none'}
        stroke={colour}
        strokeWidth={12}
      />
      <path d={rectPath(left, y - high / 2, half, high)} fill={colour} />
      <g transform={`translate(${left - 70} ${y})`}>
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
