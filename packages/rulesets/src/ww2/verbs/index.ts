import { assemble } from '../../common/book/assemble.js';
import { overRefusal } from '../../common/book/ending.js';
import type { OrderIn } from '../../common/book/verbs.js';
import { ownStand } from '../play/permission.js';
import { inPlay } from '../play/stands.js';
import type { Stand } from '../play/state.js';
import type { Types } from '../play/types.js';
import { abort, airdrop, airEngage, flak, intercept, land, mission, patrol, strike } from './air.js';
import { bus, debus } from './carry.js';
import { nameHq, policy } from './command.js';
import { deployGroup } from './deploy.js';
import { acceptDraw, endGroup, endOption, endStep, endTurn, offerDraw, resign } from './ending.js';
import { ferry } from './ferry.js';
import { fire, fireMove, shoot } from './fire.js';
import { doneObstacles, placeObstacle } from './fortify.js';
import { march } from './march.js';
import { advanceFire, move, moveFire, moveOn } from './move.js';
import { halt, retreat, retreatAll } from './retreat.js';
import { displace, illuminate, smoke } from './support.js';

/** The verbs of this book, in the order in which a menu shows them. */
const VERBS = {
  placeObstacle,
  doneObstacles,
  deployGroup,
  nameHq,
  endOption,
  endGroup,
  endStep,
  endTurn,
  retreatAll,
  march,
  patrol,
  airEngage,
  mission,
  airdrop,
  flak,
  intercept,
  strike,
  land,
  abort,
  halt,
  retreat,
  shoot,
  moveOn,
  move,
  fire,
  moveFire,
  fireMove,
  advanceFire,
  smoke,
  illuminate,
  displace,
  ferry,
  bus,
  debus,
  policy,
  offerDraw,
  acceptDraw,
  resign,
};
export type Order = OrderIn<typeof VERBS>;

export const { order, perform, refusalOf, menu, gesture, preview } = assemble<Types, Stand>({
  pieces: ({ view, by }) => (view.turn > 0 ? view.stands.filter(stand => stand.side === by && inPlay(stand)) : []),
  piece: ({ view, by }, id) => ownStand(view, by, id),
  closed: ({ view }) => overRefusal(view.over),
  seatOf: ({ state, seat, options }, by) => ({ view: state, by, seat, options }),
})(VERBS);
