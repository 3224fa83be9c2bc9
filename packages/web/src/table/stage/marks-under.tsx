import { type Fetched, useFetched } from '@umpire/board';
import { useFilmParts } from '../film/context.js';
import { FILM_MARKS } from '../film/marks-later.js';
import { GuideGround } from '../guide/guide-marks.js';
import { useTableParts } from '../model/context.js';
import { isPlanning } from '../model/planning.js';
import { ReachOfTheEnemy } from './danger-later.js';
import { GONE, isMany } from './flash.js';
import { RangeMarks } from './range-marks.js';

/** Nobody has taken anything up when a table is laid. */
const LIMITS: Fetched<typeof import('./limit-marks.js')> = { fetch: () => import('./limit-marks.js') };

/** What lies below the pieces: reach, and where something may be put. */
export function MarksUnder() {
  const table = useTableParts();
  const { battleView, reached, drafting, gesture, showSight } = table;
  const { takes, at, news } = useFilmParts();
  const { draft } = drafting;
  const film = useFetched(FILM_MARKS, takes.length > 0);
  const around = useFetched(GONE, isMany(news));
  const marks = useFetched(LIMITS, reached !== undefined || draft !== undefined);
  return (
    <>
      {film && !isPlanning(table) && (
        <film.Trails takes={at === undefined ? takes.filter(({ past }) => !past) : takes.slice(0, at + 1)} />
      )}
      {around && isMany(news) && <around.RoundAll key={news.n} pieces={news.about} />}
      <ReachOfTheEnemy />
      <GuideGround />
      {marks && <marks.Reached />}
      {/* only hinted at: the symbol of the piece stays free */}
      {!showSight && gesture?.kind !== 'target' && !battleView.asked && <RangeMarks faint />}
      {marks && draft && <marks.Limits draft={draft} />}
    </>
  );
}
