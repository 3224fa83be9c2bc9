import { hitOf } from '@umpire/board';
import { isRefusal, type MenuItem, type Point, type Pose, turned } from '@umpire/engine';
import { say } from '../../ui/toast.js';
import { facingTo, snapped, within } from '../draft/facing.js';
import { startOf } from '../model/use-probe.js';
import type { Table } from '../model/use-table.js';
import { sayRefused } from '../refused.js';

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

/** The enemy under the hand whom the piece could strike, and by which verb. */
export function strikeUnder(
  { inspection, battleView }: Table,
  { item }: PieceDrag,
  under: Element | null,
): { readonly item: MenuItem; readonly target: string } | undefined {
  const { piece } = hitOf(under);
  if (piece === undefined || inspection?.piece !== item.stand) return undefined;
  const aimed = inspection?.targets.find(({ target }) => target.id === piece && !target.closed);
  const strike = aimed && battleView.menu.find(one => one.verb === aimed.verb && one.stand === item.stand);
  return strike && { item: strike, target: piece };
}

/** The piece is let go over an enemy: the order is made as the book suggests, and the player says whether it is given. */
export async function letGoOn(
  { drafting, hover, start, session, by }: Table,
  { item, target }: { readonly item: MenuItem; readonly target: string },
): Promise<void> {
  const [first, ...rest] = item.fields;
  const whole = by && (await session.desk().wholeOrder(by, item, { [first!.name]: target }));
  hover.set({});
  start(item, target);
  if (!whole || isRefusal(whole)) return;
  for (const { name, gesture } of rest) if (gesture === 'choose') drafting.touch(name, whole.order[name]);
}

/** The piece is let go: the order is given, if it is allowed as it stands; else it stays in hand, with what forbids it. */
export async function letGo(table: Table, drag: PieceDrag, hand: Point): Promise<void> {
  const { probe, drafting, session, by, give, battleView } = table;
  const { verb, stand } = drag.item;
  const piece = battleView.scene.pieces.find(({ id }) => id === stand);
  // a quick hand lets go before anybody has asked how far it may go
  if (by && stand !== undefined) await session.desk().reach(by, verb, stand);
  const path = await probe.allowed(await probe.way(draggedTo(table, drag, hand), 'as far as allowed', piece));
  probe.to(undefined);
  const [field] = drag.item.fields;
  const whole = by && field && (await session.desk().wholeOrder(by, drag.item, { [field.name]: path }));
  if (!whole || !field) return;
  if (isRefusal(whole) || whole.preview.refusal) return drafting.touch(field.name, path);
  if (piece && isStump(piece, path, draggedTo(table, drag, hand))) {
    say('It cannot go there: this is as far as it gets. Enter moves it so far, Esc leaves it where it is.');
    return drafting.touch(field.name, path);
  }
  await give(whole.order);
}

/** A way that ends before this share of what the hand wanted is not what was meant. */
const STUMP = 1 / 3;
const isStump = (from: Point, path: readonly Point[], wanted: Point): boolean => {
  const far = (to: Point): number => Math.hypot(to.x - from.x, to.y - from.y);
  return far(path.at(-1)!) < STUMP * far(wanted);
};

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

export async function letGoCorner(table: Table, drag: CornerDrag, hand: Point): Promise<void> {
  const { drafting, session, by, give } = table;
  const facing = wheeledTo(table, drag, hand);
  const [field] = drag.item.fields;
  const whole =
    facing === undefined || !field || !by
      ? undefined
      : await session.desk().wholeOrder(by, drag.item, { [field.name]: facing });
  if (!whole || !field) return;
  if (isRefusal(whole) || whole.preview.refusal) return drafting.touch(field.name, facing);
  await give(whole.order);
}

/** Several pieces are let go. */
export async function letGoCompany({ company, hover }: Table, by: Point): Promise<void> {
  const pushed = await company.push(by);
  hover.set({});
  const refusal = await company.go(pushed);
  if (refusal) sayRefused(refusal);
  company.disband();
}
