import { type Fetched, useFetched } from '@umpire/board';
import { isRefusal, type Preview, type Refusal } from '@umpire/engine';
import { useTableParts } from '../model/context.js';
import { usePressed } from '../model/use-pressed.js';

/** No first order is given without a draft of it that is drawn otherwise. */
const PRESSED: Fetched<typeof import('./pressed-mark.js')> = { fetch: () => import('./pressed-mark.js') };

const leadsSomewhere = (preview: Preview | Refusal | undefined): preview is Preview =>
  preview !== undefined && !isRefusal(preview) && !preview.refusal && preview.end !== undefined;

/** What one press of the large button, or the order in hand, would do where nothing is drawn for it: where it ends, whom it touches. */
export function PressMarks() {
  const { battleView, drafting, gesture } = useTableParts();
  const pressed = usePressed();
  const { draft, preview: drafted } = drafting;
  const isDrawn = gesture !== undefined && gesture.kind !== 'choose' && gesture.kind !== 'target';
  const stand = draft ? draft.item.stand : pressed?.stand;
  const preview = draft ? drafted : pressed?.preview;
  const piece = battleView.scene.pieces.find(({ id }) => id === stand);
  const shown = !isDrawn && leadsSomewhere(preview) ? preview : undefined;
  const marks = useFetched(PRESSED, piece !== undefined && shown !== undefined);
  return marks && piece && shown?.end ? <marks.Pressed piece={piece} preview={shown} end={shown.end} /> : null;
}
