import { type FormEvent, useId, useState } from 'react';
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
        <label className="field-label" htmlFor={field}>
          Title
        </label>
        <input
          id={field}
          className="field"
          value={text}
          maxLength={80}
          autoFocus
          onFocus={event => event.target.select()}
          onChange={event => setText(event.target.value)}
        />
        <div className="dialog-actions">
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit">
            Rename
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
