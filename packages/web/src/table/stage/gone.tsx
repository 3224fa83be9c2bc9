import { Ghost, usePen, useStands } from '@umpire/board';
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

/** One line round all to whom something has happened: it lies below the pieces and their words, and goes as the rings of few do. */
export function RoundAll({ pieces }: { readonly pieces: readonly string[] }) {
  const { px } = usePen();
  const stands = useStands(pieces);
  if (stands.length === 0) return null;
  const room = Math.max(...stands.map(({ piece }) => Math.hypot(piece.width, piece.depth))) / 2 + px(5);
  const [xs, ys] = [stands.map(({ at }) => at.x), stands.map(({ at }) => at.y)];
  const [x, y] = [Math.min(...xs) - room, Math.min(...ys) - room];
  const box = {
    ...{ x, y, width: Math.max(...xs) + room - x, height: Math.max(...ys) + room - y },
    ...{ rx: px(10), fill: 'none' },
  };
  return (
    <g className={styles.flash} data-mark="round-all" pointerEvents="none">
      <rect {...box} stroke="#1c1a15" strokeWidth={px(5)} />
      <rect {...box} stroke="#ffd95a" strokeWidth={px(3)} />
    </g>
  );
}
