import { chooseOptions, type Option } from '@umpire/engine';
import { type ArmyForm, type ArmyGiven, bookOf } from '@umpire/rulesets';
import { lazy, Suspense, useState } from 'react';
import { FileButton } from '../home/file-button.js';
import type { Brought } from '../new-battle/choices.js';
import styles from '../new-battle/terms.module.css';
import { readFile, titleOf } from '../storage/import.js';
import { Button } from '../ui/index.js';
import { unreadWords } from './unread-words.js';

/** Most battles are fought without it. */
const Builder = lazy(() => import('./builder.js'));

interface OwnTermProps {
  readonly book: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly chosen: Readonly<Record<string, string>>;
  readonly asked: unknown;
  readonly brought: readonly Brought[];
  /** `written`: it comes from the form. */
  readonly onChange: (brought: readonly Brought[], written?: Brought) => void;
  /** Why a file could not be read. */
  readonly onTrouble: (trouble: string | undefined) => void;
}

/** What players bring as their own: files, and what they draw up here. What is wrong with a file is told where the battle is tried. */
export function OwnTerm({ book, label, options, chosen, asked, brought, onChange, onTrouble }: OwnTermProps) {
  const [drawing, setDrawing] = useState<{ readonly form: ArmyForm; readonly army?: unknown }>();
  const all = chooseOptions(options, chosen);
  const given: ArmyGiven = { options: all.ok ? all.value : {}, asked };
  const fetchForm = bookOf(book)?.play?.armyForm;

  const bring = (one: Brought, written: boolean) =>
    onChange([...brought.filter(({ title }) => title !== one.title), one], written ? one : undefined);
  const openForm = async (data?: unknown) => {
    const form = await fetchForm?.();
    if (!form) return;
    const read = data === undefined ? undefined : form.read(data);
    onTrouble(read && !read.ok ? unreadWords(form, read.error) : undefined);
    if (!read || read.ok) setDrawing({ form, army: read?.value });
  };
  const openFile = async (file: File) => {
    const read = await readFile(file);
    onTrouble(read.ok ? undefined : read.message);
    if (!read.ok) return;
    const form = await fetchForm?.();
    const { name } = (read.value ?? {}) as { name?: unknown };
    const title = titleOf(file.name, typeof name === 'string' ? name : '');
    bring({ title, data: read.value, ...armyIn(form, read.value, given) }, false);
  };
  return (
    <div className={styles.term}>
      <span>{label}</span>
      {brought.map(({ title, data }, i) => (
        <span key={title} className={styles.ownRow}>
          <b>{title}</b>
          {fetchForm && <Button onClick={() => openForm(data)}>Change</Button>}
          <Button onClick={() => onChange(brought.filter((_, k) => k !== i))}>Leave it out</Button>
        </span>
      ))}
      <span className={styles.ownRow}>
        {fetchForm && <Button onClick={() => openForm()}>Draw one up …</Button>}
        <FileButton label="Open a file …" accept=".json,application/json" kind="plain" onFile={openFile} />
      </span>
      {drawing && (
        <Suspense>
          <Builder
            {...drawing}
            book={book}
            given={given}
            take="Take it along"
            onClose={() => setDrawing(undefined)}
            onTake={army => {
              const { form } = drawing;
              bring({ title: form.nameOf(army), data: army, army: form.armyOf(army) }, true);
              setDrawing(undefined);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** What a side would take of it, if it is in order. */
function armyIn(form: ArmyForm | undefined, data: unknown, given: ArmyGiven): Pick<Brought, 'army'> {
  const read = form?.read(data);
  if (!form || !read?.ok || form.check(read.value, given).length > 0) return {};
  return { army: form.armyOf(read.value) };
}
