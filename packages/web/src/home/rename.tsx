import { type FormEvent, useId, useState } from 'react';
import dialogStyles from '../ui/dialog.module.css';
import styles from '../ui/field.module.css';
import { Button, Dialog } from '../ui/index.js';
import { renameBattle } from './care.js';

interface RenameProps {
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
}

export function Rename({ id, title, onClose }: RenameProps) {
  const [text, setText] = useState(title);
  const field = useId();
  const rename = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') void renameBattle(id, text.trim());
    onClose();
  };
  return (
    <Dialog title="Rename the battle" onClose={onClose}>
      <form onSubmit={rename}>
        <label className={styles.fieldLabel} htmlFor={field}>
          Title
        </label>
        <input
          id={field}
          className={styles.field}
          data-part="field"
          value={text}
          maxLength={80}
          autoFocus
          onFocus={event => event.target.select()}
          onChange={event => setText(event.target.value)}
        />
        <div className={dialogStyles.actions} data-part="dialog-actions">
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit">
            Rename
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
