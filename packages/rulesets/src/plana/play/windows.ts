import { type Options, SIDES, type Side } from '@umpire/engine';
import type { Action } from './actions.js';
import { supportingWeapon } from './close-support.js';
import { slotOf } from './sheet.js';
import { mayFireAtAll } from './shots.js';
import { isWindow } from './stages.js';
import type { Stage, State } from './state.js';
import { happens, type Play } from './types.js';

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

/** PLA-UMP-26, -29: what the umpire forbids is not carried out; who may not fire or move does neither by himself. */
export function withoutForbidden(game: Play): void {
  const { desk, sheets, stage } = game.state;
  if (desk.forbidden.length === 0) return;
  const of = (side: Side) => {
    const own = desk.forbidden.filter(key => key.startsWith(`${side}|`)).map(key => key.slice(2));
    const left = sheets[side].filter(line => !own.includes(slotOf(line)));
    const idle = own.flatMap(slot => idleLine(stage, slot));
    return [...left, ...idle];
  };
  happens(game, 'filed', { sheets: { a: of('a'), b: of('b') } });
}
function idleLine(stage: Stage, slot: string): Action[] {
  const [kind, stand] = slot.split(':');
  if (kind !== 'base' || stand === undefined) return [];
  if (stage === 'move') return [{ verb: 'stay', stand }];
  return stage === 'fire' || stage === 'close-support' ? [{ verb: 'hold-fire', stand }] : [];
}

export function readyAtOnce({ state, options }: Play): State['ready'] {
  if (!isWindow(state.stage)) return {};
  return Object.fromEntries(
    SIDES.flatMap(side =>
      hasNothing(state, side, options) ? state.seats[side].map(seat => [seat, true as const]) : [],
    ),
  );
}
