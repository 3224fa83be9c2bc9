/** A shot while it is fired: the flash at the muzzle, and what flies along the line of fire. The page makes it run; without motion it is not seen. */
import { usePen } from '../drawing.js';
import { useStand } from '../piece/stands.js';
import { between } from '../shape/outline.js';
import { linePath, polygonPath } from '../shape/path.js';
import { type ShotLineProps, useShotEnds } from './shot-line.js';

/** Pixels. */
const FLASH = 17;
const CORE = 0.42;
const RAYS = 8;

/** A star about nought, long ahead of the muzzle and short behind it; ahead is to the right. */
const STAR = Array.from({ length: 2 * RAYS }, (_, i) => {
  const angle = (i * Math.PI) / RAYS;
  const far = (i % 2 === 0 ? 1 : CORE) * (0.7 + 0.5 * Math.max(0, Math.cos(angle)));
  return { x: Math.cos(angle) * far, y: Math.sin(angle) * far };
});
const star = (size: number): string => polygonPath(STAR.map(({ x, y }) => ({ x: x * size, y: y * size })));

export function Tracer({ from, to }: Pick<ShotLineProps, 'from' | 'to'>) {
  const { px } = usePen();
  const shooter = useStand(from.id);
  const ends = useShotEnds(from, to);
  if (!ends) return null;
  const [start, end] = ends;
  const far = Math.hypot(end.x - start.x, end.y - start.y);
  const rim = shooter ? Math.min(shooter.piece.width, shooter.piece.depth) / 2 : 0;
  const muzzle = between(start, end, far === 0 ? 0 : Math.min(0.5, rim / far));
  const ahead = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI;
  const way = { d: linePath([muzzle, end]), pathLength: 100, strokeDasharray: '14 200' };
  return (
    <g data-mark="tracer" fill="none" strokeLinecap="round" pointerEvents="none" opacity={0}>
      <g data-part="round">
        <path {...way} stroke="#b3461a" strokeWidth={px(5)} strokeOpacity={0.75} />
        <path {...way} stroke="#fff3b8" strokeWidth={px(2.6)} />
      </g>
      <g transform={`translate(${Math.round(muzzle.x)} ${Math.round(muzzle.y)}) rotate(${Math.round(ahead)})`}>
        <g data-part="flash" strokeLinejoin="round">
          <path d={star(px(FLASH))} fill="#f2a12e" stroke="#8c2f10" strokeWidth={px(1.2)} />
          <path d={star(px(FLASH * 0.55))} fill="#fff6cf" />
        </g>
      </g>
    </g>
  );
}
