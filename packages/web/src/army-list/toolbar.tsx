import { useState } from 'react';
import { FileButton } from '../home/file-button.js';
import { hrefOf } from '../shell/routes.js';
import { readFile } from '../storage/import.js';
import fieldStyles from '../ui/field.module.css';
import { Button, download, fileName } from '../ui/index.js';
import styles from './builder.module.css';
import { useDrawing } from './context.js';
import { forgetArmy, keepArmy, keptArmies } from './kept.js';
import { packed } from './link.js';
import { termsOf, termWords } from './terms.js';
import { unreadWords } from './unread-words.js';

interface ToolbarProps {
  /** Takes another army in place of this one. */
  readonly onOpen: (army: unknown) => void;
  readonly onUndo: (() => void) | undefined;
  readonly onRedo: (() => void) | undefined;
}

/** What can be done with the whole: begun anew, taken back, kept, carried away. */
export function Toolbar({ onOpen, onUndo, onRedo }: ToolbarProps) {
  const { army, book, form, given } = useDrawing();
  const [said, setSaid] = useState('');
  const [kept, setKept] = useState(() => keptArmies(book));
  const name = form.nameOf(army);
  const isKept = kept.some(one => one.name === name);

  const keep = (done: boolean, words: string) => {
    setKept(keptArmies(book));
    setSaid(done ? words : 'This browser does not let a page keep anything. Save it to a file.');
  };
  const open = (data: unknown) => {
    const found = form.read(data);
    setSaid(found.ok ? '' : unreadWords(form, found.error));
    if (found.ok) onOpen(found.value);
  };
  const openFile = async (file: File) => {
    const read = await readFile(file);
    if (read.ok) open(read.value);
    else setSaid(read.message);
  };
  // what cannot be read again is not worth keeping
  const unfinished = form.read(army).ok ? undefined : 'something is left empty';
  const link = async () => {
    const terms = termsOf(form, given);
    const query = { book, ...(terms && { battle: await packed(terms) }), list: await packed(army) };
    return `${location.href.replace(/#.*/, '')}${hrefOf(['army'], query)}`;
  };
  const inWords = () => {
    const terms = termWords(form, given);
    return [form.inWords(army), ...(terms.length > 0 ? [`For a battle of: ${terms.join(', ')}`] : [])].join('\n');
  };
  const copy = async (text: string, words: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(words);
    } catch {
      setSaid('This browser does not let a page copy. Save it to a file.');
    }
  };
  const share = async () =>
    copy(
      await link(),
      'The link is in the clipboard. It holds the whole army and what it was made for; nothing is sent anywhere.',
    );
  const tell = async () =>
    copy(`${inWords()}\n${await link()}\n`, 'It is in the clipboard, in plain lines, with a link to it.');
  return (
    <div className={styles.toolbar}>
      <Begin kept={kept} onOpen={open} />
      <Button barred={onUndo ? undefined : 'nothing was changed'} onClick={onUndo}>
        Undo
      </Button>
      <Button barred={onRedo ? undefined : 'nothing was taken back'} onClick={onRedo}>
        Redo
      </Button>
      <Button
        barred={unfinished}
        onClick={() => keep(keepArmy(book, { name, army }), `“${name}” is kept in this browser.`)}
      >
        Keep
      </Button>
      {isKept && (
        <Button onClick={() => keep(forgetArmy(book, name), `“${name}” is no longer kept here.`)}>Forget</Button>
      )}
      <FileButton label="Open a file …" accept=".json,application/json" kind="plain" onFile={openFile} />
      <Button
        barred={unfinished}
        onClick={() => download(`${fileName(name)}.json`, `${JSON.stringify(army, null, 1)}\n`)}
      >
        Save to a file
      </Button>
      <Button barred={unfinished} onClick={tell}>
        Copy as text
      </Button>
      <Button barred={unfinished} onClick={share}>
        Share a link
      </Button>
      <Button onClick={() => print()}>Print</Button>
      <p className={styles.said} role="status">
        {said}
      </p>
    </div>
  );
}

interface BeginProps {
  readonly kept: ReturnType<typeof keptArmies>;
  readonly onOpen: ToolbarProps['onOpen'];
}

/** Others to begin with: those that were kept, and those of the book. */
function Begin({ kept, onOpen }: BeginProps) {
  const { form, given } = useDrawing();
  const starts = form.starts(given);
  const begin = (picked: string) => {
    const [from, place] = [picked.charAt(0), Number(picked.slice(1))];
    onOpen(from === 'k' ? kept[place]!.army : starts[place]!.value);
  };
  return (
    <select
      className={`${fieldStyles.field} ${styles.begin}`}
      data-part="field"
      aria-label="Begin with"
      value=""
      onChange={event => begin(event.target.value)}
    >
      <option value="" disabled>
        Begin with …
      </option>
      {kept.length > 0 && (
        <optgroup label="Kept in this browser">
          {kept.map(({ name }, i) => (
            <option key={name} value={`k${i}`}>
              {name}
            </option>
          ))}
        </optgroup>
      )}
      <optgroup label="Of the book">
        {starts.map(({ label }, i) => (
          <option key={label} value={`s${i}`}>
            {label}
          </option>
        ))}
      </optgroup>
    </select>
  );
}
