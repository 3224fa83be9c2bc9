import { Ghost, placeOf } from '@umpire/board';
import type { Scene } from '@umpire/engine';
import type { News } from '../session/news.js';

/** Rings that run once round the pieces concerned, and those that are gone, fading. */
export function Flash({ scene, news, scale }: { readonly scene: Scene; readonly news: News; readonly scale: number }) {
  return (
    <g key={news.n} className="flash" pointerEvents="none">
      {news.gone.map(piece => (
        <g key={piece.id} className="flash-gone">
          <Ghost at={piece} side={piece.side} symbol={piece.symbol} size={piece} allowed={false} />
        </g>
      ))}
      {news.about.map(id => {
        const at = placeOf(scene, id);
        const piece = scene.pieces.find(candidate => candidate.id === id);
        if (!at || !piece) return null;
        const r = Math.hypot(piece.width, piece.depth) / 2 + 5 / scale;
        return (
          <g key={id}>
            <circle cx={at.x} cy={scene.depth - at.y} r={r} fill="none" stroke="#1c1a15" strokeWidth={5 / scale} />
            <circle cx={at.x} cy={scene.depth - at.y} r={r} fill="none" stroke="#ffd95a" strokeWidth={3 / scale} />
          </g>
        );
      })}
    </g>
  );
}
