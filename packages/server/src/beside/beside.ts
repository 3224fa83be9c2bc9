import { fail, ok, otherSide, type Refusal, type Result, type Side, type Viewer } from '@umpire/engine';
import type { Context } from '../http/context.js';
import type { Head } from '../match/head.js';
import type { LiveMatch } from '../match/live-match.js';
import { newMatch } from '../match/new-match.js';
import { isSeat, mayRead, type Note, shownNote } from './note.js';

/** What goes on beside the battle of one match, for one who sits or stands at its table: words, offers, who else is there. */
export interface Beside {
  notes(from: number): Promise<readonly object[]>;
  say(to: 'match' | 'side' | 'umpire', text: string): Promise<Result<undefined>>;
  offer(what: 'take-back' | 'rematch', words: string): Promise<Result<undefined>>;
  agree(offer: number, words: string): Promise<Result<undefined>>;
}

const NOT_SEATED: Refusal = { message: 'only those who play may do this' };

export function besideOf(context: Context, match: string, viewer: Viewer, name: string): Beside {
  const { store, hub, now, matches } = context;
  const all = async (from: number) =>
    (await store.notes(match, from)).map(row => ({ ...row, note: JSON.parse(row.body) as Note }));

  /** Notes have numbers without gaps: whoever comes second takes the next. */
  const add = async (note: Note): Promise<void> => {
    for (let n = ((await store.notes(match, 0)).at(-1)?.n ?? 0) + 1; ; n++)
      if (await store.addNote({ match, n, at: now(), body: JSON.stringify(note) })) break;
    hub.told(match);
  };

  const agreed = async (offer: Note & { n: number }, words: string): Promise<Result<string | undefined>> => {
    const done = await matches.alone(match, async live => {
      if (offer.kind === 'take-back') return tookBack(context, live, offer);
      if (offer.kind === 'rematch') return rematched(context, live.head, offer.by as Side, offer.words, words);
      return fail({ message: 'this is no offer' });
    });
    return done ?? fail({ message: 'the match has not begun' });
  };

  return {
    notes: async from =>
      (await all(from)).filter(({ note }) => mayRead(note, viewer)).map(({ note, n, at }) => shownNote(note, n, at)),
    async say(to, text) {
      if (viewer === 'spectator' && to !== 'match') return fail(NOT_SEATED);
      await add({ kind: 'said', by: viewer, name, to, text });
      return ok(undefined);
    },
    async offer(what, words) {
      if (!isSeat(viewer)) return fail(NOT_SEATED);
      const at = await matches.alone(match, live => live.inputs.length);
      await add(
        what === 'rematch' ? { kind: what, by: viewer, name, words } : { kind: what, by: viewer, name, at: at ?? 0 },
      );
      return ok(undefined);
    },
    async agree(number, words) {
      if (!isSeat(viewer)) return fail(NOT_SEATED);
      const notes = await all(0);
      const offer = notes.find(({ n }) => n === number)?.note;
      if (!offer || offer.by !== otherSide(viewer)) return fail({ message: 'nobody has offered you this' });
      if (notes.some(({ note }) => note.kind === 'agreed' && note.offer === number))
        return fail({ message: 'this is agreed already' });
      const done = await agreed({ ...offer, n: number }, words);
      if (!done.ok) return done;
      await add({
        kind: 'agreed',
        by: viewer,
        name,
        offer: number,
        ...(done.value !== undefined && { match: done.value }),
      });
      return ok(undefined);
    },
  };
}

/** Back to before the latest order or answer of whoever asked, if nothing has happened since he did. */
async function tookBack(
  { matches }: Context,
  live: LiveMatch,
  offer: Extract<Note, { kind: 'take-back' }>,
): Promise<Result<undefined>> {
  if (live.inputs.length !== offer.at) return fail({ message: 'the battle has gone on since' });
  const to = standingInputs(live).findLast(i => (live.inputs[i] as { by?: string }).by === offer.by);
  if (to === undefined) return fail({ message: 'there is nothing to take back' });
  const done = await matches.give(live, { kind: 'rewind', to }, `take-back-${offer.at}`);
  return done.ok ? ok(undefined) : done;
}

/** The places of those inputs that were not taken back. */
function standingInputs({ inputs }: LiveMatch): readonly number[] {
  let standing: number[] = [];
  for (const [i, input] of inputs.entries())
    if (input.kind === 'rewind') standing = standing.filter(one => one < input.to);
    else standing.push(i);
  return standing;
}

/** The same battle once more, with sides changed and new dice. */
async function rematched(
  context: Context,
  head: Head,
  by: Side,
  words: string,
  others: string,
): Promise<Result<string>> {
  const { seats, battle, watching, clock } = head;
  return newMatch(context, {
    battle,
    watching,
    ...(clock && { clock }),
    seats: { ...seats, a: seats.b, b: seats.a },
    // who offered it held `by`, and holds the other side now
    words: by === 'a' ? { a: others, b: words } : { a: words, b: others },
  });
}
