import { useState } from 'react';
import { beginRematch } from '../battles/plan.js';
import { hrefOf } from '../shell/routes.js';
import { Button, ButtonLink } from '../ui/button.js';
import { RuleLink } from '../ui/rule-link.js';
import { SIDE_NAMES, sideClass } from '../ui/sides.js';
import { Happened } from './log/log.js';
import { useTableParts } from './model/context.js';
import styles from './over.module.css';
import { capital } from './words.js';

/** How it ended, by which rule, what it cost, and where to go from here. */
export function Over() {
  const { battleView } = useTableParts();
  const [away, setAway] = useState(false);
  const { turn, scene } = battleView;
  if (!('over' in turn) || away) return null;
  const winner = turn.over === 'draw' ? undefined : turn.over;
  const last = battleView.log.at(-1);
  return (
    <section className={`over ${styles.over} ${sideClass(winner)}`} aria-label="The battle is over">
      <h2>{winner ? `${SIDE_NAMES[winner]} has won` : 'A draw'}</h2>
      <p>
        {capital(turn.text)}. <RuleLink book={battleView.book} rule={turn.rule} />
      </p>
      {last && last.lines.length > 0 && (
        <details open>
          <summary>What happened last</summary>
          <Happened lines={last.lines} thrown={last.thrown} />
        </details>
      )}
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
        <ButtonLink kind="primary" href={hrefOf(['report', battleView.battle])}>
          Battle report
        </ButtonLink>
        <ButtonLink href={hrefOf(['replay', battleView.battle])}>Replay</ButtonLink>
        <Button onClick={() => beginRematch(battleView.battle)}>Rematch, sides changed</Button>
        <ButtonLink href={hrefOf([])}>Home</ButtonLink>
        <Button kind="quiet" onClick={() => setAway(true)}>
          Look at the table
        </Button>
      </div>
    </section>
  );
}
