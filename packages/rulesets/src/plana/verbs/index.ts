import { assemble } from '../../common/book/assemble.js';
import { overRefusal } from '../../common/book/ending.js';
import type { OrderIn } from '../../common/book/verbs.js';
import { ownTable } from '../play/own-table.js';
import type { Base } from '../play/state.js';
import type { Types } from '../play/types.js';
import { airMission, cancelMission, convert, engageEcm, orbitalCall } from './air.js';
import { orderCompany, standFast } from './company-orders.js';
import { concede, mark, offerEnd, ready, strike } from './ending.js';
import { closeSupport, csCloud, fire, fireCloud, fireSpeculative, holdFire, slaveFire } from './fire.js';
import { fly, flyToOrbit, load, unload } from './lifts.js';
import { assault, dismount, mount, move, stay } from './moves.js';
import {
  callSupport,
  cancelCall,
  cancelOrder,
  dropCompany,
  instruct,
  placeCommander,
  standingCall,
  order as writeOrder,
} from './orders.js';
import { commands, ownBase } from './own.js';
import { absent, takeOver } from './seats.js';
import { airAllocate, allocate, board, breakOff, deploy } from './setting-up.js';
import { template } from './templates.js';
import { canister, closeUp, dig, limber, reorganise, stopWork, work } from './works.js';

/** The verbs of this book, in the order in which a menu shows them. */
const VERBS = {
  ready,
  allocate,
  'air-allocate': airAllocate,
  'break-off': breakOff,
  deploy,
  board,
  'order-company': orderCompany,
  'stand-fast': standFast,
  template,
  order: writeOrder,
  'cancel-order': cancelOrder,
  'drop-company': dropCompany,
  'place-commander': placeCommander,
  'call-support': callSupport,
  'cancel-call': cancelCall,
  'air-mission': airMission,
  'cancel-mission': cancelMission,
  convert,
  'orbital-call': orbitalCall,
  'engage-ecm': engageEcm,
  fire,
  'fire-speculative': fireSpeculative,
  'slave-fire': slaveFire,
  'fire-cloud': fireCloud,
  'close-support': closeSupport,
  'cs-cloud': csCloud,
  'hold-fire': holdFire,
  move,
  assault,
  stay,
  mount,
  dismount,
  limber,
  dig,
  work,
  'stop-work': stopWork,
  canister,
  reorganise,
  'close-up': closeUp,
  fly,
  'fly-to-orbit': flyToOrbit,
  load,
  unload,
  instruct,
  'standing-call': standingCall,
  strike,
  mark,
  absent,
  'take-over': takeOver,
  offerEnd,
  concede,
};
export type Order = OrderIn<typeof VERBS>;

export const { order, perform, refusalOf, menu, gesture, preview } = assemble<Types, Base>({
  pieces: seat =>
    seat.view.bases.filter(base => base.side === seat.by && base.where !== 'gone' && commands(seat, base.battalion)),
  piece: ({ view: seen }, id) => ownBase(seen, id ?? ''),
  closed: ({ view: seen }) => overRefusal(seen.over),
  seatOf: ({ state, seat, options }, by) => ({ view: ownTable(state, by, seat), by, seat, options }),
})(VERBS);
