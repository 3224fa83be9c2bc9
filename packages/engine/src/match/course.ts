import { typedDice } from '../chance/dice.js';
import { type Answer, type Ask, seenBy } from '../procedure/ask.js';
import { answersTo } from '../procedure/odds.js';
import type { BookTypes } from '../ruleset.js';
import { SIDES, UMPIRE } from '../seats.js';
import { proceed } from './drive.js';
import { forkState } from './fork.js';
import { answersOf, type Entry, type Match, matchOf, turnOf } from './match.js';
import { ruledValue } from './ruled-throw.js';

/** A battle that is looked at: its book, and how it is set up. Its state is said beside it. */
type Setting<B extends BookTypes> = Pick<Match<B>, 'rules' | 'options' | 'scenario' | 'seats'>;

/**
 * How a battle stands, told from side a's edge: 1 is won for it, -1 lost. Each side is asked what its own view is worth to it, and
 * the two are weighed against each other; so what is hidden counts for whoever knows it.
 */
export function worthOf<B extends BookTypes>({ rules, options, seats }: Setting<B>, state: B['state']): number {
  const turn = rules.turn(state);
  if ('over' in turn) return turn.over === 'draw' ? 0 : turn.over === 'a' ? 1 : -1;
  const [a, b] = SIDES.map(by =>
    rules.advice.worth({ view: rules.view(state, by), by, options, seat: seats.find(seat => seat.side === by) }),
  ) as [number, number];
  return (a - b) / 2;
}

/** Dice or hands that fell together, with nothing for anybody to decide between them, beside all else that could have fallen. */
export interface Stroke {
  /** The first of them, in the answers of its entry, and how many they are. */
  readonly at: number;
  readonly throws: number;
  /** The one of them that did most of it. */
  readonly most: number;
  /** How the battle stood for side a when they had fallen, and how it would have stood on average. */
  readonly came: number;
  readonly expected: number;
  /** How it stood just before they fell. */
  readonly before: number;
  /** How often it comes as well as this, or better, for the side that it favoured: 0 to 1. */
  readonly share: number;
}

/** So many ways to fall are looked at together; more throws than that are taken one after the other. */
const MOST_WAYS = 216;
/** Every way plays its entry again from the beginning: where much is thrown in one entry, throws are looked at one by one. */
const MANY_THROWS = 6;
const FEW_WAYS = 20;
/** What differs by less is the same. */
const SAME = 1e-9;

/** What chance did in an entry, if no umpire had a hand in it. Strokes on which nothing hung are left out. */
export function strokesOf<B extends BookTypes>(
  setting: Setting<B>,
  before: B['state'],
  entry: Entry<B>,
): readonly Stroke[] {
  if (entry.by === UMPIRE || entry.rulings) return [];
  const strokes: Stroke[] = [];
  const actual = answersOf(entry).map((answer, i) => asThrown(entry.answered[i]!.ask, answer));
  let at = 0;
  while (at < actual.length) {
    const stroke = hasOdds(entry.answered[at]!.ask) ? strokeAt(setting, before, entry, actual, at) : undefined;
    if (stroke && Math.abs(stroke.came - stroke.expected) > SAME) strokes.push(stroke);
    at += stroke?.throws ?? 1;
  }
  return strokes;
}

/** It is thrown, or shown with the hands: how it may come is known beforehand. */
export const hasOdds = (ask: Ask): boolean => ask.kind === 'die' || ask.hands !== undefined;

/** Hands that were shown are known by who won; a die by what it counted as. */
function asThrown(ask: Ask, answer: Answer): Answer {
  const value = ruledValue(answer);
  return ask.kind === 'die' || !ask.hands ? value : seenBy(ask.hands.owner, value);
}

/** Before anything was thrown. */
export const AT_ONCE = -1;

/**
 * By which throw of an entry it came to stand most differently: the answer's number, or `AT_ONCE` where the order itself did most. Only what
 * went the way of `toward` counts (1: the better for side a), if anything did: a shot and the one that answers it are one entry, and either may have
 * been the blow.
 */
