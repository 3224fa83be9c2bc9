import type { Viewer } from '@umpire/engine';
import type { Stand, State } from './state.js';

/** 5.1: what each viewer sees. A view has the shape of the state; what the viewer may not know is null. */
export function view(state: State, viewer: Viewer): State {
  if (viewer === 'umpire') return state;
  const own = (side: 'a' | 'b') => side === viewer;
  return {
    ...state,
    stands: state.stands.map(stand => (own(stand.side) || stand.revealed ? stand : asBlank(stand))),
    rosters: { a: own('a') ? state.rosters.a : null, b: own('b') ? state.rosters.b : null },
  };
}

const blanks = new WeakMap<Stand, Stand>();

/** A counter with nothing under it. What only its owner keeps count of is as at the start. */
function asBlank(stand: Stand): Stand {
  let blank = blanks.get(stand);
  if (!blank) {
    blank = {
      ...stand,
      nature: null,
      rested: true,
      outOfCommand: false,
      entered: null,
      firstAttack: null,
      leftTurn: null,
      smokeUsed: 0,
      lightUsed: 0,
      task: null,
    };
    blanks.set(stand, blank);
  }
  return blank;
}
