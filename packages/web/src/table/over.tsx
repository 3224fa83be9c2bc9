import { type BattleView, libraryWith, randomSeed } from '@umpire/desk';
import { isSide, type Side } from '@umpire/engine';
import { bookOf } from '@umpire/rulesets';
import { type CSSProperties, useCallback, useEffect, useState } from 'react';
import { beginBattle, beginRematch, isElsewhere, nextPlan } from '../battles/plan.js';
import { Dispatch } from '../briefing/dispatch.js';
import { useBriefing } from '../briefing/use-briefing.js';
import { hrefOf } from '../shell/routes.js';
import { Button, ButtonLink } from '../ui/button.js';
import { RuleLink } from '../ui/rule-link.js';
import { SIDE_NAMES, sideClass } from '../ui/sides.js';
import { decidedBy } from './decided.js';
import { useFilmParts } from './film/context.js';
import { Happened } from './log/log.js';
import { useTableParts } from './model/context.js';
import styles from './over.module.css';
import { pauseBeforeEnd } from './session/pace.js';
import { capital } from './words.js';

/** To one who sits at one of the sides alone it is told as his own. */
function endWords({ viewer, seats, places }: BattleView, winner: Side | undefined): string {
  if (!winner) return 'A draw';
  const alone = isSide(viewer) && places.every(({ id, side }) => side === viewer || seats[id] !== 'person');
  if (!alone) return `${SIDE_NAMES[winner]} has won`;
  return winner === viewer ? 'You have won' : `You have lost: ${SIDE_NAMES[winner]} has won`;
}

/** How it ended, by which rule, what it cost, and where to go from here. `covered`: what a sheet takes of the stage below. */
export function Ended({ covered }: { readonly covered: number }) {
  const { battleView, plan, session } = useTableParts();
  const told = useBriefing(session.desk(), battleView.battle, 'over' in battleView.turn ? 'a' : undefined);
  const [away, setAway] = useState(false);
  const seen = useLastBlow();
  const [beside, setBeside] = useState<Beside>();
  const place = useCallback(
    (card: HTMLElement | null) => {
      if (card) setBeside(besideIn(card, covered));
    },
    [covered],
  );
  const { turn, scene, book } = battleView;
  if (!('over' in turn) || away || !seen) return null;
  const winner = turn.over === 'draw' ? undefined : turn.over;
  const { end, fight } = decidedBy(battleView.log, scene.pieces);
  const full = battleView.meters.filter(
    m => winner && m.side !== winner && m.toward === undefined && m.lost >= m.limit,
  );
  return (
    <section
      ref={place}
      data-beside={beside}
      className={`${styles.over} ${sideClass(winner)}`}
      style={{ '--covered': `${covered}px` } as CSSProperties}
      aria-label="The battle is over"
      data-print={bookOf(book)?.print}
    >
      {told?.dateline && (
        <p className={styles.dateline} data-part="dateline">
          {told.dateline}
        </p>
      )}
      <h2>{endWords(battleView, winner)}</h2>
      <Dispatch book={book} ends={told?.ends} winner={winner} />
      <p>
        {capital(turn.text)}. <RuleLink book={battleView.book} rule={turn.rule} />
      </p>
      {end && (
        <details open>
          <summary>What decided it</summary>
          <Happened lines={end.lines} thrown={end.thrown} />
        </details>
      )}
      {fight && (
        <details open>
          <summary>The last fight</summary>
          <Happened lines={fight.lines} thrown={fight.thrown} />
        </details>
      )}
      {full.map(({ id, side, label, lost, limit }) => (
        <p key={id}>
          <b className={sideClass(side)}>{side === battleView.viewer ? 'You' : SIDE_NAMES[side]}</b>: {label} {lost} of{' '}
          {limit}.
        </p>
      ))}
      <dl>
        {scene.status.scores.map(({ side, name, lines }) => (
          <div key={side} className={sideClass(side)}>
            <dt>
              {SIDE_NAMES[side]}
              {name !== SIDE_NAMES[side] && `, ${name}`}
            </dt>
            {lines.map(line => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        {isElsewhere(plan) || <WhatNow />}
        <ButtonLink href={hrefOf(['new'])}>Another battle</ButtonLink>
        <ButtonLink href={hrefOf([])}>Home</ButtonLink>
        <Button kind="quiet" onClick={() => setAway(true)}>
          Look at the table
        </Button>
      </div>
    </section>
  );
}

/** What is drawn of the last blow, and what is told at it. */
const BLOW = '[data-mark=stamp], [data-mark=shot], [aria-label=Result]';

type Beside = 'left' | 'right' | 'top' | 'bottom';
/** Where the card leaves the last blow to be seen: at the other end of the stage, which way there is more of it. */
function besideIn(card: HTMLElement, covered: number): Beside | undefined {
  const stage = card.offsetParent;
  const blows = [...(stage?.querySelectorAll(BLOW) ?? [])].map(one => one.getBoundingClientRect());
  if (!stage || blows.length === 0) return undefined;
  const { left, top, width, height } = stage.getBoundingClientRect();
  const middleOf = (of: (box: DOMRect) => number): number =>
    (Math.min(...blows.map(of)) + Math.max(...blows.map(of))) / 2;
  const x = middleOf(box => box.x + box.width / 2) - left;
  const y = middleOf(box => box.y + box.height / 2) - top;
  const isBroad = width - card.offsetWidth > height - covered - card.offsetHeight;
  if (isBroad) return x < width / 2 ? 'right' : 'left';
  return y < height / 2 ? 'bottom' : 'top';
}

/** Whether the blow that ended the battle has been seen; whoever comes back to a battle that is over need not wait. */
function useLastBlow(): boolean {
  const { snap } = useTableParts();
  const { playing } = useFilmParts();
  const { news, speed } = snap;
  const [first] = useState(() => pauseBeforeEnd(news, speed));
  const [seen, setSeen] = useState(first === 0);
  useEffect(() => {
    if (seen) return;
    const timer = setTimeout(() => setSeen(true), first);
    return () => clearTimeout(timer);
  }, [seen, first]);
  return seen && !playing;
}

/** The battle told and shown again, fought again, and the one that follows it in the book. */
function WhatNow() {
  const { battleView, plan } = useTableParts();
  const { battle, believes } = battleView;
  const next = nextPlan(libraryWith([]), plan, randomSeed());
  return (
    <>
      {next && (
        <Button kind="primary" className={styles.next} onClick={() => beginBattle(next)}>
          Next battle: {next.title}
        </Button>
      )}
      <ButtonLink {...(!next && { kind: 'primary' })} href={hrefOf(['report', battle])}>
        Battle report
      </ButtonLink>
      <ButtonLink href={hrefOf(['replay', battle])}>{believes ? 'What you believed' : 'Replay'}</ButtonLink>
      <Button onClick={() => beginRematch(battle, 'changed')}>Rematch, sides changed</Button>
      <Button onClick={() => beginRematch(battle, 'same')}>Rematch</Button>
    </>
  );
}
