/** What many pieces share is written once and used by each: the silhouettes of the counters that are large enough for them. */
import { silhouetteOf } from './silhouettes.js';

export const silhouetteId = (symbol: string): string => `sil-${symbol}`;

export function Silhouettes({ symbols }: { readonly symbols: readonly string[] }) {
  return symbols.map(symbol => (
    <g
      key={symbol}
      id={silhouetteId(symbol)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings
      dangerouslySetInnerHTML={{ __html: silhouetteOf(symbol) ?? '' }}
    />
  ));
}
