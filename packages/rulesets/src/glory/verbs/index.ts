import { assemble } from '../../common/book/assemble.js';
import { overRefusal } from '../../common/book/ending.js';
import type { OrderIn } from '../../common/book/verbs.js';
import { isSameState } from '../play/copy.js';
import { noStand, noSuchVignette } from '../play/permission.js';
import type { Vignette } from '../play/state.js';
import type { Seat, VerbTypes } from '../play/types.js';
import { vignetteOf } from '../play/units.js';
import { activate } from './activate.js';
import { muster, submitArmy } from './armies.js';
import { ceaseFire } from './cease-fire.js';
import { charge } from './charge.js';
import { deploy, setAside } from './deploy.js';
import { acceptDraw, offerDraw, resign } from './ending.js';
import { enter } from './enter.js';
import { fight } from './fight.js';
import { initiative } from './initiative.js';
import { lineUp } from './line-up.js';
import { chooseDiagonal, spring, wait, writeMarch } from './march.js';
import { halt, move, turn } from './move.js';
import { detach, endPhase, leaveOut, throwInitiative, throwPoints } from './phases.js';
import { shoot } from './shoot.js';
import { terrainAdjust } from './terrain.js';

/** All verbs of the book, in the order of its menus. */
const VERBS = {
  muster,
  submitArmy,
  terrainAdjust,
  writeMarch,
  chooseDiagonal,
  wait,
  spring,
  throwPoints,
  detach,
  throwInitiative,
  endPhase,
  deploy,
  setAside,
  activate,
  enter,
  lineUp,
  move,
  charge,
  turn,
  halt,
  leaveOut,
  initiative,
  ceaseFire,
  shoot,
  fight,
  offerDraw,
  acceptDraw,
  resign,
};
export type Order = OrderIn<typeof VERBS>;

/** Vignettes with which a side may do something: those to be placed, or those of whoever has the turn or the shots. */
function piecesOf({ view, by }: Seat): readonly Vignette[] {
  if (view.step === 'deployment')
    return view.next === by ? view.vignettes.filter(v => v.side === by && v.place === 'waiting') : [];
  const acts = view.active === by || (view.phase === 'shooting' && view.firing === by);
  if (view.step !== 'battle' || view.turn === 0 || !acts) return [];
  return view.vignettes.filter(v => v.side === by && (v.place === 'table' || v.place === 'marching'));
}

export const { order, perform, refusalOf, menu, gesture, preview } = assemble<VerbTypes, Vignette>({
  pieces: piecesOf,
  piece: ({ view }, id) => (id === undefined ? noStand() : (vignetteOf(view, id) ?? noSuchVignette(id))),
  closed: ({ view }) => overRefusal(view.over),
  seatOf: ({ state, seat, options }, by) => ({ view: state, by, seat, options }),
  same: isSameState,
})(VERBS);
