import { type ReactNode, useRef, useState } from 'react';
import { Brand } from '../../shell/head.js';
import { Button } from '../../ui/button.js';
import { later } from '../fetch-later.js';
import { takeBack } from '../keys/use-keys.js';
import { useTableParts } from '../model/context.js';
import { SoundSwitch } from '../sound/sound-switch.js';
import { Icon } from '../stage/icon.js';
import { isFull } from './is-full.js';
import { Meters } from './meters.js';
import { TableMenu } from './table-menu.js';
import styles from './top-bar.module.css';

/** Nobody counts the time of a first battle. */
const TimeLeft = later('TimeLeft');
const BriefingDialog = later('BriefingDialog');

export interface TopBarProps {
  readonly words: boolean;
  readonly onWords: () => void;
  readonly onHelp: () => void;
  /** The tools of the view, where they have no room elsewhere. */
  readonly tools?: ReactNode;
}

/** The battle, whose turn it is and which step of it, how near each side is to losing, the aim, undo and redo, the menu. */
export function TopBar(props: TopBarProps) {
  const table = useTableParts();
  const { battleView, board, briefing, plan, snap } = table;
  const [briefed, setBriefed] = useState(false);
  const { status } = battleView.scene;
  // once it is full it stays so: what is read there would jump. An attribute: what a style sheet looks for below the bar is styled anew with every piece that is taken up
  const full = useRef(false);
  full.current ||= isFull(battleView.meters, status);
  return (
    <header className={styles.bar} data-full={full.current || undefined}>
      <Brand />
      <h1>{snap.title || status.title}</h1>
      <div className={styles.now}>
        <p className={styles.when} title="Turn and hour">
          <span>{status.turn.replace(/[\s·]+$/, '')}</span>
          {(battleView.until ?? plan.clock) && <TimeLeft />}
          {status.left ? (
            <span className={styles.left} title={status.clock}>
              {status.left}
            </span>
          ) : (
            status.clock && <span className={styles.clock}>{status.clock}</span>
          )}
          {status.alert && (
            <span className={styles.alert} data-part="alert" title={status.alert}>
              {status.alert}
            </span>
          )}
        </p>
        <Steps />
      </div>
      <Meters />
      {status.aim && (
        <button type="button" className={styles.aim} disabled={!briefing} onClick={() => setBriefed(true)}>
          Your aim <b>{status.aim}</b>
        </button>
      )}
      <div className={styles.tools}>
        <Button
          kind="quiet"
          barred={
            snap.unplaces || battleView.undo === undefined ? undefined : `Cannot be taken back: ${battleView.undo}`
          }
          aria-label="Take back"
          title={
            snap.unplaces
              ? 'Take back what was put down last (Ctrl+Z)'
              : battleView.typed === undefined
                ? 'Take back (Ctrl+Z)'
                : `Take back the die: ${battleView.typed} (Ctrl+Z)`
          }
          onClick={() => void takeBack(table, 'undo')}
        >
          <Icon d="M8 5L3.5 9.5L8 14M4 9.5h8a4 4 0 0 1 0 8h-2" />
        </Button>
        <Button
          kind="quiet"
          barred={snap.placesAgain || battleView.redo ? undefined : 'There is nothing to do again'}
          aria-label="Do again"
          className={styles.spare}
          title="Do again (Ctrl+Y)"
          onClick={() => void takeBack(table, 'redo')}
        >
          <Icon d="M12 5l4.500 4.500L12 14M16 9.500H8a4 4 0 0 0 0 8h2" />
        </Button>
        <span className={styles.spare}>
          <SoundSwitch />
        </span>
        {props.tools}
        <TableMenu {...props} onBriefing={briefing && (() => setBriefed(true))} />
      </div>
      {briefed && briefing && (
        <BriefingDialog
          book={battleView.book}
          title={snap.title || status.title}
          briefing={briefing}
          side={battleView.viewer === 'b' ? 'b' : 'a'}
          turn={board?.turn}
          onClose={() => setBriefed(false)}
        />
      )}
    </header>
  );
}

function Steps() {
  const { steps } = useTableParts().battleView.scene.status;
  if (steps.length === 0) return <div className={styles.steps} />; // they come back where they were
  const at = steps.findIndex(step => step.current);
  return (
    <ol className={styles.steps} aria-label={`Steps: ${at + 1} of ${steps.length}`}>
      {steps.map(({ id, label, current }, i) => (
        <li
          key={id}
          title={`${i + 1} ${label}`}
          aria-current={current ? 'step' : undefined}
          data-past={i < at || undefined}
        >
          <span>
            {i + 1} {label}
          </span>
        </li>
      ))}
    </ol>
  );
}
