import type { Side } from '@umpire/engine';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.js';
import { SIDE_NAMES, sideClass } from '../../ui/sides.js';
import { later } from '../fetch-later.js';
import { useTableParts } from '../model/context.js';
import { SPEEDS, speedWords } from '../session/pace.js';
import { keepHabits } from '../session/use-session.js';
import { actingBot } from './acting-bot.js';
import { useFilmParts } from './context.js';
import { noneWords } from './none-words.js';
import styles from './strip.module.css';
import { sideOfTake, startsIn, turnOfTake } from './takes.js';

/** Nobody has done anything when a battle begins. */
const StripRows = later('StripRows');

export interface FilmStripProps {
  readonly tools?: ReactNode;
  /** One below the other, each with all its words. */
  readonly list?: boolean;
}

/** What the others did last, in a row, each with its number on the table; all of it one below the other for who wants that; and the hands on the film. */
export function FilmStrip({ tools, list = false }: FilmStripProps) {
  const { battleView, snap } = useTableParts();
  const film = useFilmParts();
  const { takes } = film;
  const told = film.isEarlier ? takes : snap.takes;
  const isSealed = 'waiting' in battleView.turn && battleView.turn.sealed === true;
  const acting = actingBot(battleView);
  const by = acting ?? [...takes, ...told].map(sideOfTake).find(side => side !== undefined);
  const none = noneWords(told, acting ? undefined : by, battleView.entries > 0);
  // whoever did nothing did it in a turn as well
  const latest = acting ? undefined : (takes.length > 0 ? takes : told).findLast(take => !take.starts);
  const turn = latest && turnOfTake(latest);
  return (
    <section className={`${styles.strip} ${sideClass(by)}`} aria-label="What the others did">
      {!list && <Turns />}
      <h2>
        {acting && snap.reading
          ? `${SIDE_NAMES[acting]} waits for you`
          : titleOf(isSealed || takes[0]?.by === 'all', acting, by)}
        {turn && turn !== battleView.scene.status.turn && <small>{turn}</small>}
      </h2>
      {takes.length > 0 ||
      startsIn(told).length > 0 ||
      snap.news.revealed.length > 0 ||
      battleView.log.some(({ thrown }) => thrown) ? (
        <StripRows acts={acting !== undefined} none={none} list={list} />
      ) : (
        <ol className={styles.rows} data-acts={acting && true} aria-label="One after the other">
          <li className={styles.none}>{none}</li>
        </ol>
      )}
      <Hands>{list && <Turns />}</Hands>
      {tools}
    </section>
  );
}

function titleOf(isSealed: boolean, acting: Side | undefined, by: Side | undefined): string {
  if (isSealed) return 'Reported';
  if (acting) return `${SIDE_NAMES[acting]} is playing`;
  return by ? `What ${SIDE_NAMES[by]} did` : 'What the others did';
}

/** Back through the turns that are over, and on again to the one that was told last. */
function Turns() {
  const { back, forth } = useFilmParts();
  return (
    (back || forth) && (
      <fieldset className={styles.turns} aria-label="Turns">
        <Button kind="quiet" disabled={!back} onClick={back} title="The turn before (<)" aria-label="The turn before">
          ‹
        </Button>
        {forth && (
          <Button kind="quiet" onClick={forth} title="The turn after (>)" aria-label="The turn after">
            ›
          </Button>
        )}
      </fieldset>
    )
  );
}

/** Play again, one step, how fast; while a bot is at it: halt, on at once. */
function Hands({ children }: { readonly children: ReactNode }) {
  const { snap, session } = useTableParts();
  const film = useFilmParts();
  const botActs = ['following', 'paused', 'thinking'].includes(snap.state);
  return (
    <div className={styles.hands} role="toolbar" aria-label="The film">
      {children}
      {botActs ? (
        <Button onClick={() => session.hurry()} title="On to the next decision of yours (Esc)">
          Skip to my turn
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
