import type { AnswerAsk, Ask, AskField, DieAsk } from '../procedure/ask.js';
import type { BookTypes, Line, Seat, Standing } from '../ruleset.js';
import { calledAs, type SeatId, seatNamed, sideAt, UMPIRE, type Viewer, viewerAt } from '../seats.js';
import type { Gesture, GestureChoice, GestureKind } from '../table/menu.js';
import { type CarriedOrder, type Entry, type Match, turnOf } from './match.js';
import { ruledThrowsAfter } from './ruled-throw.js';
import { isRuling, type UmpireRuling } from './umpire.js';

/** All that leaves the engine for a seat, or for a spectator, who has none. */
export interface Seen<B extends BookTypes> {
  readonly view: B['view'];
  readonly turn: Standing;
  /** The open ask as the viewer may know it: who has answered, never what. */
  readonly asked?: { readonly ask: SeenAsk; readonly answered: readonly SeatId[]; readonly own?: unknown };
}

/** An ask without what only the engine needs; the fields of a secret one are theirs alone who are asked. */
export type SeenAsk = DieAsk | SeenAnswerAsk;
export type SeenAnswerAsk = Omit<AnswerAsk, 'check' | 'preview' | 'stake' | 'fields'> & {
  readonly fields: readonly SeenField[];
};
/** Where the gesture hangs on who is asked, or on the fields before, only its kind is told here. */
export interface SeenField {
  readonly name: string;
  readonly gesture: Gesture | { readonly kind: GestureKind; readonly later: true };
}

export function seen<B extends BookTypes>(match: Match<B>, seat: SeatId): Seen<B> {
  const asked = askedAt(match, seat);
  return { view: viewOf(match, seat), turn: turnAt(match, seat), ...(asked && { asked }) };
}

/**
 * Whom the battle waits for, as it is known at a seat: where all write unseen, that it waits for him; or else for those of his own side who
 * write still, and for the other side, whoever that is.
 */
export function turnAt<B extends BookTypes>(match: Match<B>, seat: SeatId): Standing {
  const turn = turnOf(match);
  if ('over' in turn || !turn.sealed || seat === UMPIRE) return turn;
  const side = sideAt(match.seats, seat);
  const isAwaited = calledAs(turn.waiting, seat, match.seats) !== undefined;
  if (isAwaited) return { ...turn, waiting: [seat] };
  const others = match.seats.filter(one => one.side !== side || turn.waiting.includes(one.id));
  return { ...turn, waiting: others.map(({ id }) => id) };
}

/** The open ask as it is known at a seat. */
export function askedAt<B extends BookTypes>({ rules, pending, seats }: Match<B>, seat: SeatId): Seen<B>['asked'] {
  if (!pending) return undefined;
  const { ask, given } = pending;
  const name = ask.kind === 'answer' ? calledAs(ask.from, seat, seats) : undefined;
  const own = name === undefined ? undefined : given[name];
  const covered = ask.kind === 'die' ? throwCovered(rules, ask, viewerAt(seats, seat)) : undefined;
  const shown = covered ?? askFor(ask, seat === UMPIRE || name !== undefined);
  const known = { ask: shown, answered: Object.keys(given) };
  return { ...known, ...(own !== undefined && { own }) };
}

/** A throw as it is announced to a viewer who may not know what it is for; undefined: he may. */
export const throwCovered = <B extends BookTypes>(
  { coverThrow }: Match<B>['rules'],
  ask: DieAsk,
  viewer: Viewer,
): DieAsk | undefined => (viewer === UMPIRE ? undefined : coverThrow?.(ask, viewer));

/** Whether it is known at a seat what was answered: hands are shown when both are in; what else was sealed or chosen in secret is theirs alone who were asked. */
export function isAnswerKnown<B extends BookTypes>({ rules, seats }: Match<B>, ask: Ask, seat: SeatId): boolean {
  if (seat === UMPIRE) return true;
  if (ask.kind === 'die') return throwCovered(rules, ask, viewerAt(seats, seat)) === undefined;
  if (ask.hands) return true;
  return !ask.sealed && (!ask.secret || calledAs(ask.from, seat, seats) !== undefined);
}

/** What is seen from a seat. */
export function viewOf<B extends BookTypes>({ rules, state, seats }: Match<B>, seat: SeatId): B['view'] {
  return rules.view(state, viewerAt(seats, seat), seatNamed(seats, seat));
}

