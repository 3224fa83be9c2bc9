import { inches } from '@umpire/engine';
import type { Gift } from '../../book/parts.js';
import type { Course } from '../../ground/river.js';
import type { PlayBook } from '../book.js';
import type { PlacedScenario } from './scenario.js';
import type { Ground, PieceOfTerrain } from './state.js';

/** Inches of a scenario file as tenths of a millimetre; anything finer is rounded. */
export const units = (n: number): number => Math.round(n * inches(1));

/** The same map is the same object: what is computed from it (areas, grid of sight) is then computed once. */
const maps = new Map<string, Ground>();
const MAPS = 32;

export type ScenarioGround = Gift<'terrain', typeof scenarioGround>;

/** The table of a scenario. */
export function scenarioGround(book: PlayBook) {
  const { riverCourse } = book;
  function groundOf({ table, zone, pieces, roads, river }: PlacedScenario, bare: Ground): Ground {
    const key = JSON.stringify([table, zone, pieces, roads, river]);
    const known = maps.get(key);
    if (known) return known;
    const dry: Ground = {
      ...bare,
      width: units(table.width),
      depth: units(table.depth),
      squareSize: units(table.squareSize),
      zone,
      pieces: pieces.map(
        (p): PieceOfTerrain => ({ ...p, x: units(p.x), y: units(p.y), width: units(p.width), depth: units(p.depth) }),
      ),
      roads: roads.map(([from, to]) => ({ from, to })),
    };
    const ground = river ? { ...dry, river: riverFor(dry, river.course) } : dry;
    if (maps.size >= MAPS) maps.clear();
    maps.set(key, ground);
    return ground;
  }

  /** HSE-17, in tenths of a millimetre. */
  function riverFor(ground: Ground, course: Course) {
    const inch = (n: number) => n / inches(1);
    const pieces = ground.pieces.map(p => ({
      ...p,
      x: inch(p.x),
      y: inch(p.y),
      width: inch(p.width),
      depth: inch(p.depth),
    }));
    return riverCourse(inch(ground.width), inch(ground.depth), course, pieces).map(p => ({
      x: units(p.x),
      y: units(p.y),
    }));
  }

  /** RIV-03, HSE-17: the river of a ground whose pieces may have changed, around them as they lie now. */
  const withRiver = (ground: Ground): Ground =>
    ground.course ? { ...ground, river: riverFor(ground, ground.course) } : ground;

  return { groundOf, withRiver };
}
