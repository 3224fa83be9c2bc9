import { hitOf } from '@umpire/board';
import { type MenuItem, type Point, type Pose, turned } from '@umpire/engine';
import { facingTo, snapped, within } from '../draft/facing.js';
import { startOf } from '../model/use-probe.js';
import type { Table } from '../model/use-table.js';

/** A piece that is dragged over the table. Where it is let go, that is the order, if it is allowed there. */
export interface PieceDrag {
  readonly item: MenuItem;
  /** Where it was taken hold of. */
  readonly at: Point;
}

/** Straight ahead catches a hand that errs by no more than this share of the way, and of the unit of the table. */
const SNAP = { ofWay: 0.1, ofUnit: 0.3 };

/** A point straight ahead, if this one nearly is. */
export function straightAhead(from: Pose, to: Point, unit: number): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const angle = (from.facing * Math.PI) / 1800;
  const [ax, ay] = [Math.sin(angle), Math.cos(angle)];
  const along = dx * ax + dy * ay;
  const aside = Math.abs(dx * ay - dy * ax);
  if (along <= 0 || aside > along * SNAP.ofWay || aside > unit * SNAP.ofUnit) return to;
  return { x: Math.round(from.x + ax * along), y: Math.round(from.y + ay * along) };
}

/** Where the piece goes if the hand is here: it is held at the point at which it was taken. */
export function draggedTo({ battleView, drafting }: Table, { item, at }: PieceDrag, hand: Point): Point {
  const piece = battleView.scene.pieces.find(({ id }) => id === item.stand);
  const from = startOf(drafting.draft) ?? piece;
  if (!from) return hand;
  const to = { x: from.x + hand.x - at.x, y: from.y + hand.y - at.y };
  return straightAhead(from, to, battleView.scene.unit.length);
}

export interface Strike {
  readonly item: MenuItem;
  readonly target: string;
}

/** The enemy under the hand whom the piece could strike, and by which verb. */
export function strikeUnder(
  { inspection, battleView }: Pick<Table, 'inspection' | 'battleView'>,
  stand: string | undefined,
  under: Element | null,
): Strike | undefined {
  const { piece } = hitOf(under);
  if (piece === undefined || inspection?.piece !== stand) return undefined;
  const aimed = inspection?.targets.find(({ target }) => target.id === piece && !target.closed);
  const strike = aimed && battleView.menu.find(one => one.verb === aimed.verb && one.stand === stand);
  return strike && { item: strike, target: piece };
}

/** A corner of a piece that is held is dragged: it turns, about its middle or about the other corner, as the book has it. */
export interface CornerDrag extends PieceDrag {
  /** 1: the right one of its front. */
  readonly corner: 1 | -1;
}

/** Which front corner of a piece is under the hand: -1 the left one, 1 the right one. */
export function cornerUnder(
  piece: Pose & { readonly width: number; readonly depth: number },
  hand: Point,
): 1 | -1 | undefined {
  const angle = (piece.facing * Math.PI) / 1800;
  const [dx, dy] = [hand.x - piece.x, hand.y - piece.y];
  const right = dx * Math.cos(angle) - dy * Math.sin(angle);
  const ahead = dx * Math.sin(angle) + dy * Math.cos(angle);
  if (Math.abs(right) < piece.width * 0.3 || ahead < piece.depth * 0.1) return undefined;
  return right > 0 ? 1 : -1;
}

/** Degrees, in tenths, to which a wheel snaps. */
const WHEEL_STEP = 10;

/** The facing that a corner in the hand gives. */
export function wheeledTo({ drafting }: Table, { at, corner }: CornerDrag, hand: Point): number | undefined {
  const [field] = drafting.draft?.item.fields ?? [];
  const gesture = field && drafting.draft?.gestures[field.name];
  if (gesture?.kind !== 'turn') return undefined;
  const { from, size, about = 'centre', most } = gesture;
  const pivot = about === 'corner' ? frontCorner(from, size, corner === 1 ? -1 : 1) : from;
  const facing = snapped(turned(from.facing, facingTo(pivot, hand) - facingTo(pivot, at)), WHEEL_STEP);
  return within(facing, from.facing, most);
}

function frontCorner(from: Pose, size: { readonly width: number; readonly depth: number }, side: 1 | -1): Point {
  const angle = (from.facing * Math.PI) / 1800;
  const [right, ahead] = [(side * size.width) / 2, size.depth / 2];
  return {
    x: Math.round(from.x + right * Math.cos(angle) + ahead * Math.sin(angle)),
    y: Math.round(from.y - right * Math.sin(angle) + ahead * Math.cos(angle)),
  };
}
