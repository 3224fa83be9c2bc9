import type { Seat, Side } from '@umpire/engine';
import { otherSide } from '@umpire/engine';
import type { Vignette } from '../play/state.js';
import type { Types } from '../play/types.js';
import { countsAs } from '../rules/troops.js';
import { thresholdOf } from '../rules/victory.js';
import { isCounted, lineTotal } from './stakes.js';
import { goneOf } from './time-gone.js';

/** What a band and a halt take off a vignette of the main battle line, as shares of its loss; and what time takes off whom it beats. */
const WEAKENED = { band: 0.15, halt: 0.05 } as const;
const TIME = 0.3;
/** Nobody is beaten before the book says so. */
const NEARLY = 0.99;

/** How the battle stands for a side, by what both have lost (IGR-VIC-01 to IGR-VIC-04). */
export function worth({ view, by }: Seat<Types>): number {
  const { over } = view;
  if (over) return over.winner === 'draw' ? 0 : over.winner === by ? 1 : -1;
  return beatenOf(view, otherSide(by)) - beatenOf(view, by);
}

/** From 0 to nearly 1: how much of a side's defeat has come about. */
function beatenOf(view: Types['view'], side: Side): number {
  let lost = 0;
  for (const v of view.vignettes) if (v.side === side && isCounted(v)) lost += countsAs(v.troop) * lossOf(v);
  const beaten = lost / Math.max(1, thresholdOf(lineTotal(view, side))) + TIME * goneOf(view, side) ** 2;
  return Math.min(NEARLY, beaten);
}

const lossOf = ({ place, bands, halted }: Vignette): number =>
  place === 'broken' ? 1 : Math.min(1, WEAKENED.band * bands + (halted > 0 ? WEAKENED.halt : 0));
