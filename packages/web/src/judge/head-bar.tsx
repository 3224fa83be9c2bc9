import type { JudgeView } from '@umpire/desk';
import type { Side } from '@umpire/engine';
import type { ReactNode } from 'react';
import { useTableParts } from '../table/model/context.js';
import { afterUmpire } from '../table/session/seating.js';
import { Button } from '../ui/button.js';
import { sideClass } from '../ui/sides.js';
import deskStyles from './desk.module.css';
import styles from './head-bar.module.css';
import { give } from './use-judge.js';

/** The clock, the steps of the turn, who is ready, and how the battle is run. */
export function HeadBar({ view, menu }: { readonly view: JudgeView; readonly menu: ReactNode }) {
  const { battleView } = useTableParts();
  const { desk } = view;
  const now = desk.steps.find(({ current }) => current);
  return (
    <header className={styles.head}>
      <div className={styles.bar}>
        <b className={styles.title}>{battleView.scene.status.title}</b>
        <span className={styles.badge}>Umpire’s desk</span>
        <span className={styles.clock}>
          <b>{desk.hour}</b> {desk.turn}
        </span>
        <ol className={styles.steps} aria-label="The steps of a turn">
          {desk.steps.map(({ id, label, current }) => (
            <li key={id} aria-current={current ? 'step' : undefined} title={label}>
              {id}
              {current && ` ${label}`}
            </li>
          ))}
        </ol>
        <span className={styles.push} />
        {menu}
      </div>
      <div className={styles.windows}>
        <span className={styles.window}>
          <b>{now?.label ?? 'Before the battle'}</b> {desk.open ? `window open: ${desk.window}` : 'is carried out'}
        </span>
        <Readiness view={view} side="a" />
        <Readiness view={view} side="b" />
        <Running view={view} />
        <span className={styles.score}>
          If it ended now <b>{desk.score}</b>
        </span>
      </div>
    </header>
  );
}

function Readiness({ view: { desk }, side }: { readonly view: JudgeView; readonly side: Side }) {
  const { name, ready, sheet } = desk.sides[side];
  return (
    <span className={`${styles.ready} ${sideClass(side)}`} title={sheet.join('\n')}>
      <i aria-hidden="true" data-side={side} /> <b>{name}</b>{' '}
      {desk.open && <span data-ready={ready || undefined}>{ready ? '✓ ready' : 'writing'}</span>}{' '}
      <span className={deskStyles.dim}>
        {sheet.length} {sheet.length === 1 ? 'line' : 'lines'}
      </span>
    </span>
  );
}

/** How the battle goes on: bots are let go or stopped, sides are held, the screen is handed on, the seat is left. */
function Running({ view: { desk } }: { readonly view: JudgeView }) {
  const table = useTableParts();
  const { session, snap, battleView } = table;
  const next = afterUmpire(battleView);
  const touch = (name: keyof typeof desk.touches, reason: string) =>
    void give(table, { ...desk.touches[name].order, reason });
  // nothing waits for an empty chair
  const leave = async () => {
    if ((await give(table, { ...desk.touches.leave.order, reason: 'the umpire leaves his seat' })) && desk.held)
      await session.release();
  };
  return (
    <span className={styles.running}>
      {battleView.thinking &&
        (snap.running ? (
          <Button onClick={() => session.run(false)}>Stop the bots</Button>
        ) : (
          <>
            <Button onClick={() => session.step()}>One step on</Button>
            <Button kind="primary" onClick={() => session.run(true)}>
              Let them go on
            </Button>
          </>
        ))}
      {desk.open && (
        <Button
          onClick={() =>
            desk.paused ? touch('go', 'both sides may go on') : touch('hold', 'both sides are held for a moment')
          }
        >
          {desk.paused ? 'Let both go on' : 'Hold both'}
        </Button>
      )}
      {next && !battleView.umpire?.awaited && (
        <Button kind="primary" onClick={() => session.sit(next)}>
          Hand the screen on
        </Button>
      )}
      {desk.present ? (
        <Button kind="quiet" onClick={() => void leave()}>
          Leave the seat
        </Button>
      ) : (
        <Button kind="quiet" onClick={() => touch('come', 'the umpire is back')}>
          Take the seat
        </Button>
      )}
    </span>
  );
}
