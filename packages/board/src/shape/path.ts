/** Path data, kept short: whole units (tenths of a millimetre), relative steps, no needless spaces. */
import type { Point } from '@umpire/engine';

const whole = (value: number): number => Math.round(value) + 0;

/** Numbers as path data takes them: a minus sign parts as well as a space. */
function joined(values: readonly number[]): string {
  let text = '';
  for (const value of values) text += value < 0 || text === '' ? value : ` ${value}`;
  return text;
}

/** Straight lines through the points. Each point is rounded by itself, so that no error adds up. */
export function linePath(points: readonly Point[], closed = false): string {
  if (points.length === 0) return '';
  let x = whole(points[0]!.x);
  let y = whole(points[0]!.y);
  let data = `M${joined([x, y])}`;
  let command = 'l';
  for (let i = 1; i < points.length; i++) {
    const dx = whole(points[i]!.x) - x;
    const dy = whole(points[i]!.y) - y;
    const step = joined([dx, dy]);
    data += command === '' && dx >= 0 ? ` ${step}` : command + step;
    command = '';
    x += dx;
    y += dy;
  }
  return closed ? `${data}z` : data;
}

export const polygonPath = (points: readonly Point[]): string => linePath(points, true);

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** A closed curve that runs through the middles of the sides and is drawn towards the corners; it never leaves their hull. */
export function smoothPath(points: readonly Point[]): string {
  const n = points.length;
  if (n < 3) return polygonPath(points);
  const start = middle(points[n - 1]!, points[0]!);
  let x = whole(start.x);
  let y = whole(start.y);
  let data = `M${joined([x, y])}`;
  for (let i = 0; i < n; i++) {
    const corner = points[i]!;
    const end = middle(corner, points[(i + 1) % n]!);
    data += `q${joined([whole(corner.x) - x, whole(corner.y) - y, whole(end.x) - x, whole(end.y) - y])}`;
    x = whole(end.x);
    y = whole(end.y);
  }
  return `${data}z`;
}

/** An open curve: straight at its ends, smooth in between. */
export function smoothLine(points: readonly Point[]): string {
  if (points.length < 3) return linePath(points);
  let data = `M${joined([whole(points[0]!.x), whole(points[0]!.y)])}`;
  for (let i = 1; i < points.length - 1; i++) {
    const corner = points[i]!;
    const end = i === points.length - 2 ? points[i + 1]! : middle(corner, points[i + 1]!);
    data += `Q${joined([whole(corner.x), whole(corner.y), whole(end.x), whole(end.y)])}`;
  }
  return data;
}

/**
 * Dots: strokes without length, to be drawn with round caps and the dot's diameter as stroke width. A wood of three hundred
 * crowns is one element of three kilobytes. (One unit long, as some programs draw nothing for a length of nought.)
 */
export function dotsPath(points: readonly Point[]): string {
  let x = 0;
  let y = 0;
  let data = '';
  for (const point of points) {
    const dx = whole(point.x) - x;
    const dy = whole(point.y) - y;
    data += data === '' ? `M${joined([dx, dy])}h1` : `m${joined([dx, dy])}h1`;
    x += dx + 1;
    y += dy;
  }
  return data;
}

export const circlePath = (centre: Point, radius: number): string => {
  const r = whole(radius);
  return `M${joined([whole(centre.x) - r, whole(centre.y)])}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
};

export const rectPath = (x: number, y: number, width: number, height: number): string =>
  `M${joined([whole(x), whole(y)])}h${whole(width)}v${whole(height)}h${-whole(width)}z`;
