import type { Citation } from '../result.js';
import { sum } from '../rules/row.js';
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
  const { chances, because } = counted(start);
  return { chances: [...chances].sort((x, y) => y.ways * x.of - x.ways * y.of), because }; // stable: ties stay as first met
}

/** All results in the order in which they are first met. */
function counted<T>(start: () => Procedure<Finding<T>>): Odds<T> {
  const met = new Map<string, { ways: number; of: number; result: T }>();
  const because = new Set<Citation>();
  const answers: Answer[] = [];
  const walk = (ways: number, of: number): void => {
    const procedure = start();
    let step = procedure.next();
    for (const answer of answers) step = procedure.next(answer);
    if (step.done) return count(step.value, ways, of);
    const possible = answersTo(step.value);
    const weights = weightsOf(step.value);
    const all = weights ? sum(weights, w => w) : possible.length;
    possible.forEach((answer, i) => {
      answers.push(answer);
      walk(ways * (weights?.[i] ?? 1), of * all);
      answers.pop();
    });
  };
  const count = (finding: Finding<T>, ways: number, of: number): void => {
    for (const cited of finding.because) because.add(cited);
    const key = JSON.stringify(finding.result);
    const known = met.get(key);
    if (known) addShare(known, ways, of);
    else met.set(key, reduced({ ways, of, result: finding.result }));
  };
  walk(1, 1);
  return { chances: [...met.values()], because: distinct(because) };
}

const weightsOf = (ask: Ask): readonly number[] | undefined => (ask.kind === 'die' ? ask.weights : undefined);

/** How a procedure runs a part of itself that hangs on nothing but its name: as it stands, or lumped together. */
export type Parts = <T>(name: string, part: () => Procedure<Finding<T>>) => Procedure<Finding<T>>;
/** As it is played: die by die. */
export const inParts: Parts = (_, part) => part();

/**
 * For odds only: a part of a procedure as one throw whose faces are its outcomes, each as often as it comes up. A part that is asked for
 * again and again is counted once, if `start` is always given under the same name.
 */
export function lumping(): Parts {
  const known = new Map<string, Odds<unknown>>();
  return function* lump<T>(name: string, start: () => Procedure<Finding<T>>): Procedure<Finding<T>> {
    const parts = (known.get(name) ?? counted(start)) as Odds<T>;
    known.set(name, parts);
    const { chances, because } = parts;
    if (chances.length === 1) return { result: chances[0]!.result, because };
    const face = (yield lumpAsk(name, chances)) as number;
    return { result: chances[face - 1]!.result, because };
  };
}
function lumpAsk(name: string, chances: readonly Chance<unknown>[]): DieAsk {
  const all = chances.reduce((of, c) => (of * c.of) / gcd(of, c.of), 1);
  const weights = chances.map(c => (c.ways * all) / c.of);
  return { kind: 'die', rule: '', by: 'both', sides: chances.length, text: name, weights };
}

/** Citations are often handed out again, so most doubles are gone already; those made anew are told by what they say. */
function distinct(citations: Iterable<Citation>): Citation[] {
  const found: Citation[] = [];
  for (const c of citations) if (!found.some(f => f.rule === c.rule && f.effect === c.effect)) found.push(c);
  return found;
}

interface Share {
  ways: number;
  of: number;
}
/** share + ways/of, reduced, so that long throws stay within exact integers. */
/** Chances told apart by less: those that come to the same are counted together, and `tell` makes one result of them. */
export function together<T, U>(
  chances: readonly Chance<T>[],
  same: (result: T) => string,
  tell: (all: readonly Chance<T>[]) => U,
): Chance<U>[] {
  const groups = new Map<string, Chance<T>[]>();
  for (const chance of chances) {
    const key = same(chance.result);
    groups.set(key, [...(groups.get(key) ?? []), chance]);
  }
  const all = [...groups.values()].map(members => {
    const share = { ways: 0, of: 1 };
    for (const { ways, of } of members) addShare(share, ways, of);
    return { ...share, result: tell(members) };
  });
  return all.sort((x, y) => y.ways * x.of - x.ways * y.of);
}

function addShare(share: Share, ways: number, of: number): void {
  share.ways = share.ways * of + share.of * ways;
  share.of *= of;
  reduced(share);
}
function reduced<S extends Share>(share: S): S {
  const divisor = gcd(share.ways, share.of);
  share.ways /= divisor;
  share.of /= divisor;
  return share;
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
