import type { Throw } from '../desk/messages.js';
import type { Moment } from '../desk/study.js';
import { Citations, nameOf, SIDE_NAMES, sideClass } from '../ui/index.js';

interface NowProps {
  readonly book: string;
  readonly moment: Moment;
}

const throwWords = (thrown: Throw): string =>
  typeof thrown === 'number' ? `Thrown: ${thrown}` : `${SIDE_NAMES.a} shows ${thrown.a}, ${SIDE_NAMES.b} ${thrown.b}`;

/** What happens at this moment, and by which rules. */
export function Now({ book, moment }: NowProps) {
  const { by, index, turn, clock, lines, throws = [], over } = moment;
  const side = by === 'a' || by === 'b' ? by : undefined;
  return (
    <section className={`now ${sideClass(side)}`} aria-live="polite">
      <p className="now-when">
        {turn}
        {clock && <span> · {clock}</span>}
      </p>
      <h2>
        {over ? 'The end' : by === 'book' ? 'The battle begins' : nameOf(by)}{' '}
        <span className="rule">entry {index}</span>
      </h2>
      {throws.map((thrown, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: throws have no other name than their place
        <p key={i} className="now-throw">
          {throwWords(thrown)}
        </p>
      ))}
      {lines.length === 0 && <p className="quiet-text">Nothing to be seen from here.</p>}
      {lines.map(({ text, because }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of an entry never change
        <div key={i} className="now-line">
          <p>{text}</p>
          {because.length > 0 && <Citations book={book} because={because} />}
        </div>
      ))}
    </section>
  );
}
