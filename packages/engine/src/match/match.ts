import type { Dice } from '../chance/dice.js';
import type { Actor, Answer, Ask, Procedure, Side } from '../procedure/ask.js';
import { fail, forbid, ok, type Result } from '../result.js';
import type { Options } from '../rules/option.js';
import type { BookTypes, Game, Ruleset, Turn } from '../ruleset.js';
import { proceed } from './drive.js';
import { chainHash } from './hash.js';
import type { Ruled, UmpireOrder, UmpireRuling } from './umpire.js';

/** The first entry of every battle: what the book does by itself before anyone can act. */
export interface StartOrder {
  readonly verb: 'start';
}
export const START: StartOrder = { verb: 'start' };

/** One order with the answers it called for, what happened, and the hash of the state after it. */
export interface Entry<B extends BookTypes> {
  readonly by: Actor | 'book';
  readonly order: B['order'] | StartOrder | UmpireOrder;
  readonly answers: Answer[];
  /** What each answer was asked for, and how many events went before it. No part of the record: it comes again by itself. */
  readonly asks: { readonly ask: Ask; readonly after: number }[];
  readonly events: (B['event'] | UmpireRuling)[];
  hash?: string;
}

/** An order that has stopped at an ask. */
export interface Pending {
  readonly ask: Ask;
  /** Hands or sealed answers that are already in; nobody but the engine looks at them. */
  readonly given: { [side in Side]?: unknown };
  /** A die that the umpire has yet to approve. */
  readonly thrown?: number;
}

/** One battle under way. Everything in it can be computed again from its record. */
export interface Match<B extends BookTypes> extends Game<B> {
  readonly rules: Ruleset<B>;
  readonly scenario: unknown;
  readonly dice: Dice;
  settings: Settings;
  state: B['state'];
  readonly entries: Entry<B>[];
  pending: Pending | undefined;
  /** Set by the umpire, over whatever the book says. */
  ruled: Ruled | undefined;
  /** The state before the order that is pending, and its procedure. */
  before: B['state'] | undefined;
  running: Procedure<void> | undefined;
  /** Whom the book said it waits for, and after which event. */
  turn: { readonly entry: Entry<B>; readonly events: number; readonly said: Turn } | undefined;
  /** Hash of the header and the state at the start, when hashes are wanted. */
  startHash: string;
}

export interface Settings {
  /** Keep the hash of every entry. Off in search and mass play, where nobody asks for them. */
  readonly hashes: boolean;
  /** Every die goes to the umpire, who releases or replaces it. */
  readonly approval: boolean;
  /** Recorded scores of seeded dice must be what the seed gives: on while a record is read. */
  readonly verify: boolean;
}

export const PLAIN: Settings = { hashes: false, approval: false, verify: false };

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
  const state = begin.rules.setup(begin.scenario, begin.options);
  if (!state.ok) return state;
  const match = matchOf(begin, state.value);
  if (match.settings.hashes) {
    const { options, scenario, rules, dice } = begin;
    const header = { ruleset: rules.id, version: rules.version, options, scenario, dice: dice.kind };
    match.startHash = chainHash('', header, match.state);
  }
  return ok(match);
}

/** A match around a state, without a past: for search, which imagines a state and plays on from it. */
export function matchOf<B extends BookTypes>(begin: Beginning<B>, state: B['state']): Match<B> {
  const { rules, options, scenario, dice } = begin;
  const settings = begin.settings ? { ...PLAIN, ...begin.settings } : PLAIN;
  const match: Match<B> = {
    rules,
    options,
    scenario,
    dice,
    settings,
    state,
    entries: [],
    pending: undefined,
    ruled: undefined,
    before: undefined,
    running: undefined,
    turn: undefined,
    startHash: '',
    happen(event) {
      rules.apply(match.state, event);
      match.entries[match.entries.length - 1]!.events.push(event);
    },
  };
  return match;
}

/** Whom the battle waits for, asks included; or how it ended. */
export function turnOf<B extends BookTypes>(match: Match<B>): Turn {
  if (match.ruled) return match.ruled;
  const { pending } = match;
  if (!pending) return turnByBook(match);
  const { ask, given } = pending;
  const waiting = askedOf(ask).filter(side => given[side] === undefined);
  return { waiting, step: ask.kind, rule: ask.rule, text: ask.text };
}

/** Asked again and again between two entries: it is the book's own word as long as no further event has happened. */
function turnByBook<B extends BookTypes>(match: Match<B>): Turn {
  const entry = match.entries[match.entries.length - 1];
  if (!entry) return match.rules.turn(match.state);
  const { turn } = match;
  if (turn && turn.entry === entry && turn.events === entry.events.length) return turn.said;
  const said = match.rules.turn(match.state);
  match.turn = { entry, events: entry.events.length, said };
  return said;
}

/** Who must answer an ask. A die on a real table is typed in by its thrower. */
export function askedOf(ask: Ask): readonly Side[] {
  switch (ask.kind) {
    case 'die':
      return ask.by === 'both' ? ['a', 'b'] : [ask.by];
    case 'choose':
      return [ask.by];
    case 'rps':
      return ['a', 'b'];
    case 'sealed':
      return ask.from;
  }
}

/** An order of a side: refused with its reason and nothing changed, or carried out as far as it goes. */
export function submit<B extends BookTypes>(match: Match<B>, by: Side, order: B['order']): Result<Progress<B>> {
  if (match.pending) return fail(forbid(match.pending.ask.rule, `first: ${match.pending.ask.text}`));
  const turn = turnOf(match);
  if ('over' in turn) return fail(forbid(turn.rule, 'the battle is over'));
  return proceed(match, by, order);
}

/** An order of the umpire: always with a reason, always on record. */
export function rule<B extends BookTypes>(match: Match<B>, order: UmpireOrder): Result<Progress<B>> {
  if (match.pending) return fail({ message: 'an ask is open: answer it, or let it be answered' });
  return proceed(match, 'umpire', order);
}
