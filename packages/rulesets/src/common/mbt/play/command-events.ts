import { type Point, type RuleId, SIDE_NAMES, type Side } from '@umpire/engine';
import { capital } from '../../book/capital.js';
import type { Over } from '../../book/ending.js';
import { eventsOf, type Reasoned } from '../../book/events.js';
import type { PlayBook } from '../book.js';
import type { Status } from '../pieces.js';
import type { Changing } from './change.js';
import { deedWords } from './deeds.js';
import type { OfNature } from './events.js';
import { isVeiled, type NamedGroup, nameFor, type OfBlank } from './hearing.js';
import type { State, Task } from './state.js';

const event = eventsOf<State>();

export interface OfStand extends Reasoned {
  readonly stand: string;
}

/** Work, recovery, command, morale and the end. */
export function commandEvents(book: PlayBook & Changing) {
  const { FIGHT, STATUSES } = book.words;
  const { called } = deedWords(book);
  const { change, changeNature } = book.shapes;
  return {
    taskSet: event<OfStand & OfBlank & { readonly task: Task | null }>({
      apply(state, { stand, task }) {
        change(state, stand).task = task;
      },
      tell: (event, viewer) =>
        isVeiled(event, viewer) || !event.because[0] ? undefined : capital(`${event.stand} ${event.because[0].text}`),
    }),
    /** R-152: a fight, though nobody may be there. */
    bombed: event<OfStand & { readonly at: Point; readonly near: number }>({
      apply(state, { stand }) {
        const bomber = change(state, stand);
        bomber.hasEngaged = true;
        bomber.rested = false;
        state.lastFight = state.turn;
      },
      tell: ({ stand, near }) =>
        `${stand} drops its bombs: ${near === 0 ? 'nobody is' : near === 1 ? 'one stand is' : `${near} stands are`} near`,
    }),
    recovered: event<OfStand & OfNature & { readonly status: Status }>({
      apply(state, { stand, status }) {
        change(state, stand).status = status;
      },
      tell: ({ status, ...who }) => `${called(who)} ${FIGHT.rally}: ${STATUSES[status]!.title}`,
    }),
    /** `blank`: the stand, or the BGHQ at which its mark would point (R-159), is one. */
    commandChanged: event<OfStand & OfBlank & { readonly out: boolean }>({
      apply(state, { stand, out }) {
        change(state, stand).outOfCommand = out;
      },
      tell: (event, viewer) =>
        isVeiled(event, viewer) ? undefined : `${event.stand} is ${event.out ? 'out of command' : 'in command again'}`,
    }),
    bghqNamed: event<OfStand & OfBlank & { readonly was: string | null }>({
      apply(state, { stand, was }) {
        if (was !== null) changeNature(state, was, { bghq: false });
        changeNature(state, stand, { bghq: true });
      },
      tell: (event, viewer) =>
        isVeiled(event, viewer) ? 'A Battle Group names a new BGHQ' : `${event.stand} is the new BGHQ`,
      about: (event, viewer) => (isVeiled(event, viewer) ? [] : [event.stand]),
    }),
    fragile: event<NamedGroup & { readonly group: number; readonly rule: RuleId } & Reasoned>({
      apply(state, { group, rule }) {
        state.groups[group] = { ...state.groups[group]!, fragile: rule };
      },
      tell: (event, viewer) => `${nameFor(event, viewer)} ${FIGHT.spent}: Fragile`,
    }),
    rallied: event<NamedGroup & { readonly group: number } & Reasoned>({
      apply(state, { group }) {
        state.groups[group] = { ...state.groups[group]!, fragile: null };
      },
      tell: (event, viewer) => `${nameFor(event, viewer)} is Fragile no more`,
    }),
    over: event<{ readonly over: Over; readonly lost: readonly Side[] } & Reasoned>({
      apply(state, { over, lost }) {
        for (const side of lost) state.sides[side] = { ...state.sides[side], lost: true };
        state.over = over;
      },
      tell: ({ over: { winner, text } }) =>
        winner === 'draw' ? `The battle is drawn: ${text}` : `${SIDE_NAMES[winner]} has won: ${text}`,
      reveals: true,
    }),
  };
}
