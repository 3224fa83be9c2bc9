import type { Laying, Turn } from '@umpire/board';
import type { Scene, Side } from '@umpire/engine';
import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { freeOf, type Screen, screenOf } from './camera.js';
import { ALL_OPEN, layingFor, stripsAfter, turnFor } from './laying.js';

const quarter = (turns: number): Turn => (((turns % 4) + 4) % 4) as Turn;

/** What the sheet leaves of the stage when it is at rest: how the table lies does not hang on how high the sheet is now. */
function useScreen(stage: RefObject<HTMLElement | null>, rest: number): Screen | undefined {
  const [screen, setScreen] = useState<Screen>();
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const measure = () => {
      const screen = screenOf(element, rest);
      if (!screen) return;
      const { width, height } = freeOf(screen);
      setScreen(now => (now?.width === width && now.height === height ? now : { width, height }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [stage, rest]);
  return screen;
}

export interface TableLaying {
  /** Undefined until the size of the stage is known. */
  readonly laying: Laying | undefined;
  /** Turns the table by a quarter, clockwise. */
  turnOn(): void;
}

/** How the table is laid: as it fits best, and turned as the player wants it. */
export function useLaying(
  stage: RefObject<HTMLElement | null>,
  scene: Scene,
  own: Side,
  { counter, rest }: { readonly counter: number; readonly rest: number },
): TableLaying {
  const screen = useScreen(stage, rest);
  const [turns, setTurns] = useState(0);
  const { width, depth, pieces, beside } = scene;
  const [a, b] = [scene.edges?.a, scene.edges?.b];
  const [before, setStrips] = useState(ALL_OPEN);
  const strips = stripsAfter(before, pieces);
  if (strips !== before) setStrips(strips);
  const { folded } = strips;
  const laying = useMemo(() => {
    const table = { width, depth, pieces, ...(a && b && { edges: { a, b } }), ...(beside !== undefined && { beside }) };
    if (!screen) return undefined;
    return layingFor(table, screen, quarter(turnFor(table, screen, own) + turns), counter, folded);
  }, [screen, width, depth, pieces, beside, a, b, own, turns, counter, folded]);
  return { laying, turnOn: () => setTurns(now => now + 1) };
}
