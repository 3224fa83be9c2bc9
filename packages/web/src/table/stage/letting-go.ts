/** What comes of it when a piece is let go: nobody needs it before something was dragged. */
import { hitOf } from '@umpire/board';
import type { Inspection } from '@umpire/desk';
import {
  isRefusal,
  type MenuItem,
  type Piece,
  type Point,
  type Refusal,
  type Scene,
  saidBeforeWay,
  wayPlace,
} from '@umpire/engine';
import { TOUCH } from '../../ui/media.js';
import { say } from '../../ui/toast.js';
import { awayFrom } from '../draft/path.js';
import type { Table } from '../model/use-table.js';
import { sayRefused } from '../refused.js';
import { carriedGround, type LaidGround } from './grab.js';
import { shortWords } from './mark-words.js';
import { type CornerDrag, draggedTo, type PieceDrag, type Strike, strikeUnder, wheeledTo } from './piece-drag.js';

/** What a piece could strike, as the page knows it by now; a quick hand lets go before anybody has told. */
async function inspected({ session, battleView, inspection }: Table, stand: string): Promise<Inspection> {
  return inspection?.piece === stand ? inspection : session.desk().inspect(battleView.at, stand);
}

/** Whom a piece that is let go strikes. However quick the hand was, the same drag comes to the same. */
export async function strikeFor(
  table: Table,
  stand: string | undefined,
  under: Element | null,
): Promise<Strike | undefined> {
  const { battleView } = table;
  if (stand === undefined || hitOf(under).piece === undefined) return undefined;
  return strikeUnder({ inspection: await inspected(table, stand), battleView }, stand, under);
}

/** A piece that goes nowhere is let go: on whom it can strike it strikes; else it is said why it does not. */
export async function strikeOrSay(table: Table, stand: string, under: Element | null): Promise<void> {
  const { battleView } = table;
  const inspection = await inspected(table, stand);
  const strike = strikeUnder({ inspection, battleView }, stand, under);
  if (strike) return letGoOn(table, strike);
  const why = whyNoStrike(inspection, battleView.menu, stand, hitOf(under).piece, battleView.scene.pieces);
  if (why) sayRefused(why);
}

/** What keeps a piece from striking whom it was dragged onto; over bare ground, what keeps it from going there. */
export function whyNoStrike(
  { targets }: Inspection,
  menu: readonly MenuItem[],
  stand: string,
  onto: string | undefined,
  pieces: readonly Piece[],
): Refusal | undefined {
  const own = pieces.find(({ id }) => id === stand);
  const enemy = pieces.find(({ id, side }) => id === onto && side !== own?.side);
  if (!enemy && onto !== undefined) return undefined; // let go on itself, or on a friend
  const closed = targets.find(({ target }) => target.id === onto)?.target.closed;
  if (closed) return closed;
  const orders = menu.filter(item => item.stand === stand);
  if (enemy) return orders.find(({ fields, closed }) => fields[0]?.gesture === 'target' && closed)?.closed;
  const ways = orders.filter(item => wayPlace(item) >= 0);
  return ways.length === 0 ? stays(menu) : ways.find(({ closed }) => closed)?.closed;
}

/** Nobody goes anywhere in this step; how one gets on to the next stands on the button that ends it. */
function stays(menu: readonly MenuItem[]): Refusal {
  const end = menu.find(({ ends, closed }) => ends === 'step' && !closed);
  return {
    message: `it cannot be moved in this step${end ? `: first “${end.label}”${end.key ? ` (${end.key.toUpperCase()})` : ''}` : ''}`,
  };
}

/** The piece is let go over an enemy: the order is made as the book suggests, and the player says whether it is given. */
export async function letGoOn({ drafting, hover, start, session, by }: Table, { item, target }: Strike): Promise<void> {
  const [first, ...rest] = item.fields;
  const whole = by && (await session.desk().wholeOrder(by, item, { [first!.name]: target }));
  hover.set({});
  start(item, target, true);
  if (!whole || isRefusal(whole)) return;
  for (const { name, gesture } of rest) if (gesture === 'choose') drafting.touch(name, whole.order[name]);
}

/** The verb by which a piece goes in on foot: its way is drawn, and ends where the enemy is believed to stand. */
const chargeOf = (menu: readonly MenuItem[], stand: string | undefined): MenuItem | undefined =>
  menu.find(item => item.stand === stand && item.use === 'charge' && item.fields[0]?.gesture === 'path');

