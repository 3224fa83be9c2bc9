import { Ghost, PathDraft, PieceTarget } from '@umpire/board';
import { isRefusal, type Piece, type Preview } from '@umpire/engine';
import { useTableParts } from '../model/context.js';
import { usePressed } from '../model/use-pressed.js';

/** What one press of the large button, or the order in hand, would do where nothing is drawn for it: where it ends, whom it touches. */
export function PressMarks() {
  const { battleView, drafting, gesture } = useTableParts();
  const pressed = usePressed();
  const { draft, preview: drafted } = drafting;
  const isDrawn = gesture !== undefined && gesture.kind !== 'choose' && gesture.kind !== 'target';
  if (isDrawn) return null;
  const stand = draft ? draft.item.stand : pressed?.stand;
  const preview = draft ? drafted : pressed?.preview;
  const piece = battleView.scene.pieces.find(({ id }) => id === stand);
  if (!piece || !preview || isRefusal(preview) || preview.refusal || !preview.end) return null;
  return <Pressed piece={piece} preview={preview} end={preview.end} />;
}

function Pressed({
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
      <Ghost at={end} side={piece.side} symbol={piece.symbol} size={preview.size ?? piece} />
      {preview.touches?.map(id => (
        <PieceTarget key={id} piece={id} state="chosen" />
      ))}
    </g>
  );
}
