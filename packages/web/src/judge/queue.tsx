import type { UmpireDesk } from '@umpire/engine';
import { useTableParts } from '../table/model/context.js';
import { Button } from '../ui/button.js';
import { RuleLink } from '../ui/rule-link.js';
import deskStyles from './desk.module.css';
import styles from './queue.module.css';

interface QueueProps {
  readonly desk: UmpireDesk;
  readonly onShow: (pieces: readonly string[]) => void;
  readonly onVerb: (verb: string) => void;
}

/** What will be decided next, and what he may do at any time. */
export function Queue({ desk, onShow, onVerb }: QueueProps) {
  const { battleView } = useTableParts();
  const { held, coming, verbs } = desk;
  const matters = held ? [held, ...coming] : coming;
  return (
    <>
      <section className={styles.queue} aria-label="Waiting for you">
        <h2>
          Waiting for you <small>{matters.length} in the queue</small>
        </h2>
        <ul>
          {matters.map(({ id, title, text, rule, about, verbs: ways }) => (
            <li key={id} data-now={id === 'held' || undefined}>
              <button type="button" onClick={() => onShow(about)} onDoubleClick={() => ways[0] && onVerb(ways[0])}>
                <b>{title}</b>
                <small>{text}</small>
              </button>
              {id === 'held' ? <small>now</small> : <RuleLink book={battleView.book} rule={rule} />}
              {id !== 'held' && ways[0] && (
                <Button kind="quiet" onClick={() => onVerb(ways[0]!)} aria-label={`Change: ${title}`}>
                  …
                </Button>
              )}
            </li>
          ))}
          {matters.length === 0 && <li className={deskStyles.none}>Nothing is under way.</li>}
        </ul>
      </section>
      <section className={styles.anytime} aria-label="At any time">
        <h2>At any time</h2>
        <div>
          {verbs
            .filter(({ verb }) => !desk.touches.stops || verb !== desk.touches.stops.order.verb)
            .filter(({ verb }) => verb !== desk.touches.leave.order.verb && verb !== desk.touches.come.order.verb)
            .map(({ verb, label, text }) => (
              <Button key={verb} title={text} onClick={() => onVerb(verb)}>
                {label}…
              </Button>
            ))}
        </div>
      </section>
    </>
  );
}
