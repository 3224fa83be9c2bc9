/** What a mark needs to know of the board it lies on: which way is up, how large a pixel is, which colours to use. */
import type { Point } from '@umpire/engine';
import { createContext, useContext } from 'react';
import { drawn, type Turn } from './coordinates.js';
import { type Ink, inkOf } from './style/ink.js';
import type { Mode } from './style/mode.js';

export interface Drawing {
  /** The table itself, and how it is turned. */
  readonly width: number;
  readonly depth: number;
  readonly turn: Turn;
  /** Pixels to the unit. */
  readonly scale: number;
  /** The shortest side a counter is drawn with, in units. */
  readonly least: number;
  readonly mode: Mode;
  /** The land is dark: lines on it must be light. */
  readonly dark: boolean;
}

/** A usual table, 60 inches wide, on a page that gives it 900 pixels. */
export const USUAL_SCALE = 900 / 15240;

export const DrawingContext = createContext<Drawing>({
  width: 0,
  depth: 0,
  turn: 0,
  scale: USUAL_SCALE,
  least: 0,
  mode: 'light',
  dark: false,
});

export interface Pen extends Drawing {
  readonly ink: Ink;
  /** The main colour of lines on the land, and what sets them off from it. */
  readonly line: string;
  readonly halo: string;
  /** For what is blocked, broken or aimed at. */
  readonly warning: string;
  /** So many pixels, in units. */
  readonly px: (pixels: number) => number;
  /** A point of the table in the drawing. */
  readonly at: (point: Point) => Point;
  /** A facing on the table as SVG turns things. */
  readonly degrees: (facing: number) => number;
}

export const usePen = (): Pen => penOf(useContext(DrawingContext));

export function penOf(drawing: Drawing): Pen {
  const ink = inkOf(drawing.mode);
  return {
    ...drawing,
    ink,
    line: drawing.dark ? '#fdf8ea' : ink.ink,
    halo: drawing.dark ? '#14171a' : ink.halo,
    warning: drawing.dark ? '#ff8672' : '#c02b1d',
    px: pixels => Math.round(pixels / drawing.scale),
    at: point => drawn(drawing, point),
    degrees: facing => facing / 10 + 90 * drawing.turn,
  };
}

/**
 * Scales in steps of a fifth: labels keep their size on the screen to within a tenth, and zooming does not re-render five
 * hundred pieces at every frame.
 */
export function steppedScale(scale: number): number {
  if (!(scale > 0) || !Number.isFinite(scale)) return USUAL_SCALE;
  return 2 ** (Math.round(Math.log2(scale) * 4) / 4);
}
