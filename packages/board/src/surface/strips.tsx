/** Beside the table: the two strips for what is off it, with their names, the scale bar and the north arrow. */
import { type Scene, SIDE_NAMES, SIDES, type Side, type Unit } from '@umpire/engine';
import { edgeOf, headlineFor, southern, stripOf } from '../frame.js';
import { textWidth } from '../piece/labels.js';
import { rectPath } from '../shape/path.js';
import { inkOf } from '../style/ink.js';
import type { Mode } from '../style/mode.js';

const TEXT_SIZE = 12.5;
const LENGTHS = [1, 2, 3, 6, 12, 24, 48];
const METRIC = [1, 2, 5, 10, 20, 50, 100];

export interface StripProps {
  readonly scene: Pick<Scene, 'width' | 'depth' | 'pieces' | 'unit' | 'edges' | 'beside'>;
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
      <ScaleBar {...props} />
    </g>
  );
}

/** The middle of a strip's headline, which is on its outer side. */
function headlineOf(scene: StripProps['scene'], side: Side): number {
  const { y, height } = stripOf(scene, side);
  const half = headlineFor(scene) / 2;
  return side === southern(scene) ? y + height - half : y + half;
}

/** As large as it should be on the screen; on small ones it may stand a little out of the headline, so that it can be read. */
const textSize = (scene: StripProps['scene'], scale: number): number =>
  Math.min(TEXT_SIZE / scale, headlineFor(scene) * 1.1);

function Strip({ scene, mode, scale, side }: StripProps & { readonly side: Side }) {
  const ink = inkOf(mode);
  const strip = stripOf(scene, side);
  const size = textSize(scene, scale);
  return (
    <g data-strip={side}>
      <path
        d={rectPath(strip.x, strip.y, strip.width, strip.height)}
        fill={ink.strips[side]}
        stroke={ink.sides[side].accent}
        strokeWidth={10}
        strokeOpacity={0.5}
      />
      <text
        x={strip.x + 120}
        y={Math.round(headlineOf(scene, side) + size * 0.36)}
        fontSize={Math.round(size)}
        fontWeight={600}
        fill={ink.sides[side].accent}
      >
        {`${SIDE_NAMES[side]} ${scene.beside}`}
      </text>
    </g>
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

function ScaleBar({ scene, mode, scale }: StripProps) {
  const ink = inkOf(mode);
  const strip = stripOf(scene, southern(scene));
  const y = Math.round(headlineOf(scene, southern(scene)));
  const count = barLength(scene.width, scene.unit);
  const length = count * scene.unit.length;
  const right = strip.x + strip.width - 150;
  const left = right - length;
  const size = textSize(scene, scale);
  const words = `${count}${scene.unit.sign}`;
  const half = Math.round(length / 2);
  const high = Math.round(headlineFor(scene) * 0.16);
  const arrow = Math.round(left - textWidth(words, size) - headlineFor(scene) * 1.25);
  return (
    <g data-layer="scale">
      <path d={rectPath(left, y - high / 2, length, high)} fill="none" stroke={ink.stripText} strokeWidth={12} />
      <path d={rectPath(left, y - high / 2, half, high)} fill={ink.stripText} />
      <text
        x={left - 70}
        y={Math.round(y + size * 0.36)}
        fontSize={Math.round(size)}
        fontWeight={600}
        textAnchor="end"
        fill={ink.stripText}
      >
        {words}
      </text>
      <g transform={`translate(${arrow} ${y})`} fill={ink.stripText}>
        <path d="M0-110L58 100L0 62L-58 100z" />
        <text x={-100} y={Math.round(size * 0.36)} fontSize={Math.round(size)} fontWeight={600} textAnchor="end">
          N
        </text>
      </g>
    </g>
  );
}
