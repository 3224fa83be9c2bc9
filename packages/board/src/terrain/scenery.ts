/** Farm lanes and railway lines: they make a country of a table, and no rule asks for them. So they are narrow, and below all else. */
import type { Scenery } from '@umpire/engine';
import { drawn } from '../coordinates.js';
import { chance, wave } from '../shape/chance.js';
import { beside, resampled } from '../shape/outline.js';
import { smoothLine } from '../shape/path.js';
import { darker, mix } from '../style/colour.js';
import type { Drawing, Site, SiteScene } from './site.js';

/** Of the size of a tree: a cart, a track. */
const LANE = 0.5;
const TRACK = 0.36;
const SLEEPER = 0.9;

export function drawScenery({ kind, line }: Scenery, scene: SiteScene, site: Site): Drawing {
  const { grain } = site;
  const way = resampled(
    line.map(point => drawn(scene, point)),
    grain * 3,
  );
  const roll = chance(`${kind} ${way.length}`);
  const sway = wave(roll, Math.max(2, way.length / (kind === 'lane' ? 5 : 12)), false);
  const wander = kind === 'lane' ? grain * 1.3 : grain * 0.5;
  // it ends where it is said to end
  const course = beside(way, t => (sway(t) - 0.5) * wander * Math.min(1, 6 * t, 6 * (1 - t)));
  return { lane: kind === 'lane' ? laneOf(smoothLine(course), site) : railwayOf(course, site) };
}

/** Two ruts with grass between them. */
function laneOf(d: string, { land, grain }: Site): NonNullable<Drawing['lane']> {
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