/** A seat that may act, as a book's face and advice are handed it. */
export function seatAt<B extends BookTypes>(match: Match<B>, id: SeatId): Seat<B> {
  const seat = seatNamed(match.seats, id);
  if (!seat) throw new Error(`nobody of a side sits at ${id}`);
  return { view: viewOf(match, id), by: seat.side, seat, options: match.options };
}

function askFor(ask: Ask, asked: boolean): SeenAsk {
  if (ask.kind === 'die') return ask;
  const { rule, text, from, sealed, hands, secret, decides } = ask;
  const isOpen = asked || !secret;
  const fields = isOpen ? ask.fields.map(fieldFor) : [];
  const about = isOpen ? ask.about : undefined;
  return { kind: 'answer', rule, text, from, sealed, hands, secret, about, decides, fields };
}

const fieldFor = ({ name, gesture }: AskField): SeenField => ({
  name,
  gesture: 'of' in gesture ? { kind: gesture.kind, later: true } : gesture,
});

/** The choices of an ask that is one choice; undefined: it is another kind, or nothing for the one who looks. */
export function choicesOf(ask: SeenAsk | Ask): readonly GestureChoice[] | undefined {
  const [field, more] = ask.kind === 'answer' ? ask.fields : [];
  return field && !more && 'among' in field.gesture && field.gesture.kind === 'choose'
    ? field.gesture.among
    : undefined;
}

/** The log of an entry as it is heard from a seat. `before`, if it is given, is told how many lines went before each event, and in all. */
export function told<B extends BookTypes>(match: Match<B>, entry: Entry<B>, seat: SeatId, before?: number[]): Line[] {
  const { rules, seats } = match;
  const viewer = viewerAt(seats, seat);
  const of = seatNamed(seats, seat);
  const heard = (ruling: UmpireRuling) => (rules.tellRuling ? rules.tellRuling(ruling, viewer, of) : toAll(ruling));
  const lines: Line[] = entry.order.verb === 'carried' ? [carriedLine(entry.order as CarriedOrder, rules.version)] : [];
  const { events, answered } = entry;
  for (let i = 0; i <= events.length; i++) {
    if (answered.length > 0) for (const ruling of ruledThrowsAfter(entry, i)) addTo(lines, heard(ruling));
    before?.push(lines.length);
    const event = events[i];
    if (event !== undefined)
      addTo(lines, isRuling(event) ? heard(event) : rules.tell(event, viewer, of, events.slice(i + 1)));
  }
  return lines;
}
function addTo(lines: Line[], line: Line | undefined): void {
  if (line !== undefined) lines.push(line);
}

const carriedLine = ({ version, entries }: CarriedOrder, today: number): Line => ({
  text:
    version === today
      ? `Gone on with from another record, with new dice, after ${entries} entries`
      : `Carried over from version ${version} of the rules, after ${entries} entries`,
  because: [],
  about: [],
});

/** Everybody hears what was ruled and why; of a change each sees what his view shows. */
const toAll = (event: UmpireRuling): Line => ({
  text: `The umpire rules: ${event.reason}`,
  because: [{ rule: 'UMPIRE', effect: event.decision, text: event.reason }],
  about: [],
});

/** An order that stays unseen until a window closes; or what an umpire did whose acts are for his own eyes. */
export const isSecret = <B extends BookTypes>({ rules, seats }: Match<B>, { by, order }: Entry<B>): boolean =>
  by === UMPIRE
    ? rules.umpire?.unseen === true
    : rules.secret !== undefined && seatNamed(seats, by) !== undefined && rules.secret(order as B['order']);

/**
 * The entries that a seat may know of, in their order: what it counts and numbers. A secret order of another side is none
 * of them, unless something was thrown in it or told of it.
 */
export function knownEntries<B extends BookTypes>(match: Match<B>, seat: SeatId): readonly Entry<B>[] {
  if (!match.rules.secret || seat === UMPIRE) return match.entries;
  const side = sideAt(match.seats, seat);
  const own = ({ by }: Entry<B>) => side !== undefined && seatNamed(match.seats, by)?.side === side;
  return match.entries.filter(
    entry => own(entry) || !isSecret(match, entry) || entry.answered.length > 0 || told(match, entry, seat).length > 0,
  );
}
