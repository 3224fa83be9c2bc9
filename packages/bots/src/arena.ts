import {
  type AnyRuleset,
  type Approval,
  answer,
  type BookTypes,
  type Match,
  type Options,
  optionsFor,
  otherSide,
  type Random,
  type Refusal,
  randomFor,
  type SeatId,
  type Seed,
  type Side,
  type Standing,
  seededDice,
  start,
  submit,
  turnOf,
} from '@umpire/engine';
import type { Bot } from './bot.js';
import type { Budget } from './budget.js';
import { situationOf } from './situation.js';

/** A battle between bots. */
export interface Bout {
  readonly rules: AnyRuleset;
  readonly scenario: unknown;
  readonly bots: { readonly a: Bot; readonly b: Bot };
  readonly seed: Seed;
  readonly options?: Options;
  readonly hashes?: boolean;
  /** Somebody sits in the umpire's seat, and this waits for his word; whoever steps through the battle gives it. */
  readonly umpire?: Approval;
  /** How long a bot may think about one decision. */
  readonly budget?: Budget;
  /** A battle that has not ended after so many steps is a fault of its book. */
  readonly steps?: number;
}

export interface Ended {
  readonly match: Match<BookTypes>;
  readonly over: Extract<Standing, { over: unknown }>;
}

const MANY = 100_000;

/** Plays a battle to its end. Throws where the scenario is refused, a bot's order is refused, or the battle has no end. */
export function fight(bout: Bout): Ended {
  const steps = fought(bout);
  for (;;) {
    const { value, done } = steps.next();
    if (done) return value;
  }
}

/** The same step by step: before each decision of a bot, and at the end, it stands still. */
export function* fought(bout: Bout): Generator<Match<BookTypes>, Ended> {
  const { rules, scenario, seed, steps = MANY } = bout;
  const options = bout.options ?? optionsFor(rules, scenario);
  const begun = start<BookTypes>({
    rules,
    options,
    scenario,
    dice: seededDice(seed),
    umpire: bout.umpire !== undefined,
    settings: { hashes: bout.hashes ?? false, approval: bout.umpire ?? 'off' },
  });
  if (!begun.ok) throw new Refused(begun.error);
  const match = begun.value;
  const chances = { a: randomFor(seed, 'a'), b: randomFor(seed, 'b') };
  for (let step = 0; step < steps; step++) {
    yield match;
    const turn = turnOf(match);
    if ('over' in turn) return { match, over: turn };
    act(match, turn.waiting[0]!, bout.bots, chances, bout.budget);
  }
  throw new Error(`no end after ${steps} steps`);
}

/** The scenario of a battle is refused. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(`the scenario is refused: ${describe(refusal)}`);
    this.refusal = refusal;
  }
}

/** One decision of a bot, for whoever sits at this seat: an answer if something is asked, else an order. */
export function act(
  match: Match<BookTypes>,
  by: SeatId,
  bots: { readonly a: Bot; readonly b: Bot },
  chances: { readonly a: Random; readonly b: Random },
  budget?: Budget,
): void {
  const { situation, asking } = situationOf(match, by, chances, budget);
  const bot = bots[situation.by];
  const done = asking ? answer(match, by, bot.answer(situation, asking)) : submit(match, by, bot.order(situation));
  if (!done.ok) throw new Error(`${bot.id} (${by}) was refused: ${describe(done.error)}`);
}

const describe = (error: { rule?: string; path?: string; message: string }): string =>
  `${error.rule ?? error.path ?? ''} ${error.message}`.trim();

/** How one battle of many ended. */
export interface Game {
  readonly seed: number;
  /** The side that the first bot played. */
  readonly first: Side;
  readonly over: Side | 'draw';
}

/** The seed of a battle of many, and the sides: half of them as each. */
export function pairing(
  index: number,
  seed: number,
  first: Bot,
  second: Bot,
): Pick<Bout, 'bots'> & { seed: number; first: Side } {
  const side: Side = index % 2 === 0 ? 'a' : 'b';
  return { first: side, seed: seed + index, bots: side === 'a' ? { a: first, b: second } : { a: second, b: first } };
}

export interface Tally {
  readonly games: number;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

/** How the first bot fared. */
export function tallied(games: readonly Pick<Game, 'first' | 'over'>[]): Tally {
  const won = games.filter(game => game.over === game.first).length;
  const lost = games.filter(game => game.over === otherSide(game.first)).length;
  return { games: games.length, won, lost, drawn: games.length - won - lost };
}

/** Many battles of one bot against another, half of them as each side. */
export function tally(bout: Omit<Bout, 'bots' | 'seed'>, first: Bot, second: Bot, games: number, seed = 1): Tally {
  const ended: Pick<Game, 'first' | 'over'>[] = [];
  for (let index = 0; index < games; index++) {
    const { first: side, ...pair } = pairing(index, seed, first, second);
    ended.push({ first: side, over: fight({ ...bout, ...pair }).over.over });
  }
  return tallied(ended);
}
