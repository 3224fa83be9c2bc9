import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { patiently } from '../fetch-later.js';
import type { Camera } from './camera.js';
import type { Gestures, Hearing, Limits } from './gestures.js';

/** Milliseconds: so long nobody turns or drags a table that he has just been shown. */
const SOON = 1000;
/** How gestures begin. */
const FIRST = ['wheel', 'mousedown', 'touchstart'] as const;

/** The same event once more: what is not there yet when a gesture begins is told of it when it has come. */
function again(event: Event): Event {
  if (event instanceof WheelEvent) return new WheelEvent(event.type, event);
  if (event instanceof MouseEvent) return new MouseEvent(event.type, event);
  const { touches, targetTouches, changedTouches } = event as TouchEvent;
  const lists = { touches: [...touches], targetTouches: [...targetTouches], changedTouches: [...changedTouches] };
  return new TouchEvent(event.type, { bubbles: true, cancelable: true, ...lists });
}

export interface LaterGestures {
  /** They are there. */
  readonly current: Gestures | undefined;
  /** As soon as they are. */
  soon(work: (gestures: Gestures) => void): void;
}

/**
 * The gestures of a stage. Nobody needs them to see a table and give a first order, so they are fetched when it has been shown for a moment,
 * or when the first one begins; they go on from where the view is `standing` then.
 */
export function useGestures(
  stage: RefObject<HTMLDivElement | null>,
  isShown: boolean,
  hearing: Hearing,
  standing: () => { readonly camera: Camera | undefined; readonly limits: Limits | undefined },
): RefObject<LaterGestures> {
  const later = useRef<{ current: Gestures | undefined } & LaterGestures>({ current: undefined, soon() {} });
  const latest = useRef({ hearing, standing });
  useLayoutEffect(() => {
    latest.current = { hearing, standing };
  });
  useEffect(() => {
    const element = stage.current;
    if (!element || !isShown) return;
    let isLeft = false;
    let coming: Promise<Gestures | undefined> | undefined;
    const fetch = (): Promise<Gestures | undefined> => {
      coming ??= patiently(() => import('./gestures.js')).then(({ gesturesOn }) => {
        for (const type of FIRST) element.removeEventListener(type, begun);
        if (isLeft) return undefined;
        const { camera, limits } = latest.current.standing();
        const gestures = gesturesOn(element, camera, {
          mine: event => latest.current.hearing.mine(event),
          begins: () => latest.current.hearing.begins(),
          moves: (camera, byHand) => latest.current.hearing.moves(camera, byHand),
          ends: () => latest.current.hearing.ends(),
        });
        later.current.current = gestures;
        if (limits) gestures.hold(limits);
        return gestures;
      });
      return coming;
    };
    let isDown = false;
    const begun = (event: Event) => {
      isDown = latest.current.hearing.mine(event);
      void fetch().then(gestures => gestures && isDown && event.target?.dispatchEvent(again(event)));
    };
    const lifted = () => {
      isDown = false;
    };
    for (const type of FIRST) element.addEventListener(type, begun, { passive: true });
    for (const type of ['mouseup', 'touchend']) addEventListener(type, lifted);
    const timer = setTimeout(fetch, SOON);
    later.current.soon = work => void fetch().then(gestures => gestures && work(gestures));
    return () => {
      isLeft = true;
      clearTimeout(timer);
      for (const type of FIRST) element.removeEventListener(type, begun);
      for (const type of ['mouseup', 'touchend']) removeEventListener(type, lifted);
      later.current.current?.off();
      later.current.current = undefined;
    };
  }, [stage, isShown]);
  return later;
}
