import type { UmpireDesk } from '@umpire/engine';
import { useState } from 'react';
import { useTableParts } from '../table/model/context.js';
import { Button } from '../ui/button.js';
import { RuleLink } from '../ui/rule-link.js';
import { say } from '../ui/toast.js';
import deskStyles from './desk.module.css';
import styles from './matter.module.css';
import { give, type Making } from './use-judge.js';

/** What is about to be decided, with what the book makes of it: he lets it stand, or changes it first. */
export function Matter({
  desk,
  onVerb,
}: {
  readonly desk: UmpireDesk;
  readonly onVerb: (verb: string, values?: Making['values']) => void;
}) {
  const { session, battleView } = useTableParts();
  const { held } = desk;
  const release = async () => {
    const refusal = await session.release();
    if (refusal) say(refusal.message, { rule: refusal.rule, kind: 'warning' });
  };
  if (!held) return <Waiting desk={desk} />;
  return (
    <section className={styles.matter} aria-label="About to be decided">
      <div className={styles.about}>
        <p className={deskStyles.kicker}>About to be decided</p>
        <h2>{held.title}</h2>
        <div className={styles.findings}>
          <ul>
            {held.lines.map(text => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p>
            {held.proposal && (
              <>
                The book: <b>{held.proposal}</b>{' '}
              </>
            )}
            <RuleLink book={battleView.book} rule={held.rule} />
            {held.because.slice(0, 4).map(({ rule, text }) => (
              <small key={`${rule} ${text}`}>
                {text} <RuleLink book={battleView.book} rule={rule} />
              </small>
            ))}
          </p>
        </div>
        {held.throws.length > 0 && <Throws key={held.throws.map(one => one.id).join()} throws={held.throws} />}
      </div>
      <div className={styles.words}>
        <Button kind="primary" hint="↵" onClick={() => void release()}>
          Let it stand
        </Button>
        {held.verbs.map(verb => {
          const known = desk.verbs.find(one => one.verb === verb);
          return (
            known && (
              <Button key={verb} title={known.text} onClick={() => onVerb(verb)}>
                {known.label}…
              </Button>
            )
          );
        })}
      </div>
    </section>
  );
}

/** The dice that lie there: another face may be put in the place of each, with a reason. */
function Throws({ throws }: { readonly throws: NonNullable<UmpireDesk['held']>['throws'] }) {
  const table = useTableParts();
  const [faces, setFaces] = useState<Readonly<Record<string, number>>>({});
  const [reason, setReason] = useState('');
  const changed = throws.filter(({ id, face }) => faces[id] !== undefined && faces[id] !== face);
  const change = async () => {
    for (const { id, order } of changed)
      if (!(await give(table, { ...order, value: faces[id], reason: reason.trim() }))) return;
    setFaces({});
  };
  return (
    <form
      className={styles.changing}
      onSubmit={event => {
        event.preventDefault();
        void change();
      }}
    >
      <div className={styles.throws}>
        {throws.map(({ id, text, face, thrown, least, most }) => (
          <label key={id}>
            {text}
            <input
              type="number"
              min={least}
              max={most}
              value={faces[id] ?? face}
              aria-label={`${text}: what counts`}
              onChange={event => setFaces({ ...faces, [id]: Number(event.target.value) })}
            />
            {face !== thrown && <small>thrown {thrown}</small>}
          </label>
        ))}
      </div>
      {changed.length > 0 && (
        <div className={styles.reason}>
          <input
            type="text"
            placeholder="Reason, opened at the end"
            aria-label="Reason"
            maxLength={300}
            value={reason}
            onChange={event => setReason(event.target.value)}
          />
          <Button type="submit" barred={reason.trim() === '' ? 'A changed throw needs a reason' : undefined}>
            Change {changed.length === 1 ? 'the throw' : `${changed.length} throws`}
          </Button>
        </div>
      )}
    </form>
  );
}

/** Nothing waits for him: where he wants to be asked. */
function Waiting({ desk }: { readonly desk: UmpireDesk }) {
  const table = useTableParts();
  const { order, list } = desk.touches.stops;
  const turn = (id: string) => {
    const on = desk.stops.filter(stop => (stop.id === id ? !stop.on : stop.on)).map(stop => stop.id);
    void give(table, { ...order, ...(list && { [list]: on }), reason: 'where the umpire wants to be asked' });
  };
  return (
    <section className={styles.matter} aria-label="Nothing waits for you">
      <div>
        <p className={deskStyles.kicker}>Nothing waits for your word</p>
        <h2>{desk.open ? 'The sides are writing' : desk.window}</h2>
        <p className={deskStyles.dim}>
          You may rule at any time: choose a verb on the left. The battle stops for your word where you want to be
          asked:
        </p>
        <div className={styles.stops}>
          {desk.stops.map(({ id, label, on }) => (
            <Button key={id} pressed={on} onClick={() => turn(id)}>
              {label}
            </Button>
          ))}
        </div>
      </div>
    </section>
  );
}
