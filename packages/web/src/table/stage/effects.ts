import { drawn, type Turn } from '@umpire/board';
import type { Scene } from '@umpire/engine';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { movesLess } from '../../ui/media.js';
import type { News } from '../session/news.js';
import { lasting, type Speed } from '../session/pace.js';

const DROP = 180;
/** Milliseconds to the inch, within bounds. */
const GLIDE = { inch: 60, least: 300, most: 600 } as const;
const INCH = 254;

const glideFor = ({ from, to }: News['moved'][number]): number =>
  Math.min(GLIDE.most, Math.max(GLIDE.least, (Math.hypot(to.x - from.x, to.y - from.y) / INCH) * GLIDE.inch));

/**
 * What happened is seen to happen: pieces glide from where they were, new markers drop. The browser animates; React knows
 * nothing of it. Any key or press ends it at once.
 */
export function useEffects(
  svg: RefObject<SVGSVGElement | null>,
  scene: Scene,
  turn: Turn,
  news: News,
  speed: Speed,
): void {
  const shown = useRef(news.n);
  const running = useRef<Animation[]>([]);
  useLayoutEffect(() => {
    if (shown.current === news.n) return;
    shown.current = news.n;
    if (!svg.current || movesLess() || speed === 'none') return;
    const parts = (id: string): Element[] => [
      ...svg.current!.querySelectorAll(`[data-piece="${CSS.escape(id)}"],[data-tags="${CSS.escape(id)}"]`),
    ];
    const glides = news.moved.flatMap(moved => {
      const { id, from } = moved;
      const duration = lasting(glideFor(moved), speed);
      const start = drawn({ width: scene.width, depth: scene.depth, turn }, from);
      // it ends where it is drawn, which is not always its true place
      const frames = [{ transform: `translate(${start.x}px, ${start.y}px)` }];
      return parts(id).map(part => part.animate(frames, { duration, easing: 'cubic-bezier(.4,0,.2,1)' }));
    });
    const drops = news.marked.flatMap(id =>
      [...svg.current!.querySelectorAll(`[data-tags="${CSS.escape(id)}"] > g`)].map(badge =>
        badge.animate([{ opacity: 0 }, { opacity: 1 }], { duration: DROP, easing: 'ease-out' }),
      ),
    );
    running.current = [...glides, ...drops];
  }, [svg, scene, turn, news, speed]);

  useEffect(() => {
    const finish = () => {
      for (const animation of running.current) animation.finish();
      running.current = [];
    };
    addEventListener('pointerdown', finish, true);
    addEventListener('keydown', finish, true);
    return () => {
      removeEventListener('pointerdown', finish, true);
      removeEventListener('keydown', finish, true);
    };
  }, []);
}
