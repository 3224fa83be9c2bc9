import { type Battle, fetchBook, goneOn, type Origin, planned } from '@umpire/desk';
import { fail, NO_TRAIL, type Result, turnOf } from '@umpire/engine';
import type { Standing } from '../store/store.js';
import type { InputRow } from '../store/tables.js';
import { type Head, planOf } from './head.js';
import { carryOut, type MatchInput, type Played } from './match-input.js';

/** A match in memory, as far as its inputs are kept. Everything in it can be made again from the store. */
export interface LiveMatch {
  readonly id: string;
  readonly head: Head;
  played: Played;
  /** What it was when it came here, if it was begun elsewhere. */
  readonly origin: Origin | undefined;
  /** Every input, in its order. */
  readonly inputs: MatchInput[];
  /** How each is called by whoever sent it. */
  readonly keys: Set<string>;
  /** The battle as those see it who look on some inputs behind, and how many inputs it has. */
  late?: Late;
  /** Whom it waited for when it was kept last, and until when. */
  standing?: Standing;
  /** Its book has changed so that it would come out otherwise: it can be looked at, and is not played on. */
  readonly frozen: boolean;
}

type Late = Pick<LiveMatch, 'id' | 'head' | 'origin' | 'played' | 'inputs' | 'keys'>;

/** The battle as it was some inputs ago; as it is, when it is over. */
export function lateBattle(live: LiveMatch): Battle {
  const { head, inputs, played, origin } = live;
  const { behind } = head.watching;
  if (behind === 0 || 'over' in turnOf(played.battle.match)) return played.battle;
  live.late ??= { id: live.id, head, origin, played: begin(live), inputs: [], keys: new Set() };
  const { late } = live;
  while (late.inputs.length < inputs.length - behind) {
    const input = inputs[late.inputs.length]!;
    perform(late, input);
    late.inputs.push(input);
  }
  return late.played.battle;
}

/** Of the latest entry that is complete. */
export const lastHash = ({ match }: Battle): string => match.entries.at(match.pending ? -2 : -1)?.hash ?? '';

/** A match before its first input. */
export const firstBattle = (id: string, head: Head, origin: Origin | undefined): Result<Battle> =>
  origin ? goneOn(origin, planOf(head), id, NO_TRAIL) : planned(planOf(head), id, NO_TRAIL);

const begin = ({ id, head, origin }: Pick<LiveMatch, 'id' | 'head' | 'origin'>): Played => {
  const begun = firstBattle(id, head, origin);
  if (!begun.ok) throw new Error(`match ${id} cannot be begun: ${begun.error.message}`);
  return { battle: begun.value, undoneBy: undefined };
};

/** The number of the input that is none: what a match was before it came here. */
export const ORIGIN = 0;

/** A match as its inputs leave it. */
export async function revive(id: string, head: Head, rows: readonly InputRow[]): Promise<LiveMatch> {
  await fetchBook(head.battle.ruleset);
  const before = rows.find(({ seq }) => seq === ORIGIN);
  const origin = before && (JSON.parse(before.body) as Origin);
  const played = begin({ id, head, origin });
  const live = { id, head, origin, played, inputs: [] as MatchInput[], keys: new Set<string>() };
  for (const { seq, body, key, hash } of rows) {
    if (seq === ORIGIN) continue;
    const input = JSON.parse(body) as MatchInput;
    if (!replayed(live, input) || lastHash(live.played.battle) !== hash) return { ...live, frozen: true };
    live.inputs.push(input);
    live.keys.add(key);
  }
  return { ...live, frozen: false };
}

/** A book that has changed may refuse what it once allowed, or break on it. */
function replayed(live: Late, input: MatchInput): boolean {
  try {
    return perform(live, input).ok;
  } catch {
    return false;
  }
}

/** Carries an input out in memory. */
export function perform(live: Late, input: MatchInput): Result<unknown> {
  if (input.kind !== 'rewind') return carryOut(live.played, input);
  if (input.to >= live.inputs.length) return fail({ message: 'the match has not come so far' });
  const again = begin(live);
  const inner = { ...live, played: again, inputs: [] as MatchInput[] };
  for (const one of live.inputs.slice(0, input.to)) {
    const result = perform(inner, one);
    if (!result.ok) return result;
    inner.inputs.push(one);
  }
  live.played = inner.played;
  return { ok: true, value: undefined };
}
