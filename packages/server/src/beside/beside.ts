import { fail, ok, otherSide, type Refusal, type Result, type SeatId, type Side, UMPIRE } from '@umpire/engine';
import type { Context } from '../http/context.js';
import { type Head, headText, placesOf, readHead, sideOf } from '../match/head.js';
import type { LiveMatch } from '../match/live-match.js';
import { mayRead, type Note, shownNote, sideOfNote } from './note.js';
import { rematched } from './rematch.js';

/** What goes on beside the battle of one match, for one who sits or stands at its table: words, offers, who else is there. */
export interface Beside {
  notes(from: number): Promise<readonly object[]>;
  say(to: 'match' | 'side' | 'umpire', text: string): Promise<Result<undefined>>;
  offer(what: Offered, words: string): Promise<Result<undefined>>;
  agree(offer: number, words: string): Promise<Result<undefined>>;
}

type Offered = 'take-back' | 'rematch' | 'take-home';

/** So many notes are looked at and sent: the latest. Whoever comes late could not take in more, and his line would not bear it. */
const LATEST = 300;
/** So many are kept of a match; those who look on must leave room for those who play, and words for offers. */
const MOST = { words: 4000, offers: 5000 };
const FULL: Refusal = { message: 'so much has been said at this table that no more is taken' };

const NOT_SEATED: Refusal = { message: 'only those who play may do this' };

/** Somebody at the table of a match. */
export interface Someone {
  readonly match: string;
  readonly head: Head;
  /** His seat; `spectator`, if he has none. */
  readonly viewer: SeatId;
  readonly name: string;
}

export function besideOf(context: Context, { match, head, viewer, name }: Someone): Beside {
  const { store, hub, now, matches } = context;
  const side = sideOf(head, viewer);
  const by = { by: viewer, ...(side && { side }), name };
  const all = async (from: number) =>
    (await store.notes(match, Math.max(from, (await store.lastNote(match)) - LATEST + 1))).map(row => ({
      ...row,
      note: JSON.parse(row.body) as Note,
    }));
  /** Whether no more is taken of what somebody wants to say or offer. */
  const isFull = async (most: number): Promise<boolean> => (await store.lastNote(match)) >= most;

  /** Notes have numbers without gaps: whoever comes second takes the next. */
  const add = async (note: Note): Promise<number> => {
    let n = (await store.lastNote(match)) + 1;
    while (!(await store.addNote({ match, n, at: now(), body: JSON.stringify(note) }))) n++;
    hub.told(match);
    return n;
  };

  const agreed = (live: LiveMatch, offer: Note, words: string): Promise<Result<string | undefined>> | Result<never> => {
    if (offer.kind === 'take-back') return tookBack(context, live, offer);
    if (offer.kind === 'take-home') return takenHome(context, live);
    if (offer.kind === 'rematch') return rematched(context, live.head, { [offer.by]: offer.words, [viewer]: words });
    return fail({ message: 'this is no offer' });
  };

  return {
    notes: async from =>
      (await all(from))
        .filter(({ note }) => mayRead(note, viewer, side))
        .map(({ note, n, at }) => shownNote(note, n, at)),
    async say(to, text) {
      if (viewer === 'spectator' && to !== 'match') return fail(NOT_SEATED);
      if (await isFull(side || viewer === UMPIRE ? MOST.words : MOST.words / 2)) return fail(FULL);
      await add({ kind: 'said', ...by, to, text });
      return ok(undefined);
    },
    async offer(what, words) {
      if (!side) return fail(NOT_SEATED);
      if (await isFull(MOST.offers)) return fail(FULL);
      const found = await matches.alone(match, live => ({
        at: live.inputs.length,
        alone: areBots(live.head, otherSide(side)),
      }));
      if (what !== 'take-home') {
        await add(what === 'rematch' ? { kind: what, ...by, words } : { kind: what, ...by, at: found?.at ?? 0 });
        return ok(undefined);
      }
      const n = await add({ kind: what, ...by });
      if (!found?.alone) return ok(undefined);
      // a bot has nothing against it
      const done = await matches.alone(match, live => takenHome(context, live));
      if (done?.ok) await add({ kind: 'agreed', by: otherSide(side), name: 'The computer', offer: n });
      return done ?? ok(undefined);
    },
    async agree(number, words) {
      if (!side) return fail(NOT_SEATED);
      // alone at the match until it is noted: two of a side who agree at once agree to one thing
      const done = await matches.alone(match, async (live): Promise<Result<undefined>> => {
        const notes = await all(0);
        const offer = notes.find(({ n }) => n === number)?.note;
        // one of a side speaks for all of it
        if (!offer || sideOfNote(offer) !== otherSide(side)) return fail({ message: 'nobody has offered you this' });
        if (notes.some(({ note }) => note.kind === 'agreed' && note.offer === number))
          return fail({ message: 'this is agreed already' });
        const came = await agreed(live, offer, words);
        if (!came.ok) return came;
        await add({
          kind: 'agreed',
          ...by,
          offer: number,
          ...(came.value !== undefined && { match: came.value }),
        });
        return ok(undefined);
      });
      return done ?? fail({ message: 'the match has not begun' });
    },
  };
}

/** Nobody but bots plays a side. */
const areBots = (head: Head, side: Side): boolean =>
  placesOf(head).every(({ id, side: of }) => {
    const holder = head.seats[id] ?? null;
    return of !== side || (holder !== null && 'bot' in holder);
  });

/** Both get its record, with all that was hidden and the dice; so it is no longer played here. */
async function takenHome({ store, matches, hub, now }: Context, live: LiveMatch): Promise<Result<undefined>> {
  const row = await store.match(live.id);
  if (row?.status !== 'running') return fail({ message: 'this match is not under way' });
  const next: Head = { ...readHead(row.head), home: true };
  const standing = { status: 'home', waiting: '[]', updated: now(), due: null };
  if (!(await store.changeHead(live.id, row.head, headText(next), standing)))
    return fail({ message: 'the match has just changed: look again' });
  matches.forget(live.id);
  hub.changed(live.id);
  return ok(undefined);
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
