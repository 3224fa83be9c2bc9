/** Lanes, railway lines, ditches and brooks: they make a country of a table, and no rule asks for them. So they are narrow, and below all else. */
import { distance, type Point, type Scenery } from '@umpire/engine';
import { drawn } from '../coordinates.js';
import { chance, wave } from '../shape/chance.js';
import { beside, resampled } from '../shape/outline.js';
import { dotsPath, smoothLine } from '../shape/path.js';
import { dots } from '../shape/shape.js';
import { darker, lighter, mix } from '../style/colour.js';
import type { Drawing, Site, SiteScene } from './site.js';

/** Of the size of a tree: a cart, a track. */
const LANE = 0.5;
const PAVED = 0.62;
const TRACK = 0.36;
const SLEEPER = 0.9;

/** How far each strays from its line, of the size of a tree, and one bend to so many steps of three trees. */
const WAYS: Readonly<Record<Scenery['kind'], readonly [strays: number, steps: number]>> = {
  lane: [1.3, 5],
  railway: [0.5, 12],
  ditch: [0.7, 6],
  stream: [2.2, 3],
};

export function drawScenery({ kind, line, fords = [] }: Scenery, scene: SiteScene, site: Site): Drawing {
  const { grain } = site;
  const at = (point: Point): Point => drawn(scene, point);
  const way = resampled(line.map(at), grain * 3);
  const roll = chance(`${kind} ${way.length}`);
  const [strays, steps] = WAYS[kind];
  const sway = wave(roll, Math.max(2, way.length / steps), false);
  const shallow = fords.map(at);
  // it ends where it is said to end, and lies true where it is crossed
  const free = way.map(point => Math.min(1, ...shallow.map(ford => distance(point, ford) / (grain * 5))));
  const course = beside(way, t => {
    const here = free[Math.round(t * (way.length - 1))] ?? 1;
    return (sway(t) - 0.5) * grain * strays * Math.min(1, 6 * t, 6 * (1 - t)) * here;
  });
  switch (kind) {
    case 'lane':
      return { lane: laneOf(smoothLine(course), site) };
    case 'railway':
      return { lane: railwayOf(course, site) };
    case 'ditch':
      return { lane: ditchOf(course, site) };
    case 'stream':
      return streamOf(course, shallow, site);
  }
}

/** Of the size of a tree: how wide a ditch is from bank to bank, how wide a stream is and how long its ford. */
const DITCH = 0.62;
const STREAM = 1.15;
const FORD = 1.5;

/** Dug earth on the one bank, water in the shade of the other, rushes along it. */
function ditchOf(course: readonly Point[], { land, grain }: Site): NonNullable<Drawing['lane']> {
  const d = smoothLine(course);
  const bank = smoothLine(beside(course, () => grain * DITCH * 0.55));
  const rushes = resampled(course, grain * 0.9)
    .filter((_, i) => i % 5 !== 3)
    .map(({ x, y }, i) => ({ x: x + (i % 2 === 0 ? 1 : -1) * grain * 0.3, y: y - grain * 0.16 }));
  return [
    { d: bank, stroke: mix(land.bank, '#d9c79a', 0.35), width: grain * DITCH * 0.9, opacity: 0.75 },
    { d, stroke: darker(land.bank, 0.42), width: grain * DITCH },
    { d, stroke: darker(land.water, 0.12), width: grain * DITCH * 0.46 },
    dots(dotsPath(rushes), grain * 0.24, darker(land.hedge, 0.2)),
  ];
}

/** A brook between its banks; where it is forded both are trodden down to gravel, with stones to step on. */
function streamOf(course: readonly Point[], fords: readonly Point[], { land, grain }: Site): Drawing {
  const d = smoothLine(course);
  const glints = smoothLine(beside(course, () => grain * STREAM * 0.1));
  // in dry country a river is as brown as its roads, and a brook of that colour would be one
  const water = mix(land.water, '#5496b8', 0.78);
  const gravel = mix(land.bank, '#e6dcc0', 0.6);
  const stones = fords.flatMap(({ x, y }) =>
    [-2, -1, 0, 1, 2].map(i => ({ x: x + (i % 2 === 0 ? 0.18 : -0.14) * grain, y: y + i * grain * 0.3 })),
  );
  return {
    river: [
      { d, stroke: land.bank, width: grain * (STREAM + 0.5), opacity: 0.6 },
      { d, stroke: darker(land.bank, 0.24), width: grain * (STREAM + 0.14) },
      { d, stroke: water, width: grain * STREAM },
      { d: glints, stroke: land.ripple, width: 13, opacity: 0.85, dash: '150 130 60 210', cap: 'butt' },
      dots(dotsPath(fords), grain * (FORD + 0.9), gravel),
      dots(dotsPath(fords), grain * FORD, mix(water, gravel, 0.55)),
      dots(dotsPath(stones), grain * 0.3, darker(gravel, 0.38)),
      dots(dotsPath(stones), grain * 0.2, lighter(gravel, 0.25)),
    ],
  };
}

/** Two ruts with grass between them; a narrow road, where roads have tarmac: it leads on from them. */
function laneOf(d: string, { land, grain, paved }: Site): NonNullable<Drawing['lane']> {
  if (paved)
    return [
      { d, stroke: land.roadEdge, width: grain * PAVED + 18, opacity: 0.6 },
      { d, stroke: mix(land.road, land.verge, 0.38), width: grain * PAVED },
    ];
  const earth = mix(land.verge, '#d9c79a', 0.6);
  return [
    { d, stroke: darker(earth, 0.28), width: grain * LANE + 14, opacity: 0.5 },
    { d, stroke: earth, width: grain * LANE },
    { d, stroke: land.ground, width: grain * LANE * 0.22, opacity: 0.8 },
  ];
}

/** Ballast, sleepers, and two rails that shine. */
function railwayOf(course: ReturnType<typeof beside>, { land, grain }: Site): NonNullable<Drawing['lane']> {
  const d = smoothLine(course);
  const rails = [0.5, -0.5].map(aside => smoothLine(beside(course, () => aside * grain * TRACK))).join('');
  return [
    { d, stroke: mix(land.verge, '#8b8378', 0.75), width: grain * (SLEEPER + 0.35), opacity: 0.9 },
    { d, stroke: '#4b3f34', width: grain * SLEEPER, dash: '16 26', cap: 'butt' },
    { d: rails, stroke: '#2e3134', width: 13 },
    { d: rails, stroke: '#c9ced2', width: 5 },
  ];
}
