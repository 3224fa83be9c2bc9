import { Board, type Frame, type Laying, tableFrame } from '@umpire/board';
import type { Scene } from '@umpire/engine';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useDark } from '../ui/index.js';
import styles from './scene-map.module.css';

/** Width and height of an element as it is now. */
export function useSize<E extends Element>() {
  const ref = useRef<E>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const watch = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      setSize({ width, height });
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return { ref, ...size };
}

export interface SceneMapProps {
  readonly scene: Scene;
  /** A part of the drawing, or which part suits a shape (height over width); the whole if nothing is said. */
  readonly view?: Frame | ((shape: number) => Frame);
  /** How it lies before whoever looks; `view` speaks of it as it lies. */
  readonly laying?: Laying;
  readonly className?: string | undefined;
  readonly label?: string;
  readonly selected?: readonly string[];
  readonly showLabels?: boolean;
  /** Pixels: no counter is drawn smaller. */
  readonly counter?: number;
  readonly children?: ReactNode;
}

/** A table to look at: it fills its place, in the light or dark of the page. */
export function SceneMap({ scene, view, className = '', children, ...rest }: SceneMapProps) {
  const { ref, width, height } = useSize<HTMLDivElement>();
  const dark = useDark();
  const frame = typeof view === 'function' ? view(height / width || 1) : (view ?? tableFrame(scene));
  const scale = Math.min(width / frame.width, height > 0 ? height / frame.height : Number.POSITIVE_INFINITY);
  return (
    <div ref={ref} className={`${styles.sceneMap} ${className}`}>
      {width > 0 && (
        <Board scene={scene} mode={dark ? 'dark' : 'light'} scale={scale} view={frame} {...rest}>
          {children}
        </Board>
      )}
    </div>
  );
}
