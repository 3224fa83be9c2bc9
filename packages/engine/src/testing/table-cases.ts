import { typedDice } from '../chance/dice.js';
import { type Random, random } from '../chance/seeded.js';
import { answer, approve } from '../match/answer.js';
import { anyAnswer } from '../match/any-answer.js';
import { askingOf } from '../match/asking.js';
import { type Beginning, rule, turnOf } from '../match/match.js';
import { parseRecord, recordOf, replay } from '../match/record.js';
import { askedAt } from '../match/seen.js';
import { snapshot } from '../match/snapshot.js';
import { stateForm } from '../match/state-form.js';
import { isShared } from '../procedure/ask.js';
import type { BookTypes } from '../ruleset.js';
import type { SeatId, TableSeat } from '../seats.js';
import { type AnyMatch, type Bench, begin, playOn, same, step } from './bench.js';
import type { SuiteCase } from './suite.js';

/** Cases about who sits at the table: several a side, an umpire who steps in, answers that others must not see. */
export function tableCases(bench: Bench, id: string, seed: number): SuiteCase[] {
  return [
    {
      title: `${id}: the umpire steps in while something is asked; record and snapshot know when`,
      run: () => umpireStepsIn(bench, seed),
    },
    {
      title: `${id}: where the umpire approves each step, the battle goes on at his word alone`,
      run: () => stepsAreReleased(bench, seed + 100),
    },
    { title: `${id}: several seats a side fight one battle`, run: () => severalSeats(bench, seed + 200) },
    { title: `${id}: nobody can tell what another has sealed`, run: () => sealsAreKept(bench, seed + 300) },
  ];
}

/** So many decisions are enough to see it; a whole battle need not be fought each time. */
const DECISIONS = 250;

/** Plays a while, one decision after another; `before` may do something first. */
function playAWhile(match: AnyMatch, chance: Random, before: (turn: readonly SeatId[]) => void = () => {}): void {
  for (let i = 0; i < DECISIONS; i++) {
    const turn = turnOf(match);
    if ('over' in turn) return;
    before(turn.waiting);
    const now = turnOf(match);
    if ('over' in now) return;
    step(match, chance.pick(now.waiting), chance);
  }
}

/** In a short battle it may be that nothing is asked. */
const BATTLES = 10;

/** With dice that are typed in, every throw is an ask that is open for a while. */
function umpireStepsIn(bench: Bench, seed: number): void {
  for (let battle = 0; battle < BATTLES; battle++) {
    const chance = random(seed + battle);
    const match = begin(bench, seed + battle, { dice: typedDice, umpire: true, settings: { hashes: true } });
    playAWhile(match, chance, () => stepIn(match, chance));
    if (!hasSteppedIn(match)) continue;
    replaysTo(bench, match);
    return;
  }
  throw new Error('nothing was asked');
}

const hasSteppedIn = (match: AnyMatch): boolean => match.entries.some(entry => entry.rulings);

/** At the first ask, and at some of the others. */
function stepIn(match: AnyMatch, chance: Random): void {
  if (!match.pending || (hasSteppedIn(match) && chance.below(5) > 0)) return;
  const ruled = rule(match, { verb: 'rule', decision: 'note', reason: 'a word in between' } as never);
  if (!ruled.ok) throw new Error(`the umpire is refused: ${ruled.error.message}`);
  same(snapshot(match).entries.at(-1)?.rulings, match.entries.at(-1)?.rulings, 'what the umpire did, in a snapshot');
}

/** The record of a match, read back from a file, comes to the same hashes. */
function replaysTo(bench: Bench, match: AnyMatch): void {
  const record = recordOf(match);
  const parsed = parseRecord(JSON.parse(JSON.stringify(record)));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const again = replay<BookTypes>(bench.rules, parsed.value);
  if (!again.ok) throw new Error(JSON.stringify(again.error));
  same(again.value.entries.at(-1)?.hash, record.entries.at(-1)?.hash, 'the last hash');
}

function stepsAreReleased(bench: Bench, seed: number): void {
  const chance = random(seed);
  const match = begin(bench, seed, { umpire: true, settings: { hashes: true, approval: 'step' } });
  playAWhile(match, chance, waiting => {
    while (waiting.includes('umpire') && match.pending) {
      const released = approve(match);
      if (!released.ok) throw new Error(released.error.message);
      const turn = turnOf(match);
      if ('over' in turn || !turn.waiting.includes('umpire')) return;
    }
  });
  replaysTo(bench, match);
}

const FOUR: readonly TableSeat[] = [
  { id: 'first of a', side: 'a' },
  { id: 'second of a', side: 'a', commands: ['the left'] },
  { id: 'first of b', side: 'b' },
  { id: 'second of b', side: 'b' },
];

function severalSeats(bench: Bench, seed: number): void {
  const how: Partial<Beginning<BookTypes>> = { seats: FOUR, settings: { hashes: true } };
  const match = begin(bench, seed, how);
  playAWhile(match, random(seed));
  const acted = new Set(match.entries.map(({ by }) => by));
  if (FOUR.filter(({ id }) => acted.has(id)).length < 2) throw new Error('only one seat has acted');
  replaysTo(bench, match);
}

/** Whatever one has answered, the others are shown the same, until all are in. */
function sealsAreKept(bench: Bench, seed: number): void {
  const chance = random(seed);
  const match = begin(bench, seed);
  let steps = 4 * DECISIONS;
  playOn(match, chance, () => {
    const ask = match.pending?.ask;
    if (ask?.kind === 'answer' && isShared(ask)) sameForOthers(match, chance);
    return steps-- === 0;
  });
}

function sameForOthers(match: AnyMatch, chance: Random): void {
  const turn = turnOf(match);
  const waiting = 'over' in turn ? [] : turn.waiting;
  if (waiting.length < 2) return;
  const [by, other] = waiting as [SeatId, SeatId];
  const shown = Array.from({ length: 4 }, () => {
    const copy = snapshot(match);
    const done = answer(copy, by, anyAnswer(askingOf(copy, by)!, chance));
    if (!done.ok || !copy.pending) throw new Error('the answer of one is not kept for the others');
    return [askedAt(copy, other), copy.rules.view(copy.state, 'spectator'), stateForm(copy.state)];
  });
  for (const one of shown) same(one, shown[0], `what ${other} is shown of a sealed answer`);
}
