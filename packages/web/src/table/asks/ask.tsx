import type { BattleView } from '@umpire/desk';
import { isHands, isPlain } from '@umpire/desk';
import { choiceKey, choicesOf, type SeenAnswerAsk, SIDES, type Side } from '@umpire/engine';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.js';
import { Citations } from '../../ui/citations.js';
import { RuleLink } from '../../ui/rule-link.js';
import { nameOf, sideClass } from '../../ui/sides.js';
import { stakeSentence } from '../bar/meter-words.js';
import { useBearings } from '../bearings.js';
import { later } from '../fetch-later.js';
import { LineWords, LogLine } from '../log/log.js';
import { useTableParts } from '../model/context.js';
import type { Hover } from '../model/hover.js';
import { besides } from '../odds/besides.js';
import { Counts } from '../odds/counts.js';
import { OddsBar } from '../odds/odds-bar.js';
import { isLarge } from '../panel/large.js';
import { loneAnswer } from '../session/lone-answer.js';
import { sideOf } from '../session/seating.js';
import { capital } from '../words.js';
import styles from './ask.module.css';
import { askedHere } from './candidates.js';
import { concernedIn, headlineOf, openEntry, strikeIn } from './concerned.js';
import { AskHands } from './rps.js';
import { Throws } from './throws.js';

const AskDie = later('AskDie');
const DrawnTable = later('DrawnTable');

