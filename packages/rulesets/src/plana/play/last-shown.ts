import type { Side } from '@umpire/engine';
import { changesSoFar } from './change.js';
import type { State } from './state.js';
import type { View } from './view.js';

/** What was shown to a side last, and of what. */
interface Shown {
  readonly state: State;
  readonly changes: number;
  readonly bases: State['bases'];
  readonly companies: State['companies'];
  readonly ledger: State['ledgers'][Side];
  readonly view: View;
}

/** Whoever writes a line looks at the table, and the line is looked at on the same table: it is laid out once. */
export function lastShown(layOut: (state: State, side: Side) => View): (state: State, side: Side) => View {
  const last: Record<Side, Shown | undefined> = { a: undefined, b: undefined };
  return (state, side) => {
    const has = last[side];
    if (has && isAsShown(has, state, side)) return has.view;
    const { bases, companies, ledgers } = state;
    const view = layOut(state, side);
    last[side] = { state, changes: changesSoFar(), bases, companies, ledger: ledgers[side], view };
    return view;
  };
}
/** Nothing has happened since in any battle, nor has anybody changed the table by hand. */
const isAsShown = ({ state, changes, bases, companies, ledger, view }: Shown, now: State, side: Side): boolean =>
  state === now &&
  changes === changesSoFar() &&
  bases === now.bases &&
  companies === now.companies &&
  ledger === now.ledgers[side] &&
  view.stage === now.stage &&
  view.turn === now.turn &&
  view.weather === now.weather &&
  view.sheet === now.sheets[side] &&
  view.own === now.sides[side];
