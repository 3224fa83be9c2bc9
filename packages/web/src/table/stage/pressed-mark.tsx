import { Ghost, PathDraft, PieceTarget } from '@umpire/board';
import type { Piece, Preview } from '@umpire/engine';

/** Where a press ends, and whom it touches. */
export function Pressed({
  piece,
  preview,
  end,
}: {
  readonly piece: Piece;
  readonly preview: Preview;
  readonly end: NonNullable<Preview['end']>;
}) {
  return (
    <g data-mark="pressed">
      <PathDraft from={piece} legs={[{ to: end }]} />
      <Ghost at={end} side={piece.side} symbol={piece.symbol} size={preview.size ?? piece} of={piece} />
      {preview.touches?.map(id => (
        <PieceTarget key={id} piece={id} state="chosen" />
      ))}
    </g>
  );
}
