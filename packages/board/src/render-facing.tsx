/** Some pieces of both sides, face to face, as a standalone SVG document: for small pictures of a book. */
import type { Dress, Piece } from '@umpire/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { FIGURES } from './figures/art.js';
import * as figures from './figures/vignette.js';
import { PICTURES } from './piece/picture-art.js';
import * as pictures from './piece/silhouettes.js';
import * as tokens from './piece/token.js';
import { TOKENS } from './piece/token-art.js';
import { PieceIcon } from './piece-icon.js';
import type { Mode } from './style/mode.js';

export interface FacingPiece {
  readonly piece: Piece;
  readonly dress?: Readonly<Record<string, Dress>>;
}
const [WIDTH, HEIGHT, ICON, MARGIN] = [186, 104, 52, 4];

/** Those of side a stand one below the other at the left, those of side b at the right; figures look at each other. */
export function renderFacing(pieces: readonly FacingPiece[], mode: Mode): string {
  FIGURES.here = figures;
  PICTURES.here = pictures;
  TOKENS.here = tokens;
  const of = (side: 'a' | 'b') => pieces.filter(({ piece }) => piece.side === side);
  const icons = (['a', 'b'] as const).flatMap(side =>
    of(side).map(({ piece, dress }, i) => {
      const top = (HEIGHT - of(side).length * ICON) / 2 + i * ICON;
      const left = side === 'a' ? MARGIN : WIDTH - ICON - MARGIN;
      const turned = piece.figure ? ` rotate(${side === 'a' ? 90 : -90} ${ICON / 2} ${ICON / 2})` : '';
      return (
        <g key={piece.id} transform={`translate(${left} ${top})${turned}`}>
          <PieceIcon piece={piece} mode={mode} level="m" width={ICON} height={ICON} {...(dress && { dress })} />
        </g>
      );
    }),
  );
  const picture = (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT}>
      <title>Two sides</title>
      {icons}
    </svg>
  );
  return `${renderToStaticMarkup(picture)}\n`;
}
