import { type Fetched, useFetched, useStand } from '@umpire/board';
import type { News } from '../session/news.js';
import styles from './stage.module.css';

/** Nobody is gone when a table is laid, and nothing befell many at once. */
export const GONE: Fetched<typeof import('./gone.js')> = { fetch: () => import('./gone.js') };

/** More rings than this would be a tangle: one line runs round them all, below the pieces. */
export const isMany = ({ about }: News): boolean => about.length > 4;

/** Rings that run once round the pieces concerned, and those that are gone, fading. */
export function Flash({ news, scale }: { readonly news: News; readonly scale: number }) {
  const fading = useFetched(GONE, news.gone.length > 0);
  return (
    <g key={news.n} className={styles.flash} pointerEvents="none">
      {fading && <fading.Gone pieces={news.gone} />}
      {!isMany(news) && news.about.map(id => <Ring key={id} piece={id} scale={scale} />)}
    </g>
  );
}

function Ring({ piece, scale }: { readonly piece: string; readonly scale: number }) {
  const stand = useStand(piece);
  if (!stand) return null;
  const r = Math.hypot(stand.piece.width, stand.piece.depth) / 2 + 5 / scale;
  const ring = { cx: stand.at.x, cy: stand.at.y, r, fill: 'none' };
  return (
    <>
      <circle {...ring} stroke="#1c1a15" strokeWidth={5 / scale} />
      <circle {...ring} stroke="#ffd95a" strokeWidth={3 / scale} />
    </>
  );
}
