import type { Explained } from '../storage/explain.js';
import { Button, Dialog } from '../ui/index.js';
import styles from '../ui/text.module.css';
import { FileButton } from './file-button.js';

interface UnsoundProps {
  readonly name: string;
  readonly message: string;
  readonly explained?: Explained;
  /** Entries before the one that is wrong. */
  readonly sound?: number;
  readonly onClose: () => void;
  readonly onOther: (file: File) => void;
  readonly onKeep?: (entries: number) => void;
}

/** A file that cannot be taken: why, at which entry, and what can be saved of it. */
export function ImportUnsound({ name, message, explained, sound = 0, onClose, onOther, onKeep }: UnsoundProps) {
  return (
    <Dialog
      title={explained?.title ?? 'This file cannot be read'}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <FileButton label="Another file …" accept=".json,application/json" kind="plain" onFile={onOther} />
          {sound > 1 && onKeep && (
            <Button kind="primary" onClick={() => onKeep(sound)}>
              Take the first {sound} entries
            </Button>
          )}
        </>
      }
    >
      <p>{message}</p>
      <p className={styles.quietText} data-part="quiet-text">
        {sound > 1
          ? `The ${sound} entries of ${name} before it are sound; they make a battle that can be replayed and fought on.`
          : `${name} was not taken, and nothing in this browser was changed.`}
      </p>
    </Dialog>
  );
}
