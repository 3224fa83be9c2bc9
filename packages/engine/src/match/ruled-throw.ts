import { z } from 'zod';
import { heldTo } from '../held-to.js';
import type { Answer, Ask } from '../procedure/ask.js';
import { malformed, type Refusal } from '../result.js';
import type { BookTypes } from '../ruleset.js';
import { type Entry, type Match, NONE, withOneMore } from './match.js';
import type { UmpireRuling } from './umpire.js';

/** A die that the umpire replaced: what was thrown stays on record beside what counts. */
export interface RuledThrow {
  readonly thrown: number;
  readonly ruled: number;
  readonly reason: string;
}

export const isRuledThrow = (answer: Answer): answer is RuledThrow =>
  typeof answer === 'object' && answer !== null && 'ruled' in answer && 'thrown' in answer;

/** What counts of an answer, and what was thrown for it. */
export const ruledValue = (answer: Answer): Answer => (isRuledThrow(answer) ? answer.ruled : answer);
export const thrownValue = (answer: Answer): Answer => (isRuledThrow(answer) ? answer.thrown : answer);

const form = z.strictObject({ thrown: z.int(), ruled: z.int(), reason: z.string().trim().min(1) });

/** A record may hold replaced dice only where it says that an umpire looked at each of them, and with his reason. */
export function wrongRuledThrow<B extends BookTypes>(match: Match<B>, made: Entry<B>): Refusal | undefined {
  for (let i = 0; i < made.answered.length; i++) {
    const { ask, answer } = made.answered[i]!;
    const wrong = isRuledThrow(answer) && faultOf(match, answer, ask);
    if (wrong) return malformed(`answers[${i}]`, wrong);
  }
  return undefined;
}

function faultOf<B extends BookTypes>(match: Match<B>, answer: RuledThrow, ask: Ask): string | undefined {
  if (!match.umpire || match.settings.approval !== 'die' || ask.kind !== 'die')
    return 'a throw was replaced, and no umpire sat there to approve it';
  return heldTo(form, answer).success ? undefined : 'a replaced throw needs a reason';
}

/** The replaced dice of an entry that fell after so many events, as rulings of the umpire. */
export function ruledThrowsAfter<B extends BookTypes>(
  { answered }: Pick<Entry<B>, 'answered'>,
  events: number,
): readonly UmpireRuling[] {
  let rulings: readonly UmpireRuling[] = NONE;
  for (const { answer, after } of answered)
    if (after === events && isRuledThrow(answer)) rulings = withOneMore(rulings, rulingOf(answer));
  return rulings;
}

const rulingOf = ({ thrown, ruled, reason }: RuledThrow): UmpireRuling => ({
  kind: 'umpire-ruled',
  decision: 'die',
  reason: `${ruled} in place of the ${thrown} that was thrown: ${reason}`,
});
