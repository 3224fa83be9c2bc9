import type { Point, Pose } from '@umpire/engine';
import { eventsOf, type Reasoned } from '../../common/book/events.js';
import type { TacticalOption } from '../pieces.js';
import { changeGroup, changeStand, groupIn, setDownAt, standIn } from './change.js';
import { canCarry } from './stands.js';
import type { ActiveOption, Place, Stand, State } from './state.js';

const event = eventsOf<State>();

export const WAYS_TO_MOVE = ['march', 'tactical', 'repulse', 'retreat', 'ferry'] as const;
export type WayToMove = (typeof WAYS_TO_MOVE)[number];
const MOVES: Readonly<Record<WayToMove, string>> = {
  march: 'marches',
  tactical: 'moves',
  repulse: 'falls back',
  retreat: 'retreats',
  ferry: 'is ferried over',
};

export const isForced = (how: WayToMove): boolean => how === 'repulse' || how === 'retreat';

/** What is carried is where its carrier is. */
function takeAlong(state: State, carrier: Stand, at: Pose): void {
  if (!canCarry(carrier)) return;
  for (const { id, carrier: by } of state.stands) if (by === carrier.id) setDownAt(standIn(state, id), at);
}

/** WW2-TAC-02 to WW2-TAC-08: what each tactical option is for. */
const OPTION_WORDS: Readonly<Record<TacticalOption, string>> = {
  1: 'move',
  2: 'halt and fire',
  3: 'make half a move, then fire',
  4: 'fire, then make half a move',
  5: 'move, then fire',
  6: 'take up or set down a load',
  7: 'act',
};

