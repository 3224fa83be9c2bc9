import { randomSeed } from '@umpire/desk';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { hrefOf } from '../shell/routes.js';
import { Button, ButtonLink } from '../ui/button.js';
import { nameOf, SIDE_NAMES } from '../ui/sides.js';
import tickStyles from '../ui/tick.module.css';
import { say } from '../ui/toast.js';
import styles from './beside.module.css';
import { type OnlineNote, openOffers, type Surroundings } from './beside-store.js';
import type { RemoteDesk } from './remote-desk.js';
import { seatWords } from './seat-words.js';
import { type OnlineMatch, openReplay, type SeatName, seatsIn } from './server.js';

interface BesidePanelProps {
  readonly match: OnlineMatch;
  readonly surroundings: Surroundings;
  readonly onCall: RemoteDesk['beside'];
}

/** What goes on beside a match: who is there, what is said, what is offered. It lies folded below the table. */
export function BesidePanel({ match, surroundings, onCall }: BesidePanelProps) {
  const { side, names } = match;
  const { notes, present } = surroundings;
  const offers = side ? openOffers(surroundings, side) : [];
  const [open, setOpen] = useState(false);
  const [read, setRead] = useState(0);
  const isOpen = open || offers.length > 0;
  const last = notes.at(-1)?.n ?? 0;
  useEffect(() => {
    if (isOpen) setRead(last);
  }, [isOpen, last]);
  const unread = notes.filter(({ n }) => n > read).length;
  const call: RemoteDesk['beside'] = async (name, args) => {
    const done = (await onCall(name, args)) as { ok: boolean; error?: { message: string } } | undefined;
    if (done?.ok === false) say(done.error!.message);
    return done;
  };
  return (
    <aside className={styles.beside} aria-label="Beside the table">
      <button
        type="button"
        className={styles.strip}
        aria-expanded={isOpen}
        data-unread={unread > 0 || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{presentWords(match, present)}</span>
        <span className={styles.count}>
          {unread > 0 ? `${unread} unread` : notes.length > 0 ? `${notes.length} said` : 'Say something'}
        </span>
      </button>
      {isOpen && (
        <div className={styles.sheet}>
          <Notes notes={notes} />
          {offers.map(offer => (
            <p key={offer.n}>
              <Button kind="primary" onClick={() => void call('agree', [offer.n, randomSeed()])}>
                {AGREED[offer.kind as keyof typeof AGREED](offer.name)}
              </Button>
              {offer.kind === 'take-back' && (
                <span className={styles.dice}>
                  The same dice fall again, whatever is ordered: {offer.name} knows them.
                </span>
              )}
            </p>
          ))}
          <SayForm
            side={hasFellows(match) ? SIDE_NAMES[side!] : undefined}
            hasUmpire={names.umpire !== undefined && match.seat !== undefined && match.seat !== 'umpire'}
            onSay={(to, text) => void call('say', [to, text])}
          />
          {side && (
            <p className={styles.offers}>
              <Button kind="quiet" onClick={() => void call('offer', ['take-back', randomSeed()])}>
                Ask to take back my last order (the same dice fall again)
              </Button>
              <Button kind="quiet" onClick={() => void call('offer', ['rematch', randomSeed()])}>
                Offer a rematch
              </Button>
              <Button kind="quiet" onClick={() => void call('offer', ['take-home', randomSeed()])}>
                Ask to take the battle home
              </Button>
              <OpenReplay match={match} seat={match.seat!} />
            </p>
          )}
        </div>
      )}
    </aside>
  );
}

/** What the button says by which an offer is taken. */
const AGREED = {
  rematch: () => 'Play again, sides changed',
  'take-back': (name: string) => `Let ${name} take it back`,
  'take-home': () => 'End it here; each takes its record home, with all that was hidden',
} as const;

/** When it is over and all who played agree, whoever has the address may watch it again. */
function OpenReplay({ match, seat }: { readonly match: OnlineMatch; readonly seat: SeatName }) {
  const [open, setOpen] = useState(match.open);
  const change = (wanted: boolean) =>
    openReplay(match.id, wanted).then(
      ({ open }) => setOpen(open),
      (why: Error) => say(why.message),
    );
  const others = match.places.every(({ id }) => open.includes(id));
  return (
    <label className={tickStyles.tick} data-part="tick">
      <input type="checkbox" checked={open.includes(seat)} onChange={event => void change(event.target.checked)} />
      <span>
        Everybody may watch it again when it is over
        {open.includes(seat) &&
          !others &&
          (match.places.length > 2 ? ' (if the others agree)' : ' (if the other agrees)')}
      </span>
    </label>
  );
}

/** What was said, the latest in sight. */
function Notes({ notes }: { readonly notes: readonly OnlineNote[] }) {
  const end = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something was said
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [notes.length]);
  if (notes.length === 0) return <p className={styles.none}>Nothing has been said yet.</p>;
  return (
    <ol className={styles.notes} aria-live="polite">
      {notes.map(note => (
        <li key={note.n}>
          <b>{note.name}</b>
          {wordsOf(note)}
        </li>
      ))}
      <li ref={end} aria-hidden="true" />
    </ol>
  );
}

