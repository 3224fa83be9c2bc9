import { canonical } from '../canonical.js';
import { typedDice } from '../chance/dice.js';
import { type Random, random, seededDice } from '../chance/seeded.js';
import { answer } from '../match/answer.js';
import { anyAnswer } from '../match/any-answer.js';
import { askingOf } from '../match/asking.js';
import { proceed } from '../match/drive.js';
import { forkState } from '../match/fork.js';
import { answersOf, matchOf, submit, turnOf } from '../match/match.js';
import { receive } from '../match/receive.js';
import { parseRecord, recordOf, replay } from '../match/record.js';
import { seatAt, seen, told } from '../match/seen.js';
import { snapshot } from '../match/snapshot.js';
import { stateForm } from '../match/state-form.js';
import { undo, whyNotUndo } from '../match/undo.js';
import type { Refusal } from '../result.js';

import { type Options, optionsFor } from '../rules/option.js';
import type { AnyRuleset, BookTypes, Seat } from '../ruleset.js';
import type { SeatId, Side } from '../seats.js';
import { type AnyMatch, atMoments, type Bench, begin, otherThan, playOn, same, step, type Varying } from './bench.js';
import { mutated } from './mutate.js';
import { ordersFor, verdict } from './orders.js';
import { tableCases } from './table-cases.js';
import { tellsWhatIsSeen } from './telling.js';
import { oneVerdict } from './verdicts.js';

/** One case of the suite that every book passes; the book's test file hands it to its test runner. */
export interface SuiteCase {
  readonly title: string;
  run(): void;
}

/** `vary`: what a side may not know, changed in the true state, so that a view that shows it is found out. */
export interface SuiteSize extends Partial<Varying> {
  /** Battles of each scenario that are played to the end by random orders. */
  readonly games: number;
  /** Random and mutated inputs thrown at running matches, over all scenarios. */
  readonly inputs: number;
  readonly seed?: number;
  readonly options?: Options;
}

/** The ready-made suite: whatever a book is, these hold. */
export function bookSuite(rules: AnyRuleset, size: SuiteSize): SuiteCase[] {
  const seed = size.seed ?? 1;
  return rules.scenarios.flatMap(({ id, data }) => {
    const bench: Bench = { rules, scenario: data, options: size.options ?? optionsFor(rules, data) };
    const share = Math.ceil(size.inputs / rules.scenarios.length);
    return [
      {
        title: `${id}: random play always ends and never leaves an impossible state`,
        run: () => playsToTheEnd(bench, size.games, seed),
      },
      {
        title: `${id}: a record read back from its file gives the same hashes`,
        run: () => replaysAlike(bench, seed + 1000),
      },
      {
        title: `${id}: a snapshot goes on alike and leaves the original alone`,
        run: () => snapshotsAlike(bench, seed + 2000),
      },
      {
        title: `${id}: what a side is shown does not hang on what is hidden from it`,
        run: () => keepsSecrets(bench, seed + 3000),
      },
      {
        title: `${id}: no entry tells a side more than its view shows`,
        run: () => tellsWhatIsSeen(bench, seed + 9000),
      },
      { title: `${id}: an order that is listed is never refused`, run: () => listsOnlyLegal(bench, seed + 4000) },
      {
        title: `${id}: taking an order back restores the state before it`,
        run: () => undoRestores(bench, seed + 5000),
      },
      {
        title: `${id}: menu, gesture and order are of one verdict, whatever the options`,
        run: () => oneVerdict(bench, seed + 8000),
      },
      ...(size.vary ? variedCases({ ...bench, vary: size.vary }, id, seed) : []),
      ...tableCases(bench, id, seed + 7000),
      {
        title: `${id}: whatever is sent in, nothing breaks and a refusal changes nothing`,
        run: () => standsHostility(bench, share, seed + 6000),
      },
    ];
  });
}

/** What a book imagines is made of a view, and keeps what the view should not show; what is varied is not. */
const variedCases = (bench: Bench, id: string, seed: number): SuiteCase[] => [
  {
    title: `${id}: what is hidden from a side may be anything, and it is shown the same`,
    run: () => keepsSecrets(bench, seed + 10_000),
  },
  {
    title: `${id}: what is hidden from a side may be anything, and it is told the same`,
    run: () => tellsWhatIsSeen(bench, seed + 11_000),
  },
];

function playsToTheEnd(bench: Bench, games: number, seed: number): void {
  for (let game = 0; game < games; game++) {
    const match = begin(bench, seed + game);
    const chance = random(seed + game);
    playOn(match, chance, () => {
      const faults = bench.rules.faults(match.state, match.options);
      if (faults.length > 0) throw new Error(`seed ${seed + game}: ${faults.join('; ')}`);
      freezeElements(match.state);
      return false;
    });
  }
}

