import type { GestureTarget, Refusal } from '@umpire/engine';
import type { Gift } from '../../book/parts.js';
import type { PlayBook } from '../book.js';
import type { Measuring } from '../play/facts.js';
import type { Stand, State } from '../play/state.js';
import { placeName } from './place-name.js';

export type Barring = Gift<'face', typeof barring>;

/** Who is near enough to be engaged, and cannot be all the same (checks (11) and (12) come after that of the distance). */
export function barring(book: PlayBook & Measuring) {
  const SIGHT = book.idOf('LOS-02');
  /** Check (10), of a stand that is known and of a blank. */
  const TOO_FAR = [book.idOf('ELG-45'), book.idOf('R-70')];
  const { ARC_BARS, blockersBetween } = book.engaging;
  const isArc = (message: string): boolean => ARC_BARS.some(({ text }) => text === message);

  /** What could be done about it: turn or go round, or come nearer; nothing, where the stand never engages such a target. */
  function amendable({ rule, message }: Refusal): Pick<GestureTarget, 'near' | 'short'> {
    if (rule === SIGHT || isArc(message)) return { near: true };
    return rule !== undefined && TOO_FAR.includes(rule) ? { short: true } : {};
  }

  /** In two or three words: what is in the way, or what could be done. */
  function barredWords(view: State, from: Stand, to: Stand, refused: Refusal): string | undefined {
    if (isArc(refused.message)) return 'out of arc: turn';
    if (refused.rule !== SIGHT) return undefined;
    const [first] = blockersBetween(view, from, to);
    return first === undefined ? 'blocked' : `blocked: ${placeName(view.ground.now.pieces, first)}`;
  }

  return { amendable, barredWords };
}
