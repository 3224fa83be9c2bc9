import { canonical } from '../canonical.js';
import { type Random, random, seededDice } from '../chance/seeded.js';
import { answer } from '../match/answer.js';
import { anyAnswer } from '../match/any-answer.js';
import { askingOf } from '../match/asking.js';
import { type Beginning, type Match, start, submit, turnOf } from '../match/match.js';
import { seatAt } from '../match/seen.js';
import type { Options } from '../rules/option.js';
import type { AnyRuleset, BookTypes } from '../ruleset.js';
import type { SeatId, Side } from '../seats.js';

/** How a book that hides something is varied. */
export interface Varying {
  /** Changes at random what a side may not know of a state, and nothing else. */
  vary(state: BookTypes['state'], side: Side, chance: Random): BookTypes['state'];
}

/** What the cases of the suite are run on. */
export interface Bench extends Partial<Varying> {
  readonly rules: AnyRuleset;
  readonly scenario: unknown;
  readonly options: Options;
}

/** Another state, which the side could not tell from this one: a varied one, or what the book imagines by the view of that side. */
export const otherThan = (bench: Bench, state: BookTypes['state'], side: Side, chance: Random): BookTypes['state'] =>
  bench.vary?.(state, side, chance) ?? bench.rules.imagine(bench.rules.view(state, side), side, chance);

export type AnyMatch = Match<BookTypes>;

export function begin(bench: Bench, seed: number, how: Partial<Beginning<BookTypes>> = {}): AnyMatch {
  const begun = start<BookTypes>({ ...bench, dice: seededDice(seed), ...how });
  if (!begun.ok) throw new Error(`the scenario is refused: ${JSON.stringify(begun.error)}`);
  return begun.value;
}

const STEPS = 100_000;

/** One random decision: an answer if something is asked, else any order. */
export function step(match: AnyMatch, by: SeatId, chance: Random): void {
  const asking = askingOf(match, by);
  const choice = asking ? anyAnswer(asking, chance) : match.rules.advice.anyOrder(seatAt(match, by), chance);
  const done = asking ? answer(match, by, choice) : submit(match, by, choice as BookTypes['order']);
  if (!done.ok) throw new Error(`refused: ${JSON.stringify(choice)}: ${JSON.stringify(done.error)}`);
}

/** Plays on until `stop` says so or the battle is over; says whether it is over. */
export function playOn(match: AnyMatch, chance: Random, stop: () => boolean = () => false): boolean {
  for (let i = 0; i < STEPS; i++) {
    const turn = turnOf(match);
    if ('over' in turn) return true;
    if (stop()) return false;
    step(match, chance.pick(turn.waiting), chance);
  }
  throw new Error('the battle has no end');
}

export function same(a: unknown, b: unknown, what: string): void {
  const [x, y] = [canonical(a), canonical(b)];
  if (x !== y) throw new Error(`${what} differs: ${firstDifference(x, y)}`);
}

function firstDifference(a: string, b: string): string {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  return `…${a.slice(Math.max(0, i - 60), i + 60)}… and …${b.slice(Math.max(0, i - 60), i + 60)}…`;
}

const MOMENTS = 30;
const BATTLES = 10;

/** Calls `look` at some moments of random battles: of one, or of a few where they are short. */
export function atMoments(
  bench: Bench,
  seed: number,
  look: (match: AnyMatch, chance: Random) => void,
  most = MOMENTS,
): void {
  let moments = 0;
  for (let battle = 0; battle < BATTLES && moments < most; battle++) {
    const match = begin(bench, seed + battle);
    const chance = random(seed + battle);
    let steps = 1 + chance.below(25);
    for (; moments < most && !playOn(match, chance, () => steps-- === 0); moments++) {
      look(match, chance);
      steps = 1 + chance.below(25);
    }
  }
}
