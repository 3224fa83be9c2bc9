import {
  aimedAt,
  type Draft,
  type Feature,
  fieldInHand,
  holds,
  type MenuItem,
  type Piece,
  type Point,
  type Pose,
  placedBeside,
  type Scene,
  type Side,
  turnBesidePath,
  wayPlace,
} from '@umpire/engine';
import { arrangedIn, placeIn, put, take } from '../draft/arrange.js';
import { facingTo, snapped, within } from '../draft/facing.js';
import { onto } from '../draft/path.js';

/** What a pointer has taken hold of. */
export type Grab =
  | { readonly kind: 'turn' }
  | { readonly kind: 'path' }
  | { readonly kind: 'aim' | 'place' }
  | { readonly kind: 'arrange'; readonly piece: string }
  /** A piece that goes nowhere now: dragged onto an enemy it strikes him, or it is said why not. */
  | { readonly kind: 'strike'; readonly stand: string }
  /** A piece that has nothing to do with what is in hand: nothing is done, and the table does not move beneath it. */
  | { readonly kind: 'none' }
  /** The ruler: it is laid along the drag. */
  | { readonly kind: 'ruler' }
  /** A piece on the table: if it is dragged, its move begins. */
  | { readonly kind: 'piece'; readonly item: MenuItem }
  /** A piece beside the table: it is put down where it is let go. */
  | { readonly kind: 'carry'; readonly item: MenuItem; readonly symbol: string }
  /** A front corner of the piece that is held. */
  | { readonly kind: 'corner'; readonly item: MenuItem; readonly corner: 1 | -1 }
  /** One of several pieces that are held together. */
  | { readonly kind: 'company' }
  /** A piece of ground that its player may lay elsewhere. */
  | { readonly kind: 'ground'; readonly feature: LaidGround }
  /** The bare table, to draw a box round pieces. */
  | { readonly kind: 'box' };

export type LaidGround = Feature & Required<Pick<Feature, 'again' | 'outline'>>;

/** The piece of ground at a point that may be laid elsewhere. */
export const laidAt = ({ features }: Pick<Scene, 'features'>, point: Point): LaidGround | undefined =>
  features.find(
    (one): one is LaidGround =>
      one.again !== undefined && one.outline !== undefined && holds(one.outline, point) !== 'outside',
  );

/** The corners of a piece of ground that is carried by the hand from one point to another. */
export function carriedGround({ outline }: LaidGround, from: Point, to: Point): readonly [Point, Point] {
  const [xs, ys] = [outline.map(({ x }) => x + to.x - from.x), outline.map(({ y }) => y + to.y - from.y)];
  return [
    { x: Math.min(...xs), y: Math.min(...ys) },
    { x: Math.max(...xs), y: Math.max(...ys) },
  ];
}

/** The mark that an event's target belongs to. */
export function grabOf(target: EventTarget | null): Grab | undefined {
  const name = (target as Element | null)?.closest?.('[data-grab]')?.getAttribute('data-grab');
  if (!name) return undefined;
  if (name.startsWith('arrange:')) return { kind: 'arrange', piece: name.slice('arrange:'.length) };
  return name === 'turn' || name === 'path' || name === 'aim' || name === 'place' ? { kind: name } : undefined;
}

/** What a drag takes where several lie one over another, the uppermost first: the one that is held, else the uppermost. */
export const heldOrUppermost = (under: readonly string[], held: string | undefined): string | undefined =>
  held !== undefined && under.includes(held) ? held : under[0];

/** The open verb by which a piece that is dragged begins to move. */
export function canDrag(piece: string, menu: readonly MenuItem[]): MenuItem | undefined {
  const open = menu.filter(item => item.stand === piece && !item.closed);
  return open.find(item => wayPlace(item) === 0) ?? open.find(goesAway);
}

/** It goes somewhere by a way, whatever else the book would ask first. */
export const goesAway = (item: MenuItem): boolean => item.use === 'move' && wayPlace(item) >= 0;

/** Whether a piece could strike somebody: a finger that drags it means it; else it may mean the table. */
export const canStrike = (piece: string, menu: readonly MenuItem[]): boolean =>
  menu.some(item => item.stand === piece && !item.closed && item.fields[0]?.gesture === 'target');

