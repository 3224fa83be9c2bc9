import type { Refusal, ResultTable } from '@umpire/engine';
import { type Adjudicator, formOf, sidesCounted, tableDrawn } from '@umpire/rulesets';
import { DrawnTable } from '../table/odds/result-table.js';
import { capital } from '../ui/capital.js';
import { Button, Citations, RuleLink } from '../ui/index.js';
import textStyles from '../ui/text.module.css';
import styles from './answer.module.css';
import type { Answering } from './answering.js';
import type { Asked } from './asked.js';
import type { AssumedOf } from './assumed.js';
import { withChoice } from './bearing.js';
import type { Called } from './called.js';
import { toneOf } from './chance.js';
import { detailsOf } from './details.js';
import { faceResults } from './face-results.js';
import { fieldId } from './fields/context.js';
import { Odds } from './odds.js';
import { besideColumns, TwoColumns } from './two-columns.js';
import { refusalWords } from './values.js';

interface AnswerProps {
  readonly book: Adjudicator;
  readonly asked: Asked;
  readonly called: Called;
  readonly answer: Answering;
  /** What nobody said, and the answer took for granted. */
  readonly assumed: readonly AssumedOf[];
  readonly onOptions: (options: Asked['options']) => void;
}

/** What the book says: odds or a result, and every rule that bore on it; or why not. */
export function Answer({ book, asked, called, answer, assumed, onOptions }: AnswerProps) {
  if (answer.kind === 'refused')
    return <Refused book={book} asked={asked} error={answer.error} onOptions={onOptions} />;
  const counts = sidesCounted(book, asked) ?? [];
  const table = tableDrawn(book, asked);
  const rest = besideColumns(answer.because, counts);
  return (
    <>
      {answer.kind === 'odds' ? (
        <>
          {answer.early && <p className={textStyles.quiet}>As it was before the first throw:</p>}
          <Odds chances={answer.chances} />
          <FaceResults book={book} asked={asked} called={called} />
        </>
      ) : (
        <>
          <p className={styles.result}>{capital(answer.told.text)}</p>
          <Details book={book} result={answer.result} />
        </>
      )}
      <TakenForGranted assumed={assumed} />
      {table && <DrawnTable book={book.id} table={counts.length > 0 ? unshifted(table) : table} />}
      {counts.length > 0 && <TwoColumns book={book.id} counts={counts} />}
      {rest.length > 0 && (
        <>
          <h3>Because</h3>
          <Citations book={book.id} because={rest} />
        </>
      )}
    </>
  );
}

/** For whoever has thrown already: the face, then what comes of it. */
function FaceResults({ book, asked, called }: Pick<AnswerProps, 'book' | 'asked' | 'called'>) {
  const rows = faceResults(book, asked, called);
  if (rows.length === 0) return null;
  return (
    <dl className={styles.faceResults} data-part="face-results" aria-label="What each face brings">
      {rows.map(({ faces, text, good }) => (
        <div key={faces}>
          <dt>{faces}</dt>
          <dd>
            <i className={styles.tone} data-tone={toneOf(good)} aria-hidden="true" />
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A default that nobody saw may decide it: each is told, and leads to its field. */
function TakenForGranted({ assumed }: Pick<AnswerProps, 'assumed'>) {
  if (assumed.length === 0) return null;
  return (
    <section className={styles.assumed} data-part="assumed" aria-label="Assumed, for nobody said otherwise">
      <b>Assumed, for nobody said otherwise</b>
      {assumed.map(({ of, all }) => (
        <p key={of ?? ''}>
          {of !== undefined && `${of} · `}
          {all.map(({ path, text }) => (
            <Button key={path} kind="quiet" onClick={() => showField(path)}>
              {text}
            </Button>
          ))}
        </p>
      ))}
    </section>
  );
}

/** What shifts it stands in the columns below. */
const unshifted = ({ shifts: _, ...table }: ResultTable): ResultTable => table;

function Details({ book, result }: { readonly book: Adjudicator; readonly result: unknown }) {
  const lines = detailsOf(result, book.labels);
  if (lines.length < 2) return null;
  return (
    <details className={styles.details} data-part="details">
      <summary>In full</summary>
      <ul>
        {lines.map(({ path, title, depth, value, rule }) => (
          <li key={path} style={{ paddingLeft: depth * 14 }}>
            <span>{title}</span>
            {rule ? <RuleLink book={book.id} rule={rule} /> : value !== undefined && <b>{value}</b>}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Forbidden by a rule, or something is missing: where, and what to do. */
function Refused({
  book,
  asked,
  error,
  onOptions,
}: Pick<AnswerProps, 'book' | 'asked' | 'onOptions'> & { readonly error: Refusal }) {
  const option = book.options.find(o => o.id === error.rule && o.kind === 'optional');
  const { path } = error;
  return (
    <div className={styles.refused} data-part="refused">
      <p className={styles.result}>{error.rule ? 'Not allowed' : 'The question is not complete'}</p>
      <p>
        {capital(refusalWords(formOf(book, asked.question), error))}{' '}
        {error.rule && <RuleLink book={book.id} rule={error.rule} />}
      </p>
      {path?.startsWith('given') && <Button onClick={() => showField(path)}>Go to the field</Button>}
      {path !== undefined && !path.startsWith('given') && (
        <p className={textStyles.rule} data-part="rule">
          {path}
        </p>
      )}
      {option && (
        <Button onClick={() => onOptions(withChoice(option, asked.options, option.choices[1]!.id))}>
          Use this optional rule
        </Button>
      )}
    </div>
  );
}

/** Moves to the control of a field, or to the section that holds it. */
export function showField(path: string): void {
  const id = fieldId(path);
  const found =
    document.getElementById(id) ?? document.getElementById(`${id}-add`) ?? document.getElementById(`${id}-section`);
  for (let around = found?.closest('details'); around; around = around.parentElement?.closest('details'))
    around.setAttribute('open', '');
  found?.focus();
  found?.scrollIntoView({ block: 'center' });
}
