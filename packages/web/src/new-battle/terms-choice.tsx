import type { ScenarioTerm } from '@umpire/engine';
import { FileButton } from '../home/file-button.js';
import { readFile, titleOf } from '../storage/import.js';
import { Button } from '../ui/index.js';
import type { Choices } from './choices.js';

interface TermsChoiceProps {
  readonly terms: readonly ScenarioTerm[];
  readonly chosen: Choices['terms'];
  readonly files: Choices['files'];
  readonly onChange: (change: Partial<Choices>) => void;
  /** Why a file could not be read. */
  readonly onTrouble: (trouble: string | undefined) => void;
}

/** What players may agree on before this battle. */
export function TermsChoice({ terms, chosen, files, onChange, onTrouble }: TermsChoiceProps) {
  if (terms.length === 0) return null;
  const bring = (id: string, brought: Choices['files'][string]) => onChange({ files: { ...files, [id]: brought } });
  return (
    <div className="terms">
      {terms.map(term =>
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
            value={chosen[term.id]}
            onChange={value => onChange({ terms: { ...chosen, [term.id]: value } })}
          />
        ),
      )}
    </div>
  );
}

interface ChosenTermProps {
  readonly term: ScenarioTerm;
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
}

function ChosenTerm({ term: { label, choices }, value, onChange }: ChosenTermProps) {
  return (
    <label className="term">
      <span>{label}</span>
      <select className="field" value={value ?? choices[0]?.id ?? ''} onChange={event => onChange(event.target.value)}>
        {choices.map(choice => (
          <option key={choice.id} value={choice.id}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
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
