import { Ghost, useStands } from '@umpire/board';
import type { News } from '../session/news.js';
import styles from './stage.module.css';

/** Those that have left the table, fading. */
export function Gone({ pieces }: { readonly pieces: News['gone'] }) {
  return pieces.map(piece => (
    <g key={piece.id} className={styles.gone}>
      <Ghost at={piece} side={piece.side} symbol={piece.symbol} size={piece} allowed={false} />
    </g>
  ));
}

/** One line round all to whom something has happened. */
export function RoundAll({ pieces, scale }: { readonly pieces: readonly string[]; readonly scale: number }) {
  const stands = useStands(pieces);
  if (stands.length === 0) return null;
  const room = Math.max(...stands.map(({ piece }) => Math.hypot(piece.width, piece.depth))) / 2 + 5 / scale;
  const [xs, ys] = [stands.map(({ at }) => at.x), stands.map(({ at }) => at.y)];
  const [x, y] = [Math.min(...xs) - room, Math.min(...ys) - room];
  const box = {
    ...{ x, y, width: Math.max(...xs) + room - x, height: Math.max(...ys) + room - y },
    ...{ rx: 10 / scale, fill: 'none' },
  };
  return (
    <>
      <rect {...box} stroke="#1c1a15" strokeWidth={5 / scale} />
      <rect {...box} stroke="#ffd95a" strokeWidth={3 / scale} />
    </>
  );
}
