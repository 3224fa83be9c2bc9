import type { Citation, Outcome } from '@umpire/engine';
import { eventsOf, type Reasoned } from '../../common/book/events.js';
import type { Result } from '../pieces.js';
import { MEANINGS } from '../tables/results.js';
import { changeGroup, changeStand, standIn } from './change.js';
import type { Area, Mission, State } from './state.js';

const event = eventsOf<State>();
const yes = (is: boolean, words: string, otherwise: string): string => (is ? words : otherwise);

/** What a result does, in words. */
export const RESULT_WORDS: Readonly<Record<Result, { readonly text: string; readonly harm: number }>> = {
  '-': { text: 'is unharmed', harm: 0 },
  P: { text: 'is pinned', harm: 0.3 },
  R: { text: 'is repulsed', harm: 0.6 },
  D: { text: 'is destroyed', harm: 1 },
};

/** What is left of it: markers, or a pin that a shot without effect has ended (WW2-RES-21). */
function afterwards(result: Result, suppression: number, because: readonly Citation[]): string {
  if (result === 'P' || result === 'R') return `, ${suppression} marker${suppression === 1 ? '' : 's'}`;
  const isFree = result === '-' && because.some(({ rule }) => rule === 'WW2-RES-21');
  return isFree ? ', and pinned no longer' : '';
}

/** The die of each in the contest, and what it is changed by. */
export interface Scores {
  readonly own: readonly [die: number, change: number];
  readonly other: readonly [die: number, change: number];
}
const scored = ([die, change]: Scores['own']): string =>
  change === 0 ? String(die) : `${die + change} (${die} ${change > 0 ? '+' : '−'} ${Math.abs(change)})`;

/** What a shot made of whom it was aimed at. */
export interface ShotResult {
  readonly stand: string;
  readonly by: string;
  readonly result: Result;
}
const resultWord = ({ result }: ShotResult): string => (result === '-' ? 'missed' : MEANINGS[result].word);
const fateOf = (one: ShotResult): string => `${one.stand} ${one.result === '-' ? 'unharmed' : resultWord(one)}`;

/** What came of an engagement, before all that led to it. */
function outcomeOf(stand: string, target: string, shots: readonly ShotResult[]): Outcome {
  // on whoever was aimed at `missed` would be read as what he did
  const stamps = shots
    .filter(({ result }) => result !== 'D')
    .map(one => ({ piece: one.stand, text: one.result === '-' ? 'unharmed' : resultWord(one) }));
  const [first, second] = shots;
  if (!first) return { text: `${stand} and ${target}: nobody fires`, stamps };
  if (!second) return { text: `${first.by} → ${first.stand}: ${resultWord(first)}`, stamps };
  const both = first.result === second.result ? `both ${resultWord(first)}` : `${fateOf(first)}, ${fateOf(second)}`;
  return { text: `${stand} and ${target}: ${both}`, stamps };
}

