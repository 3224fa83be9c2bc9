import { OutlinedGround, Selection } from '@umpire/board';
import { useTableParts } from '../model/context.js';
import { isPlanning } from '../model/planning.js';

const NOTHING: readonly string[] = [];

/** Rings round the pieces that the guide points at. */
export function GuidePieces() {
  const table = useTableParts();
  const { guide } = table;
  // whoever does it sees what he does
  if (isPlanning(table)) return null;
  return (guide?.shows ?? NOTHING).map(id => <Selection key={id} piece={id} quiet />);
}

/** An outline round the ground that it points at, below the pieces. */
export function GuideGround() {
  const { battleView, guide } = useTableParts();
  const shows = guide?.shows ?? NOTHING;
  return battleView.scene.features.map(
    ({ id, outline }) => outline && shows.includes(id) && <OutlinedGround key={id} points={outline} />,
  );
}
