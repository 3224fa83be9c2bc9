import type { Citation } from '../result.js';
import { type Answer, type Ask, type DieAsk, type Finding, type Procedure, RPS } from './ask.js';

/** One distinct result with its share: so many ways out of a total. */
export interface Chance<T> {
  readonly ways: number;
  readonly of: number;
  readonly result: T;
}

export interface Odds<T> {
  /** Most likely first; equal ones in the order in which they are first met, throws running from low to high. */
  readonly chances: readonly Chance<T>[];
  /** Every rule that bore on any of the outcomes. */
  readonly because: readonly Citation[];
}

/** Runs a procedure on every answer there could be and counts: exact, in integers. */
export function odds<T>(start: () => Procedure<Finding<T>>): Odds<T> {
  const met = new Map<string, { ways: number; of: number; result: T }>();
  const because = new Set<Citation>();
  const answers: Answer[] = [];
  const walk = (of: number): void => {
    const procedure = start();
    let step = procedure.next();
    for (const answer of answers) step = procedure.next(answer);
    if (step.done) return count(step.value, of);
    const possible = answersTo(step.value);
    for (const answer of possible) {
      answers.push(answer);
      walk(of * possible.length);
      answers.pop();
    }
  };
  const count = (finding: Finding<T>, of: number): void => {
    for (const cited of finding.because) because.add(cited);
    const key = JSON.stringify(finding.result);
    const known = met.get(key);
    if (!known) met.set(key, { ways: 1, of, result: finding.result });
    else addShare(known, of);
  };
  walk(1);
  const chances = [...met.values()];
  chances.sort((x, y) => y.ways * x.of - x.ways * y.of); // stable: ties stay as first met
  return { chances, because: distinct(because) };
}

/** Citations are often handed out again, so most doubles are gone already; those made anew are told by what they say. */
function distinct(citations: Iterable<Citation>): Citation[] {
  const found: Citation[] = [];
  for (const c of citations) if (!found.some(f => f.rule === c.rule && f.effect === c.effect)) found.push(c);
  return found;
}

/** share + 1/of, reduced, so that long throws stay within exact integers. */
function addShare(share: { ways: number; of: number }, of: number): void {
  const ways = share.ways * of + share.of;
  const total = share.of * of;
  const divisor = gcd(ways, total);
  share.ways = ways / divisor;
  share.of = total / divisor;
}

function gcd(a: number, b: number): number {
  while (b !== 0) [a, b] = [b, a % b];
  return a;
}

const dieFaces = new Map<string, readonly number[]>();

/** Everything that can answer an ask by chance; a player's choice has no odds. */
export function answersTo(ask: Ask): readonly Answer[] {
  if (ask.kind === 'die') return facesOf(ask);
  if (!ask.hands) throw new Error(`there are no odds of what somebody chooses (${ask.rule})`);
  // Where draws are shown again, each side wins half of the time.
  return ask.hands.decisive ? DECIDED : RPS;
}
const DECIDED: readonly Answer[] = ['win', 'lose'];

function facesOf({ from = 1, sides }: DieAsk): readonly number[] {
  const key = `${from}/${sides}`;
  let faces = dieFaces.get(key);
  if (!faces) {
    faces = Array.from({ length: sides }, (_, i) => from + i);
    dieFaces.set(key, faces);
  }
  return faces;
}
