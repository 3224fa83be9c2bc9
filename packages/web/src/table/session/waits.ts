import { actorOf } from './seating.js';
import type { Snapshot } from './session.js';

/** Whom or what an open battle waits for, in one word: for the look of the page, and for whoever drives it. */
export type Waits = 'nobody' | 'pass' | 'moment' | 'answer' | 'bot' | 'order';

export function waitsFor({ glance, pass, busy, thinking }: Snapshot): Waits {
  if (!glance || busy || thinking) return 'moment';
  if ('over' in glance.turn) return 'nobody';
  if (pass) return 'pass';
  if (glance.asked) {
    const people = glance.turn.waiting.some(side => glance.seats[side] === 'person');
    return people || !glance.thinking ? 'answer' : 'bot'; // dice of a real table are typed in, whoever throws them
  }
  if (glance.thinking) return 'bot';
  return actorOf(glance) ? 'order' : 'moment';
}
