import type { Moment, Position } from '@umpire/desk';
import { lostWords } from '../table/film/changes.js';
import { inTurn } from '../table/log/lines.js';
import { nameOf, RuleLink, sideClass } from '../ui/index.js';
import { inOneBreath, throwsTold, untold } from './breath.js';
import styles from './report.module.css';
import { ReportMap } from './report-map.js';
import { type Chapter, citedIn, type Part } from './story.js';
import { takenWords } from './taken-words.js';

interface ChapterViewProps {
  readonly book: string;
  readonly chapter: Chapter;
  readonly maps: ReadonlyMap<number, Position>;
  readonly decisive: ReadonlySet<number>;
}

const sideOf = (by: Moment['by']) => (by === 'a' || by === 'b' ? by : undefined);

export function ChapterView({ book, chapter, maps, decisive }: ChapterViewProps) {
  const { title, clock, parts, picture } = chapter;
  const last = maps.get(picture);
  return (
    <section className={styles.chapter} data-part="report-chapter">
      <h2>
        {title} {clock && <small>{clock}</small>}
      </h2>
      {parts.map(part => (
        <PartView key={keyOf(part)} book={book} part={part} map={mapOf(part, maps, decisive, picture)} />
      ))}
      {last && <ReportMap position={last} caption={`The table at the end of ${lower(title)}`} />}
    </section>
  );
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const keyOf = (part: Part) => (part.kind === 'event' ? `e${part.moment.index}` : `m${part.index}`);

function mapOf(
  part: Part,
  maps: ReadonlyMap<number, Position>,
  decisive: ReadonlySet<number>,
  picture: number,
): Position | undefined {
  if (part.kind !== 'event') return undefined;
  const { index } = part.moment;
  return decisive.has(index) && index !== picture ? maps.get(index) : undefined;
}

function PartView({
  book,
  part,
  map,
}: {
  readonly book: string;
  readonly part: Part;
  readonly map: Position | undefined;
}) {
  if (part.kind === 'moves')
    return (
      <p className={`${styles.moves} ${sideClass(sideOf(part.by))}`}>
        <By by={part.by} text={part.texts[0]} />
        {inOneBreath(part.texts).join('. ')}.
      </p>
    );
  const { by, lines, thrown, lost, taken = [] } = part.moment;
  return (
    <div className={`${styles.event} ${sideClass(sideOf(by))}`}>
      {inTurn(lines, thrown)
        .map(({ throws, line }) => ({ throws: untold(throws, line?.text), line }))
        .map(({ throws, line }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an entry never change
          <p key={i}>
            {i === 0 && !line?.begins && <By by={by} text={line?.text} />}
            {throws.length > 0 && <em className={styles.thrown}>{throwsTold(throws)}. </em>}
            {line?.text}{' '}
            {line && (
              <span className={styles.rules}>
                {citedIn(line.because).map(rule => (
                  <RuleLink key={rule} book={book} rule={rule} />
                ))}
              </span>
            )}
          </p>
        ))}
      {taken.map(one => (
        <p key={one.name} className={sideClass(one.to)} data-part="report-taken">
          <b>{takenWords(one)}.</b>
        </p>
      ))}
      {map && (
        <ReportMap
          position={map}
          caption={[...(lost.length > 0 ? [lostWords(lost)] : []), ...taken.map(takenWords)].join('. ')}
        />
      )}
    </div>
  );
}

/** Who did it, unless the words say so themselves. */
function By({ by, text = '' }: { readonly by: Moment['by']; readonly text?: string | undefined }) {
  return sideOf(by) && !text.startsWith(nameOf(by)) ? <b>{nameOf(by)}: </b> : null;
}
