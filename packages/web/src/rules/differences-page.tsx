import { bookOf, type Difference, type RegisterEntry, type ShelfBook } from '@umpire/rulesets';
import { hrefOf } from '../shell/routes.js';
import { Notice } from '../ui/index.js';
import textStyles from '../ui/text.module.css';
import { compared, type Topic } from './compared.js';
import styles from './differences.module.css';
import { RuleText } from './rule-text.js';
import { useLoaded, useRegister } from './use-register.js';

/** What a reader of one book finds otherwise in its sister: subject by subject, then rule by rule from both registers. */
export function DifferencesPage({
  book,
  entries,
}: {
  readonly book: ShelfBook;
  readonly entries: readonly RegisterEntry[];
}) {
  const sister = book.sister && bookOf(book.sister.id);
  if (!sister)
    return (
      <Notice title="It has no sister on the shelf">
        <p>{book.title} stands alone: there is no book that it could be compared with.</p>
      </Notice>
    );
  return <Differences book={book} sister={sister} entries={entries} />;
}

interface DifferencesProps {
  readonly book: ShelfBook;
  readonly sister: ShelfBook;
  readonly entries: readonly RegisterEntry[];
}

function Differences({ book, sister, entries }: DifferencesProps) {
  const subjects = useLoaded(`differences of ${book.id}`, book.sister!.differences);
  const other = useRegister(sister);
  if (!subjects || !other) return <p role="status">Fetching the rules of {sister.title} …</p>;
  if ('trouble' in subjects || 'trouble' in other)
    return <p role="alert">What differs could not be fetched. Try again when you are on-line.</p>;
  const topics = compared(other.value, entries);
  const same = topics.reduce((sum, topic) => sum + topic.same, 0);
  return (
    <div className={styles.page}>
      <h2>
        {book.title}, for readers of {sister.title}
      </h2>
      <p className={textStyles.quiet}>
        {same} of {entries.length} entries say the same in both.{' '}
        {[book, sister].map(({ id, title }) => (
          <a key={id} className={styles.whole} href={hrefOf(['rules', id])}>
            All rules of {title}
          </a>
        ))}
      </p>
      {subjects.value.map(difference => (
        <Subject key={difference.subject} difference={difference} titles={[sister.title, book.title]} />
      ))}
      <h2>Rule by rule</h2>
      <p className={textStyles.quiet}>Sister books give the same number to what they share.</p>
      {topics.filter(differs).map(topic => (
        <TopicPart key={topic.topic} topic={topic} titles={[sister.title, book.title]} />
      ))}
    </div>
  );
}

type Titles = readonly [there: string, here: string];

const differs = ({ changed, onlyHere, onlyThere }: Topic): boolean =>
  changed.length + onlyHere.length + onlyThere.length > 0;

/** Sentences that end with the rules they speak of; where figures are compared, a table of them. */
function Subject({ difference, titles }: { readonly difference: Difference; readonly titles: Titles }) {
  const { subject, points, figures } = difference;
  const [columns = [], ...rows] = figures ?? [];
  return (
    <section className={styles.subject}>
      <h3>{subject}</h3>
      <ul>
        {points.map(point => (
          <li key={point}>
            <RuleText text={point} />
          </li>
        ))}
      </ul>
      {figures && (
        <Table first={columns[0]!} titles={titles}>
          {rows.map(([what = '', there = '', here = '']) => (
            <Row key={what} head={<RuleText text={what} />} there={there} here={here} titles={titles} />
          ))}
        </Table>
      )}
    </section>
  );
}

function TopicPart({ topic, titles }: { readonly topic: Topic; readonly titles: Titles }) {
  const { heading, changed, onlyHere, onlyThere } = topic;
  const numberOf = ({ id }: RegisterEntry) => id.replace(/^[^-]+-/, '');
  return (
    <details className={styles.topic}>
      <summary>
        <b>{heading}</b> <span className={textStyles.quiet}>{countWords(topic, titles)}</span>
      </summary>
      <Table first="Rule" titles={titles}>
        {changed.map(({ there, here }) => (
          <Row key={here.id} head={numberOf(here)} there={saidOf(there)} here={saidOf(here)} titles={titles} />
        ))}
        {onlyHere.map(entry => (
          <Row key={entry.id} head={numberOf(entry)} there="" here={saidOf(entry)} titles={titles} />
        ))}
        {onlyThere.map(entry => (
          <Row key={entry.id} head={numberOf(entry)} there={saidOf(entry)} here="" titles={titles} />
        ))}
      </Table>
    </details>
  );
}

/** Its id first, which leads to it; of a ruling what was open, and what was decided. */
const saidOf = ({ id, gap, text }: RegisterEntry): string => `${id}: ${gap ? `${gap} → ` : ''}${text}`;

function countWords({ same, changed, onlyHere, onlyThere }: Topic, [there, here]: Titles): string {
  const counted: readonly (readonly [number, string])[] = [
    [changed.length, 'otherwise'],
    [onlyHere.length, `only in ${here}`],
    [onlyThere.length, `only in ${there}`],
    [same, 'the same'],
  ];
  return counted.flatMap(([count, words]) => (count > 0 ? [`${count} ${words}`] : [])).join(' · ');
}

function Table({
  first,
  titles,
  children,
}: {
  readonly first: string;
  readonly titles: Titles;
  readonly children: React.ReactNode;
}) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {[first, ...titles].map(title => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

function Row({
  head,
  there,
  here,
  titles,
}: {
  readonly head: React.ReactNode;
  readonly there: string;
  readonly here: string;
  readonly titles: Titles;
}) {
  return (
    <tr>
      <th scope="row">{head}</th>
      {[there, here].map((text, i) => (
        <td key={titles[i]} data-title={titles[i]}>
          {text === '' ? <span className={textStyles.quiet}>no such rule</span> : <RuleText text={text} />}
        </td>
      ))}
    </tr>
  );
}
