import { malformed, type Refusal } from '../result.js';
import { type Answer, type Ask, HANDS, type Procedure, RPS } from './ask.js';

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

/** Why a value cannot answer an ask. */
export function unanswerable(ask: Ask, value: unknown, path: string): Refusal | undefined {
  switch (ask.kind) {
    case 'die': {
      const low = ask.from ?? 1;
      const high = low + ask.sides - 1;
      if (Number.isInteger(value) && (value as number) >= low && (value as number) <= high) return undefined;
      return malformed(path, `a die with ${ask.sides} sides shows ${low} to ${high}`);
    }
    case 'rps':
      if (RPS.includes(value as (typeof RPS)[number]) || isHands(value)) return undefined;
      return malformed(path, 'Rock-Paper-Scissors gives win, draw or lose');
    case 'choose':
      if (ask.among.some(choice => choice.value === value)) return undefined;
      return malformed(path, `one of ${ask.among.map(choice => choice.value).join(', ')}`);
    case 'sealed': {
      if (typeof value !== 'object' || value === null) return malformed(path, 'one answer a side');
      for (const side of ask.from) {
        const refused = ask.check(side, (value as Record<string, unknown>)[side]);
        if (refused) return refused;
      }
      return undefined;
    }
  }
}

function isHands(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { a, b } = value as Record<string, unknown>;
  return HANDS.includes(a as (typeof HANDS)[number]) && HANDS.includes(b as (typeof HANDS)[number]);
}
