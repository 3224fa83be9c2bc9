import type { Laying, Turn } from '@umpire/board';
import type { Scene, Side } from '@umpire/engine';
import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import type { Screen } from './camera.js';
import { layingFor, turnFor } from './laying.js';

const quarter = (turns: number): Turn => (((turns % 4) + 4) % 4) as Turn;

function useScreen(stage: RefObject<HTMLElement | null>): Screen | undefined {
  const [screen, setScreen] = useState<Screen>();
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0)
        setScreen(now => (now?.width === width && now.height === height ? now : { width, height }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [stage]);
  return screen;
}

export interface TableLaying {
  /** Undefined until the size of the stage is known. */
  readonly laying: Laying | undefined;
  /** Turns the table by a quarter, clockwise. */
  turnOn(): void;
}

/** How the table is laid: as it fits best, and turned as the player wants it. */
export function useLaying(stage: RefObject<HTMLElement | null>, scene: Scene, own: Side, counter: number): TableLaying {
  const screen = useScreen(stage);
  const [turns, setTurns] = useState(0);
  const { width, depth, pieces, beside } = scene;
  const [a, b] = [scene.edges?.a, scene.edges?.b];
  const laying = useMemo(() => {
    const table = { width, depth, pieces, ...(a && b && { edges: { a, b } }), ...(beside !== undefined && { beside }) };
    if (!screen) return undefined;
    return layingFor(table, screen, quarter(turnFor(table, screen, own) + turns), counter);
  }, [screen, width, depth, pieces, beside, a, b, own, turns, counter]);
  return { laying, turnOn: () => setTurns(now => now + 1) };
}
