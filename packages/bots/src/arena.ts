import {
  type AnyRuleset,
  answer,
  askingOf,
  type BookTypes,
  type Match,
  type Options,
  optionsFor,
  otherSide,
  type Random,
  random,
  type SeatId,
  type Side,
  seatAt,
  seededDice,
  start,
  submit,
  type Turn,
  turnOf,
} from '@umpire/engine';
import type { Bot, Situation } from './bot.js';

/** A battle between bots. */
export interface Bout {
  readonly rules: AnyRuleset;
  readonly scenario: unknown;
  readonly bots: { readonly a: Bot; readonly b: Bot };
  readonly seed: number;
  readonly options?: Options;
  readonly hashes?: boolean;
  /** Called after every order or answer. */
  readonly each?: (match: Match<BookTypes>) => void;
  /** A battle that has not ended after so many steps is a fault of its book. */
  readonly steps?: number;
}

export interface Ended {
  readonly match: Match<BookTypes>;
  readonly over: Extract<Turn, { over: unknown }>;
}

const MANY = 100_000;

/** Plays a battle to its end. Throws where the scenario is refused, a bot's order is refused, or the battle has no end. */
export function fight(bout: Bout): Ended {
  const { rules, scenario, seed, steps = MANY } = bout;
  const options = bout.options ?? optionsFor(rules, scenario);
  const begun = start<BookTypes>({
    rules,
    options,
    scenario,
    dice: seededDice(seed),
    settings: { hashes: bout.hashes ?? false },
  });
  if (!begun.ok) throw new Error(`the scenario is refused: ${describe(begun.error)}`);
  const match = begun.value;
  const chances = { a: random(seed * 2 + 1), b: random(seed * 2 + 2) };
  for (let step = 0; step < steps; step++) {
    const turn = turnOf(match);
    if ('over' in turn) return { match, over: turn };
    act(match, turn.waiting[0]!, bout.bots, chances);
    bout.each?.(match);
  }
  throw new Error(`no end after ${steps} steps`);
}

/** One decision of a bot, for whoever sits at this seat: an answer if something is asked, else an order. */
export function act(
  match: Match<BookTypes>,
  by: SeatId,
  bots: { readonly a: Bot; readonly b: Bot },
  chances: { readonly a: Random; readonly b: Random },
): void {
  const seat = seatAt(match, by);
  const situation: Situation = { ...seat, rules: match.rules, chance: chances[seat.by] };
  const bot = bots[seat.by];
  const asking = askingOf(match, by);
  const done = asking ? answer(match, by, bot.answer(situation, asking)) : submit(match, by, bot.order(situation));
  if (!done.ok) throw new Error(`${bot.id} (${by}) was refused: ${describe(done.error)}`);
}

const describe = (error: { rule?: string; path?: string; message: string }): string =>
  `${error.rule ?? error.path ?? ''} ${error.message}`.trim();

export interface Tally {
  readonly games: number;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

/** Many battles of one bot against another, half of them as each side. */
export function tally(bout: Omit<Bout, 'bots' | 'seed'>, first: Bot, second: Bot, games: number, seed = 1): Tally {
  let won = 0;
  let lost = 0;
  for (let game = 0; game < games; game++) {
    const side: Side = game % 2 === 0 ? 'a' : 'b';
    const bots = side === 'a' ? { a: first, b: second } : { a: second, b: first };
    const { over } = fight({ ...bout, bots, seed: seed + game });
    if (over.over === side) won++;
    else if (over.over === otherSide(side)) lost++;
  }
  return { games, won, lost, drawn: games - won - lost };
}
