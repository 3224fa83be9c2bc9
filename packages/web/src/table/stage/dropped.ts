/** What comes of a drag where it ends: nobody needs it before something was dragged. */
import { hitOf } from '@umpire/board';
import { fieldInHand, type Point } from '@umpire/engine';
import { awayFrom } from '../draft/path.js';
import { setDown } from '../draft/set-down.js';
import { backToTray } from '../draft/tray.js';
import type { Table } from '../model/use-table.js';
import { isOnTable } from './carry.js';
import type { Along, Hand, Held } from './dragging.js';
import { boxed } from './grab.js';
import {
  layAgain,
  letGo,
  letGoAgainst,
  letGoCompany,
  letGoCorner,
  letGoOn,
  strikeFor,
  strikeOrSay,
} from './letting-go.js';
import type { PieceDrag } from './piece-drag.js';

/** The hand has left the table for the panel, where the tray is. */
const isOverPanel = ({ under }: Hand): boolean => under?.closest('[data-part=panel]') != null;

/** `now` gives the table as it is at each moment. */
export async function dropped(
  now: () => Table,
  { grab, at, home }: Held,
  hand: Hand,
  { carry, pushing }: Along,
): Promise<void> {
  const table = now();
  const { hover, battleView, side } = table;
  const { point, under } = hand;
  switch (grab.kind) {
    case 'carry':
      return carry?.letGo(isOnTable(battleView.scene, point) ? point : undefined);
    case 'arrange':
      return isOverPanel(hand) ? backToTray(table, grab.piece, true) : setDown(now, grab.piece, point, home);
    case 'piece':
      return droppedPiece(table, { item: grab.item, at }, hand);
    case 'strike':
      hover.set({});
      return strikeOrSay(table, grab.stand, under);
    case 'ruler':
      return table.setRuler({ from: at, to: point, laid: true });
    case 'corner': {
      // nobody wheels by a hand that has gone as far as an enemy
      const strike = await strikeFor(table, grab.item.stand, under);
      return strike ? letGoOn(table, strike) : letGoCorner(table, { ...grab, at }, point);
    }
    case 'company':
      pushing(undefined);
      return letGoCompany(table, { x: point.x - at.x, y: point.y - at.y });
    case 'ground':
      hover.set({});
      return layAgain(table, grab.feature, at, point);
    case 'box':
      hover.set({});
      return takeBoxed(table, boxed(battleView.scene.pieces, side, at, point));
    case 'path':
      return droppedWay(now, point);
  }
}

async function droppedPiece(table: Table, drag: PieceDrag, { point, under }: Hand): Promise<void> {
  const { battleView, side } = table;
  const strike = await strikeFor(table, drag.item.stand, under);
  if (strike) return letGoOn(table, strike);
  const onto = hitOf(under).piece;
  const enemy = battleView.scene.pieces.find(({ id, side: of }) => id === onto && of !== side);
  return enemy ? letGoAgainst(table, drag, enemy, point) : letGo(table, drag, point);
}

/** A box round one takes him up, as a click does; round several it takes them in one hand. */
const takeBoxed = ({ select, company }: Table, stands: readonly string[]): void =>
  stands.length === 1 ? select(stands[0]!) : company.gather([...stands]);

/** The way of the piece that is in hand ends here, or as far towards it as it may go. */
async function droppedWay(now: () => Table, point: Point): Promise<void> {
  const { probe, drafting } = now();
  const path = await probe.allowed(await probe.way(point, 'as far as allowed'));
  const stop = await probe.stop(path, point);
  probe.to(undefined);
  const { draft } = now().drafting;
  const field = draft && fieldInHand(draft);
  if (field?.gesture !== 'path') return;
  drafting.touch(field.name, path);
  now().setCut(stop && { value: path, stop, short: awayFrom(point, path.at(-1)!) });
}
