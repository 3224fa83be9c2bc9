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
export function asKept(
  entry: BattleEntry,
  { record, unrecordedInputs, state }: Kept,
  { turn, scene }: BattleView,
): Unsaved {
  const { updated: _stamp, over: _was, since: _old, ...rest } = entry;
  return {
    ...rest,
    record,
    ...(state !== undefined && { state }),
    ...earlierOf(entry, record),
    stage: scene.status.turn,
    ...(unrecordedInputs.length > 0 && { since: unrecordedInputs }),
    ...('over' in turn && { over: turnWords(turn) }),
  };
}

/** The record of an earlier version stays beside the one that goes on from its end. */
function earlierOf({ record, earlier }: BattleEntry, next: BattleEntry['record']): Pick<BattleEntry, 'earlier'> {
  const carried = (next?.entries[0]?.order as { verb?: string } | undefined)?.verb === 'carried';
  const before = carried && record && record.version !== next?.version ? record : earlier;
  return before ? { earlier: before } : {};
}
