import type { CatalogueBook } from '../battles/catalogue.js';
import { isGenerated } from '../battles/plan.js';
import { FileButton } from '../home/file-button.js';
import type { Choices } from './choices.js';

interface ScenarioChoiceProps {
  readonly book: CatalogueBook;
  readonly choices: Choices;
  readonly trouble: string | undefined;
  readonly onChange: (scenario: string) => void;
  readonly onFile: (file: File) => void;
}

/** Placed scenarios, battles by the book's own dice, and files of the players' own. */
export function ScenarioChoice({ book, choices, trouble, onChange, onFile }: ScenarioChoiceProps) {
  const placed = book.scenarios.filter(scenario => !isGenerated(scenario));
  const generated = book.scenarios.filter(isGenerated);
  const item = (id: string, title: string, text: string, note: string) => (
    <Item
      key={id}
      id={id}
      title={title}
      text={text}
      note={note}
      checked={choices.scenario === id}
      onChange={onChange}
    />
  );
  return (
    <>
      <div className="choice-list">
        {placed.map(({ id, title, text, size }) => item(id, title, text, size))}
        {generated.map(({ id, title, text }) =>
          item(id, title, `${text} Set-up and dice happen in front of you.`, 'made by the dice'),
        )}
        {choices.own && item('own', choices.own.title, 'From your file.', 'own')}
      </div>
      <div className="own-file">
        <FileButton label="Open a scenario file …" accept=".json,application/json" kind="plain" onFile={onFile} />
        <span className="quiet-text">A scenario as JSON, of the form that the book’s own have.</span>
      </div>
      {trouble && (
        <p className="warned" role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}

interface ItemProps {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly note: string;
  readonly checked: boolean;
  readonly onChange: (id: string) => void;
}

function Item({ id, title, text, note, checked, onChange }: ItemProps) {
  return (
    <label className="choice">
      <input type="radio" name="scenario" value={id} checked={checked} onChange={() => onChange(id)} />
      <span className="choice-title">{title}</span>
      <span className="choice-note">{note}</span>
      <span className="choice-text">{text}</span>
    </label>
  );
}
