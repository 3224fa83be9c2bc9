import { isPlain } from '@umpire/desk';
import { choicesOf, type Gesture, type SeenAsk } from '@umpire/engine';
import { isOneOfMany } from '../asks/throw-the-rest.js';
import type { Table } from '../model/use-table.js';

/** So many answers, or faces of a die, have room in a low panel; of those that are read line by line, so many. */
const FEW = 6;
const FEW_LINES = 3;

const asksMuch = (ask: SeenAsk): boolean =>
  ask.kind === 'die'
    ? ask.sides > FEW || ask.means !== undefined || isOneOfMany(ask)
    : (choicesOf(ask)?.length ?? 0) > FEW;

const takesRoom = (gesture: Gesture): boolean => {
  switch (gesture.kind) {
    case 'choose':
      return gesture.among.length > FEW_LINES;
    case 'several':
      return gesture.among.length > FEW_LINES;
    case 'compose':
      return gesture.parts.length + gesture.choices.length > 0;
    case 'rank':
    case 'write':
      return true;
    default:
      return false;
  }
};

/** Whether what is asked, or filled in, is more than a low panel can show: it grows to it then. */
export function isLarge({
  battleView: { asked },
  gesture,
  snap,
}: Pick<Table, 'battleView' | 'gesture' | 'snap'>): boolean {
  if (asked && isPlain(asked.ask)) return !snap.pass && asksMuch(asked.ask);
  return gesture !== undefined && takesRoom(gesture);
}

/** The share of the window that it has in a sheet. */
const SHARE = { phone: 0.58, tablet: 0.4 };

/** How high a sheet rests while something large is asked. */
export const largeRest = (table: Parameters<typeof isLarge>[0], phone: boolean): number | undefined =>
  isLarge(table) ? Math.round(innerHeight * SHARE[phone ? 'phone' : 'tablet']) : undefined;
