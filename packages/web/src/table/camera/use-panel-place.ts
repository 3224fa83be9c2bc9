import type { Scene, Side } from '@umpire/engine';
import { useMemo, useRef, useSyncExternalStore } from 'react';
import { PHONE, useMedia } from '../../ui/media.js';
import { type PanelPlace, panelPlace } from './panel-place.js';

const onResize = (changed: () => void): (() => void) => {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
};

/** How high a sheet stands at rest: no higher than it needs for what is done at every move, and never over half of the window. */
export function useRest(): number {
  const height = useSyncExternalStore(onResize, () => innerHeight);
  const most = useMedia(PHONE) ? REST.phone : REST.tablet;
  return Math.min(most, Math.round(height * 0.44));
}
/** Pixels: a tablet has room beside each other for what stands one below the other on a phone. */
const REST = { phone: 352, tablet: 304 };

/** Where the panel goes in this window. A battle that had a guide keeps the place it had with it, also for whoever comes back to it. */
export function usePanelPlace(scene: Scene, own: Side, counter: number, wide: boolean, guide: unknown): PanelPlace {
  const hadGuide = useRef(false);
  if (guide !== undefined) hadGuide.current = true;
  const guided = hadGuide.current;
  const width = useSyncExternalStore(onResize, () => innerWidth);
  const height = useSyncExternalStore(onResize, () => innerHeight);
  const { width: across, depth, beside } = scene;
  const [a, b] = [scene.edges?.a, scene.edges?.b];
  return useMemo(() => {
    const edges = a && b && { edges: { a, b } };
    const table = { width: across, depth, pieces: [], ...edges, ...(beside !== undefined && { beside }) };
    return panelPlace(table, { width, height }, own, counter, { wide, guided });
  }, [width, height, across, depth, beside, a, b, own, counter, wide, guided]);
}
