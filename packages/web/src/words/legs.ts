import { distance, lerp, type Piece, type Point, pointAhead, type Scene } from '@umpire/engine';
import { bearingShort, parseBearing } from './bearing.js';
import { inUnit, parseLength, unitName } from './length.js';

/** One part of a path as people say it. */
export type Leg =
  | { readonly kind: 'bearing'; readonly facing: number; readonly length: number }
  | { readonly kind: 'towards'; readonly piece: string; readonly length: number }
  /** Straight to a place, or by the best way there is. */
  | { readonly kind: 'to'; readonly point: Point; readonly best: boolean };

export interface Wrong {
  readonly wrong: string;
}
export const isWrong = (x: unknown): x is Wrong => typeof x === 'object' && x !== null && 'wrong' in x;

/** A piece by its id or its name, however it is written. */
export function pieceNamed(scene: Pick<Scene, 'pieces'>, text: string): Piece | undefined {
  const wanted = text.trim().toLowerCase();
  return (
    scene.pieces.find(piece => piece.id.toLowerCase() === wanted) ??
    scene.pieces.find(piece => piece.label.toLowerCase() === wanted)
  );
}

/** Where a leg ends. */
export function legEnd(from: Point, leg: Leg, scene: Scene): Point | Wrong {
  if (leg.kind === 'to') return leg.point;
  if (leg.kind === 'bearing') return pointAhead(from, leg.facing, leg.length);
  const to = pieceNamed(scene, leg.piece);
  if (to?.where !== 'table') return { wrong: `${leg.piece} is not on the table` };
  const whole = distance(from, to);
  if (whole === 0) return { wrong: `it is where ${to.label} is already` };
  return lerp(from, to, leg.length / whole);
}

/** `NNE 6`, `35 6`, `towards B7 4`, `to 14.5 20`, `way 14.5 20`. */
export function parseLeg(text: string, scene: Scene): Leg | Wrong {
  const words = text.trim().split(/\s+/).filter(Boolean);
  const [first = '', ...rest] = words;
  const { unit } = scene;
  switch (first.toLowerCase()) {
    case '':
      return { wrong: 'say a leg, such as NNE 6' };
    case 'towards':
    case 'toward': {
      const length = parseLength(rest.slice(1).join(' '), unit);
      const piece = pieceNamed(scene, rest[0] ?? '');
      if (!piece) return { wrong: `there is no stand ${rest[0] ?? ''}`.trim() };
      if (length === undefined || length <= 0) return { wrong: `how far towards ${piece.label}?` };
      return { kind: 'towards', piece: piece.id, length };
    }
    case 'to':
    case 'way': {
      const point = parsePoint(rest.join(' '), scene);
      return isWrong(point) ? point : { kind: 'to', point, best: first.toLowerCase() === 'way' };
    }
    default:
      return bearingLeg(words, scene);
  }
}

function bearingLeg(words: readonly string[], { unit }: Scene): Leg | Wrong {
  const last = words.at(-1) ?? '';
  const named = words.length > 1 && parseLength(last, unit) === undefined ? 2 : 1; // `NNE 6 inches`
  const facing = parseBearing(words.slice(0, words.length - named).join(' '));
  const length = parseLength(words.slice(-named).join(' '), unit);
  if (facing === undefined || length === undefined)
    return { wrong: `“${words.join(' ')}” is no leg: say a bearing and a distance, such as NNE 6` };
  return length > 0 ? { kind: 'bearing', facing, length } : { wrong: 'a leg is longer than nothing' };
}

/** `14.5 20`: from the west edge and from the south. `NNE 6 from A4`: from a stand. `A4`: where it is. */
export function parsePoint(text: string, scene: Scene): Point | Wrong {
  const { unit } = scene;
  const plain = text.trim().replace(/^(at|on|to)\s+/i, '');
  const relative = /^(.*?)\s+(?:from|of)\s+(\S+)$/i.exec(plain);
  if (relative) {
    const origin = pieceNamed(scene, relative[2]!);
    if (origin?.where !== 'table') return { wrong: `${relative[2]} is not on the table` };
    const leg = bearingLeg(relative[1]!.split(/\s+/), scene);
    return isWrong(leg) ? leg : legEnd(origin, leg, scene);
  }
  const piece = pieceNamed(scene, plain);
  if (piece?.where === 'table') return { x: piece.x, y: piece.y };
  const [x, y, more] = plain.split(/[\s,]+/).map(part => parseLength(part, unit));
  if (x === undefined || y === undefined || more !== undefined)
    return { wrong: `“${text.trim()}” is no place: say how far from the west edge and from the south, such as 14.5 6` };
  return isFarOff({ x, y }, scene) ? { wrong: 'that is far off the table' } : { x, y };
}

/** A leg as a line of a list. */
export function legWords(leg: Leg, scene: Scene): string {
  const { unit } = scene;
  const far = (length: number) => `${inUnit(length, unit)} ${unitName(unit, inUnit(length, unit))}`;
  if (leg.kind === 'bearing') return `${bearingShort(leg.facing)} (${leg.facing / 10}°), ${far(leg.length)}`;
  if (leg.kind === 'towards') return `towards ${pieceNamed(scene, leg.piece)?.label ?? leg.piece}, ${far(leg.length)}`;
  return `to ${inUnit(leg.point.x, unit)}, ${inUnit(leg.point.y, unit)}${leg.best ? ' by the best way' : ''}`;
}

/** So far off that no book can mean it. */
export const isFarOff = ({ x, y }: Point, { width, depth }: Scene): boolean =>
  x < -width || y < -depth || x > 2 * width || y > 2 * depth;

/** Finds the best way to a place, as the desk knows it: a path without its start. */
export type WayFinder = (to: Point) => Promise<readonly Point[] | undefined>;

/** The points of a path, leg after leg. The best way is known from where the stand is only: it comes first. */
export async function pathOf(
  from: Point,
  legs: readonly Leg[],
  scene: Scene,
  way: WayFinder,
): Promise<Point[] | Wrong> {
  const path: Point[] = [];
  for (const [i, leg] of legs.entries()) {
    if (leg.kind === 'to' && leg.best) {
      if (i > 0) return { wrong: 'the best way can only be the first leg' };
      const found = await way(leg.point);
      if (!found) return { wrong: 'no way leads there in one move' };
      path.push(...found);
      continue;
    }
    const end = legEnd(path.at(-1) ?? from, leg, scene);
    if (isWrong(end)) return end;
    if (isFarOff(end, scene)) return { wrong: 'that leads far off the table' };
    path.push(end);
  }
  return path;
}
