import { SIDE_NAMES, type Standing } from '@umpire/engine';
import { overTurn } from '../../common/book/ending.js';
import { actor } from './permission.js';
import { stepWords } from './sequence.js';
import type { State } from './state.js';

/** Whom a battle waits for, and for what. */
export function turn(state: State): Standing {
  if (state.over) return overTurn(state.over);
  const side = actor(state);
  const waiting = [side];
  const who = SIDE_NAMES[side];
  switch (state.phase) {
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
