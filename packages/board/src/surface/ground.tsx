/** The bare table top: the ground of its climate with grain, patches, fields and whatever else grows or blows there. */
import type { Point, Scene } from '@umpire/engine';
import { drawnAll } from '../coordinates.js';
import { remember } from '../remember.js';
import { chance } from '../shape/chance.js';
import { boxOf } from '../shape/outline.js';
import { dotsPath, rectPath } from '../shape/path.js';
import { type Shape, Shapes } from '../shape/shape.js';
import { type Land, landOf } from '../style/land.js';
import type { Mode } from '../style/mode.js';
import { grainOf } from '../terrain/site.js';
import { drawFields, type Farming } from './fields.js';
import { drawDunes, drawPatches, drawTufts } from './wild.js';

export type GroundScene = Pick<Scene, 'width' | 'depth' | 'ground' | 'season' | 'features'>;

const FARMING: Partial<Record<Scene['ground'], Farming>> = {
  temperate: { clusters: 11, opacity: 0.8, hedges: 0.5 },
  tropical: { clusters: 5, opacity: 0.7, hedges: 0.3 },
  steppe: { clusters: 3, opacity: 0.6, hedges: 0 },
  cold: { clusters: 2, opacity: 0.6, hedges: 0.2 },
};

const TUFTS: Readonly<Record<Scene['ground'], number>> = {
  temperate: 160,
  tropical: 420,
  steppe: 620,
  desert: 60,
  cold: 200,
};

const villagesOf = (scene: GroundScene): Point[] =>
  scene.features
    .filter(({ kind, outline }) => (kind === 'village' || kind === 'town') && outline)
    .map(({ outline }) => {
      const box = boxOf(drawnAll(scene, outline!));
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    });

/** The same for all tables of a size: the ground must not change when a bridge is blown. */
const seedOfTable = (scene: GroundScene): string => `${scene.width}×${scene.depth} ${scene.ground}`;

function draw(scene: GroundScene, mode: Mode): Shape[] {
  const land = landOf(scene, mode);
  const grain = grainOf(scene.width, scene.depth);
  const table = { ...scene, seed: seedOfTable(scene), villages: villagesOf(scene) };
  const farming = FARMING[scene.ground];
  if (mode === 'print') return farming ? drawFields(table, farming, land, grain) : [];
  return [
    ...drawPatches(table, land, grain),
    ...(farming ? drawFields(table, farming, land, grain) : []),
    ...(scene.ground === 'desert' ? drawDunes(table, land, grain) : []),
    ...(land.snow ? [] : [drawTufts(table, land, grain, TUFTS[scene.ground])]),
  ];
}

const drawGround = remember(
  8,
  (scene: GroundScene, mode: Mode) =>
    `${mode} ${scene.season} ${seedOfTable(scene)} ${JSON.stringify(villagesOf(scene))}`,
  draw,
);

/** One tile of specks, repeated over the table: cheaper than any filter. */
function Grain({ id, land, size }: { readonly id: string; readonly land: Land; readonly size: number }) {
  const roll = chance('grain');
  const tile = Math.round(size * 9);
  const specks = (count: number): string =>
    dotsPath(
      Array.from({ length: count }, () => ({ x: roll.between(0.02, 0.98) * tile, y: roll.between(0.02, 0.98) * tile })),
    );
  return (
    <pattern id={id} width={tile} height={tile} patternUnits="userSpaceOnUse">
      <Shapes
        shapes={[
          { d: specks(46), stroke: land.grain[0], width: size * 0.13, opacity: 0.8 },
          { d: specks(40), stroke: land.grain[1], width: size * 0.16, opacity: 0.8 },
        ]}
      />
    </pattern>
  );
}

export function GroundLayer({ scene, mode }: { readonly scene: GroundScene; readonly mode: Mode }) {
  const land = landOf(scene, mode);
  const size = grainOf(scene.width, scene.depth);
  const id = `grain-${mode}-${scene.ground}-${scene.season ?? 'any'}-${Math.round(size)}`;
  const whole = rectPath(0, 0, scene.width, scene.depth);
  return (
    <g>
      <defs>
        <Grain id={id} land={land} size={size} />
      </defs>
      <path d={whole} fill={land.ground} />
      <Shapes shapes={drawGround(scene, mode)} />
      <path d={whole} fill={`url(#${id})`} />
    </g>
  );
}
