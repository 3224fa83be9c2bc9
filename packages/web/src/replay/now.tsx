import type { Moment, Throw, Thrown } from '@umpire/desk';
import { Citations, nameOf, SIDE_NAMES, sideClass } from '../ui/index.js';
import textStyles from '../ui/text.module.css';
import styles from './chapter.module.css';
import { entryWords } from './timeline.js';

interface NowProps {
  readonly book: string;
  readonly moment: Moment;
}

const throwWords = (thrown: Throw): string =>
  typeof thrown === 'number' ? `Thrown: ${thrown}` : `${SIDE_NAMES.a} shows ${thrown.a}, ${SIDE_NAMES.b} ${thrown.b}`;

const shownIn = (thrown: readonly Thrown[]): readonly Throw[] => thrown.flatMap(({ value }) => value ?? []);

const bookWords = ({ verb }: Moment): string => (verb === 'carried' ? 'The battle goes on' : 'The battle begins');

/** What happens at this moment, and by which rules. */
export function Now({ book, moment }: NowProps) {
  const { by, turn, clock, lines, thrown = [], over } = moment;
  const side = by === 'a' || by === 'b' ? by : undefined;
  return (
    <section className={`${styles.now} ${sideClass(side)}`} data-part="now" aria-live="polite">
      <p className={styles.nowWhen}>
        {turn}
        {clock && <span> · {clock}</span>}
      </p>
      <h2>
        {over ? 'The end' : by === 'book' ? bookWords(moment) : nameOf(by)}{' '}
        <span className={textStyles.rule} data-part="rule">
          {entryWords(moment)}
        </span>
      </h2>
      {shownIn(thrown).map((value, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: throws have no other name than their place
        <p key={i} className={styles.nowThrow}>
          {throwWords(value)}
        </p>
      ))}
      {lines.length === 0 && (
        <p className={textStyles.quietText} data-part="quiet-text">
          Nothing to be seen from here.
        </p>
      )}
      {lines.map(({ text, because }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of an entry never change
        <div key={i} className={styles.nowLine}>
          <p>{text}</p>
          {because.length > 0 && <Citations book={book} because={because} />}
        </div>
      ))}
    </section>
  );
}
