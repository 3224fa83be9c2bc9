import { Ghost } from '@umpire/board';
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
