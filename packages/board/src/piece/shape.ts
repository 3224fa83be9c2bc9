/** The outlines of a piece about its own middle, front up. They depend on its size alone. */
import { direction, type Piece } from '@umpire/engine';

type Size = Pick<Piece, 'width' | 'depth'>;

/** Wide and shallow: a block of foot or horse as on an old battle plan. */
export const isBlock = ({ width, depth }: Size): boolean => width > 1.6 * depth;

const whole = (value: number): number => Math.round(value) + 0;

/** The width of the line round a base. */
export const borderOf = ({ width, depth }: Size): number => whole(Math.min(width, depth) * 0.075);

/**
 * The middle of the line round the base. The line lies within the rule's base, whose corners are kept but for a trace of
 * rounding: stands in contact touch in the drawing too, and do not overlap.
 */
export function basePath(size: Size): string {
  const border = borderOf(size);
  const r = whole(Math.min(size.width, size.depth) * 0.05);
  const w = whole(size.width) - border - 2 * r;
  const d = whole(size.depth) - border - 2 * r;
  const x = whole(-w / 2);
  const y = whole(-d / 2) - r;
  return `M${x} ${y}h${w}q${r} 0 ${r} ${r}v${d}q0 ${r} ${-r} ${r}h${-w}q${-r} 0 ${-r} ${-r}v${-d}q0 ${-r} ${r} ${-r}z`;
}

/** The chevron on the front edge. */
export function chevronPath({ width, depth }: Size): string {
  const half = whole(Math.min(width * 0.24, depth * 0.3));
  const tip = whole(Math.min(width, depth) * 0.19);
  const front = whole(-depth / 2);
  return `M${-half} ${front}l${half} ${-tip} ${half} ${tip}z`;
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

/** The turn that keeps what is written along a block readable: never upside down. In degrees. */
export function readableTurn(facing: number): number {
  const turn = (((facing % 3600) + 3600) % 3600) / 10;
  return turn > 90 && turn <= 270 ? turn - 180 : turn > 270 ? turn - 360 : turn;
}
