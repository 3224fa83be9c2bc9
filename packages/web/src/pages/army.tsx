import { type ArmyForm, type ArmyGiven, SHELF, type ShelfBook } from '@umpire/rulesets';
import { useState } from 'react';
import { ArmyPage } from '../army-list/army-page.js';
import styles from '../army-list/builder.module.css';
import { unpacked } from '../army-list/link.js';
import { givenBy } from '../army-list/terms.js';
import { unreadWords } from '../army-list/unread-words.js';
import { type Loading, useLoading, useTitle } from '../battles/hooks.js';
import { usualBook } from '../battles/usual-book.js';
import { Head } from '../shell/head.js';
import { goTo, type Route } from '../shell/routes.js';
import { Notice, Segmented } from '../ui/index.js';

const BOOKS: readonly ShelfBook[] = SHELF.filter(({ play }) => play?.armyForm !== undefined);

interface Opened {
  readonly form: ArmyForm;
  readonly given: ArmyGiven;
  /** What the link holds. */
  readonly army?: unknown;
  /** Why it holds nothing. */
  readonly trouble?: string;
}

async function opened(book: ShelfBook, code: string | null, terms: string | null): Promise<Opened> {
  const form = await book.play!.armyForm!();
  const agreed = terms === null ? undefined : await unpacked(terms);
  const given = givenBy(form, agreed?.ok ? agreed.value : undefined);
  if (code === null) return { form, given };
  const found = await unpacked(code);
  if (!found.ok) return { form, given, trouble: found.message };
  const read = form.read(found.value);
  return read.ok ? { form, given, army: read.value } : { form, given, trouble: unreadWords(form, read.error) };
}

/** Armies of any book: drawn up, checked, kept, sent, printed, taken to a battle. */
export default function Army({ route }: { readonly route: Route }) {
  useTitle('Army builder');
  const named = BOOKS.find(({ id }) => id === route.query.get('book'));
  const [last] = useState(() => usualBook(BOOKS.map(({ id }) => id)));
  const book = named ?? BOOKS.find(({ id }) => id === last)!;
  const code = route.query.get('list');
  const terms = route.query.get('battle');
  const asked = `${book.id} ${code} ${terms}`;
  const { value, broken }: Loading<Opened> = useLoading(asked, () => opened(book, code, terms));
  const books = (
    <Segmented
      quiet
      label="Book"
      value={book.id}
      among={BOOKS.map(({ id, title }) => ({ value: id, label: title }))}
      onChange={id => goTo(['army'], { book: id })}
    />
  );
  return (
    <>
      <Head here="army" />
      <main className={`${styles.page} ${styles.builder}`} data-part="army-builder">
        {broken !== undefined && (
          <Notice title="The form did not load">
            <p>{broken}</p>
          </Notice>
        )}
        {value?.trouble !== undefined && (
          <Notice title="There is no army in this link">
            <p>{value.trouble}</p>
          </Notice>
        )}
        {value && <ArmyPage key={asked} book={book} books={books} {...value} />}
      </main>
    </>
  );
}
