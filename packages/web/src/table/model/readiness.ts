import {
  type Draws,
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

/** Who could go somewhere if another order went before it: his group is still to be chosen, say. */
function withMovesAfter(ready: Ready, menu: readonly MenuItem[]): Ready {
  const movers = readinessOf(menu.filter(({ after, use }) => after && use === 'move'));
  const both = [...movers].map(([stand, { can, ...rest }]) => {
    const already = ready.get(stand)?.can ?? [];
    return [stand, { ...rest, can: [...can, ...already] }] as const;
  });
  return new Map([...ready, ...both]);
}

/** Who could still do something that is lost when the step ends; where orders are paid for, so is what was not paid out. */
export function wastedIn(ready: Ready, menu: readonly MenuItem[]): readonly Able[] {
  const wasted = ableIn(withMovesAfter(ready, menu), WASTED);
  if (wasted.length > 0) return wasted;
  const unpaid = new Set(
    menu.flatMap(({ price, paid, closed, stand }) => (price && !paid && !closed && stand ? [stand] : [])),
  );
  return unpaid.size > 0 ? [{ use: 'act', stands: [...unpaid] }] : [];
}

/** Nobody has to do anything, and nothing is lost by going on: what can be done is there for who wants it. */
export const isForWhoWants = (ready: Ready, menu: readonly MenuItem[]): boolean =>
  wastedIn(ready, menu).length === 0 &&
  menu.some(({ ends, closed }) => (ends === 'step' || ends === 'turn') && !closed);

/** Whoever ends a step while somebody could still go or strike, or be paid for, is asked first. */
export const asksFirst = ({ ends }: MenuItem, ready: Ready, menu: readonly MenuItem[]): boolean =>
  (ends === 'step' || ends === 'turn') && wastedIn(ready, menu).length > 0;

/** Said as long as it is not certain. */
export const COUNTING = 'counting who can act …';

/**
 * "3 can move, 2 can fire"; where what they are paid for out of does not do for all: "2 points: up to 2 of 5 can move", or, where others may
 * go along with one who is paid for, "5 can move, in 2 orders at most".
 */
export function ableWords(able: readonly Able[], menu: readonly MenuItem[] = []): string {
  const words = able.map(one => `${manyOf(one, menu)} can ${one.use}${inOrders(one, menu)}`);
  return `${able.some(one => isShort(one, menu)) ? `${leftIn(menu)}: ` : ''}${words.join(', ')}`;
}

/** What they are paid for out of does not do for all of them. */
export const isShort = (able: Able, menu: readonly MenuItem[]): boolean => mostPaid(able, menu) < able.stands.length;

/** Whoever is paid for may take others along. */
const takesAlong = ({ stands, use }: Able, menu: readonly MenuItem[]): boolean =>
  menu.some(item => item.draws?.along && !item.closed && item.use === use && stands.includes(item.stand ?? ''));

/** "5", or "up to 2 of 5" where no more can be paid for. */
export const manyOf = (able: Able, menu: readonly MenuItem[]): string =>
  isShort(able, menu) && !takesAlong(able, menu)
    ? `up to ${mostPaid(able, menu)} of ${able.stands.length}`
    : `${able.stands.length}`;

/** ", in 2 orders at most" where no more can be paid for, and others may go along with each. */
export function inOrders(able: Able, menu: readonly MenuItem[]): string {
  if (!isShort(able, menu) || !takesAlong(able, menu)) return '';
  const orders = mostPaid(able, menu);
  return `, in ${orders} ${orders === 1 ? 'order' : 'orders'} at most`;
}

/** Those of one formation together, as the scene calls them; undefined where there is nothing to be told apart, or too few for it. */
export function formationsOf(
  stands: readonly string[],
  { pieces }: Pick<Scene, 'pieces'>,
  few: number,
): readonly { readonly name: string; readonly stands: readonly string[] }[] | undefined {
  const found = new Map<string, string[]>();
  for (const id of stands) {
    const name = pieces.find(piece => piece.id === id)?.group ?? '';
    found.set(name, [...(found.get(name) ?? []), id]);
  }
  const isTold = stands.length > few && found.size > 1 && found.size < stands.length;
  return isTold ? [...found].map(([name, of]) => ({ name, stands: of })) : undefined;
}

/** The cheapest way in which a piece can be used so; 0: it costs nothing of a store. */
function cheapest(stand: string, use: Use, menu: readonly MenuItem[]): Draws | undefined {
  const ways = menu.filter(item => item.stand === stand && item.use === use && !item.closed);
  if (ways.some(({ draws }) => !draws)) return undefined;
  return ways.map(({ draws }) => draws!).sort((one, other) => one.cost - other.cost)[0];
}

/** How many of some can be used so at most, the cheapest first, out of what is left in each store. */
export function mostPaid({ stands, use }: Able, menu: readonly MenuItem[]): number {
  const drawn = stands.map(stand => cheapest(stand, use, menu));
  const left = new Map(drawn.flatMap(draws => (draws ? [[draws.from, draws.left] as const] : [])));
  const paid = drawn
    .filter(draws => draws !== undefined)
    .sort((one, other) => one.cost - other.cost)
    .filter(({ from, cost }) => {
      const rest = left.get(from)! - cost;
      if (rest >= 0) left.set(from, rest);
      return rest >= 0;
    });
  return paid.length + drawn.filter(draws => draws === undefined).length;
}

/** "2 command points": all that is left in the stores out of which somebody can still be paid for. */
export function leftIn(menu: readonly MenuItem[]): string {
  const stores = new Map(menu.flatMap(({ draws, closed }) => (draws && !closed ? [[draws.from, draws] as const] : [])));
  const [first] = stores.values();
  const left = [...stores.values()].reduce((sum, store) => sum + store.left, 0);
  return `${left} ${left === 1 ? first!.unit.replace(/s$/, '') : first!.unit}`;
}

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
