import { describe, expect, test } from 'vitest';
import { features, piece, scene } from '../testing/sample.js';
import { Canvas } from './canvas.js';
import { arrowOf, drawPieces, signOf, spotsOf } from './pieces.js';
import { MARGIN, renderText } from './render-text.js';
import { sheetOf } from './terrain.js';

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
const plain = (text: string): string => text.replace(ESCAPES, '');
const lengthOf = (line: string): number => [...line].length;

/** The rows between the frame's upper and lower edge. */
const tableRows = (text: string): string[] => {
  const lines = plain(text).split('\n');
  return lines.slice(
    lines.findIndex(line => line.includes('┌')) + 1,
    lines.findIndex(line => line.includes('└')),
  );
};

describe('a scene in characters', () => {
  test('is as wide as asked and keeps the table’s proportions', () => {
    for (const [width, height] of [
      [100, 34],
      [60, 20],
      [160, 60],
    ] as const) {
      const text = renderText(scene, { width, height });
      for (const line of text.split('\n')) expect(lengthOf(line)).toBeLessThanOrEqual(width);
      const rows = tableRows(text);
      const columns = lengthOf(rows[0]!) - MARGIN - 2;
      expect(rows.length).toBeLessThanOrEqual(height);
      expect(columns / (2 * rows.length)).toBeCloseTo(scene.width / scene.depth, 0);
      expect(new Set(rows.map(lengthOf)).size).toBe(1);
    }
  });

  test('colours add nothing but colours', () => {
    expect(plain(renderText(scene, { colour: true }))).toBe(renderText(scene, { colour: false }));
    expect(renderText(scene)).not.toMatch(ESCAPES);
  });

  test('is the same each time', () => {
    expect(renderText(structuredClone(scene), { colour: true })).toBe(renderText(scene, { colour: true }));
  });

  test('has every piece of the table in a place of its own', () => {
    const crowd = Array.from({ length: 200 }, (_, i) =>
      piece(`A${i}`, { x: 7000 + (i % 10) * 60, y: 6000 + i * 7, side: i % 2 ? 'a' : 'b' }),
    );
    for (const pieces of [scene.pieces, crowd]) {
      const sheet = sheetOf(scene, { columns: 94, rows: 34 });
      const canvas = new Canvas(sheet.columns, sheet.rows);
      const spots = spotsOf({ pieces }, sheet);
      drawPieces(canvas, spots);
      expect(spots.map(spot => spot.piece.id)).toEqual(pieces.filter(p => p.where === 'table').map(p => p.id));
      for (const { piece: shown, column, row } of spots) {
        expect(canvas.get(column, row).sign + canvas.get(column + 1, row).sign).toBe(signOf(shown));
      }
    }
  });

  test('tells the sides apart without colour, unknown pieces included', () => {
    const [red, blue] = [piece('A1', { symbol: 'unknown' }), piece('B1', { symbol: 'unknown', side: 'b' })];
    expect(signOf(red)).toBe('↑?');
    expect(signOf(blue)).toBe('⇑?');
    expect(signOf(piece('A1', { facing: 1800 }))).toBe('↓T');
    expect(signOf(piece('B1', { side: 'b', facing: 900 }))).toBe('⇒t');
    expect(arrowOf(3590, 'a')).toBe('↑');
  });

  test('north is up, west is left', () => {
    const rows = tableRows(
      renderText({ ...scene, features: [], overlays: [], pieces: [piece('A1', { x: 200, y: scene.depth - 200 })] }),
    );
    expect(rows[0]!.slice(MARGIN + 1, MARGIN + 3)).toBe('↑T');
  });

  test('lists who waits off the table and explains its signs', () => {
    const text = renderText(scene);
    expect(text).toContain('Red off-table zone:');
    expect(text).toContain('G A-off29');
    expect(text).toContain('Blue off-table zone:  ? B-off');
    for (const words of ['forest', 'town', 'river', 'road', 'marsh', 'smoke']) expect(text).toContain(words);
    expect(renderText({ ...scene, features, pieces: [] })).not.toContain('off-table');
  });
});
