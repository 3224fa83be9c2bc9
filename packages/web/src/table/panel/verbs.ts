import type { Inspection, LogEntry } from '@umpire/desk';
import {
  type Draft,
  type GestureTarget,
  gestureInHand,
  type MenuItem,
  type Piece,
  type Preview,
  type Refusal,
  type Side,
} from '@umpire/engine';
import { pieceIn } from '../log/lines.js';
import { worth } from '../odds/worth.js';

/** Closed verbs that are closed for the same reason are said in one line. */
export interface ClosedGroup {
  readonly items: readonly MenuItem[];
  readonly why: Refusal;
}

export function closedGroups(items: readonly MenuItem[]): ClosedGroup[] {
  const groups = new Map<string, { items: MenuItem[]; why: Refusal }>();
  for (const item of items) {
    if (!item.closed) continue;
    const key = `${item.closed.rule ?? ''} ${item.closed.message}`;
    const group = groups.get(key);
    if (group) group.items.push(item);
    else groups.set(key, { items: [item], why: item.closed });
  }
  return [...groups.values()];
}

/**
 * A verb as it is open to the piece that was taken up: one that strikes is closed where nobody can be struck now, with what stands in the
 * way of the one who is likeliest to be.
 */
export function withReach(item: MenuItem, inspection: Inspection | undefined): MenuItem {
  if (item.closed || item.fields[0]?.gesture !== 'target' || inspection?.piece !== item.stand) return item;
  const aimed = inspection!.targets.filter(({ verb }) => verb === item.verb);
  if (aimed.some(({ target }) => !target.closed)) return item;
  const [first] = inOrder(aimed);
  const why = first?.target.closed;
  return {
    ...item,
    closed: {
      message: why ? `nobody can be struck now; ${first.target.id}: ${why.message}` : 'nobody can be struck now',
      ...(why?.rule && { rule: why.rule }),
    },
  };
}

/** Who is struck, by which verb, and what would come of it. */
export interface AimedRow {
  readonly verb: string;
  readonly target: GestureTarget;
  readonly preview?: Preview | undefined;
}

/** The best first; then those of whom nobody knows what would come of it; what is closed last, and of that first who is near enough, then who need only be nearer: something can be done about them; then the nearest. */
export function inOrder<Row extends AimedRow>(rows: readonly Row[]): Row[] {
  const value = ({ target, preview }: Row): number =>
    target.closed
      ? (target.near ? -10 : target.short ? -100 : -1e6) - (target.gap ?? 1e6) / 1e6
      : preview?.odds
        ? worth(preview.odds)
        : UNKNOWN;
  return [...rows].sort((x, y) => value(y) - value(x));
}

/** Whom the order in hand can be for; where none is in hand, whom the piece that is held could strike by any. */
export function aimedRows(draft: Draft | undefined, inspection: Inspection | undefined): readonly AimedRow[] {
  const found = inspection?.targets ?? [];
  if (!draft) return found;
  const { verb } = draft.item;
  const gesture = gestureInHand(draft);
  const previews = new Map(found.filter(one => one.verb === verb).map(one => [one.target.id, one.preview]));
  return gesture?.kind === 'target'
    ? gesture.targets.map(target => ({ verb, target, preview: previews.get(target.id) }))
    : [];
}

/** Each target once, of the verbs that can strike it by the first: without a verb in hand two odds for one target only puzzle. */
export function once(rows: readonly AimedRow[]): AimedRow[] {
  const found = new Map<string, AimedRow>();
  for (const row of rows) {
    const before = found.get(row.target.id);
    if (!before || (before.target.closed && !row.target.closed)) found.set(row.target.id, row);
  }
  return [...found.values()];
}

/** Below the worst odds there are, above what is closed. */
const UNKNOWN = -2;

/** What ends the battle, or is no part of the step, is kept in the menu of the page, out of the way. */
export const isAside = ({ ends, aside = false }: MenuItem): boolean => ends === 'battle' || aside;

/** The verbs of a piece, those last that are no part of the step; or of the whole side. */
export function verbsOf(menu: readonly MenuItem[], stand: string | undefined): readonly MenuItem[] {
  const own = menu.filter(item => item.stand === stand);
  const aside = stand === undefined ? [] : own.filter(item => isAside(item) && !item.closed);
  return [...own.filter(item => !isAside(item)), ...aside];
}