export const MOVE_EVENTS = {
  /** WW2-CP-12 to WW2-CP-19: a tactical move is paid for when it begins. */
  optionBegan: event<{ group: number; cost: number; option: ActiveOption; cpLeft: number } & Reasoned>({
    apply(state, { group, cost, option, cpLeft }) {
      const { stand } = option;
      if (state.activeStand !== null && state.activeStand !== stand) standIn(state, state.activeStand).done = true;
      groupIn(state, group).cp = cpLeft;
      const draft = standIn(state, stand);
      draft.movesMade++;
      draft.cpSpent += cost;
      state.activeGroup = group;
      state.activeStand = stand;
      state.option = option.shotsLeft > 0 || option.moveLeft ? option : null;
    },
    tell: ({ option, cost }) => `${option.stand} pays ${cost} CP to ${OPTION_WORDS[option.number]}`,
    about: ({ option }) => [option.stand],
  }),
  /** What is left of the option that is being made; `leaves`: what of it is left out, and by whom. */
  optionLeft: event<
    { option: ActiveOption | null; leaves?: { stand: string; what: 'shot' | 'move' } } & Partial<Reasoned>
  >({
    apply(state, { option }) {
      state.option = option;
    },
    tell: ({ leaves }) => leaves && `${leaves.stand} leaves its ${leaves.what} out`,
    about: ({ leaves }) => (leaves ? [leaves.stand] : []),
  }),
  moved: event<
    {
      stand: string;
      how: WayToMove;
      path: readonly Point[];
      facing: number;
      metres: number;
      used: number;
      /** WW2-R-139: after a halt. */
      again?: boolean;
    } & Reasoned
  >({
    apply(state, { stand, how, path, facing, used }) {
      const before = state.stands[state.lookup.ids[stand]!]!;
      const { x, y } = path.at(-1) ?? before;
      const shifted = x !== before.x || y !== before.y;
      const draft = standIn(state, stand);
      setDownAt(draft, { x, y, facing });
      draft.where = 'table';
      draft.moved = true;
      draft.fireMarker = false;
      draft.dugIn = before.dugIn && !shifted;
      draft.moveUsed += used;
      if (how === 'march') draft.marched = true;
      if (how === 'retreat') draft.retreatDone = true;
      takeAlong(state, draft, { x, y, facing });
    },
    /** Whoever was halted at the end of his way has nothing left to go. */
    tell({ stand, how, metres, again }) {
      if (metres > 0 || isForced(how)) return `${stand} ${again ? 'goes on' : MOVES[how]} ${metres}m`;
      return again ? undefined : `${stand} turns on the spot`;
    },
  }),
  /** WW2-R-122: a reserve comes to its base edge; what it carries comes with it. */
  entered: event<{ stand: string; at: Pose } & Reasoned>({
    apply(state, { stand, at: { x, y, facing } }) {
      changeStand(state, stand, { where: 'table', x, y, facing, moved: true });
      const there = state.stands[state.lookup.ids[stand]!]!;
      takeAlong(state, there, { x, y, facing });
      changeGroup(state, there.group, { hadGround: true });
    },
    tell: ({ stand }) => `${stand} comes on from the reserve`,
  }),
  /** CPs that a group pays for something else than a tactical move. */
  cpPaid: event<{ group: number; cost: number; cpLeft: number; stand?: string; to?: string } & Partial<Reasoned>>({
    apply: (state, { group, cpLeft }) => changeGroup(state, group, { cp: cpLeft }),
    tell: ({ cost, stand, to }) => (to ? `${stand} pays ${cost} CP to ${to}` : undefined),
  }),
  bussed: event<{ stand: string; carrier: string; as: 'bussed' | 'hitched' } & Reasoned>({
    apply(state, { stand, carrier, as }) {
      const { x, y, facing } = state.stands[state.lookup.ids[carrier]!]!;
      const change = { where: as as Place, carrier, sharesWith: null, x, y, facing, moved: true };
      changeStand(state, stand, { ...change, fireMarker: false, dugIn: false });
    },
    tell: ({ stand, carrier, as }) => `${stand} is ${as === 'bussed' ? 'taken up by' : 'hitched to'} ${carrier}`,
  }),
  setDown: event<{ stand: string; carrier: string; at: Pose; shares: boolean } & Reasoned>({
    apply(state, { stand, carrier, at: { x, y, facing }, shares }) {
      const sharesWith = shares ? carrier : null;
      changeStand(state, stand, {
        where: 'table',
        carrier: null,
        sharesWith,
        x,
        y,
        facing,
        moved: true,
        debussed: true,
      });
      changeGroup(state, state.stands[state.lookup.ids[stand]!]!.group, { hadGround: true });
    },
    tell: ({ stand, carrier }) => `${stand} is set down by ${carrier}`,
  }),
  /** WW2-TAC-11: 250m apart, they share nothing any longer. */
  parted: event<{ stand: string }>({
    apply: (state, { stand }) => changeStand(state, stand, { sharesWith: null }),
  }),
  /** WW2-R-32 `free-pivot`: no move, and its FIRE marker stays. */
  trained: event<{ stand: string; facing: number } & Reasoned>({
    apply(state, { stand, facing }) {
      const before = state.stands[state.lookup.ids[stand]!]!;
      const { x, y } = before;
      changeStand(state, stand, { facing });
      takeAlong(state, before, { x, y, facing });
    },
    tell: ({ stand }) => `${stand} turns to fire`,
  }),
  displaced: event<{ stand: string } & Reasoned>({
    apply(state, { stand }) {
      const draft = standIn(state, stand);
      draft.fireMarker = false;
      draft.moved = true;
    },
    tell: ({ stand }) => `${stand} shifts its position`,
  }),
  halted: event<{ stand: string } & Reasoned>({
    apply: (state, { stand }) => changeStand(state, stand, { retreatDone: true }),
    tell: ({ stand }) => `${stand} is halted`,
  }),
  leftTable: event<{ stand: string; to: Place } & Reasoned>({
    apply(state, { stand, to }) {
      changeStand(state, stand, { where: to, mission: null });
      for (const { id, carrier, where } of state.stands)
        if (carrier === stand && (where === 'bussed' || where === 'hitched')) changeStand(state, id, { where: to });
    },
    tell: ({ stand }) => `${stand} leaves the table`,
  }),
  ferryUsed: event<{ crossing: string }>({
    apply(state, { crossing }) {
      state.ferried = [...state.ferried, crossing];
    },
  }),
};
