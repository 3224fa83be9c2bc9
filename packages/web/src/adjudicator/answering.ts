import { type Ask, adjudicate, type Citation, type Refusal, type ResultInWords } from '@umpire/engine';
import type { Adjudicator } from '@umpire/rulesets';
import type { Asked } from './asked.js';
import type { Called } from './called.js';
import { shareText } from './chance.js';
import { forEach } from './for-each.js';
import { oddsAfter } from './odds-after.js';
import { openAsk } from './throwing.js';

/** An answer as the page shows it. */
export type Answering =
  | { readonly kind: 'refused'; readonly error: Refusal }
  | {
      readonly kind: 'found';
      readonly result: unknown;
      readonly told: ResultInWords;
      /** It came of throws. */
      readonly thrown: boolean;
      readonly because: readonly Citation[];
    }
  | {
      readonly kind: 'odds';
      readonly chances: readonly Chance[];
      readonly because: readonly Citation[];
      /** What is to be thrown now. */
      readonly ask: Ask | undefined;
      /** Too many throws are open still: they are the odds from before the first. */
      readonly early: boolean;
    };
export interface Chance extends Likely {
  readonly result: unknown;
}
/** How likely something is that is told. */
export interface Likely {
  readonly p: number;
  readonly told: ResultInWords;
}

/** Odds while something is still to be thrown, then what came of it. */
export function answerTo(book: Adjudicator, asked: Asked, called: Called = {}): Answering {
  const { question, given, options, throws } = asked;
  const ask = openAsk(book, asked);
  const verdict = adjudicate([book], {
    ruleset: book.id,
    question,
    given,
    options,
    ...(throws.length > 0 && !ask && { throws }),
  });
  if (!verdict.ok) return { kind: 'refused', error: verdict.error };
  const after = throws.length > 0 && ask ? oddsAfter(book, asked) : undefined;
  const { result } = verdict;
  const { because, odds } = after ?? verdict;
  if (!odds)
    return { kind: 'found', result, told: book.tell(question, result, called), thrown: throws.length > 0, because };
  const chances = odds.map(chance => ({ ...chance, told: book.tell(question, chance.result, called) }));
  return { kind: 'odds', chances, because, ask, early: throws.length > 0 && !after };
}

/** The answer in one sentence: for the strip at the foot of a phone, for ears, for the history. */
export function sentence(answer: Answering): string {
  if (answer.kind === 'refused') return answer.error.rule ? `No: ${answer.error.message}` : answer.error.message;
  if (answer.kind === 'found') return answer.told.text;
  const [first] = forEach(answer.chances);
  const words = (first?.chances ?? answer.chances)
    .slice(0, 4)
    .map(({ p, told }) => `${shareText(p)} ${told.text}`)
    .join(' · ');
  return first ? `${first.who}: ${words}` : words;
}
