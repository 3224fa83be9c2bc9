import { malformed, type Refusal } from '../result.js';
import { answerFault } from './answers.js';
import { type Answer, type AnswerAsk, type Ask, type DieAsk, HANDS, isShared, type Procedure, RPS } from './ask.js';

/** What a procedure came to on the answers there are: its value, or the ask that is still open. */
export type Settled<T> = { readonly value: T; readonly used: number } | { readonly ask: Ask; readonly used: number };

/** Runs a procedure on a list of answers, each checked against its ask; a wrong one is refused at `throws[i]`. */
export function settle<T>(procedure: Procedure<T>, answers: readonly unknown[], path = 'throws'): Settled<T> | Refusal {
  let used = 0;
  let step = procedure.next();
  while (!step.done) {
    if (used === answers.length) return { ask: step.value, used };
    const refused = unanswerable(step.value, answers[used], `${path}[${used}]`);
    if (refused) return refused;
    step = procedure.next(answers[used] as Answer);
    used++;
  }
  return { value: step.value, used };
}

/** Why a value cannot answer an ask, as it stands on record: all the answers of all who are asked. */
export function unanswerable(ask: Ask, value: unknown, path: string): Refusal | undefined {
  if (ask.kind === 'die') return noScore(ask, value, path);
  if (ask.hands) return noHands(value, path);
  return isShared(ask) ? notAll(ask, value, path) : answerFault(ask, ask.from[0]!, value, path);
}

function noScore({ from: low = 1, sides }: DieAsk, value: unknown, path: string): Refusal | undefined {
  const high = low + sides - 1;
  if (Number.isInteger(value) && (value as number) >= low && (value as number) <= high) return undefined;
  return malformed(path, `a die with ${sides} sides shows ${low} to ${high}`);
}

function noHands(value: unknown, path: string): Refusal | undefined {
  const results: readonly unknown[] = RPS;
  return results.includes(value) || isHands(value)
    ? undefined
    : malformed(path, 'Rock-Paper-Scissors gives win, draw or lose');
}

function isHands(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { a, b } = value as Record<string, unknown>;
  const hands: readonly unknown[] = HANDS;
  return hands.includes(a) && hands.includes(b);
}

function notAll(ask: AnswerAsk, value: unknown, path: string): Refusal | undefined {
  if (typeof value !== 'object' || value === null) return malformed(path, 'one answer of each who is asked');
  const given = value as Record<string, unknown>;
  const strange = Object.keys(given).find(name => !ask.from.includes(name));
  if (strange !== undefined) return malformed(`${path}.${strange}`, 'not asked');
  for (const by of ask.from) {
    const wrong = answerFault(ask, by, given[by], `${path}.${by}`);
    if (wrong) return wrong;
  }
  return undefined;
}
