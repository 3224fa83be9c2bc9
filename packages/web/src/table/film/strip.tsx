import type { Side } from '@umpire/engine';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.js';
import { SIDE_NAMES, sideClass } from '../../ui/sides.js';
import { openEntry } from '../asks/concerned.js';
import { useTableParts } from '../model/context.js';
import { SPEEDS, speedWords } from '../session/pace.js';
import { keepHabits } from '../session/use-session.js';
import { useFilmParts } from './context.js';
import { rowWords } from './row-words.js';
import styles from './strip.module.css';
import type { Take } from './takes.js';

const sideOf = ({ by }: Take): Side | undefined => (by === 'a' || by === 'b' ? by : undefined);

/** What the others did last, in a row, each with its number on the table; and the hands on the film. */
export function FilmStrip({ tools }: { readonly tools?: ReactNode }) {
  const { battleView, snap } = useTableParts();
  const { takes } = useFilmParts();
  const waiting = 'waiting' in battleView.turn ? battleView.turn.waiting : [];
  const isSealed = 'waiting' in battleView.turn && battleView.turn.sealed === true;
  const acting = isSealed ? undefined : waiting.find(side => battleView.seats[side] !== 'person');
  const by = acting ?? (takes[0] ? sideOf(takes[0]) : snap.takes.map(sideOf).find(side => side !== undefined));
  const rows = useScroll(takes.length, acting !== undefined);
  return (
    <section className={`${styles.strip} ${sideClass(by)}`} aria-label="What the others did">
      <h2>
        {isSealed
          ? 'Reported'
          : acting
            ? `${SIDE_NAMES[acting]} is playing`
            : by
              ? `What ${SIDE_NAMES[by]} did`
              : 'What happened'}
      </h2>
      <ol ref={rows} className={styles.rows} aria-label="One after the other">
        {takes.map((take, i) => (
          <Fragment key={take.entry}>
            {i > 0 && turnOf(take) !== turnOf(takes[i - 1]!) && <li className={styles.turn}>{turnOf(take)}</li>}
            <Row take={take} at={i} />
          </Fragment>
        ))}
        {takes.length === 0 && (
          <li className={styles.none}>{by && !acting ? `${SIDE_NAMES[by]} did nothing.` : 'Nothing yet.'}</li>
        )}
      </ol>
      <Hands />
      {tools}
    </section>
  );
}

const turnOf = ({ before }: Take): string => before.status.turn;

/** While they act the latest is in sight; then it is read from its beginning. */
function useScroll(count: number, acts: boolean) {
  const rows = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (rows.current) rows.current.scrollLeft = acts && count > 0 ? rows.current.scrollWidth : 0;
  }, [count, acts]);
  return rows;
}

function Row({ take, at }: { readonly take: Take; readonly at: number }) {
  const film = useFilmParts();
  const { battleView } = useTableParts();
  const ref = useRef<HTMLLIElement>(null);
  const current = film.at === at;
  // the one that is shown is in sight
  useEffect(() => {
    const row = ref.current;
    if (current && row?.parentElement) row.parentElement.scrollLeft = row.offsetLeft - row.parentElement.offsetLeft;
  }, [current]);
  const waits = openEntry(battleView)?.index === take.entry;
  const { more = [], ...first } = waits ? { ...rowWords(take), result: 'waits for an answer' } : rowWords(take);
  return (
    <li ref={ref} className={sideClass(sideOf(take))}>
      <button
        type="button"
        aria-current={current || waits || undefined}
        title={take.lines.map(line => line.text).join('. ')}
        onClick={() => film.go(at)}
      >
        <span className={styles.number}>{take.number}</span>
        <span>
          {[first, ...more].map(({ text, result }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the deeds of a take are never moved
            <Fragment key={i}>
              {i > 0 && '; '}
              {text}
              {result && (
                <>
                  : <b>{result}</b>
                </>
              )}
            </Fragment>
          ))}
        </span>
      </button>
    </li>
  );
}

/** Play again, one step, how fast; while a bot is at it: halt, on at once. */
function Hands() {
  const { snap, session } = useTableParts();
  const film = useFilmParts();
  const botActs = ['following', 'paused', 'thinking'].includes(snap.state);
  return (
    <div className={styles.hands} role="toolbar" aria-label="The film">
      {botActs ? (
        <Button onClick={() => session.hurry()} title="On to the next decision of yours (Esc)">
          Skip
        </Button>
      ) : (
        film.takes.length > 0 && (
          <>
            <Button onClick={() => film.step(1)} title="One step (.)" aria-label="One step of the film">
              ▸|
            </Button>
            <Button onClick={film.toggle} title="Space">
              {film.playing ? 'Stop' : '▶ Play again'}
            </Button>
          </>
        )
      )}
      <fieldset className={styles.speeds} aria-label="How fast">
        {SPEEDS.filter(speed => speed !== 'none').map(speed => (
          <button
            key={speed}
            type="button"
            aria-pressed={speed === snap.speed}
            onClick={() => {
              session.pace(speed);
              keepHabits({ speed, skips: snap.skips });
            }}
          >
            {speedWords(speed)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
