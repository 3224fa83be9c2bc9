import {
  type MenuItem,
  type Readiness,
  type Roster,
  type RosterRow,
  readinessOf,
  type Scene,
  USES,
  type Use,
} from '@umpire/engine';

/** Who can still act in this step. */
export type Ready = ReadonlyMap<string, Readiness>;

export const readyFrom = (menu: readonly MenuItem[]): Ready => readinessOf(menu);

/**
 * Whether a menu alone says who can act. Where a step can be ended it does; else a verb that strikes is open as long as its piece may
 * strike at all, and whether anybody is in reach is still to be found out.
 */
export const isSettled = (menu: readonly MenuItem[]): boolean =>
  menu.some(({ ends, closed }) => ends === 'step' && !closed) ||
  !menu.some(
    ({ closed, use, stand, fields }) =>
      !closed && use !== undefined && stand !== undefined && fields[0]?.gesture === 'target',
  );

/** Ending a step wastes these; what else a piece could do is its player's affair. */
const WASTED: readonly Use[] = ['move', 'charge', 'fire'];

export interface Able {
  readonly use: Use;
  readonly stands: readonly string[];
}

/** Who can do what, without what nobody can. */
export const ableIn = (ready: Ready, uses: readonly Use[] = USES): readonly Able[] =>
  uses
    .map(use => ({ use, stands: [...ready.values()].filter(({ can }) => can.includes(use)).map(({ stand }) => stand) }))
    .filter(({ stands }) => stands.length > 0);

/** Formations to which nothing was ever said, and who could be told something now: they only hold. */
export const unordered = (roster: Roster | undefined): readonly RosterRow[] =>
  roster?.rows.filter(({ state, cut, pieces }) => state === 'none' && !cut && pieces.length > 0) ?? [];

/** Of those the one after a piece, or the first. */
export function nextUnordered(roster: Roster, from: string | undefined): string | undefined {
  const at = roster.rows.findIndex(({ pieces }) => from !== undefined && pieces.includes(from));
  const open = unordered(roster);
  return (open.find(row => roster.rows.indexOf(row) > at) ?? open[0])?.pieces[0];
}

/** Who could still do something that is lost when the step ends; where orders are paid for, so is what was not paid out. */
export function wastedIn(ready: Ready, menu: readonly MenuItem[]): readonly Able[] {
  const wasted = ableIn(ready, WASTED);
  if (wasted.length > 0) return wasted;
  const unpaid = new Set(
    menu.flatMap(({ price, paid, closed, stand }) => (price && !paid && !closed && stand ? [stand] : [])),
  );
  return unpaid.size > 0 ? [{ use: 'act', stands: [...unpaid] }] : [];
}

/** Said as long as it is not certain. */
export const COUNTING = 'counting who can act …';

/** "3 can move, 2 can fire". */
export const ableWords = (able: readonly Able[]): string =>
  able.map(({ use, stands }) => `${stands.length} can ${use}`).join(', ');

/**
 * Of those who can act the one after this one, as they stand in the scene; undefined: there is none on that way. Behind somebody who is
 * done it begins again: whoever has just moved his last piece is led to those whom he passed over.
 */
export function nextReady(
  ready: Ready,
  { pieces }: Pick<Scene, 'pieces'>,
  from: string | undefined,
  by: 1 | -1,
): string | undefined {
  const able = pieces.filter(({ id }) => (ready.get(id)?.can.length ?? 0) > 0).map(({ id }) => id);
  const places = pieces.map(({ id }) => id);
  const now = from === undefined ? (by > 0 ? -1 : places.length) : places.indexOf(from);
  const later = able.filter(id => (places.indexOf(id) - now) * by > 0);
  const onward = later.length === 0 && from !== undefined && !able.includes(from) ? able : later;
  return by > 0 ? onward[0] : onward.at(-1);
}
