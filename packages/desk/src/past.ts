import {
  type AnyRuleset,
  type BattleRecord,
  type BookTypes,
  forkState,
  type KeptPast,
  type Match,
  type Refusal,
  recordOf,
  takenOver,
} from '@umpire/engine';

type AnyMatch = Match<BookTypes>;

/** Every position of a battle. A position costs a shallow copy: what did not change is shared (see `forkState`). */
export interface Past {
  readonly match: AnyMatch;
  readonly length: number;
  /** The battle as it was after an entry: to be looked at, not to be played on. */
  at(index: number): AnyMatch;
}

export type Recalled =
  | { readonly ok: true; readonly past: Past }
  /** `sound`: so many entries were in order before the one that is not. */
  | { readonly ok: false; readonly error: Refusal; readonly sound: number };

/** Plays a record again, once, and keeps every position on the way. */
export function recall(rules: AnyRuleset, record: BattleRecord, hashes: boolean, past: KeptPast = {}): Recalled {
  const kept: Pick<AnyMatch, 'state' | 'ruled'>[] = [];
  const each = (_: number, { state, ruled }: AnyMatch) => kept.push({ state: forkState(state), ruled });
  const again = takenOver<BookTypes>(rules, record, { hashes, each }, past);
  if (!again.ok) return { ok: false, error: again.error, sound: kept.length };
  const match = again.value;
  if (kept.length === 0) each(0, match); // nobody has answered anything yet
  return {
    ok: true,
    past: {
      match,
      length: kept.length,
      // whose turn it is, is asked of the state that was then
      at: index => ({ ...match, ...kept[index]!, turn: undefined, entries: match.entries.slice(0, index + 1) }),
    },
  };
}

/** The past of a battle that goes on: recalled when it is first asked for, and again only when it has grown or changed. */
export function makeMemory(): (match: AnyMatch, index: number) => AnyMatch | Refusal {
  let past: Past | undefined;
  let hashes: readonly (string | undefined)[] = [];
  return (match, index) => {
    // The hash of an entry covers all that went before it.
    if (!past || past.match.rules !== match.rules || hashes[index] !== match.entries[index]?.hash) {
      const record = recordOf(match);
      const recalled = recall(match.rules, record, false);
      if (!recalled.ok) return recalled.error;
      past = recalled.past;
      hashes = record.entries.map(entry => entry.hash);
    }
    return index >= 0 && index < past.length ? past.at(index) : { message: `there is no entry ${index}` };
  };
}
