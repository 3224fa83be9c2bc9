import type { Course, Moment, Studied } from '@umpire/desk';
import css from './course.module.css';
import { lessonsOf } from './lesson.js';

interface LessonViewProps {
  readonly course: Course;
  readonly moments: readonly Moment[];
  readonly turn: Studied['turn'];
}

/** What to do otherwise next time. */
export function LessonView({ course, moments, turn }: LessonViewProps) {
  const lessons = 'over' in turn ? lessonsOf(course, moments, turn.over) : [];
  if (lessons.length === 0) return null;
  return (
    <section className={css.lesson}>
      <h2>What it teaches</h2>
      {lessons.map(({ heading, text }) => (
        <p key={heading}>
          <b>{heading}.</b> {text}
        </p>
      ))}
    </section>
  );
}
