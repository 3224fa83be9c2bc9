import type { BattlePlan } from '@umpire/desk';
import type { BattleRecord, SeatId } from '@umpire/engine';
import { useEffect, useState } from 'react';
import { type BattleEntry, loadBattle } from '../storage/battles.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { Segmented } from '../ui/segmented.js';
import { nameOf } from '../ui/sides.js';
import textStyles from '../ui/text.module.css';
import { Invite } from './invite.js';

const FRIEND = { player: 'a friend' };

/** A battle of this browser goes on at two screens: we keep a seat, whoever gets a link takes another one. */
export function TakeOnline({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const entry = useEntry(id);
  const [side, setSide] = useState<SeatId>();
  if (!entry) return null;
  const { plan, record } = entry;
  if (!record) return <NotBegun onClose={onClose} />;
  const seats = record.seats.map(({ id }) => id);
  const own = side ?? seats.find(one => plan.seats[one] === 'person') ?? seats[0]!;
  return (
    <Invite plan={planFor(entry, record, own)} from={record} onClose={onClose} title={`${entry.title}, at two screens`}>
      <Segmented
        label={seats.length > 2 ? 'Your seat' : 'Your side'}
        value={own}
        among={seats.map(value => ({ value, label: nameOf(value) }))}
        onChange={setSide}
      />
      <p>
        It goes on after its last order that is carried out ({record.entries.length} on record). From then on the server
        throws the dice: it promises them before it knows what you add to them, and tells them when the battle is over.
      </p>
      <p className={textStyles.warned} data-part="warned">
        <strong>Your friend is told:</strong> until now this battle lay open in your browser. You could have looked at
        everything in it, the hidden things of both sides too.
      </p>
      <p>The battle in this browser stays as it is.</p>
    </Invite>
  );
}

/** Who sits where: we, and a friend; who was the umpire still is. */
function planFor({ title, plan }: BattleEntry, record: BattleRecord, own: SeatId): BattlePlan {
  const seats: BattlePlan['seats'] = Object.fromEntries(
    record.seats.map(({ id }) => [id, id === own ? 'person' : FRIEND]),
  );
  return { ...plan, title, ruleset: record.ruleset, seats, ...(record.umpire && { umpire: true as const }) };
}

function useEntry(id: string): BattleEntry | undefined {
  const [entry, setEntry] = useState<BattleEntry>();
  useEffect(() => {
    loadBattle(id).then(found => found.ok && setEntry(found.entry));
  }, [id]);
  return entry;
}

function NotBegun({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="Nothing was played yet" onClose={onClose} actions={<Button onClick={onClose}>Well</Button>}>
      <p>Open it once, or begin the same battle with a friend.</p>
    </Dialog>
  );
}