const ofSide = (menu: readonly MenuItem[]): readonly MenuItem[] =>
  menu.filter(item => item.stand === undefined && !item.closed && !isAside(item));

/** The end of the step or the turn, where it is open. */
const openEnd = (menu: readonly MenuItem[]): MenuItem | undefined => ofSide(menu).find(item => item.ends !== undefined);

/**
 * What the primary button offers while nothing is in hand: what the side can do as a whole, or the end of the step. A side
 * that has just done such a thing and could do it again is offered the end; so is one that writes its orders from a list, which is never done.
 */
export function expectedItem(menu: readonly MenuItem[], lastVerb?: string, hasRoster = false): MenuItem | undefined {
  const work = ofSide(menu).filter(item => item.ends === undefined);
  const end = openEnd(menu);
  if (end && hasRoster) return end;
  return end && work.some(item => item.verb === lastVerb) ? end : (work[0] ?? end);
}

/** What a side did last. */
export const lastVerbOf = (log: readonly LogEntry[], side: Side | undefined): string | undefined =>
  log.findLast(entry => entry.by === side)?.verb;

/** The end of the step or the turn, if it is closed: what the player must do first. */
export const closedEnd = (menu: readonly MenuItem[]): MenuItem | undefined =>
  menu.find(item => item.stand === undefined && item.closed && (item.ends === 'step' || item.ends === 'turn'));

/** An order that may be complete as the book suggests it: nothing has to be drawn. */
export const isAtOnce = ({ fields }: MenuItem): boolean =>
  fields.every(({ gesture }) => gesture === 'choose' || gesture === 'target');

/** The one thing that must be done before the step may end, by the piece that the refusal names: one press does it. */
export function dueItem(menu: readonly MenuItem[], pieces: readonly Piece[]): MenuItem | undefined {
  const shut = expectedItem(menu) ? undefined : closedEnd(menu);
  const named = shut && pieceIn(shut.closed!.message, pieces);
  const open = named ? menu.filter(one => one.stand === named.id && !one.closed) : [];
  return open.length === 1 && isAtOnce(open[0]!) ? open[0] : undefined;
}

/** What a piece that must act before the step may end is offered: to go or to strike; what else it could do besides is seldom what is owed. */
export function owedItem(menu: readonly MenuItem[], piece: string): MenuItem | undefined {
  const open = menu.filter(({ stand, closed }) => stand === piece && !closed);
  return open.find(({ use }) => use !== undefined && use !== 'act') ?? open[0];
}

/** What one press of the large button lets a piece do: what is due, or what the piece that is held can do alone. */
export function pressedItem(
  menu: readonly MenuItem[],
  pieces: readonly Piece[],
  selected: string | undefined,
): MenuItem | undefined {
  const due = dueItem(menu, pieces);
  const own = menu.filter(
    item => item.stand === selected && item.stand !== undefined && !item.closed && !isAside(item),
  );
  return due ?? (own.length === 1 && isAtOnce(own[0]!) ? own[0] : undefined);
}

/** What a piece can do: the selected one, or the first that can do anything. */
export const pieceItem = (menu: readonly MenuItem[], selected: string | undefined): MenuItem | undefined => {
  const open = menu.filter(item => item.stand !== undefined && !item.closed && !isAside(item));
  return open.find(item => item.stand === selected) ?? open[0];
};

/** The verb a key starts: of the selected piece first, then of the side; an open one if there is one. */
export function verbByKey(menu: readonly MenuItem[], key: string, stand: string | undefined): MenuItem | undefined {
  const fits = menu.filter(item => item.key === key && !isAside(item));
  const own = stand === undefined ? [] : fits.filter(item => item.stand === stand);
  const whole = fits.filter(item => item.stand === undefined);
  return own.find(item => !item.closed) ?? whole.find(item => !item.closed) ?? own[0] ?? whole[0];
}

/** The order that a click on a piece pays for. */
export const payable = (menu: readonly MenuItem[], stand: string): MenuItem | undefined =>
  menu.find(item => item.stand === stand && item.price !== undefined && !item.closed);

/** It has a price, and could be paid for. */
export const isUnpaid = ({ price, paid, closed }: MenuItem): boolean => price !== undefined && !paid && !closed;
