/** One piece by itself, as it stands on the table: for lists and cards. */
import type { Dress, Period, Piece } from '@umpire/engine';
import { useFetched } from './fetched.js';
import { FIGURES } from './figures/art.js';
import { Silhouettes } from './piece/defs.js';
import { iconBox } from './piece/icon-box.js';
import type { Level } from './piece/level.js';
import { PICTURES } from './piece/picture-art.js';
import { PieceFace } from './piece/piece.js';
import { usePeriod } from './piece/profiles.js';
import type { Mode } from './style/mode.js';

export interface PieceIconProps {
  readonly piece: Piece;
  readonly dress?: Readonly<Record<string, Dress>> | undefined;
  readonly mode: Mode;
  /** The age of its table, and how much of a counter is shown: as on the table beside it. */
  readonly period?: Period | undefined;
  readonly level?: Level | undefined;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

export function PieceIcon({ piece, dress, mode, period: age, level = 's', width, height }: PieceIconProps) {
  const figures = useFetched(FIGURES, piece.figure !== undefined);
  const pictures = useFetched(PICTURES, piece.kind === undefined && level !== 's');
  const period = usePeriod(age);
  const upright: Piece = { ...piece, x: 0, y: 0, facing: 0, markers: [], layer: 'ground' };
  const { left, top, wide, high } = iconBox(piece, width, height);
  const worn = piece.figure?.dress === undefined ? undefined : dress?.[piece.figure.dress];
  return (
    <svg viewBox={`${left} ${top} ${wide} ${high}`} width={width} height={height} aria-hidden="true" focusable="false">
      <defs>
        {pictures && <Silhouettes symbols={[piece.symbol]} pictures={pictures} />}
        {figures && piece.figure && (
          <figures.FigureDefs baked={[{ figure: piece.figure, side: piece.side, detail: 'm' }]} dresses={dress} />
        )}
      </defs>
      <PieceFace
        piece={upright}
        facing={0}
        mode={mode}
        level={piece.figure ? 'm' : level}
        dress={worn}
        figures={figures}
        pictures={pictures}
        period={period}
      />
    </svg>
  );
}
