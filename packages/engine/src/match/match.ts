import type { Dice } from '../chance/dice.js';
import type { Answer, Ask, Procedure } from '../procedure/ask.js';
import { fail, forbid, malformed, ok, type Result } from '../result.js';
import type { Options } from '../rules/option.js';
import type { BookTypes, Game, OrderBase, Ruleset, Standing } from '../ruleset.js';
import { type SeatId, seatNamed, seatsFault, seatsMeant, type TableSeat, TWO_SEATS } from '../seats.js';
import { proceed, rulePending } from './drive.js';
import { beforeChange } from './fork.js';
import { type Hashing, headHash } from './hash.js';
import type { Ruled, UmpireOrder, UmpireRuling } from './umpire.js';

/** The first entry of every battle: what the book does by itself before anyone can act. */
export interface StartOrder {
  readonly verb: 'start';
}
export const START: StartOrder = { verb: 'start' };

/** The first entry of a battle that an earlier version of its book began: the state from which it goes on. */
export interface CarriedOrder {
  readonly verb: 'carried';
  readonly version: number;
  /** How many entries went before it, in a record of their own. */
  readonly entries: number;
  readonly state: object;
}

/** An answer with its ask. Only the answer stands on record: the rest comes again by itself. */
export interface Answered {
  readonly ask: Ask;
  readonly answer: Answer;
  /** How many events of its entry went before it. */
  readonly after: number;
}

/** The answers of an entry, as they stand on record. */
export const answersOf = ({ answered }: { readonly answered: readonly Answered[] }): readonly Answer[] =>
  answered.length === 0 ? NONE : answered.map(({ answer }) => answer);

/** One order with the answers it called for, what happened, and the hash of what it changed. */
export interface Entry<B extends BookTypes> {
  /** A seat, the umpire's among them, or `book`. */
  readonly by: SeatId;
  readonly order: B['order'] | StartOrder | CarriedOrder | UmpireOrder | OrderBase;
  /** What was asked and answered, in this order. */
  answered: readonly Answered[];
  /** What the umpire did while an answer was awaited. */
  rulings: RulingDuring[] | undefined;
  events: readonly (B['event'] | UmpireRuling)[];
  hash?: string;
}

/** An order that the umpire gave while an ask was open, after so many answers. */
export interface RulingDuring {
  readonly after: number;
  readonly order: UmpireOrder | OrderBase;
}

/** An order that has stopped at an ask. */
export interface Pending {
  readonly ask: Ask;
  /** Answers that are already in, by the names in `from`; nobody but the engine looks at them. */
  readonly given: Record<SeatId, unknown>;
  /** A die that the umpire has yet to approve. */
  readonly thrown?: number;
}

/** One battle under way. Everything in it can be computed again from its record. */
export interface Match<B extends BookTypes> extends Game<B> {
  readonly rules: Ruleset<B>;
  readonly scenario: unknown;
  dice: Dice;
  readonly seats: readonly TableSeat[];
  /** Whether somebody sits in the umpire's seat. */
  readonly umpire: boolean;
  settings: Settings;
  state: B['state'];
  seat: TableSeat | undefined;
  readonly entries: Entry<B>[];
  pending: Pending | undefined;
  /** Set by the umpire, over whatever the book says. */
  ruled: Ruled | undefined;
  /** The state before the order that is under way: from its first event on, and wherever it waits. */
  before: B['state'] | undefined;
  /** The procedure of the order that is pending. */
  running: Procedure<void> | undefined;
  /** Whom the book said it waits for, until something changes. */
  turn: Standing | undefined;
  /** Hash of the header and the state at the start, when hashes are wanted. */
  startHash: string;
}

/** What waits for the umpire: nothing, every die, or every step that the book takes by itself. */
export const APPROVALS = ['off', 'die', 'step'] as const;
export type Approval = (typeof APPROVALS)[number];

export interface Settings {
  /** Keep the hash of every entry. Off in search and mass play, where nobody asks for them. */
  readonly hashes: boolean;
  /** How hashes are made: `murmur`, but for battles whose record began otherwise. */
  readonly hashing: Hashing;
  readonly approval: Approval;
  /** Recorded scores of seeded dice must be what the seed gives: on while a record is read. */
  readonly verify: boolean;
}

export const PLAIN: Settings = { hashes: false, hashing: 'murmur', approval: 'off', verify: false };

/** What an input led to: the entry is complete, or it waits for an answer. */
export interface Progress<B extends BookTypes> {
  readonly events: readonly (B['event'] | UmpireRuling)[];
  readonly waiting?: Ask;
}

export interface Beginning<B extends BookTypes> {
  readonly rules: Ruleset<B>;
  readonly options: Options;
  readonly scenario: unknown;
  readonly dice: Dice;
  /** One seat a side, unless it is said. */
  readonly seats?: readonly TableSeat[];
  readonly umpire?: boolean;
  readonly settings?: Partial<Settings>;
}