/** The open verb by which a piece only turns. */
export const canTurn = (piece: string, menu: readonly MenuItem[]): MenuItem | undefined =>
  menu.find(item => item.stand === piece && !item.closed && item.fields[0]?.gesture === 'turn');

/** The pieces of a side whose middles lie between two corners. */
export const boxed = (pieces: readonly Piece[], side: Side | undefined, from: Point, to: Point): readonly string[] =>
  pieces
    .filter(
      piece =>
        piece.side === side &&
        piece.where === 'table' &&
        between(piece.x, from.x, to.x) &&
        between(piece.y, from.y, to.y),
    )
    .map(({ id }) => id);
const between = (at: number, one: number, other: number): boolean =>
  at >= Math.min(one, other) && at <= Math.max(one, other);

/** Degrees, in tenths, to which a facing that is dragged snaps. */
const SNAP = 50;

interface Size {
  readonly width: number;
  readonly depth: number;
}

/** The field that a drag changes, and its new value. */
export function dragged(
  draft: Draft,
  grab: Grab,
  point: Point,
  table: Size,
): { readonly name: string; readonly value: unknown } | undefined {
  const field = fieldInHand(draft);
  const gesture = field && draft.gestures[field.name];
  if (!field || !gesture) return undefined;
  const value = draft.values[field.name];
  const at = onto(table, point);
  if (grab.kind === 'turn') return turnedTo(draft, point);
  if (gesture.kind === 'aim') return { name: field.name, value: aimedAt(gesture, at) };
  if (gesture.kind === 'place' && value)
    return { name: field.name, value: placedBeside(gesture, { ...(value as Pose), ...at }) };
  if (gesture.kind === 'arrange' && grab.kind === 'arrange' && value) {
    const arranged = arrangedIn(draft, field.name)!;
    const pose = placeIn(arranged, grab.piece) ?? { x: 0, y: 0, facing: 0 };
    return { name: field.name, value: put(arranged, grab.piece, { ...pose, ...at }) };
  }
  return undefined;
}

/** What is in hand turns towards a point. */
export function turnedTo(draft: Draft, point: Point): { readonly name: string; readonly value: unknown } | undefined {
  return facingChanged(draft, from => snapped(facingTo(from, point), SNAP));
}

/** Whatever of the draft has a facing, with another one. */
export function facingChanged(
  draft: Draft,
  change: (from: Pose) => number,
): { readonly name: string; readonly value: unknown } | undefined {
  const field = fieldInHand(draft);
  const gesture = field && draft.gestures[field.name];
  if (!field || !gesture) return undefined;
  const value = draft.values[field.name];
  switch (gesture.kind) {
    case 'turn': {
      const facing = (value as number | undefined) ?? gesture.from.facing;
      const { from, most } = gesture;
      return { name: field.name, value: within(change({ ...from, facing }), from.facing, most) };
    }
    case 'path': {
      const beside = turnBesidePath(draft);
      const end = (value as readonly Point[] | undefined)?.at(-1);
      if (!beside || !end) return undefined;
      const facing = (draft.values[beside] as number | undefined) ?? 0;
      return { name: beside, value: change({ ...end, facing }) };
    }
    case 'place': {
      const pose = value as Pose;
      const facing = gesture.turn && change(pose);
      return facing === false ? undefined : { name: field.name, value: placedBeside(gesture, { ...pose, facing }) };
    }
    case 'arrange': {
      const arranged = arrangedIn(draft, field.name)!;
      const pose = arranged.inHand === undefined ? null : placeIn(arranged, arranged.inHand);
      if (!pose) return undefined;
      return { name: field.name, value: put(arranged, arranged.inHand!, { ...pose, facing: change(pose) }) };
    }
    default:
      return undefined;
  }
}

/** A piece of an arrangement is taken in hand. */
export function taken(draft: Draft, piece: string): { readonly name: string; readonly value: unknown } | undefined {
  const field = fieldInHand(draft);
  const value = field && arrangedIn(draft, field.name);
  return field && value ? { name: field.name, value: take(value, piece) } : undefined;
}

/** Where a piece of an arrangement stands by now; null: nowhere yet. */
export function placeOf(draft: Draft, piece: string): Pose | null {
  const field = fieldInHand(draft);
  const arranged = field && arrangedIn(draft, field.name);
  return arranged ? placeIn(arranged, piece) : null;
}
