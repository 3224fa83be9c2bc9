import { answerFault, bareAnswer, gestureFor } from '../procedure/answers.js';
import type { AnswerAsk, AnswerFields } from '../procedure/ask.js';
import type { Refusal } from '../result.js';
import type { BookTypes } from '../ruleset.js';
import { calledAs, type SeatId } from '../seats.js';
import type { Gesture, MenuItem, Preview } from '../table/menu.js';
import type { Match } from './match.js';
import { askedAt, type SeenAsk } from './seen.js';

/** The open ask in the hands of a seat that is asked: an answer is made, looked at and refused as an order is. */
export interface Asking {
  readonly ask: SeenAsk;
  gesture(field: string, sofar: AnswerFields): Gesture | Refusal;
  preview(answer: unknown): Preview;
}

const NOT_ASKED: Refusal = { message: 'nothing is asked of you' };

/** What is asked of a seat now; undefined: nothing. A die is answered by its score and has no fields. */
export function askingOf<B extends BookTypes>(match: Match<B>, by: SeatId): Asking | undefined {
  const { pending, seats } = match;
  const asked = askedAt(match, by);
  if (!pending || !asked) return undefined;
  const { ask } = pending;
  if (ask.kind === 'die') return { ask, gesture: () => NOT_ASKED, preview: () => ({ because: [] }) };
  const name = calledAs(ask.from, by, seats);
  if (name === undefined) return undefined;
  return {
    ask: asked.ask,
    gesture: (field, sofar) => gestureOf(ask, name, field, sofar),
    preview: answer => previewOf(ask, name, bareAnswer(ask, answer)),
  };
}

function gestureOf(ask: AnswerAsk, name: SeatId, field: string, sofar: AnswerFields): Gesture | Refusal {
  const found = ask.fields.find(one => one.name === field);
  return found ? gestureFor(found, name, sofar) : { path: field, message: `there is no field ${field} here` };
}

function previewOf(ask: AnswerAsk, name: SeatId, answer: unknown): Preview {
  const refusal = answerFault(ask, name, answer, 'answer');
  return refusal ? { refusal, because: [] } : (ask.preview?.(name, answer) ?? { because: [] });
}

/** The verb of an answer, where it is made as an order is. No order is taken while something is asked. */
export const ANSWER = 'answer';

/** An ask as an item of a menu. */
export function answerItem({ ask }: Pick<Asking, 'ask'>): MenuItem {
  const fields = ask.kind === 'die' ? [] : ask.fields;
  return {
    verb: ANSWER,
    label: 'Answer',
    text: ask.text,
    fields: fields.map(({ name, gesture }) => ({ name, gesture: gesture.kind })),
  };
}
