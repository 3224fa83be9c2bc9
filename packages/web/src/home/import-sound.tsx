import type { Holder, Library } from '@umpire/desk';
import { GUIDE_DONE, type SeatId, type TableSeat } from '@umpire/engine';
import { useState } from 'react';
import { seatsWords, turnWords } from '../battles/words.js';
import { goTo } from '../shell/routes.js';
import { newId, saveBattle } from '../storage/battles.js';
import { titleOf } from '../storage/import.js';
import { Button, Dialog, nameOf, Segmented } from '../ui/index.js';
import styles from './import.module.css';
import type { Checked } from './import-check.js';

interface SoundProps {
  readonly checked: Extract<Checked, { ok: true }>;
  readonly name: string;
  readonly bots: Library['bots'];
  readonly onClose: () => void;
}

/** The first side is played by people, the other by bots, until it is said otherwise. */
const usualHolders = (seats: readonly TableSeat[], bot: string): Record<SeatId, string> =>
  Object.fromEntries(seats.map(({ id, side }) => [id, side === 'a' ? 'person' : bot]));

/** A file that is in order: who plays on, or only watches. */
export function ImportSound({ checked, name, bots, onClose }: SoundProps) {
  const { record, title, book, turn } = checked.studied;
  const fixed = checked.seats;
  const [held, setHeld] = useState(() => usualHolders(record.seats, bots.at(-1)?.id ?? 'person'));
  const over = 'over' in turn;
  const take = async (page: 'battle' | 'replay') => {
    const id = newId();
    const holder = (by: string): Holder => (by === 'person' ? 'person' : { bot: by });
    const { ruleset, scenario, options, dice } = record;
    const called = titleOf(name, title);
    const chosen = Object.fromEntries(
      Object.entries(held).map(([seat, by]) => [seat, over ? 'person' : holder(by)] as const),
    );
    const seats = over ? chosen : (fixed ?? chosen);
    await saveBattle({
      id,
      title: called,
      plan: {
        ruleset,
        scenario,
        title: called,
        options,
        seats,
        dice: dice.kind === 'seeded' ? { kind: 'seeded', seed: dice.seed } : { kind: 'typed' },
      },
      record,
      origin: `Imported from ${name}`,
      ...(over && { over: turnWords(turn) }),
      // its first steps were taken elsewhere
      ...(record.entries.length > 0 && { guide: GUIDE_DONE }),
    });
    onClose();
    goTo([page, id]);
  };
  const holders = [{ value: 'person', label: 'Person' }, ...bots.map(({ id, title }) => ({ value: id, label: title }))];
  return (
    <Dialog
      title={titleOf(name, title)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind={over ? 'primary' : 'plain'} onClick={() => take('replay')}>
            Watch the replay
          </Button>
          {!over && (
            <Button kind="primary" onClick={() => take('battle')}>
              Fight on
            </Button>
          )}
        </>
      }
    >
      <p>
        {book}, {record.entries.length} entries, every one played again and in order. {turnWords(turn)}.
      </p>
      {!over && fixed && <p>{seatsWords(fixed, bots)}, as it was begun: until it is over nobody else sees his side.</p>}
      {!over && !fixed && (
        <div className={styles.importSeats}>
          {Object.entries(held).map(([seat, who]) => (
            <Segmented
              key={seat}
              label={`Who plays ${nameOf(seat)}?`}
              value={who}
              among={holders}
              onChange={value => setHeld({ ...held, [seat]: value })}
            />
          ))}
        </div>
      )}
    </Dialog>
  );
}
