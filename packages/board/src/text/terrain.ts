/** The table top in characters. */
import { type Feature, holds, type Point, type Scene } from '@umpire/engine';
import { lengthOf, resampled } from '../shape/outline.js';
import type { Canvas } from './canvas.js';
import {
  AREA_TEXTURES,
  cellOf,
  GROUND_TEXTURES,
  OVERLAY_TEXTURES,
  openCell,
  STRIP_TEXTURES,
  type Texture,
} from './textures.js';

/** From the table to the sheet: a character is twice as high as it is wide. */
export interface Sheet {
  readonly columns: number;
  readonly rows: number;
  readonly columnOf: (x: number) => number;
  readonly rowOf: (y: number) => number;
  readonly middleOf: (column: number, row: number) => Point;
  readonly cell: number;
}

/** The largest sheet that fits into so many columns and rows. */
export function sheetOf(
  scene: Pick<Scene, 'width' | 'depth'>,
  most: { readonly columns: number; readonly rows: number },
): Sheet {
  const cell = Math.max(scene.width / most.columns, scene.depth / (2 * most.rows));
  const columns = Math.max(1, Math.min(most.columns, Math.round(scene.width / cell)));
  const rows = Math.max(1, Math.min(most.rows, Math.round(scene.depth / (2 * cell))));
  const clamped = (value: number, count: number): number => Math.min(count - 1, Math.max(0, Math.floor(value)));
  return {
    columns,
    rows,
    cell,
    columnOf: x => clamped((x / scene.width) * columns, columns),
    rowOf: y => clamped((1 - y / scene.depth) * rows, rows),
    middleOf: (column, row) => ({
      x: ((column + 0.5) / columns) * scene.width,
      y: (1 - (row + 0.5) / rows) * scene.depth,
    }),
  };
}

function fillArea(canvas: Canvas, sheet: Sheet, outline: readonly Point[], texture: Texture): void {
  const columns = outline.map(p => sheet.columnOf(p.x));
  const rows = outline.map(p => sheet.rowOf(p.y));
  for (let row = Math.min(...rows); row <= Math.max(...rows); row++) {
    for (let column = Math.min(...columns); column <= Math.max(...columns); column++) {
      if (holds(outline, sheet.middleOf(column, row)) === 'outside') continue;
      canvas.set(column, row, cellOf(texture, column, row));
    }
  }
}

const ROAD_SIGNS = ['─', '╱', '│', '╲'];

/** The sign of a road that runs from one point to another; a step up is worth two steps aside. */
function roadSign(from: Point, to: Point): string {
  const dx = to.x - from.x;
  const dy = (to.y - from.y) / 2;
  if (Math.abs(dy) < Math.abs(dx) * 0.42) return ROAD_SIGNS[0]!;
  if (Math.abs(dx) < Math.abs(dy) * 0.42) return ROAD_SIGNS[2]!;
  return dx > 0 === dy > 0 ? ROAD_SIGNS[1]! : ROAD_SIGNS[3]!;
}

/** A strip is walked along, so that it never has holes however narrow it is. */
function fillStrip(canvas: Canvas, sheet: Sheet, feature: Feature, texture: Texture): void {
  const line = feature.line!;
  const steps = Math.max(2, Math.ceil((lengthOf(line) / sheet.cell) * 3));
  const points = resampled(line, lengthOf(line) / steps);
  points.forEach((point, i) => {
    const column = sheet.columnOf(point.x);
    const row = sheet.rowOf(point.y);
    const cell = cellOf(texture, column, row);
    const before = points[Math.max(0, i - 4)]!;
    const after = points[Math.min(points.length - 1, i + 4)]!;
    canvas.set(column, row, feature.kind === 'road' ? { ...cell, sign: roadSign(before, after) } : cell);
  });
}

function kindsPresent<K extends string>(kinds: readonly K[], scene: Pick<Scene, 'features'>): K[] {
  return kinds.filter(kind => scene.features.some(feature => feature.kind === kind));
}

/** Draws the ground and everything on it; says which textures it used, for the legend. */
export function drawTerrain(canvas: Canvas, sheet: Sheet, scene: Scene): Texture[] {
  const open = GROUND_TEXTURES[scene.ground];
  for (let row = 0; row < sheet.rows; row++) {
    for (let column = 0; column < sheet.columns; column++) canvas.set(column, row, openCell(open, column, row));
  }
  const used = new Set<Texture>();
  const areas = Object.keys(AREA_TEXTURES) as Feature['kind'][];
  const strips = Object.keys(STRIP_TEXTURES) as Feature['kind'][];
  for (const kind of kindsPresent(areas, scene)) {
    for (const { outline } of scene.features.filter(feature => feature.kind === kind)) {
      if (!outline || outline.length < 3) continue;
      fillArea(canvas, sheet, outline, AREA_TEXTURES[kind]!);
      used.add(AREA_TEXTURES[kind]!);
    }
  }
  for (const kind of kindsPresent(strips, scene)) {
    for (const feature of scene.features.filter(f => f.kind === kind)) {
      if (!feature.line || feature.line.length < 2) continue;
      fillStrip(canvas, sheet, feature, STRIP_TEXTURES[kind]!);
      used.add(STRIP_TEXTURES[kind]!);
    }
  }
  for (const overlay of scene.overlays) {
    const texture = OVERLAY_TEXTURES[overlay.kind];
    if (!texture) continue;
    used.add(texture);
    if (overlay.outline && overlay.kind === 'smoke') fillArea(canvas, sheet, overlay.outline, texture);
    else if (overlay.centre) {
      const [column, row] = [sheet.columnOf(overlay.centre.x), sheet.rowOf(overlay.centre.y)];
      canvas.set(column, row, cellOf(texture, column, row));
    }
  }
  return [...used];
}
