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

const transformOf = ({ k, x, y }: Camera) => zoomIdentity.translate(x, y).scale(k);

/** The gestures of one stage, from where its view stands: nothing moves by it that they have come. */
export function gesturesOn(stage: HTMLDivElement, camera: Camera | undefined, hearing: Hearing): Gestures {
  const made = zoom<HTMLDivElement, unknown>()
    .filter(event => (!event.ctrlKey || event.type === 'wheel') && !event.button && hearing.mine(event))
    .clickDistance(5)
    .on('start', hearing.begins)
    .on('zoom', ({ transform: { k, x, y }, sourceEvent }: D3ZoomEvent<HTMLDivElement, unknown>) =>
      hearing.moves({ k, x, y }, Boolean(sourceEvent)),
    )
    .on('end', hearing.ends);
  const on = select(stage);
  if (camera) on.property('__zoom', transformOf(camera));
  on.call(made).on('dblclick.zoom', null);
  return {
    hold: ({ extent, scales, table }) =>
      made
        .extent(extent)
        .scaleExtent([...scales])
        .translateExtent(table),
    go: to => on.call(made.transform, transformOf(to)),
    scaleBy: factor => on.call(made.scaleBy, factor),
    translateBy: (dx, dy) => on.call(made.translateBy, dx, dy),
    off: () => on.on('.zoom', null),
  };
}
