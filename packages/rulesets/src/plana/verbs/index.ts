import { assemble } from '../../common/book/assemble.js';
import { overRefusal } from '../../common/book/ending.js';
import type { OrderIn } from '../../common/book/verbs.js';
import type { Base } from '../play/state.js';
import type { Types } from '../play/types.js';
import { view } from '../play/view.js';
import { concede, mark, offerEnd, ready, strike } from './ending.js';
import { closeSupport, csCloud, fire, fireCloud, fireSpeculative, holdFire, slaveFire } from './fire.js';
import {
  assault,
  canister,
  closeUp,
  dig,
  dismount,
  fly,
  flyToOrbit,
  limber,
  load,
  mount,
  move,
  reorganise,
  stay,
  stopWork,
  unload,
  work,
} from './moves.js';
import {
  airMission,
  callSupport,
  cancelCall,
  cancelMission,
  cancelOrder,
  convert,
  dropCompany,
  engageEcm,
  instruct,
  orbitalCall,
  placeCommander,
  standingCall,
  order as writeOrder,
} from './orders.js';
import { ownBase } from './own.js';
import { airAllocate, allocate, board, breakOff, deploy } from './setting-up.js';

/** The verbs of this book, in the order in which a menu shows them. */
const VERBS = {
  ready,
  allocate,
  'air-allocate': airAllocate,
  'break-off': breakOff,
  deploy,
  board,
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
  offerEnd,
  concede,
};
export type Order = OrderIn<typeof VERBS>;

export const { order, perform, refusalOf, menu, gesture, preview } = assemble<Types, Base>({
  pieces: ({ view: seen, by }) => seen.bases.filter(base => base.side === by && base.where !== 'gone'),
  piece: ({ view: seen }, id) => ownBase(seen, id ?? ''),
  closed: ({ view: seen }) => overRefusal(seen.over),
  seatOf: ({ state, seat, options }, by) => ({ view: view(state, by), by, seat, options }),
})(VERBS);
