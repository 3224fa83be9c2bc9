/** What many pieces share is written once and used by each: the silhouettes of the counters that are large enough for them. */
import type { PictureArt } from './picture-art.js';

export const silhouetteId = (symbol: string): string => `sil-${symbol}`;

export interface SilhouettesProps {
  readonly symbols: readonly string[];
  readonly pictures: PictureArt;
}

export function Silhouettes({ symbols, pictures }: SilhouettesProps) {
  return [...new Set(symbols)].map(symbol => {
    const drawn = pictures.silhouetteOf(symbol);
    return (
      drawn !== undefined && (
        <g
          key={symbol}
          id={silhouetteId(symbol)}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings
          dangerouslySetInnerHTML={{ __html: drawn }}
        />
      )
    );
  });
}
