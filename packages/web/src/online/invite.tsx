import type { BattlePlan } from '@umpire/desk';
import type { BattleRecord, SeatId } from '@umpire/engine';
import { bookOf } from '@umpire/rulesets';
import { type ReactNode, useState } from 'react';
import { goTo } from '../shell/routes.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { NameForm } from './name-form.js';
import { invite, playAsGuest, type SeatName } from './server.js';
import { useServer } from './use-server.js';

/** The seats that are played at other screens. */
const friendsAt = ({ seats }: BattlePlan): readonly SeatId[] =>
  Object.entries(seats).flatMap(([seat, holder]) => (typeof holder === 'object' && 'player' in holder ? seat : []));

/** Somebody at another screen plays in it. */
export const isWithFriend = (plan: BattlePlan): boolean => friendsAt(plan).length > 0;

/** The seat that is ours: one of a side; where others have them all, the umpire's. */
const ownSeat = ({ seats }: BattlePlan): SeatName =>
  Object.keys(seats).find(seat => seats[seat] === 'person') ?? 'umpire';

const WHAT = {
  friend: 'The match is kept on the server. You get a link; whoever opens it takes the other side.',
  both: 'The match is kept on the server. You get a link for two: one takes the other side, one is the umpire.',
  several: 'The match is kept on the server. You get a link for each seat that is free, one for each of your friends.',
  judged: 'The match is kept on the server, and you are its umpire. You get a link; whoever opens it takes a side.',
} as const;

function whatFor(plan: BattlePlan): keyof typeof WHAT {
  if (Object.keys(plan.seats).length > 2) return 'several';
  return ownSeat(plan) === 'umpire' ? 'judged' : plan.umpire ? 'both' : 'friend';
}

const HOUR = 3_600_000;
interface Time {
  readonly label: string;
  readonly clock?: { readonly perMove: number; readonly steps?: Readonly<Record<string, number>> };
}
/** Whoever lets it run out gives the battle up; where all write unseen, what he has handed in counts. */
const TIMES: readonly Time[] = [
  { label: 'as long as it takes' },
  { label: 'a quarter of an hour', clock: { perMove: HOUR / 4 } },
  { label: 'a day', clock: { perMove: 24 * HOUR } },
  { label: 'three days', clock: { perMove: 72 * HOUR } },
  { label: 'a week', clock: { perMove: 168 * HOUR } },
];
/** With how the book usually counts it, which is then what most expect: it comes second, and is chosen. */
function timesFor(book: string): readonly Time[] {
  const usual = bookOf(book)?.play?.clock;
  if (!usual) return TIMES;
  const { label, perMove, steps } = usual;
  const [free, ...others] = TIMES;
  return [free!, { label, clock: { perMove, steps } }, ...others];
}

/** Who sees everything sees it late: a friend of one side must not be its scout. */
const WATCHING = {
  nobody: { label: 'may not look on', terms: undefined },
  common: { label: 'see what both sides see', terms: { sees: 'common', behind: 0 } },
  late: { label: 'see what both sides see, 20 orders late', terms: { sees: 'common', behind: 20 } },
  all: { label: 'see everything, 100 orders late', terms: { sees: 'all', behind: 100 } },
} as const;

interface InviteProps {
  readonly plan: BattlePlan;
  /** What was played of it in this browser. */
  readonly from?: BattleRecord;
  readonly onClose: () => void;
  readonly title?: string;
  readonly children?: ReactNode;
}

/** Makes a match of a plan, and goes to where its link is. */
export function Invite({ plan, from, onClose, title = 'Play with a friend', children }: InviteProps) {
  const [known] = useServer();
  const times = timesFor(plan.ruleset);
  const [time, setTime] = useState(bookOf(plan.ruleset)?.play?.clock ? 1 : 0);
  const [watching, setWatching] = useState<keyof typeof WATCHING>('nobody');
  const begin = async (name: string) => {
    if (!known?.player) await playAsGuest(name);
    const terms = { watching: WATCHING[watching].terms, clock: times[time]?.clock };
    const { id } = await invite(plan, ownSeat(plan), terms, from);
    goTo(['match', id]);
  };
  return (
    <Dialog title={title} onClose={onClose} actions={<Button onClick={onClose}>Not now</Button>}>
      {known && (
        <NameForm label="Make the link" isKnown={known.player !== null} onDone={begin}>
          <p>{WHAT[whatFor(plan)]}</p>
          {children}
          <label>
            <span>Time for a move</span>
            <select value={time} onChange={event => setTime(Number(event.target.value))}>
              {times.map(({ label }, value) => (
                <option key={label} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <label>
            <span>Others who have the address of the table</span>
            <select value={watching} onChange={event => setWatching(event.target.value as keyof typeof WATCHING)}>
              {Object.entries(WATCHING).map(([value, { label }]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        </NameForm>
      )}
    </Dialog>
  );
}
