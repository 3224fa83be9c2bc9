import type { JudgeView } from '@umpire/desk';
import { type ReactNode, useEffect, useState } from 'react';
import { useTableParts } from '../table/model/context.js';
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
  useKeys(view, making, setMaking);
  if (!view) return <p>One moment …</p>;
  const { desk } = view;
  const begin = (verb: string, values: Making['values'] = {}) => setMaking({ verb, values, reason: '' });
  return (
    <div
      className={styles.desk}
      data-part="judge"
      data-held={desk.held !== undefined || undefined}
      data-acts={battleView.log.length}
    >
      <HeadBar view={view} menu={menu} />
      <div className={styles.columns}>
        <aside className={styles.left} aria-label={`What ${desk.sides.a.name} believes, and what waits`}>
          <Belief side="a" view={view} onShow={setShown} />
          <Queue desk={desk} onShow={setShown} onVerb={begin} />
        </aside>
        <main className={styles.middle}>
          <Truth
            view={view}
            shown={desk.held && shown.length === 0 ? desk.held.about : shown}
            making={making}
            fields={fields}
            onMaking={setMaking}
          />
          {making ? (
            <VerbForm desk={desk} making={making} fields={fields} onMaking={setMaking} />
          ) : (
            <Matter desk={desk} onVerb={begin} />
          )}
        </main>
        <aside className={styles.right} aria-label={`What ${desk.sides.b.name} believes, and your rulings`}>
          {desk.guide && <JudgeGuide guide={desk.guide} />}
          <Belief side="b" view={view} onShow={setShown} />
          <Acts desk={desk} />
        </aside>
      </div>
    </div>
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
