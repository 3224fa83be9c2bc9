/** The outlines of a piece about its own middle, front up. They depend on its size and its side alone. */
import { direction, type Piece, type Side } from '@umpire/engine';
import type { Box } from './labels.js';

type Size = Pick<Piece, 'width' | 'depth'>;

/** Wide and shallow: a block of foot or horse as on an old battle plan. */
export const isBlock = ({ width, depth }: Size): boolean => width > 1.6 * depth;

const whole = (value: number): number => Math.round(value) + 0;

/** The width of the line round a base. */
export const borderOf = ({ width, depth }: Size): number => whole(Math.min(width, depth) * 0.075);

/** Red has square corners but for a trace, Blue has round ones: the sides are told apart in black and white. */
const CORNER: Readonly<Record<Side, number>> = { a: 0.05, b: 0.2 };

/**
 * The middle of a line round the base that is `line` wide. The line lies within the rule's base: stands in contact touch in the
 * drawing too, and do not overlap.
 */
export function basePath(size: Size, side: Side = 'a', line = borderOf(size)): string {
  const r = whole(Math.max(0, Math.min(size.width, size.depth) * CORNER[side] - (line - borderOf(size)) / 2));
  const w = whole(size.width) - line - 2 * r;
  const d = whole(size.depth) - line - 2 * r;
  const x = whole(-w / 2);
  const y = whole(-d / 2) - r;
  return `M${x} ${y}h${w}q${r} 0 ${r} ${r}v${d}q0 ${r} ${-r} ${r}h${-w}q${-r} 0 ${-r} ${-r}v${-d}q0 ${-r} ${r} ${-r}z`;
}

/** On large bases a prow does not grow any more. */
const LARGEST = 480;

/** The prow on the front edge: pointed or round. It is no part of the rule's base. A shallow base has as large a one as a square one. */
export function chevronPath({ width, depth }: Size, side: Side = 'a'): string {
  const half = whole(Math.min(width * 0.24, LARGEST * 0.3));
  const tip = whole(Math.min(width, Math.max(depth, width * 0.8), LARGEST) * 0.19);
  const front = whole(-depth / 2);
  return side === 'a'
    ? `M${-half} ${front}l${half} ${-tip} ${half} ${tip}z`
    : `M${-half} ${front}c${whole(half * 0.3)} ${whole(-tip * 1.25)} ${whole(half * 1.7)} ${whole(-tip * 1.25)} ${2 * half} 0z`;
}

/** Whatever a scene says of an unknown piece, its drawing gives nothing away: no leader's flag, no group. */
export const isUnknown = ({ symbol }: Pick<Piece, 'symbol'>): boolean => symbol === 'unknown';

export const carriesFlag = (piece: Pick<Piece, 'symbol' | 'leader'>): boolean =>
  piece.leader === true && !isUnknown(piece);

/** How far a turned base reaches to the sides and up and down from its middle. */
export function extentOf({ width, depth }: Size, facing: number): { readonly across: number; readonly up: number } {
  const { x, y } = direction(facing);
  const [sin, cos] = [Math.abs(x), Math.abs(y)];
  return { across: (width * cos + depth * sin) / 2, up: (width * sin + depth * cos) / 2 };
}

const SLICES = 6;

/** What a base that stands askew takes, about its middle, slice by slice from the top down; undefined where one box is as good. */
export function slicesOf({ width, depth }: Size, facing: number): readonly Box[] | undefined {
  if (facing % 900 === 0) return undefined;
  const { x: sin, y: cos } = direction(facing);
  // from one to the next round about
  const corners = [-1, 1].flatMap(across =>
    [-across, across].map(down => ({
      x: (across * width * cos - down * depth * sin) / 2,
      y: (across * width * sin + down * depth * cos) / 2,
    })),
  );
  const up = Math.max(...corners.map(({ y }) => y)) / SLICES;
  return Array.from({ length: SLICES }, (_, i) => {
    const middle = (2 * i + 1 - SLICES) * up;
    const xs = corners.flatMap((from, j) => {
      const to = corners[(j + 1) % 4]!;
      return from.y < middle === to.y < middle ? [] : from.x + ((middle - from.y) * (to.x - from.x)) / (to.y - from.y);
    });
    return { left: Math.min(...xs), top: middle - up, right: Math.max(...xs), bottom: middle + up };
  });
}

/** Whoever waits beside the table does not fly yet: his name would have no room below a ring. */
export const flies = ({ layer, where }: Pick<Piece, 'layer' | 'where'>): boolean =>
  layer === 'air' && where === 'table';

/** The radius of the ring round what flies. */
export const ringOf = ({ width, depth }: Size): number => whole((Math.hypot(width, depth) / 2) * 1.08);

/** The turn that keeps what is written along a block readable: never upside down. In degrees. */
export function readableTurn(facing: number): number {
  const turn = (((facing % 3600) + 3600) % 3600) / 10;
  return turn > 90 && turn <= 270 ? turn - 180 : turn > 270 ? turn - 360 : turn;
}

/** The turn of a symbol that fills a square: with its counter modulo a quarter, so never more than half of one. In degrees. */
export function quarterTurn(facing: number): number {
  const turn = (((facing % 900) + 900) % 900) / 10;
  return turn > 45 ? turn - 90 : turn;
}

/** Whether a facing of the drawing looks to the left; straight up and down each side keeps its own way. */
export function looksLeft(facing: number, side: Side): boolean {
  const turn = ((facing % 3600) + 3600) % 3600;
  if (turn % 1800 === 0) return side === 'b';
  return turn > 1800;
}

/** How far the ring round a selected piece lies from it; `pixel`: in units of the drawing. */
export const ringGap = ({ width, depth }: Size, pixel: number): number =>
  Math.max(3 * pixel, Math.round(Math.min(width, depth) * 0.13));
