import type { Citation, Line, Side, TableSeat, UmpireRuling, Viewer } from '@umpire/engine';
import { eventsOf } from '../../common/book/events.js';
import { copyOfBase, copyOfCompany, copyOfFeature, copyOfLedger } from './copy.js';
import type { Asset, Base, Battalion, Commander, Company, State } from './state.js';

/**
 * What happens in this book happens to both sides at once, and each hears of it what it may know. So an event is a change of the state and,
 * for each who may hear something, his own sentence with its reasons: whoever makes an event decides there, once, who learns what.
 */
export interface Change {
  readonly patch: Patch;
  readonly news: News;
  /** PLA-GEN-13: on separate tables, whose battalions a line is about; nothing: it is for everybody of its side. */
  readonly of?: readonly string[];
}

/** Elements of lists are put in the place of those with their id; other fields are set. */
export type Patch = Readonly<Partial<Omit<State, keyof Lists>>> & {
  readonly [Name in keyof Lists]?: readonly Lists[Name][];
};
interface Lists {
  bases: Base;
  companies: Company;
  battalions: Battalion;
  commanders: Commander;
  assets: Asset;
}
const LISTS: readonly (keyof Lists)[] = ['bases', 'companies', 'battalions', 'commanders', 'assets'];
const isList = (name: string): name is keyof Lists => (LISTS as readonly string[]).includes(name);

/** What a viewer hears: nothing, if it is not there. */
export interface News {
  readonly umpire?: Line;
  readonly a?: Line;
  readonly b?: Line;
}

function apply(state: State, { patch }: Change): void {
  for (const name in patch) {
    const value = patch[name as keyof Patch];
    if (name === 'bases') put(state, name, patch.bases!, copyOfBase);
    else if (name === 'companies') put(state, name, patch.companies!, copyOfCompany);
    else if (name === 'ledgers')
      state.ledgers = { a: copyOfLedger(patch.ledgers!.a), b: copyOfLedger(patch.ledgers!.b) };
    else if (name === 'terrain') state.terrain = { now: patch.terrain!.now.map(copyOfFeature) };
    else if (isList(name)) put(state, name, value as readonly { readonly id: string }[], asItIs);
    else (state as unknown as Record<string, unknown>)[name] = value;
  }
}
const asItIs = <T>(element: T): T => element;
/** An element that is not there yet comes last, and is found from then on; one to which nothing happened stays. */
function put<T extends { readonly id: string }>(
  state: State,
  name: keyof Lists,
  elements: readonly T[],
  copy: (element: T) => T,
): void {
  const list = state[name] as unknown as T[];
  for (const element of elements) {
    const at = state.lookup.ids[element.id];
    if (at === undefined) {
      state.lookup = { ids: { ...state.lookup.ids, [element.id]: list.length } };
      list.push(copy(element));
    } else if (list[at] !== element) list[at] = copy(element);
  }
}

/** A spectator hears what both sides hear (PLA-WIN-04). */
function lineFor({ news }: Change, viewer: Viewer): Line | undefined {
  if (viewer !== 'spectator') return news[viewer];
  return news.a?.text === news.b?.text ? news.a : undefined;
}

/** What a viewer hears of an event, with his own reasons: those of others may tell more than he may know. */
export function tell(event: Change, viewer: Viewer, seat?: TableSeat): Line | undefined {
  const given = (seat?.commands as { readonly battalions?: readonly string[] } | null | undefined)?.battalions;
  if (event.of && given && !event.of.some(battalion => given.includes(battalion))) return undefined;
  return lineFor(event, viewer);
}

/** PLA-UMP-47: what he ruled beside the verbs of this book, a die that he replaced, is for his own eyes until the battle is over. */
export const tellRuling = ({ decision, reason }: UmpireRuling, viewer: Viewer): Line | undefined =>
  viewer === 'umpire'
    ? { text: `Ruled: ${reason}`, because: [{ rule: 'PLA-UMP-13', effect: decision, text: reason }], about: [] }
    : undefined;

const change = eventsOf<State>()<Change>({
  apply,
  tell: (event, viewer) => lineFor(event, viewer)?.text,
  about: (event, viewer) => lineFor(event, viewer)?.about ?? [],
});
/** The same, where somebody learns something that cannot be taken back. */
const reveal = { ...change, reveals: true as const };

export const EVENTS = {
  /** A sheet was written on, or a seat is ready: nobody else hears of it. */
  filed: change,
  /** The umpire did something that no side hears of. */
  noted: change,
  began: reveal,
  thrown: reveal,
  jammed: reveal,
  ordered: reveal,
  called: reveal,
  located: reveal,
  fired: reveal,
  fell: reveal,
  flew: reveal,
  moved: reveal,
  worked: reveal,
  assaulted: reveal,
  tested: reveal,
  surrendered: reveal,
  rallied: reveal,
  ended: reveal,
  ruled: reveal,
};
export type What = keyof typeof EVENTS;

export const line = (text: string, because: readonly Citation[], ...about: string[]): Line => ({
  text,
  because,
  about,
});
/** Everybody hears the same. */
export const toAll = (text: string, because: readonly Citation[], ...about: string[]): News => {
  const said = line(text, because, ...about);
  return { umpire: said, a: said, b: said };
};
/** One side and the umpire. */
export const toSide = (side: Side, text: string, because: readonly Citation[], ...about: string[]): News => {
  const said = line(text, because, ...about);
  return { umpire: said, [side]: said };
};
export const toUmpire = (text: string, because: readonly Citation[], ...about: string[]): News => ({
  umpire: line(text, because, ...about),
});
