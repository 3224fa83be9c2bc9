/** What a press takes hold of. */
import { fieldInHand, type Point, wayPlace } from '@umpire/engine';
import type { PointerEvent } from 'react';
import type { Table } from '../model/use-table.js';
import { placedFrom } from './carry.js';
import { goesOver } from './going-over.js';
import { canDrag, canStrike, canTurn, type Grab, laidAt } from './grab.js';
import { cornerUnder } from './piece-drag.js';
import { grabUnder, onScreen, pieceUnder } from './under-hand.js';

type Press = Event | PointerEvent;
/** The point of the table under a point of the screen. */
export type PointOf = (at: { readonly clientX: number; readonly clientY: number }) => Point | undefined;

/** The camera hears of a mouse by its own events. */
const byMouse = (event: Press): boolean =>
  event.type === 'mousedown' || ('pointerType' in event && event.pointerType !== 'touch');

/** A second finger wants a nearer look, whatever the first one holds. */
const isSecond = (event: Press): boolean =>
  'touches' in event ? (event as TouchEvent).touches.length > 1 : 'isPrimary' in event && !event.isPrimary;

/** Nothing, if the press is the camera's. */
export function grabbedBy(table: Table, event: Press, pointOf: PointOf): Grab | undefined {
  if (table.ruler !== undefined) return isSecond(event) ? undefined : { kind: 'ruler' };
  const grab = grabUnder(table, event);
  if (grab) return grab;
  if (table.by === undefined) return undefined;
  const piece = pieceUnder(table, event);
  return (
    waitingBeside(table, piece) ??
    (piece === undefined ? bareGround(table, event, pointOf) : pieceOnTable(table, piece, event, pointOf))
  );
}

/** A piece beside the table that may be put on it. */
function waitingBeside({ battleView: { scene, menu } }: Table, piece: string | undefined): Grab | undefined {
  const waiting = scene.pieces.find(({ id, where }) => id === piece && where === 'off-table');
  const placed = waiting && placedFrom(menu, waiting.id);
  return placed && { kind: 'carry', item: placed, symbol: waiting.symbol };
}

function bareGround({ battleView, drafting }: Table, event: Press, pointOf: PointOf): Grab | undefined {
  if (drafting.draft) return undefined;
  const at = onScreen(event);
  const hand = at && pointOf(at);
  const feature = hand && laidAt(battleView.scene, hand);
  if (feature) return { kind: 'ground', feature };
  return 'shiftKey' in event && event.shiftKey ? { kind: 'box' } : undefined;
}

function pieceOnTable(table: Table, piece: string, event: Press, pointOf: PointOf): Grab | undefined {
  const { battleView, side, selected, drafting, company } = table;
  const isOwn = battleView.scene.pieces.some(one => one.id === piece && one.side === side);
  const { draft } = drafting;
  if (draft && !goesOver(table, piece)) {
    const wanted = draft.item.stand === piece ? fieldInHand(draft)?.gesture : undefined;
    if (wanted === 'path') return { kind: 'path' };
    // before its way something else is asked: the hand begins with it all the same
    if (wanted !== undefined && draft.at < wayPlace(draft.item)) return { kind: 'piece', item: draft.item };
    return wanted === 'target' ? { kind: 'strike', stand: piece } : isOwn ? { kind: 'none' } : undefined;
  }
  if (company.stands.includes(piece)) return { kind: 'company' };
  const hand = 'clientX' in event ? pointOf(event as PointerEvent) : undefined;
  const corner = selected === piece && hand ? cornerAt(battleView, piece, hand) : undefined;
  if (corner) return corner;
  const item = canDrag(piece, battleView.menu);
  if (item) return { kind: 'piece', item };
  return isOwn && (byMouse(event) || canStrike(piece, battleView.menu)) ? { kind: 'strike', stand: piece } : undefined;
}

/** A front corner of a piece that may turn. */
function cornerAt({ menu, scene }: Table['battleView'], piece: string, hand: Point): Grab | undefined {
  const item = canTurn(piece, menu);
  const stand = item && scene.pieces.find(({ id }) => id === piece);
  const corner = stand && cornerUnder(stand, hand);
  return corner && { kind: 'corner', item, corner };
}
