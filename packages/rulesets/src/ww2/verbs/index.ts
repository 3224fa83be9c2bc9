import { isRefusal, type Procedure, type Refusal, type Side } from '@umpire/engine';
import { assemble } from '../../common/book/assemble.js';
import { overRefusal } from '../../common/book/ending.js';
import type { OrderIn } from '../../common/book/verbs.js';
import { isViewOf } from '../play/copy.js';
import { ownStand } from '../play/permission.js';
import { inPlay } from '../play/stands.js';
import type { Stand } from '../play/state.js';
import type { Play, Types } from '../play/types.js';
import { abort, airdrop, airEngage, flak, intercept, land, mission, patrol, strike } from './air.js';
import { raiseArmy, submitArmy } from './army.js';
import { bus, debus } from './carry.js';
import { nameHq, policy } from './command.js';
import { deployGroup } from './deploy.js';
import { acceptDraw, endGroup, endOption, endStep, endTurn, offerDraw, resign } from './ending.js';
import { enter } from './enter.js';
import { ferry } from './ferry.js';
import { fire, fireMove, shoot, train } from './fire.js';
import { doneObstacles, placeObstacle } from './fortify.js';
import { march } from './march.js';
import { advanceFire, move, moveFire, moveOn } from './move.js';
import { halt, retreat, retreatAll } from './retreat.js';
import { displace, illuminate, smoke } from './support.js';
import { autoTerrain, dropFeature, finishTerrain, layRoad, placeFeature } from './terrain.js';

/** The verbs of this book, in the order in which a menu shows them. */
const VERBS = {
  raiseArmy,
  submitArmy,
  autoTerrain,
  finishTerrain,
  placeFeature,
  dropFeature,
  layRoad,
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
  train,
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
  enter,
  ferry,
  bus,
  debus,
  policy,
  offerDraw,
  acceptDraw,
  resign,
};
export type Order = OrderIn<typeof VERBS>;

const assembled = assemble<Types, Stand>({
  pieces: ({ view, by }) => (view.turn > 0 ? view.stands.filter(stand => stand.side === by && inPlay(stand)) : []),
  piece: ({ view, by }, id) => ownStand(view, by, id),
  closed: ({ view }) => overRefusal(view.over),
  seatOf: ({ state, seat, options }, by) => ({ view: state, by, seat, options }),
  same: isViewOf,
})(VERBS);
export const { order, refusalOf, menu, gesture, preview } = assembled;

/** Orders that leave an offer as it is: itself, and what the other side must not hear of (WW2-R-154). */
const KEEP_OFFER: readonly string[] = ['offerDraw', 'policy'];

/** WW2-R-129: an offer may be accepted before the next order of whoever made it. */
export function perform(game: Play, by: Side, given: Order): Refusal | Procedure<void> | undefined {
  const lapses = game.state.offered === by && !KEEP_OFFER.includes(given.verb);
  const done = assembled.perform(game, by, given);
  if (!lapses || isRefusal(done)) return done;
  if (done) return lapsing(game, by, done);
  lapse(game, by);
  return undefined;
}
function* lapsing(game: Play, by: Side, rest: Procedure<void>): Procedure<void> {
  lapse(game, by);
  yield* rest;
}
function lapse(game: Play, by: Side): void {
  if (game.state.offered === by && !game.state.over) game.happen({ kind: 'offerLapsed' });
}
