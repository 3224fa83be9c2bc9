import type { Citation, EventBase, Line, Outcome, TableSeat, Viewer } from '@umpire/engine';

/**
 * One event, one object. All that an event of a book is stands in one place:
 *
 *     const event = eventsOf<State>();
 *     export const EVENTS = {
 *       rallied: event<{ stand: string; off: number } & Reasoned>({                       what it says, and why it happened
 *         apply(state, { stand, off }) { change(state, stand).bands -= off; },             how it alters the table; it knows no rules
 *         tell: ({ stand }, viewer) => `${stand} rallies`,                                 the words that a viewer hears, if any
 *       }),
 *     };
 *
 * The type of all events of a book is `EventIn<typeof EVENTS>`; `eventTable(EVENTS)` gives the book's `apply`, `tell` and `reveals`.
 */
export interface EventKind<State, Fields> {
  /** Sets fields and replaces elements, as `Ruleset` says. */
  apply(state: State, event: Fields): void;
  /** Nothing: this viewer hears nothing of it. */
  tell?(event: Fields, viewer: Viewer): string | undefined;
  /** The pieces it is about, where those are not just its `stand`, `stands` and `target`. */
  about?(event: Fields, viewer: Viewer): readonly string[];
  /** What came of it, where that is known as it is told: its text begins with it. */
  outcome?(event: Fields, viewer: Viewer): Outcome | undefined;
  /** Whether it tells somebody something new: undo ends there. */
  readonly reveals?: true;
  /** Another turn begins with it. */
  readonly begins?: true;
}

/** What happened, and by which rules. */
export interface Reasoned {
  readonly because: readonly Citation[];
}

/** The way in which a book writes its events: its state said once. */
export const eventsOf =
  <State>() =>
  <Fields extends object>(kind: EventKind<State, Fields>): EventKind<State, Fields> =>
    kind;

/** How an event is told that carries its words and what it is about. */
export const IN_ITS_OWN_WORDS = {
  tell: ({ text }: Line) => text,
  about: ({ about }: Line) => about,
};

/** The events of some kinds: of each its fields, and its name. */
export type EventIn<Kinds> = {
  [Name in keyof Kinds & string]: Kinds[Name] extends EventKind<never, infer Fields>
    ? { readonly kind: Name } & Fields
    : never;
}[keyof Kinds & string];

// biome-ignore lint/suspicious/noExplicitAny: the fields of an event meet only that kind's own functions
export type EventKinds<State> = Readonly<Record<string, EventKind<State, any>>>;

/** What is said of events, and whether undo ends there. */
export interface Telling<Event> {
  tell(event: Event, viewer: Viewer, seat?: TableSeat, then?: readonly EventBase[]): Line | undefined;
  reveals(event: Event): boolean;
}
/** What the engine asks of a book about its events. */
export interface EventTable<State, Event> extends Telling<Event> {
  apply(state: State, event: Event): void;
}

export const eventTable = <State, Kinds extends EventKinds<State>>(
  kinds: Kinds & EventKinds<State>,
): EventTable<State, EventIn<Kinds>> => ({
  apply: (state, event) => kinds[event.kind]!.apply(state, event),
  tell(event, viewer) {
    const { tell, about = piecesIn, begins, outcome } = kinds[event.kind]!;
    const text = tell?.(event, viewer);
    if (text === undefined) return undefined;
    const line = { text, because: reasonsOf(event), about: about(event, viewer), ...(begins && { begins }) };
    const cameOf = outcome?.(event, viewer);
    return cameOf ? { ...line, text: `${cameOf.text}. ${text}`, outcome: cameOf } : line;
  },
  reveals: event => kinds[event.kind]!.reveals === true,
});

/** What is said in a book not all of whose events are written as objects yet: of the others `older` speaks. */
export function tellingWith<State, Kinds extends EventKinds<State>, Older extends EventBase>(
  kinds: Kinds & EventKinds<State>,
  older: Telling<Older>,
): Telling<EventIn<Kinds> | Older> {
  const declared = eventTable<State, Kinds>(kinds);
  const isDeclared = (event: EventIn<Kinds> | Older): event is EventIn<Kinds> => event.kind in kinds;
  return {
    tell: (event, ...to) => (isDeclared(event) ? declared.tell(event, ...to) : older.tell(event, ...to)),
    reveals: event => (isDeclared(event) ? declared.reveals(event) : older.reveals(event)),
  };
}

const reasonsOf = (event: EventBase & Partial<Reasoned>): readonly Citation[] => event.because ?? [];

interface Pieces {
  readonly stand?: string;
  readonly stands?: readonly unknown[];
  readonly target?: string;
}
/** The pieces that an event names: `stands` by their ids, where they are not more than that. */
function piecesIn({ stand, stands = [], target }: Pieces): readonly string[] {
  const ids = [stand, ...stands, target];
  return ids.filter((id): id is string => typeof id === 'string');
}