/** Sets a battle up and runs it to the first decision. */
export function start<B extends BookTypes>(begin: Beginning<B>): Result<Match<B>> {
  const prepared = prepare(begin);
  if (!prepared.ok) return prepared;
  const begun = proceed(prepared.value, 'book', START);
  return begun.ok ? prepared : begun;
}

/** Sets a battle up and runs nothing: `replay` goes on from there. */
export function prepare<B extends BookTypes>(begin: Beginning<B>): Result<Match<B>> {
  const wrong = begin.seats && seatsFault(begin.seats);
  if (wrong !== undefined) return fail(malformed('seats', wrong));
  if ((begin.settings?.approval ?? 'off') !== 'off' && !begin.umpire)
    return fail(malformed('approval', 'nobody sits in the umpire’s seat to approve anything'));
  const state = begin.rules.setup(begin.scenario, begin.options);
  if (!state.ok) return state;
  const match = matchOf(begin, state.value);
  if (match.settings.hashes) match.startHash = headHash(match);
  return ok(match);
}

/** A match around a state, without a past: for search, which imagines a state and plays on from it. */
export function matchOf<B extends BookTypes>(begin: Beginning<B>, state: B['state']): Match<B> {
  const { rules, options, scenario, dice, seats = TWO_SEATS, umpire = false } = begin;
  const settings = begin.settings ? { ...PLAIN, ...begin.settings } : PLAIN;
  const match: Match<B> = {
    rules,
    options,
    scenario,
    dice,
    seats,
    umpire,
    settings,
    state,
    seat: undefined,
    entries: [],
    pending: undefined,
    ruled: undefined,
    before: undefined,
    running: undefined,
    turn: undefined,
    startHash: '',
    happen(event) {
      beforeChange(match);
      rules.apply(match.state, event);
      noteEvent(match, event);
    },
  };
  return match;
}

export function noteEvent<B extends BookTypes>({ entries }: Match<B>, event: B['event'] | UmpireRuling): void {
  const entry = entries[entries.length - 1]!;
  entry.events = withOneMore(entry.events, event);
}

/** The lists of an entry begin with this one. */
export const NONE: readonly never[] = Object.freeze([]);

/** Most entries have one event and no answer or one: a list made around it takes a tenth of one that begins to grow. */
export function withOneMore<T>(list: readonly T[], item: T): readonly T[] {
  if (list.length === 0) return [item];
  (list as T[]).push(item);
  return list;
}

/** Whom the battle waits for, asks included; or how it ended. Seats are named, not sides. */
export function turnOf<B extends BookTypes>(match: Match<B>): Standing {
  if (match.ruled) return match.ruled;
  const { pending } = match;
  if (!pending) return turnByBook(match);
  const { ask, given, thrown } = pending;
  const names = thrown === undefined ? askedOf(ask).filter(name => given[name] === undefined) : ['umpire'];
  return { waiting: seatsMeant(names, match.seats), step: ask.kind, rule: ask.rule, text: ask.text };
}

/** Asked again and again between two entries: it is the book's own word as long as nothing has changed. */
function turnByBook<B extends BookTypes>(match: Match<B>): Standing {
  match.turn ??= seated(match, match.rules.turn(match.state));
  return match.turn;
}

function seated<B extends BookTypes>({ seats }: Match<B>, said: Standing): Standing {
  return seats === TWO_SEATS || 'over' in said ? said : { ...said, waiting: seatsMeant(said.waiting, seats) };
}

const BOTH: readonly SeatId[] = ['a', 'b'];

/** Who must answer an ask, by the names the book uses. A die on a real table is typed in by its thrower. */
export function askedOf(ask: Ask): readonly SeatId[] {
  if (ask.kind === 'answer') return ask.from;
  return ask.by === 'both' ? BOTH : [ask.by];
}

/** An order of a seat: refused with its reason and nothing changed, or carried out as far as it goes. */
export function submit<B extends BookTypes>(match: Match<B>, by: SeatId, order: B['order']): Result<Progress<B>> {
  if (!seatNamed(match.seats, by)) return fail({ message: `nobody of a side sits at ${by}` });
  if (match.pending) return fail(forbid(match.pending.ask.rule, `first: ${match.pending.ask.text}`));
  const turn = turnOf(match);
  if ('over' in turn) return fail(forbid(turn.rule, 'the battle is over'));
  return proceed(match, by, order);
}

/** An order of the umpire, always on record: an entry of its own, or a part of the one that waits for an answer. */
export function rule<B extends BookTypes>(match: Match<B>, order: UmpireOrder | OrderBase): Result<Progress<B>> {
  if (!match.umpire) return fail({ message: 'nobody sits in the umpire’s seat' });
  return match.pending ? rulePending(match, order) : proceed(match, 'umpire', order);
}
