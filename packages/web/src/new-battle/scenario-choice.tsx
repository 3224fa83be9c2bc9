import type { CatalogueBook } from '../battles/catalogue.js';
import { isGenerated } from '../battles/plan.js';
import { FileButton } from '../home/file-button.js';
import textStyles from '../ui/text.module.css';
import styles from './choice.module.css';
import type { Choices } from './choices.js';
import newBattleStyles from './new-battle.module.css';

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
      <div className={styles.choiceList}>
        {placed.map(({ id, title, text, size }) => item(id, title, text, size))}
        {generated.map(({ id, title, text }) =>
          item(id, title, `${text} Set-up and dice happen in front of you.`, 'made by the dice'),
        )}
        {choices.own && item('own', choices.own.title, 'From your file.', 'own')}
      </div>
      <div className={newBattleStyles.ownFile} data-part="own-file">
        <FileButton label="Open a scenario file …" accept=".json,application/json" kind="plain" onFile={onFile} />
        <span className={textStyles.quietText} data-part="quiet-text">
          A scenario as JSON, of the form that the book’s own have.
        </span>
      </div>
      {trouble && (
        <p className={textStyles.warned} data-part="warned" role="alert">
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
    <label className={styles.choice}>
      <input type="radio" name="scenario" value={id} checked={checked} onChange={() => onChange(id)} />
      <span className={styles.choiceTitle}>{title}</span>
      <span className={styles.choiceNote}>{note}</span>
      <span className={styles.choiceText}>{text}</span>
    </label>
  );
}
