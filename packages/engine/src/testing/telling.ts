import { canonical } from '../canonical.js';
import { typedDice } from '../chance/dice.js';
import { type Random, random } from '../chance/seeded.js';
import { proceed } from '../match/drive.js';
import { forkState } from '../match/fork.js';
import { answersOf, matchOf } from '../match/match.js';
import { choicesOf, knownEntries, seen, told, turnAt } from '../match/seen.js';
import type { Answer, Ask } from '../procedure/ask.js';
import type { BookTypes } from '../ruleset.js';
import { SIDES, type Side } from '../seats.js';
import { type AnyMatch, type Bench, begin, otherThan, playOn, same } from './bench.js';

/** How often an order is tried on other states that a side could not tell from the true one. */
const TRIES = 2;

/**
 * Every entry of a random battle, those that reveal something included, is carried out again on other states which a side could
 * not tell from the true one before it. If that side cannot tell them apart afterwards either, it has got the same in every way: the
 * lines with the pieces they are about, their number and order, whose turn it is, what is asked, how many entries it counts.
 */
export function tellsWhatIsSeen(bench: Bench, seed: number): void {
  const match = begin(bench, seed);
  const chance = random(seed);
  let before = forkState(match.state);
  let entries = match.entries.length;
  playOn(match, chance, () => {
    if (match.pending) return false;
    if (match.entries.length > entries) for (const side of SIDES) looksAlike(bench, match, before, side, chance);
    before = forkState(match.state);
    entries = match.entries.length;
    return false;
  });
}

function looksAlike(bench: Bench, match: AnyMatch, before: object, side: Side, chance: Random): void {
  const { rules } = bench;
  for (let i = 0; i < TRIES; i++) {
    const other = againOn(bench, match, otherThan(bench, before, side, chance), side, chance);
    if (!other || canonical(rules.view(other.state, side)) !== canonical(rules.view(match.state, side))) continue;
    const order = JSON.stringify(match.entries.at(-1)!.order);
    same(heard(other, side), heard(match, side), `what ${side} gets of ${order}`);
  }
}

/** All that leaves the engine for a side with the last entry. */
const heard = (match: AnyMatch, side: Side) => ({
  lines: told(match, match.entries.at(-1)!, side),
  turn: turnAt(match, side),
  seen: seen(match, side).asked ?? null,
  counted: knownEntries(match, side).includes(match.entries.at(-1)!),
});

/**
 * The last entry once more, with the answers it had; what was asked in secret of others may have been answered otherwise. Undefined
 * where it cannot be so.
 */
function againOn(bench: Bench, match: AnyMatch, state: object, side: Side, chance: Random): AnyMatch | undefined {
  const recorded = answersOf(match.entries.at(-1)!);
  const answers: Answer[] = [];
  for (let i = 0; i <= recorded.length; i++) {
    const copy = begunOn(bench, match, forkState(state), answers);
    if (!copy?.pending) return copy;
    answers.push(answerTo(copy.pending.ask, recorded[i], side, chance));
  }
  return undefined;
}

function begunOn(
  { rules, options, scenario }: Bench,
  match: AnyMatch,
  state: object,
  answers: readonly Answer[],
): AnyMatch | undefined {
  const { by, order } = match.entries.at(-1)!;
  const copy = matchOf<BookTypes>({ rules, options, scenario, dice: typedDice }, state);
  return proceed(copy, by, order, { answers }).ok ? copy : undefined;
}

function answerTo(ask: Ask, given: Answer | undefined, side: Side, chance: Random): Answer {
  const unseen = ask.kind === 'answer' && ask.secret && !ask.from.includes(side);
  const among = unseen ? choicesOf(ask) : undefined;
  return among && among.length > 0 ? (chance.pick(among).value as Answer) : (given as Answer);
}
