import type { Seats } from '@umpire/desk';
import type { Viewer } from '@umpire/engine';
import { useState } from 'react';
import { isPrivate, viewersOf } from '../battles/viewers.js';
import { viewerWords } from '../battles/words.js';
import { Button, Dialog, nameOf, Segmented } from '../ui/index.js';

interface ViewerChoiceProps {
  readonly seats: Seats;
  readonly over: boolean;
  readonly viewer: Viewer;
  readonly onChange: (viewer: Viewer) => void;
}

/** Through whose eyes. While two people play, a side’s view is shown only when its player says that he is alone. */
export function ViewerChoice({ seats, over, viewer, onChange }: ViewerChoiceProps) {
  const [asking, setAsking] = useState<Viewer>();
  const among = viewersOf(seats, over);
  if (among.length < 2) return <span className="viewer-only">{viewerWords(viewer)}</span>;
  const choose = (wanted: Viewer) => (isPrivate(seats, over, wanted) ? setAsking(wanted) : onChange(wanted));
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
          <p>The battle is not over. What {nameOf(asking)} knows is not for the other player’s eyes.</p>
        </Dialog>
      )}
    </>
  );
}