/** The book waits for an answer: who does what to whom, what can happen, the answers. It stands in the panel, never on the table. */
export function AskPanel() {
  const table = useTableParts();
  const { battleView, snap } = table;
  const asked = battleView.asked;
  const ref = useRef<HTMLElement>(null);
  const shown = openEntry(battleView)?.thrown?.length ?? 0;
  const key = asked && `${battleView.entries} ${shown} ${asked.ask.kind} ${asked.ask.text}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new ask takes the focus once
  useEffect(() => {
    const panel = ref.current;
    // no hand and no face is picked beforehand, not even the one that was shown last
    const pad = panel?.querySelector<HTMLElement>('[data-takes-focus]');
    if (pad) pad.focus({ preventScroll: true });
    else if (panel && !panel.contains(document.activeElement))
      panel.querySelector<HTMLElement>('[data-answers] button, [data-answers] input')?.focus({ preventScroll: true });
  }, [key]);
  if (!asked || snap.pass) return null;
  return (
    <section
      ref={ref}
      className={`${styles.ask} ${sideClass(sideCalledUpon(battleView))}`}
      aria-label="The book asks"
      data-large-question={isLarge(table) || undefined}
    >
      <div className={styles.row}>
        <Question />
        <div className={styles.asked}>
          <Before />
          <Stakes />
        </div>
        <div className={styles.answers} data-answers>
          <AtStake />
          <AskBody />
        </div>
      </div>
    </section>
  );
}

/** What can happen to the one who reads: right above his answers, never out of sight. */
function AtStake() {
  const { ask, stake, answerPreviews = [] } = useTableParts().battleView.asked!;
  if (!isPlain(ask) || !stake) return null;
  const mayGo = answerPreviews.some(({ end }) => end);
  return (
    <div className={styles.stake} data-part="stake">
      <p className={styles.over}>What can happen to you{mayGo && ', if it stays'}</p>
      <OddsBar odds={stake.odds} />
      <Losing />
    </div>
  );
}

/** What the odds hang on, as far as the one who reads can know. */
function Stakes() {
  const { battleView } = useTableParts();
  const { ask, stake, answerPreviews = [] } = battleView.asked!;
  // where somebody is to be put, it is decided already
  if (!isPlain(ask)) return null;
  if (answerPreviews.some(({ odds }) => odds) && !stake) return <AnswersTo />;
  if (!stake && !(isHands(ask) && strikeIn(battleView))) return null;
  return (
    <div className={styles.part}>
      <p className={styles.over}>What it hangs on</p>
      {stake ? (
        <>
          {stake.counts && <Counts counts={stake.counts} />}
          {stake.table && <DrawnTable book={battleView.book} table={stake.table} />}
          <Citations book={battleView.book} because={besides(stake.because, stake.table)} />
        </>
      ) : (
        <p>The odds hang on something that you cannot see.</p>
      )}
    </div>
  );
}

/** Nothing more can happen to the one who reads: what his answers can do. */
function AnswersTo() {
  const { battleView } = useTableParts();
  return (
    <div className={styles.part}>
      <p className={styles.over}>What your answer can do</p>
      {battleView.asked!.answerPreviews!.map(
        ({ label, odds }) =>
          odds && (
            <div key={label}>
              <p>{capital(label)}</p>
              <OddsBar odds={odds} />
            </div>
          ),
      )}
    </div>
  );
}

/** What hangs on it for the reader: whose loss would beat him, or how many it would make. */
function Losing() {
  const { battleView } = useTableParts();
  const { viewer, meters, scene } = battleView;
  if (viewer !== 'a' && viewer !== 'b') return null;
  const own = scene.pieces.filter(({ id, side }) => side === viewer && concernedIn(battleView).includes(id));
  const words = stakeSentence(meters, viewer, own, battleView.asked?.stake?.odds);
  return words ? <p className={styles.losing}>{capital(words)}.</p> : null;
}

/** Whether the one who reads is struck by what somebody else ordered. */
function isAttacked(battleView: BattleView): boolean {
  const struck = strikeIn(battleView)?.to;
  const piece = battleView.scene.pieces.find(({ id }) => id === struck);
  return piece?.side === battleView.viewer && openEntry(battleView)?.by !== battleView.viewer;
}

function sideCalledUpon(battleView: BattleView): Side | undefined {
  const { ask } = battleView.asked!;
  if (ask.kind === 'die') return ask.by === 'both' ? undefined : ask.by;
  return sideOf(battleView.places, askedHere(battleView));
}
/** Two persons sit at one screen: “you” may be either. */
const isShared = ({ seats }: BattleView): boolean => SIDES.every(side => seats[side] === 'person');
/** Who has to do something: dice of a real table are typed in at one screen, whoever throws them. */
function calledUpon(battleView: BattleView): string {
  const { ask } = battleView.asked!;
  if (ask.kind === 'die') return ask.by === 'both' ? 'A die for both' : `${nameOf(ask.by)}’s die`;
  const words = isAttacked(battleView) ? 'You are attacked' : 'You are asked';
  const side = sideCalledUpon(battleView);
  return side && isShared(battleView) ? `${nameOf(side)}: ${words.toLowerCase()}` : words;
}

/** Who does what to whom: what was told last of the order that waits, and what the book asks for. It is pinned above all else. */
function Question() {
  const { battleView } = useTableParts();
  const { ask } = battleView.asked!;
  const say = useBearings();
  const last = headlineOf(battleView);
  const question = (
    <>
      {say(capital(ask.text))} <RuleLink book={battleView.book} rule={ask.rule} />
    </>
  );
  return (
    <div className={styles.question} data-part="question">
      <p className={styles.over}>{calledUpon(battleView)}</p>
      <h2 className={styles.title}>{last ? <LineWords line={last} /> : say(capital(ask.text))}</h2>
      <p>{last ? question : <RuleLink book={battleView.book} rule={ask.rule} />}</p>
      {ask.decides && <p data-part="decides">{ask.decides}</p>}
    </div>
  );
}

/** What came before the question: hands that were shown for it, and lines that were told. */
function Before() {
  const { battleView } = useTableParts();
  const last = headlineOf(battleView);
  const told = (openEntry(battleView)?.lines ?? []).filter(line => line !== last).slice(last ? -2 : -3);
  return (
    <div className={styles.before}>
      <JustThrown />
      <div className={styles.earlier}>
        {told.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an entry are never moved
          <LogLine key={i} line={line} />
        ))}
      </div>
    </div>
  );
}

/** The hands that were shown for the order that waits: whoever is asked because he won wants to see it. */
function JustThrown() {
  const { battleView } = useTableParts();
  const thrown = (openEntry(battleView)?.thrown ?? []).filter(({ value }) => typeof value === 'object');
  if (thrown.length === 0) return null;
  return <Throws throws={thrown} book={battleView.book} large />;
}

function AskBody() {
  const { battleView } = useTableParts();
  const { ask } = battleView.asked!;
  if (ask.kind === 'die') return <AskDie ask={ask} />;
  if (isHands(ask)) return <AskHands ask={ask} />;
  return isPlain(ask) ? <AskChoice ask={ask} /> : <AskFields ask={ask} />;
}

/** The piece that a choice names, and the choice itself: what comes of it may be seen on the table. */
const pointedAt = (value: unknown): Hover => ({ ...(typeof value === 'string' && { piece: value }), answer: value });

/** More choices than this stand close together: a list of years is scanned, not read. */
const FEW = 12;

/** One of some choices, for everyone at this screen who has yet to answer. */
function AskChoice({ ask }: { readonly ask: SeenAnswerAsk }) {
  const { battleView, session, snap, hover } = useTableParts();
  const say = useBearings();
  const side = askedHere(battleView);
  if (!side) return <Others ask={ask} />;
  const lone = snap.skips && loneAnswer(battleView) !== undefined;
  const choices = choicesOf(ask)!;
  return (
    <>
      <h3>{lone ? 'There is but one answer: it is given by itself' : 'Your answer'}</h3>
      <div className={`${styles.picks} ${choices.length > FEW ? styles.many : ''}`} data-part="picks">
        {choices.map(({ value, label, closed }) => (
          <Button
            key={choiceKey(value)}
            disabled={snap.busy}
            barred={closed?.message}
            onPointerEnter={() => hover.set(pointedAt(value))}
            onPointerLeave={() => hover.set({})}
            onFocus={() => hover.set(pointedAt(value))}
            onBlur={() => hover.set({})}
            onClick={() => void session.answer(side, value)}
          >
            {say(capital(label))}
          </Button>
        ))}
      </div>
    </>
  );
}

/** The answer is made at the table, as an order is. */
function AskFields({ ask }: { readonly ask: SeenAnswerAsk }) {
  const { battleView, drafting, start } = useTableParts();
  const [item] = battleView.menu;
  if (!item) return <Others ask={ask} />;
  if (drafting.draft)
    return (
      <p>
        {ask.fields.some(({ gesture }) => gesture.kind === 'place')
          ? 'It is drawn where it may go: drag or turn it if you want it elsewhere, then answer'
          : 'Answer as you give an order'}
        {ask.sealed && '; nobody sees it until all are in'}.
      </p>
    );
  return (
    <Button kind="primary" onClick={() => start(item)}>
      Answer
    </Button>
  );
}

function Others({ ask }: { readonly ask: SeenAnswerAsk }) {
  const { battleView } = useTableParts();
  const waiting = 'waiting' in battleView.turn ? battleView.turn.waiting : [];
  const verb = isPlain(ask) || ask.secret ? 'choosing' : 'answering';
  return (
    <p>
      {waiting.length === 0 ? 'The umpire' : waiting.map(nameOf).join(' and ')} {waiting.length > 1 ? 'are' : 'is'}{' '}
      {verb}.
    </p>
  );
}
