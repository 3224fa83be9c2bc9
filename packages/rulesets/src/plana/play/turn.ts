import { SIDES, type Standing } from '@umpire/engine';
import { overTurn } from '../../common/book/ending.js';
import { present } from './seats.js';
import { isWindow, STAGE_WORDS } from './stages.js';
import type { State } from './state.js';

/** Whom a battle waits for: the seats that have not said that they are ready. Who else has is nobody’s business (PLA-R-210). */
export function turn(state: State): Standing {
  if (state.over) return overTurn(state.over);
  const { rule, text } = STAGE_WORDS[state.stage];
  const waiting = isWindow(state.stage)
    ? SIDES.flatMap(side => present(state, side).filter(seat => !state.ready[seat]))
    : [];
  const { extended, paused } = state.desk;
  return {
    waiting,
    step: state.stage,
    rule,
    text,
    sealed: true,
    // PLA-UMP-16: both sides were told of it
    ...(extended > 0 && { more: extended }),
    ...(paused && { held: true as const }),
  };
}
