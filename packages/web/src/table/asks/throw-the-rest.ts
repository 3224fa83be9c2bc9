import type { DieAsk } from '@umpire/engine';
import { randomBelow } from '../../ui/random-below.js';
import type { Session } from '../session/session.js';

/** Whether a die is one of many: a table of squares wants dozens of them. */
export const isOneOfMany = ({ square }: DieAsk): boolean => square !== undefined;

/** No table has as many squares. */
const MOST = 1000;

/** The program throws what is still wanted for the squares of the table; on record it stands as if it had been typed in. */
export async function throwTheRest({ snapshot, answer }: Pick<Session, 'snapshot' | 'answer'>): Promise<void> {
  for (let thrown = 0; thrown < MOST; thrown++) {
    const { battleView } = snapshot();
    const ask = battleView?.asked?.ask;
    if (ask?.kind !== 'die' || !isOneOfMany(ask) || !('waiting' in battleView!.turn)) return;
    const refusal = await answer(battleView!.turn.waiting[0] ?? 'a', (ask.from ?? 1) + randomBelow(ask.sides));
    if (refusal) return;
  }
}
