import { toInches } from '@umpire/engine';
import type { StandFacts } from '../pieces.js';
import type { RosterStand } from './state.js';

/** A stand of an army list as the rules see it before it is on the table. */
export function rosterFacts({ nature, base }: RosterStand): StandFacts {
  const { subClass, posture, mode, grade, helicopter, jungleTrained } = nature;
  return {
    subClass,
    class: nature.class,
    posture,
    mode,
    grade,
    state: 'steady',
    going: 'good',
    builtUp: false,
    onTable: nature.class !== 'ARTILLERY',
    hasEngaged: false,
    engagedLastRound: false,
    groupFragile: false,
    outOfCommand: false,
    infantryWithin: null,
    helicopter,
    ecmWithin: null,
    base: toInches(base),
    jungleTrained,
  };
}
