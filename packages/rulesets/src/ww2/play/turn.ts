import { SIDE_NAMES, SIDES, type Standing } from '@umpire/engine';
import { overTurn } from '../../common/book/ending.js';
import { mustWait } from './muster.js';
import { actor } from './permission.js';
import { stepWords } from './sequence.js';
import type { Muster, State } from './state.js';

/** Whom a battle waits for, and for what. */
export function turn(state: State): Standing {
  if (state.over) return overTurn(state.over);
  if (state.phase === 'armies') return mustering(state.muster!);
  const side = actor(state);
  const waiting = [side];
  const who = SIDE_NAMES[side];
  switch (state.phase) {
    case 'terrain':
      return { waiting, step: 'terrain', rule: 'WW2-TER-33', text: `${who} places the terrain` };
    case 'fortify':
      return { waiting, step: 'fortify', rule: 'WW2-HG-07', text: `${who} places obstacles` };
    case 'deploy':
      return { waiting, step: 'deploy', rule: 'WW2-R-14', text: `${who} deploys a battle group` };
    case 'start':
      return { waiting, step: 'start', rule: 'WW2-R-35', text: `${who} names a headquarters` };
    default: {
      const { rule, text } = stepWords(state.phase);
      return { waiting, step: state.phase, rule, text: `${who}: ${text}` };
    }
  }
}

/** U2: all who have brought no army yet, unless one must wait for the other (WW2-BAL-06). */
function mustering(muster: Muster): Standing {
  const waiting = SIDES.filter(side => !muster.ready[side] && !mustWait(muster, side));
  return { waiting, step: 'armies', rule: 'WW2-PTS-19', text: 'both sides bring their armies' };
}
