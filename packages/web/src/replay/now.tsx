import type { Moment, Throw, Thrown } from '@umpire/desk';
import { capital } from '../table/words.js';
import { Citations, nameOf, SIDE_NAMES, sideClass } from '../ui/index.js';
import textStyles from '../ui/text.module.css';
import styles from './chapter.module.css';
import { entryWords, halvesOf } from './timeline.js';

interface NowProps {
  readonly book: string;
  readonly moment: Moment;
}

const throwWords = (text: string, thrown: Throw): string =>
  typeof thrown === 'number'
    ? `${capital(text)}: ${thrown}`
    : `${SIDE_NAMES.a} shows ${thrown.a}, ${SIDE_NAMES.b} ${thrown.b}`;

/** What was thrown, each with what it was for. */
export const thrownWords = (thrown: readonly Thrown[]): readonly string[] =>
  thrown.flatMap(({ text, value }) => (value === undefined ? [] : [throwWords(text, value)]));

const bookWords = ({ verb }: Moment): string => (verb === 'carried' ? 'The battle goes on' : 'The battle begins');

/** What happens at this moment, and by which rules; what the next turn begins with stands under its own heading. */
export function Now({ book, moment }: NowProps) {
  const { by, turn, during, clock, over } = moment;
  const [ends, begins] = during === undefined ? [undefined, moment] : halvesOf(moment);
  const side = by === 'a' || by === 'b' ? by : undefined;
  return (
    <section className={`${styles.now} ${sideClass(side)}`} data-part="now" aria-live="polite">
      <When turn={during ?? turn} clock={ends ? '' : clock} />
      <h2>
        {over ? 'The end' : by === 'book' ? bookWords(moment) : nameOf(by)}{' '}
        <span className={textStyles.rule} data-part="rule">
          {entryWords(moment)}
        </span>
      </h2>
      {ends && (
        <>
          <Happening book={book} moment={ends} />
          <When turn={turn} clock={clock} />
        </>
      )}
      <Happening book={book} moment={begins} />
    </section>
  );
}

function When({ turn, clock }: Pick<Moment, 'turn' | 'clock'>) {
  return (
    <p className={styles.nowWhen}>
      {turn}
      {clock && <span> · {clock}</span>}
    </p>
  );
}

function Happening({ book, moment: { lines, thrown = [] } }: NowProps) {
  return (
    <>
      {thrownWords(thrown).map((words, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: throws have no other name than their place
        <p key={i} className={styles.nowThrow}>
          {words}
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
    </>
  );
}
