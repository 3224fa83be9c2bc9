/** Our own symbols: the arms of 1500 to 1900, which NATO has no signs for, and the question mark. */
import type { SymbolDrawing } from './symbols.generated.js';

const line = (d: string, width = 9): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}"/>`;
const solid = (d: string): string => `<path d="${d}" fill="currentColor"/>`;
const disc = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="currentColor"/>`;

const glyph = (...parts: readonly string[]): SymbolDrawing => ({ viewBox: '0 0 100 100', body: parts.join('') });

export const GLYPHS: Readonly<Record<string, SymbolDrawing>> = {
  unknown: glyph(
    '<path d="M30 34C30 10 70 10 70 34C70 52 50 50 50 68" fill="none" stroke="currentColor" stroke-width="13"/>',
    disc(50, 88, 8),
  ),
  // two muskets crossed, their bayonets up
  foot: glyph(line('M14 90L84 10M86 90L16 10', 11), line('M8 78L28 96M92 78L72 96', 13)),
  // a horse's head, looking left as on old plans
  horse: glyph(
    solid('M34 92C34 74 40 66 44 60C36 62 28 66 20 64L12 54C20 44 28 34 38 28L40 10L52 24C70 30 82 52 84 92Z'),
  ),
  // a gun on its carriage
  guns: glyph(
    line('M8 42L76 30', 15),
    line('M56 46L92 74', 9),
    '<circle cx="46" cy="62" r="19" fill="none" stroke="currentColor" stroke-width="9"/>',
    disc(46, 62, 5),
  ),
  elephants: glyph(
    solid(
      'M8 60C8 34 26 24 48 24C66 22 78 30 84 40C92 44 94 58 90 76C89 84 80 84 81 76C83 68 82 62 78 60C74 64 70 66 66 66V88H52V70H34V88H20V66C12 66 8 66 8 60Z',
    ),
  ),
  // men in open order
  skirmishers: glyph(disc(16, 34, 12), disc(50, 24, 12), disc(84, 34, 12), disc(33, 72, 12), disc(67, 72, 12)),
};
