import type { BattleView, Kept } from '@umpire/desk';
import { turnWords } from '../../battles/words.js';
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
  { record, unrecordedInputs, state, trail, byThemselves }: Kept,
  { turn, scene }: BattleView,
): Unsaved {
  const { updated: _stamp, over: _was, since: _old, byThemselves: _past, ...rest } = entry;
  return {
    ...rest,
    record,
    ...(state !== undefined && { state }),
    ...(trail && { trail }),
    ...(byThemselves && { byThemselves }),
    ...earlierOf(entry, record),
    stage: scene.status.turn,
    ...(unrecordedInputs.length > 0 && { since: unrecordedInputs }),
    ...('over' in turn && { over: turnWords(turn) }),
  };
}

/** What an earlier version recorded stays beside the record that goes on from its end. */
function earlierOf({ record, trail, earlier }: BattleEntry, next: Kept['record']): Pick<BattleEntry, 'earlier'> {
  const carried = (next?.entries[0]?.order as { verb?: string } | undefined)?.verb === 'carried';
  if (!carried || !record || record.version === next?.version) return earlier ? { earlier } : {};
  return { earlier: [...(earlier ?? []), { record, ...(trail && { trail }) }] };
}
