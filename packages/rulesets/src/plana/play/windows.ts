import { type SeatId, SIDES, type Side } from '@umpire/engine';
import type { Action } from './actions.js';
import { supportingWeapon } from './close-support.js';
import { ownerOf } from './seats.js';
import { slotOf } from './sheet.js';
import { mayFireAtAll } from './shots.js';
import { isWindow } from './stages.js';
import type { Stage, State } from './state.js';
import { happens, type Play } from './types.js';

/** PLA-WIN-02, PLA-R-230: what a seat could write for: its own; where somebody of its side is away, whom it might stand in for, all of its side's. */
function isFor({ commands, seats, away }: State, side: Side, seat: SeatId): (id: string) => boolean {
  const isAlone = seats[side].length === 1 || seats[side].some(one => one in away);
  return id => isAlone || ownerOf(commands, seats[side], id) === seat;
}
/** PLA-WIN-02: a window in which a seat has nothing that it could write is ready for it at once. */
function hasNothing(state: State, side: Side, seat: SeatId): boolean {
  const isOwn = isFor(state, side, seat);
  const bases = state.bases.filter(base => base.side === side && isOwn(base.battalion));
  const own = bases.filter(base => base.where === 'table');
  switch (state.stage) {
    case 'allocation':
      return !bases.some(base => base.allocated !== null);
    case 'air':
    case 'break-off':
      return !state.assets.some(asset => asset.side === side && asset.sp > 0 && isOwn(asset.id));
    case 'fire':
      return own.every(base => mayFireAtAll(state, base) !== undefined);
    case 'close-support':
      return !own.some(
        base => base.allocated?.as === 'close-support' && supportingWeapon(base) && !mayFireAtAll(state, base),
      );
    default:
      return own.length === 0 && !state.assets.some(asset => asset.side === side && asset.sp > 0 && isOwn(asset.id));
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

export function readyAtOnce({ state }: Play): State['ready'] {
  if (!isWindow(state.stage)) return {};
  return Object.fromEntries(
    SIDES.flatMap(side =>
      state.seats[side].filter(seat => hasNothing(state, side, seat)).map(seat => [seat, true as const]),
    ),
  );
}