/**
 * The piece is let go over an enemy whom no verb aims at: it is to go in. That is in hand, with what would come of it, until the player
 * says so; where it may not, it is said why, and the move stays in hand.
 */
export async function letGoAgainst(table: Table, drag: PieceDrag, enemy: Point, hand: Point): Promise<void> {
  const charge = chargeOf(table.battleView.menu, drag.item.stand);
  if (!charge) return letGo(table, drag, hand, 'against');
  table.probe.to(undefined);
  const way = [{ x: enemy.x, y: enemy.y }];
  if (!charge.closed) return table.start(charge, way);
  sayRefused(charge.closed);
  const field = drag.item.fields[wayPlace(drag.item)];
  if (field) table.drafting.touch(field.name, way);
}

/**
 * The piece is let go: the order is given, as far as it may go; where that is short of the hand, it is said by how much, and why. What is not
 * allowed stays in hand with what forbids it; and who was let go on an enemy and does not get there, with why: perhaps he shall not go at all.
 */
export async function letGo(
  table: Table,
  drag: PieceDrag,
  hand: Point,
  on: 'ground' | 'against' = 'ground',
): Promise<void> {
  const { probe, drafting, session, by, give, battleView } = table;
  const { verb, stand } = drag.item;
  const piece = battleView.scene.pieces.find(({ id }) => id === stand);
  // a quick hand lets go before anybody has asked how far it may go
  if (by && stand !== undefined) await session.desk().reach(by, verb, stand);
  const wanted = draggedTo(table, drag, hand);
  const path = await probe.allowed(await probe.way(wanted, 'as far as allowed', piece));
  const stop = await probe.stop(path, wanted);
  const facing = piece && probe.turnedAt(path, piece);
  probe.to(undefined);
  const [field, after] = drag.item.fields.slice(wayPlace(drag.item));
  const turned = facing !== undefined && after?.gesture === 'turn' ? { [after.name]: facing } : {};
  // who goes along was said already, if it was
  const said = drafting.draft?.item.verb === verb ? saidBeforeWay(drafting.draft) : {};
  const whole =
    by && field && (await session.desk().wholeOrder(by, drag.item, { ...said, [field.name]: path, ...turned }));
  if (!whole || !field) return;
  const keep = () => {
    for (const [name, value] of Object.entries({ [field.name]: path, ...turned })) drafting.touch(name, value);
  };
  if (isRefusal(whole) || whole.preview.refusal) return keep();
  const little = Math.max(LITTLE.ofUnit * battleView.scene.unit.length, blurOf(table));
  const isShort = piece !== undefined && isCutShort(piece, path.at(-1)!, wanted, little);
  const why = stop ?? { message: 'it gets no farther' };
  const short = awayFrom(wanted, path.at(-1)!);
  if (isShort && on === 'against') {
    keep();
    return table.setCut({ value: path, stop: why, short });
  }
  await give(whole.order);
  if (isShort) sayShort(battleView.scene, piece, why, short);
}

/** What was let go beyond its reach has gone as far as it may. */
const sayShort = ({ unit }: Scene, { label, id }: Piece, { stop, message, rule }: Refusal, short: number): void =>
  say(`${label || id}: ${shortWords(unit, short)}${stop ?? message}`, { rule });

/** A way may end short of the hand by this share of what was wanted, or of the unit of the table, and still be what was meant. */
const LITTLE = { ofWay: 0.12, ofUnit: 0.5 };
export const isCutShort = (from: Point, end: Point, wanted: Point, little: number): boolean => {
  return awayFrom(wanted, end) > Math.max(LITTLE.ofWay * awayFrom(wanted, from), little);
};

/** Nobody points more exactly than this (pixels), however small the table is drawn. */
const BLUR = { finger: 22, mouse: 8 };
const blurOf = ({ board }: Table): number =>
  (board?.pixel ?? 0) * (matchMedia(TOUCH).matches ? BLUR.finger : BLUR.mouse);

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

/** A piece of ground is let go: it is laid there, if the book allows it; one undo lays it back. */
export async function layAgain(
  { give }: Pick<Table, 'give'>,
  feature: LaidGround,
  from: Point,
  to: Point,
): Promise<void> {
  const { verb, values, point } = feature.again;
  const [low, high] = carriedGround(feature, from, to);
  const middle = { x: Math.round((low.x + high.x) / 2), y: Math.round((low.y + high.y) / 2) };
  await give({ verb, ...values, [point]: middle } as Parameters<Table['give']>[0]);
}
