/** From the one who strikes to the one who is struck: an arrow while it is decided, a thin line with a number afterwards. */
import { type Point, type Side, samePoint } from '@umpire/engine';
import { usePen } from '../drawing.js';
import { type Stand, useStand } from '../piece/stands.js';
import { between } from '../shape/outline.js';
import { linePath, polygonPath } from '../shape/path.js';
import { Numbered } from './numbered.js';
import { ON_LINE } from './sight-line.js';
import { Slip } from './words.js';

/** A point of the table; whoever was beside it has none and is looked for where he waits. */
export interface ShotEnd extends Point {
  readonly id: string;
  readonly beside?: true;
}

export interface ShotLineProps {
  readonly from: ShotEnd;
  readonly to: ShotEnd;
  readonly side: Side | undefined;
  readonly number?: number | undefined;
}

/** Pixels beside its line at which the number of a shot may stand, where there is no room on it. */
const BESIDE = 20;

/** On the line, then to either side of it: whom an engagement was between is looked for on the table. */
function placesOf(start: Point, end: Point, beside: number): readonly Point[] {
  const far = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const aside = { x: (-(end.y - start.y) / far) * beside, y: ((end.x - start.x) / far) * beside };
  return [0, 1, -1, 2, -2].flatMap(steps =>
    ON_LINE.map(part => {
      const { x, y } = between(start, end, part);
      return { x: x + aside.x * steps, y: y + aside.y * steps };
    }),
  );
}

/** Where it is drawn: at the counter of who still stands there, though that stepped aside; else where he stood. */
const endAt = (
  end: ShotEnd,
  stand: Stand | undefined,
  pen: Pick<ReturnType<typeof usePen>, 'at'>,
): Point | undefined => {
  if (end.beside) return stand?.at;
  const at = pen.at(end);
  return stand && samePoint(stand.base, at) ? stand.at : at;
};

/** Both ends of a shot in the drawing. */
export function useShotEnds(from: ShotEnd, to: ShotEnd): readonly [Point, Point] | undefined {
  const pen = usePen();
  const [attacker, target] = [useStand(from.id), useStand(to.id)];
  const [start, end] = [endAt(from, attacker, pen), endAt(to, target, pen)];
  return start && end ? [start, end] : undefined;
}

/** A shot that is over; it lies below the pieces. */
export function ShotLine({ from, to, side, number }: ShotLineProps) {
  const pen = usePen();
  const ends = useShotEnds(from, to);
  if (!ends) return null;
  const [start, end] = ends;
  const d = linePath([start, end]);
  return (
    <g data-mark="shot" fill="none" pointerEvents="none">
      <path d={d} stroke="#14130d" strokeOpacity={0.5} strokeWidth={pen.px(3.4)} strokeLinecap="round" />
      <path d={d} stroke="#ffffff" strokeWidth={pen.px(1.6)} strokeDasharray={`${pen.px(5)} ${pen.px(3)}`} />
      {number !== undefined && (
        <Numbered places={placesOf(start, end, pen.px(BESIDE))} number={number} side={side} needed />
      )}
    </g>
  );
}

/** Pixels: how far an arrow keeps from the pieces, and how large its head is. */
const CLEAR = 8;
const HEAD = 17;

/** From piece to piece, clear of both. */
export function StrikeArrow({
  from,
  to,
  label,
}: {
  readonly from: string;
  readonly to: string;
  readonly label?: string | undefined;
}) {
  const pen = usePen();
  const [attacker, target] = [useStand(from), useStand(to)];
  if (!attacker || !target) return null;
  const [dx, dy] = [target.at.x - attacker.at.x, target.at.y - attacker.at.y];
  const far = Math.hypot(dx, dy);
  const room = (stand: typeof target): number => Math.max(stand.piece.width, stand.piece.depth) / 2 + pen.px(CLEAR);
  if (far < room(attacker) + room(target) + pen.px(HEAD)) return null; // they touch: there is no way between them
  const along = (distance: number, aside = 0): Point => ({
    x: attacker.at.x + (dx * distance - dy * aside) / far,
    y: attacker.at.y + (dy * distance + dx * aside) / far,
  });
  const [start, tip, neck] = [room(attacker), far - room(target), far - room(target) - pen.px(HEAD)];
  const line = linePath([along(start), along(neck)]);
  const head = polygonPath([along(tip), along(neck, pen.px(HEAD * 0.55)), along(neck, -pen.px(HEAD * 0.55))]);
  const colour = pen.ink.sides[attacker.piece.side].border;
  const places = ON_LINE.map(part => along(start + (tip - start) * part));
  return (
    <g data-mark="strike" pointerEvents="none" fill="none" strokeLinejoin="round">
      <path d={line} stroke="#ffffff" strokeWidth={pen.px(6)} strokeLinecap="round" />
      <path d={head} fill={colour} stroke="#ffffff" strokeWidth={pen.px(2)} />
      <path d={line} stroke={colour} strokeWidth={pen.px(3.4)} strokeLinecap="round" />
      {label && <Slip places={places} text={label} strong />}
    </g>
  );
}
