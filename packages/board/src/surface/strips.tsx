/** Beside the table: the two strips for what is off it, with their names. */
import { type Scene, SIDE_NAMES, SIDES, type Side } from '@umpire/engine';
import { edgeOf, edgeOfSide, headlineFor, isFolded, type Sized, stripOf } from '../frame.js';
import type { LaidScene } from '../laid.js';
import { type Box, isCut, textWidth } from '../piece/labels.js';
import { rectPath } from '../shape/path.js';
import { inkOf } from '../style/ink.js';
import type { Mode } from '../style/mode.js';

const TEXT_SIZE = 12.5;

export interface StripProps {
  readonly scene: Sized & Pick<LaidScene, 'unit' | 'north'>;
  readonly mode: Mode;
  readonly scale: number;
  /** What of the drawing is in sight, where that is not all of it: a name that its edge would cut is left out. */
  readonly seen?: Box | undefined;
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
export function headlineOf(scene: StripProps['scene'], side: Side): number {
  const { y, height } = stripOf(scene, side);
  if (scene.slot && scene.beside !== undefined && !isUpright(scene, side)) return y + height / 2;
  const half = headlineFor(scene) / 2;
  return edgeOfSide(scene, side) === 'south' ? y + height - half : y + half;
}

/** As large as it should be on the screen; on small ones it may stand a little out of the headline, so that it can be read. */
export const textSize = (scene: StripProps['scene'], scale: number): number =>
  Math.min(TEXT_SIZE / scale, headlineFor(scene) * 1.1);

/**
 * What a strip is called: in one line, or two where it says more than a name; in short ones where it stands upright, or by its side alone
 * where it is narrower than its words.
 */
function namedLines(scene: StripProps['scene'], side: Side, size: number): readonly string[] {
  const words = scene.beside ?? '';
  if (!isUpright(scene, side)) return `${SIDE_NAMES[side]} ${words}`.split(/(?<=,) /);
  const lines = [SIDE_NAMES[side], ...words.split(' ')];
  const { width } = stripOf(scene, side);
  const isRoomy = lines.length <= SIDE_LINES && lines.every(text => textWidth(text, size) + size <= width);
  return isRoomy ? lines : [SIDE_NAMES[side]];
}

/** So many lines have room above the pieces of a strip at the side. */
const SIDE_LINES = 3;

/** A line of a strip's name: where it begins, and along the strip or across it. */
interface NameLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly rising?: boolean;
}

function nameLines(scene: StripProps['scene'], scale: number, side: Side): readonly NameLine[] {
  const { x, y, width, height } = stripOf(scene, side);
  const upright = isUpright(scene, side);
  if (isFolded(scene, side)) {
    // folded to its name: that goes along the strip, from the lower end upwards or from the left
    const across = upright ? width : height;
    const size = Math.min(textSize(scene, scale), across * 0.8);
    const text = `${SIDE_NAMES[side]} ${scene.beside}`;
    return upright
      ? [{ text, x: x + across / 2 + size * 0.36, y: y + height - size * 0.6, size, rising: true }]
      : [{ text, x: x + size * 0.6, y: y + across / 2 + size * 0.36, size }];
  }
  const size = textSize(scene, scale);
  const lines = namedLines(scene, side, size);
  const first = upright ? 0 : (1 - lines.length) / 2;
  const middle = headlineOf(scene, side);
  return lines.map((text, line) => ({
    text,
    x: x + size * 0.6,
    y: middle + size * (0.36 + (first + line) * 1.15),
    size,
  }));
}

const lineBox = ({ text, x, y, size, rising }: NameLine): Box => {
  const long = textWidth(text, size);
  return rising
    ? { left: x - size * 0.8, top: y - long, right: x + size * 0.2, bottom: y }
    : { left: x, top: y - size * 0.8, right: x + long, bottom: y + size * 0.2 };
};

function shownLines({ scene, scale, seen }: Omit<StripProps, 'mode'>, side: Side): readonly NameLine[] {
  const lines = nameLines(scene, scale, side);
  return lines.some(line => isCut(lineBox(line), seen)) ? [] : lines;
}

/** What the names of both strips take. */
export const stripWords = (props: Omit<StripProps, 'mode'>): readonly Box[] =>
  props.scene.beside === undefined ? [] : SIDES.flatMap(side => shownLines(props, side).map(lineBox));

function Strip({ side, ...props }: StripProps & { readonly side: Side }) {
  const { scene, mode } = props;
  const ink = inkOf(mode);
  const strip = stripOf(scene, side);
  return (
    <g data-strip={side}>
      <path
        d={rectPath(strip.x, strip.y, strip.width, strip.height)}
        fill={ink.strips[side]}
        stroke={ink.sides[side].accent}
        strokeWidth={10}
        strokeOpacity={0.5}
      />
      {shownLines(props, side).map(({ text, x, y, size, rising }) => (
        <text
          key={text}
          transform={`translate(${Math.round(x)} ${Math.round(y)})${rising ? ' rotate(-90)' : ''}`}
          fontSize={Math.round(size)}
          fontWeight={600}
          fill={ink.sides[side].accent}
        >
          {text}
        </text>
      ))}
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
