import type { Course, LuckyStroke, Moment, Studied } from '@umpire/desk';
import type { SeatId, Side } from '@umpire/engine';
import type { ReactNode } from 'react';
import { useLoading } from '../battles/hooks.js';
import { sharedDesk } from '../desk/shared.js';
import { hrefOf } from '../shell/routes.js';
import { SIDE_NAMES, sideClass } from '../ui/index.js';
import css from './course.module.css';
import { CourseCurve } from './course-curve.js';
import { LessonView } from './lesson-view.js';
import { isFight, whenOf, wordsOf } from './moment-words.js';
import styles from './report.module.css';
import { DECISIVE, luckInWords, luckOf, oftenWords, turnedFor, turningPointsOf } from './turning-points.js';

interface CourseSectionProps {
  readonly moments: readonly Moment[];
  readonly studied: Studied;
  readonly viewer: SeatId;
  /** The battle, to be looked at again. */
  readonly battle: string;
}

/** How it went, and what to learn from it, with what it cost between the two. */
export function CourseSection({ children, ...props }: CourseSectionProps & { readonly children: ReactNode }) {
  // worked out after the story, which can be read meanwhile: every throw is weighed against all that could have fallen
  const { value, broken } = useLoading(`course ${props.viewer}`, async () => ({
    course: await sharedDesk().course(props.viewer),
  }));
  const course = value?.course;
  return (
    <>
      {broken !== undefined && <p role="alert">How it went cannot be worked out: {broken}</p>}
      {!value && broken === undefined && <p role="status">What chance did is counted …</p>}
      {course && <CourseView {...props} course={course} />}
      {children}
      {course && <LessonView course={course} moments={props.moments} turn={props.studied.turn} />}
    </>
  );
}

/** Who was ahead and when it turned; and what luck had to do with it. */
function CourseView({ course, moments, studied, battle }: CourseSectionProps & { readonly course: Course }) {
  const at = new Map(moments.map(moment => [moment.index, moment]));
  const turning = turningPointsOf(course, index => isFight(at.get(index)));
  return (
    <section className={css.course}>
      <h2>How it went</h2>
      <CourseCurve course={course} turning={turning} />
      {turning.length === 0 ? (
        <p>No single moment turned it.</p>
      ) : (
        <ol className={css.points}>
          {turning.map(({ index, said, decides, ...point }) => (
            <li key={index} className={sideClass(turnedFor({ index, ...point }))}>
              <a className={css.when} href={replayAt(battle, index)} title="Show it again">
                {whenOf(at.get(index))}:
              </a>{' '}
              {wordsOf(at.get(index), said)}
              {decides && (
                <>
                  {' '}
                  <b>{DECISIVE}</b>
                </>
              )}
            </li>
          ))}
        </ol>
      )}
      <h2>Luck</h2>
      <p>{luckInWords(course, namesOf(studied))}</p>
      <div className={css.luck}>
        {(['a', 'b'] as const).map(side => (
          <SideLuck key={side} side={side} best={luckOf(course, side).best} at={at} battle={battle} />
        ))}
      </div>
      <p className={styles.quiet}>
        How a position stands is what the program’s own player thinks of it. Luck is how much better it stood after dice
        or hands than it would have on average over all that could have fallen.
      </p>
    </section>
  );
}

const replayAt = (battle: string, index: number): string => hrefOf(['replay', battle], { at: `${index}` });

const namesOf = ({ names }: Studied): Record<Side, string> => ({
  a: names.a && names.a !== SIDE_NAMES.a ? `${SIDE_NAMES.a} (${names.a})` : SIDE_NAMES.a,
  b: names.b && names.b !== SIDE_NAMES.b ? `${SIDE_NAMES.b} (${names.b})` : SIDE_NAMES.b,
});

function SideLuck({
  side,
  best,
  at,
  battle,
}: {
  readonly side: Side;
  readonly best: readonly LuckyStroke[];
  readonly at: ReadonlyMap<number, Moment>;
  readonly battle: string;
}) {
  return (
    <div className={sideClass(side)}>
      <h3>{SIDE_NAMES[side]} had luck when</h3>
      {best.length === 0 ? (
        <p>Never, by much.</p>
      ) : (
        <ul>
          {best.map(({ index, by, said, share }) => (
            <li key={`${index} ${by}`}>
              {wordsOf(at.get(index), said)}{' '}
              <a className={css.when} href={replayAt(battle, index)} title="Show it again">
                ({whenOf(at.get(index))}; it goes as well {oftenWords(share)})
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
