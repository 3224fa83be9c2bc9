import { select } from 'd3-selection';
import { type D3ZoomEvent, zoom, zoomIdentity } from 'd3-zoom';
import type { Camera } from './camera.js';

type Corners = [[number, number], [number, number]];
/** How near and how far the view goes, and what it never leaves. */
export interface Limits {
  readonly extent: Corners;
  readonly scales: readonly [number, number];
  readonly table: Corners;
}

export interface Hearing {
  /** Whether a gesture that begins is one of the view. */
  mine(event: Event): boolean;
  begins(): void;
  /** The view is there now; `byHand`: somebody moved it. */
  moves(camera: Camera, byHand: boolean): void;
  ends(): void;
}

/** Wheel, drag and pinch over the table. */
export interface Gestures {
  hold(limits: Limits): void;
  go(camera: Camera): void;
  scaleBy(factor: number): void;
  translateBy(dx: number, dy: number): void;
  off(): void;
}

/** The gestures of one stage, from where its view stands. */
export function gesturesOn(stage: HTMLDivElement, hearing: Hearing): Gestures {
  const made = zoom<HTMLDivElement, unknown>()
    .filter(event => (!event.ctrlKey || event.type === 'wheel') && !event.button && hearing.mine(event))
    .clickDistance(5)
    .on('start', hearing.begins)
    .on('zoom', ({ transform: { k, x, y }, sourceEvent }: D3ZoomEvent<HTMLDivElement, unknown>) =>
      hearing.moves({ k, x, y }, Boolean(sourceEvent)),
    )
    .on('end', hearing.ends);
  const on = select(stage);
  on.call(made).on('dblclick.zoom', null);
  return {
    hold: ({ extent, scales, table }) =>
      made
        .extent(extent)
        .scaleExtent([...scales])
        .translateExtent(table),
    go: ({ k, x, y }) => on.call(made.transform, zoomIdentity.translate(x, y).scale(k)),
    scaleBy: factor => on.call(made.scaleBy, factor),
    translateBy: (dx, dy) => on.call(made.translateBy, dx, dy),
    off: () => on.on('.zoom', null),
  };
}
