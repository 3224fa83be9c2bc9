import type { BattlePlan } from '@umpire/desk';
import type { Side } from '@umpire/engine';
import { useState } from 'react';
import { goTo } from '../shell/routes.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { NameForm } from './name-form.js';
import { invite, playAsGuest, type SeatName } from './server.js';
import { useServer } from './use-server.js';

/** The sides that are played at another screen. */
const friendsAt = ({ seats }: BattlePlan): readonly Side[] =>
  (['a', 'b'] as const).filter(side => {
    const holder = seats[side];
    return holder !== 'person' && 'player' in holder;
  });

/** Somebody at another screen plays one of its sides. */
export const isWithFriend = (plan: BattlePlan): boolean => friendsAt(plan).length > 0;

/** The seat that is ours: a side; where others have both, the umpire's. */
const ownSeat = ({ seats }: BattlePlan): SeatName =>
  (['a', 'b'] as const).find(side => seats[side] === 'person') ?? 'umpire';

const WHAT = {
  friend: 'The match is kept on the server. You get a link; whoever opens it takes the other side.',
  both: 'The match is kept on the server. You get a link for two: one takes the other side, one is the umpire.',
  judged: 'The match is kept on the server, and you are its umpire. You get a link; whoever opens it takes a side.',
} as const;

/** Hours; whoever lets them run out gives the battle up. */
const TIMES = [
  { value: 0, label: 'as long as it takes' },
  { value: 0.25, label: 'a quarter of an hour' },
  { value: 24, label: 'a day' },
  { value: 72, label: 'three days' },
  { value: 168, label: 'a week' },
] as const;

/** Who sees everything sees it late: a friend of one side must not be its scout. */
const WATCHING = {
  nobody: { label: 'may not look on', terms: undefined },
  common: { label: 'see what both sides see', terms: { sees: 'common', behind: 0 } },
  late: { label: 'see what both sides see, 20 orders late', terms: { sees: 'common', behind: 20 } },
  all: { label: 'see everything, 100 orders late', terms: { sees: 'all', behind: 100 } },
} as const;

/** Makes a match of a plan, and goes to where its link is. */
export function Invite({ plan, onClose }: { readonly plan: BattlePlan; readonly onClose: () => void }) {
  const [known] = useServer();
  const [hours, setHours] = useState(0);
  const [watching, setWatching] = useState<keyof typeof WATCHING>('nobody');
  const begin = async (name: string) => {
    if (!known?.player) await playAsGuest(name);
    const terms = { watching: WATCHING[watching].terms, ...(hours > 0 && { hours }) };
    const { id } = await invite(plan, ownSeat(plan), terms);
    goTo(['match', id]);
  };
  return (
    <Dialog title="Play with a friend" onClose={onClose} actions={<Button onClick={onClose}>Not now</Button>}>
      {known && (
        <NameForm label="Make the link" isKnown={known.player !== null} onDone={begin}>
          <p>{WHAT[ownSeat(plan) === 'umpire' ? 'judged' : plan.umpire ? 'both' : 'friend']}</p>
          <label>
            <span>Time for a move</span>
            <select value={hours} onChange={event => setHours(Number(event.target.value))}>
              {TIMES.map(({ value, label }) => (
                <option key={value} value={value}>
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
