import type { Viewer } from '@umpire/engine';
import { copyOfStand, copyOfState } from './copy.js';
import type { Stand, State } from './state.js';

/** 5.1: what each viewer sees. A view has the shape of the state; what the viewer may not know is null. */
export function view(state: State, viewer: Viewer): State {
  if (viewer === 'umpire') return state;
  const seen = copyOfState(state);
  for (let i = 0; i < seen.stands.length; i++) {
    const stand = seen.stands[i]!;
    if (stand.side !== viewer && !stand.revealed) seen.stands[i] = asBlank(stand);
  }
  seen.rosters = { a: viewer === 'a' ? state.rosters.a : null, b: viewer === 'b' ? state.rosters.b : null };
  return seen;
}

const blanks = new WeakMap<Stand, Stand>();

/** A counter with nothing under it. What only its owner keeps count of is as at the start. */
function asBlank(stand: Stand): Stand {
  const known = blanks.get(stand);
  if (known) return known;
  const blank = copyOfStand(stand);
  blank.nature = blank.task = blank.entered = blank.firstAttack = blank.leftTurn = null;
  blank.rested = true;
  blank.outOfCommand = false;
  blank.smokeUsed = blank.lightUsed = 0;
  blanks.set(stand, blank);
  return blank;
}
