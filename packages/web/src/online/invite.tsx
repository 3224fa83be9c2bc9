import type { BattlePlan } from '@umpire/desk';
import type { Side } from '@umpire/engine';
import { goTo } from '../shell/routes.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { NameForm } from './name-form.js';
import { invite, playAsGuest } from './server.js';
import { useServer } from './use-server.js';
import './online.css';

const friendAt = ({ seats }: BattlePlan): Side | undefined =>
  (['a', 'b'] as const).find(side => {
    const holder = seats[side];
    return holder !== 'person' && 'player' in holder;
  });

/** Somebody at another screen plays one of its sides. */
export const isWithFriend = (plan: BattlePlan): boolean => friendAt(plan) !== undefined;

/** Makes a match of a plan, and goes to where its link is. */
export function Invite({ plan, onClose }: { readonly plan: BattlePlan; readonly onClose: () => void }) {
  const [known] = useServer();
  const begin = async (name: string) => {
    if (!known?.player) await playAsGuest(name);
    const { id } = await invite(plan, friendAt(plan) === 'a' ? 'b' : 'a');
    goTo(['match', id]);
  };
  return (
    <Dialog title="Play with a friend" onClose={onClose} actions={<Button onClick={onClose}>Not now</Button>}>
      {known && (
        <NameForm label="Make the link" isKnown={known.player !== null} onDone={begin}>
          <p>The match is kept on the server. You get a link; whoever opens it takes the other side.</p>
        </NameForm>
      )}
    </Dialog>
  );
}
