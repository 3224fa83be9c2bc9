/** Where the panel goes: below the table or at its side, whichever leaves the larger scale. */
import { tableFrame } from '@umpire/board';
import type { Side } from '@umpire/engine';
import { fitted, type Screen } from './camera.js';
import { type Laid, layingFor, turned, turnFor } from './laying.js';

export type PanelPlace = 'below' | 'side';

/** What panel and log take of the window, in pixels; the top bar and the strip of the film are above both. */
export const PANEL = { bar: 48 + 34, below: 184, side: 304, wideSide: 360 + 280 } as const;

/** Pixels to the unit if the table is laid on a stage of this size. */
function scaleOn(table: Laid, screen: Screen, own: Side, counter: number): number {
  const { turn, slot } = layingFor(table, screen, turnFor(table, screen, own), counter);
  return fitted(tableFrame({ ...turned(table, turn), slot }), screen).k;
}

/** It hangs on the table and the window alone, so that it holds for the whole battle. */
export function panelPlace(table: Laid, window: Screen, own: Side, counter: number, wide: boolean): PanelPlace {
  const bare = { ...table, pieces: [] };
  const height = window.height - PANEL.bar;
  const side = { width: window.width - (wide ? PANEL.wideSide : PANEL.side), height };
  const below = { width: window.width, height: height - PANEL.below };
  return scaleOn(bare, below, own, counter) > scaleOn(bare, side, own, counter) ? 'below' : 'side';
}
