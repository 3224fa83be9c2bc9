/** What the pointer meets: one listener on the board's root asks here, instead of one on each of five hundred pieces. */
import type { Point, Scene } from '@umpire/engine';
import { onTable, type Turn } from './coordinates.js';

export interface Hit {
  readonly piece?: string;
  /** Which of its markers, if it is a badge that is met. */
  readonly marker?: number;
  readonly feature?: string;
}

/** The piece or the feature an event's target belongs to. */
export function hitOf(target: EventTarget | null): Hit {
  const element = target as Element | null;
  const found = element?.closest?.('[data-piece],[data-feature],[data-badge],[data-mark=coin]');
  const badge = found?.getAttribute('data-badge');
  const of = badge && found?.closest('[data-tags]')?.getAttribute('data-tags');
  if (of) return { piece: of, marker: Number(badge) };
  const piece = found?.getAttribute('data-piece') ?? found?.getAttribute('data-of');
  if (piece) return { piece };
  const feature = found?.getAttribute('data-feature');
  return feature ? { feature } : {};
}

/** The point of the table under the pointer, whatever the page has done to the drawing. */
export function pointUnder(
  svg: SVGSVGElement,
  event: { readonly clientX: number; readonly clientY: number },
  { width, depth }: Pick<Scene, 'width' | 'depth'>,
  turn: Turn = 0,
): Point | undefined {
  const matrix = svg.getScreenCTM();
  if (!matrix) return undefined;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return onTable({ width, depth, turn }, { x, y });
}
