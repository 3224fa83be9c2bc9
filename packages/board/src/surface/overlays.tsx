/** What lies over the ground for a while: smoke, light, zones, objectives. */
import { direction, type Overlay, type Point, type Scene } from '@umpire/engine';
import { drawn, drawnAll } from '../coordinates.js';
import { useFetched } from '../fetched.js';
import { chance } from '../shape/chance.js';
import { boxOf, poleOf } from '../shape/outline.js';
import { circlePath, dotsPath, polygonPath } from '../shape/path.js';
import { strewn } from '../shape/scatter.js';
import { dots, type Shape, Shapes } from '../shape/shape.js';
import { type Ink, inkOf } from '../style/ink.js';
import type { Mode } from '../style/mode.js';
import { isPlan, PLANS } from './plan-art.js';

export interface OverlaysProps {
  readonly scene: Pick<Scene, 'width' | 'depth' | 'overlays'>;
  readonly mode: Mode;
  readonly scale: number;
}

/** The name of the clip that keeps things on the table. */
export const tableClip = ({ width, depth }: Pick<Scene, 'width' | 'depth'>): string => `table-${width}-${depth}`;

/** Puffs of three sizes, the larger ones fainter: soft without a filter. */
function smoke(outline: readonly Point[], id: string, mode: Mode): Shape[] {
  const roll = chance(`smoke ${id}`);
  const box = boxOf(outline);
  const size = Math.min(box.width, box.height) / 4.2;
  const puffs = (spacing: number, margin: number) =>
    dotsPath(strewn(outline, roll, { spacing: size * spacing, margin: size * margin }));
  const [shade, white] = mode === 'print' ? ['#b9b9b4', '#f4f4f2'] : ['#9a9f9e', '#fbfbf9'];
  return [
    dots(puffs(0.62, 0.6), size * 1.2, shade, 0.5),
    dots(puffs(0.62, 0.56), size * 1.1, white, 0.5),
    dots(puffs(0.7, 0.72), size * 0.86, white, 0.55),
    dots(puffs(0.95, 0.8), size * 0.5, '#ffffff', 0.7),
    { d: polygonPath(outline), stroke: '#5f6361', width: 9, dash: '40 40', cap: 'butt', opacity: 0.8 },
  ];
}

/** Rings of warm light, brighter towards the middle. */
const glow = (centre: Point, radius: number): Shape[] => [
  ...[1, 0.8, 0.58, 0.34].map(
    (share): Shape => ({ d: circlePath(centre, radius * share), fill: '#ffe6a0', opacity: 0.17 }),
  ),
  { d: circlePath(centre, radius), stroke: '#ffdf8a', width: 12, dash: '60 50', opacity: 0.9 },
];

/** A star, for a disc. */
const star = (centre: Point, radius: number): string => {
  const tip = (i: number): Point => {
    const { x, y } = direction(360 * i);
    const far = i % 2 === 0 ? radius : radius * 0.42;
    return { x: centre.x + x * far, y: centre.y - y * far };
  };
  return polygonPath(Array.from({ length: 10 }, (_, i) => tip(i)));
};

/** The disc under a star, in units: so much of the table, but no more pixels than a counter has on a small one. */
const DISC = 150;
const MOST_DISC = 11;
export const discOf = (scale: number): number => Math.round(Math.min(DISC, MOST_DISC / scale));

interface Look {
  readonly ink: Ink;
  readonly mode: Mode;
  readonly scale: number;
}

const accentOf = ({ side }: Overlay, ink: Ink): string => (side ? ink.sides[side].accent : ink.ink);
const borderOf = ({ radius = 300 }: Overlay, outline: readonly Point[], centre: Point): string =>
  outline.length > 2 ? polygonPath(outline) : circlePath(centre, radius);

/** How far an objective reaches. */
const reachOf = (overlay: Overlay, outline: readonly Point[], centre: Point, ink: Ink): Shape => ({
  d: borderOf(overlay, outline, centre),
  stroke: accentOf(overlay, ink),
  width: 14,
  dash: '20 40',
});

function shapesOf(overlay: Overlay, outline: readonly Point[], centre: Point, { ink, mode, scale }: Look): Shape[] {
  const accent = accentOf(overlay, ink);
  const border = borderOf(overlay, outline, centre);
  switch (overlay.kind) {
    case 'smoke':
      return outline.length > 2 ? smoke(outline, overlay.id, mode) : [];
    case 'light':
      return glow(centre, overlay.radius ?? 600);
    case 'zone':
      if (overlay.tone === 'faint')
        return [
          { d: border, fill: accent, opacity: 0.05 },
          { d: border, stroke: accent, width: 8, dash: '30 50', opacity: 0.7 },
        ];
      return [
        { d: border, fill: accent, opacity: 0.08 },
        { d: border, stroke: ink.halo, width: 26, opacity: 0.7 },
        { d: border, stroke: accent, width: 18, dash: '90 60', cap: 'butt' },
      ];
    case 'fire':
      return [
        { d: border, fill: accent, opacity: 0.14 },
        { d: border, stroke: ink.halo, width: 24, opacity: 0.55 },
        { d: border, stroke: accent, width: 16, dash: '40 50', cap: 'butt' },
      ];
    case 'contact':
      return []; // over the pieces: see contacts.tsx
    case 'plan':
    case 'link':
    case 'bearing':
    case 'unseen':
      return []; // see plans.tsx
    case 'objective': {
      const disc = discOf(scale);
      return [
        { d: circlePath(centre, disc), fill: ink.paper, stroke: accent, width: Math.round(disc * 0.17) },
        { d: star(centre, disc * 0.7), fill: accent },
      ];
    }
  }
}

/** What they are called is written with the names of places. */
export function Overlays({ scene, mode, scale }: OverlaysProps) {
  const plans = useFetched(PLANS, scene.overlays.some(isPlan));
  const ink = inkOf(mode);
  const clip = { clipPath: `url(#${tableClip(scene)})` }; // nobody shoots over the edge
  return (
    <g data-layer="overlays" pointerEvents="none">
      {scene.overlays.map(overlay => {
        if (isPlan(overlay))
          return plans && <plans.PlanMark key={overlay.id} scene={scene} overlay={overlay} ink={ink} scale={scale} />;
        const outline = drawnAll(scene, overlay.outline ?? []);
        const centre = overlay.centre ? drawn(scene, overlay.centre) : outline.length > 2 ? poleOf(outline) : undefined;
        if (!centre) return null;
        return (
          <g
            key={overlay.id}
            data-overlay={overlay.id}
            {...((overlay.kind === 'fire' || overlay.tone === 'faint') && clip)}
          >
            {overlay.kind === 'objective' && (overlay.radius || outline.length > 2) && (
              // so far as there is table to hold; its star stays whole
              <g {...clip}>
                <Shapes shapes={[reachOf(overlay, outline, centre, ink)]} />
              </g>
            )}
            <Shapes shapes={shapesOf(overlay, outline, centre, { ink, mode, scale })} />
          </g>
        );
      })}
    </g>
  );
}
