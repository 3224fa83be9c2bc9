import { hrefOf } from '../shell/routes.js';
import { rawBattle } from '../storage/battles.js';
import { downloadEntry } from '../storage/export.js';
import { Button, ButtonLink } from '../ui/button.js';
import { download } from '../ui/file.js';
import { Notice } from '../ui/notice.js';
import { RuleWords } from '../ui/rule-words.js';
import type { Session } from './session/session.js';
import type { Phase } from './session/snapshot.js';
import { refusalWords } from './words.js';

const home = (
  <ButtonLink href={hrefOf([])} kind="primary">
    To all battles
  </ButtonLink>
);

export interface TroubleProps {
  readonly id: string;
  readonly phase: Phase;
  readonly session: Session;
}

/** The battle cannot be shown: what is the matter, what is kept, what to do. */
export function Trouble({ id, phase, session }: TroubleProps) {
  switch (phase.kind) {
    case 'unread':
      return phase.why === 'missing' ? <Missing id={id} /> : <Unread id={id} message={phase.message} />;
    case 'refused':
      return (
        <Notice
          title="This battle cannot be gone on with"
          actions={
            <>
              <Button onClick={() => downloadEntry(phase.entry)}>Export the record</Button>
              <ButtonLink href={hrefOf(['replay', id])}>Replay what is sound</ButtonLink>
              {home}
            </>
          }
        >
          <p>
            Its record does not agree with the rules as this page knows them:{' '}
            <RuleWords text={refusalWords(phase.error)} />.
          </p>
          <p>Nothing is lost: the record is kept as it is, and can be exported.</p>
        </Notice>
      );
    case 'dead':
      return (
        <Notice
          title="The table has stopped"
          actions={
            <>
              <Button kind="primary" onClick={() => void session.restart()}>
                Go on from the last save
              </Button>
              <ButtonLink href={hrefOf([])}>To all battles</ButtonLink>
            </>
          }
        >
          <p>The part of the page that knows the rules broke down: {phase.why}.</p>
          <p>Every order was saved when it was given; at most the one that was under way must be given again.</p>
        </Notice>
      );
    case 'loading':
    case 'open':
      return null;
  }
}

function Missing({ id }: { readonly id: string }) {
  return (
    <Notice
      title="There is no such battle here"
      actions={
        <>
          {home}
          <ButtonLink href={hrefOf(['new'])}>A new battle</ButtonLink>
        </>
      }
    >
      <p>
        This browser keeps no battle called <code>{id}</code>. Battles stay in the browser in which they were fought; to
        take one elsewhere, export its record and import it there.
      </p>
    </Notice>
  );
}

function Unread({ id, message }: { readonly id: string; readonly message: string }) {
  const raw = async () => {
    const found = await rawBattle(id).catch(() => undefined);
    if (found !== undefined) download(`${id}.json`, JSON.stringify(found, null, 1));
  };
  return (
    <Notice
      title="This battle cannot be read"
      actions={
        <>
          <Button onClick={() => void raw()}>Export it as it is</Button>
          {home}
        </>
      }
    >
      <p>{message}</p>
      <p>What lies in the browser is left as it is.</p>
    </Notice>
  );
}
