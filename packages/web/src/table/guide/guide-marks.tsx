import { Selection, ZoneMark } from '@umpire/board';
import { useTableParts } from '../model/context.js';

/** What the guide points at: rings round pieces, an outline round a piece of ground. */
export function GuideMarks() {
  const { battleView, guide } = useTableParts();
  const { scene } = battleView;
  const shows = guide?.shows ?? [];
  const grounds = scene.features.flatMap(({ id, outline }) =>
    outline && shows.includes(id) ? [{ kind: 'polygon' as const, points: outline }] : [],
  );
  return (
    <>
      {grounds.length > 0 && <ZoneMark zones={grounds} />}
      {shows.map(id => (
        <Selection key={id} scene={scene} piece={id} quiet />
      ))}
    </>
  );
}
