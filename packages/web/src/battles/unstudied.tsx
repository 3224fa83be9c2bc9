import { exportBattle } from '../home/care.js';
import { Head } from '../shell/head.js';
import { hrefOf } from '../shell/routes.js';
import { explainRefusal } from '../storage/explain.js';
import { Button, ButtonLink, Notice } from '../ui/index.js';
import type { Loading } from './hooks.js';
import type { StudiedBattle } from './use-studied.js';

interface UnstudiedProps {
  readonly id: string;
  readonly loading: Loading<StudiedBattle>;
  /** Shows the part of a damaged battle that is in order. */
  readonly onTake?: (entries: number) => void;
}

/** A battle that cannot be looked at, or not yet: what is the matter, what is kept, what to do. */
export function Unstudied({ id, loading, onTake }: UnstudiedProps) {
  return (
    <>
      <Head here="" />
      <main>
        <Matter id={id} loading={loading} {...(onTake && { onTake })} />
      </main>
    </>
  );
}

const home = <ButtonLink href={hrefOf([])}>Home</ButtonLink>;

function Matter({ id, loading: { value, broken }, onTake }: UnstudiedProps) {
  const keep = <Button onClick={() => exportBattle(id)}>Export it as it is</Button>;
  if (broken !== undefined)
    return (
      <Notice title="The engine stopped" actions={<Button onClick={() => location.reload()}>Reload</Button>}>
        <p>
          The battle is saved as it was. What happened: <code>{broken}</code>
        </p>
      </Notice>
    );
  if (!value) return <p role="status">The battle is played again …</p>;
  if (value.kind === 'empty')
    return (
      <Notice
        title="Nothing has happened yet"
        actions={
          <>
            <ButtonLink kind="primary" href={hrefOf(['battle', id])}>
              To the table
            </ButtonLink>
            {home}
          </>
        }
      >
        <p>“{value.entry.title}” was prepared, but not begun.</p>
      </Notice>
    );
  if (value.kind === 'unread')
    return (
      <Notice
        title={value.why === 'missing' ? 'No such battle' : 'This battle cannot be read'}
        actions={value.why === 'missing' ? home : [home, keep]}
      >
        <p>{value.message}</p>
        {value.why === 'missing' && (
          <p>Battles live in the browser they were fought in. To bring one over, export it there and import it here.</p>
        )}
      </Notice>
    );
  if (value.kind !== 'refused') return null;
  const { title, text } = explainRefusal(value.error);
  return (
    <Notice
      title={title}
      actions={
        <>
          {value.sound > 1 && onTake && (
            <Button kind="primary" onClick={() => onTake(value.sound)}>
              Look at the first {value.sound} entries
            </Button>
          )}
          {keep}
          {home}
        </>
      }
    >
      <p>{text}</p>
      <p>“{value.entry.title}” stays saved as it is.</p>
    </Notice>
  );
}
