/** The wooden edge of the table, and the room it stands in. */
import type { Scene } from '@umpire/engine';
import { edgeOf, type Frame } from '../frame.js';
import { chance } from '../shape/chance.js';
import { linePath, polygonPath, rectPath } from '../shape/path.js';
import { type Shape, Shapes } from '../shape/shape.js';
import { type Ink, inkOf } from '../style/ink.js';
import type { Mode } from '../style/mode.js';

interface EdgeProps {
  readonly scene: Pick<Scene, 'width' | 'depth'>;
  readonly mode: Mode;
}

/** A frame of four boards, as one path with a hole. */
const frameAround = (width: number, depth: number, inner: number, outer: number): string =>
  rectPath(-outer, -outer, width + 2 * outer, depth + 2 * outer) +
  `M${-inner} ${-inner}v${depth + 2 * inner}h${width + 2 * inner}v${-(depth + 2 * inner)}z`;

/** The run of the wood: long faint lines along each board. */
function veins(width: number, depth: number, edge: number): string {
  const roll = chance(`wood ${width} ${depth}`);
  const lines: string[] = [];
  for (const [length, place] of [
    [width, (t: number, v: number) => ({ x: t, y: -v })],
    [width, (t: number, v: number) => ({ x: t, y: depth + v })],
    [depth, (t: number, v: number) => ({ x: -v, y: t })],
    [depth, (t: number, v: number) => ({ x: width + v, y: t })],
  ] as const) {
    for (let t = roll() * 400; t < length; t += roll.between(300, 900)) {
      const v = roll.between(0.18, 0.88) * edge;
      const end = Math.min(length, t + roll.between(400, 1600));
      lines.push(linePath([place(t, v), place(end, v + roll.between(-0.05, 0.05) * edge)]));
    }
  }
  return lines.join('');
}

function boards(width: number, depth: number, edge: number, ink: Ink): Shape[] {
  const corners = [
    [0, 0, -1, -1],
    [width, 0, 1, -1],
    [width, depth, 1, 1],
    [0, depth, -1, 1],
  ] as const;
  const mitres = corners.map(([x, y, dx, dy]) =>
    linePath([
      { x, y },
      { x: x + dx * edge, y: y + dy * edge },
    ]),
  );
  const lit = [
    polygonPath([
      { x: -edge, y: -edge },
      { x: width + edge, y: -edge },
      { x: width + edge * 0.85, y: -edge * 0.85 },
      { x: -edge * 0.85, y: -edge * 0.85 },
    ]),
    polygonPath([
      { x: -edge, y: -edge },
      { x: -edge * 0.85, y: -edge * 0.85 },
      { x: -edge * 0.85, y: depth + edge * 0.85 },
      { x: -edge, y: depth + edge },
    ]),
  ];
  return [
    { d: frameAround(width, depth, 0, edge), fill: ink.wood, stroke: ink.woodDark, width: 10 },
    { d: veins(width, depth, edge), stroke: ink.woodDark, width: 9, opacity: 0.4 },
    { d: lit.join(''), fill: ink.woodLight, opacity: 0.7 },
    { d: mitres.join(''), stroke: ink.woodDark, width: 12 },
    { d: rectPath(0, 0, width, depth), stroke: ink.woodDark, width: Math.min(22, Math.round(edge * 0.2)) },
  ];
}

/** The floor, and on it the shadow of the table. */
export function Room({ scene, frame, mode }: EdgeProps & { readonly frame: Frame }) {
  const edge = edgeOf(scene);
  const table = rectPath(-edge, -edge, scene.width + 2 * edge, scene.depth + 2 * edge);
  const floor: Shape = { d: rectPath(frame.x, frame.y, frame.width, frame.height), fill: inkOf(mode).room };
  const fall: Shape = { d: table, fill: '#000000', opacity: 0.2, shift: { x: edge * 0.12, y: edge * 0.28 } };
  return <Shapes shapes={mode === 'print' ? [floor] : [floor, fall]} />;
}

export function TableEdge({ scene, mode }: EdgeProps) {
  return <Shapes shapes={boards(scene.width, scene.depth, edgeOf(scene), inkOf(mode))} />;
}
