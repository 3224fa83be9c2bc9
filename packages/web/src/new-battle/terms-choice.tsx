import type { ScenarioTerm } from '@umpire/engine';
import { FileButton } from '../home/file-button.js';
import { readFile, titleOf } from '../storage/import.js';
import { Button } from '../ui/index.js';
import type { Choices } from './choices.js';
import { ChosenTerm } from './chosen-term.js';
import { headingsOf, saidOf, withTerm } from './terms.js';
import { TermsInWords } from './terms-in-words.js';

interface TermsChoiceProps {
  readonly terms: readonly ScenarioTerm[];
  readonly book: string;
  readonly chosen: Choices['terms'];
  readonly options: Choices['options'];
  readonly files: Choices['files'];
  readonly onChange: (change: Partial<Choices>) => void;
  /** Why a file could not be read. */
  readonly onTrouble: (trouble: string | undefined) => void;
}

/** What players may agree on before this battle: what stands under a heading is folded, and the heading says what holds. */
export function TermsChoice({ terms, book, chosen, options, files, onChange, onTrouble }: TermsChoiceProps) {
  if (terms.length === 0) return null;
  const bring = (id: string, brought: Choices['files'][string]) => onChange({ files: { ...files, [id]: brought } });
  const field = (term: ScenarioTerm) =>
    term.files ? (
      <FilesTerm
        key={term.id}
        label={term.label}
        files={files[term.id] ?? []}
        onChange={brought => bring(term.id, brought)}
        onTrouble={onTrouble}
      />
    ) : (
      <ChosenTerm
        key={term.id}
        term={term}
        book={book}
        value={saidOf(term, { terms: chosen, options })}
        onChange={value => onChange(withTerm({ terms: chosen, options }, term, value))}
      />
    );
  const headed = headingsOf(terms);
  return (
    <div className="terms">
      {terms.filter(({ heading }) => heading === undefined).map(field)}
      {headed.length > 0 && (
        <p className="quiet-text">What both players agree on; open a line to agree on something else.</p>
      )}
      {headed.map(({ heading, under }) => (
        <details key={heading} className="term-group">
          <summary>
            <h3>{heading}</h3> <TermsInWords terms={under} said={{ terms: chosen, options }} />
          </summary>
          <div className="term-fields">{under.map(field)}</div>
        </details>
      ))}
    </div>
  );
}

interface FilesTermProps {
  readonly label: string;
  readonly files: Choices['files'][string];
  readonly onChange: (files: Choices['files'][string]) => void;
  readonly onTrouble: TermsChoiceProps['onTrouble'];
}

/** Files that are brought along: what is wrong with one is told where the battle is tried. */
function FilesTerm({ label, files, onChange, onTrouble }: FilesTermProps) {
  const open = async (file: File) => {
    const read = await readFile(file);
    onTrouble(read.ok ? undefined : read.message);
    if (!read.ok) return;
    const { name } = (read.value ?? {}) as { name?: unknown };
    onChange([...files, { title: titleOf(file.name, typeof name === 'string' ? name : ''), data: read.value }]);
  };
  return (
    <div className="term">
      <span>{label}</span>
      {files.map((file, i) => (
        <span key={file.title}>
          {file.title}{' '}
          <Button kind="plain" onClick={() => onChange(files.filter((_, k) => k !== i))}>
            Leave it out
          </Button>
        </span>
      ))}
      <FileButton label="Open a file …" accept=".json,application/json" kind="plain" onFile={open} />
    </div>
  );
}
