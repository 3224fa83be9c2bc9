import type { Library } from '@umpire/desk';
import { useState } from 'react';
import { ago } from '../battles/words.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import textStyles from '../ui/text.module.css';
import { useAsked, Wrong } from '../you/form.js';
import styles from './host.module.css';
import { closeMatch, endSessionsOf, type HostedMatch, removeMatch } from './server.js';

const STATUS: Readonly<Record<HostedMatch['status'], string>> = {
  waiting: 'waits for a player',
  running: 'goes on',
  over: 'is over',
  replay: 'can only be watched',
  home: 'was taken home',
  closed: 'closed',
};

/** What a host is about to do that cannot be taken back. */
type Doing =
  | { readonly what: 'remove'; readonly match: HostedMatch }
  | { readonly what: 'end'; readonly player: HostedMatch['players'][number] };

interface HostedMatchesProps {
  readonly matches: readonly HostedMatch[];
  readonly library: Library | undefined;
  readonly onChanged: () => void;
}

export function HostedMatches({ matches, library, onChanged }: HostedMatchesProps) {
  const { wrong, ask } = useAsked(onChanged);
  const [doing, setDoing] = useState<Doing>();
  if (matches.length === 0) return <p className={styles.quiet}>Nobody has made a match here yet.</p>;
  return (
    <>
      <Wrong why={wrong} />
      <div className={styles.scroll}>
        <table className={styles.matches}>
          <thead>
            <tr>
              <th scope="col">Match</th>
              <th scope="col">Between</th>
              <th scope="col">State</th>
              <th scope="col">Last changed</th>
              <th scope="col">There now</th>
              <th scope="col">
                <span className={textStyles.unseen}>What can be done</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {matches.map(match => (
              <tr key={match.id} data-closed={match.status === 'closed' || undefined}>
                <th scope="row">
                  {match.title}
                  <span className={styles.quiet}>{library?.books.find(({ id }) => id === match.ruleset)?.title}</span>
                </th>
                <td>
                  <Players match={match} onEnd={player => setDoing({ what: 'end', player })} />
                </td>
                <td>{STATUS[match.status]}</td>
                <td>{ago(match.updated, Date.now())}</td>
                <td className={styles.count}>{match.looking}</td>
                <td className={styles.actions}>
                  <Button
                    aria-label={`${match.status === 'closed' ? 'Open' : 'Close'} ${match.title}`}
                    onClick={() => ask(() => closeMatch(match.id, match.status !== 'closed'))}
                  >
                    {match.status === 'closed' ? 'Open again' : 'Close'}
                  </Button>
                  <Button
                    kind="quiet"
                    aria-label={`Remove ${match.title} …`}
                    onClick={() => setDoing({ what: 'remove', match })}
                  >
                    Remove …
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {doing && <Sure doing={doing} onDone={onChanged} onClose={() => setDoing(undefined)} />}
    </>
  );
}

interface PlayersProps {
  readonly match: HostedMatch;
  readonly onEnd: (player: HostedMatch['players'][number]) => void;
}

/** A player is a button: his sessions can be ended. A bot is a name. */
function Players({ match: { names, players }, onEnd }: PlayersProps) {
  const bots = Object.values(names).filter(name => name !== null && !players.some(player => player.name === name));
  return (
    <span className={styles.players}>
      {players.map(player => (
        <Button
          key={player.id}
          kind="quiet"
          aria-label={`End the sessions of ${player.name} …`}
          title="End the sessions of this player …"
          onClick={() => onEnd(player)}
        >
          {player.name}
        </Button>
      ))}
      {bots.map(name => (
        <span key={name}>{name}</span>
      ))}
    </span>
  );
}

interface SureProps {
  readonly doing: Doing;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function Sure({ doing, onDone, onClose }: SureProps) {
  const { busy, wrong, ask } = useAsked(() => {
    onDone();
    onClose();
  });
  const removing = doing.what === 'remove';
  return (
    <Dialog
      title={removing ? `Remove ${doing.match.title}?` : `End all sessions of ${doing.player.name}?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>No</Button>
          <Button
            kind="primary"
            aria-busy={busy}
            onClick={() => ask(() => (removing ? removeMatch(doing.match.id) : endSessionsOf(doing.player.id)))}
          >
            {removing ? 'Remove it' : 'End them'}
          </Button>
        </>
      }
    >
      <p>
        {removing
          ? 'Its record is gone with it, for both players and for good. A match that is only closed can be opened again.'
          : 'Within half a minute he is asked who he is at every browser. A guest who has not kept his name cannot come back to his seats.'}
      </p>
      <Wrong why={wrong} />
    </Dialog>
  );
}