/** Elements of a state never change: frozen, they prove it. */
function freezeElements(state: object): void {
  for (const field of Object.values(state)) {
    if (typeof field !== 'object' || field === null) continue;
    for (const element of Object.values(field)) freezeDeep(element);
  }
}

function freezeDeep(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freezeDeep(inner);
}

function replaysAlike(bench: Bench, seed: number): void {
  const match = begin(bench, seed, { settings: { hashes: true } });
  playOn(match, random(seed));
  const parsed = parseRecord(JSON.parse(JSON.stringify(recordOf(match))));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const again = replay<BookTypes>(bench.rules, parsed.value);
  if (!again.ok) throw new Error(JSON.stringify(again.error));
  same(again.value.entries.at(-1)?.hash, match.entries.at(-1)?.hash, 'the last hash');
}

function snapshotsAlike(bench: Bench, seed: number): void {
  atMoments(bench, seed, match => {
    const before = stateForm(match.state);
    const [one, two] = [snapshot(match), snapshot(match)];
    for (const copy of [one, two]) {
      const chance = random(seed);
      let steps = 12;
      playOn(copy, chance, () => steps-- === 0);
    }
    if (stateForm(one.state) !== stateForm(two.state)) throw new Error('two snapshots went different ways');
    if (stateForm(match.state) !== before) throw new Error('a snapshot changed the original');
  });
}

/** Two states that a side cannot tell apart must look alike to it in every way. */
function keepsSecrets(bench: Bench, seed: number): void {
  const { rules, options } = bench;
  atMoments(bench, seed, (match, chance) => {
    for (const side of ['a', 'b'] as const) {
      const view = rules.view(match.state, side);
      const other = otherThan(bench, match.state, side, chance);
      const otherView = rules.view(other, side);
      same(otherView, view, `the view of ${side}`);
      same(rules.view(other, 'spectator'), rules.view(match.state, 'spectator'), 'the view of a spectator');
      const looks = [view, otherView].map(v => ({ view: v, viewer: side, options }));
      same(rules.face.scene(looks[0]!), rules.face.scene(looks[1]!), `the scene of ${side}`);
      same(rules.face.meters?.(looks[0]!) ?? [], rules.face.meters?.(looks[1]!) ?? [], `the meters of ${side}`);
      if (match.pending) {
        asksAlike(bench, match, side, chance);
        continue;
      }
      const turn = turnOf(match);
      if (!('over' in turn) && turn.waiting[0] !== side)
        for (const order of ordersFor(bench, match, chance, 150))
          sameTale(bench, match, other, side, order, turn.waiting[0]!);
      const seats = [view, otherView].map(v => ({ view: v, by: side, options }));
      same(rules.face.menu(seats[0]!), rules.face.menu(seats[1]!), `the menu of ${side}`);
      const pool = ordersFor(bench, match, chance);
      for (const order of pool) {
        const judged = [match.state, other].map(state => verdict(bench, state, side, order));
        same(judged[0], judged[1], `the refusal of ${JSON.stringify(order)}`);
        same(
          rules.face.preview(seats[0]!, order),
          rules.face.preview(seats[1]!, order),
          `the preview of ${JSON.stringify(order)}`,
        );
        const shown = rules.face.preview(seats[0]!, order).refusal;
        same(judged[0] ?? null, shown ? said(shown) : null, `refusal and preview of ${JSON.stringify(order)}`);
      }
    }
  });
}

/** A preview also says to the hand why it stops where it does; an order that is refused does not. */
const said = ({ stop: _, ...refusal }: Refusal): Refusal => refusal;

/** The order that waits, begun again on another state that the side could not tell apart: if it still cannot, it is shown the same ask. */
function asksAlike(bench: Bench, match: AnyMatch, side: Side, chance: Random): void {
  const { rules, options, scenario } = bench;
  const entry = match.entries.at(-1)!;
  const { by, order } = entry;
  const other = otherThan(bench, match.before!, side, chance);
  const copy = matchOf<BookTypes>({ rules, options, scenario, dice: typedDice }, other);
  const begun = proceed(copy, by, order, { answers: answersOf(entry) });
  if (!begun.ok || canonical(rules.view(copy.state, side)) !== canonical(rules.view(match.state, side))) return;
  copy.pending = copy.pending && { ...copy.pending, given: { ...match.pending!.given } };
  same(seen(copy, side), seen(match, side), `what ${side} sees while it waits for ${match.pending!.ask.text}`);
  const { ask } = match.pending!;
  // hands are typed in as what they came to where dice are: nothing hidden hangs on them
  const asking = ask.kind === 'answer' && ask.hands ? undefined : askingOf(match, side);
  for (let i = 0; asking && i < ANSWERS; i++) {
    const given = i % 2 === 0 ? anyAnswer(asking, chance) : mutated(anyAnswer(asking, chance), chance);
    const [judged, otherwise] = [match, copy].map(one => refusalOf(one, side, given));
    same(otherwise, judged, `the refusal of the answer ${JSON.stringify(given)}`);
  }
}
const ANSWERS = 6;
/** Why an answer is not taken, tried on a copy. */
function refusalOf(match: AnyMatch, by: Side, given: unknown): Refusal | null {
  const done = answer(snapshot(match), by, given);
  return done.ok ? null : done.error;
}

