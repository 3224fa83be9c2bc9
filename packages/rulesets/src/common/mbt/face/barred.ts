import type { Refusal } from '@umpire/engine';
import type { Gift } from '../../book/parts.js';
import type { PlayBook } from '../book.js';
import type { Measuring } from '../play/facts.js';
import type { Stand, State } from '../play/state.js';
import { placeName } from './place-name.js';

export type Barring = Gift<'face', typeof barring>;

/** Who is near enough to be engaged, and cannot be all the same (checks (11) and (12) come after that of the distance). */
export function barring(book: PlayBook & Measuring) {
  const SIGHT = book.idOf('LOS-02');
  const { ARC_BARS, blockersBetween } = book.engaging;
  const isArc = (message: string): boolean => ARC_BARS.some(({ text }) => text === message);

  const isNear = ({ rule, message }: Refusal): boolean => rule === SIGHT || isArc(message);

  /** In two or three words: what is in the way, or what could be done. */
  function barredWords(view: State, from: Stand, to: Stand, refused: Refusal): string | undefined {
    if (isArc(refused.message)) return 'out of arc: turn';
    if (refused.rule !== SIGHT) return undefined;
    const [first] = blockersBetween(view, from, to);
    return first === undefined ? 'blocked' : `blocked: ${placeName(view.ground.now.pieces, first)}`;
  }

  return { barredWords, isNear };
}
