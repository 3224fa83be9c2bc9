/** What is meant, heard or guessed: ways that orders take, lines between those who hear each other, where fire came from, ground out of sight. */
import type { Overlay, Point, Scene } from '@umpire/engine';
import { drawnAll } from '../coordinates.js';
import { textWidth } from '../piece/labels.js';
import { linePath, polygonPath, smoothLine } from '../shape/path.js';
import type { Ink } from '../style/ink.js';

export interface PlanProps {
  readonly scene: Pick<Scene, 'width' | 'depth'>;
  readonly overlay: Overlay;
  readonly ink: Ink;
  /** Pixels to the unit. */
  readonly scale: number;
}

export function PlanMark(props: PlanProps) {
  const { overlay, scene } = props;
  if (overlay.kind === 'unseen') return <Unseen {...props} />;
  const points = drawnAll(scene, overlay.outline ?? []);
  if (points.length < 2) return null;
  return overlay.kind === 'plan' ? <Arrow {...props} points={points} /> : <Line {...props} points={points} />;
}

/** Hatched, not black: the ground is known, who stands on it is not. */
function Unseen({ scene, overlay, scale }: PlanProps) {
  const pitch = Math.round(7 / scale);
  const id = `unseen-${pitch}`;
  const d = (overlay.areas ?? []).map(area => polygonPath(drawnAll(scene, area))).join('');
  return (
    <g data-overlay={overlay.id}>
      <pattern id={id} width={pitch} height={pitch} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d={`M0 0V${pitch}`} stroke="#20180c" strokeWidth={Math.round(1.6 / scale)} strokeOpacity={0.34} />
      </pattern>
      <path d={d} fill="#20180c" fillOpacity={0.2} />
      <path d={d} fill={`url(#${id})`} />
    </g>
  );
}

interface WayProps extends PlanProps {
  readonly points: readonly Point[];
}

function colourOf({ overlay: { side, tone }, ink }: PlanProps): string {
  const own = side ? ink.sides[side].accent : ink.ink;
  return tone === 'faint' ? '#55534a' : own;
}

/** A way with a head: solid where it is new, broken where it stands since before, thin and grey where nobody ordered it. */
function Arrow(props: WayProps) {
  const { overlay, points, ink, scale } = props;
  const px = (pixels: number) => Math.round(pixels / scale);
  const colour = colourOf(props);
  const width = overlay.tone === 'faint' ? px(1.6) : px(3.6);
  const dash =
    overlay.tone === 'new' ? undefined : overlay.tone === 'faint' ? `${px(3)} ${px(4)}` : `${px(8)} ${px(4)}`;
  const d = smoothLine(points);
  return (
    <g data-overlay={overlay.id} fill="none" strokeLinejoin="round">
      <path d={d} stroke={ink.halo} strokeWidth={width + px(2.4)} strokeOpacity={0.75} />
      <path d={d} stroke={colour} strokeWidth={width} strokeDasharray={dash} />
      <path
        d={head(points, px(overlay.tone === 'faint' ? 6 : 13))}
        fill={colour}
        stroke={ink.halo}
        strokeWidth={px(1.2)}
      />
      {overlay.label && overlay.tone !== 'faint' && <Pill at={middleOf(points)} text={overlay.label} {...props} />}
    </g>
  );
}

/** The head at the end of a way, pointing along its last leg. */
function head(points: readonly Point[], size: number): string {
  const [to, from] = [points.at(-1)!, points.at(-2)!];
  const length = Math.max(1, Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2));
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const at = (along: number, aside: number): Point => ({
    x: to.x + ux * along - uy * aside,
    y: to.y + uy * along + ux * aside,
  });
  return polygonPath([at(size * 0.3, 0), at(-size, size * 0.62), at(-size, -size * 0.62)]);
}

function middleOf(points: readonly Point[]): Point {
  const at = Math.floor((points.length - 1) / 2);
  const [a, b] = [points[at]!, points[at + 1]!];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** When it takes effect, on the way itself. */
function Pill({ at, text, ink, scale }: WayProps & { readonly at: Point; readonly text: string }) {
  const size = 11.5 / scale;
  const half = textWidth(text, size) / 2 + size * 0.6;
  return (
    <g transform={`translate(${Math.round(at.x)} ${Math.round(at.y)})`}>
      <rect
        x={Math.round(-half)}
        y={Math.round(-size * 0.9)}
        width={Math.round(2 * half)}
        height={Math.round(size * 1.8)}
        rx={Math.round(size * 0.35)}
        fill={ink.ink}
      />
      <text
        y={Math.round(size * 0.36)}
        fontSize={Math.round(size)}
        fontWeight={600}
        textAnchor="middle"
        fill={ink.paper}
      >
        {text}
      </text>
    </g>
  );
}

/** A link is thin, and broken where nobody hears; a bearing is dotted and points where something came from. */
function Line(props: WayProps) {
  const { overlay, points, scale } = props;
  const px = (pixels: number) => Math.round(pixels / scale);
  const isCut = overlay.tone === 'cut';
  const colour = overlay.kind === 'bearing' ? colourOf(props) : isCut ? '#a5402a' : '#3a372e';
  return (
    <g data-overlay={overlay.id} fill="none">
      <path
        d={linePath(points)}
        stroke={colour}
        strokeWidth={px(overlay.kind === 'bearing' ? 2.4 : 1)}
        strokeDasharray={isCut || overlay.kind === 'bearing' ? `${px(2)} ${px(5)}` : undefined}
        strokeOpacity={0.8}
        strokeLinecap="round"
      />
      {overlay.kind === 'bearing' && <path d={head(points, px(9))} fill={colour} />}
    </g>
  );
}
