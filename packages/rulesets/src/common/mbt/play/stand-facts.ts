import { toInches } from '@umpire/engine';
import type { Draft } from '../../book/draft.js';
import type { Gift } from '../../book/parts.js';
import { foresee } from '../../book/shapes.js';
import type { RulesBook } from '../book.js';
import { FRONT, type StandFacts } from '../pieces.js';
import { copyOfEngagement } from '../rules/engagement-facts.js';
import { groupOf } from './stands.js';
import type { Nature, RosterStand, Stand, State } from './state.js';

/** Where a stand stands and who is near it: only engagements ask for that. */
export interface Surroundings {
  readonly going: 'good' | 'bad';
  readonly builtUp: boolean;
  readonly infantryWithin: number | null;
  readonly coverWithin: number | null;
}
const UNASKED: Surroundings = { going: 'good', builtUp: false, infantryWithin: null, coverWithin: null };

/** Field by field, as stands are copied: facts of one shape are read faster. */
const familyFacts = (s: StandFacts): Draft<StandFacts> => ({
  subClass: s.subClass,
  class: s.class,
  posture: s.posture,
  mode: s.mode,
  grade: s.grade,
  state: s.state,
  going: s.going,
  builtUp: s.builtUp,
  onTable: s.onTable,
  hasEngaged: s.hasEngaged,
  engagedLastRound: s.engagedLastRound,
  groupFragile: s.groupFragile,
  outOfCommand: s.outOfCommand,
  infantryWithin: s.infantryWithin,
  coverWithin: s.coverWithin,
  base: s.base,
  jungleTrained: s.jungleTrained,
});

const factsOfStand = (
  state: State,
  stand: Stand,
  { subClass, class: of, posture, mode, grade, jungleTrained }: Nature,
  { going, builtUp, infantryWithin, coverWithin }: Surroundings,
): Draft<StandFacts> => ({
  subClass,
  class: of,
  posture,
  mode,
  grade,
  state: stand.status,
  going,
  builtUp,
  onTable: stand.place === 'table',
  hasEngaged: stand.hasEngaged,
  engagedLastRound: stand.marker,
  groupFragile: groupOf(state, stand).fragile !== null,
  outOfCommand: stand.outOfCommand,
  infantryWithin,
  coverWithin,
  base: toInches(stand.base),
  jungleTrained,
});

export type StandingFacts = Gift<'shapes', typeof standingFacts>;

/** Stands as the rules see them. */
export function standingFacts(book: RulesBook) {
  const { ownFields, words } = book;
  const { ORDINARY, STEADY, isBattery } = words;

  function standFacts(state: State, stand: Stand, nature: Nature, around: Surroundings = UNASKED): StandFacts {
    const facts = factsOfStand(state, stand, nature, around);
    ownFields.facts(nature, stand, facts);
    return facts;
  }

  /** A stand of an army list before it is on the table. */
  function rosterFacts({ nature, base }: Omit<RosterStand, 'id'>): StandFacts {
    const { subClass, class: of, posture, mode, grade, jungleTrained } = nature;
    const facts: Draft<StandFacts> = {
      subClass,
      class: of,
      posture,
      mode,
      grade,
      state: STEADY,
      going: 'good',
      builtUp: false,
      onTable: !isBattery(nature),
      hasEngaged: false,
      engagedLastRound: false,
      groupFragile: false,
      outOfCommand: false,
      infantryWithin: null,
      coverWithin: null,
      base: toInches(base),
      jungleTrained,
    };
    ownFields.facts(nature, null, facts);
    return facts;
  }

  function copyOfFacts(from: StandFacts): Draft<StandFacts> {
    const copy = familyFacts(from);
    ownFields.copyFacts(from, copy);
    return copy;
  }

  const SAMPLE_FACTS = copyOfFacts({
    ...ORDINARY,
    state: STEADY,
    going: 'good',
    builtUp: false,
    onTable: true,
    hasEngaged: false,
    engagedLastRound: false,
    groupFragile: false,
    outOfCommand: false,
    infantryWithin: 0.5,
    coverWithin: 0.5,
    base: 0.5,
    jungleTrained: false,
  });
  foresee<StandFacts>(SAMPLE_FACTS, { infantryWithin: null, coverWithin: null });
  foresee(
    copyOfEngagement({
      owner: SAMPLE_FACTS,
      target: SAMPLE_FACTS,
      range: 0.5,
      lineOfSight: 'clear',
      ownerArc: FRONT,
      targetArc: FRONT,
      light: 'day',
      targetIlluminated: false,
      ownerIlluminated: false,
      awc: false,
      targetToBghq: 0.5,
      ownerGroup: 'mixed',
      segment: 1,
    }),
    { segment: null },
  );

  return { SAMPLE_FACTS, standFacts, rosterFacts, copyOfFacts };
}
