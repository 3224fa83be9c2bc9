import { SIDE_NAMES, type Side } from '@umpire/engine';
import type { Over } from '../../common/book/ending.js';
import { eventsOf, type Reasoned } from '../../common/book/events.js';
import type { Light } from '../pieces.js';
import { type CommandThrow, commandSum } from '../rules/command.js';
import { changeGroup, groupIn, standIn } from './change.js';
import { copyOfStand } from './copy.js';
import type { Phase, Policy, Stand, State } from './state.js';

const event = eventsOf<State>();

/** A stand as a new player turn finds it (5.2, T0). */
function renewed(stand: Stand): Stand {
  if (!stand.harmed && !stand.replied && !stand.flakUsed && !stand.engaged) return stand;
  const draft = copyOfStand(stand);
  draft.harmed = draft.replied = draft.flakUsed = draft.engaged = false;
  return draft;
}
/** The same of a stand of the side that acts. */
function rested(stand: Stand): Stand {
  if (isFresh(stand)) return stand;
  const draft = copyOfStand(stand);
  draft.harmed = draft.replied = draft.flakUsed = draft.engaged = false;
  draft.moved = draft.marched = draft.debussed = draft.retreatDone = draft.done = false;
  draft.smoked = draft.lit = draft.missionTried = false;
  draft.movesMade = draft.cpSpent = draft.moveUsed = 0;
  return draft;
}

/** Whether nothing of what a turn takes back has happened to it. */
const isFresh = (s: Stand): boolean =>
  !(s.harmed || s.replied || s.flakUsed || s.engaged || s.moved || s.marched || s.debussed || s.retreatDone) &&
  !(s.done || s.smoked || s.lit || s.missionTried) &&
  s.movesMade === 0 &&
  s.cpSpent === 0 &&
  s.moveUsed === 0;

export const TURN_EVENTS = {
  turnBegan: event<{ turn: number; side: Side; light: Light } & Reasoned>({
    apply(state, { turn, side, light }) {
      state.turn = turn;
      state.active = side;
      state.light = light;
      state.phase = 'start';
      state.offered = null;
      state.ferried = [];
      state.activeGroup = state.activeStand = state.option = null;
      const { stands, groups } = state;
      for (let at = 0; at < stands.length; at++)
        stands[at] = stands[at]!.side === side ? rested(stands[at]!) : renewed(stands[at]!);
      for (let at = 0; at < groups.length; at++) {
        if (groups[at]!.side !== side) continue;
        const group = groupIn(state, at);
        group.finished = group.late = false;
      }
    },
    tell: ({ turn, side }) => `turn ${Math.ceil(turn / 2)}: ${SIDE_NAMES[side]}`,
    begins: true,
  }),
  phaseBegan: event<{ phase: Phase } & Reasoned>({
    apply(state, { phase }) {
      state.phase = phase;
    },
  }),
  cpThrown: event<{ group: number; name: string; cp: number; thrown: CommandThrow } & Reasoned>({
    apply(state, { group, cp }) {
      const draft = groupIn(state, group);
      draft.cp = draft.cpThrown = cp;
    },
    tell: ({ name, cp, thrown }) => `${name} has ${cp} command points: ${commandSum(thrown)}`,
  }),
  recovered: event<{ stand: string; passed: boolean } & Reasoned>({
    apply(state, { stand, passed }) {
      if (passed) standIn(state, stand).repulsed = false;
    },
    tell: ({ stand, passed }) => `${stand} ${passed ? 'recovers' : 'stays repulsed'}`,
  }),
  markersRemoved: event<{ stand: string; left: number; off: number } & Reasoned>({
    apply(state, { stand, left }) {
      standIn(state, stand).suppression = left;
    },
    tell: ({ stand, off, left }) => `${stand} loses ${off} of its suppression markers, ${left} left`,
  }),
  pinEnded: event<{ stand: string } & Reasoned>({
    apply(state, { stand }) {
      standIn(state, stand).pinned = false;
    },
    tell: ({ stand }) => `${stand} is pinned no longer`,
  }),
  hqNamed: event<{ group: number; name: string; stand: string; late: boolean } & Reasoned>({
    apply: (state, { group, stand, late }) => changeGroup(state, group, { hq: stand, late }),
    tell: ({ stand, name }) => `${stand} is the headquarters of ${name}`,
  }),
  hqLost: event<{ group: number; name: string; stand: string } & Reasoned>({
    apply: (state, { group }) => changeGroup(state, group, { hq: null, cp: 0, cpThrown: 0 }),
    tell: ({ name }) => `${name} has lost its headquarters`,
  }),
  groupEnded: event<{ group: number; name: string } & Reasoned>({
    apply(state, { group }) {
      groupIn(state, group).finished = true;
      state.activeGroup = state.activeStand = state.option = null;
    },
    tell: ({ name }) => `${name} has made its tactical moves`,
  }),
  cpsLost: event<{ side: Side } & Reasoned>({
    apply(state, { side }) {
      const { groups } = state;
      for (let at = 0; at < groups.length; at++) {
        if (groups[at]!.side !== side) continue;
        const group = groupIn(state, at);
        group.cp = group.cpThrown = 0;
      }
    },
  }),
  areasGone: event<{ turn: number } & Reasoned>({
    apply(state, { turn }) {
      state.areas = state.areas.filter(({ until }) => until > turn);
    },
    tell: () => 'smoke and light that had their time are gone',
  }),
  policySet: event<{ side: Side; stand: string; policy: Policy }>({
    apply(state, { side, stand, policy }) {
      state.policies = { ...state.policies, [side]: { ...state.policies[side], [stand]: policy } };
    },
    tell: ({ side, stand, policy }, viewer) =>
      viewer === side || viewer === 'umpire' ? `${stand}: ${policy.fire}, ${policy.repulse}` : undefined,
    about: ({ side, stand }, viewer) => (viewer === side ? [stand] : []),
  }),
  drawOffered: event<{ by: Side } & Reasoned>({
    apply(state, { by }) {
      state.offered = by;
    },
    tell: ({ by }) => `${SIDE_NAMES[by]} offers a draw`,
  }),
  offerLapsed: event<object>({
    apply(state) {
      state.offered = null;
    },
  }),
  over: event<{ over: Over } & Reasoned>({
    apply(state, { over }) {
      state.over = over;
    },
    tell: ({ over }) => over.text,
  }),
};
