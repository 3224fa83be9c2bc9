import { SHELF, type ShelfBook } from '@umpire/rulesets';
import { useEffect } from 'react';
import { spansOf } from '../rules/linked.js';
import { useRegister } from '../rules/use-register.js';
import { RuleLink } from '../ui/rule-link.js';

interface RuleNoteProps {
  readonly book: string;
  readonly rule: string;
  /** It has grown to what it says. */
  readonly onThere: () => void;
}

/** What a rule says, in the book's order: its section, its words, of a ruling the choices. */
export function RuleNote({ book, rule, onThere }: RuleNoteProps) {
  const found = SHELF.find(({ id }) => id === book);
  return found ? <Entry book={found} rule={rule} onThere={onThere} /> : null;
}

function Entry({ book, rule, onThere }: { book: ShelfBook; rule: string; onThere: () => void }) {
  const loaded = useRegister(book);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is there
  useEffect(onThere, [loaded]);
  if (!loaded) return <p>One moment …</p>;
  if ('trouble' in loaded) return <p>The rules could not be fetched. Try again when you are on-line.</p>;
  const entry = loaded.value.find(({ id }) => id === rule);
  if (!entry) return <p>The book has no rule of that id.</p>;
  return (
    <>
      <p>
        <small>{entry.heading}</small>
      </p>
      <p>
        <Linked book={book.id} text={entry.gap ?? entry.text} />
      </p>
      {entry.choices && entry.choices.length > 0 && (
        <p>
          <b>{entry.choices[0]!.id}:</b> <Linked book={book.id} text={entry.choices[0]!.text} />
        </p>
      )}
    </>
  );
}

/** Other rules that it names open in the same note. */
function Linked({ book, text }: { readonly book: string; readonly text: string }) {
  return spansOf(text).map((span, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text are told apart by their place
    span.rule ? <RuleLink key={i} book={book} rule={span.text} /> : <span key={i}>{span.text}</span>,
  );
}
