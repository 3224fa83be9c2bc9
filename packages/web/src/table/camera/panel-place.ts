/** Where the panel goes: below the table or at its side, whichever leaves the larger scale. */
import { tableFrame } from '@umpire/board';
import type { Side } from '@umpire/engine';
import { fitted, type Screen } from './camera.js';
import { type Laid, layingFor, turned, turnFor } from './laying.js';

/** `columns`: at its side, with the log in a column of its own. */
export type PanelPlace = 'below' | 'side' | 'columns';

/** What panel and log take of the window, in pixels; the top bar and the strip of the film are above both. */
export const PANEL = { bar: 48 + 34, below: 184, guide: 78, side: 332, wideSide: 340, columns: 340 + 240 } as const;

/** Pixels to the unit if the table is laid on a stage of this size. */
function scaleOn(table: Laid, screen: Screen, own: Side, counter: number): number {
  const { turn, slot } = layingFor(table, screen, turnFor(table, screen, own), counter);
  return fitted(tableFrame({ ...turned(table, turn), slot }), screen).k;
}

/** A scale that is smaller by no more than this is as good: what else there is has a column of its own then. */
const AS_GOOD = 0.96;

/**
 * It hangs on the table, the window and whether a guide lies above a panel below, so that it holds for the whole battle. In a wide window the log has a column of its own
 * where the table does not suffer; else it lies in the panel, and the table has the room.
 */
export function panelPlace(
  table: Laid,
  window: Screen,
  own: Side,
  counter: number,
  { wide, guided }: { readonly wide: boolean; readonly guided: boolean },
): PanelPlace {
  const bare = { ...table, pieces: [] };
  const height = window.height - PANEL.bar;
  const beside = (width: number): number => scaleOn(bare, { width: window.width - width, height }, own, counter);
  const under = PANEL.below + (guided ? PANEL.guide : 0);
  const below = scaleOn(bare, { width: window.width, height: height - under }, own, counter);
  if (!wide) return below > beside(PANEL.side) ? 'below' : 'side';
  const [columns, side] = [beside(PANEL.columns), beside(PANEL.wideSide)];
  const best = Math.max(columns, side, below) * AS_GOOD;
  return columns >= best ? 'columns' : side >= best ? 'side' : 'below';
}