/** An order of the other side, carried out on both states: unless it reveals something, the log must read the same. */
function sameTale(
  bench: Bench,
  match: AnyMatch,
  other: object,
  viewer: Side,
  order: BookTypes['order'],
  by: SeatId,
): void {
  const tales = [match.state, other].map(state => {
    const { rules, options, scenario } = bench;
    const copy = matchOf<BookTypes>({ rules, options, scenario, dice: seededDice(1) }, forkState(state));
    const done = submit(copy, by, order);
    const entry = copy.entries[0];
    if (!done.ok || !entry || copy.pending || entry.answered.length > 0) return undefined;
    if (entry.events.some(event => event.kind === 'umpire-ruled' || rules.reveals(event))) return undefined;
    return told(copy, entry, viewer);
  });
  if (tales[0] && tales[1]) same(tales[0], tales[1], `what ${viewer} hears of ${JSON.stringify(order)}`);
}

function listsOnlyLegal(bench: Bench, seed: number): void {
  const { rules } = bench;
  atMoments(bench, seed, (match, chance) => {
    const turn = turnOf(match);
    if ('over' in turn || match.pending) return;
    const seat = seatAt(match, turn.waiting[0]!);
    const { by } = seat;
    const legal = (order: BookTypes['order']): void => {
      const refused = verdict(bench, match.state, by, order);
      if (refused !== null) throw new Error(`listed and refused: ${JSON.stringify(order)}: ${JSON.stringify(refused)}`);
    };
    let listed = 0;
    for (const order of rules.advice.orders(seat, chance)) {
      listed++;
      legal(order);
    }
    if (listed === 0) throw new Error(`nothing is listed for ${by}`);
    advises(rules, seat, chance, legal);
  });
}

/** Candidates are legal, and come the best first; a position has a worth. */
function advises(
  { advice }: AnyRuleset,
  seat: Seat<BookTypes>,
  chance: Random,
  legal: (order: BookTypes['order']) => void,
): void {
  let last = Number.POSITIVE_INFINITY;
  for (const { order, worth } of advice.candidates(seat, chance)) {
    legal(order);
    if (!(worth <= last)) throw new Error(`worth ${worth} after ${last}: ${JSON.stringify(order)}`);
    last = worth;
  }
  const worth = advice.worth(seat);
  if (!(worth >= -1 && worth <= 1)) throw new Error(`a position is worth ${worth}`);
}

function undoRestores(bench: Bench, seed: number): void {
  let taken = 0;
  atMoments(bench, seed, (match, chance) => {
    const turn = turnOf(match);
    if ('over' in turn || match.pending) return;
    const by = turn.waiting[0]!;
    const before = stateForm(match.state);
    step(match, by, chance);
    if (whyNotUndo(match, by) !== undefined) return;
    const undone = undo(match, by);
    if (!undone.ok) throw new Error(undone.error.message);
    taken++;
    if (stateForm(match.state) !== before) throw new Error(`not as before: ${JSON.stringify(undone.value.order)}`);
  });
  if (taken === 0) throw new Error('no order could be taken back');
}

/** Bad input gets an answer; what is refused changes nothing. */
function standsHostility(bench: Bench, inputs: number, seed: number): void {
  let left = inputs;
  for (let game = 0; left > 0; game++) {
    atMoments(bench, seed + game, (match, chance) => {
      for (let i = 0; i < 40 && left > 0; i++, left--) hostile(bench, match, chance);
    });
  }
}

function hostile(bench: Bench, match: AnyMatch, chance: Random): void {
  const turn = turnOf(match);
  if ('over' in turn) return;
  const by = chance.pick(['a', 'b'] as const);
  const model = match.pending ? { verb: 'none' } : bench.rules.advice.anyOrder(seatAt(match, turn.waiting[0]!), chance);
  const before = stateForm(match.state);
  const entries = match.entries.length;
  const copy = snapshot(match);
  const input = mutated(model, chance);
  const done =
    chance.below(4) === 0 ? answer(copy, by, input) : receive(copy, chance.below(12) === 0 ? 'umpire' : by, input);
  if (!done.ok) {
    if (typeof done.error.message !== 'string' || done.error.message === '')
      throw new Error('a refusal without a reason');
    if (stateForm(copy.state) !== before) throw new Error(`refused and yet changed: ${JSON.stringify(input)}`);
  }
  if (stateForm(match.state) !== before || match.entries.length !== entries)
    throw new Error('the original was touched');
}