/** Somebody else plays the same side. */
const hasFellows = ({ places, side }: OnlineMatch): boolean =>
  side !== undefined && places.filter(place => place.side === side).length > 1;

type Audience = 'match' | 'side' | 'umpire';

interface SayFormProps {
  /** What our side is called, where others play it too. */
  readonly side: string | undefined;
  readonly hasUmpire: boolean;
  readonly onSay: (to: Audience, text: string) => void;
}

function SayForm({ side, hasUmpire, onSay }: SayFormProps) {
  const [text, setText] = useState('');
  const [to, setTo] = useState<Audience>('match');
  return (
    <form
      className={styles.say}
      onSubmit={event => {
        event.preventDefault();
        if (text.trim() !== '') onSay(to, text.trim());
        setText('');
      }}
    >
      {(hasUmpire || side !== undefined) && (
        <select aria-label="To whom" value={to} onChange={event => setTo(event.target.value as Audience)}>
          <option value="match">to all</option>
          {side !== undefined && <option value="side">to {side}</option>}
          {hasUmpire && <option value="umpire">to the umpire</option>}
        </select>
      )}
      <input aria-label="Say something" maxLength={2000} value={text} onChange={event => setText(event.target.value)} />
      <Button type="submit">Say</Button>
    </form>
  );
}

/** `Ben is here, Una (umpire) is away`: of those who sit elsewhere. */
function presentWords(match: OnlineMatch, present: readonly string[]): string {
  const { names, places, seat, watching } = match;
  const others = seatsIn(match)
    .filter(one => one !== seat && names[one])
    .map(one => {
      const role =
        one === 'umpire' || places.length > 2 || seat === undefined || seat === 'umpire' ? ` (${seatWords(one)})` : '';
      return `${names[one]}${role} is ${present.includes(one) ? 'here' : 'away'}`;
    });
  const watchers = present.filter(one => one === 'spectator').length - (seat === undefined ? 1 : 0);
  const looking = watching.by === 'link' && watchers > 0 ? [`${watchers} look${watchers === 1 ? 's' : ''} on`] : [];
  return [...(seat === undefined ? ['You look on'] : []), ...others, ...looking].join(', ');
}

const TO = { match: '', side: ' to his side', umpire: ' to the umpire' } as const;

function wordsOf(note: OnlineNote): ReactNode {
  const who = note.by === 'spectator' ? '' : note.by === 'umpire' ? ' (umpire)' : ` (${nameOf(note.by)})`;
  switch (note.kind) {
    case 'said':
      return `${who}${TO[note.to]}: ${note.text}`;
    case 'take-back':
      return `${who} asks to take back his last order`;
    case 'rematch':
      return `${who} offers a rematch with sides changed`;
    case 'take-home':
      return `${who} would like each of you to take the battle home and to play it on there`;
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
