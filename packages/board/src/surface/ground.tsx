/** The bare table top: the ground of its country with grain, patches, fields and whatever else grows or blows there. */
import type { Point } from '@umpire/engine';
import type { Turn } from '../coordinates.js';
import { remember } from '../remember.js';
import { chance } from '../shape/chance.js';
import { merged } from '../shape/merged.js';
import { dotsPath, rectPath } from '../shape/path.js';
import { type Shape, Shapes } from '../shape/shape.js';
import { ABROAD, type Land, type LandScene, landOf } from '../style/land.js';
import type { Mode } from '../style/mode.js';
import { grainOf, isBare, type SiteScene, siteOf } from '../terrain/site.js';
import { crowns } from '../terrain/wood.js';
import { drawFields, type Table } from './fields.js';
import { drawPatches, drawTufts, places } from './wild.js';

/** The same for all tables of a size: the ground must not change when a bridge is blown. */
function tableOf({ width: across, depth: deep, ground, landscape }: SiteScene, turn: Turn): Table {
  const [width, depth] = turn % 2 === 0 ? [across, deep] : [deep, across];
  return { width, depth, seed: `${width}×${depth} ${landscape ?? ground}` };
}

/** What was drawn for the table as it is, on the table as it was turned: fields lie where they lay. */
function turnOf({ width, depth }: Table, turn: Turn): string | undefined {
  if (turn === 1) return `matrix(0 1 -1 0 ${depth} 0)`;
  if (turn === 2) return `matrix(-1 0 0 -1 ${width} ${depth})`;
  return turn === 3 ? `matrix(0 -1 1 0 0 ${width})` : undefined;
}
const turnedAt = ({ width, depth }: Table, { x, y }: Point, turn: Turn): Point =>
  turn === 1
    ? { x: depth - y, y: x }
    : turn === 2
      ? { x: width - x, y: depth - y }
      : turn === 3
        ? { x: y, y: width - x }
        : { x, y };

/** Trees that are nobody's wood: never so many, and never so close, that they could be taken for one. */
function loneTrees(scene: SiteScene, mode: Mode, turn: Turn): Shape[] {
  const site = siteOf(scene, mode);
  const table = tableOf(scene, turn);
  const free = places(table, 'trees', site.land.habits.trees)
    .map(at => turnedAt(table, at, turn))
    .filter(at => isBare(site, at, site.grain));
  return crowns(free, chance(`trees ${table.seed}`), { ...site, crown: site.grain * 0.72 });
}

/** Where nothing is said of the season the trees tell it. */
const isRipe = ({ season }: SiteScene, { snow, trees }: Land): boolean =>
  season ? season === 'Summer' || season === 'Autumn' : !snow && trees !== 'bare';

/** What lies flat and turns with the table, and what stands upright on it however it is turned. */
interface Drawn {
  readonly flat: readonly Shape[];
  readonly upright: readonly Shape[];
}
function draw(scene: SiteScene, mode: Mode, turn: Turn): Drawn {
  const land = landOf(scene, mode);
  const grain = grainOf(scene.width, scene.depth);
  const table = tableOf(scene, turn);
  const harvest = { ripe: isRipe(scene, land) && mode !== 'print', period: scene.period };
  if (mode === 'print') return { flat: drawFields(table, land, grain, harvest), upright: [] };
  const flat = merged([
    ...drawPatches(table, land, grain),
    ...drawFields(table, land, grain, harvest),
    ...(ABROAD.here?.drawBarren?.(table, land, grain) ?? []),
    drawTufts(table, land, grain),
  ]);
  return { flat, upright: merged(loneTrees(scene, mode, turn)) };
}

const drawGround = remember(
  8,
  (scene: SiteScene, mode: Mode, turn: Turn) =>
    JSON.stringify([
      ...[mode, turn, scene.season, scene.period, scene.light, scene.tints],
      ...[tableOf(scene, turn), scene.features],
    ]),
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

const nameOf = ({ ground, landscape, season, tints }: LandScene): string =>
  [landscape ?? ground, season ?? 'any', tints?.open.slice(1) ?? 'own'].join('-');

interface GroundProps {
  /** As it is laid: turned already. */
  readonly scene: SiteScene;
  readonly mode: Mode;
  readonly turn: Turn;
}

export function GroundLayer({ scene, mode, turn }: GroundProps) {
  const land = landOf(scene, mode);
  const size = grainOf(scene.width, scene.depth);
  const id = `grain-${mode}-${nameOf(scene)}-${Math.round(size)}`;
  const whole = rectPath(0, 0, scene.width, scene.depth);
  const { flat, upright } = drawGround(scene, mode, turn);
  return (
    <g>
      <defs>
        <Grain id={id} land={land} size={size} />
      </defs>
      <path d={whole} fill={land.ground} />
      <g data-layer="fields" transform={turnOf(tableOf(scene, turn), turn)}>
        <Shapes shapes={flat} />
      </g>
      <Shapes shapes={upright} />
      <path d={whole} fill={`url(#${id})`} />
    </g>
  );
}
