import { botAt, type Holder, type Moment } from '@umpire/desk';
import { GUIDE_DONE, type SeatId } from '@umpire/engine';
import { useState } from 'react';
import { useLibrary } from '../battles/hooks.js';
import styles from '../home/import.module.css';
import { goTo } from '../shell/routes.js';
import { type BattleEntry, newId, saveBattle } from '../storage/battles.js';
import { Button, Dialog, nameOf, Segmented } from '../ui/index.js';
import { chapterOf } from './timeline.js';

interface FightOnProps {
  readonly entry: BattleEntry;
  readonly moment: Moment;
  readonly onClose: () => void;
}

const idOf = (holder: Holder): string => botAt(holder) ?? 'person';
const holderOf = (id: string): Holder => (id === 'person' ? 'person' : { bot: id });

const mapped = <X, Y>(of: Readonly<Record<SeatId, X>>, make: (x: X) => Y): Record<SeatId, Y> =>
  Object.fromEntries(Object.entries(of).map(([seat, x]) => [seat, make(x)]));

/** A new battle out of the first entries of an old one; the old one stays as it is. */
export function FightOn({ entry, moment, onClose }: FightOnProps) {
  const { plan, record } = entry;
  const { value: library } = useLibrary();
  const [held, setHeld] = useState(() => mapped(plan.seats, idOf));
  const when = chapterOf(moment.turn);
  const begin = async () => {
    if (!record) return;
    const id = newId();
    const title = `${entry.title}, from ${when.charAt(0).toLowerCase()}${when.slice(1)}`;
    await saveBattle({
      id,
      title,
      stage: moment.turn,
      plan: { ...plan, title, seats: mapped(held, holderOf) },
      record: { ...record, entries: record.entries.slice(0, moment.index + 1) },
      // whoever has fought it before needs no first steps
      guide: GUIDE_DONE,
    });
    goTo(['battle', id]);
  };
  const among = [
    { value: 'person', label: 'Person' },
    ...(library?.bots ?? []).map(({ id, title }) => ({ value: id, label: title })),
  ];
  return (
    <Dialog
      title="Fight on from here"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" onClick={begin}>
            Fight on
          </Button>
        </>
      }
    >
      <p>
        A new battle begins after entry {moment.index} ({moment.turn}). “{entry.title}” stays as it is.
      </p>
      {record?.dice.kind === 'seeded' && (
        <p>Chance goes on as in the old battle: give the same orders, and the same comes of them.</p>
      )}
      <div className={styles.importSeats}>
        {Object.entries(held).map(([seat, who]) => (
          <Segmented
            key={seat}
            label={`Who plays ${nameOf(seat)}?`}
            value={who}
            among={among}
            onChange={value => setHeld({ ...held, [seat]: value })}
          />
        ))}
      </div>
    </Dialog>
  );
}
