import { turnWords } from '../../battles/words.js';
import type { BattleView, Kept } from '../../desk/messages.js';
import type { BattleEntry, Unsaved } from '../../storage/battles.js';

/** Work that is done once more, and not twice at a time, if it is wanted again while it lasts. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let busy = false;
  let again = false;
  return async () => {
    again = true;
    if (busy) return;
    busy = true;
    while (again) {
      again = false;
      await work();
    }
    busy = false;
  };
}

/** A battle as it goes into the library: its record, where it stands, how it ended. */
export function asKept(entry: BattleEntry, { record, unrecordedInputs }: Kept, { turn, scene }: BattleView): Unsaved {
  const { updated: _stamp, over: _was, since: _old, ...rest } = entry;
  return {
    ...rest,
    record,
    stage: scene.status.turn,
    ...(unrecordedInputs.length > 0 && { since: unrecordedInputs }),
    ...('over' in turn && { over: turnWords(turn) }),
  };
}
