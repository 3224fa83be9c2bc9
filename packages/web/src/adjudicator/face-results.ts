/** What each face of the die that is thrown now brings, where it is the last one. */
import type { Adjudicator } from '@umpire/rulesets';
import { answerTo } from './answering.js';
import type { Asked } from './asked.js';
import type { Called } from './called.js';
import { facesOf, openAsk } from './throwing.js';

export interface FaceResult {
  /** `1`, `2–4`: faces beside each other that bring the same. */
  readonly faces: string;
  readonly text: string;
  readonly good: number;
}

/** None where hands are shown (the odds name them already), or where more is thrown after it. */
export function faceResults(book: Adjudicator, asked: Asked, called: Called = {}): readonly FaceResult[] {
  const ask = openAsk(book, asked);
  if (ask?.kind !== 'die') return [];
  const rows: { first: number; last: number; text: string; good: number }[] = [];
  for (const { value } of facesOf(ask)) {
    const came = answerTo(book, { ...asked, throws: [...asked.throws, value] }, called);
    if (came.kind !== 'found') return [];
    const { text, good } = came.told;
    const before = rows.at(-1);
    if (before?.text === text) before.last = Number(value);
    else rows.push({ first: Number(value), last: Number(value), text, good });
  }
  return rows.map(({ first, last, ...told }) => ({ faces: first === last ? `${first}` : `${first}–${last}`, ...told }));
}
