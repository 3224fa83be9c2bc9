import type { JudgeView } from '@umpire/desk';
import type { DeskField, Side } from '@umpire/engine';
import { type ReactNode, useEffect, useState } from 'react';
import { useTableParts } from '../table/model/context.js';
import { Button } from '../ui/button.js';
import { SIDE_NAMES } from '../ui/sides.js';
import { Acts } from './acts.js';
import { Belief } from './belief.js';
import styles from './desk.module.css';
import { HeadBar } from './head-bar.js';
import { JudgeGuide } from './judge-guide.js';
import { Matter } from './matter.js';
import { Queue } from './queue.js';
import { Truth } from './truth.js';
import { type Making, useFields, useJudgeView } from './use-judge.js';
import { VerbForm } from './verb-form.js';

/** The umpire's desk: the truth in the middle, what either side believes beside it, what waits for his word, and all that he may do. */
export function JudgeDesk({ menu }: { readonly menu: ReactNode }) {
  const table = useTableParts();
  const { battleView } = table;
  const view = useJudgeView(table);
  const [making, setMaking] = useMaking();
  const fields = useFields(table, making);
  const [shown, setShown] = useState<readonly string[]>([]);
  const [tab, setTab] = useTab(view?.desk.held?.title);
  useKeys(view, making, setMaking);
  if (!view) return <p>One moment …</p>;
  const { desk } = view;
  const begin = (verb: string, values: Making['values'] = {}) => {
    setTab('rule');
    setMaking({ verb, values, reason: '' });
  };
  const show = (pieces: readonly string[]) => {
    setShown(pieces);
    setTab('truth');
  };
  return (
    <div
      className={styles.desk}
      data-part="judge"
      data-held={desk.held !== undefined || undefined}
      data-acts={battleView.log.length}
    >
      <HeadBar view={view} menu={menu} />
      <Tabs view={view} tab={tab} onTab={setTab} />
      <div className={styles.columns} data-tab={tab}>
        <aside className={styles.left} aria-label={`What ${desk.sides.a.name} believes, and what waits`}>
          <Belief side="a" view={view} onShow={show} />
          <Queue desk={desk} onShow={show} onVerb={begin} />
        </aside>
        <main className={styles.middle}>
          <Truth
            view={view}
            shown={desk.held && shown.length === 0 ? desk.held.about : shown}
            making={making}
            fields={fields}
            onMaking={next => {
              setMaking(next);
              if (fields.some(({ name, kind }) => name === next.pointing && kind === 'point')) setTab('rule');
            }}
          />
          {making ? (
            <VerbForm
              desk={desk}
              making={making}
              fields={fields}
              onMaking={next => {
                setMaking(next);
                // he is about to point at the table
                if (next && next.values === making.values && next.reason === making.reason && isPlace(fields, next))
                  setTab('truth');
              }}
            />
          ) : (
            <Matter desk={desk} onVerb={begin} />
          )}
        </main>
        <aside className={styles.right} aria-label={`What ${desk.sides.b.name} believes, and your rulings`}>
          {desk.guide && <JudgeGuide guide={desk.guide} />}
          <Belief side="b" view={view} onShow={show} />
          <Acts desk={desk} />
        </aside>
      </div>
      {desk.held && (
        <footer className={styles.pinned}>
          <span>{desk.held.title}</span>
          <Button kind="primary" onClick={() => void table.session.release()}>
            Let it stand
          </Button>
        </footer>
      )}
    </div>
  );
}

const isPlace = (fields: readonly DeskField[], { pointing }: Making): boolean =>
  fields.some(({ name, kind }) => name === pointing && (kind === 'point' || kind === 'path'));

type Tab = 'truth' | Side | 'queue' | 'rule';
/** On a phone one part of the desk is seen at a time; what is new to be decided comes forward. */
function useTab(held: string | undefined): [Tab, (tab: Tab) => void] {
  const [tab, setTab] = useState<Tab>('truth');
  useEffect(() => {
    if (held !== undefined) setTab('rule');
  }, [held]);
  return [tab, setTab];
}
function Tabs({
  view: { desk },
  tab,
  onTab,
}: {
  readonly view: JudgeView;
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
}) {
  const names: readonly (readonly [Tab, string])[] = [
    ['truth', 'Truth'],
    ['a', SIDE_NAMES.a],
    ['b', SIDE_NAMES.b],
    ['queue', `Queue ${desk.coming.length + (desk.held ? 1 : 0)}`],
    ['rule', 'Rule'],
  ];
  return (
    <nav className={styles.tabs} aria-label="Parts of the desk">
      {names.map(([id, name]) => (
        <button key={id} type="button" aria-pressed={tab === id} onClick={() => onTab(id)}>
          {name}
        </button>
      ))}
    </nav>
  );
}

/** The order in his hand. The bots wait while he makes one, and go on when he is done, if they did before. */
function useMaking(): [Making | undefined, (making: Making | undefined) => void] {
  const { session, snap } = useTableParts();
  const [making, setMaking] = useState<Making>();
  const [wereRunning, setWereRunning] = useState(false);
  const take = (next: Making | undefined) => {
    if (next && !making) {
      setWereRunning(snap.running);
      session.run(false);
    }
    if (!next && making && wereRunning) session.run(true);
    setMaking(next);
  };
  return [making, take];
}

/** Enter lets it stand; Escape drops the order in the making. */
function useKeys(view: JudgeView | undefined, making: Making | undefined, setMaking: (to: undefined) => void): void {
  const { session } = useTableParts();
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const isTyping = (event.target as Element | null)?.closest?.('input, textarea, select, button, a, dialog');
      if (event.key === 'Escape' && making) setMaking(undefined);
      if (event.key === 'Enter' && !isTyping && !making && view?.desk.held) void session.release();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [view, making, setMaking, session]);
}
