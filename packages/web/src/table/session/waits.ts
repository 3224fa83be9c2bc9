import { actorOf } from './seating.js';
import type { Snapshot } from './session.js';

/** Whom or what an open battle waits for, in one word: for the look of the page, and for whoever drives it. */
export type Waits = 'nobody' | 'pass' | 'moment' | 'answer' | 'bot' | 'order';

export function waitsFor({ battleView, pass, busy, thinking }: Snapshot): Waits {
  if (!battleView || busy || thinking) return 'moment';
  if ('over' in battleView.turn) return 'nobody';
  if (pass) return 'pass';
  if (battleView.asked) {
    const people = battleView.turn.waiting.some(side => battleView.seats[side] === 'person');
    return people || !battleView.thinking ? 'answer' : 'bot'; // dice of a real table are typed in, whoever throws them
  }
  if (battleView.thinking) return 'bot';
  return actorOf(battleView) ? 'order' : 'moment';
}
