import type { Seats } from '@umpire/desk';
import type { SeatId } from '@umpire/engine';
import { useState } from 'react';
import { isPrivate, viewersOf } from '../battles/viewers.js';
import { viewerWords } from '../battles/words.js';
import { Button, Dialog, nameOf, Segmented } from '../ui/index.js';
import styles from './viewer-choice.module.css';

interface ViewerChoiceProps {
  readonly seats: Seats;
  readonly over: boolean;
  readonly viewer: SeatId;
  readonly onChange: (viewer: SeatId) => void;
}

/** Through whose eyes. While several people play, what one sees is shown only when he says that he is alone. */
export function ViewerChoice({ seats, over, viewer, onChange }: ViewerChoiceProps) {
  const [asking, setAsking] = useState<SeatId>();
  const among = viewersOf(seats, over);
  if (among.length < 2)
    return (
      <span className={styles.viewerOnly} data-part="viewer-only">
        {viewerWords(viewer)}
      </span>
    );
  const choose = (wanted: SeatId) => (isPrivate(seats, over, wanted) ? setAsking(wanted) : onChange(wanted));
  return (
    <>
      <Segmented
        quiet
        label="Through whose eyes"
        value={viewer}
        among={among.map(value => ({ value, label: viewerWords(value) }))}
        onChange={choose}
      />
      {asking && (
        <Dialog
          title={`Only ${nameOf(asking)} may look`}
          onClose={() => setAsking(undefined)}
          actions={
            <>
              <Button onClick={() => setAsking(undefined)}>Cancel</Button>
              <Button
                kind="primary"
                onClick={() => {
                  setAsking(undefined);
                  onChange(asking);
                }}
              >
                I am {nameOf(asking)}: show it
              </Button>
            </>
          }
        >
          <p>The battle is not over. What {nameOf(asking)} knows is not for others’ eyes.</p>
        </Dialog>
      )}
    </>
  );
}
