import type { Moment, Position, Studied } from '@umpire/desk';
import type { Scene, SeatId } from '@umpire/engine';
import { bookOf } from '@umpire/rulesets';
import { useMemo, useState } from 'react';
import { useCatalogue } from '../battles/catalogue.js';
import { useLoading } from '../battles/hooks.js';
import { viewersOf } from '../battles/viewers.js';
import { sharedDesk } from '../desk/shared.js';
import { ViewerChoice } from '../replay/viewer-choice.js';
import { Brand } from '../shell/head.js';
import { hrefOf } from '../shell/routes.js';
import type { BattleEntry } from '../storage/battles.js';
import { withNames } from '../ui/called.js';
import { Button, ButtonLink } from '../ui/index.js';
import { ChapterView } from './chapter-view.js';
import { CourseSection } from './course-view.js';
import { Front } from './front.js';
import { LossesView } from './losses-view.js';
import styles from './report.module.css';
import { decisiveOf, storyOf } from './story.js';
import { groundTold } from './taken-words.js';

interface ReportProps {
  readonly entry: BattleEntry;
  readonly studied: Studied;
}

interface Retold {
  readonly moments: readonly Moment[];
  readonly maps: ReadonlyMap<number, Position>;
}

/** The story and the positions that it shows. */
async function tell(viewer: SeatId): Promise<Retold> {
  const desk = sharedDesk();
  const moments = await desk.chronicle(viewer);
  const wanted = new Set([...storyOf(moments).map(chapter => chapter.picture), ...decisiveOf(moments)]);
  const maps = new Map<number, Position>();
  for (const index of wanted) {
    const position = await desk.position(index, viewer);
    if (position) maps.set(index, position);
  }
  const called = [...maps.values()][0]?.scene.called;
  return { moments: moments.map(moment => named(moment, called)), maps };
}

/** Those who fight are called by their names; moves are told of many at once, by labels. */
const named = (moment: Moment, called: Scene['called']): Moment =>
  (moment.thrown?.length ?? 0) + moment.lost.length + (moment.taken?.length ?? 0) === 0
    ? moment
    : { ...moment, lines: moment.lines.map(line => ({ ...line, text: withNames(line.text, called) })) };

/** A battle told on paper. */
export function Report({ entry, studied }: ReportProps) {
  const over = 'over' in studied.turn;
  const { seats, ruleset } = entry.plan;
  const [viewer, setViewer] = useState<SeatId>(() => viewersOf(seats, over)[0]!);
  const { value: library } = useCatalogue();
  const { value: told, broken } = useLoading(`told ${viewer}`, () => tell(viewer));
  const story = useMemo(() => storyOf(told?.moments ?? []), [told]);
  const decisive = useMemo(() => decisiveOf(told?.moments ?? []), [told]);
  const last = told?.maps.get(told.moments.at(-1)?.index ?? 0);
  const losses = told && <LossesView moments={told.moments} studied={studied} scene={last?.scene} />;
  return (
    <>
      <nav className={styles.bar} data-part="report-bar" aria-label="Report">
        <Brand />
        <ViewerChoice seats={seats} over={over} viewer={viewer} onChange={setViewer} />
        <div className={styles.replayLinks}>
          <Button kind="primary" onClick={() => print()} disabled={!told}>
            Print, or save as PDF
          </Button>
          <ButtonLink kind="quiet" href={hrefOf(['replay', entry.id])}>
            Replay
          </ButtonLink>
        </div>
      </nav>
      <main className={styles.sheet} data-print={bookOf(ruleset)?.print}>
        <Front entry={entry} studied={studied} library={library} />
        {broken !== undefined && <p role="alert">The engine stopped: {broken}</p>}
        {!told && broken === undefined && <p role="status">The story is put together …</p>}
        {told && (
          <>
            {groundTold(told.moments, studied.turn).map(text => (
              <p key={text} data-part="report-ground">
                {text}
              </p>
            ))}
            {over ? (
              <CourseSection moments={told.moments} studied={studied} viewer={viewer} battle={entry.id}>
                {losses}
              </CourseSection>
            ) : (
              losses
            )}
            <h2 className={styles.turns}>Turn by turn</h2>
            {story.map(chapter => (
              <ChapterView key={chapter.title} book={ruleset} chapter={chapter} maps={told.maps} decisive={decisive} />
            ))}
          </>
        )}
        <footer className={styles.foot}>
          Told by Umpire. Every number names its rule; the record plays again to the same position, hash by hash.
        </footer>
      </main>
    </>
  );
}
