import { choicesOf, type Seat, type SeenAsk } from '@umpire/engine';
import type { PlayBook } from '../book.js';
import { standOf } from '../play/stands.js';
import type { State } from '../play/state.js';
import type { Types } from '../play/types.js';
import { inchesBetween } from './distance.js';
import type { SampleOrders } from './sample-orders.js';

export function answersAdvice(book: PlayBook & SampleOrders) {
  const { idOf } = book;
  const { nearestEnemy } = book.bots;
  function safety(view: State, id: string): number {
    const stand = standOf(view, id);
    const foe = stand && nearestEnemy(view, stand);
    return foe ? inchesBetween(stand, foe) : 0;
  }

  /** Undefined: any. Choices: the first round, the second deployment, a BGHQ that is out of the way. */
  function answer({ view }: Seat<Types>, ask: SeenAsk): unknown {
    const among = choicesOf(ask) ?? [];
    // Towns are counted after the last round: who plays that has the last word.
    const last = view.turns !== null && view.turn >= view.turns && view.ending.kind !== 'losses';
    if (ask.rule === idOf('TRN-03')) return among.find(c => c.value === (last ? 'second' : 'first'))?.value;
    if (ask.rule === idOf('DEP-05')) return among.find(c => c.value === 'second')?.value;
    if (ask.rule === idOf('R-46'))
      return [...among].sort((p, q) => safety(view, q.value as string) - safety(view, p.value as string))[0]?.value;
    return undefined;
  }

  return { answer };
}
