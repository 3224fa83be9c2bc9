import { drawn, type Turn } from '@umpire/board';
import type { Scene } from '@umpire/engine';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { movesLess } from '../../ui/media.js';
import type { News } from '../session/news.js';

const GLIDE = 480;
const DROP = 380;

/**
 * What happened is seen to happen: pieces glide from where they were, new markers drop. The browser animates; React knows
 * nothing of it. Any key or press ends it at once.
 */
export function useEffects(svg: RefObject<SVGSVGElement | null>, scene: Scene, turn: Turn, news: News): void {
  const shown = useRef(news.n);
  const running = useRef<Animation[]>([]);
  useLayoutEffect(() => {
    if (shown.current === news.n) return;
    shown.current = news.n;
    if (!svg.current || movesLess()) return;
    const parts = (id: string): Element[] => [
      ...svg.current!.querySelectorAll(`[data-piece="${CSS.escape(id)}"],[data-tags="${CSS.escape(id)}"]`),
    ];
    const glides = news.moved.flatMap(({ id, from }) => {
      const start = drawn({ width: scene.width, depth: scene.depth, turn }, from);
      // it ends where it is drawn, which is not always its true place
      const frames = [{ transform: `translate(${start.x}px, ${start.y}px)` }];
      return parts(id).map(part => part.animate(frames, { duration: GLIDE, easing: 'cubic-bezier(.4,0,.2,1)' }));
    });
    const drops = news.marked.flatMap(id =>
      [...svg.current!.querySelectorAll(`[data-tags="${CSS.escape(id)}"] > g`)].map(badge =>
        badge.animate([{ opacity: 0 }, { opacity: 1 }], { duration: DROP, easing: 'ease-out' }),
      ),
    );
    running.current = [...glides, ...drops];
  }, [svg, scene, turn, news]);

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