export const FIRE_EVENTS = {
  named: event<{ stand: string; target: string } & Reasoned>({
    apply: () => undefined,
    tell: ({ stand, target }) => `${stand} fires at ${target}`,
  }),
  called: event<{ stand: string; target?: string } & Reasoned>({
    apply: () => undefined,
    tell: ({ stand, target }) => `${target ? `${stand} → ${target}` : stand}: the call is not heard`,
  }),
  contested: event<
    {
      stand: string;
      target: string;
      detected: { own: boolean; other: boolean };
      scores: Scores | null;
      text: string;
      shots: readonly ShotResult[];
    } & Reasoned
  >({
    apply: () => undefined,
    outcome: ({ stand, target, shots }) => outcomeOf(stand, target, shots),
    tell: ({ stand, target, detected: { own, other }, scores, text }) => {
      const seen = `${stand} ${yes(own, 'detects', 'does not detect')} ${target}, which ${yes(other, 'detects', 'does not detect')} it`;
      return scores ? `${seen}; ${scored(scores.own)} against ${scored(scores.other)}: ${text}` : `${seen}: ${text}`;
    },
  }),
  held: event<{ stand: string; target: string } & Reasoned>({
    apply: () => undefined,
    tell: ({ stand, target }) => `neither ${stand} nor ${target} fires`,
  }),
  harmed: event<
    { stand: string; result: Result; pinned: boolean; repulsed: boolean; suppression: number; gone: boolean } & Reasoned
  >({
    apply(state, { stand, result, pinned, repulsed, suppression, gone }) {
      const draft = standIn(state, stand);
      draft.pinned = pinned;
      draft.repulsed = repulsed;
      draft.suppression = suppression;
      if (result === 'P' || result === 'R') draft.harmed = true;
      if (!gone) return;
      draft.where = 'destroyed';
      draft.fireMarker = draft.patrol = false;
      draft.mission = draft.carrier = null;
    },
    /** Of a shot without effect the engagement has said that it missed: it is told again only for what it leaves. */
    tell({ stand, result, suppression, because }) {
      const left = afterwards(result, suppression, because);
      return result === '-' && left === '' ? undefined : `${stand} ${RESULT_WORDS[result].text}${left}`;
    },
  }),
  /** WW2-SHO-13. */
  marked: event<{ stand: string; replied: boolean }>({
    apply(state, { stand, replied }) {
      const draft = standIn(state, stand);
      draft.fireMarker = true;
      if (replied) draft.replied = true;
    },
  }),
  /** Shot back from the air, where nothing is marked. */
  answered: event<{ stand: string }>({
    apply: (state, { stand }) => changeStand(state, stand, { replied: true }),
  }),
  groupTested: event<{ group: number; name: string; passed: boolean } & Reasoned>({
    apply: () => undefined,
    tell: ({ name, passed }) => `${name} tests its morale: ${yes(passed, 'it stands', 'it fails')}`,
  }),
  groupFailed: event<{ group: number; name: string } & Reasoned>({
    apply: (state, { group }) => changeGroup(state, group, { failed: true, everFailed: true }),
    tell: ({ name }) => `${name} has failed`,
  }),
  groupRallied: event<{ group: number; name: string } & Reasoned>({
    apply: (state, { group }) => changeGroup(state, group, { failed: false }),
    tell: ({ name }) => `${name} stands again`,
  }),
  areaLaid: event<{ stand: string; area: Area } & Reasoned>({
    apply(state, { stand, area }) {
      state.areas = [...state.areas, area];
      const { smoked, lit, smokeTurns, lightTurns } = state.stands[state.lookup.ids[stand]!]!;
      if (area.kind === 'smoke')
        changeStand(state, stand, { fireMarker: true, smoked: true, smokeTurns: smokeTurns + (smoked ? 0 : 1) });
      else changeStand(state, stand, { fireMarker: true, lit: true, lightTurns: lightTurns + (lit ? 0 : 1) });
    },
    tell: ({ stand, area }) => `${stand} ${area.kind === 'smoke' ? 'lays smoke' : 'fires light'}`,
  }),
  patrolBegan: event<{ stand: string; cost: number; cpLeft: number; group: number } & Reasoned>({
    apply(state, { stand, cpLeft, group }) {
      changeGroup(state, group, { cp: cpLeft });
      changeStand(state, stand, { patrol: true });
    },
    tell: ({ stand, cost }) => `${stand} goes on patrol for ${cost} CP`,
  }),
  patrolEnded: event<{ stand: string }>({
    apply: (state, { stand }) => changeStand(state, stand, { patrol: false }),
  }),
  missionTried: event<{ stand: string; cost: number; cpLeft: number; group: number; called: boolean } & Reasoned>({
    apply(state, { stand, cpLeft, group }) {
      changeGroup(state, group, { cp: cpLeft });
      changeStand(state, stand, { missionTried: true });
    },
    tell: ({ stand, called, cost }) => `${stand} is ${yes(called, 'called in', 'called in vain')} for ${cost} CP`,
  }),
  missionBegan: event<{ stand: string; mission: Mission; x: number; y: number; facing: number } & Reasoned>({
    apply: (state, { stand, mission, x, y, facing }) =>
      changeStand(state, stand, { where: 'table', mission, x, y, facing, moved: true }),
    tell: ({ stand, mission }) => `${stand} flies in${mission.target ? ` against ${mission.target}` : ''}`,
  }),
  attackMade: event<{ stand: string }>({
    apply(state, { stand }) {
      const { attacksMade } = state.stands[state.lookup.ids[stand]!]!;
      changeStand(state, stand, { attacksMade: attacksMade + 1 });
    },
  }),
  airUsed: event<{ stand: string; as: 'engaged' | 'flakUsed' }>({
    apply: (state, { stand, as }) => changeStand(state, stand, { [as]: true }),
  }),
};
