import { type Options, SIDES, type Side } from '@umpire/engine';
import { supportingWeapon } from './close-support.js';
import { mayFireAtAll } from './shots.js';
import { isWindow } from './stages.js';
import type { State } from './state.js';
import type { Play } from './types.js';

/** PLA-WIN-02: a window in which a side has nothing that it could write is ready for it at once. */
function hasNothing(state: State, side: Side, _options: Options): boolean {
  const own = state.bases.filter(base => base.side === side && base.where === 'table');
  switch (state.stage) {
    case 'allocation':
      return !state.bases.some(base => base.side === side && base.allocated !== null);
    case 'air':
    case 'break-off':
      return !state.assets.some(asset => asset.side === side && asset.sp > 0);
    case 'fire':
      return own.every(base => mayFireAtAll(state, base) !== undefined);
    case 'close-support':
      return !own.some(
        base => base.allocated?.as === 'close-support' && supportingWeapon(base) && !mayFireAtAll(state, base),
      );
    default:
      return own.length === 0;
  }
}

export function readyAtOnce({ state, options }: Play): State['ready'] {
  if (!isWindow(state.stage)) return {};
  return Object.fromEntries(
    SIDES.flatMap(side =>
      hasNothing(state, side, options) ? state.seats[side].map(seat => [seat, true as const]) : [],
    ),
  );
}
