import type { Clock } from '@umpire/desk';
import { useEffect, useState } from 'react';
import { useTableParts } from '../model/context.js';
import { timeFor, timeWords } from './time.js';
import styles from './top-bar.module.css';

/** How long whoever is to act may still take: as the server counts it, or as was agreed at this screen. */
export function TimeLeft() {
  const { battleView, plan } = useTableParts();
  const { turn, until } = battleView;
  if ('over' in turn) return null;
  if (turn.held) return <Left words="held" text="The umpire holds both sides: nobody’s time runs" />;
  if (until !== undefined) return <Until until={until} />;
  return plan.clock ? <Here clock={plan.clock} /> : null;
}

/** Milliseconds. */
const TICK = 250;
const SOON = 15_000;

function Left({
  words,
  text,
  soon = false,
}: {
  readonly words: string;
  readonly text: string;
  readonly soon?: boolean;
}) {
  return (
    <span className={styles.time} data-part="time-left" data-soon={soon || undefined} role="timer" title={text}>
      {words}
    </span>
  );
}
const LEFT = 'Time left: when it is over, what was handed in counts';

function useTicks(running: boolean): void {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => tick(n => n + 1), TICK);
    return () => clearInterval(timer);
  }, [running]);
}

function Until({ until }: { readonly until: number }) {
  useTicks(true);
  const left = until - Date.now();
  return <Left words={timeWords(left)} text={LEFT} soon={left < SOON} />;
}

/** Of each window and seat: how much of its time was used while its player had the table before him. */
const USED = new Map<string, number>();

/** At one screen each has his time from when he sees the table; it does not run while another, or the umpire, has the screen. */
function Here({ clock }: { readonly clock: Clock }) {
  const { battleView, by, drafting, give, snap } = useTableParts();
  const { turn, battle, at, scene, menu } = battleView;
  const isWriting = 'waiting' in turn && turn.sealed === true && by === at;
  const window = 'waiting' in turn ? `${battle} ${at} ${scene.status.turn} ${turn.step}` : '';
  useEffect(() => {
    if (!isWriting) return;
    let last = performance.now();
    const count = () => {
      const now = performance.now();
      USED.set(window, (USED.get(window) ?? 0) + now - last);
      last = now;
    };
    const timer = setInterval(count, TICK);
    return () => {
      clearInterval(timer);
      count();
    };
  }, [window, isWriting]);
  useTicks(isWriting);
  const left = isWriting ? timeFor(clock, turn) - (USED.get(window) ?? 0) : Number.POSITIVE_INFINITY;
  const end = menu.find(
    ({ ends, fields, closed, stand }) => ends === 'step' && !stand && !closed && fields.length === 0,
  );
  const isOver = left <= 0 && end !== undefined && !snap.busy;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the time is over
  useEffect(() => {
    if (!isOver) return;
    drafting.drop();
    void give({ verb: end!.verb });
  }, [isOver, window]);
  return isWriting ? <Left words={timeWords(left)} text={LEFT} soon={left < SOON} /> : null;
}
