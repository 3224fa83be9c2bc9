import type { Side } from '@umpire/engine';
import type { Action, ActionName, ActionOf } from './actions.js';
import type { State, Window } from './state.js';

const EVERY: readonly Window[] = ['orders', 'fire', 'close-support', 'move'];
/** PLA-WIN-01, 5.2: in which windows each action may be written. */
export const WINDOWS_OF: Readonly<Record<ActionName, readonly Window[]>> = {
  allocate: ['allocation'],
  'air-allocate': ['air'],
  'break-off': ['break-off'],
  deploy: ['deployment'],
  board: ['deployment'],
  order: ['first-orders', 'orders'],
  'cancel-order': ['orders'],
  'drop-company': ['orders'],
  'place-commander': ['first-orders', 'orders'],
  'call-support': ['orders'],
  'cancel-call': ['orders'],
  'air-mission': ['orders'],
  'cancel-mission': ['orders'],
  convert: ['orders'],
  'orbital-call': ['orders'],
  'engage-ecm': ['orders'],
  fire: ['fire'],
  'fire-speculative': ['fire'],
  'slave-fire': ['fire'],
  'fire-cloud': ['fire'],
  'close-support': ['close-support'],
  'cs-cloud': ['close-support'],
  move: ['move'],
  assault: ['move'],
  mount: ['move'],
  dismount: ['move'],
  limber: ['move'],
  dig: ['move'],
  work: ['move'],
  'stop-work': ['orders', 'move'],
  canister: ['move'],
  reorganise: ['move'],
  'close-up': ['move'],
  fly: ['move'],
  'fly-to-orbit': ['move'],
  load: ['move'],
  unload: ['move'],
  stay: EVERY,
  'hold-fire': EVERY,
  instruct: ['first-orders', ...EVERY],
  'standing-call': ['first-orders', ...EVERY],
};

/** What a line of a sheet speaks for: a later line for the same takes its place. */
export function slotOf(action: Action): string {
  switch (action.verb) {
    case 'canister':
    case 'instruct':
    case 'standing-call':
    case 'cancel-call':
    case 'drop-company':
      return JSON.stringify(action); // all that it says
    case 'order':
    case 'cancel-order':
      return `hq:${action.stand}`;
    case 'place-commander':
      return `commander:${action.commander}`;
    case 'call-support':
      return `battery:${action.stand}`;
    case 'air-allocate':
    case 'break-off':
      return action.verb;
    case 'air-mission':
    case 'cancel-mission':
    case 'convert':
      return `asset:${action.unit}`;
    case 'orbital-call':
    case 'fly':
    case 'fly-to-orbit':
    case 'load':
    case 'unload':
      return `asset:${action.asset}`;
    case 'allocate':
      return `allocate:${action.stand}`;
    default:
      return `base:${action.stand}`;
  }
}

/** PLA-WIN-05: in which step a line acts for its base; nothing: it is for somebody else, or acts at once. */
const FIRING: readonly ActionName[] = [
  'fire',
  'fire-speculative',
  'slave-fire',
  'fire-cloud',
  'close-support',
  'cs-cloud',
  'hold-fire',
];
const MOVING: readonly ActionName[] = [
  'move',
  'assault',
  'mount',
  'dismount',
  'limber',
  'dig',
  'work',
  'stop-work',
  'reorganise',
  'close-up',
  'stay',
];
type Acting = 'fire' | 'move';
const stepOf = ({ verb }: Action): Acting | undefined =>
  FIRING.includes(verb) ? 'fire' : MOVING.includes(verb) ? 'move' : undefined;

/** A sheet with one more line. Before turn 1 orders cost no time (PLA-OM-03): an HQ writes as many as it likes, one for each company. */
export function withLine(sheet: readonly Action[], action: Action, before = false): readonly Action[] {
  if (before && action.verb === 'order')
    return [...sheet.filter(line => line.verb !== 'order' || !sharesCompany(line, action)), action];
  const [slot, step] = [slotOf(action), stepOf(action)];
  return [...sheet.filter(line => stepOf(line) !== step || !isFor(line, action, slot)), action];
}
/** Whether a line speaks for what another does. Those that speak for all that they say never speak for what one of another kind does. */
const isFor = (line: Action, action: Action, slot: string): boolean =>
  line.verb === action.verb ? slotOf(line) === slot : !isWhole(line) && !isWhole(action) && slotOf(line) === slot;
const WHOLE: readonly ActionName[] = ['canister', 'instruct', 'standing-call', 'cancel-call', 'drop-company'];
const isWhole = ({ verb }: Action): boolean => WHOLE.includes(verb);
const sharesCompany = (one: ActionOf<'order'>, other: ActionOf<'order'>): boolean =>
  one.companies.some(id => other.companies.includes(id));

/** What a side has written of one kind, in its order. */
export function written<Name extends ActionName>(
  state: Pick<State, 'sheets'>,
  side: Side,
  name: Name,
): ActionOf<Name>[] {
  return state.sheets[side].filter((line): line is ActionOf<Name> & Action => line.verb === name) as ActionOf<Name>[];
}
/** What a side has written for a base to do in a step, if anything. */
export function lineFor(sheet: readonly Action[], base: string, step: Acting): Action | undefined {
  for (const line of sheet) if ('stand' in line && line.stand === base && stepOf(line) === step) return line;
  return undefined;
}

/** PLA-WIN-05: that a base stays, or holds its fire, may be written in any window; it counts until the turn is over. */
export const keptOver = (sheet: readonly Action[]): readonly Action[] =>
  sheet.filter(({ verb }) => verb === 'stay' || verb === 'hold-fire');
