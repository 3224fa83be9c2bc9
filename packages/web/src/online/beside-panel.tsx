import { randomSeed } from '@umpire/desk';
import { type ReactNode, useState } from 'react';
import { hrefOf } from '../shell/routes.js';
import { Button, ButtonLink } from '../ui/button.js';
import { SIDE_NAMES } from '../ui/sides.js';
import { say } from '../ui/toast.js';
import { type OnlineNote, openOffers, type Surroundings } from './beside-store.js';
import type { RemoteDesk } from './remote-desk.js';
import type { OnlineMatch } from './server.js';
import './online.css';

interface BesidePanelProps {
  readonly match: OnlineMatch;
  readonly surroundings: Surroundings;
  readonly onCall: RemoteDesk['beside'];
}

/** What goes on beside a match: who is there, what is said, what is offered. It lies folded at the edge of the table. */
export function BesidePanel({ match, surroundings, onCall }: BesidePanelProps) {
  const [text, setText] = useState('');
  const { side } = match;
  const { notes, present } = surroundings;
  const offers = side ? openOffers(surroundings, side) : [];
  const call: RemoteDesk['beside'] = async (name, args) => {
    const done = (await onCall(name, args)) as { ok: boolean; error?: { message: string } } | undefined;
    if (done?.ok === false) say(done.error!.message);
    return done;
  };
  const send = () => {
    if (text.trim() === '') return;
    void call('say', ['match', text.trim()]);
    setText('');
  };
  const others = present.filter(viewer => viewer !== side);
  return (
    <details className="beside-table" open={offers.length > 0 || undefined}>
      <summary>
        {side ? `${match.against ?? 'The other'} is ${others.some(isSide) ? 'here' : 'away'}` : 'You look on'}
        {notes.length > 0 && ` · ${notes.length}`}
      </summary>
      <ol aria-live="polite">
        {notes.map(note => (
          <li key={note.n}>
            <b>{note.name}</b> {wordsOf(note)}
          </li>
        ))}
      </ol>
      {offers.map(offer => (
        <p key={offer.n}>
          <Button onClick={() => void call('agree', [offer.n, randomSeed()])}>
            {offer.kind === 'rematch' ? 'Play again, sides changed' : `Let ${offer.name} take it back`}
          </Button>
        </p>
      ))}
      <form
        onSubmit={event => {
          event.preventDefault();
          send();
        }}
      >
        <input
          aria-label="Say something"
          maxLength={2000}
          value={text}
          onChange={event => setText(event.target.value)}
        />
        <Button type="submit">Say</Button>
      </form>
      {side && (
        <p>
          <Button kind="quiet" onClick={() => void call('offer', ['take-back', randomSeed()])}>
            Ask to take back my last order
          </Button>
          <Button kind="quiet" onClick={() => void call('offer', ['rematch', randomSeed()])}>
            Offer a rematch
          </Button>
        </p>
      )}
    </details>
  );
}

const isSide = (viewer: string): viewer is 'a' | 'b' => viewer === 'a' || viewer === 'b';

function wordsOf(note: OnlineNote): ReactNode {
  const who = isSide(note.by) ? ` (${SIDE_NAMES[note.by]})` : '';
  switch (note.kind) {
    case 'said':
      return `${who}: ${note.text}`;
    case 'take-back':
      return `${who} asks to take back his last order`;
    case 'rematch':
      return `${who} offers a rematch with sides changed`;
    case 'agreed':
      return note.match === undefined ? (
        `${who} agrees`
      ) : (
        <>
          {who} agrees: <ButtonLink href={hrefOf(['match', note.match])}>to the new match</ButtonLink>
        </>
      );
  }
}
