import type { BattlePlan, Holder, Input } from '@umpire/desk';
import type { BattleRecord } from '@umpire/engine';
import { goTo, hrefOf } from '../shell/routes.js';
import { newId, saveBattle } from '../storage/battles.js';
import { Button, ButtonLink } from '../ui/button.js';
import { Notice } from '../ui/notice.js';
import { say } from '../ui/toast.js';
import { call } from './call.js';
import { keptDice } from './kept-dice.js';
import type { OnlineMatch } from './server.js';

interface Handed {
  readonly record: BattleRecord;
  /** What waited for an answer. */
  readonly since?: readonly Input[];
  readonly earlier?: BattleRecord;
}

/** A match that its players have taken home: each has it in his browser, with all that was hidden. */
export function TakenHome({ match }: { readonly match: OnlineMatch }) {
  const playOn = async (other: Holder) => {
    const handed = await call<Handed>('GET', `matches/${encodeURIComponent(match.id)}/record`);
    const id = newId();
    await saveBattle({ ...entryOf(match, handed, other), id });
    goTo(['battle', id]);
  };
  const begin = (other: Holder) => void playOn(other).catch((why: Error) => say(why.message, { kind: 'warning' }));
  return (
    <Notice
      title={`${match.title} was taken home`}
      actions={
        <>
          <Button kind="primary" onClick={() => begin('person')}>
            Play on, both at this screen
          </Button>
          <Button onClick={() => begin({ bot: 'greedy' })}>Play on against the computer</Button>
          <ButtonLink href={hrefOf([])}>Home</ButtonLink>
        </>
      }
    >
      <p>
        It is no longer played here. Its record is yours, and the other player’s: with all that was hidden, and with the
        dice that were promised. Whoever looks for them in his browser can know the throws to come.
      </p>
    </Notice>
  );
}

function entryOf(match: OnlineMatch, { record, since, earlier }: Handed, other: Holder) {
  const { title, ruleset, places, seat = places[0]!.id } = match;
  const seats: BattlePlan['seats'] = Object.fromEntries(places.map(({ id }) => [id, id === seat ? 'person' : other]));
  const plan: BattlePlan = {
    ruleset,
    scenario: null,
    title,
    options: {},
    seats,
    dice: keptDice(record),
    ...(record.umpire && { umpire: true as const }),
  };
  return {
    plan,
    record,
    title,
    origin: 'From a server',
    ...(since && { since }),
    ...(earlier && { earlier: [{ record: earlier }] }),
  };
}
