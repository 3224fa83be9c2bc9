import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { hrefOf } from '../shell/routes.js';
import { patiently } from '../table/fetch-later.js';
import { RuleLink } from '../ui/rule-link.js';
import styles from './note.module.css';
import { type NoteSubject, notes, type OpenNote } from './note-store.js';
import { notePlace } from './place.js';

const RuleNote = lazy(async () => ({ default: (await patiently(() => import('./rule-note.js'))).RuleNote }));

/** A rule or a word, explained beside what was pressed. */
export function NoteCard({ open: { subject, anchor, now: sofar } }: { readonly open: OpenNote }) {
  const ref = useRef<HTMLElement>(null);
  const [size, setSize] = useState(0);
  const close = () => {
    notes.show(undefined);
    anchor.focus();
  };
  // what it explains is on another page; the way back leads out of the note first, and not out of the battle
  useEffect(() => {
    const leave = () => notes.show(undefined);
    const back = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || !event.cancelable) return;
      event.preventDefault();
      leave();
    };
    // not every browser has it
    const navigation = 'navigation' in window ? window.navigation : undefined;
    addEventListener('hashchange', leave);
    navigation?.addEventListener('navigate', back);
    return () => {
      removeEventListener('hashchange', leave);
      navigation?.removeEventListener('navigate', back);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is put in its place when what it says has come
  useLayoutEffect(() => {
    const note = ref.current!;
    note.showPopover();
    const { left, top } = notePlace(anchor.getBoundingClientRect(), note.getBoundingClientRect(), {
      width: innerWidth,
      height: innerHeight,
    });
    note.style.left = `${left}px`;
    note.style.top = `${top}px`;
    note.focus();
  }, [anchor, subject, size]);
  return (
    <section
      ref={ref}
      className={styles.note}
      popover="auto"
      tabIndex={-1}
      aria-label={titleOf(subject)}
      onToggle={event => event.newState === 'closed' && notes.show(undefined)}
      onKeyDown={event => {
        event.stopPropagation();
        if (event.key === 'Escape') close();
      }}
    >
      <header>
        <h2>{titleOf(subject)}</h2>
        <button type="button" aria-label="Close" onClick={close}>
          ×
        </button>
      </header>
      {sofar !== undefined && (
        <p>
          <b>{sofar}</b>
        </p>
      )}
      {subject.kind === 'word' ? (
        <WordNote subject={subject} />
      ) : (
        <Suspense fallback={<p>One moment …</p>}>
          <RuleNote
            key={subject.rule}
            book={subject.book}
            rule={subject.rule}
            onThere={() => setSize(now => now + 1)}
          />
          <p className={styles.more}>
            <a href={hrefOf(['rules', subject.book, subject.rule])} target="_blank" rel="noreferrer">
              The whole rule, in a tab of its own
            </a>
          </p>
        </Suspense>
      )}
    </section>
  );
}

const titleOf = (subject: NoteSubject): string => (subject.kind === 'rule' ? subject.rule : subject.word.word);

function WordNote({ subject: { book, word } }: { readonly subject: Extract<NoteSubject, { kind: 'word' }> }) {
  return (
    <>
      <p>{word.text}</p>
      <p className={styles.more}>
        {word.rules.map(rule => (
          <RuleLink key={rule} book={book} rule={rule} />
        ))}
      </p>
    </>
  );
}
