import type { Course } from '@umpire/desk';
import { SIDE_NAMES } from '../ui/index.js';
import { PHONE, useMedia } from '../ui/media.js';
import css from './course.module.css';
import { pointsOfFight, type TurningPoint } from './turning-points.js';

/** It is drawn to fit: where there is less room it is drawn narrower, so that its letters and numbers stay as large. */
const WIDE = 680;
const NARROW = 360;
const HEIGHT = 180;
const ROOM = 14;
const MARK = 9;

/** Who was ahead: above the middle side a, below it side b; turning points are numbered. */
export function CourseCurve({
  course,
  turning,
}: {
  readonly course: Course;
  readonly turning: readonly TurningPoint[];
}) {
  const width = useMedia(PHONE) ? NARROW : WIDE;
  const points = pointsOfFight(course);
  const first = points[0]?.index ?? 0;
  const x = (index: number) => ((index - first) / Math.max(1, points.length - 1)) * width;
  const y = (worth: number) => HEIGHT / 2 - worth * (HEIGHT / 2 - ROOM);
  const line = points.map(({ index, worth }, i) => `${i === 0 ? 'M' : 'L'}${round(x(index))} ${round(y(worth))}`);
  const area = `${line.join('')}L${width} ${HEIGHT / 2}L0 ${HEIGHT / 2}Z`;
  return (
    <svg
      className={css.curve}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label={`Who was ahead, from the first entry to the last: ${SIDE_NAMES.a} above, ${SIDE_NAMES.b} below`}
    >
      <clipPath id="course-above">
        <rect width={width} height={HEIGHT / 2} />
      </clipPath>
      <clipPath id="course-below">
        <rect y={HEIGHT / 2} width={width} height={HEIGHT / 2} />
      </clipPath>
      <path className={css.above} d={area} clipPath="url(#course-above)" />
      <path className={css.below} d={area} clipPath="url(#course-below)" />
      <line className={css.middle} x1="0" x2={width} y1={HEIGHT / 2} y2={HEIGHT / 2} />
      <path className={css.line} d={line.join('')} />
      <text className={css.side} x="4" y="13">
        {SIDE_NAMES.a} ahead
      </text>
      <text className={css.side} x="4" y={HEIGHT - 5}>
        {SIDE_NAMES.b} ahead
      </text>
      {turning.map((point, i) => (
        <g
          key={point.index}
          transform={`translate(${round(within(x(point.index), width))} ${round(within(y(point.after), HEIGHT))})`}
        >
          <circle className={css.mark} r={MARK} />
          <text className={css.number} y="4">
            {i + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
/** The number of a turning point is drawn whole, at the end too. */
const within = (at: number, most: number): number => Math.max(MARK, Math.min(most - MARK, at));
const round = (n: number): number => Math.round(n * 10) / 10;