export function turnIn<B extends BookTypes>(
  setting: Setting<B>,
  before: B['state'],
  entry: Entry<B>,
  toward: number,
): number | undefined {
  if (entry.by === UMPIRE || entry.by === 'book' || entry.rulings) return undefined;
  const answers = answersOf(entry).map((answer, i) => asThrown(entry.answered[i]!.ask, answer));
  const starts = entry.answered.flatMap(({ ask }, i) => (hasOdds(ask) ? [i] : []));
  if (starts.length === 0) return undefined;
  starts.unshift(AT_ONCE);
  const worths = starts.map(at =>
    worthOf(setting, at === AT_ONCE ? before : after(setting, before, entry, answers.slice(0, at)).state),
  );
  worths.push(worthOf(setting, after(setting, before, entry, answers).state));
  const changes = starts.map((_, i) => (worths[i + 1]! - worths[i]!) * Math.sign(toward));
  return starts[changes.indexOf(Math.max(...changes))];
}

interface Leaf {
  readonly weight: number;
  /** So many throws fell as they did in truth, before the first that did not. */
  readonly shared: number;
  readonly worth: number;
}

function strokeAt<B extends BookTypes>(
  setting: Setting<B>,
  before: B['state'],
  entry: Entry<B>,
  actual: readonly Answer[],
  at: number,
): Stroke | undefined {
  const leaves: Leaf[] = [];
  const stood = worthOf(setting, after(setting, before, entry, actual.slice(0, at)).state);
  let came: { readonly worth: number; readonly throws: number } | undefined;
  const mostWays = actual.length > MANY_THROWS ? FEW_WAYS : MOST_WAYS;
  const walk = (answers: readonly Answer[], ways: number, shared: number): void => {
    const { ask, state } = after(setting, before, entry, answers);
    const possible = ask && hasOdds(ask) ? answersTo(ask) : [];
    if (possible.length === 0 || ways * possible.length > mostWays) {
      const worth = worthOf(setting, state);
      leaves.push({ weight: 1 / ways, shared, worth });
      if (shared === answers.length - at) came = { worth, throws: answers.length - at };
      return;
    }
    for (const answer of possible) {
      const isActual = shared === answers.length - at && answer === actual[answers.length];
      walk([...answers, answer], ways * possible.length, isActual ? shared + 1 : shared);
    }
  };
  walk(actual.slice(0, at), 1, 0);
  return came && came.throws > 0 ? { ...strokeOf(at, came, leaves), before: stood } : undefined;
}

function strokeOf(
  at: number,
  { worth, throws }: { worth: number; throws: number },
  leaves: readonly Leaf[],
): Omit<Stroke, 'before'> {
  const expected = sumOf(leaves, leaf => leaf.weight * leaf.worth);
  const asGood = (leaf: Leaf) => (worth >= expected ? leaf.worth >= worth - SAME : leaf.worth <= worth + SAME);
  const most = at + mostOf(throws, Math.sign(worth - expected), leaves);
  return { at, throws, most, came: worth, expected, share: sumOf(leaves.filter(asGood), leaf => leaf.weight) };
}

/** The throw by which what was to be expected rose most, towards what came. */
function mostOf(throws: number, toward: number, leaves: readonly Leaf[]): number {
  const expected = Array.from({ length: throws + 1 }, (_, fallen) => {
    const open = leaves.filter(({ shared }) => shared >= fallen);
    return sumOf(open, leaf => leaf.weight * leaf.worth) / sumOf(open, leaf => leaf.weight);
  });
  const rises = expected.slice(1).map((now, i) => (now - expected[i]!) * toward);
  return rises.indexOf(Math.max(...rises));
}
const sumOf = <T>(items: readonly T[], value: (item: T) => number): number =>
  items.reduce((sum, item) => sum + value(item), 0);

/** The state when an order has had these answers and no more, and what it waits for then. */
function after<B extends BookTypes>(
  setting: Setting<B>,
  before: B['state'],
  { by, order }: Entry<B>,
  answers: readonly Answer[],
): { readonly state: B['state']; readonly ask: Ask | undefined } {
  const match = matchOf({ ...setting, dice: typedDice }, forkState(before));
  const done = proceed(match, by, order, { answers });
  if (!done.ok) throw new Error(`an order of the record cannot be given again: ${done.error.message}`);
  return { state: match.state, ask: 'over' in turnOf(match) ? undefined : match.pending?.ask };
}
