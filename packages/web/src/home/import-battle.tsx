import type { Library } from '@umpire/desk';
import { useState } from 'react';
import { useLoading } from '../battles/hooks.js';
import { Button, Dialog } from '../ui/index.js';
import { FileButton } from './file-button.js';
import { type Checked, checkFile } from './import-check.js';
import { ImportSound } from './import-sound.js';
import { ImportUnsound } from './import-unsound.js';

interface ImportProps {
  /** `ask`: nobody has chosen a file yet. */
  readonly file: File | 'ask';
  readonly bots: Library['bots'];
  readonly onClose: () => void;
}

/** A battle from a file: read, played again hash by hash, and only then taken. */
export default function ImportBattle({ file: given, bots, onClose }: ImportProps) {
  const [file, setFile] = useState(given);
  const [kept, setKept] = useState<number>();
  if (file === 'ask')
    return (
      <Dialog
        title="Import a battle"
        onClose={onClose}
        actions={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <FileButton label="Choose a file …" accept=".json,application/json" onFile={setFile} />
          </>
        }
      >
        <p>
          A file that Umpire exported (<code>.umpire.json</code>), or a record of the command line. It is checked before
          it is taken; you may also drop it anywhere on this page.
        </p>
      </Dialog>
    );
  return <Check file={file} kept={kept} bots={bots} onClose={onClose} onKeep={setKept} onOther={setFile} />;
}

interface CheckProps {
  readonly file: File;
  /** Only so many entries of it are wanted. */
  readonly kept: number | undefined;
  readonly bots: Library['bots'];
  readonly onClose: () => void;
  readonly onKeep: (entries: number) => void;
  readonly onOther: (file: File) => void;
}

function Check({ file, kept, bots, onClose, onKeep, onOther }: CheckProps) {
  const key = `${file.name} ${file.size} ${file.lastModified} ${kept ?? 'all'}`;
  const { value, broken } = useLoading<Checked>(key, () => checkFile(file, kept));
  if (broken !== undefined)
    return <ImportUnsound name={file.name} message={broken} onClose={onClose} onOther={onOther} />;
  if (!value)
    return (
      <Dialog title={`Reading ${file.name}`} onClose={onClose} actions={<Button onClick={onClose}>Cancel</Button>}>
        <p role="status">The battle is played again, entry by entry …</p>
      </Dialog>
    );
  if (value.ok) return <ImportSound checked={value} name={file.name} bots={bots} onClose={onClose} />;
  return (
    <ImportUnsound
      name={file.name}
      message={value.message}
      sound={value.sound}
      {...(value.explained && { explained: value.explained })}
      onClose={onClose}
      onOther={onOther}
      onKeep={onKeep}
    />
  );
}
